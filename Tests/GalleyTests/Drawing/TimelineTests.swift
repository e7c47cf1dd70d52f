import Foundation
import Testing

@testable import Galley

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
}
