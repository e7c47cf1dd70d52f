import GalleyGraph

/// A gesture of two others.
@MainActor
protocol GesturePair: RecognizedGesture {
    associatedtype First: Gesture
    associatedtype Second: Gesture

    nonisolated var first: First { get }
    nonisolated var second: Second { get }
}

/// The recognitions of two gestures, which both see everything unless a subclass says otherwise.
@MainActor
private class PairRecognition<Pair: GesturePair>: ValueRecognition<Pair.Value> {
    let first: ValueRecognition<Pair.First.Value>
    let second: ValueRecognition<Pair.Second.Value>

    init(_ pair: Pair, in space: GestureSpace) {
        first = Recognizer.make(pair.first, in: space) ?? FailedRecognition()
        second = Recognizer.make(pair.second, in: space) ?? FailedRecognition()
    }

    override var holdsOthersBack: Bool { first.holdsOthersBack || second.holdsOthersBack }
    override var takesTwoFingers: Bool { first.takesTwoFingers || second.takesTwoFingers }
    override var followsFinger: Bool { first.followsFinger || second.followsFinger }
    override var nextMoment: TimeInterval? { [first.nextMoment, second.nextMoment].compactMap { $0 }.min() }

    override func handle(_ sample: PointerSample) {
        first.handle(sample)
        second.handle(sample)
    }

    override func tick(_ time: TimeInterval) {
        first.tick(time)
        second.tick(time)
    }

    override func deliver() {
        first.deliver()
        second.deliver()
    }

    override func cancel() {
        first.cancel()
        second.cancel()
    }

    override func refresh(with gesture: any Gesture) {
        guard let pair = gesture as? Pair else { return }
        Recognizer.refresh(first, with: pair.first)
        Recognizer.refresh(second, with: pair.second)
    }
}

/// Two gestures at the same time: it lasts while one of them does, and ends when both have ended or failed.
@MainActor
private final class SimultaneousRecognition<First: Gesture, Second: Gesture>:
    PairRecognition<SimultaneousGesture<First, Second>>
{
    override var state: State {
        let both = [first.state, second.state]
        if both == [.failed, .failed] { return .failed }
        if both.allSatisfy({ $0 == .ended || $0 == .failed }) { return .ended }
        return both.contains(.active) || both.contains(.ended) ? .active : .possible
    }

    override var value: SimultaneousGesture<First, Second>.Value? {
        let value = SimultaneousGesture<First, Second>.Value(first: first.value, second: second.value)
        return value.first == nil && value.second == nil ? nil : value
    }
}

/// One gesture after another. The second sees the finger from where the first has ended, as if it had just come down there.
@MainActor
private final class SequenceRecognition<First: Gesture, Second: Gesture>:
    PairRecognition<SequenceGesture<First, Second>>
{
    private var firstValue: First.Value?
    private var last: PointerSample?

    override var state: State {
        guard firstValue != nil else { return first.state }
        return second.state == .possible ? .active : second.state
    }

    override var value: SequenceGesture<First, Second>.Value? {
        if let firstValue { return .second(firstValue, second.value) }
        return first.value.map { .first($0) }
    }

    override var holdsOthersBack: Bool { firstValue == nil ? first.holdsOthersBack : false }
    override var nextMoment: TimeInterval? { firstValue == nil ? first.nextMoment : second.nextMoment }

    override func handle(_ sample: PointerSample) {
        if firstValue != nil {
            second.handle(sample)
        } else {
            first.handle(sample)
            last = sample
            follow(sample.time)
        }
    }

    override func tick(_ time: TimeInterval) {
        if firstValue != nil { return second.tick(time) }
        first.tick(time)
        follow(time)
    }

    private func follow(_ time: TimeInterval) {
        guard first.state == .ended, let value = first.value else { return }
        firstValue = value
        guard let last, last.kind != .up else { return }
        second.handle(PointerSample(kind: .down, location: last.location, time: time))
    }

    override func deliver() {
        first.deliver()
        if firstValue != nil { second.deliver() }
    }
}

/// Two gestures of which one is recognised: the second has to wait until the first has failed.
@MainActor
private final class ExclusiveRecognition<First: Gesture, Second: Gesture>:
    PairRecognition<ExclusiveGesture<First, Second>>
{
    override var state: State { first.state == .failed ? second.state : first.state }

    override var value: ExclusiveGesture<First, Second>.Value? {
        first.state == .failed ? second.value.map { .second($0) } : first.value.map { .first($0) }
    }

    override var holdsOthersBack: Bool {
        super.holdsOthersBack || first.state == .possible && (second.state == .active || second.state == .ended)
    }

    override func handle(_ sample: PointerSample) {
        super.handle(sample)
        settle()
    }

    override func tick(_ time: TimeInterval) {
        super.tick(time)
        settle()
    }

    private func settle() { if first.state == .active || first.state == .ended { second.cancel() } }

    override func deliver() {
        first.deliver()
        if first.state == .failed { second.deliver() }
    }
}

extension SimultaneousGesture: GesturePair {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Value> {
        SimultaneousRecognition(self, in: space)
    }
}

extension SequenceGesture: GesturePair {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Value> {
        SequenceRecognition(self, in: space)
    }
}

extension ExclusiveGesture: GesturePair {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Value> {
        ExclusiveRecognition(self, in: space)
    }
}
