import GalleyGraph

/// What two fingers have done since they came down.
struct FingerPair {
    var time: Date
    /// How much larger their distance is.
    var magnification: CGFloat
    /// By how much they have turned, clockwise.
    var rotation: Angle
    /// How fast the two change, per second.
    var magnificationVelocity: CGFloat = 0
    var rotationVelocity: Angle = .zero
    /// The middle between them at the beginning, in points of the view and as a part of its size.
    var startLocation: CGPoint
    var startAnchor: UnitPoint
}

/// Recognises two fingers: it begins once they have done enough, and ends with them up. One finger alone is none of it.
@MainActor
final class TwoFingerRecognition<Value>: ValueRecognition<Value> {
    private let space: GestureSpace
    private let begins: (FingerPair) -> Bool
    private let told: (FingerPair) -> Value
    private var start: (first: CGPoint, second: CGPoint)?
    private var lastTime = 0.0
    private var pair: FingerPair?
    private var phase = State.possible

    init(_ space: GestureSpace, begins: @escaping (FingerPair) -> Bool, told: @escaping (FingerPair) -> Value) {
        (self.space, self.begins, self.told) = (space, begins, told)
    }

    override var state: State { phase }
    override var takesTwoFingers: Bool { true }
    override var value: Value? { phase == .active || phase == .ended ? pair.map(told) : nil }

    override func handle(_ sample: PointerSample) {
        guard phase == .possible || phase == .active else { return }
        guard let second = sample.second else {
            phase = .failed
            return
        }
        switch sample.kind {
        case .down:
            start = (sample.location, second)
            lastTime = sample.time
            pair = pair(at: sample.location, second, sample.time)
        case .moved:
            pair = pair(at: sample.location, second, sample.time)
            if phase == .possible, let pair, begins(pair) { phase = .active }
        case .up: phase = phase == .active ? .ended : .failed
        }
    }

    override func cancel() { if phase != .ended { phase = .failed } }

    private func pair(at first: CGPoint, _ second: CGPoint, _ time: TimeInterval) -> FingerPair? {
        guard let start else { return nil }
        let distance = start.first.distance(to: start.second)
        let middle = CGPoint(x: (start.first.x + start.second.x) / 2, y: (start.first.y + start.second.y) / 2)
        let own = space.convert(middle, to: .local)
        let size = space.size
        var next = FingerPair(
            time: space.start.addingTimeInterval(time),
            magnification: distance > 0 ? first.distance(to: second) / distance : 1, rotation: .zero,
            startLocation: own,
            startAnchor: UnitPoint(
                x: size.width > 0 ? own.x / size.width : 0.5, y: size.height > 0 ? own.y / size.height : 0.5))
        let before = pair?.rotation ?? .zero
        var turned = Self.angle(first, second) - Self.angle(start.first, start.second) - before.radians
        // The shorter way round from where they were.
        turned -= (turned / (2 * .pi)).rounded() * 2 * .pi
        next.rotation = .radians(before.radians + turned)
        if let pair, time > lastTime {
            let seconds = time - lastTime
            next.magnificationVelocity = (next.magnification - pair.magnification) / seconds
            next.rotationVelocity = .radians((next.rotation.radians - pair.rotation.radians) / seconds)
        }
        lastTime = time
        return next
    }

    private static func angle(_ first: CGPoint, _ second: CGPoint) -> Double {
        atan2(Double(second.y - first.y), Double(second.x - first.x))
    }
}

extension MagnifyGesture: RecognizedGesture {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Value> {
        TwoFingerRecognition(space) {
            abs($0.magnification - 1) >= minimumScaleDelta
        } told: {
            Value(
                time: $0.time, magnification: $0.magnification, velocity: $0.magnificationVelocity,
                startAnchor: $0.startAnchor, startLocation: $0.startLocation)
        }
    }
}

extension MagnificationGesture: RecognizedGesture {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Value> {
        TwoFingerRecognition(space) {
            abs($0.magnification - 1) >= minimumScaleDelta
        } told: {
            $0.magnification
        }
    }
}

extension RotateGesture: RecognizedGesture {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Value> {
        TwoFingerRecognition(space) {
            abs($0.rotation.radians) >= minimumAngleDelta.radians
        } told: {
            Value(
                time: $0.time, rotation: $0.rotation, velocity: $0.rotationVelocity, startAnchor: $0.startAnchor,
                startLocation: $0.startLocation)
        }
    }
}

extension RotationGesture: RecognizedGesture {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Value> {
        TwoFingerRecognition(space) {
            abs($0.rotation.radians) >= minimumAngleDelta.radians
        } told: {
            $0.rotation
        }
    }
}
