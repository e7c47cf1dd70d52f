import GalleyGraph

/// A finger that scrolls: it begins along an axis that scrolls once the finger has moved far enough, and moves the content with it.
@MainActor
final class ScrollRecognition: Recognition {
    private let offset: ScrollOffset
    let axes: Axis.Set
    private let changed: () -> Void
    private var last: CGPoint?
    private var start: CGPoint?
    private var phase = State.possible
    private var way = CGSize.zero
    /// What is told of a pull beyond the content's start.
    var refresh: RefreshTarget?
    private var pull: CGFloat = 0
    private var trail = PointerTrail()
    private var hasTracked = false
    private var isOver = false

    /// How far a finger moves before it scrolls, in points: UIKit's scroll views begin at 10.
    private static var slop: CGFloat { 10 }

    init(_ offset: ScrollOffset, _ axes: Axis.Set, changed: @escaping () -> Void) {
        self.offset = offset
        self.axes = axes
        self.changed = changed
    }

    override var state: State { phase }

    override func handle(_ sample: PointerSample) {
        trail.take(sample)
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
                guard max(abs(along.width), abs(along.height)) >= Self.slop, offset.canScroll(along) || pulls(along)
                else { return }
                phase = .active
            }
            way = CGSize(width: way.width + last.x - sample.location.x, height: way.height + last.y - sample.location.y)
            self.last = sample.location
        }
    }

    override func deliver() {
        tellPhase()
        if phase == .ended, pull > 0 {
            pull = 0
            refresh?.end()
        }
        guard phase == .active, way != .zero else { return }
        // What was pulled down goes back before the content scrolls.
        let back = min(max(way.height, 0), pull)
        let rest = offset.scroll(by: CGSize(width: way.width, height: way.height - back))
        pull += (refresh == nil ? 0 : max(-rest.height, 0)) - back
        refresh?.pull(pull)
        way = .zero
        changed()
    }

    override func cancel() {
        if phase != .ended { phase = .failed }
        letGo(.zero)
        guard pull > 0 else { return }
        pull = 0
        refresh?.pull(0)
    }

    /// What the finger does to what the scroll view is doing.
    private func tellPhase() {
        if !hasTracked {
            hasTracked = true
            offset.touch()
        }
        switch phase {
        case .possible: break
        case .active: offset.enter(.interacting, velocity: velocity)
        case .ended, .failed: letGo(velocity)
        }
    }

    private func letGo(_ velocity: CGVector) {
        guard hasTracked, !isOver else { return }
        isOver = true
        offset.letGo(velocity)
        if offset.release != nil { changed() }
    }

    /// How fast the content moves, in points a second: against the finger.
    private var velocity: CGVector {
        let finger = trail.velocity
        return CGVector(
            dx: axes.contains(.horizontal) ? -finger.dx : 0, dy: axes.contains(.vertical) ? -finger.dy : 0)
    }

    /// Whether a movement pulls content down that lies at its start.
    private func pulls(_ along: CGSize) -> Bool { refresh != nil && along.height < 0 && (offset.value?.y ?? 0) <= 0 }
}
