import Foundation
import GalleyGeometry

/// Reads an icon file: the filled and stroked `path`, `circle`, `ellipse`, `rect`, `polygon`, `polyline` and `line`
/// elements of one SVG picture, with groups and transforms. Colours are ignored, since a symbol takes the foreground style
/// as one shape; strokes become the outlines of their lines.
enum SVGIconReader {
    /// An icon's outline in the units of its view box.
    struct Icon: Sendable {
        var outline: Path
        var viewBox: CGRect
        var usesEvenOdd: Bool
    }

    /// Larger files are no icons; they are refused rather than read.
    static let maximumLength = 1 << 20

    static func read(_ text: String) -> Icon? {
        guard text.utf8.count <= maximumLength else { return nil }
        var viewBox: CGRect?
        var shapes: [(outline: Path, evenOdd: Bool)] = []
        var groups: [Style] = [Style()]
        for token in SVGMarkup(Array(text.utf8)) {
            switch token {
            case .instruction, .declaration: continue
            case .end(let tag):
                if isGroup(tag.name), groups.count > 1 { groups.removeLast() }
            case .start(let tag):
                guard tag.isComplete else { continue }
                let (name, attributes) = (tag.name, tag.attributes)
                var style = groups[groups.count - 1].inheriting(attributes)
                if name == "svg" {
                    viewBox = viewBox ?? box(attributes)
                    groups[0] = style
                } else if isGroup(name) {
                    // Only a plain group is drawn where it stands; the others define something to be used elsewhere.
                    if name != "g" { style.isHidden = true }
                    if !tag.isEmpty { groups.append(style) }
                } else if !style.isHidden, let outline = shape(name, attributes), !outline.isEmpty {
                    if style.isFilled, name != "line" {
                        shapes.append((outline.applying(style.transform), style.evenOdd))
                    }
                    if let line = style.stroke(outline) { shapes.append((line.applying(style.transform), false)) }
                }
            }
        }
        guard let viewBox, !shapes.isEmpty else { return nil }
        if shapes.count == 1 {
            return Icon(outline: shapes[0].outline, viewBox: viewBox, usesEvenOdd: shapes[0].evenOdd)
        }
        // Shapes are painted over each other: their contours are turned, so that none empties another.
        var outline = Path()
        for shape in shapes { outline.addPath(shape.outline.normalisedForNonZero(evenOdd: shape.evenOdd)) }
        return Icon(outline: outline, viewBox: viewBox, usesEvenOdd: false)
    }

    /// What keeps a file from being read, in words.
    static func fault(in text: String) -> String {
        let attributes = SVGMarkup(Array(text.utf8)).lazy.compactMap { token in
            if case .start(let tag) = token, tag.isComplete, tag.name == "svg" { tag.attributes } else { nil }
        }.first
        guard let attributes else { return "is no SVG picture" }
        if box(attributes) == nil { return "has neither a viewBox nor a width and height" }
        return "draws nothing that could be a symbol"
    }

    private static func isGroup(_ name: String) -> Bool {
        ["g", "defs", "clipPath", "mask", "symbol", "pattern", "marker"].contains(name)
    }

    private static func box(_ attributes: [String: String]) -> CGRect? {
        let numbers = attributes["viewBox"].map(numbers) ?? []
        let values =
            numbers.count == 4
            ? numbers : [0, 0, length(attributes["width"]) ?? 0, length(attributes["height"]) ?? 0]
        guard values[2] > 0, values[3] > 0 else { return nil }
        return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }

