import GalleyGraph

/// Builds the keyframes of a track from the statements of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Called by the compiler for each keyframe.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
        expression
    }

    /// No statement.
    public static func buildBlock() -> _NoKeyframes<Value> { _NoKeyframes() }

    /// The first statement.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

    /// A statement behind others.
    public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
        accumulated: A, next: B
    ) -> _KeyframeSequence<Value> where Value == A.Value, Value == B.Value {
        _KeyframeSequence { path in
            A._add(accumulated, to: &path)
            B._add(next, to: &path)
        }
    }

    /// What a loop makes.
    public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeSequence<Value>
    where Value == K.Value {
        _KeyframeSequence { path in for component in components { K._add(component, to: &path) } }
    }

    /// The branch of a condition that holds.
    public static func buildEither<A: KeyframeTrackContent>(first component: A) -> _KeyframeSequence<Value>
    where Value == A.Value { _KeyframeSequence { A._add(component, to: &$0) } }

    /// The branch of a condition that does not hold.
    public static func buildEither<B: KeyframeTrackContent>(second component: B) -> _KeyframeSequence<Value>
    where Value == B.Value { _KeyframeSequence { B._add(component, to: &$0) } }

    /// An `if` without an `else`.
    public static func buildOptional<K: KeyframeTrackContent>(_ component: K?) -> _KeyframeSequence<Value>
    where Value == K.Value { _KeyframeSequence { path in if let component { K._add(component, to: &path) } } }
}

/// Keyframes of several statements.
public struct _KeyframeSequence<Value: Animatable>: _PrimitiveKeyframes {
    let add: (inout _KeyframePath<Value>) -> Void

    public static func _add(_ content: Self, to track: inout _KeyframePath<Value>) { content.add(&track) }
}

/// Builds the tracks of an animation from the statements of a closure.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// Called by the compiler for each track.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where Value == K.Value { expression }

    /// No statement.
    public static func buildBlock() -> _KeyframeTrackList<Value> { _KeyframeTrackList { _ in } }

    /// The first statement.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where Value == K.Value { first }

    /// A statement behind others.
    public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
        accumulated: A, next: B
    ) -> _KeyframeTrackList<Value> where Value == A.Value, Value == B.Value {
        _KeyframeTrackList { tracks in
            A._add(accumulated, to: &tracks)
            B._add(next, to: &tracks)
        }
    }

    /// What the closure makes.
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where Value == K.Value { component }
}

// A whole value's keyframes need no track around them.
extension KeyframesBuilder where Value: Animatable {
    /// One statement.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
        expression
    }

    /// The first statement.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

    /// A statement behind others.
    public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
        accumulated: A, next: B
    ) -> _KeyframeSequence<Value> where Value == A.Value, Value == B.Value {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    /// What the closure makes.
    public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
    where Value == K.Value { KeyframeTrack(\.self, component) }
}

/// Tracks of several statements.
public struct _KeyframeTrackList<Value>: Keyframes {
    let add: (inout _KeyframeTracks<Value>) -> Void

    public var body: Self { self }

    public static func _add(_ keyframes: Self, to tracks: inout _KeyframeTracks<Value>) { keyframes.add(&tracks) }
}
