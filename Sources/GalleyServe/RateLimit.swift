/// So many a second, and twice as many at once after a pause.
struct RateLimit {
    private let perSecond: Double
    private var left: Double
    private var last: ContinuousClock.Instant

    init(perSecond: Double, now: ContinuousClock.Instant = .now) {
        self.perSecond = perSecond
        left = perSecond * 2
        last = now
    }

    /// Whether one more may come now.
    mutating func take(now: ContinuousClock.Instant = .now) -> Bool {
        left = min(left + perSecond * ((now - last) / .seconds(1)), perSecond * 2)
        last = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
