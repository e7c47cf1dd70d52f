import Foundation

/// What an object that threads may share keeps of what is set: each property is read and written under a lock.
final class Kept<Values>: @unchecked Sendable {
    // Unchecked: the values are reached for under the lock alone.
    private let lock = NSLock()
    private var values: Values

    init(_ values: Values) { self.values = values }

    subscript<Value>(path: WritableKeyPath<Values, Value>) -> Value {
        get { lock.withLock { values[keyPath: path] } }
        set { lock.withLock { values[keyPath: path] = newValue } }
    }

    /// Changes the values in one step.
    func change(_ body: (inout Values) -> Void) { lock.withLock { body(&values) } }
}
