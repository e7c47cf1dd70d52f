import GalleyGraph

// Gestures with actions: each goes as far as the gesture inside it, and tells somebody.

/// A recognition around another one.
@MainActor
class WrappingRecognition<Inner, Value>: ValueRecognition<Value> {
    let inner: ValueRecognition<Inner>

    init(_ inner: ValueRecognition<Inner>) { self.inner = inner }

    override var state: State { inner.state }
    override var holdsOthersBack: Bool { inner.holdsOthersBack }
    override var takesTwoFingers: Bool { inner.takesTwoFingers }
    override var followsFinger: Bool { inner.followsFinger }
    override var nextMoment: TimeInterval? { inner.nextMoment }
    override func handle(_ sample: PointerSample) { inner.handle(sample) }
    override func tick(_ time: TimeInterval) { inner.tick(time) }
    override func deliver() { inner.deliver() }
    override func cancel() { inner.cancel() }
}

/// A gesture that goes as far as the one inside it, and tells someone.
@MainActor
protocol CallbackGesture: RecognizedGesture {
    associatedtype Inner: Gesture

    nonisolated var inner: Inner { get }
    func recognition(around inner: ValueRecognition<Inner.Value>) -> ValueRecognition<Value>
}

extension CallbackGesture {
    func recognition(in space: GestureSpace) -> ValueRecognition<Value> {
        Recognizer.make(inner, in: space).map { recognition(around: $0) } ?? FailedRecognition()
    }
}

/// The recognition of such a gesture, which a newer build's takes the place of.
@MainActor
private class CallbackRecognition<Outer: CallbackGesture>: WrappingRecognition<Outer.Inner.Value, Outer.Value> {
    private(set) var gesture: Outer

    init(_ gesture: Outer, _ inner: ValueRecognition<Outer.Inner.Value>) {
        self.gesture = gesture
        super.init(inner)
    }

    override func refresh(with gesture: any Gesture) {
        guard let gesture = gesture as? Outer else { return }
        self.gesture = gesture
        Recognizer.refresh(inner, with: gesture.inner)
    }
}

@MainActor
private final class ChangedRecognition<Content: Gesture>: CallbackRecognition<_ChangedGesture<Content>>
where Content.Value: Equatable {
    private var last: Content.Value?

    override var value: Content.Value? { inner.value }

    override func deliver() {
        inner.deliver()
        guard state != .ended, state != .failed, let value, value != last else { return }
        last = value
        gesture.action(value)
    }
}

@MainActor
private final class EndedRecognition<Content: Gesture>: CallbackRecognition<_EndedGesture<Content>> {
    private var isDone = false

    override var value: Content.Value? { inner.value }

    override func deliver() {
        inner.deliver()
        guard state == .ended, !isDone, let value else { return }
        isDone = true
        gesture.action(value)
    }
}

@MainActor
private final class FinishedRecognition<Content: Gesture>: CallbackRecognition<FinishedGesture<Content>> {
    private var hasBegun = false

    override var value: Content.Value? { inner.value }

    override func deliver() {
        inner.deliver()
        switch state {
        case .possible: break
        case .active: hasBegun = true
        case .ended:
            hasBegun = true
            finish()
        case .failed: finish()
        }
    }

    override func cancel() {
        inner.cancel()
        finish()
    }

    private func finish() {
        guard hasBegun else { return }
        hasBegun = false
        gesture.action()
    }
}

@MainActor
private final class MapRecognition<Content: Gesture, Value>: CallbackRecognition<_MapGesture<Content, Value>> {
    override var value: Value? { inner.value.map(gesture.transform) }
}

/// Changes a gesture's state while it lasts; at its end, and where it is called off, the state goes back.
@MainActor
private final class StateRecognition<Base: Gesture, State>: CallbackRecognition<GestureStateGesture<Base, State>> {
    private var isChanged = false

    override var value: Base.Value? { inner.value }

    override func deliver() {
        inner.deliver()
        if inner.state == .ended || inner.state == .failed { return reset() }
        guard let value else { return }
        isChanged = true
        gesture.state.update { state, transaction in gesture.body(value, &state, &transaction) }
    }

    override func cancel() {
        inner.cancel()
        reset()
    }

    private func reset() {
        guard isChanged else { return }
        isChanged = false
        gesture.state.reset()
    }
}

/// A recognition of what nothing recognises.
@MainActor
final class FailedRecognition<Value>: ValueRecognition<Value> {}

extension _ChangedGesture: CallbackGesture {
    nonisolated var inner: Content { content }
    @MainActor func recognition(around inner: ValueRecognition<Content.Value>) -> ValueRecognition<Value> {
        ChangedRecognition(self, inner)
    }
}

extension _EndedGesture: CallbackGesture {
    nonisolated var inner: Content { content }
    @MainActor func recognition(around inner: ValueRecognition<Content.Value>) -> ValueRecognition<Value> {
        EndedRecognition(self, inner)
    }
}

extension FinishedGesture: CallbackGesture {
    nonisolated var inner: Content { content }
    @MainActor func recognition(around inner: ValueRecognition<Content.Value>) -> ValueRecognition<Value> {
        FinishedRecognition(self, inner)
    }
}

extension _MapGesture: CallbackGesture {
    nonisolated var inner: Content { content }
    @MainActor func recognition(around inner: ValueRecognition<Content.Value>) -> ValueRecognition<Value> {
        MapRecognition(self, inner)
    }
}

extension GestureStateGesture: CallbackGesture {
    nonisolated var inner: Base { base }
    @MainActor func recognition(around inner: ValueRecognition<Base.Value>) -> ValueRecognition<Value> {
        StateRecognition(self, inner)
    }
}

extension AnyGesture: RecognizedGesture {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Value> {
        func open<G: Gesture>(_ gesture: G) -> Recognition? { Recognizer.make(gesture, in: space) }
        return open(base) as? ValueRecognition<Value> ?? FailedRecognition()
    }
}

extension Optional: RecognizedGesture where Wrapped: Gesture {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Wrapped.Value> {
        flatMap { Recognizer.make($0, in: space) } ?? FailedRecognition()
    }
}
