import GalleyExport

/// A view that is alive: it takes what a person does, keeps its state, and moves on a clock that only its owner advances.
///
/// Nothing happens by itself: `send(_:)` hands it an event and brings it up to date, `advance(by:)` moves its clock. The same events
/// at the same times lead to the same pictures. What the view runs asynchronously (`task`, `Task { }`) has its turn while the owner
/// awaits `settle()`.
@MainActor
public final class ViewHost {
    let core: any LiveCore
    let live: LiveState
    private var options: RenderOptions
    private let pointer = PointerSession()
    private var hovered: [Identity] = []
    private let focus = FocusOwner()

    /// Shows a view.
    ///
    /// - Parameter options: What it is rendered with; `currentDate` is the date at the clock's zero.
    public init<V: View>(_ view: V, options: RenderOptions = .init()) {
        self.options = options
        live = LiveState(start: options.currentDate)
        core = LiveView(view, options: options, live: live)
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
        core.change { inner in
            inner = options
            inner.currentDate = start.addingTimeInterval(live.now)
        }
        refresh()
    }

    /// The picture at this moment.
    public func displayList() -> DisplayList {
        let tree = core.tree
        var painter = Painter(scale: options.scale)
        if tree.isDeep { core.context.stack.runOnLargeStack { painter.draw(tree) } } else { painter.draw(tree) }
        return DisplayList(size: core.context.options.canvas ?? tree.size, items: painter.items)
    }

    /// The picture at this moment as a file of a format.
    ///
    /// - Throws: `ExportError` for a picture that is too large or empty.
    public func data(as format: PictureFormat) throws -> Data { try format.data(for: displayList(), settings) }

    /// What was chosen for pictures.
    var settings: PictureSettings {
        var settings = PictureSettings()
        settings.scale = Double(options.scale)
        settings.isOpaque = options.isOpaque
        if options.isOpaque {
            let level = options.colorScheme == .dark ? 0.0 : 1.0
            settings.background = ResolvedColor(red: level, green: level, blue: level, alpha: 1)
        }
        settings.quality = options.quality
        settings.pngEncoding = options.pngEncoding
        settings.pdf = options.pdf
        return settings
    }

    /// The picture at this moment as PNG.
    public func pngData() throws -> Data { try data(as: .png) }

    /// The picture at this moment as SVG.
    public func svgData() throws -> Data { try data(as: .svg) }

    /// What was proposed, answered and placed.
    public var record: LayoutRecord { LayoutRecord(core.tree, proposal: options.proposal) }

    /// What could not be done as asked in the last layout.
    public var diagnostics: [Diagnostic] { core.context.diagnostics }

    // MARK: Time

    /// The time on the view's clock, in seconds.
    public var time: TimeInterval { live.now }

    /// Whether the picture changes as time goes on: something moves, or waits for its time.
    public var needsFrame: Bool { nextFrame.map { $0 <= live.now } ?? false }

    /// When the picture changes next if nothing happens, on the view's clock; nil is never. While something moves it is now.
    public var nextFrame: TimeInterval? {
        if live.isMoving { return live.now }
        return nextMoment.map { max($0, live.now) }
    }

    /// When something ends or begins that somebody is told of.
    private var nextMoment: TimeInterval? { [pointer.nextMoment, live.nextMoment].compactMap { $0 }.min() }

    /// Moves the clock on. What has its time in between (a long press, the next entry of a timeline) happens at that time.
    ///
    /// - Parameter seconds: Not less than nothing.
    public func advance(by seconds: TimeInterval) {
        let end = live.now + max(seconds.isFinite ? seconds : 0, 0)
        // What happens at its time may make something else wait for a later one; never for ever in one step.
        var turns = 0
        while let moment = nextMoment, moment <= end, turns < Self.mostTurns {
            tick(max(moment, live.now))
            turns += 1
        }
        tick(end)
    }

    /// How often things may happen in one step of the clock.
    private static let mostTurns = 10_000

    private func tick(_ time: TimeInterval) {
        live.now = time
        core.track {
            pointer.tick(time)
            for scope in live.tick() { core.store.changes.note(scope) }
            if live.endTransitions() { core.store.changes.note(.root) }
        }
        refresh()
    }

