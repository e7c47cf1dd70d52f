import Foundation
import GalleyDrawing
import GalleyLayout
import GalleyText

/// Collects the elements of one SVG file.
final class SVGWriter {
    private enum Kind { case transform, clip, layer, view }

    /// A push whose group is opened when something is drawn in it; nil needs no group.
    private struct Scope {
        var kind: Kind
        var group: String?
        var isOpen = false
        var hides = false
        var transform: CGAffineTransform?
    }

    let idPrefix: String
    private let size: CGSize
    private(set) var body = ""
    private(set) var definitions = ""
    private(set) var usesLinks = false
    private var scopes: [Scope] = []
    private var hidden = 0
    private var ids: [String: String] = [:]
    private var counts: [Character: Int] = [:]
    var images: [ObjectIdentifier: [ResolvedColor?: String]] = [:]
    var glyphs: [GlyphKey: SVGGlyph] = [:]
    var lines = SVGTextLine()

    /// - Parameter size: The picture's.
    init(idPrefix: String, size: CGSize) {
        self.size = size
        self.idPrefix = SVGWriter.escaped(idPrefix)
    }

    // MARK: Output

    /// Adds an element, in the groups that are waiting for one.
    func emit(_ element: String) {
        for index in scopes.indices where !scopes[index].isOpen {
            if let group = scopes[index].group { body += group + "\n" }
            scopes[index].isOpen = true
        }
        body += element + "\n"
    }

    /// Defines an element and returns its id; an element that was defined before keeps its id.
    /// - Parameter element: Makes the element's text from its id attribute.
    func define(_ letter: Character, _ key: String, _ element: (String) -> String) -> String {
        let name = "\(letter)\(key)"
        if let known = ids[name] { return known }
        let count = (counts[letter] ?? 0) + 1
        counts[letter] = count
        let id = "\(idPrefix)\(letter)\(count)"
        ids[name] = id
        definitions += element("id=\"\(id)\"") + "\n"
        return id
    }

    /// An attribute that refers to a definition.
    func link(_ id: String) -> String {
        usesLinks = true
        return "xlink:href=\"#\(id)\""
    }

    func note(link data: String) -> String {
        usesLinks = true
        return "xlink:href=\"\(data)\""
    }

    // MARK: Commands

    func draw(_ commands: [DrawCommand]) {
        for command in commands { draw(command) }
        flushText()
        while let scope = scopes.last { pop(scope.kind) }
    }

    private func draw(_ command: DrawCommand) {
        switch command {
        case .glyphs(let run, let origin, let paint):
            if hidden == 0 { draw(run, at: origin, paint) }
            return
        default:
            flushText()
        }
        switch command {
        case .pushTransform(let transform):
            let finite = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
                .allSatisfy(\.isFinite)
            push(.transform, transform.isIdentity ? nil : "<g\(Self.transformAttribute(transform))>", hides: !finite)
            scopes[scopes.count - 1].transform = transform
        case .popTransform: pop(.transform)
        case .pushClip(let path, let style): pushClip(path, style)
        case .popClip: pop(.clip)
        case .pushLayer(let effect):
            let opacity = effect.opacity.isNaN ? 0 : min(1, max(0, effect.opacity))
            var attributes = opacity < 1 ? " opacity=\"\(SVGNumber.text(opacity))\"" : ""
            if opacity > 0, let filter = SVGFilter(effect) { attributes += attribute(filter) }
            push(.layer, attributes.isEmpty ? nil : "<g\(attributes)>", hides: opacity == 0)
        case .popLayer: pop(.layer)
        case .beginView(let tag): push(.view, Self.group(tag), hides: false)
        case .endView: pop(.view)
        case _ where hidden > 0: break
        case .fill(let path, let paint, let style): fill(path, paint, style)
        case .stroke(let path, let paint, let style): stroke(path, paint, style)
        case .image(let picture, let rect, let style): draw(picture, in: rect, style)
        case .glyphs: break
        }
    }

    private func push(_ kind: Kind, _ group: String?, hides: Bool) {
        if hides { hidden += 1 }
        scopes.append(Scope(kind: kind, group: group, hides: hides))
    }

    private func pop(_ kind: Kind) {
        guard let scope = scopes.last, scope.kind == kind else { return }
        scopes.removeLast()
        if scope.hides { hidden -= 1 }
        if scope.isOpen && scope.group != nil { body += "</g>\n" }
    }

    private func attribute(_ filter: SVGFilter) -> String {
        var toPicture = CGAffineTransform.identity
        for scope in scopes { if let transform = scope.transform { toPicture = transform.concatenating(toPicture) } }
        let seen = CGRect(origin: .zero, size: size).applying(toPicture.inverted())
        // Nothing can be seen through a transform without an inverse.
        let area = CairoPainter.isDrawable(seen) ? seen : CGRect(origin: .zero, size: size)
        let id = define("f", filter.element("", area: area)) { filter.element($0, area: area) }
        return " filter=\"url(#\(id))\""
    }

