@testable import GalleyEngine
import GalleyRandom

extension ProposalRange {
    /// A length for which the answer to `asked` is said to hold: an end of the range, none, or somewhere inside.
    package func length(_ asked: Double?, _ generator: inout SeededGenerator) -> Double? {
        if includesNone, Int.random(in: 0..<4, using: &generator) == 0 { return nil }
        let low = max(low, 0)
        guard low <= high else { return asked }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return low
        case 1: return high
        default:
            let high = min(high, low + 500)
            return low.isFinite ? Double.random(in: low...high, using: &generator) : low
        }
    }
}
