import Galley

/// The view as Swift source, for a failure's message. `AnyView` around a stack's only child keeps the stack a stack.
extension Sketch: CustomStringConvertible {
    var description: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        switch kind {
        case .color: return ["Color.red"]
        case .circle: return ["Circle()"]
        case .divider: return ["Divider()"]
        case .spacer(let minimum): return ["Spacer" + arguments([("minLength", number(minimum))])]
        case .stack(let axis, let guide, let spacing):
            let values = [("alignment", guide.name), ("spacing", number(spacing))]
            return block((axis == .horizontal ? "HStack" : "VStack") + arguments(values), children)
        case .depth(let x, let y): return block("ZStack(alignment: \(alignment(x, y)))", children)
        case .layer(let isOverlay, let x, let y):
            let modifier = (isOverlay ? ".overlay" : ".background") + "(alignment: \(alignment(x, y)))"
            return children[0].lines + block(modifier, [children[1]]).map { "    " + $0 }
        default: return children[0].lines + ["    ." + modifier]
        }
    }

    /// The modifier that a view with one child is.
    private var modifier: String {
        switch kind {
        case .frame(let width, let height, let x, let y):
            let values = [("width", number(width)), ("height", number(height)), ("alignment", alignment(x, y))]
            return "frame" + arguments(values)
        case .flexible(let width, let height, let x, let y):
            let values = [
                ("minWidth", number(width.minimum)), ("idealWidth", number(width.ideal)),
                ("maxWidth", number(width.maximum)), ("minHeight", number(height.minimum)),
                ("idealHeight", number(height.ideal)), ("maxHeight", number(height.maximum)),
                ("alignment", alignment(x, y)),
            ]
            // `frame(alignment:)` alone would be another frame.
            let isBare = width == Limits() && height == Limits()
            return "frame" + arguments((isBare ? [("minWidth", "nil")] : []) + values)
        case .padding(let top, let left, let bottom, let right):
            return "padding(EdgeInsets(top: \(top), leading: \(left), bottom: \(bottom), trailing: \(right)))"
        case .fixedSize(let width, let height): return "fixedSize(horizontal: \(width), vertical: \(height))"
        case .aspect(let ratio, let fills):
            return "aspectRatio(\(number(ratio) ?? "nil"), contentMode: \(fills ? ".fill" : ".fit"))"
        case .priority(let value): return "layoutPriority(\(value))"
        case .position(let x, let y): return "position(x: \(x), y: \(y))"
        case .guide(let guide, let part, let offset):
            let type = guide.axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
            let length = guide.axis == .horizontal ? "width" : "height"
            return
                "alignmentGuide(\(type)\(guide.name)) { \(part == 0 ? "_ in" : "$0.\(length) * \(part) +") \(offset) }"
        case .color, .circle, .divider, .spacer, .stack, .depth, .layer: return ""
        }
    }

    private func block(_ head: String, _ views: [Sketch]) -> [String] {
        var inner = views.flatMap(\.lines)
        if views.count == 1 { inner = ["AnyView("] + inner.map { "    " + $0 } + [")"] }
        return [head + " {"] + inner.map { "    " + $0 } + ["}"]
    }

    private func arguments(_ values: [(String, String?)]) -> String {
        "(" + values.compactMap { name, value in value.map { "\(name): \($0)" } }.joined(separator: ", ") + ")"
    }

    private func number(_ value: Double?) -> String? { value.map { $0 == .infinity ? ".infinity" : "\($0)" } }

    private func alignment(_ x: Guide, _ y: Guide) -> String { "Alignment(horizontal: \(x.name), vertical: \(y.name))" }
}

extension Guide {
    fileprivate var name: String {
        switch self {
        case .middle: ".center"
        case .custom, .customVertical: ".quarter"
        case .firstBaseline: ".firstTextBaseline"
        case .lastBaseline: ".lastTextBaseline"
        case .leading, .center, .trailing, .top, .bottom: ".\(self)"
        }
    }
}
