/// A way to read and write a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    /// What goes with changes made through the binding.
    public var transaction: Transaction
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void

    /// A binding made of two closures that run where they were formed.
    @usableFromInline package init(
        reading read: @escaping () -> Value, writing write: @escaping (Value, Transaction) -> Void,
        transaction: Transaction = Transaction()
    ) {
        self.transaction = transaction
        self.read = read
        self.write = write
    }

    /// A binding made of two closures.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        let set = withoutIsolation(set, as: ((Value) -> Void).self)
        self.init(reading: withoutIsolation(get, as: (() -> Value).self), writing: { value, _ in set(value) })
    }

    /// A binding made of two closures; the second gets the change's transaction.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        self.init(
            reading: withoutIsolation(get, as: (() -> Value).self),
            writing: withoutIsolation(set, as: ((Value, Transaction) -> Void).self))
    }

    /// A binding to a value that cannot change.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(reading: { value }, writing: { _, _ in })
    }

    /// The value where it is kept: read and written there each time.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue, transaction) }
    }

    /// The binding itself, to hand on.
    public var projectedValue: Binding<Value> { self }

    /// Called by the compiler for a closure's parameter such as `$item`.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let (read, write) = (read, write)
        return Binding<Subject>(
            reading: { read()[keyPath: keyPath] },
            writing: { part, transaction in
                var value = read()
                value[keyPath: keyPath] = part
                write(value, transaction)
            }, transaction: transaction)
    }

    /// A binding to an optional value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        let (read, write) = (base.read, base.write)
        self.init(
            reading: { read() },
            writing: { value, transaction in
                if let value { write(value, transaction) }
            }, transaction: base.transaction)
    }

    /// A binding to the value of an optional one, or nil where that has none.
    public init?(_ base: Binding<Value?>) {
        let (read, write) = (base.read, base.write)
        guard let first = read() else { return nil }
        self.init(
            reading: { read() ?? first }, writing: { write($0, $1) }, transaction: base.transaction)
    }

    /// A binding to the value as one that can be told from others of any type. Values of another type are not written.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        let (read, write) = (base.read, base.write)
        self.init(
            reading: { AnyHashable(read()) },
            writing: { value, transaction in
                if let value = value.base as? V { write(value, transaction) }
            }, transaction: base.transaction)
    }
}

extension Binding: DynamicProperty {}

// Unchecked: a binding may be handed to other threads where its value may; whether it may be read and written there depends on
// what it was made of, as on Apple's platforms (documentation of `Binding.init(get:set:)`).
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value that is bound now.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding {
    /// The binding; changes through it are to be animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }

    /// The binding; changes through it are made with this transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }
}

/// A function that knows its isolation, as one that is called where the caller is.
///
/// Both kinds are called alike; `@isolated(any)` only keeps the isolation with what the function has captured. It is the
/// conversion that the compiler makes by itself in Swift 5, and SwiftUI's: a binding is read and written by the view that has
/// it, on the main actor.
private func withoutIsolation<Isolated, Function>(_ function: Isolated, as type: Function.Type) -> Function {
    unsafeBitCast(function, to: type)
}
