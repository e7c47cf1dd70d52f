import Foundation
import GalleyDrawing
import GalleyGeometry

/// How paints become attributes.
extension SVGCanvas {
    /// The attributes that paint with a colour; black fills need none.
    static func colorAttributes(_ name: String, _ color: ResolvedColor) -> String {
        let wide = wideAttribute(name, color)
        let color = color.clamped
        let hex = hexText(color)
        var text = name == "fill" && hex == "#000" ? "" : " \(name)=\"\(hex)\""
        if color.alpha < 1 { text += " \(name)-opacity=\"\(SVGNumber.text(color.alpha))\"" }
        return text + wide
    }

    /// What viewers that know Display P3 paint with in place of the attribute, for colours outside of sRGB (CSS Color 4, §10.4).
    private static func wideAttribute(_ name: String, _ color: ResolvedColor) -> String {
        let range = -0.0005...1.0005
        guard [color.red, color.green, color.blue].contains(where: { $0.isFinite && !range.contains($0) }) else {
            return ""
        }
        // What lies beyond Display P3, too, is the nearest in sRGB: cut off, its hue would be another.
        let wide = color.inDisplayP3
        guard [wide.red, wide.green, wide.blue].allSatisfy(range.contains) else { return "" }
        let parts = [wide.clamped.red, wide.clamped.green, wide.clamped.blue].map {
            SVGNumber.text(($0 * 1e4).rounded() / 1e4)
        }
        return " style=\"\(name):color(display-p3 \(parts.joined(separator: " ")))\""
    }

    /// The attributes of a filter's flood.
    static func floodAttributes(_ color: ResolvedColor) -> String {
        let color = color.clamped
        let opacity = color.alpha < 1 ? " flood-opacity=\"\(SVGNumber.text(color.alpha))\"" : ""
        return " flood-color=\"\(hexText(color))\"" + opacity
    }

    /// The attributes that paint with a paint.
    /// - Parameter bounds: What will be painted; used where the paint must become pixels.
    func paintAttributes(_ name: String, _ paint: Paint, bounds: CGRect) -> String {
        if case .color(let color) = paint { return Self.colorAttributes(name, color) }
        guard let id = define(paint, bounds: bounds) else { return " \(name)=\"none\"" }
        return " \(name)=\"url(#\(id))\""
    }

    private func define(_ paint: Paint, bounds: CGRect) -> String? {
        func number(_ value: Double) -> String { SVGNumber.text(value) }
        switch paint {
        case .color:
            return nil
        case .linear(let gradient):
            let (x1, y1) = (number(gradient.start.x), number(gradient.start.y))
            let (x2, y2) = (number(gradient.end.x), number(gradient.end.y))
            return define(
                "linearGradient", "x1=\"\(x1)\" y1=\"\(y1)\" x2=\"\(x2)\" y2=\"\(y2)\"",
                GradientRamp(gradient.stops).sRGBStops())
        case .radial(let gradient):
            // An inner radius is not known to every viewer: the stops move outwards instead.
            let width = gradient.outerRadius - gradient.innerRadius
            let stops = GradientRamp(gradient.stops).sRGBStops().map { stop in
                let radius = gradient.innerRadius + width * stop.location
                return GradientStop(color: stop.color, location: radius / gradient.outerRadius)
            }
            let (x, y) = (number(gradient.center.x), number(gradient.center.y))
            var place = "cx=\"\(x)\" cy=\"\(y)\" r=\"\(number(gradient.outerRadius))\""
            if gradient.heightPerWidth != 1 {
                let stretch = gradient.heightPerWidth
                let shift = number(gradient.center.y - gradient.center.y * stretch)
                let scale = SVGNumber.text(stretch, decimals: 6)
                place += " gradientTransform=\"matrix(1 0 0 \(scale) 0 \(shift))\""
            }
            return define("radialGradient", place, stops)
        case .angular:
            return angularPattern(paint, bounds: bounds)
        case .mesh:
            return meshPattern(paint, bounds: bounds)
        case .image(let pattern):
            return self.pattern(pattern)
        }
    }

    /// SVG knows no meshes: a picture of two pixels a point stands for one.
    private func meshPattern(_ paint: Paint, bounds: CGRect) -> String? {
        let area = bounds.insetBy(dx: -1, dy: -1)
        guard area.isDrawable else { return nil }
        let density = min(2, 2048 / Double(max(area.width, area.height)))
        let place = CGAffineTransform(translationX: -area.minX, y: -area.minY)
        let list = DisplayList(
            size: area.size, items: [.group(transform: place, [.fill(Path(area), paint, FillStyle())])])
        guard let image = try? PNGExporter(scale: density).image(for: list) else { return nil }
        return imagePattern(image, area)
    }

