import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyText

/// A picture in words, for approved answers: a line a mark, in the order of drawing, lengths in hundredths of a point where they lie
/// in the picture. What surrounds marks (an opacity, a clip, a meaning) is a line of its own, with `{` at its end, and `}` closes it.
package struct ToldPicture {
    /// The lines.
    package private(set) var lines: [String] = []

    /// A display list, told.
    package init(_ list: DisplayList) { tell(list.items, .identity) }

    private mutating func tell(_ items: [DrawItem], _ transform: CGAffineTransform) {
        for item in items {
            switch item {
            case .fill(let path, let paint, let style):
                lines.append(
                    "fill" + (style.isEOFilled ? " even" : "") + Told.path(path, transform) + Told.paint(paint))
            case .stroke(let path, let paint, let style):
                lines.append("line " + Told.stroke(style) + Told.path(path, transform) + Told.paint(paint))
            case .glyphs(let run, let origin, let paint, _):
                lines.append(Told.glyphs(run, origin.applying(transform)) + Told.turn(transform) + Told.paint(paint))
            case .image(_, let rect, let style):
                lines.append(
                    "image" + Told.rect(rect.applying(transform)) + (style.isSmooth ? "" : " pixels")
                        + (style.tint.map { " tint" + Told.paint($0) } ?? "")
                        + (style.tile.map { " tile \(Told.number($0.width)) \(Told.number($0.height))" } ?? ""))
            case .group(let group):
                tell(group, group.transform.concatenating(transform))
            }
        }
    }

    private mutating func tell(_ group: DrawGroup, _ transform: CGAffineTransform) {
        var around: [String] = []
        if let meaning = group.semantics { around.append(Told.meaning(meaning)) }
        if let clip = group.clip { around.append("clip" + Told.path(clip.path, transform)) }
        if let effect = group.effect { around.append(Told.effect(effect)) }
        guard !around.isEmpty, !group.items.isEmpty else { return tell(group.items, transform) }
        lines.append(around.joined(separator: ", ") + " {")
        if case .mask(let mask)? = group.effect {
            tell(mask.group.items, mask.group.transform.concatenating(transform))
            lines.append("masks")
        }
        tell(group.items, transform)
        lines.append("}")
    }
}

