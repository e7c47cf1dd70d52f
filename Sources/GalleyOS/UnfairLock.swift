import Glibc

/// A lock for a short time, as C has it: reached through a pointer only.
public struct os_unfair_lock {
    /// What is all zeros is an open lock to the C library.
    fileprivate var mutex = pthread_mutex_t()

    /// An open lock.
    public init() {}
}

/// A pointer to a lock. The memory must not move while the lock is in use.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
/// The lock by the name of C's struct.
public typealias os_unfair_lock_s = os_unfair_lock

/// Takes the lock; waits until it is free.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }

/// Opens the lock, which the calling thread has to hold.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }

/// Takes the lock if it is free, and says whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(&lock.pointee.mutex) == 0 }

/// A lock with the state that it protects.
///
/// Unchecked because the state is reached through the lock only; what is called "unchecked" leaves the proof to the caller,
/// as on Apple's platforms.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        var state: State

        init(_ state: State) {
            self.state = state
            lock.initialize(to: os_unfair_lock())
        }

        deinit { lock.deallocate() }
    }

    private let storage: Storage

    /// Takes a state that need not be `Sendable`; that nothing else reaches it is the caller's proof.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Waits for the lock and runs `body` with it; what comes out need not be `Sendable`.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        os_unfair_lock_lock(storage.lock)
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// Waits for the lock and runs `body` with it; the lock is opened however `body` ends.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs `body` if it is free; nil where someone does.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard os_unfair_lock_trylock(storage.lock) else { return nil }
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// Runs `body` if it is free; nil where someone does.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// An open lock around a state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// An open lock with no state of its own.
    public init() { self.init(uncheckedState: ()) }

    /// Waits for the lock and keeps it until `unlock()`, on the same thread.
    public func lock() { os_unfair_lock_lock(storage.lock) }

    /// Opens the lock, which the calling thread has to hold.
    public func unlock() { os_unfair_lock_unlock(storage.lock) }

    /// Takes the lock if it is free, and says whether it did.
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

    /// Waits for the lock and runs `body` while holding it; what comes out need not be `Sendable`.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }

    /// Waits for the lock and runs `body` while holding it; the lock is opened however `body` ends.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Runs `body` if it is free; nil where someone does. What comes out need not be `Sendable`.
    public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }

    /// Runs `body` if it is free; nil where someone does.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }
}
