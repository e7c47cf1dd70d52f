import GalleyEngine

/// A view that has been laid out, neither recorded nor drawn: what the benchmarks measure.
@MainActor
package struct LaidOutView {
    private let tree: ViewTree

    package init<V: View>(_ view: V, options: RenderOptions) {
        tree = RenderedView.layOut(view, options).0
    }

    /// Lays the same views out for another proposal.
    package func offer(_ proposal: ProposedViewSize) { tree.pass.place(root: proposal.engine) }
}