    private static func shape(_ name: String, _ attributes: [String: String]) -> Path? {
        func value(_ name: String) -> Double { length(attributes[name]) ?? 0 }
        switch name {
        case "path": return attributes["d"].map { SVGPathReader.read($0).path }
        case "circle": return .ellipse(value("cx"), value("cy"), value("r"), value("r"))
        case "ellipse": return .ellipse(value("cx"), value("cy"), value("rx"), value("ry"))
        case "rect":
            let rx = length(attributes["rx"]) ?? length(attributes["ry"]) ?? 0
            return .rectangle(value("x"), value("y"), value("width"), value("height"), radius: rx)
        case "polygon":
            let values = numbers(attributes["points"] ?? "")
            return .polygon(values)
        case "polyline": return .open(numbers(attributes["points"] ?? ""))
        case "line": return .open([value("x1"), value("y1"), value("x2"), value("y2")])
        default: return nil
        }
    }

    fileprivate static func length(_ text: (some StringProtocol)?) -> Double? {
        guard let text, let value = Double(text.hasSuffix("px") ? text.dropLast(2) : text[...]), abs(value) < 1e9 else {
            return nil
        }
        return value
    }

    fileprivate static func numbers(_ text: some StringProtocol) -> [Double] {
        text.split { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }.compactMap { length($0) }
    }
}

extension SVGIconReader {
    /// What a group hands down to its shapes.
    private struct Style {
        var transform = CGAffineTransform.identity
        var evenOdd = false
        var isFilled = true
        var isHidden = false
        var isStroked = false
        var pen = StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 4)

        /// The line along an outline, cleaned of its own overlaps.
        func stroke(_ outline: Path) -> Path? {
            guard isStroked, pen.lineWidth > 0, outline.elements.count < 2000 else { return nil }
            // Enlarged: curves are followed to a fixed distance.
            let (large, small) = (CGAffineTransform(scaleX: 16, y: 16), CGAffineTransform(scaleX: 1 / 16, y: 1 / 16))
            var pen = pen
            pen.lineWidth *= 16
            let line = outline.applying(large).strokedPath(pen).applying(small)
            let polygons = line.contours.map { $0.flattened(tolerance: 0.004) }
            return SymbolRegions.outline(polygons) { winding, _ in winding != 0 } ?? line
        }

        func inheriting(_ attributes: [String: String]) -> Style {
            var style = self
            if let rule = attributes["fill-rule"] { style.evenOdd = rule == "evenodd" }
            if let fill = attributes["fill"] { style.isFilled = fill != "none" }
            if let stroke = attributes["stroke"] { style.isStroked = stroke != "none" }
            if let width = SVGIconReader.length(attributes["stroke-width"]) { style.pen.lineWidth = width }
            switch attributes["stroke-linecap"] {
            case "round": style.pen.lineCap = .round
            case "square": style.pen.lineCap = .square
            case "butt": style.pen.lineCap = .butt
            default: break
            }
            switch attributes["stroke-linejoin"] {
            case "round": style.pen.lineJoin = .round
            case "bevel": style.pen.lineJoin = .bevel
            case "miter": style.pen.lineJoin = .miter
            default: break
            }
            if let text = attributes["transform"] {
                style.transform = SVGIconReader.transform(text).concatenating(transform)
            }
            return style
        }
    }

    /// SVG's transform list; the rightmost is applied first. An unknown function counts as none.
    static func transform(_ text: String) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for part in text.split(separator: ")") {
            guard let open = part.firstIndex(of: "(") else { continue }
            let values = numbers(part[part.index(after: open)...])
            let name = part[..<open].filter(\.isLetter)
            let step: CGAffineTransform
            switch (name, values.count) {
            case ("matrix", 6):
                step = CGAffineTransform(
                    a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
            case ("translate", 1...2):
                step = CGAffineTransform(translationX: values[0], y: values.count == 2 ? values[1] : 0)
            case ("scale", 1...2): step = CGAffineTransform(scaleX: values[0], y: values[values.count - 1])
            case ("rotate", 1): step = .rotation(degrees: values[0])
            case ("rotate", 3): step = CGAffineTransform.rotation(degrees: values[0]).about(values[1], values[2])
            default: step = .identity
            }
            result = step.concatenating(result)
        }
        return result
    }
}
