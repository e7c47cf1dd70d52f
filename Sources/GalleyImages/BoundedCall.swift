import Foundation
import GalleyText

/// Runs foreign code that cannot be told to stop.
enum BoundedCall {
    private final class Box<Value: Sendable>: Sendable {
        let value = Locked<Value?>(nil)
        let isDone = DispatchSemaphore(value: 0)
    }

    /// Does something on a separate thread, which has room for deep recursion.
    /// - Returns: Nil if it took longer. It then continues by itself, so it may only touch what is its own.
    static func run<Value: Sendable>(seconds: Double, _ body: @escaping @Sendable () -> Value) -> Value? {
        let box = Box<Value>()
        let thread = Thread {
            let value = body()
            box.value.withLock { $0 = value }
            box.isDone.signal()
        }
        thread.stackSize = 64 << 20
        thread.start()
        guard box.isDone.wait(timeout: .now() + seconds) == .success else { return nil }
        return box.value.withLock { $0 }
    }
}
