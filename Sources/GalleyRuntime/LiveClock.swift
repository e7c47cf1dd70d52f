import Galley
import GalleyProtocol

/// Moves a view's clock with the machine's: as fast, slower, or not at all.
@MainActor
struct LiveClock {
    private var speed = 1.0
    private(set) var isHeld = false
    /// The view's time at which the clock was held.
    private var heldAt = 0.0
    /// The machine's time to which the view's clock was moved.
    private var last = ContinuousClock.now

    /// How far one can look ahead where nothing that moves ends.
    private static let outlook = 10.0

    /// The view's clock begins now.
    mutating func begin() {
        last = .now
        heldAt = 0
    }

    /// Moves the view's clock on to now. Returns whether something moves by itself, or has changed meanwhile.
    mutating func advance(_ host: ViewHost) -> Bool {
        let now = ContinuousClock.now
        defer { last = now }
        if isHeld { return false }
        let seconds = (now - last) / .seconds(1) * speed
        let isMoving = host.nextFrame.map { $0 <= host.time + seconds } ?? false
        // Never moment by moment: a layout that takes longer than what lies between two of them would never come to now.
        return host.skip(seconds) || isMoving
    }

    /// The seconds until the picture may be another one if nothing happens; nil is never.
    func pause(_ host: ViewHost) -> Double? {
        if isHeld { return nil }
        return host.nextFrame.map { ($0 - host.time) / speed }
    }

    /// Holds the clock, lets it continue, or looks at another moment.
    mutating func take(_ command: LiveCommand, _ host: ViewHost?) {
        speed = command.speed ?? speed
        if let wish = command.isHeld, wish != isHeld {
            isHeld = wish
            last = .now
            heldAt = host?.time ?? 0
        }
        guard isHeld, let host, let time = command.time else { return }
        let range = range(host)
        host.look(at: min(max(time, range.lowerBound), range.upperBound))
    }

    /// The moments to look at while the clock is held: those of what moves.
    private func range(_ host: ViewHost) -> ClosedRange<Double> {
        let movement = host.movement
        let begin = min(movement?.lowerBound ?? heldAt, heldAt)
        var end = max(movement?.upperBound ?? heldAt, heldAt)
        if end <= begin, host.nextFrame != nil { end = begin + Self.outlook }
        return begin...end
    }

    func state(_ host: ViewHost) -> LivePicture.Time {
        var time = LivePicture.Time()
        time.now = host.time
        (time.isHeld, time.speed) = (isHeld, speed)
        let span = isHeld ? range(host) : host.movement
        if let span, span.lowerBound < span.upperBound { (time.begin, time.end) = (span.lowerBound, span.upperBound) }
        return time
    }
}
