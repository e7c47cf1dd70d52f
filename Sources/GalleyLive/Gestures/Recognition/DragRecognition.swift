import GalleyGraph

/// Recognises a drag: it begins once the finger has moved far enough, and ends with the finger up.
@MainActor
final class DragRecognition: ValueRecognition<DragGesture.Value> {
    private let gesture: DragGesture
    private let space: GestureSpace
    private var start: CGPoint?
    private var last: PointerSample?
    private var velocity = CGSize.zero
    private var phase = State.possible

    init(_ gesture: DragGesture, _ space: GestureSpace) {
        self.gesture = gesture
        self.space = space
    }

    override var state: State { phase }
    override var followsFinger: Bool { true }

    override var value: DragGesture.Value? {
        guard phase == .active || phase == .ended, let start, let last else { return nil }
        return DragGesture.Value(
            time: space.start.addingTimeInterval(last.time),
            location: space.convert(last.location, to: gesture.coordinateSpace),
            startLocation: space.convert(start, to: gesture.coordinateSpace), velocity: velocity)
    }

    override func handle(_ sample: PointerSample) {
        guard phase == .possible || phase == .active else { return }
        if let last, sample.time > last.time, sample.kind == .moved {
            let seconds = CGFloat(sample.time - last.time)
            velocity = CGSize(
                width: (sample.location.x - last.location.x) / seconds,
                height: (sample.location.y - last.location.y) / seconds)
        }
        last = sample
        switch sample.kind {
        case .down:
            start = sample.location
            if gesture.minimumDistance <= 0 { phase = .active }
        case .moved:
            guard phase == .possible, let start else { return }
            if start.distance(to: sample.location) >= gesture.minimumDistance { phase = .active }
        case .up: phase = phase == .active ? .ended : .failed
        }
    }

    override func cancel() { if phase != .ended { phase = .failed } }
}

extension DragGesture: RecognizedGesture {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Value> { DragRecognition(self, space) }
}
