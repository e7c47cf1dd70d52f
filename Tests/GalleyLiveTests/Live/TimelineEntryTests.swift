import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// Moments of schedules: those that the documentation of each promises from a date on, a thousandth of a second apart
/// at least, a sixtieth where no distance can be kept to (rules.md §21.3).
@MainActor @Suite("Moments of schedules")
struct TimelineEntryTests {
    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    private func seconds(_ dates: some Sequence<Date>, _ count: Int = 3) -> [Double] {
        dates.prefix(count).map(\.timeIntervalSinceReferenceDate)
    }

    /// A date, and those a sixtieth apart after it.
    private func sixtieths(_ start: Double) -> [Double] { (0..<3).map { start + Double($0) / 60 } }

    private func isNear(_ found: [Double], _ wanted: [Double]) -> Bool {
        found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test("Of equal distances the last moment before a date is the first") func periodic() {
        func found(_ start: Double, _ interval: Double, _ from: Double) -> [Double] {
            let schedule: PeriodicTimelineSchedule = .periodic(from: date(start), by: interval)
            return seconds(schedule.entries(from: date(from), mode: .normal))
        }
        #expect(
            found(3, 10, 47) == [43, 53, 63] && found(3, 10, 43) == [43, 53, 63]
                && found(3, 10, 42.5) == [33, 43, 53])
        #expect(
            found(3, 10, 3) == [3, 13, 23] && found(3, 10, 2) == [3, 13, 23]
                && found(3, 10, 13) == [13, 23, 33])
        #expect(found(-5, 2, 0) == [-1, 1, 3])
        #expect(isNear(found(0, 1e-9, 2), [2, 2.001, 2.002]))
        #expect(
            isNear(found(0, 0.001, 0), [0, 0.001, 0.002]) && isNear(found(0, 0.5, 0.75), [0.5, 1, 1.5]))
        #expect(isNear(found(0, 0, 7), sixtieths(7)))
        #expect(isNear(found(0, -3, 7), sixtieths(7)))
        #expect(isNear(found(9, 0, 7), sixtieths(9)))
    }

    @Test("Each minute, as often as a display, and at given moments") func others() {
        func found<S: TimelineSchedule>(_ schedule: S, _ from: Double, _ count: Int = 3) -> [Double] {
            seconds(schedule.entries(from: date(from), mode: .normal), count)
        }
        #expect(found(.everyMinute, 0) == [0, 60, 120] && found(.everyMinute, 119) == [60, 120, 180])
        #expect(found(.everyMinute, 120) == [120, 180, 240])
        // Before the date that Foundation counts from, too.
        #expect(found(.everyMinute, -1) == [-60, 0, 60] && found(.everyMinute, -60) == [-60, 0, 60])
        #expect(isNear(found(.animation, 2), sixtieths(2)))
        #expect(found(.animation(minimumInterval: 0.5), 2) == [2, 2.5, 3])
        #expect(isNear(found(.animation(minimumInterval: 1e-6), 2), [2, 2.001, 2.002]))
        #expect(found(.animation(minimumInterval: 0.5, paused: true), 2, 2) == [2, .infinity])
        #expect(found(.animation(minimumInterval: 0.5, paused: false), 2, 2) == [2, 2.5])
        #expect(found(AnimationTimelineSchedule(paused: true), 2, 2) == [2, .infinity])
        #expect(found(.explicit([date(1), date(5)]), 3) == [1, 5])
    }

    private func moments(_ dates: [Double], _ advances: [Double]) -> [Double] {
        var found: [Double] = []
        var options = RenderOptions()
        options.currentDate = date(100)
        let view = TimelineView(.explicit(dates.map { date($0) })) { context -> Color in
            found.append(context.date.timeIntervalSinceReferenceDate)
            return Color.red
        }
        let host = ViewHost(view, size: CGSize(width: 10, height: 10), options: options)
        for seconds in advances { host.advance(by: seconds) }
        return found
    }

    @Test("A live view is made for the last moment before now, and again when the next one comes")
    func live() {
        #expect(moments([90, 95, 102, 104], [1.9, 0.2, 1.8, 0.2]) == [95, 102, 104])
        #expect(moments([100, 101], [0.5, 0.5]) == [100, 101])
        // Where all are to come, it is made for the first one, at once and when that comes.
        #expect(moments([103, 105], [2, 1, 3]).last == 105 && moments([103, 105], [2]).first == 103)
        #expect(moments([], [1]) == [100])
        // A sum of tenths is not exact: the third of a second's tenths is there all the same.
        #expect(moments([100, 100.3], [0.1, 0.1, 0.1]) == [100, 100.3])
    }

    private struct Told: View {
        let note: (Date, Bool) -> Void
        var body: some View {
            TimelineView(.everyMinute) { context -> Color in
                note(context.date, context.cadence == .live)
                return Color.red
            }
        }
    }

    @Test("A view of each minute is made at the full ones, and says how often") func minutes() {
        var found: [Double] = []
        var isLive: [Bool] = []
        var options = RenderOptions()
        options.currentDate = date(130)
        let host = ViewHost(
            Told {
                found.append($0.timeIntervalSinceReferenceDate)
                isLive.append($1)
            }, size: CGSize(width: 10, height: 10), options: options)
        #expect(host.nextFrame == 50)
        host.advance(by: 49)
        #expect(found == [120])
        host.advance(by: 2)
        #expect(found == [120, 180] && host.nextFrame == 110)
        host.advance(by: 120)
        #expect(found == [120, 180, 240, 300] && !isLive.contains(false))
        typealias Cadence = TimelineViewDefaultContext.Cadence
        #expect(Cadence.live < .seconds && Cadence.seconds < .minutes)
    }
}
