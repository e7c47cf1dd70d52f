import GalleyEngine
import GalleyGraph

/// A view that stays laid out while its state changes.
///
/// A change builds again the views whose values changed, and lays out what depends on them; where the new body has
/// another shape than the old one, or views wait for the layout, the whole view is built again. State lives as long as
/// its view is shown.
@MainActor
public final class LiveView<Content: View> {
    private let content: Content
    package private(set) var options: RenderOptions
    package let store = StateStore()
    /// What is laid out; nil where that was put away.
    private var laidOut: ViewTree?
    package private(set) var context: RenderContext
    package let work = PendingWork()

    /// Lays out a view.
    public convenience init(_ content: Content, options: RenderOptions = .init()) {
        self.init(content, options: options, live: nil)
    }

    /// Lays out a view that someone uses.
    package init(_ content: Content, options: RenderOptions, live: LiveState?, carrier: StateCarrier? = nil) {
        self.content = content
        self.options = options
        store.live = live
        store.carrier = carrier
        store.changes.isLive = live != nil
        let store = store
        if live != nil { store.beginLayout() }
        let (tree, context) = work.track {
            RenderedView.layOut(content, options, store: store, keepsScopes: true)
        }
        (laidOut, self.context, isWhole) = (tree, context, !tree.canBeOfferedAgain)
        start(context.tasks[...])
        live?.hasShown(tree)
        if live != nil { update() }
    }

    /// The view as it is laid out; where that was put away it is laid out again.
    package var tree: ViewTree { laidOut ?? layOutAgain() }

    package var isPutAway: Bool { laidOut == nil }

    /// Whether any change builds the whole view, as far as the last layout says.
    private var isWhole: Bool

    /// Puts away what is laid out until it is asked for: what is left is the view's state. That is done for a view that any change builds
    /// as a whole: one in which views can be built by themselves is built by its own code where that need not be. Nor of one that receives
    /// values: what goes then goes from where it was.
    package func putAway() {
        guard let laidOut, !laidOut.canBeOfferedAgain, !context[ReceivesValues.self] else { return }
        self.laidOut = nil
        store.putAwayItems()
        (context.actions, context.tasks) = ([], [])
    }

    private func layOutAgain() -> ViewTree {
        let tree = layOut()
        context.withMainStrings { store.tellDepartures() }
        hasShown([])
        return tree
    }

    /// How many rounds of changes may still be taken up for the event, or the frame, that is under way.
    private var roundsLeft = RenderContext.mostRounds

    /// Whether the view still changes its own state after as many rounds as an event or a frame may lead to.
    package var isUnsettled: Bool { roundsLeft == 0 && !store.changes.isEmpty }

    /// An event or a frame begins, with the rounds of changes that it may lead to. A view that has not settled gets one for each, which
    /// takes in what the event changes, so that it costs no more than an animation.
    package func beginTurn() {
        roundsLeft = isUnsettled ? 1 : RenderContext.mostRounds
        store.beginLayout()
    }

    /// Brings the layout up to date with the state. Returns whether anything had changed.
    @discardableResult
    public func update() -> Bool {
        if store.live == nil { roundsLeft = RenderContext.mostRounds }
        var hasChanged = false
        while roundsLeft > 0, !store.changes.isEmpty {
            takeChanges()
            roundsLeft -= 1
            hasChanged = true
            if isUnsettled { reportUnsettled() }
        }
        return hasChanged
    }

    /// Takes up the changes that wait. Views that can be built by themselves change one transaction after the other; where the whole view
    /// has to be built, that takes in all changes at once, each view in the transaction of its own.
    private func takeChanges() {
        var batches = store.changes.takeBatches()[...]
        while let first = batches.first {
            let (context, known, started) = (context, context.actions.count, context.tasks.count)
            var taken = batches.prefix(1)
            context.withMainStrings {
                store.live?.begin(taken)
                // What was put away is laid out with the change.
                if laidOut == nil || !tree.rebuild(first.scopes) {
                    taken = batches
                    store.live?.begin(taken)
                    layOut()
                }
                // What observers in the views that were built again ask for may change the state once more.
                for action in context.actions[known...] { action.run() }
                store.tellDepartures()
                start(context.tasks[started...])
            }
            batches.removeFirst(taken.count)
            hasShown(taken.compactMap(\.transaction))
        }
    }

    private func reportUnsettled() {
        let names = Set(context.actions.map(\.name)).sorted().joined(separator: ", ")
        context.report(
            .warning,
            "the view never settles: after \(RenderContext.mostRounds) layouts \(names.isEmpty ? "its body" : names) still changes its state. It goes on with the next frame."
        )
    }

    /// An update is laid out: what came goes into its next phase, and who waits for animations that have not begun is told.
    private func hasShown(_ transactions: [Transaction]) {
        guard let live = store.live else { return }
        live.hasShown(tree)
        for next in live.nextPhases() {
            // Who waits, waits for the transition as well.
            next.completions.forEach { $0.begin() }
            var next = next
            next.isNextPhase = true
            GalleyGraph.withTransaction(next) { store.changes.note(.root) }
        }
        for transaction in transactions {
            transaction.completions.forEach { transaction.isNextPhase ? $0.end() : $0.runIfOver() }
        }
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
    package func change(_ change: (inout RenderOptions) -> Void) {
        change(&options)
        layOut()
        context.withMainStrings { store.tellDepartures() }
        // What moves or goes from now on does so from where this layout has it.
        hasShown([])
    }

    @discardableResult
    private func layOut() -> ViewTree {
        if let live = store.live { options.currentDate = live.date }
        // Where any change builds the whole view, it is not noted which views could be built by themselves. One that is whole no longer is
        // built as a whole once more.
        let (store, content, options, keepsScopes) = (store, content, options, !isWhole)
        let (tree, context) = work.track {
            RenderedView.layOut(content, options, store: store, keepsScopes: keepsScopes)
        }
        (laidOut, self.context, isWhole) = (tree, context, !tree.canBeOfferedAgain)
        start(context.tasks[...])
        return tree
    }

    private func start(_ tasks: ArraySlice<() -> Void>) {
        for start in tasks { work.track(start) }
    }

    /// Runs code of the view: the tasks that it makes count as the view's.
    package func track<Result>(_ body: () throws -> Result) rethrows -> Result {
        try work.track { try context.withMainStrings(body) }
    }

    /// Whether a task that the view has started has not ended.
    package var isWorking: Bool { work.isUnderWay }

    /// What was proposed, answered and placed.
    public var record: LayoutRecord { LayoutRecord(tree, proposal: options.proposal) }

    /// The size that the view answered.
    public var size: CGSize { tree.size }
}

extension LiveView: LiveCore {}
