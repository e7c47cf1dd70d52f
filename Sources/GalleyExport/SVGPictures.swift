import Foundation
import GalleyDrawing
import GalleyGeometry

/// How pictures get into SVG files: as their own files where SVG can hold them, once each, and then used.
extension SVGCanvas {
    /// A picture that was defined, and the lengths it was defined in.
    private struct Definition {
        var id: String
        var width: Double
        var height: Double
    }

    func draw(_ picture: Picture, in rect: CGRect, _ style: ImageStyle) {
        flushText()
        switch style.tint {
        case nil:
            if let known = define(picture, tint: nil) { emit(element(known, in: rect, style)) }
        case .color(let color)?:
            if let known = define(picture, tint: color) { emit(element(known, in: rect, style)) }
        case let paint?:
            // A mask lets through what is white.
            guard let known = define(picture, tint: ResolvedColor(red: 1, green: 1, blue: 1, alpha: 1)) else { return }
            let content = element(known, in: rect, style)
            let mask = define("m", content) { "<mask \($0)>\(content)</mask>" }
            emit("<rect\(Self.box(rect))\(paintAttributes("fill", paint, bounds: rect)) mask=\"url(#\(mask))\"/>")
        }
    }

    /// The element that shows a defined picture in a rectangle.
    private func element(_ known: Definition, in rect: CGRect, _ style: ImageStyle) -> String {
        guard let tile = style.tile else {
            return use(known.id, of: (known.width, known.height), in: rect, smooth: style.isSmooth)
        }
        let corner = CGRect(origin: .zero, size: tile)
        let content = use(known.id, of: (known.width, known.height), in: corner, smooth: style.isSmooth)
        let pattern = define("p", "\(Self.box(CGRect(origin: rect.origin, size: tile)))\(content)") {
            "<pattern \($0) patternUnits=\"userSpaceOnUse\"\(Self.box(CGRect(origin: rect.origin, size: tile)))>\(content)</pattern>"
        }
        return "<rect\(Self.box(rect)) fill=\"url(#\(pattern))\"/>"
    }

    private static func box(_ rect: CGRect) -> String {
        func number(_ value: CGFloat) -> String { SVGNumber.text(Double(value)) }
        return " x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\""
            + " width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
    }

    /// Shows a defined picture in a rectangle.
    /// - Parameter isHidden: Whether no one is told of it.
    func place(_ id: String, pixels: (width: Int, height: Int), in rect: CGRect, isHidden: Bool) {
        emit(use(id, of: (Double(pixels.width), Double(pixels.height)), in: rect, smooth: true, isHidden: isHidden))
    }

    private func use(
        _ id: String, of size: (width: Double, height: Double), in rect: CGRect, smooth: Bool, isHidden: Bool = false
    ) -> String {
        func factor(_ value: Double) -> String { SVGNumber.text(value, decimals: 6) }
        let x = SVGNumber.text(Double(rect.minX))
        let y = SVGNumber.text(Double(rect.minY))
        let scaleX = factor(Double(rect.width) / size.width)
        let scaleY = factor(Double(rect.height) / size.height)
        let rendering = smooth ? "" : " image-rendering=\"optimizeSpeed\" style=\"image-rendering:pixelated\""
        let hidden = isHidden ? " aria-hidden=\"true\"" : ""
        return "<use \(link(id))\(hidden) transform=\"matrix(\(scaleX) 0 0 \(scaleY) \(x) \(y))\"\(rendering)/>"
    }

    private func define(_ picture: Picture, tint: ResolvedColor?) -> Definition? {
        switch picture {
        case .raster(let image):
            define(image, tint: tint).map {
                Definition(id: $0, width: Double(image.pixelWidth), height: Double(image.pixelHeight))
            }
        case .vector(let image):
            Definition(
                id: define(image, tint: tint), width: Double(image.size.width), height: Double(image.size.height))
        }
    }

    /// Defines a picture, once for each colour it is tinted in.
    func define(_ image: RasterImage, tint: ResolvedColor?) -> String? {
        let tint = tint?.clamped
        if let known = known(image, tint) { return known }
        guard let file = SVGImageData.text(image, tint: tint) else { return nil }
        // Only the picture's own file is as it was stored.
        let turn = tint == nil ? image.file?.orientation ?? .up : .up
        let (width, height) =
            turn.swapsSides ? (image.pixelHeight, image.pixelWidth) : (image.pixelWidth, image.pixelHeight)
        var attributes = "width=\"\(width)\" height=\"\(height)\""
        if turn != .up {
            let map = turn.transform(width: Double(width), height: Double(height))
            let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { SVGNumber.text(Double($0)) }
            attributes += " transform=\"matrix(\(numbers.joined(separator: " ")))\""
        }
        let id = define("i", attributes + file) { "<image \($0) \(attributes) \(note(link: file))/>" }
        // One that has a file is an asset, which is kept by others too.
        note(image, tint, [id], bytes: image.file == nil ? image.pixelWidth * image.pixelHeight * 4 : 0)
        return id
    }

    /// What a picture in a colour is known as.
    private func known(_ image: AnyObject, _ tint: ResolvedColor?) -> String? {
        if let memory { return memory.image(image, tint)?.last }
        return images[ObjectIdentifier(image)]?[tint]
    }

    /// A picture has become definitions, the last of which draws it.
    private func note(_ image: AnyObject, _ tint: ResolvedColor?, _ ids: [String], bytes: Int) {
        if let memory { return memory.note(image, tint, ids, bytes: bytes) }
        images[ObjectIdentifier(image), default: [:]][tint] = ids.last
    }

    /// Defines a vector picture. It is tinted by a filter, and stays sharp.
    private func define(_ image: VectorImage, tint: ResolvedColor?) -> String {
        if let known = known(image, tint) { return known }
        var ids: [String] = []
        var attributes = Self.box(CGRect(origin: .zero, size: image.size)) + " preserveAspectRatio=\"none\""
        if let tint = tint?.clamped {
            let parts = [tint.red, tint.green, tint.blue].map { "0 0 0 0 \(SVGNumber.text($0))" }
            let matrix = (parts + ["0 0 0 \(SVGNumber.text(tint.alpha)) 0"]).joined(separator: " ")
            let filter = define("f", matrix) {
                "<filter \($0) x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\">"
                    + "<feColorMatrix values=\"\(matrix)\"/></filter>"
            }
            ids.append(filter)
            attributes += " filter=\"url(#\(filter))\""
        }
        let file = "data:image/svg+xml;base64," + Data(image.svg).base64EncodedString()
        let id = define("i", attributes + file) { "<image \($0)\(attributes) \(note(link: file))/>" }
        note(image, tint, ids + [id], bytes: image.svg.count)
        return id
    }
}
