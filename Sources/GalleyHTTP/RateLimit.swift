/// So many a second, and twice as many at once after a pause.
package struct RateLimit: Sendable {
    private let perSecond: Double
    private var left: Double
    private var last: ContinuousClock.Instant

    package init(perSecond: Double, now: ContinuousClock.Instant = .now) {
        self.perSecond = perSecond
        left = perSecond * 2
        last = now
    }

    /// Whether one more may come now.
    package mutating func take(now: ContinuousClock.Instant = .now) -> Bool {
        left = min(left + perSecond * ((now - last) / .seconds(1)), perSecond * 2)
        last = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }

    /// What was taken last does not count.
    package mutating func giveBack() { left += 1 }
}