/// Values in words.
package enum Told {
    /// A number to a hundredth.
    package static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e11 else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        let fixed = Int((value * 100).rounded())
        let (whole, part) = (abs(fixed) / 100, abs(fixed) % 100)
        let digits = part == 0 ? "" : part % 10 == 0 ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)"
        return (fixed < 0 ? "-" : "") + "\(whole)" + digits
    }

    /// Numbers, one after the other, after a space each.
    package static func numbers(_ values: Double...) -> String { values.map { " " + number($0) }.joined() }

    /// Where a rectangle lies and its size.
    package static func rect(_ rect: CGRect) -> String { numbers(rect.minX, rect.minY, rect.width, rect.height) }

    /// A path: `rect`, or the number of its steps; the box around it; and, where it is no rectangle, the sum of its points' distances
    /// from the box's middle, which changes with every point.
    static func path(_ path: Path, _ transform: CGAffineTransform) -> String {
        let path = transform.isIdentity ? path : path.applying(transform)
        let box = path.boundingRect
        guard !path.isEmpty else { return " empty" }
        var (count, length, hasCurves) = (0, 0.0, false)
        func add(_ point: CGPoint) { length += hypot(Double(point.x - box.midX), Double(point.y - box.midY)) }
        path.forEach { element in
            count += 1
            switch element {
            case .move(let end), .line(let end): add(end)
            case .quadCurve(let end, let control):
                hasCurves = true
                add(end)
                add(control)
            case .curve(let end, let first, let second):
                hasCurves = true
                add(end)
                add(first)
                add(second)
            case .closeSubpath: break
            }
        }
        let corner = hypot(Double(box.width), Double(box.height)) / 2
        if !hasCurves, count == 5, abs(length - 4 * corner) < 0.01 { return " rect" + rect(box) }
        return " \(count)" + rect(box) + " ~" + number(length)
    }

    static func color(_ color: ResolvedColor) -> String {
        func hex(_ part: Double) -> String {
            let value = Int((part * 255).rounded())
            guard (0...255).contains(value) else { return "(\(number(part)))" }
            return (value < 16 ? "0" : "") + String(value, radix: 16)
        }
        return "#" + hex(color.red) + hex(color.green) + hex(color.blue)
            + (color.alpha == 1 ? "" : "/" + number(color.alpha))
    }

    /// A paint, after a space.
    static func paint(_ paint: Paint) -> String {
        func stops(_ stops: [GradientStop]) -> String {
            stops.map { " " + color($0.color) + "@" + number($0.location) }.joined()
        }
        switch paint {
        case .color(let one): return " " + color(one)
        case .linear(let one):
            return " linear" + numbers(one.start.x, one.start.y, one.end.x, one.end.y) + stops(one.stops)
        case .radial(let one):
            return " radial" + numbers(one.center.x, one.center.y, one.innerRadius, one.outerRadius, one.heightPerWidth)
                + stops(one.stops)
        case .angular(let one):
            return " angular" + numbers(one.center.x, one.center.y, one.startAngle, one.sweep) + stops(one.stops)
        case .mesh(let one): return " mesh \(one.quads.count)" + rect(one.rect) + " " + color(one.background)
        case .image(let one): return " image" + rect(one.tile)
        }
    }

    static func stroke(_ style: StrokeStyle) -> String {
        number(style.lineWidth) + (style.lineCap == .butt ? "" : " \(style.lineCap)")
            + (style.lineJoin == .miter ? "" : " \(style.lineJoin)")
            + (style.dash.isEmpty
                ? "" : " dash" + style.dash.map { " " + number($0) }.joined() + " from " + number(style.dashPhase))
    }

    /// A run of glyphs: what it says, the font, where its first pen stands, and how far it reaches.
    static func glyphs(_ run: GlyphRun, _ origin: CGPoint) -> String {
        let (first, last) = (run.glyphs.first, run.glyphs.last)
        let axes = run.face.variations.map { " " + number(Double($0.value)) }.joined()
        return "\"\(run.text.replacing("\n", with: "\\n"))\" \(run.face.postScriptName)\(axes)"
            + (run.face.syntheticSlant ? " slanted" : "") + " " + number(run.size)
            + numbers(
                origin.x + (first?.left ?? 0), origin.y + (first?.y ?? 0),
                (last?.left ?? 0) + (last?.advance ?? 0) - (first?.left ?? 0))
    }

    /// What of a transform is no way.
    static func turn(_ transform: CGAffineTransform) -> String {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        return (a, b, c, d) == (1, 0, 0, 1) ? "" : " turned" + numbers(a, b, c, d)
    }

    static func meaning(_ semantics: Semantics) -> String {
        let role = semantics.role.map { "\($0)" } ?? "said"
        return role + (semantics.label.map { " \"\($0)\"" } ?? "") + (semantics.isDescribed ? "" : " undescribed")
            + (semantics.isContinued ? " continued" : "")
    }

    static func effect(_ effect: LayerEffect) -> String {
        func shadow(_ one: LayerShadow) -> String {
            "\(numbers(one.radius, one.x, one.y)) \(one.falloff) \(color(one.color))"
        }
        switch effect {
        case .opacity(let opacity): return "opacity \(number(opacity))"
        case .blur(let blur): return "blur \(number(blur.radius))" + (blur.isOpaque ? " opaque" : "")
        case .shadow(let one): return "shadow" + shadow(one)
        case .innerShadow(let one): return "inner shadow" + shadow(one)
        case .mask: return "mask"
        case .blend(let mode): return "blend \(mode)"
        case .isolation: return "isolated"
        case .luminanceToAlpha(let one): return "luminance \(color(one))"
        case .alphaThreshold(let one): return "alpha" + numbers(one.least, one.most) + " " + color(one.color)
        case .projection(let one):
            return "projection" + one.rows.map { numbers($0.x, $0.y, $0.z * 1000) }.joined(separator: ",")
        case .backdrop(let one): return "backdrop" + numbers(one.radius, one.saturation) + " " + color(one.tint)
        }
    }
}
