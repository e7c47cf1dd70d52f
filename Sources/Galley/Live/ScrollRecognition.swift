/// A finger that scrolls: it begins along an axis that scrolls once the finger has moved far enough, and moves the content with it.
@MainActor
final class ScrollRecognition: Recognition {
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
