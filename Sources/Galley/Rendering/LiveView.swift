import GalleyEngine

/// A view that stays laid out while its state changes.
///
/// A change builds again the views whose values changed, and lays out what depends on them; where the new body has
/// another shape than the old one, or views wait for the layout, the whole view is built again. State lives as long as
/// its view is shown.
@MainActor
public final class LiveView<Content: View> {
    private let content: Content
    private var options: RenderOptions
    private let store = StateStore()
    private var tree: ViewTree
    private var context: RenderContext

    /// Lays out a view.
    public init(_ content: Content, options: RenderOptions = .init()) {
        self.content = content
        self.options = options
        (tree, context) = RenderedView.layOut(content, options, store: store, keepsScopes: true)
        for start in context.tasks { start() }
    }

    /// Brings the layout up to date with the state. Returns whether anything had changed.
    @discardableResult
    public func update() -> Bool {
        var changes = store.changes.take()
        if changes.isEmpty { return false }
        var rounds = 0
        while !changes.isEmpty, rounds < RenderContext.mostRounds {
            let (context, known, started) = (context, context.actions.count, context.tasks.count)
            context.withMainStrings {
                if !tree.rebuild(changes) { layOut() }
                // What observers in the views that were built again ask for may change the state once more.
                for action in context.actions[known...] { action.run() }
                for start in context.tasks[started...] { start() }
            }
            changes = store.changes.take()
            rounds += 1
        }
        return true
    }

    /// Lays the view out for another proposal, in a canvas of that size where there is one.
    public func offer(_ proposal: ProposedViewSize) {
        options.proposal = proposal
        if options.canvas != nil { options.canvas = proposal.replacingUnspecifiedDimensions() }
        if options.canvas == nil, tree.canBeOfferedAgain {
            tree.pass.place(root: proposal.engine)
        } else {
            layOut()
        }
    }

    private func layOut() {
        (tree, context) = RenderedView.layOut(content, options, store: store, keepsScopes: true)
        for start in context.tasks { start() }
    }

    /// What was proposed, answered and placed.
    public var record: LayoutRecord { LayoutRecord(tree, proposal: options.proposal) }

    /// The size that the view answered.
    public var size: CGSize { tree.size }
}