    private static func group(_ tag: ViewTag) -> String {
        var group = "<g data-view=\"\(escaped(tag.kind))\""
        if let label = tag.label { group += " data-label=\"\(escaped(label))\"" }
        if let identifier = tag.identifier { group += " data-id=\"\(escaped(identifier))\"" }
        return group + ">"
    }

    private func pushClip(_ path: Path, _ style: FillStyle) {
        // A path that cannot be drawn has no inside.
        guard !path.isEmpty, path.elements.allSatisfy(\.isFinite) else { return push(.clip, nil, hides: true) }
        let rule = style.isEOFilled ? " clip-rule=\"evenodd\"" : ""
        let shape = Self.shape(path)
        let id = define("c", shape + rule) { "<clipPath \($0)>\(shape)\(rule)/></clipPath>" }
        push(.clip, "<g clip-path=\"url(#\(id))\">", hides: false)
    }

    private func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
        guard !path.isEmpty, path.elements.allSatisfy(\.isFinite) else { return }
        var element = Self.shape(path) + paintAttributes("fill", paint, bounds: path.boundingRect)
        if style.isEOFilled { element += " fill-rule=\"evenodd\"" }
        if !style.isAntialiased { element += " shape-rendering=\"crispEdges\"" }
        emit(element + "/>")
    }

    private func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        guard style.lineWidth > 0, style.lineWidth.isFinite, !path.isEmpty, path.elements.allSatisfy(\.isFinite) else {
            return
        }
        let reach = style.lineWidth * (style.lineJoin == .miter ? min(10, max(1, style.miterLimit)) : 1)
        let bounds = path.boundingRect.insetBy(dx: -reach, dy: -reach)
        var element = Self.shape(path) + " fill=\"none\"" + paintAttributes("stroke", paint, bounds: bounds)
        if style.lineWidth != 1 { element += " stroke-width=\"\(SVGNumber.text(Double(style.lineWidth)))\"" }
        switch style.lineCap {
        case .butt: break
        case .round: element += " stroke-linecap=\"round\""
        case .square: element += " stroke-linecap=\"square\""
        }
        switch style.lineJoin {
        // The miter limit is 4 where a file says nothing.
        case .miter:
            let limit = style.miterLimit.isFinite ? max(1, Double(style.miterLimit)) : 10
            if limit != 4 && Self.hasCorners(path) { element += " stroke-miterlimit=\"\(SVGNumber.text(limit))\"" }
        case .round: element += " stroke-linejoin=\"round\""
        case .bevel: element += " stroke-linejoin=\"bevel\""
        }
        if let dash = style.usableDash, dash.contains(where: { SVGNumber.fixed($0, decimals: 3) > 0 }) {
            let lengths = dash.map { SVGNumber.text($0) }
            // Twice the same half says nothing new.
            let half = lengths.count / 2
            let pattern = half > 1 && lengths[..<half] == lengths[half...] ? Array(lengths[..<half]) : lengths
            element += " stroke-dasharray=\"\(pattern.joined(separator: " "))\""
            if style.dashPhase != 0, style.dashPhase.isFinite {
                element += " stroke-dashoffset=\"\(SVGNumber.text(Double(style.dashPhase)))\""
            }
        }
        emit(element + "/>")
    }

    private static func hasCorners(_ path: Path) -> Bool { path.elements.count > 2 }

    /// The start of an element that draws a path's shape, without its end.
    private static func shape(_ path: Path) -> String {
        guard let rect = path.rectangle else { return "<path d=\"\(SVGPathData(path).text)\"" }
        var element = "<rect"
        if rect.minX != 0 { element += " x=\"\(SVGNumber.text(Double(rect.minX)))\"" }
        if rect.minY != 0 { element += " y=\"\(SVGNumber.text(Double(rect.minY)))\"" }
        let width = SVGNumber.text(Double(rect.width))
        let height = SVGNumber.text(Double(rect.height))
        return element + " width=\"\(width)\" height=\"\(height)\""
    }

    private static func transformAttribute(_ transform: CGAffineTransform) -> String {
        func number(_ value: CGFloat, _ decimals: Int = 3) -> String {
            SVGNumber.text(Double(value), decimals: decimals)
        }
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
            return " transform=\"translate(\(number(transform.tx)) \(number(transform.ty)))\""
        }
        let linear = [transform.a, transform.b, transform.c, transform.d].map { number($0, 6) }
        let offset = [number(transform.tx), number(transform.ty)]
        return " transform=\"matrix(\((linear + offset).joined(separator: " ")))\""
    }

    /// Text for an XML attribute or element; characters that XML forbids become U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
                result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
