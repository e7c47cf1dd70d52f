import GalleyProtocol

/// Measures the parts of a work that follow each other.
public struct PhaseClock {
    /// The parts that have ended, in their order.
    public private(set) var phases: [HostResult.Phase] = []
    private var last = ContinuousClock.now

    /// The first part begins.
    public init() {}

    /// The part of this name ends now.
    public mutating func end(_ name: String) {
        let now = ContinuousClock.now
        let milliseconds = (now - last) / .milliseconds(1)
        phases.append(.init(name: name, milliseconds: (milliseconds * 1000).rounded() / 1000))
        last = now
    }
}
