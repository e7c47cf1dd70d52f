import GalleyEngine

/// A leaf whose height depends on its width, as a text's does: it breaks into equal lines, at most eight.
final class TextLikeBox: LeafDelegate {
    var ideal: Double

    init(ideal: Double) { self.ideal = ideal }

    override func measure(_ proposal: Proposal) -> MeasuredSize {
        let offered = proposal.width
        guard offered < ideal else {
            return MeasuredSize(
                Size(ideal, SampleLengths.textHeight),
                width: ProposalRange(low: ideal, high: .infinity, includesNone: true),
                height: .everything)
        }
        let lines = Self.lines(ideal, offered)
        let width = ideal / lines
        return MeasuredSize(
            Size(width, SampleLengths.textHeight * lines),
            width: ProposalRange(
                low: lines == Self.most ? -.infinity : width, high: max(offered, width), includesNone: false),
            height: .everything)
    }

    private static let most = 8.0

    @inline(__always) private static func lines(_ ideal: Double, _ offered: Double) -> Double {
        offered * most <= ideal ? most : (ideal / offered).rounded(.up)
    }

    /// The same answer as plain numbers, for the bounds.
    @inline(__always) static func size(ideal: Double, offered: Double) -> (width: Double, height: Double) {
        guard offered < ideal else { return (ideal, SampleLengths.textHeight) }
        let lines = lines(ideal, offered)
        return (ideal / lines, SampleLengths.textHeight * lines)
    }
}
