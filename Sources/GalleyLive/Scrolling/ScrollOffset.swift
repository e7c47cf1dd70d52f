import GalleyGraph

/// How far the content of a scroll view has been scrolled, and what it is doing.
@MainActor
package final class ScrollOffset {
    /// How much of the content lies before what is shown, in points; nil before the first layout.
    package var value: CGPoint?
    /// How much at most.
    package var longest = CGSize.zero
    /// How the content lay in the last layout.
    package var geometry: ScrollGeometry?
    /// What is said of the scroll view's scrolling.
    package var settings = ScrollSettings()
    /// Whether a person has brought the content where it is.
    package var isMovedByPerson = false
    /// How fast the content moved when it was let go, in points a second; nil once the layout has seen where it comes to rest.
    package var release: CGVector?
    /// Where it lay when someone began to scroll.
    package private(set) var start = CGPoint.zero
    /// Whether a finger has stopped content on its way to where it rests.
    private var isInterrupted = false
    private(set) var phase = ScrollPhase.idle
    private var way: (end: CGPoint, animator: Animator<AnimatablePair<CGFloat, CGFloat>>)?
    /// When the wheel counts as still.
    private var wheelEnd: TimeInterval?
    /// How often the view itself has moved the content: a page that moves it says of which it knows.
    package private(set) var revision = 0
    /// Where the view moves the content since then, one place each `pathStep`; empty where it jumped.
    package private(set) var path: [CGPoint] = []
    private var seen: (name: AnyHashable?, anchor: UnitPoint?, number: Int) = (nil, nil, 0)

    /// How long a wheel has not turned that is still, in seconds.
    private static let wheelPause = 0.15
    /// The seconds between the places of a path, and how many it has at most.
    package static let pathStep = 1.0 / 30
    private static let longestPath = 150.0

    /// Whether a request is another one than that of the last layout.
    package func takes(_ request: ScrollRequest?) -> Bool {
        let new = (name: request?.name, anchor: request?.anchor, number: request?.number ?? 0)
        defer { seen = new }
        return new.name != nil && new != seen
    }

    /// A binding is told a view: what it asks for from now on is where the content is.
    package func note(_ name: AnyHashable, _ anchor: UnitPoint?) { seen = (name, anchor, 0) }

    /// Moves the content. Returns what of the way is left where it ends.
    func scroll(by way: CGSize) -> CGSize {
        guard let value else { return way }
        let next = CGPoint(
            x: min(max(value.x + way.width, 0), longest.width), y: min(max(value.y + way.height, 0), longest.height))
        if next != value {
            isMovedByPerson = true
            noteMove()
        }
        self.value = next
        return CGSize(width: way.width - (next.x - value.x), height: way.height - (next.y - value.y))
    }

    /// The content has jumped where no page moved it.
    package func noteMove() {
        revision += 1
        path = []
    }

    /// Whether there is content to be scrolled along an axis of a movement.
    func canScroll(_ way: CGSize) -> Bool {
        way.width != 0 && longest.width > 0 || way.height != 0 && longest.height > 0
    }
}

// What it is doing.
extension ScrollOffset {
    /// Another phase begins. `run` runs the actions that are told.
    package func enter(_ next: ScrollPhase, velocity: CGVector? = nil, run: (@escaping () -> Void) -> Void = { $0() }) {
        guard next != phase else { return }
        if next == .interacting { start = value ?? .zero }
        let old = phase
        phase = next
        guard let geometry else { return }
        let context = ScrollPhaseChangeContext(geometry: geometry, velocity: velocity)
        for observer in settings.observers {
            if let told = observer.phaseChanged { run { told(old, next, context) } }
        }
    }

    /// A finger comes down: content that moves by itself stands still.
    func touch() {
        isInterrupted = way != nil
        if isInterrupted { noteMove() }
        (way, release, wheelEnd) = (nil, nil, nil)
        enter(.tracking)
    }

    /// The finger, or the wheel, lets the content go, which moves as fast as `velocity`.
    func letGo(_ velocity: CGVector, run: (@escaping () -> Void) -> Void = { $0() }) {
        guard phase == .interacting || isInterrupted, settings.behavior != nil else {
            return enter(.idle, velocity: velocity, run: run)
        }
        if phase != .interacting { start = value ?? .zero }
        (release, isInterrupted) = (velocity, false)
        enter(.decelerating, velocity: velocity, run: run)
    }

    /// A page has moved the content, and says where it is, and how fast it moves once it is let go. Returns whether that counts: not where
    /// the view has moved it since.
    func follow(page point: CGPoint, revision: Int, release velocity: CGVector?) -> Bool {
        guard revision == self.revision, let value else { return false }
        (way, release, wheelEnd, path) = (nil, nil, nil, [])
        enter(.interacting)
        let next = CGPoint(x: min(max(point.x, 0), longest.width), y: min(max(point.y, 0), longest.height))
        if next != value { isMovedByPerson = true }
        self.value = next
        if let velocity { letGo(velocity) }
        return true
    }

    /// The wheel turns. No one lets it go: it counts as still once it has not turned for a while.
    func turnWheel(at time: TimeInterval, from start: CGPoint) {
        way = nil
        // Where nobody hears of it, it makes no difference when the wheel is still.
        guard !settings.observers.isEmpty || settings.behavior != nil else { return }
        wheelEnd = time + Self.wheelPause
        guard phase != .interacting else { return }
        enter(.interacting)
        self.start = start
    }

    /// The content moves from where it is to another place.
    package func move(from start: CGPoint, to end: CGPoint, _ animation: Animation, at time: TimeInterval) {
        let way = way ?? (end: start, animator: Animator())
        let old = way.end
        way.animator.add(
            AnimatablePair(end.x - old.x, end.y - old.y), animation, at: time, Transaction())
        self.way = (end, way.animator)
        noteMove()
        let seconds = (way.animator.span?.upperBound ?? time) - time
        guard seconds > 0 else { return }
        let count = Int(min((seconds / Self.pathStep).rounded(.up), Self.longestPath))
        path = (0...count).map { step in
            let left = way.animator.left(at: time + Double(step) * Self.pathStep)
            return step == count ? end : CGPoint(x: end.x - left.first, y: end.y - left.second)
        }
    }

    /// Stands still where it is.
    package func stop() { way = nil }

    package var isMoving: Bool { way?.animator.isMoving ?? false }

    /// A build begins: the content lies where it has come to. `run` runs the actions of a phase that ends.
    package func follow(_ live: LiveState, run: (@escaping () -> Void) -> Void) {
        if let end = wheelEnd {
            if end <= live.now + 1e-9 {
                wheelEnd = nil
                letGo(.zero, run: run)
            } else {
                live.wake(.root, at: end)
            }
        }
        guard let way else { return }
        way.animator.tick(live.now)
        let left = way.animator.left(at: live.now)
        value = CGPoint(x: way.end.x - left.first, y: way.end.y - left.second)
        if way.animator.isMoving { return live.askForFrame(.root) }
        self.way = nil
        enter(.idle, run: run)
    }
}

private enum PageScrollsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether someone else moves what is scrolled, and tells how far: a browser's page.
    package var pageScrolls: Bool {
        get { self[PageScrollsKey.self] }
        set { self[PageScrollsKey.self] = newValue }
    }
}

extension ViewTreeBuilder {
    /// The offset of the scroll view that is being built, where the view is alive.
    package var scrollOffset: ScrollOffset? {
        guard live != nil, !isTrial else { return nil }
        return context.store.object(at: identity.child(ScrollOffset.self), in: part) { ScrollOffset() }
    }
}