    /// Lets what the view has started have its turn, until nothing is under way or a time of the machine's clock has passed.
    ///
    /// - Parameter limit: How long at most, in seconds.
    public func settle(limit: TimeInterval = 0.5) async {
        let end = Date(timeIntervalSinceNow: limit)
        var quiet = 0
        repeat {
            await MainLoop.turn()
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
        var hasChanged = core.update()
        core.track { focus.follow(core.tree) }
        if core.update() { hasChanged = true }
        if hasChanged { refreshGestures() }
        return hasChanged
    }

    // MARK: Events

    /// Hands an event to the view and brings it up to date.
    public func send(_ event: ViewEvent) {
        refresh()
        core.track { handle(event) }
        refresh()
    }

    private func handle(_ event: ViewEvent) {
        switch event {
        case .pointerDown(let point):
            pointer.begin(sample(.down, point), candidates(at: point))
        case .pointerMoved(let point): pointer.handle(sample(.moved, point))
        case .pointerUp(let point): pointer.handle(sample(.up, point))
        case .pointerCancelled: pointer.cancel()
        case .hover(let point): hover(point)
        case .scroll(let way, let point): scroll(way, at: point)
        case .openURL(let url): open(url)
        case .text(let text): focus.type(text, core.tree)
        case .focusNext: focus.step(forward: true, core.tree)
        case .focusPrevious: focus.step(forward: false, core.tree)
        case .key(let key, let modifiers):
            if !focus.press(key, modifiers, core.tree) { pressShortcut(key, modifiers) }
        }
    }

    private func sample(_ kind: PointerSample.Kind, _ point: CGPoint) -> PointerSample {
        placeGestures()
        return PointerSample(kind: kind, location: point, time: live.now)
    }

    // MARK: Gestures

    /// The gestures under a point, in their order of precedence.
    private func candidates(at point: CGPoint) -> [PointerSession.Candidate] {
        let places = HitTest.places(at: point, in: core.tree)
        var found: [PointerSession.Candidate] = []
        for place in places {
            guard let key = place.key, let item = place.item else { continue }
            switch item.drawing {
            case .interaction(.press(let target), true):
                found.append(press(target, key, place))
            case .interaction(.focusTarget, true):
                found.append(focusing(key, place))
            case .interaction(.gesture(let attached), let isEnabled) where isEnabled:
                if !attached.mask.contains(.subviews) { found = [] }
                guard attached.mask.contains(.gesture), let candidate = candidate(attached, key, place) else {
                    continue
                }
                if attached.precedence == .before { found.insert(candidate, at: 0) } else { found.append(candidate) }
            case .late(let work as ScrollWork):
                if let offset = work.offset { found.append(scroll(offset, key, work.axes)) }
            default: continue
            }
        }
        return found
    }

    private func candidate(
        _ attached: AttachedGesture, _ key: Identity, _ place: LivePlace
    ) -> PointerSession.Candidate? {
        let space = GestureSpace()
        space.start = live.start
        space.frames = place.tree.frames(of: place.node)
        func make<G: Gesture>(_ gesture: G) -> Recognition? { Recognizer.make(gesture, in: space) }
        guard let recognition = make(attached.gesture) else { return nil }
        return PointerSession.Candidate(
            key: key, recognition: recognition, space: space, isSimultaneous: attached.precedence == .together,
            goesFirst: attached.precedence == .before)
    }

    /// A tap on a view that takes the focus.
    private func focusing(_ key: Identity, _ place: LivePlace) -> PointerSession.Candidate {
        let target = PressTarget(setPressed: { _ in }) { [unowned self] in focus.focus(key, core.tree) }
        return press(target, key, place)
    }

    /// Presses the control that a shortcut belongs to.
    private func pressShortcut(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
        let wanted = KeyboardShortcut(key, modifiers: modifiers)
        for place in core.tree.allPlaces() {
            guard case .interaction(.keyboardShortcut(let shortcut?), true)? = place.item?.drawing,
                shortcut.key == wanted.key, shortcut.modifiers == wanted.modifiers
            else { continue }
            for node in place.node..<place.tree.pass.count where place.tree.lies(node, inside: place.node) {
                guard case .interaction(.press(let target), true)? = place.tree.item(node)?.drawing else { continue }
                return target.act()
            }
        }
    }

    private func press(_ target: PressTarget, _ key: Identity, _ place: LivePlace) -> PointerSession.Candidate {
        PointerSession.Candidate(
            key: key,
            recognition: PressRecognition(target) { [unowned self] point in
                HitTest.places(at: point, in: core.tree).contains { $0.key == key }
            }, space: GestureSpace())
    }

    private func scroll(_ offset: ScrollOffset, _ key: Identity, _ axes: Axis.Set) -> PointerSession.Candidate {
        PointerSession.Candidate(
            key: key,
            recognition: ScrollRecognition(offset, axes) { [unowned self] in core.store.changes.note(.root) },
            space: GestureSpace())
    }

    /// Tells the gestures that go on where their views lie.
    private func placeGestures() {
        guard pointer.candidates.contains(where: { !$0.isDone }) else { return }
        let places = core.tree.places()
        for candidate in pointer.candidates where !candidate.isDone {
            guard let place = places[candidate.key] else { continue }
            candidate.space.frames = place.tree.frames(of: place.node)
        }
    }

    /// Hands the actions of the newest build to the gestures that go on.
    private func refreshGestures() {
        guard pointer.candidates.contains(where: { !$0.isDone }) else { return }
        let places = core.tree.places()
        for candidate in pointer.candidates where !candidate.isDone {
            guard let item = places[candidate.key]?.item else { continue }
            switch item.drawing {
            case .interaction(.gesture(let attached), _):
                Recognizer.refresh(candidate.recognition, with: attached.gesture)
            case .interaction(.press(let target), _):
                (candidate.recognition as? PressRecognition)?.refresh(target)
            default: continue
            }
        }
    }

    // MARK: Scrolling, hovering, opening

    private func scroll(_ way: CGSize, at point: CGPoint) {
        var rest = way
        for place in HitTest.places(at: point, in: core.tree) {
            guard case .late(let work as ScrollWork)? = place.item?.drawing, let offset = work.offset else { continue }
            let before = rest
            rest = offset.scroll(by: rest)
            if rest != before { core.store.changes.note(.root) }
            if rest == .zero { return }
        }
    }

    private func hover(_ point: CGPoint?) {
        let places = point.map { HitTest.places(at: $0, in: core.tree) } ?? []
        var now: [Identity] = []
        for place in places {
            guard case .interaction(.hover(let space, let action), true)? = place.item?.drawing, let key = place.key,
                let point
            else { continue }
            now.append(key)
            let converter = GestureSpace()
            converter.frames = place.tree.frames(of: place.node)
            if space == nil, hovered.contains(key) { continue }
            action(.active(converter.convert(point, to: space ?? .local)))
        }
        let known = core.tree.places()
        for key in hovered where !now.contains(key) {
            if case .interaction(.hover(_, let action), _)? = known[key]?.item?.drawing { action(.ended) }
        }
        hovered = now
    }

    private func open(_ url: URL) {
        for place in core.tree.allPlaces() {
            if case .interaction(.url(let action), _)? = place.item?.drawing { action(url) }
        }
    }
}

/// A finger that scrolls: it begins along an axis that scrolls once the finger has moved far enough, and moves the content with it.
@MainActor
private final class ScrollRecognition: Recognition {
    private let offset: ScrollOffset
    private let axes: Axis.Set
    private let changed: () -> Void
    private var last: CGPoint?
    private var start: CGPoint?
    private var phase = State.possible
    private var way = CGSize.zero

