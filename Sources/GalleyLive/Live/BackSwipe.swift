import GalleyGraph

/// A finger that comes in from the leading edge of a stack of screens: it leads back to the screen before (rules.md §18.11).
@MainActor
final class BackSwipe: Recognition {
    private let room: CGRect
    private let isMirrored: Bool
    private let follow: (CGFloat) -> Void
    private let letGo: (_ isLeaving: Bool) -> Void
    private var start: CGPoint?
    private var phase = State.possible
    private var trail = PointerTrail()
    private var way: CGFloat = 0

    /// How far from the edge a finger comes down at the most, in points.
    private static let edge: CGFloat = 20
    /// How far it moves before it counts, in points.
    private static let slop: CGFloat = 10
    /// For how long a finger's speed counts that goes up, in seconds.
    private static let secondsToRest: CGFloat = 0.25

    /// - Parameters:
    ///   - room: Where the screens lie.
    ///   - follow: Shows so much of the way back.
    ///   - letGo: Leads back, or ends what was shown of the way.
    init(
        in room: CGRect, isMirrored: Bool, follow: @escaping (CGFloat) -> Void,
        letGo: @escaping (_ isLeaving: Bool) -> Void
    ) {
        (self.room, self.isMirrored, self.follow, self.letGo) = (room, isMirrored, follow, letGo)
    }

    /// Whether a finger that comes down here may be one.
    static func begins(at point: CGPoint, in room: CGRect, isMirrored: Bool) -> Bool {
        (isMirrored ? room.maxX - point.x : point.x - room.minX) < edge
    }

    override var state: State { phase }

    override func handle(_ sample: PointerSample) {
        trail.take(sample)
        guard let start else { return start = sample.location }
        way = (sample.location.x - start.x) * (isMirrored ? -1 : 1)
        switch sample.kind {
        case .down: break
        case .up: phase = phase == .active ? .ended : .failed
        case .moved:
            guard phase == .possible else { return }
            let across = abs(sample.location.y - start.y)
            if across >= Self.slop, across >= abs(way) { return phase = .failed }
            if way >= Self.slop { phase = .active }
        }
    }

    override func deliver() {
        if phase == .active { follow(min(max(way / max(room.width, 1), 0), 1)) }
        guard phase == .ended else { return }
        let speed = trail.velocity.dx * (isMirrored ? -1 : 1)
        letGo(way + speed * Self.secondsToRest > room.width / 2)
    }

    override func cancel() {
        if phase == .active { letGo(false) }
        if phase != .ended { phase = .failed }
    }
}
