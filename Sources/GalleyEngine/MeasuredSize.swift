/// The proposed lengths, along one axis, for which an answer holds.
///
/// An answer is worth remembering for more than the proposal that asked for it: a fixed frame answers every width alike,
/// a text's lines stay as they are from the width they need to the width they were offered.
public struct ProposalRange: Equatable, Sendable {
    /// The closed range of lengths; empty when `low > high`.
    public var low, high: Double
    /// Whether "unspecified" gets the same answer.
    public var includesNone: Bool

    /// Holds for lengths from `low` to `high`, both included, and for "unspecified" where `includesNone` says so.
    @inlinable public init(low: Double, high: Double, includesNone: Bool) {
        self.low = low
        self.high = high
        self.includesNone = includesNone
    }

    /// Every length, and none.
    public static let everything = ProposalRange(low: -.infinity, high: .infinity, includesNone: true)

    /// Just this length.
    @inlinable public static func only(_ length: Double) -> ProposalRange {
        isNone(length)
            ? ProposalRange(low: .infinity, high: -.infinity, includesNone: true)
            : ProposalRange(low: length, high: length, includesNone: false)
    }

    /// Whether the answer holds for a proposed length; NaN is "unspecified".
    @inlinable public func contains(_ length: Double) -> Bool {
        isNone(length) ? includesNone : (length >= low && length <= high)
    }

    @inlinable func intersection(_ other: ProposalRange) -> ProposalRange {
        ProposalRange(
            low: Swift.max(low, other.low), high: Swift.min(high, other.high),
            includesNone: includesNone && other.includesNone)
    }

    @inline(__always) mutating func formIntersection(_ other: ProposalRange) {
        if other.low > low { low = other.low }
        if other.high < high { high = other.high }
        includesNone = includesNone && other.includesNone
    }

    @inline(__always) var isEverything: Bool { low == -.infinity && high == .infinity && includesNone }

    /// The lengths that, less `inset` and floored at 0, fall into this range.
    func outset(by inset: Double) -> ProposalRange {
        guard low <= high else { return self }
        return ProposalRange(low: low <= 0 ? -.infinity : low + inset, high: high + inset, includesNone: includesNone)
    }
}

/// A measured size and the proposals that lead to it.
public struct MeasuredSize: Equatable, Sendable {
    /// What the node answered, in points.
    public var size: Size
    /// For which proposed widths and heights that size holds.
    public var width, height: ProposalRange

    /// An answer of `size` for every proposal whose two lengths lie in the ranges.
    @inlinable public init(_ size: Size, width: ProposalRange, height: ProposalRange) {
        self.size = size
        self.width = width
        self.height = height
    }

    /// An answer that is only known to hold for the proposal that asked.
    @inlinable public init(_ size: Size, for proposal: Proposal) {
        self.init(size, width: .only(proposal.width), height: .only(proposal.height))
    }

    /// The proposed lengths along an axis that lead to the size.
    @inline(__always) func proposalRange(_ axis: LayoutAxis) -> ProposalRange { axis == .horizontal ? width : height }

    package func holds(for proposal: Proposal) -> Bool {
        width.contains(proposal.width) && height.contains(proposal.height)
    }
}
