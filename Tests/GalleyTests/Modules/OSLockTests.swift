import Foundation
import GalleyOS
import GalleySimd
import Testing

/// Locks as os/lock.h and Apple's page of `OSAllocatedUnfairLock` describe them: whoever has one keeps others out until
/// it is given back, which is done at the end of a closure, by an error too.
@Suite("Locks of os") struct OSLockTests {
    private struct Trouble: Error {}

    @Test("A lock of C's is held until it is given back") func plain() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        for _ in 0..<2 {
            #expect(os_unfair_lock_trylock(lock))
            #expect(!os_unfair_lock_trylock(lock))
            os_unfair_lock_unlock(lock)
            os_unfair_lock_lock(lock)
            #expect(!os_unfair_lock_trylock(lock))
            os_unfair_lock_unlock(lock)
        }
    }

    @Test("A state is changed inside its lock, and the lock is free after it") func state() {
        let lock = OSAllocatedUnfairLock(uncheckedState: [1])
        // What asks for it inside another closure finds it held.
        let held: [Bool] = [
            lock.withLock { _ in lock.withLockIfAvailable { _ in 1 } == nil },
            lock.withLockUnchecked { _ in lock.withLockIfAvailableUnchecked { _ in 1 } == nil },
            lock.withLockIfAvailable { _ in lock.withLockIfAvailable { _ in 1 } == nil } ?? false,
            lock.withLockIfAvailableUnchecked { _ in lock.withLockIfAvailable { _ in 1 } == nil } ?? false,
        ]
        #expect(held == [true, true, true, true])
        lock.withLock { $0.append(2) }
        lock.withLockUnchecked { $0.append(3) }
        #expect(lock.withLockIfAvailable { $0.append(4) } != nil)
        #expect(lock.withLockIfAvailableUnchecked { $0.append(5) } != nil)
        #expect(lock.withLock { $0 } == [1, 2, 3, 4, 5])
        #expect(throws: Trouble.self) { try lock.withLock { _ in throw Trouble() } }
        #expect(throws: Trouble.self) { try lock.withLockIfAvailable { _ in throw Trouble() } }
        #expect(lock.withLockIfAvailable { $0.count } == 5)
        #expect(OSAllocatedUnfairLock(initialState: 7).withLock { $0 } == 7)
    }

    @Test("A lock without a state") func bare() {
        let lock = OSAllocatedUnfairLock()
        let held: [Bool] = [
            lock.withLock { lock.lockIfAvailable() }, lock.withLockUnchecked { lock.lockIfAvailable() },
            lock.withLockIfAvailable { lock.lockIfAvailable() } ?? true,
            lock.withLockIfAvailableUnchecked { lock.lockIfAvailable() } ?? true,
        ]
        #expect(held == [false, false, false, false])
        #expect(lock.lockIfAvailable() && !lock.lockIfAvailable())
        #expect(lock.withLockIfAvailableUnchecked { 1 } == nil)
        lock.unlock()
        lock.lock()
        #expect(!lock.lockIfAvailable())
        lock.unlock()
        #expect(lock.withLock { 3 } == 3 && lock.withLockUnchecked { 4 } == 4)
    }

    /// School's geometry: a · b = Σ aᵢbᵢ; a × b; the mirror image a − 2 (a · n) n; the way from a to b by a part t.
    @Test("Vectors whose parts all differ") func vectors() {
        let (a, b) = (simd_double3(2, 3, 5), simd_double3(7, 11, 17))
        #expect(dot(a, b) == 132 && simd_dot(a, b) == 132)
        // 3 · 17 − 5 · 11, 5 · 7 − 2 · 17, 2 · 11 − 3 · 7.
        #expect(cross(a, b) == simd_double3(-4, 1, 1) && simd_cross(a, b) == simd_double3(-4, 1, 1))
        #expect(cross(simd_double2(2, 3), simd_double2(7, 11)) == simd_double3(0, 0, 1))
        #expect(length_squared(a) == 38 && simd_length_squared(a) == 38)
        // (5, 8, 12): 25 + 64 + 144.
        #expect(distance_squared(a, b) == 233 && distance(simd_double2(1, 2), simd_double2(4, 6)) == 5)
        #expect(simd_distance(simd_double2(4, 6), simd_double2(1, 2)) == 5)
        #expect(mix(a, b, t: 0.5) == simd_double3(4.5, 7, 11) && mix(a, b, t: 0) == a && mix(a, b, t: 1) == b)
        #expect(simd_mix(a, b, simd_double3(0, 0.5, 2)) == simd_double3(2, 7, 29))
        // (3, 4) at (0.6, 0.8): 3 · 0.6 + 4 · 0.8 = 5, of which twice is taken away.
        let image = reflect(simd_double2(3, 4), n: simd_double2(0.6, 0.8))
        #expect(abs(image.x + 3) < 1e-12 && abs(image.y + 4) < 1e-12)
        #expect(reflect(simd_double2(3, 4), n: simd_double2(1, 0)) == simd_double2(-3, 4))
        let held = clamp(simd_double3(-1, 4, 9), min: simd_double3(0, 1, 2), max: simd_double3(5, 6, 7))
        #expect(held == simd_double3(0, 4, 7) && normalize(simd_double2(0, -8)) == simd_double2(0, -1))
    }
}
