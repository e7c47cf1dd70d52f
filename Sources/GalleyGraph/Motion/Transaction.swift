import GalleyText

/// A key of transactions.
public protocol TransactionKey {
    associatedtype Value
    /// The value where no one sets one.
    static var defaultValue: Value { get }
}

/// What goes with a change of state: its animation, and values of the user's own.
///
/// A picture shows the state that a change leads to: nothing here alters it.
nonisolated public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]

    /// How the change is animated.
    public var animation: Animation?
    /// Whether animations that views ask for are left out.
    public var disablesAnimations = false
    /// Whether the change is one of many, as while dragging.
    public var isContinuous = false

    /// A change without animation.
    public init() {}

    /// A change that is animated as said; nil is not at all.
    public init(animation: Animation?) { self.animation = animation }

    /// The transaction in which code that runs on this thread makes its changes.
    static var current: Transaction? {
        get { (Thread.current.threadDictionary[key] as? Holder)?.transaction }
        set { Thread.current.threadDictionary[key] = newValue.map(Holder.init) }
    }

    private static let key = "Galley.Transaction"

    private final class Holder {
        let transaction: Transaction

        init(_ transaction: Transaction) { self.transaction = transaction }
    }

    /// Runs `body`, which changes a value: in this transaction where someone asked for anything, else in that of the caller.
    func making(_ body: () -> Void) {
        let says = animation != nil || disablesAnimations || isContinuous || !values.isEmpty
        if says { withTransaction(self, body) } else { body() }
    }

    /// A number that tells one call of `withTransaction` from another.
    var number = 0
    /// Whether views go into the next phase of their transitions.
    package var isNextPhase = false
    /// What waits for the transaction's animations to end.
    package var completions: [AnimationCompletion] = []

    /// What the transaction carries under a key of the program's own; the key's default if it is not set.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get {
            // In two steps: a missing value would be cast to an optional one, as nil.
            guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Makes changes with a transaction, and returns what `body` does.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    var transaction = transaction
    transaction.number = TransactionNumber.next()
    Transaction.current = transaction
    defer { Transaction.current = outer }
    return try body()
}

/// Counts transactions, from any thread.
private enum TransactionNumber {
    private static let last = Locked(0)

    static func next() -> Int {
        last.withLock { number in
            number += 1
            return number
        }
    }
}

extension Transaction {
    /// The animation, unless animations are left out.
    package nonisolated var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }
}

/// Makes changes with a value of a transaction, and returns what `body` does.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

extension View {
    /// Changes the transactions of the view's changes; a picture makes none.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform))
    }

    /// Changes the transaction of the view's changes when `value` changes; in a picture it does not.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier(value: value, transform))
    }

    /// Changes the transactions of the changes that the modifiers in `body` make.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(OuterTransaction(content: self))).modifier(TransactionModifier(transform))
    }
}
