import GalleyExport
import GalleyGraph
import GalleyViews

/// A view that is alive: it takes what a person does, keeps its state, and moves on a clock that only its owner advances.
///
/// Nothing happens by itself: `send(_:)` hands it an event and brings it up to date, `advance(by:)` moves its clock. The same events
/// at the same times lead to the same pictures. What the view runs asynchronously (`task`, `Task { }`) has its turn while the owner
/// awaits `settle()`.
@MainActor
public final class ViewHost {
    package let core: any LiveCore
    let live: LiveState
    private var options: RenderOptions
    let pointer = PointerSession()
    /// The views that the pointer is over.
    var hovered: [Identity] = []
    let focus = FocusOwner()
    /// What the focus has followed; nil where that has changed since.
    private weak var followed: ViewTree?
    let drag = DragState()

    /// Shows a view.
    ///
    /// - Parameters:
    ///   - view: The view; its state is the host's own.
    ///   - options: What it is rendered with; `currentDate` is the date at the clock's zero.
    public convenience init<V: View>(_ view: V, options: RenderOptions = .init()) {
        self.init(view, options: options, carrier: nil)
    }

    /// Shows a view that continues where one in another process was, and whose state continues in others.
    ///
    /// - Parameter movesScreens: Whether screens, sheets and menus move when they come and go; nil where they never will.
    package init<V: View>(
        _ view: V, options: RenderOptions, carrier: StateCarrier?, movesScreens: Bool? = nil
    ) {
        self.options = options
        live = LiveState(
            start: options.currentDate, transition: AnyTransition.opacity, movesScreens: movesScreens)
        core = LiveView(view, options: options, live: live, carrier: carrier)
        refresh()
        guard carrier?.settle() ?? false else { return }
        core.store.changes.note(.root)
        refresh()
    }

    /// Shows a view in a window of a size, in points.
    public convenience init<V: View>(_ view: V, size: CGSize, options: RenderOptions = .init()) {
        var options = options
        options.canvas = size
        options.proposal = ProposedViewSize(size)
        self.init(view, options: options)
    }

    // MARK: What is shown

    /// The size of the picture, in points: that of the window, or what the view answered where it has none.
    public var size: CGSize { options.canvas ?? core.tree.size }

    /// Changes the size of the window. The view keeps its state.
    public func resize(to size: CGSize) {
        change {
            $0.canvas = size
            $0.proposal = ProposedViewSize(size)
        }
    }

    /// What the view is rendered with.
    public var renderOptions: RenderOptions { options }

    /// Changes what the view is rendered with: its window, appearance, locale. The view keeps its state.
    public func change(_ change: (inout RenderOptions) -> Void) {
        change(&options)
        let start = live.start
        core.beginTurn()
        core.change { inner in
            inner = options
            inner.currentDate = start.addingTimeInterval(live.now)
        }
        bringUpToDate()
    }

    /// Whether screens, sheets and menus move now when they come and go, where they can.
    package var movesScreens: Bool {
        get { live.movesScreens ?? false }
        set { if live.movesScreens != nil { live.movesScreens = newValue } }
    }

    /// Gives back memory that the next change needs again: that of what the layout has measured, where the view is so small that all can
    /// be measured again.
    package func forgetMeasurements() {
        core.context.nesting.nesting.pointee.rest()
        if core.tree.allCount <= Self.fewNodes { core.tree.forgetAnswers() }
    }

    /// Gives back what is laid out of a view that no one uses now and in which nothing moves or waits for its time; the next event lays it
    /// out again, from its state. What a task is going to change moves from where it was: as long as one is under way, all stays.
    package func putAway() {
        guard nextFrame == nil, pointer.isOver, drag.place == nil, live.ghosts.isEmpty, !core.isWorking else { return }
        pointer.forget()
        core.putAway()
    }

    /// Whether the view is laid out, and not put away.
    package var isLaidOut: Bool { !core.isPutAway }

    /// So many are laid out in a millisecond or two.
    private static let fewNodes = 1000

    /// The picture at this moment.
    public func displayList() -> DisplayList {
        let tree = core.tree
        var painter = Painter(scale: options.scale)
        if tree.isDeep { core.context.stack.runOnLargeStack { painter.draw(tree) } } else { painter.draw(tree) }
        return DisplayList(size: core.context.options.canvas ?? tree.size, items: painter.items + drag.drawn)
    }

    /// The picture at this moment as a file of a format.
    ///
    /// - Throws: `ExportError` for a picture that is too large or empty.
    public func data(as format: PictureFormat) throws -> Data { try format.data(for: displayList(), settings) }

    /// What was chosen for pictures.
    var settings: PictureSettings { options.pictureSettings }

    /// The picture at this moment as PNG.
    public func pngData() throws -> Data { try data(as: .png) }

    /// The picture at this moment as SVG.
    public func svgData() throws -> Data { try data(as: .svg) }

    /// The picture at this moment as SVG, to be compared with the one before: what has stayed since then is not written again.
    package func svgPicture(_ memory: SVGMemory) throws -> SVGPicture {
        var exporter = SVGExporter(settings)
        // The page around the picture has one.
        exporter.title = nil
        return try exporter.picture(for: displayList(), memory)
    }

