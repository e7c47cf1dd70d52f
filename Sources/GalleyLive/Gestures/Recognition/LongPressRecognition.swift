import GalleyGraph

/// Recognises a press that lasts. While the finger is down the value is true; it ends as soon as the time is over.
@MainActor
final class LongPressRecognition: ValueRecognition<Bool> {
    private let duration: TimeInterval
    private let distance: CGFloat
    private var start: (point: CGPoint, time: TimeInterval)?
    private var phase = State.possible

    init(_ gesture: LongPressGesture) {
        duration = gesture.minimumDuration
        distance = gesture.maximumDistance
    }

    override var state: State { phase }
    override var value: Bool? { phase == .ended || start != nil && phase == .possible ? true : nil }
    override var nextMoment: TimeInterval? { phase == .possible ? start.map { $0.time + duration } : nil }

    override func handle(_ sample: PointerSample) {
        tick(sample.time)
        guard phase == .possible else { return }
        switch sample.kind {
        case .down:
            start = (sample.location, sample.time)
            tick(sample.time)
        case .moved: if let start, start.point.distance(to: sample.location) > distance { phase = .failed }
        case .up: phase = .failed
        }
    }

    override func tick(_ time: TimeInterval) {
        if let moment = nextMoment, time >= moment { phase = .ended }
    }

    override func cancel() { if phase == .possible { phase = .failed } }
}

extension LongPressGesture: RecognizedGesture {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Bool> { LongPressRecognition(self) }
}
