import Foundation
import GalleyDrawing
import GalleyGeometry

/// Each effect, as it is written.
extension SVGCanvas {
    func draw(_ items: [DrawItem], with effect: LayerEffect) {
        // SVG has no perspective.
        if case .projection = effect { return drawPixels([.group(effect: effect, items)]) }
        let start =
            switch effect {
            case .opacity(let opacity): " opacity=\"\(SVGNumber.text(opacity))\""
            case .blur(let blur): attribute(SVGFilter(blur), effect, items)
            case .shadow(let shadow): attribute(SVGFilter(shadow), effect, items)
            case .mask(let mask): attribute(mask)
            case .blend(let mode): " style=\"mix-blend-mode:\(Self.name(mode))\""
            case .isolation: " style=\"isolation:isolate\""
            case .luminanceToAlpha(let color): attribute(SVGFilter(luminanceIn: color), effect, items)
            case .alphaThreshold(let threshold): attribute(SVGFilter(threshold), effect, items)
            case .innerShadow(let shadow): attribute(SVGFilter(inner: shadow), effect, items)
            case .backdrop(let backdrop): attribute(SVGFilter(tint: backdrop.tint), effect, items)
            case .projection: ""
            }
        draw(in: "<g\(start)>") { drawPicture(items) }
    }

    private func attribute(_ filter: SVGFilter, _ effect: LayerEffect, _ items: [DrawItem]) -> String {
        let area = SVGFilter.area(of: effect, on: items, in: seenArea)
        let id = define("f", filter.element("", area: area)) { filter.element($0, area: area) }
        return " filter=\"url(#\(id))\""
    }
}

/// Blurs and shadows as SVG filters.
struct SVGFilter {
    /// The filter's steps.
    let steps: String

    init(_ blur: LayerBlur) {
        var steps = "<feGaussianBlur stdDeviation=\"\(SVGNumber.text(blur.radius))\"/>"
        if blur.isOpaque {
            // All alpha up to 1, then down to what it was.
            steps += "<feColorMatrix values=\"1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1\"/>"
            steps += "<feComposite in2=\"SourceAlpha\" operator=\"in\"/>"
        }
        self.steps = steps
    }

    /// The shadow's form, named, and a flood of its colour.
    private static func place(of shadow: LayerShadow) -> String {
        var steps = ""
        // A deviation of 0 means different things to different viewers.
        var input = " in=\"SourceAlpha\""
        if shadow.radius > 0 {
            // What is cut at two deviations spreads as one of 0.88 deviations does.
            let deviation = shadow.radius * (shadow.falloff == .short ? 0.88 : 1)
            steps += "<feGaussianBlur\(input) stdDeviation=\"\(SVGNumber.text(deviation))\"/>"
            input = ""
        }
        steps += "<feOffset\(input) dx=\"\(SVGNumber.text(shadow.x))\" dy=\"\(SVGNumber.text(shadow.y))\""
        steps += " result=\"place\"/>"
        steps += "<feFlood\(SVGCanvas.floodAttributes(shadow.color))/>"
        return steps
    }

    init(_ shadow: LayerShadow) {
        var steps = Self.place(of: shadow)
        steps += "<feComposite in2=\"place\" operator=\"in\"/>"
        steps += "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
        self.steps = steps
    }

    /// A shadow of what lies beside falls into the picture.
    init(inner shadow: LayerShadow) {
        var steps = Self.place(of: shadow)
        steps += "<feComposite in2=\"place\" operator=\"out\"/>"
        steps += "<feComposite in2=\"SourceAlpha\" operator=\"in\" result=\"shade\"/>"
        steps += "<feMerge><feMergeNode in=\"SourceGraphic\"/><feMergeNode in=\"shade\"/></feMerge>"
        self.steps = steps
    }

    /// One colour where the alpha lies in a range: steep ramps at both ends.
    init(_ threshold: LayerThreshold) {
        func ramp(_ attributes: String, _ slope: Double, _ place: Double) -> String {
            "<feComponentTransfer\(attributes)><feFuncA type=\"linear\" slope=\"\(SVGNumber.text(slope))\""
                + " intercept=\"\(SVGNumber.text(1 - slope * place))\"/></feComponentTransfer>"
        }
        var steps = ramp(" in=\"SourceGraphic\" result=\"low\"", 255, max(threshold.least, 1 / 255))
        if threshold.most < 1 {
            steps += ramp(" in=\"SourceGraphic\"", -255, threshold.most)
            steps += "<feComposite in2=\"low\" operator=\"in\"/>"
        }
        steps += "<feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\" result=\"cut\"/>"
        steps += "<feFlood\(SVGCanvas.floodAttributes(threshold.color))/><feComposite in2=\"cut\" operator=\"in\"/>"
        self.steps = steps
    }

    /// One colour, as opaque as the picture is and the colour.
    init(tint: ResolvedColor) {
        steps = "<feFlood\(SVGCanvas.floodAttributes(tint))/><feComposite in2=\"SourceAlpha\" operator=\"in\"/>"
    }

    /// What is bright becomes opaque, in a colour.
    init(luminanceIn color: ResolvedColor) {
        var steps = "<feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.2126 0.7152 0.0722 0 0\""
        steps += " result=\"light\"/>"
        if color != .black {
            steps += "<feFlood\(SVGCanvas.floodAttributes(color))/><feComposite in2=\"light\" operator=\"in\"/>"
        }
        self.steps = steps
    }

    /// What a filter makes that can be seen: no more than its items and its reach beyond them, or viewers take their time for
    /// pixels that stay clear. In whole points, so that like items have like filters.
    static func area(of effect: LayerEffect, on items: [DrawItem], in seen: CGRect) -> CGRect {
        let reach = effect.reach
        // Without an area of its own, a filter ends a tenth of the view's size beyond it.
        let all = seen.insetBy(dx: -reach.x, dy: -reach.y)
        // A point for smooth edges.
        guard let box = items.bounds?.insetBy(dx: -reach.x - 1, dy: -reach.y - 1), box.isDrawable else { return all }
        let left = max(all.minX, box.minX.rounded(.down)), right = min(all.maxX, box.maxX.rounded(.up))
        let top = max(all.minY, box.minY.rounded(.down)), bottom = min(all.maxY, box.maxY.rounded(.up))
        // What cannot be seen need not be exact.
        guard right > left, bottom > top else { return CGRect(x: all.minX, y: all.minY, width: 1, height: 1) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The element, without its id.
    /// - Parameter area: What it makes, in the space of what it is used on.
    func element(_ id: String, area: CGRect) -> String {
        let x = SVGNumber.text(Double(area.minX)), y = SVGNumber.text(Double(area.minY))
        let width = SVGNumber.text(Double(area.width)), height = SVGNumber.text(Double(area.height))
        return
            "<filter \(id) filterUnits=\"userSpaceOnUse\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
            + " color-interpolation-filters=\"sRGB\">\(steps)</filter>"
    }
}
