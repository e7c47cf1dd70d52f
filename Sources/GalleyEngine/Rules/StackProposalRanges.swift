// For which proposals a stack's answer holds: those that divide its length alike.

/// The proposals that divide a stack's length alike.
struct StackProposalRanges {
    /// The lengths across the stack.
    var cross = ProposalRange.everything
    /// Whether every length along it does, and none.
    var isForAnyMain = true
    /// The offers for which the child that was asked last answers alike.
    var offer = ProposalRange.everything
    /// The lengths, gaps not counted, for which every child is offered what leads to the same answer.
    private var low = -Double.infinity, high = Double.infinity

    /// Takes the child asked last into account, which was offered an equal share of `left`. As long as those before it
    /// take what they took, what is left for it follows the length of the whole stack.
    @inline(__always) mutating func limitAvailable(_ available: Double, _ left: Double, _ share: Double) {
        let taken = available - left
        if offer.low > 0 {
            low = max(low, rounded(offer.low * share + taken, up: true, isExact: share == 1 && taken == 0))
        }
        if offer.high < .infinity {
            high = min(high, rounded(offer.high * share + taken, up: false, isExact: share == 1 && taken == 0))
        }
    }

    /// The lengths along the stack, for an answer to `proposal`.
    func main(_ proposal: Double, gaps: Double) -> ProposalRange {
        if isForAnyMain { return .everything }
        // What is left of an endless length does not tell what the views before took.
        guard proposal < .infinity else { return .only(proposal) }
        return ProposalRange(
            low: min(rounded(low + gaps, up: true, isExact: gaps == 0), proposal),
            high: max(rounded(high + gaps, up: false, isExact: gaps == 0), proposal), includesNone: false)
    }

    /// A limit moved inwards by more than sums of lengths can be off.
    private func rounded(_ limit: Double, up: Bool, isExact: Bool) -> Double {
        if isExact || !limit.isFinite { return limit }
        let noise = 1e-9 * (1 + abs(limit))
        return up ? limit + noise : limit - noise
    }
}
