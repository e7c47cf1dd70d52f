#if canImport(Glibc)
    import Glibc
#endif

/// Tells when the thread's stack is nearly used up, so that views nested without end are reported and not a crash.
struct StackGuard {
    private let lowest: UInt

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
            var probe: UInt8 = 0
            let here = withUnsafeMutablePointer(to: &probe) { UInt(bitPattern: $0) }
            lowest = here - min(here, size - min(Self.margin, size / 2))
        #else
            lowest = 0
        #endif
    }

    /// Whether less than the margin is left.
    @inline(never) var isLow: Bool {
        var probe: UInt8 = 0
        return withUnsafeMutablePointer(to: &probe) { UInt(bitPattern: $0) < lowest }
    }
}
