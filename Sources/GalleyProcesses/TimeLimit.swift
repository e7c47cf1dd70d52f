/// How long something may take.
package struct TimeLimit {
    /// The seconds that `--timeout` gives.
    package var seconds: Double
    private let clock = ContinuousClock()
    private var end: ContinuousClock.Instant

    package init(seconds: Double) {
        self.seconds = seconds
        end = clock.now + .seconds(seconds)
    }

    /// Lets the time begin again.
    package mutating func restart() { end = clock.now + .seconds(seconds) }

    /// What is left, in milliseconds as poll(2) takes them, rounded up; 0 when the time is over.
    package var milliseconds: Int32 {
        let left = clock.now.duration(to: end) / .milliseconds(1)
        return left <= 0 ? 0 : Int32(min(left.rounded(.up), Double(Int32.max)))
    }

    /// The seconds as people write them.
    package var text: String { seconds == seconds.rounded() && seconds < 1e9 ? "\(Int(seconds))" : "\(seconds)" }
}
