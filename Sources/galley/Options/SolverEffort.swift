/// What the compiler may spend on one expression before it says that it cannot tell its type.
///
/// An expression in which something is not known takes it up to a minute, since it tries every way to mend it; one that is right takes
/// milliseconds. The limit is one of memory and not of time: the same source gives the same answer on any machine.
enum SolverEffort {
    /// For looking for errors.
    case quick
    /// For building, where it most likely succeeds.
    case usual
    /// The compiler's own.
    case unlimited

    var arguments: [String] {
        switch self {
        case .quick: ["-solver-memory-threshold=12000000"]
        case .usual: ["-solver-memory-threshold=40000000"]
        case .unlimited: []
        }
    }
}
