import Foundation

/// The views whose values have changed since they were last built.
///
/// State may be set from any thread; the set is only touched under the lock, which makes it safe to share.
package final class ChangeLog: @unchecked Sendable {
    private let lock = NSLock()
    private var batches: [ChangeBatch] = []
    /// Whether the changes lead to animations, whose ends someone may wait for. Set once, before anything changes.
    package var isLive = false
    /// Called after a change is noted, outside of the lock.
    private var observer: (@Sendable () -> Void)?

    /// Runs `body` while no one else touches the log, or a value that is kept with it.
    func withLock<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

    /// Notes that the view at `scope` must be built again.
    package func note(_ scope: Identity) {
        let transaction = Transaction.current
        if isLive { transaction?.completions.forEach { $0.adopt() } }
        let observer = lock.withLock {
            if let last = batches.indices.last, batches[last].transaction?.number == transaction?.number {
                batches[last].scopes.insert(scope)
            } else {
                batches.append(ChangeBatch(scopes: [scope], transaction: transaction))
            }
            return self.observer
        }
        observer?()
    }

    /// The noted views; the log starts afresh.
    package func take() -> Set<Identity> {
        lock.withLock {
            defer { batches = [] }
            return batches.reduce(into: []) { $0.formUnion($1.scopes) }
        }
    }

    /// The noted views by their transactions, in the order in which those came; the log starts afresh.
    package func takeBatches() -> [ChangeBatch] {
        lock.withLock {
            defer { batches = [] }
            return batches
        }
    }

    package var isEmpty: Bool { lock.withLock { batches.isEmpty } }

    package func observe(_ observer: @escaping @Sendable () -> Void) { lock.withLock { self.observer = observer } }
}

/// Views that changed in one transaction.
package struct ChangeBatch {
    package var scopes: Set<Identity>
    package var transaction: Transaction?
}
