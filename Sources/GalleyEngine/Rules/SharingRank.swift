/// What decides whose turn comes first where a stack's children, or a grid's columns or rows, share a length (rules.md §4.2,
/// §12.1): the only place that compares them.
package struct SharingRank: Sendable {
    package var priority: Double
    /// The lengths for 0 and for ∞.
    package var low, high: Double
    /// The place in source order.
    package var order: Int32

    @inline(__always)
    package init(priority: Double = 0, low: Double, high: Double, order: Int32 = 0) {
        (self.priority, self.low, self.high, self.order) = (priority, low, high, order)
    }

    /// How much longer it can be than it must.
    @inline(__always) package var flexibility: Double { high - low }

    /// Whether both share what is left in the same round.
    @inline(__always) package func isPeer(of other: SharingRank) -> Bool { priority == other.priority }

    /// Whether both are peers and can stretch as far, to within a distance.
    package func isAlike(_ other: SharingRank, within distance: Double) -> Bool {
        let (own, others) = (flexibility, other.flexibility)
        return isPeer(of: other) && (own == others || (own.isNaN && others.isNaN) || abs(own - others) < distance)
    }

    /// Priority descending, then flexibility ascending; of two endlessly flexible ones the larger minimum first; else as
    /// they stand in the source.
    @inline(__always) func precedes(_ other: SharingRank) -> Bool {
        if !isPeer(of: other) { return priority > other.priority }
        let (own, others) = (flexibility, other.flexibility)
        if own == .infinity, others == .infinity, low != other.low { return low > other.low }
        if own != others, !own.isNaN, !others.isNaN { return own < others }
        return order < other.order
    }
}
