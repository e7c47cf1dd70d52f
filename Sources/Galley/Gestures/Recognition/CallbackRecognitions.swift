// Gestures with actions: each goes as far as the gesture inside it, and tells somebody.

/// A recognition around another one.
@MainActor
class WrappingRecognition<Inner, Value>: ValueRecognition<Value> {
    let inner: ValueRecognition<Inner>

    init(_ inner: ValueRecognition<Inner>) { self.inner = inner }

    override var state: State { inner.state }
    override var holdsOthersBack: Bool { inner.holdsOthersBack }
    override var nextMoment: TimeInterval? { inner.nextMoment }
    override func handle(_ sample: PointerSample) { inner.handle(sample) }
    override func tick(_ time: TimeInterval) { inner.tick(time) }
    override func deliver() { inner.deliver() }
    override func cancel() { inner.cancel() }
}

@MainActor
private final class ChangedRecognition<Content: Gesture>: WrappingRecognition<Content.Value, Content.Value>
where Content.Value: Equatable {
    private var action: (Content.Value) -> Void
    private var last: Content.Value?

    init(_ gesture: _ChangedGesture<Content>, _ inner: ValueRecognition<Content.Value>) {
        action = gesture.action
        super.init(inner)
    }

    override var value: Content.Value? { inner.value }

    override func deliver() {
        inner.deliver()
        guard state != .ended, state != .failed, let value, value != last else { return }
        last = value
        action(value)
    }

    override func refresh(with gesture: any Gesture) {
        guard let gesture = gesture as? _ChangedGesture<Content> else { return }
        action = gesture.action
        Recognizer.refresh(inner, with: gesture.content)
    }
}

@MainActor
private final class EndedRecognition<Content: Gesture>: WrappingRecognition<Content.Value, Content.Value> {
    private var action: (Content.Value) -> Void
    private var isDone = false

    init(_ gesture: _EndedGesture<Content>, _ inner: ValueRecognition<Content.Value>) {
        action = gesture.action
        super.init(inner)
    }

    override var value: Content.Value? { inner.value }

    override func deliver() {
        inner.deliver()
        guard state == .ended, !isDone, let value else { return }
        isDone = true
        action(value)
    }

    override func refresh(with gesture: any Gesture) {
        guard let gesture = gesture as? _EndedGesture<Content> else { return }
        action = gesture.action
        Recognizer.refresh(inner, with: gesture.content)
    }
}

@MainActor
private final class MapRecognition<Content: Gesture, Value>: WrappingRecognition<Content.Value, Value> {
    private var transform: (Content.Value) -> Value

    init(_ gesture: _MapGesture<Content, Value>, _ inner: ValueRecognition<Content.Value>) {
        transform = gesture.transform
        super.init(inner)
    }

    override var value: Value? { inner.value.map(transform) }

    override func refresh(with gesture: any Gesture) {
        guard let gesture = gesture as? _MapGesture<Content, Value> else { return }
        transform = gesture.transform
        Recognizer.refresh(inner, with: gesture.content)
    }
}

/// Changes a gesture's state while it lasts; at its end, and where it is called off, the state goes back.
@MainActor
private final class StateRecognition<Base: Gesture, State>: WrappingRecognition<Base.Value, Base.Value> {
    private var gesture: GestureStateGesture<Base, State>
    private var isChanged = false

    init(_ gesture: GestureStateGesture<Base, State>, _ inner: ValueRecognition<Base.Value>) {
        self.gesture = gesture
        super.init(inner)
    }

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

    override func refresh(with gesture: any Gesture) {
        guard let gesture = gesture as? GestureStateGesture<Base, State> else { return }
        self.gesture = gesture
        Recognizer.refresh(inner, with: gesture.base)
    }
}

/// A recognition of what nothing recognises.
@MainActor
final class FailedRecognition<Value>: ValueRecognition<Value> {}

extension _ChangedGesture: RecognizedGesture {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Value> {
        Recognizer.make(content, in: space).map { ChangedRecognition(self, $0) } ?? FailedRecognition()
    }
}

extension _EndedGesture: RecognizedGesture {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Value> {
        Recognizer.make(content, in: space).map { EndedRecognition(self, $0) } ?? FailedRecognition()
    }
}

extension _MapGesture: RecognizedGesture {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Value> {
        Recognizer.make(content, in: space).map { MapRecognition(self, $0) } ?? FailedRecognition()
    }
}

extension GestureStateGesture: RecognizedGesture {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Value> {
        Recognizer.make(base, in: space).map { StateRecognition(self, $0) } ?? FailedRecognition()
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
