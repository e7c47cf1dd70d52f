import GalleyGraph

/// Keyframes that follow each other on one track.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Self.Body.Value
    associatedtype Body: KeyframeTrackContent

    /// What the keyframes consist of.
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the keyframes to a track. Types with a body need none of their own.
    static func _add(_ content: Self, to track: inout _KeyframePath<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public static func _add(_ content: Self, to track: inout _KeyframePath<Value>) {
        Body._add(content.body, to: &track)
    }
}

/// Keyframes without a body.
public protocol _PrimitiveKeyframes: KeyframeTrackContent where Body == _NoKeyframes<Value> {}

extension _PrimitiveKeyframes {
    public var body: _NoKeyframes<Value> { preconditionFailure("\(Self.self) is followed directly and has no body") }
}

/// Keyframes that are not there.
public struct _NoKeyframes<Value: Animatable>: KeyframeTrackContent {
    public var body: _NoKeyframes<Value> { self }

    public static func _add(_ content: Self, to track: inout _KeyframePath<Value>) {}
}

/// Goes straight to a value.
public struct LinearKeyframe<Value: Animatable>: _PrimitiveKeyframes {
    let to: Value
    let duration: TimeInterval
    let timingCurve: UnitCurve

    /// Goes to `to` in `duration` seconds.
    /// - Parameters:
    ///   - to: The value at the keyframe's end.
    ///   - duration: How long it takes, in seconds.
    ///   - timingCurve: How far the value has got after a part of the time.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        self.to = to
        self.duration = duration
        self.timingCurve = timingCurve
    }

    public static func _add(_ content: Self, to track: inout _KeyframePath<Value>) {
        track.add(to: content.to, lasting: content.duration, .linear(content.timingCurve))
    }
}

/// Swings to a value.
public struct SpringKeyframe<Value: Animatable>: _PrimitiveKeyframes {
    let to: Value
    let duration: TimeInterval?
    let spring: Spring
    let startVelocity: Value?

    /// Swings to `to`, pulled by a spring.
    /// - Parameters:
    ///   - to: The value at the keyframe's end.
    ///   - duration: How long it takes, in seconds; nil is the time that the spring takes to come to rest.
    ///   - spring: The spring that pulls.
    ///   - startVelocity: The velocity at the beginning; nil is that of the keyframe before.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        self.to = to
        self.duration = duration
        self.spring = spring
        self.startVelocity = startVelocity
    }

    public static func _add(_ content: Self, to track: inout _KeyframePath<Value>) {
        track.add(
            to: content.to, lasting: content.duration ?? content.spring.settlingDuration,
            .spring(content.spring, startVelocity: content.startVelocity?.animatableData))
    }
}

/// Goes to a value on a smooth curve through its neighbours.
public struct CubicKeyframe<Value: Animatable>: _PrimitiveKeyframes {
    let to: Value
    let duration: TimeInterval
    let startVelocity: Value?
    let endVelocity: Value?

    /// Goes to `to` on a cubic curve.
    /// - Parameters:
    ///   - to: The value at the keyframe's end.
    ///   - duration: How long it takes, in seconds.
    ///   - startVelocity: The velocity at the beginning; nil is that at the end of the keyframe before.
    ///   - endVelocity: The velocity at the end; nil is that of a smooth curve (Catmull and Rom's).
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        self.to = to
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }

    public static func _add(_ content: Self, to track: inout _KeyframePath<Value>) {
        track.add(
            to: content.to, lasting: content.duration,
            .cubic(
                startVelocity: content.startVelocity?.animatableData, endVelocity: content.endVelocity?.animatableData))
    }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: _PrimitiveKeyframes {
    let to: Value

    /// Jumps to `to`.
    public init(_ to: Value) { self.to = to }

    public static func _add(_ content: Self, to track: inout _KeyframePath<Value>) {
        track.add(to: content.to, lasting: 0, .move)
    }
}
