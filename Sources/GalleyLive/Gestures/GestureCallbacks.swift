import GalleyGraph

// What is done while a gesture lasts and when it ends.

/// A gesture with an action for its changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
    public typealias Value = Content.Value

    let content: Content
    let action: (Value) -> Void
}

/// A gesture with an action for its end.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
    public typealias Value = Content.Value

    let content: Content
    let action: (Value) -> Void
}

/// A gesture with an action for its end, however it ends.
nonisolated package struct FinishedGesture<Content: Gesture>: PrimitiveGesture {
    package typealias Value = Content.Value

    let content: Content
    let action: () -> Void
}

/// A gesture whose value is turned into another.
nonisolated public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
    let content: Content
    let transform: (Content.Value) -> Value
}

/// A gesture that changes a `GestureState` while it lasts.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value

    /// The gesture that changes the state.
    public var base: Base
    /// The state that is changed.
    public var state: GestureState<State>
    /// Changes the state, and the transaction of the change, for a value of the gesture.
    public var body: (Base.Value, inout State, inout Transaction) -> Void

    /// Keeps `state` up to date while `base` is made.
    nonisolated public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }
}

extension Gesture {
    /// Runs an action when the gesture ends.
    nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Runs an action when the gesture ends, and when it is called off after it has begun.
    nonisolated package func onFinished(_ action: @escaping () -> Void) -> FinishedGesture<Self> {
        FinishedGesture(content: self, action: action)
    }

    /// Turns the gesture's value into another.
    nonisolated public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    /// Changes a `GestureState` while the gesture lasts; it is its initial value again afterwards.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

extension Gesture where Self.Value: Equatable {
    /// Runs an action whenever the gesture's value changes.
    nonisolated public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}
