import Foundation
import Galley
import GalleyProtocol

/// A played view's time: its own clock, which stands still unless a step moves it, and the machine's, by which its tasks sleep and its timers fire.
@MainActor
package final class PlayClock {
    private let isRealTime: Bool
    private let patience: Double
    /// Lets the main thread do what waits for it, and sleep for so many seconds at the most until there is more.
    private let turn: @MainActor (_ seconds: Double) -> Void
    private var last = ContinuousClock.now

    /// - Parameters:
    ///   - isRealTime: Whether the view's clock runs with the machine's, also between steps.
    ///   - patience: The seconds for which a step's tasks are waited for.
    ///   - turn: Lets the main thread do what waits for it, and sleep for so many seconds at the most until there is more.
    package init(
        isRealTime: Bool = false, patience: Double = 0.5,
        turn: @escaping @MainActor (_ seconds: Double) -> Void = { _ in }
    ) {
        (self.isRealTime, self.patience, self.turn) = (isRealTime, patience, turn)
    }

    /// How long `waitFor` looks away, and the longest time between two layouts while the machine's time passes.
    static let glance = 0.05
    private static let frame = 1.0 / 60
    /// The longest that `waitForRest` waits, in seconds.
    private static let longestMovement = 10.0

    /// A step begins: what was started before it is not waited for any more.
    func begin(_ host: ViewHost) {
        if isRealTime { catchUp(host) }
        host.core.work.leave()
    }

    /// Moves the view's clock by the machine's time that has passed.
    private func catchUp(_ host: ViewHost) {
        let now = ContinuousClock.now
        host.skip((now - last) / .seconds(1))
        last = now
    }

    /// Lets what a step has started have its turn, until nothing is under way.
    func settle(_ host: ViewHost) {
        let end = ContinuousClock.now + .seconds(patience)
        var quiet = 0
        repeat {
            turn(0)
            if host.refresh() {
                quiet = 0
            } else if host.core.isWorking {
                quiet = 0
                turn(0.005)
            } else {
                quiet += 1
            }
        } while quiet < 8 && ContinuousClock.now < end
        if isRealTime { catchUp(host) }
    }

    /// Moves the view's clock on. Where it has tasks or timers, as much of the machine's time passes: they know no other.
    func wait(_ seconds: Double, _ host: ViewHost) {
        guard isRealTime || hasMachineWork(host) else { return host.advance(by: seconds) }
        let (start, from) = (ContinuousClock.now, host.time)
        var passed = 0.0
        while passed < seconds {
            let pause = min(host.needsFrame ? Self.frame : Self.glance, seconds - passed)
            turn(pause)
            passed = (ContinuousClock.now - start) / .seconds(1)
            host.refresh()
            host.advance(by: from + min(passed, seconds) - host.time)
        }
        last = .now
    }

    private func hasMachineWork(_ host: ViewHost) -> Bool {
        if host.core.isWorking || host.core.work.isLeftUnderWay { return true }
        guard Thread.isMainThread, let next = RunLoop.main.limitDate(forMode: .default) else { return false }
        return next < .distantFuture
    }

    /// Lets what moves come to its end. Says so where it does not within ten seconds.
    func waitForRest(_ host: ViewHost) -> String {
        let start = host.time
        while host.needsFrame, host.time - start < Self.longestMovement {
            let rest = movesFor(host) ?? Self.glance
            wait(min(max(rest, Self.frame), start + Self.longestMovement - host.time), host)
            settle(host)
        }
        let passed = PlayNumber.text(host.time - start)
        return host.needsFrame
            ? "something still moves after \(passed) seconds" : "nothing moves after \(passed) seconds"
    }

    /// How long something moves from now, in seconds; nil where nothing does, or without end.
    func movesFor(_ host: ViewHost) -> Double? {
        guard host.needsFrame, let end = host.movement?.upperBound, end.isFinite, end > host.time else { return nil }
        return end - host.time
    }
}
