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
    let store = StateStore()
    private(set) var tree: ViewTree
    private(set) var context: RenderContext
    private let work = PendingWork()

    /// Lays out a view.
    public convenience init(_ content: Content, options: RenderOptions = .init()) {
        self.init(content, options: options, live: nil)
    }

    /// Lays out a view that somebody uses.
    init(_ content: Content, options: RenderOptions, live: LiveState?) {
        self.content = content
        self.options = options
        store.live = live
        store.changes.isLive = live != nil
        let store = store
        (tree, context) = work.track {
            RenderedView.layOut(content, options, store: store, keepsScopes: true)
        }
        start(context.tasks[...])
        live?.hasShown(tree)
        if live != nil { update() }
    }

    /// Brings the layout up to date with the state. Returns whether anything had changed.
    @discardableResult
    public func update() -> Bool {
        var rounds = 0
        while rounds < RenderContext.mostRounds, let batch = store.changes.takeBatch() {
            store.live?.transaction = batch.transaction ?? Transaction()
            let (context, known, started) = (context, context.actions.count, context.tasks.count)
            context.withMainStrings {
                if !tree.rebuild(batch.scopes) { layOut() }
                // What observers in the views that were built again ask for may change the state once more.
                for action in context.actions[known...] { action.run() }
                start(context.tasks[started...])
            }
            hasShown(batch.transaction)
            rounds += 1
        }
        return rounds > 0
    }

    /// An update is laid out: what came goes into its next phase, and who waits for animations that have not begun is told.
    private func hasShown(_ transaction: Transaction?) {
        guard let live = store.live else { return }
        live.hasShown(tree)
        for next in live.nextPhases() {
            // Who waits, waits for the transition as well.
            next.completions.forEach { $0.begin() }
            var next = next
            next.isNextPhase = true
            Galley.withTransaction(next) { store.changes.note(.root) }
        }
        transaction?.completions.forEach { transaction?.isNextPhase == true ? $0.end() : $0.runIfOver() }
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

    /// Changes what the view is laid out with, and lays it out again. Its state stays.
    func change(_ change: (inout RenderOptions) -> Void) {
        change(&options)
        layOut()
        // What moves or goes from now on does so from where this layout has it.
        hasShown(nil)
    }

    private func layOut() {
        if let live = store.live { options.currentDate = live.date }
        let (store, content, options) = (store, content, options)
        (tree, context) = work.track {
            RenderedView.layOut(content, options, store: store, keepsScopes: true)
        }
        start(context.tasks[...])
    }

    private func start(_ tasks: ArraySlice<() -> Void>) {
        for start in tasks { work.track(start) }
    }

    /// Runs code of the view: the tasks that it makes count as the view's.
    func track<Result>(_ body: () throws -> Result) rethrows -> Result {
        try work.track { try context.withMainStrings(body) }
    }

    /// Whether a task that the view has started has not ended.
    var isWorking: Bool { work.isUnderWay }

    /// What was proposed, answered and placed.
    public var record: LayoutRecord { LayoutRecord(tree, proposal: options.proposal) }

    /// Why every view has the size and the place that it has now.
    public var explanation: LayoutExplanation { LayoutExplanation(tree, options: options) }

    /// The size that the view answered.
    public var size: CGSize { tree.size }
}
