/// How long a node is along one axis, as far as one number each can say.
package struct AxisRange: Equatable, Sendable, BitwiseCopyable {
    /// The answer to 0, and the least it ever answers.
    package var low: Double
    /// The answer to "unspecified".
    package var ideal: Double
    /// The answer to ∞, and the most it ever answers.
    package var high: Double

    static let flexible = AxisRange(low: 0, ideal: 10, high: .infinity)

    package init(low: Double, ideal: Double, high: Double) {
        self.low = low
        self.ideal = ideal
        self.high = high
    }

    /// Whether the answer is the same to everything.
    @inline(__always) var isPoint: Bool { low == high && low == ideal }

    init(rigid length: Double) { self.init(low: length, ideal: length, high: length) }

    /// The answer to `proposal` where the length is a clamp.
    @inline(__always) func length(_ proposal: Double) -> Double {
        isNone(proposal) ? ideal : clamped(proposal, low, high)
    }

    /// The range of the longer of two clamps: max(clamp(p), clamp(p)) is a clamp between the larger limits.
    func covering(_ other: AxisRange) -> AxisRange {
        AxisRange(low: max(low, other.low), ideal: max(ideal, other.ideal), high: max(high, other.high))
    }
}

/// How long a node is along either axis.
struct AxisRanges: Equatable, Sendable {
    var width = AxisRange.flexible
    var height = AxisRange.flexible

    @inline(__always) subscript(axis: LayoutAxis) -> AxisRange {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
