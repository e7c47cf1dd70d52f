import GalleyText

/// What a device keeps besides its apps, such as its pasteboard and the words that its owner has taught it.
///
/// Each view that is drawn or used has one: of two people who use the same view in one process neither sees what the other
/// has copied.
nonisolated package final class DeviceMemory: Sendable {
    private let values = Locked([ObjectIdentifier: any Sendable]())

    package init() {}

    /// Reads and changes the value of a type; `initial` is what it is before anyone has changed it.
    package func update<Value: Sendable, Result>(
        _ initial: @autoclosure () -> Value, _ change: (inout Value) -> Result
    ) -> Result {
        values.withLock { values in
            let key = ObjectIdentifier(Value.self)
            var value = values[key] as? Value ?? initial()
            let result = change(&value)
            values[key] = value
            return result
        }
    }
}