    /// What was proposed, answered and placed.
    public var record: LayoutRecord { LayoutRecord(core.tree, proposal: options.proposal) }

    /// What could not be done as asked in the last layout.
    public var diagnostics: [Diagnostic] { core.context.diagnostics }

    // MARK: Time

    /// The time on the view's clock, in seconds.
    public var time: TimeInterval { live.now }

    /// Whether the picture changes as time passes: something moves, or waits for its time.
    public var needsFrame: Bool { nextFrame.map { $0 <= live.now } ?? false }

    /// When the picture changes next if nothing happens, on the view's clock; nil is never. While something moves it is now.
    public var nextFrame: TimeInterval? {
        if live.isMoving || core.isUnsettled { return live.now }
        return nextMoment.map { max($0, live.now) }
    }

    /// When something ends or begins that a handler waits for.
    var nextMoment: TimeInterval? { [pointer.nextMoment, live.nextMoment].compactMap { $0 }.min() }

    /// Moves the clock on. What has its time in between (a long press, the next entry of a timeline) happens at that time.
    ///
    /// - Parameter seconds: Not less than nothing.
    public func advance(by seconds: TimeInterval) {
        let end = live.now + max(seconds.isFinite ? seconds : 0, 0)
        // What happens at its time may make something else wait for a later one; never for ever in one step.
        var turns = 0
        let most = Self.mostTurns(in: end - live.now)
        while let moment = nextMoment, moment <= end, turns < most {
            tick(max(moment, live.now))
            turns += 1
        }
        tick(end)
    }

    /// From when to when what moves now does, on the view's clock; nil where nothing does.
    package var movement: ClosedRange<TimeInterval>? { live.movement }

    /// Sets the clock to a moment, also an earlier one, to look at what moves as it is then. Nothing ends or begins at it; that happens
    /// when the clock is moved on from there.
    package func look(at time: TimeInterval) {
        live.now = max(time, 0)
        core.beginTurn()
        core.track { for scope in live.timedScopes { core.store.changes.note(scope) } }
        bringUpToDate()
    }

    /// How often things may happen in one step of the clock: much oftener than a display shows pictures. What would happen oftener
    /// happens at the step's end.
    private static func mostTurns(in seconds: TimeInterval) -> Int { 100 + Int(min(seconds * 240, 9_900)) }

    /// Moves the clock on as a display does that shows its next frame only now: what has had its time in between happens at this moment.
    /// However long the last frame took, this one is laid out once.
    ///
    /// - Parameter seconds: Not less than nothing.
    /// - Returns: Whether something was built again: what moves, or what tasks and others have changed.
    @discardableResult
    package func skip(_ seconds: TimeInterval) -> Bool { tick(live.now + max(seconds.isFinite ? seconds : 0, 0)) }

    @discardableResult
    private func tick(_ time: TimeInterval) -> Bool {
        live.now = time
        core.beginTurn()
        core.track {
            pointer.tick(time)
            for scope in live.tick() { core.store.changes.note(scope) }
            if live.endTransitions() { core.store.changes.note(.root) }
        }
        return bringUpToDate()
    }

    /// Lets what the view has started have its turn, until nothing is under way or a time of the machine's clock has passed.
    ///
    /// - Parameter limit: How long at most, in seconds.
    public func settle(limit: TimeInterval = 0.5) async {
        let end = Date(timeIntervalSinceNow: limit)
        var quiet = 0
        repeat {
            await MainThread.turn()
            if !core.isUnsettled { core.beginTurn() }
            if core.update() {
                quiet = 0
            } else if core.isWorking {
                quiet = 0
                try? await Task.sleep(for: .milliseconds(1))
            } else {
                quiet += 1
            }
        } while quiet < 8 && Date() < end
        refresh()
    }

    /// Brings the layout up to date with changes of state that were made outside of events. Returns whether there were any.
    @discardableResult
    public func refresh() -> Bool {
        // A view that never settles waits for the next frame.
        if !core.isUnsettled { core.beginTurn() }
        return bringUpToDate()
    }

    @discardableResult
    private func bringUpToDate() -> Bool {
        var hasChanged = core.update()
        // Nothing is known of a view that was put away but that it is as it was.
        guard hasChanged || !core.isPutAway else { return false }
        let tree = core.tree
        // Who asks for the focus notes a change: without one no one has.
        if hasChanged || tree !== followed {
            core.track { focus.follow(tree) }
            followed = tree
            if core.update() { (hasChanged, followed) = (true, nil) }
        }
        if hasChanged { refreshGestures() }
        return hasChanged
    }

    /// Calls back, on any thread, when state has changed that the view reads: `refresh()` takes it up.
    package func onChange(_ told: @escaping @Sendable () -> Void) { core.store.changes.observe(told) }

    /// Cancels the tasks of the view and of those in it; no one is going to use it any more.
    package func cancelTasks() {
        core.store.cancelTasks()
        // They hold the trees that they are drawn from, which hold what holds them.
        live.ghosts = []
    }

    // MARK: Events

    /// Hands an event to the view and brings it up to date.
    public func send(_ event: ViewEvent) { turn { handle(event) } }

    /// Does something to the view and brings it up to date.
    package func turn(_ work: () -> Void) {
        refresh()
        core.beginTurn()
        core.track(work)
        bringUpToDate()
    }
}
