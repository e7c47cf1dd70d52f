import GalleyEngine

extension ViewTreeBuilder {
    /// Hands finished nodes on as one: itself, a column of several, or a view that shows nothing.
    package func adoptColumn(_ nodes: [Int]) {
        switch nodes.count {
        case 0: push(tree.addFlexible(), NodeItem("EmptyView"))
        case 1: adopt(nodes[0])
        default:
            push(tree.addStack(.vertical, alignment: .horizontalCenter, spacing: .nan, nodes), NodeItem("VStack"))
        }
    }
}
