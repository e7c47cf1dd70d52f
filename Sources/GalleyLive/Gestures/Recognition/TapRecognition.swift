import GalleyGraph

/// Recognises one or more taps: the last finger up ends the gesture, a finger that moves too far or comes too late fails it.
@MainActor
final class TapRecognition<Value>: ValueRecognition<Value> {
    private let count: Int
    private let make: (CGPoint) -> Value
    private var taps = 0
    private var start: CGPoint?
    private var lastUp: TimeInterval = 0
    private var phase = State.possible
    private var location = CGPoint.zero

    /// How far a finger may move, in points. UIKit's is not documented; this is the distance at which a scroll view begins.
    private static var slop: CGFloat { 10 }
    /// How soon the next of several taps has to come, in seconds: UIKit's interval of a double tap as it is commonly measured.
    private static var interval: TimeInterval { 0.35 }

    init(count: Int, make: @escaping (CGPoint) -> Value) {
        self.count = max(count, 1)
        self.make = make
    }

    override var state: State { phase }
    override var holdsOthersBack: Bool { phase == .possible && taps > 0 }
    override var nextMoment: TimeInterval? {
        phase == .possible && taps > 0 && start == nil ? lastUp + Self.interval : nil
    }
    override var value: Value? { phase == .ended ? make(location) : nil }

    override func handle(_ sample: PointerSample) {
        tick(sample.time)
        guard phase == .possible else { return }
        switch sample.kind {
        case .down: start = sample.location
        case .moved:
            if let start, start.distance(to: sample.location) > Self.slop { phase = .failed }
        case .up:
            guard start != nil else { return }
            start = nil
            taps += 1
            lastUp = sample.time
            location = sample.location
            if taps == count { phase = .ended }
        }
    }

    override func tick(_ time: TimeInterval) {
        if let moment = nextMoment, time >= moment {
            phase = .failed
        }
    }

    override func cancel() { if phase == .possible { phase = .failed } }
}

extension CGPoint {
    /// How far another point is away.
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}

extension TapGesture: RecognizedGesture {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<()> {
        TapRecognition(count: count) { _ in }
    }
}

extension SpatialTapGesture: RecognizedGesture {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Value> {
        TapRecognition(count: count) { [coordinateSpace] point in
            Value(location: space.convert(point, to: coordinateSpace))
        }
    }
}
