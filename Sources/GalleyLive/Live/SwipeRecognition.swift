import GalleyGraph

/// A row that a finger moves to a side.
@MainActor
package struct SwipeTarget {
    /// Whether the row is selected: then a key deletes it.
    package let isChosen: Bool
    package let delete: (@MainActor () -> Void)?
    /// Told how far the finger is from where it went down, to the right, and how wide the row is.
    package let move: @MainActor (_ way: CGFloat, _ width: CGFloat) -> Void
    /// Told that the finger has gone up, how wide the row is, and how fast the finger was to the right, in points a second.
    package let end: @MainActor (_ width: CGFloat, _ velocity: CGFloat) -> Void

    package init(
        isChosen: Bool, delete: (@MainActor () -> Void)?,
        move: @escaping @MainActor (_ way: CGFloat, _ width: CGFloat) -> Void,
        end: @escaping @MainActor (_ width: CGFloat, _ velocity: CGFloat) -> Void
    ) {
        self.isChosen = isChosen
        self.delete = delete
        self.move = move
        self.end = end
    }
}

/// A finger that moves a row to a side: it begins once the finger has gone further to a side than up or down.
@MainActor
final class SwipeRecognition: Recognition {
    private var target: SwipeTarget
    private let width: CGFloat
    private var start: CGPoint?
    private var phase = State.possible
    private var way: CGFloat?
    private var trail = PointerTrail()

    /// How far a finger moves before the row does, in points.
    private static var slop: CGFloat { 10 }

    init(_ target: SwipeTarget, width: CGFloat) { (self.target, self.width) = (target, width) }

    override var state: State { phase }

    func refresh(_ target: SwipeTarget) { self.target = target }

    override func handle(_ sample: PointerSample) {
        trail.take(sample)
        switch sample.kind {
        case .down: start = sample.location
        case .up: phase = phase == .active ? .ended : .failed
        case .moved:
            guard let start, phase != .failed else { return }
            let (x, y) = (sample.location.x - start.x, sample.location.y - start.y)
            if phase == .possible {
                if abs(y) >= Self.slop, abs(y) >= abs(x) { return phase = .failed }
                guard abs(x) >= Self.slop else { return }
                phase = .active
            }
            way = x
        }
    }

    override func deliver() {
        if let way { target.move(way, width) }
        way = nil
        if phase == .ended { target.end(width, trail.velocity.dx) }
    }

    override func cancel() {
        if phase == .active { target.end(width, 0) }
        if phase != .ended { phase = .failed }
    }
}

extension ViewHost {
    /// Deletes the selected rows that can be. Returns whether there were any.
    func deleteChosenRows() -> Bool {
        let targets = core.tree.allPlaces().compactMap { place -> SwipeTarget? in
            guard case .swipe(let target)? = place.item?.enabledInteraction, target.isChosen else {
                return nil
            }
            return target
        }
        // From the last: the places of those before stay what they are.
        let actions = targets.reversed().compactMap(\.delete)
        for delete in actions { delete() }
        return !actions.isEmpty
    }
}
