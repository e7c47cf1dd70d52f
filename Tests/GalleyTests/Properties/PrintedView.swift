/// The view as Swift source, for a failure's message. `AnyView` around a stack's only child keeps the stack a stack.
extension ReferenceView: CustomStringConvertible {
    var description: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        func modified(_ modifier: String) -> [String] { children[0].lines + ["    ." + modifier] }
        func block(_ head: String, _ views: [ReferenceView]) -> [String] {
            var inner = views.flatMap(\.lines)
            if views.count == 1 { inner = ["AnyView("] + inner.map { "    " + $0 } + [")"] }
            return [head + " {"] + inner.map { "    " + $0 } + ["}"]
        }
        func arguments(_ values: [(String, String?)]) -> String {
            "(" + values.compactMap { name, value in value.map { "\(name): \($0)" } }.joined(separator: ", ") + ")"
        }
        func number(_ value: Double?) -> String? { value.map { $0 == .infinity ? ".infinity" : "\($0)" } }
        func stack(_ name: String, _ spacing: Double?, _ guide: EdgeGuide) -> [String] {
            block(name + arguments([("alignment", guide.name), ("spacing", number(spacing))]), children)
        }
        switch self {
        case .color: return ["Color.red"]
        case .spacer(let minimum): return ["Spacer" + arguments([("minLength", number(minimum))])]
        case .frame(_, let width, let height, let place):
            let values = [("width", number(width)), ("height", number(height)), ("alignment", place.name)]
            return modified("frame" + arguments(values))
        case .flexible(_, let width, let height, let place):
            let values = [
                ("minWidth", number(width.minimum)), ("idealWidth", number(width.ideal)),
                ("maxWidth", number(width.maximum)), ("minHeight", number(height.minimum)),
                ("idealHeight", number(height.ideal)), ("maxHeight", number(height.maximum)),
                ("alignment", place.name),
            ]
            // `frame(alignment:)` alone would be another frame.
            let isBare = width == Limits() && height == Limits()
            return modified("frame" + arguments((isBare ? [("minWidth", "nil")] : []) + values))
        case .padding(_, let top, let leading, let bottom, let trailing):
            return modified(
                "padding(EdgeInsets(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing)))")
        case .fixedSize(_, let horizontal, let vertical):
            return modified("fixedSize(horizontal: \(horizontal), vertical: \(vertical))")
        case .aspectRatio(_, let ratio, let fills):
            return modified("aspectRatio(\(number(ratio) ?? "nil"), contentMode: \(fills ? ".fill" : ".fit"))")
        case .priority(_, let value): return modified("layoutPriority(\(value))")
        case .position(_, let x, let y): return modified("position(x: \(x), y: \(y))")
        case .guide(_, let guide, let part, let offset):
            let type = guide.axis == 0 ? "HorizontalAlignment" : "VerticalAlignment"
            let length = guide.axis == 0 ? "width" : "height"
            return modified(
                "alignmentGuide(\(type)\(guide.name)) { \(part == 0 ? "_ in" : "$0.\(length) * \(part) +") \(offset) }")
        case .layer(let child, let other, let isOverlay, let place):
            let modifier = (isOverlay ? ".overlay" : ".background") + "(alignment: \(place.name))"
            return child.lines + block(modifier, [other]).map { "    " + $0 }
        case .row(_, let spacing, let align): return stack("HStack", spacing, EdgeGuide(axis: 1, part: align))
        case .column(_, let spacing, let align): return stack("VStack", spacing, EdgeGuide(axis: 0, part: align))
        case .depth(let children, let place): return block("ZStack(alignment: \(place.name))", children)
        }
    }
}

extension ReferenceView.EdgeGuide {
    fileprivate var name: String {
        if part == 0.5 { return ".center" }
        return axis == 0 ? (part == 0 ? ".leading" : ".trailing") : (part == 0 ? ".top" : ".bottom")
    }
}

extension ReferenceView.Place {
    fileprivate var name: String { "Alignment(horizontal: \(self(0).name), vertical: \(self(1).name))" }
}
