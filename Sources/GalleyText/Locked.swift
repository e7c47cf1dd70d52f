import Glibc

/// A value that one thread at a time can reach.
///
/// A POSIX lock rather than `Synchronization.Mutex`, because the thread sanitizer knows the former: under `make fuzz` every
/// use of the value is checked, and nothing needs to be excused.
///
/// Unchecked because the value is a plain property: it is reached through `withLock` only, while the lock is held.
package final class Locked<Value: Sendable>: @unchecked Sendable {
    private var value: Value
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init(_ value: Value) {
        self.value = value
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Runs `body` with the value. `body` must not reach for the same value again: the lock is not recursive.
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body(&value)
    }
}
