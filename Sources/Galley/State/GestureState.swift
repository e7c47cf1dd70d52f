/// A value that a gesture changes while it lasts, and that is its initial one otherwise: in a picture, always. So nothing is
/// ever reset, and what is said about that is not asked for.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value

    /// A value that goes back to `wrappedValue` when the gesture ends. Nobody makes one in a picture: the value stays
    /// this.
    public init(wrappedValue: Value) { initialValue = wrappedValue }

    /// The same as `init(wrappedValue:)`.
    public init(initialValue: Value) { self.initialValue = initialValue }

    /// A value that goes back in a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) { initialValue = wrappedValue }

    /// A value that goes back in a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) { self.initialValue = initialValue }

    /// A value that goes back in a transaction that `reset` changes.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
    }

    /// A value that goes back in a transaction that `reset` changes.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.initialValue = initialValue
    }

    /// The initial value: no gesture is made in a picture.
    public var wrappedValue: Value { initialValue }

    /// What `updating(_:body:)` takes.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// nil whenever no gesture is made; `resetTransaction` says how it goes back.
    public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }

    /// nil whenever no gesture is made; `reset` says how it goes back.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil) }
}
