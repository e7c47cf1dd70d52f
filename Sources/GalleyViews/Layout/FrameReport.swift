import GalleyGraph

/// What is said of frames whose lengths SwiftUI leaves out, with a separate warning at run time (rules.md §8).
extension ViewTreeBuilder {
    /// Reports the lengths of a frame that are negative or not a number, and endless ones where they make no sense.
    ///
    /// - Parameters:
    ///   - type: The type of what is in the frame.
    ///   - mark: How many nodes waited before those that are in the frame.
    @usableFromInline func reportFrame(
        of type: Any.Type, since mark: Int, _ lengths: KeyValuePairs<String, CGFloat>, allowsInfinity: Bool
    ) {
        for (side, length) in lengths {
            let fault: String
            if length.isNaN {
                fault = "is not a number"
            } else if length < 0 {
                fault = "is negative (\(length))"
            } else if length == .infinity, !allowsInfinity {
                fault = "is infinite; .frame(max\(side.capitalized): .infinity) takes all that is offered"
            } else {
                continue
            }
            let view = name(of: type, since: mark)
            context.report(.warning, "the frame of \(view) is left out where its \(side) \(fault)")
        }
    }

    /// What a person would call the views made since `mark`: a separate view by its type, others by what they show.
    private func name(of type: Any.Type, since mark: Int) -> String {
        let typeName = "\(type)".prefix { $0 != "<" }
        let tag = mark < pendingCount ? tree.tag(of: pendingNode(mark)) : -1
        guard let item = madeItem(tag) else { return String(typeName) }
        if let identifier = item.identifier { return "\(item.kind) “\(identifier)”" }
        let wrappers = ["ModifiedContent", "_ConditionalContent", "ElementView", "TupleView", "AnyView"]
        guard wrappers.contains(String(typeName)) || typeName == item.kind else { return String(typeName) }
        return item.label.map { "\(item.kind) “\($0.prefix(40))”" } ?? item.kind
    }
}
