import GalleyDrawing

#if canImport(Glibc)
    import Glibc
#endif

/// Knows how far down the stack may grow, and continues with another stack where one is not enough.
///
/// Bodies are built and answers computed by recursion: a view inside a view inside a view costs stack. Depth must be
/// bounded by memory instead, so what runs low continues on a larger stack, on the same thread.
@MainActor
package final class StackGuard {
    private var lowest: UInt

    /// Room that is kept for what runs inside the innermost view, and for what ran before the guard was made.
    private static let margin: UInt = 1 << 20
    /// What an unlimited stack is trusted to hold.
    private static let most: UInt = 1 << 26

    /// A guard for the calling thread, which must not have used up much of its stack yet.
    init() {
        #if canImport(Glibc)
            var limit = rlimit()
            guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else {
                lowest = 0
                return
            }
            let size = min(UInt(limit.rlim_cur), Self.most)
            lowest = Self.here - min(Self.here, size - min(Self.margin, size / 2))
        #else
            lowest = 0
        #endif
    }

    @inline(never) private static var here: UInt {
        var probe: UInt8 = 0
        return withUnsafeMutablePointer(to: &probe) { UInt(bitPattern: $0) }
    }

    /// Whether less than the margin is left.
    private var isLow: Bool { Self.here < lowest }

    /// Runs `body`, on a larger stack where this one is nearly used up.
    @inline(__always) func run(_ body: () -> Void) {
        if isLow { runOnLargeStack(body) } else { body() }
    }

    /// Runs `body` on a stack that holds the deepest tree that is built.
    package func runOnLargeStack(_ body: () -> Void) {
        let outer = lowest
        // The new stack lies somewhere else: only its own guard can tell how far it may grow.
        lowest = 0
        LargeStack.run(body)
        lowest = outer
    }
}