    /// How far a finger moves before it scrolls, in points: UIKit's scroll views begin at 10.
    private static var slop: CGFloat { 10 }

    init(_ offset: ScrollOffset, _ axes: Axis.Set, changed: @escaping () -> Void) {
        self.offset = offset
        self.axes = axes
        self.changed = changed
    }

    override var state: State { phase }

    override func handle(_ sample: PointerSample) {
        switch sample.kind {
        case .down: (start, last) = (sample.location, sample.location)
        case .up: phase = phase == .active ? .ended : .failed
        case .moved:
            guard let start, let last else { return }
            let whole = CGSize(width: start.x - sample.location.x, height: start.y - sample.location.y)
            if phase == .possible {
                let along = CGSize(
                    width: axes.contains(.horizontal) ? whole.width : 0,
                    height: axes.contains(.vertical) ? whole.height : 0)
                guard max(abs(along.width), abs(along.height)) >= Self.slop, offset.canScroll(along) else { return }
                phase = .active
            }
            way = CGSize(width: way.width + last.x - sample.location.x, height: way.height + last.y - sample.location.y)
            self.last = sample.location
        }
    }

    override func deliver() {
        guard phase == .active, way != .zero else { return }
        _ = offset.scroll(by: way)
        way = .zero
        changed()
    }

    override func cancel() { if phase != .ended { phase = .failed } }
}
