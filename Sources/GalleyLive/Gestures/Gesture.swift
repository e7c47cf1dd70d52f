import GalleyGraph

/// A sequence of events that ends in a value: a tap, a drag, or several of them combined.
///
/// A picture is at rest: the gestures of its views are kept in the graph, and nothing feeds them.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// What the gesture tells while it lasts and when it ends.
    associatedtype Value = Body.Value

    /// The type of the gesture that this one consists of.
    associatedtype Body: Gesture

    /// What the gesture consists of.
    var body: Self.Body { get }
}

/// A gesture that is recognised directly.
@usableFromInline nonisolated protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    public var body: Never { preconditionFailure("\(Self.self) is recognised directly and has no body") }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture that may be absent.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never
    public var body: Never { preconditionFailure("an optional gesture is recognised directly and has no body") }
}

/// A gesture without its type.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
    let base: any Gesture

    /// Hides the gesture's type.
    nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value { base = gesture }
}
