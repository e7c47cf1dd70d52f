import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Timelines")
struct TimelineTests {
    private let now = Date(timeIntervalSinceReferenceDate: 1_000)

    private func date<S: TimelineSchedule>(_ schedule: S) -> Date? {
        var options = RenderOptions()
        options.currentDate = now
        var found: Date?
        _ = RenderedView(
            TimelineView(schedule) { context -> Color in
                found = context.date
                return Color.red
            }, options: options)
        return found
    }

    @Test func theLastMomentBeforeNow() {
        let start = Date(timeIntervalSinceReferenceDate: 3)
        #expect(date(.periodic(from: start, by: 10)) == Date(timeIntervalSinceReferenceDate: 993))
        #expect(date(.everyMinute) == Date(timeIntervalSinceReferenceDate: 960))
        #expect(date(.animation) == now)
        #expect(date(.animation(minimumInterval: 5, paused: true)) == now)
        #expect(
            date(.explicit([900, 990, 1_010].map { Date(timeIntervalSinceReferenceDate: $0) }))
                == Date(timeIntervalSinceReferenceDate: 990))
    }

    @Test func theFirstMomentWhereAllAreToCome() {
        #expect(date(.explicit([now + 5, now + 9])) == now + 5)
        #expect(date(.periodic(from: now + 7, by: 1)) == now + 7)
        #expect(date(.periodic(from: now, by: 0)) == now)
    }

    /// Nothing is recorded of SwiftUI: each result is chosen, so that time goes on (rules.md §21.3).
    @Test(
        "Intervals by which time would not go on are a sixtieth, from now on", arguments: [0, -0.0, -1, -1e300, .nan])
    func badIntervals(interval: Double) {
        let start = Date(timeIntervalSinceReferenceDate: 3)
        #expect(date(.periodic(from: start, by: interval)) == now)
        #expect(date(.periodic(from: now + 7, by: interval)) == now + 7)
        #expect(date(.periodic(from: .distantPast, by: interval)) == now)
        #expect(date(.animation(minimumInterval: interval)) == now)
        let entries = Array(
            PeriodicTimelineSchedule(from: start, by: interval).entries(from: now, mode: .normal).prefix(3))
        #expect(entries == [now, now + 1.0 / 60, now + 1.0 / 60 + 1.0 / 60])
    }

    @Test("Intervals and beginnings without measure have a moment") func extremeIntervals() {
        #expect(date(.periodic(from: now - 5, by: .infinity)) == now - 5)
        #expect(date(.periodic(from: now - 5, by: 1e300)) == now - 5)
        #expect(date(.periodic(from: Date(timeIntervalSinceReferenceDate: -1e300), by: 1)) == now)
        #expect(date(.periodic(from: Date(timeIntervalSinceReferenceDate: -.infinity), by: 1)) == now)
        #expect(abs((date(.periodic(from: now - 5, by: 1e-300)) ?? .distantPast).timeIntervalSince(now)) < 0.01)
    }

    private struct Stuck: TimelineSchedule {
        func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
            AnySequence(sequence(first: startDate - 9) { $0 })
        }
    }

    @Test("A schedule that never comes to now is left, and a warning says so") func stuck() {
        #expect(date(Stuck()) == now - 9)
        var options = RenderOptions()
        options.currentDate = now
        let view = TimelineView(Stuck()) { _ in Color.red }
        #expect(RenderedView(view, options: options).diagnostics.map(\.severity) == [.warning])
    }

    private struct Counting: View {
        let interval: Double
        let note: () -> Void

        var body: some View {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: interval)) { _ -> Color in
                note()
                return Color.red
            }
        }
    }

    @Test(
        "A live view with such an interval is made again as often as a display shows pictures",
        arguments: [0, -1, .nan])
    func liveIntervals(interval: Double) {
        var count = 0
        let host = ViewHost(Counting(interval: interval) { count += 1 }, size: CGSize(width: 10, height: 10))
        let before = count
        host.advance(by: 1)
        #expect((55...125).contains(count - before), "\(count - before)")
    }

    private struct Restless: View {
        let animation: Animation?
        let note: () -> Void

        var body: some View {
            PhaseAnimator([0, 1]) { phase -> Color in
                note()
                return phase == 0 ? Color.red : Color.blue
            } animation: { _ in
                animation
            }
        }
    }

    /// Phases that take no time would follow each other for ever within one moment.
    @Test("Phases without a duration do not hold the clock", arguments: [0, 1e-9, -1, .nan, .infinity])
    func phases(duration: Double) {
        for animation in [nil, Animation.linear(duration: duration), .linear(duration: 1).speed(duration)] {
            var count = 0
            let host = ViewHost(Restless(animation: animation) { count += 1 }, size: CGSize(width: 10, height: 10))
            let before = count
            host.advance(by: 1.0 / 60)
            #expect(count - before <= 2_000, "\(count - before)")
            #expect(host.time == 1.0 / 60)
        }
    }
}
