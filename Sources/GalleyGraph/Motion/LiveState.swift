/// What a view that is alive keeps besides the state of its parts.
///
/// What every node asks for is marked `@exclusivity(unchecked)`, for the reason that `ViewTreeBuilder` gives.
@MainActor
package final class LiveState {
    /// The time on the view's clock, in seconds since it was made.
    package var now: TimeInterval {
        get { clock }
        set { clock = newValue }
    }
    @exclusivity(unchecked) var clock: TimeInterval = 0
    /// The date at the clock's zero.
    package let start: Date
    /// The transaction of the update that is being made.
    package var transaction: Transaction {
        get { wholeTransaction }
        set { wholeTransaction = newValue }
    }
    @exclusivity(unchecked) var wholeTransaction = Transaction()
    /// The transactions of the changes that it takes in.
    private(set) var changeTransactions = ChangeTransactions([])
    /// What moves of the items' drawings, by item.
    @exclusivity(unchecked) private(set) var motions: [Identity: Motion] = [:]
    /// Where items are shown.
    @exclusivity(unchecked) private(set) var frames: [Identity: FrameMotion] = [:]
    /// Values that move while views are built: those of the user's own animatable types.
    private var animators: [ObjectIdentifier: (object: any AnyObject & Ticking, scope: Identity)] = [:]
    /// The transactions of the items that were built in this update.
    @exclusivity(unchecked) private var transactions: [Identity: Transaction] = [:]
    /// What is built again with every frame.
    private var frameScopes: Set<Identity> = []
    /// What is built again at a time.
    private var alarms: [Identity: TimeInterval] = [:]
    /// The items of the last layout of the whole view.
    @exclusivity(unchecked) private(set) var seen: Set<Identity> = []
    /// Whether there has been a layout.
    private(set) var hasShownOnce = false
    /// The tree of the last layout. It belongs to the view, and knows of us through its context: held here, none would ever be freed.
    private(set) weak var shownTree: ViewTree?
    /// The containers of views that come and go, with the transactions of this build.
    @exclusivity(unchecked) private(set) var containers: [Identity: Transaction] = [:]
    /// Views that come with a transition.
    var insertions: [(item: DynamicItem, transaction: Transaction)] = []
    /// Views on their way out.
    package var ghosts: [Ghost] {
        get { goingViews }
        set { goingViews = newValue }
    }
    @exclusivity(unchecked) private var goingViews: [Ghost] = []
    /// Whether screens, sheets and menus move now when they come and go; nil where they never do.
    package var movesScreens: Bool?
    /// What of them is on its way, and what is on its way out.
    private var passages: [Passage] = []
    var leaving: [LeavingCover] = []
    /// Whether what is being built is on its way out.
    private(set) var isBuildingGhosts = false
    private var matched = MatchedMotions()
    @exclusivity(unchecked) private var watching: DynamicItem?
    private var isWhole = false

    /// How views come and go that say nothing of it.
    let standardTransition: any ItemTransition

    package init(start: Date, transition standardTransition: any ItemTransition, movesScreens: Bool? = nil) {
        self.start = start
        self.standardTransition = standardTransition
        self.movesScreens = movesScreens
    }

    /// The number of the update that is being made.
    private(set) var update = 0

    /// The date on the view's clock.
    package var date: Date { start.addingTimeInterval(now) }

    // MARK: Building

    /// The changes that the next build takes in.
    package func begin(_ changes: ArraySlice<ChangeBatch>) {
        changeTransactions = ChangeTransactions(changes)
        transaction = changeTransactions.whole
    }

    /// The whole view is going to be built.
    package func beginBuild() {
        seen = []
        alarms = [:]
        containers = [:]
        matched.beginBuild()
        isWhole = true
    }

    func noteContainer(_ container: Identity, _ transaction: Transaction) { containers[container] = transaction }

    /// A view comes, and goes into its place in a transaction.
    func insert(_ item: DynamicItem, _ transaction: Transaction) { insertions.append((item, transaction)) }

    func isGhost(_ item: DynamicItem) -> Bool { ghosts.contains { $0.item === item } }

    /// A view that was on its way out is there again. Returns whether it was.
    func removeGhost(of item: DynamicItem) -> Bool {
        guard isGhost(item) else { return false }
        ghosts.removeAll { $0.item === item }
        return true
    }

    /// Notes the items that `build` adds as those of an item's transition.
    func watch(_ item: DynamicItem, _ build: () -> Void) {
        let outer = watching
        watching = item
        item.watched = []
        build()
        watching = outer
    }

    /// Builds what is on its way out, with what has just left.
    package func buildGhosts(_ context: RenderContext, _ store: StateStore) {
        findGhosts(store)
        findLeaving(store)
        isBuildingGhosts = true
        for ghost in ghosts { ghost.build(context) }
        isBuildingGhosts = false
    }

    /// An item has been built.
    ///
    /// - Parameter moved: The transaction in which it goes to another place, where that is another one.
    func note(_ key: Identity, _ motion: Motion?, _ transaction: Transaction, moved: Transaction? = nil) {
        seen.insert(key)
        watching?.watched.insert(key)
        transactions[key] = moved ?? transaction
        if let motion {
            if let old = motions[key] { motion.follow(old, transaction, at: now) }
            // The old one goes when nothing is being changed any more: it holds values of the program's own.
            let old = motions.updateValue(motion, forKey: key)
            withExtendedLifetime(old) {}
        } else {
            motions.removeValue(forKey: key)?.stop()
        }
    }

    /// Builds a view again at a time.
    package func wake(_ scope: Identity, at time: TimeInterval) {
        alarms[scope] = min(alarms[scope] ?? .infinity, time)
    }

    /// Builds a view again at a date.
    package func wake(_ scope: Identity, at date: Date) { wake(scope, at: date.timeIntervalSince(start)) }

    /// Builds a view again with the next frame.
    package func askForFrame(_ scope: Identity) { frameScopes.insert(scope) }

    /// A value moves while the view at `scope` is built.
    func moves(_ object: any AnyObject & Ticking, _ scope: Identity) {
        animators[ObjectIdentifier(object)] = (object, scope)
    }

    /// Something begins its way, or takes another one.
    func move(_ passage: Passage) {
        if !passages.contains(where: { $0 === passage }) { passages.append(passage) }
    }

    // MARK: After the layout

    /// An item lies somewhere in its space.
    func follow(_ key: Identity, _ frame: CGRect, in space: Identity?) {
        guard let motion = frames[key], motion.space == space else {
            frames[key]?.stop()
            let motion = FrameMotion(frame)
            motion.space = space
            frames[key] = motion
            return
        }
        motion.follow(frame, transactions[key] ?? transaction, at: now)
    }

    /// Where the source of a matched geometry is shown that lies at `frame` in the window; nil where it is no source that counts. What is
    /// on its way out is shown where the source that has taken its place is.
    func shownFrame(of name: MatchedGeometryWork.Name, _ key: Identity, _ frame: CGRect) -> CGRect? {
        if isBuildingGhosts { return matched[name].flatMap { $0.source == key ? nil : $0.frame(at: now) } }
        let motion = matched.follow(name, key, frame, transactions[key] ?? transaction, at: now)
        guard let motion, motion.isMoving else { return nil }
        moves(motion, .root)
        return motion.frame(at: now)
    }

    /// An update is laid out.
    package func hasShown(_ tree: ViewTree) {
        tree.followFrames(self)
        shownTree = tree
        hasShownOnce = true
        if isWhole {
            for (key, motion) in motions where !seen.contains(key) {
                motion.stop()
                motions[key] = nil
            }
            for (key, frame) in frames where !seen.contains(key) {
                frame.stop()
                frames[key] = nil
            }
            matched.endBuild()
            // Until the next build nobody asks for them.
            (seen, containers) = ([], [:])
        }
        isWhole = false
        update += 1
        transactions = [:]
        begin([])
    }

    // MARK: Time

    /// Whether something moves.
    package var isMoving: Bool {
        motions.values.contains(where: \.isMoving) || frames.values.contains(where: \.isMoving) || !animators.isEmpty
            || !frameScopes.isEmpty || passages.contains(where: \.isMoving)
    }

    /// Whether what moves is only drawn elsewhere on its way: nothing is built or laid out for it.
    package var movesOnlyDrawings: Bool { animators.isEmpty && frameScopes.isEmpty }

    /// When something ends that someone may wait for, or has to be built again.
    package var nextMoment: TimeInterval? {
        let ends = motions.values.compactMap(\.nextEnd) + frames.values.compactMap(\.nextEnd)
        let others =
            animators.values.compactMap { $0.object.nextEnd } + alarms.values + passages.compactMap(\.nextEnd)
        return (ends + others).filter(\.isFinite).min()
    }

    /// From when to when what moves now does, as far as it ends; nil where nothing does.
    package var movement: ClosedRange<TimeInterval>? {
        let spans =
            motions.values.compactMap(\.span) + frames.values.compactMap(\.span)
            + animators.values.compactMap { $0.object.span } + passages.compactMap(\.span)
        guard let begin = spans.map(\.lowerBound).min() else { return nil }
        return begin...max(begin, spans.map(\.upperBound).filter(\.isFinite).max() ?? begin)
    }

    /// Views that are built in another way at another time.
    package var timedScopes: Set<Identity> {
        frameScopes.union(animators.values.map(\.scope)).union(alarms.keys)
    }

    /// Lets what moves come to `now`; returns the views that have to be built again for it.
    package func tick() -> Set<Identity> {
        for motion in motions.values { motion.tick(now) }
        for frame in frames.values { frame.tick(now) }
        for passage in passages { passage.tick(now) }
        passages.removeAll { !$0.isMoving }
        leaving.removeAll { !$0.passage.isMoving }
        var scopes = frameScopes
        frameScopes = []
        for (id, entry) in animators {
            scopes.insert(entry.scope)
            entry.object.tick(now)
            if !entry.object.isMoving { animators[id] = nil }
        }
        for (scope, time) in alarms where time <= now {
            alarms[scope] = nil
            scopes.insert(scope)
        }
        return scopes
    }
}