    private func pattern(_ pattern: ImagePatternPaint) -> String? { imagePattern(pattern.image, pattern.tile) }

    /// A picture that repeats itself from a place on.
    private func imagePattern(_ image: RasterImage, _ tile: CGRect) -> String? {
        guard let file = SVGImageData.text(image, tint: nil) else { return nil }
        let box = [tile.width, tile.height].map { SVGNumber.text(Double($0)) }
        let place = "x=\"\(SVGNumber.text(Double(tile.minX)))\" y=\"\(SVGNumber.text(Double(tile.minY)))\""
        let size = "width=\"\(box[0])\" height=\"\(box[1])\""
        return define("p", place + size + file) {
            "<pattern \($0) patternUnits=\"userSpaceOnUse\" \(place) \(size)>"
                + "<image \(size) preserveAspectRatio=\"none\" \(note(link: file))/></pattern>"
        }
    }

    private func define(_ element: String, _ place: String, _ stops: [GradientStop]) -> String {
        var text = ""
        for stop in stops {
            text +=
                "<stop offset=\"\(SVGNumber.text(stop.location, decimals: 4))\" stop-color=\"\(Self.hexText(stop.color))\""
            if stop.color.alpha < 1 { text += " stop-opacity=\"\(SVGNumber.text(stop.color.alpha))\"" }
            text += "/>"
        }
        return define("p", element + place + text) {
            "<\(element) \($0) gradientUnits=\"userSpaceOnUse\" \(place)>\(text)</\(element)>"
        }
    }

    /// SVG knows no angular gradients: a picture of two pixels a point, tiled once, stands for one.
    private func angularPattern(_ paint: Paint, bounds: CGRect) -> String? {
        let area = bounds.insetBy(dx: -1, dy: -1)
        guard area.isDrawable else { return nil }
        let density = min(2, 1024 / Double(max(area.width, area.height)))
        let width = max(1, Int((Double(area.width) * density).rounded(.up)))
        let height = max(1, Int((Double(area.height) * density).rounded(.up)))
        let scaleX = Double(width) / Double(area.width)
        let scaleY = Double(height) / Double(area.height)
        guard
            let raster = GradientRaster(
                paint,
                matrix: CGAffineTransform(scaleX, 0, 0, scaleY, -area.minX * scaleX, -area.minY * scaleY))
        else { return nil }
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            count = width * height
            if let base = buffer.baseAddress {
                base.initialize(repeating: 0, count: count)
                raster.fill(base, x: 0, y: 0, width: width, height: height, stride: width)
            }
        }
        let bytes = pixels.withUnsafeBytes { Array($0) }
        return RasterImage(pixelWidth: width, pixelHeight: height, premultipliedBGRA: bytes)
            .flatMap { imagePattern($0, area) }
    }

    private static func hexText(_ color: ResolvedColor) -> String {
        let color = color.clamped
        let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        // Three digits say as much as six where each is doubled.
        if bytes.allSatisfy({ $0 % 17 == 0 }) { return "#" + digits.map { String($0.prefix(1)) }.joined() }
        return "#" + digits.joined()
    }
}

/// Pictures as data URIs.
enum SVGImageData {
    /// The picture's own file if there is one, else a PNG.
    /// - Parameter tint: Only the picture's alpha counts, drawn in this colour.
    static func text(_ image: RasterImage, tint: ResolvedColor?) -> String? {
        if tint == nil, let file = image.file {
            return uri(file.format == .png ? "png" : "jpeg", file.bytes)
        }
        var pixels = image.premultipliedBGRA
        if let tint {
            for index in stride(from: 0, to: pixels.count, by: 4) {
                let alpha = Double(pixels[index + 3]) * tint.alpha
                func byte(_ value: Double) -> UInt8 { UInt8(min(255, max(0, value.rounded()))) }
                pixels[index] = byte(tint.blue * alpha)
                pixels[index + 1] = byte(tint.green * alpha)
                pixels[index + 2] = byte(tint.red * alpha)
                pixels[index + 3] = byte(alpha)
            }
        }
        let made = RasterImage(
            pixelWidth: image.pixelWidth, pixelHeight: image.pixelHeight, premultipliedBGRA: pixels)
        guard let made, let file = try? PNGExporter().data(for: made) else { return nil }
        return uri("png", file)
    }

    private static func uri(_ type: String, _ bytes: some DataProtocol) -> String {
        "data:image/\(type);base64," + Data(bytes).base64EncodedString()
    }
}
