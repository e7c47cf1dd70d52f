import Foundation

/// The main thread between turns: what waits for it is done, and it sleeps until there is more.
///
/// A run loop that is given a date makes a timer for it each time, two allocations of which stay (swift-corelibs-foundation 6.3: 128 bytes
/// a turn, which are tens of megabytes an hour for many sessions). Here one timer is set again and again, and the loop has no date.
@MainActor
final class MainLoop {
    private let alarm = DispatchSource.makeTimerSource(queue: .main)

    init() {
        // That it is handled ends the run loop's turn.
        alarm.setEventHandler {}
        alarm.schedule(deadline: .distantFuture)
        alarm.activate()
    }

    /// Does what waits for the main thread, and returns; where nothing does, waits for so many seconds that something comes.
    func run(for seconds: Double) {
        guard seconds > 0 else {
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
            return
        }
        alarm.schedule(deadline: seconds < Self.longest ? .now() + seconds : .distantFuture)
        _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }

    /// Longer than anybody waits.
    private static let longest = 1e8
}
