import GalleyEngine
import GalleyGraph

/// Grows a view into the unsafe area next to it.
private struct IgnoresSafeAreaWork: DeferredWork {
    let edges: Edge.Set

    func reposition(_ node: Int, in tree: ViewTree) {
        let pass = tree.pass
        let reach = tree.reach(of: node).only(edges, isRightToLeft: pass.isRightToLeft(node))
        guard reach != EdgeReach() else { return }
        let grown = CGRect(origin: .zero, size: CGSize(pass.size(of: node))).grown(by: reach)
        let child = pass.children(of: node).lowerBound
        let own = pass.size(child, ProposedViewSize(grown.size).engine)
        pass.move(
            child,
            to: Point(
                Double(grown.minX) + (Double(grown.width) - own.width) / 2,
                Double(grown.minY) + (Double(grown.height) - own.height) / 2),
            proposal: ProposedViewSize(grown.size).engine)
    }
}

nonisolated private struct IgnoresSafeAreaModifier: PrimitiveModifier {
    let edges: Edge.Set

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let item =
            builder.isNearUnsafeArea
            ? NodeItem("ignoresSafeArea", DeferredContent(IgnoresSafeAreaWork(edges: modifier.edges)))
            : NodeItem("ignoresSafeArea")
        builder.wrap({ Base._build(content, into: builder) }, item) { builder.tree.addPassthrough(around: $0) }
    }
}

extension View {
    /// Lets the view reach into the unsafe area next to it; layout around it does not change (rules.md §11.5).
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Lets the view reach into the unsafe area next to it (rules.md §11.5).
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
