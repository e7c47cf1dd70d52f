/// A value that a gesture changes while it lasts, and that is its initial one otherwise: in a picture, always.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value
    private let resetting: (Value, inout Transaction) -> Void
    /// Where the value is kept; nil before the view has a place.
    private var location: GestureLocation<Value>?

    /// A value that goes back at once.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    /// A value that goes back at once.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// A value that goes back in a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// A value that goes back in a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// A value that goes back in a transaction that `reset` changes.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        resetting = reset
    }

    /// A value that goes back in a transaction that `reset` changes.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value of the gesture, or the initial one.
    public var wrappedValue: Value { location?.value ?? initialValue }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    /// Changes the value for a gesture.
    package func update(_ change: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = wrappedValue
        var transaction = Transaction()
        change(&value, &transaction)
        withTransaction(transaction) { location.set(value) }
    }

    /// Gives the initial value back.
    package func reset() {
        guard let location, let value = location.value else { return }
        var transaction = Transaction()
        resetting(value, &transaction)
        withTransaction(transaction) { location.set(nil) }
    }
}

extension GestureState: InstallableProperty {
    package mutating func install(_ place: PropertyPlace) {
        let known = place.store.object(at: place.identity, in: place.part) {
            GestureLocation<Value>(place.store.changes)
        }
        known.scope = place.scope
        location = known
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// No value before the gesture begins; it is reset with a transaction.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// No value before the gesture begins; `reset` is asked how it is reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

/// The value of a gesture in one place. Gestures and views are the main thread's alone.
private final class GestureLocation<Value> {
    private(set) var value: Value?
    private let changes: ChangeLog
    /// The view that is built again when the value changes.
    var scope = Identity.root

    init(_ changes: ChangeLog) { self.changes = changes }

    func set(_ value: Value?) {
        self.value = value
        changes.note(scope)
    }
}
