import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyViews

/// The numbers of the system's formats: arguments that are left out by Apple's interface (`SwiftUICore.swiftinterface`), steps and
/// digits by its documentation.
@Suite("Numbers of the system's formats")
struct TimeFormatNumberTests {
    private typealias Style = SystemFormatStyle

    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private var hour: Range<Date> { start..<start.addingTimeInterval(3600) }

    @Test("Arguments that are left out") func defaults() {
        let tenth = Duration.milliseconds(10), second = Duration.seconds(1)
        let watch = Style.Stopwatch(startingAt: start, showsHours: true, maxFieldCount: 4, maxPrecision: tenth)
        #expect(Style.Stopwatch(startingAt: start) == watch && .stopwatch(startingAt: start) == watch)
        let down = Style.Timer(countingDownIn: hour, showsHours: true, maxFieldCount: 3, maxPrecision: second)
        #expect(Style.Timer(countingDownIn: hour) == down && .timer(countingDownIn: hour) == down)
        let up = Style.Timer(countingUpIn: hour, showsHours: true, maxFieldCount: 3, maxPrecision: second)
        #expect(Style.Timer(countingUpIn: hour) == up && .timer(countingUpIn: hour) == up && up != down)
        let offset = Style.DateOffset(
            to: start, allowedFields: [.year, .month, .week, .day, .hour, .minute, .second], maxFieldCount: 2,
            sign: .automatic)
        #expect(Style.DateOffset(to: start) == offset && .offset(to: start) == offset)
        let reference = Style.DateReference(
            to: start, allowedFields: [.year, .month, .day, .hour, .minute], maxFieldCount: 2, thresholdField: .day)
        #expect(Style.DateReference(to: start) == reference && .reference(to: start) == reference)
        // What is given is kept: each differs from the one without.
        #expect(.stopwatch(startingAt: start, showsHours: false) != watch)
        #expect(.stopwatch(startingAt: start, maxFieldCount: 3) != watch)
        #expect(.stopwatch(startingAt: start, maxPrecision: second) != watch)
        #expect(
            .timer(countingUpIn: hour, maxFieldCount: 2) != up
                && .timer(countingDownIn: hour, showsHours: false) != down)
        #expect(.offset(to: start, maxFieldCount: 3) != offset && .reference(to: start, maxFieldCount: 3) != reference)
    }

    private func written(
        _ seconds: TimeInterval, hours: Bool = true, fields: Int = 4, _ precision: Duration = .milliseconds(10),
        digits: Int = 1
    ) -> String {
        ClockWords(showsHours: hours, mostFields: fields, precision: precision, minuteDigits: digits)
            .written(seconds, locale: Locale(identifier: "en_US"))
    }

    @Test("As many digits of a second as its steps have") func digits() {
        #expect(written(61.25, .milliseconds(100)) == "1:01.2" && written(61.25, .milliseconds(1)) == "1:01.250")
        #expect(written(61.25, .milliseconds(20)) == "1:01.25" && written(61.25, .seconds(1)) == "1:01")
        #expect(written(61.25, .seconds(0)) == "1:01" && written(61.25, .seconds(2)) == "1:01")
        #expect(written(61.25, .nanoseconds(1)) == "1:01.250000000")
        #expect(written(5, digits: 2) == "00:05.00" && written(-5) == "0:00.00" && written(.nan) == "0:00.00")
        #expect(
            written(3599.99) == "59:59.99" && written(3600) == "1:00:00.00" && written(3600, hours: false) == "60:00.00"
        )
        #expect(written(3661.5, fields: 3) == "1:01:01" && written(3661.5, fields: 2) == "1:01")
        #expect(written(61.5, fields: 3) == "1:01.50" && written(61.5, fields: 2) == "1:01")
    }

    @Test("Moments are stepped down, what is left is stepped up") func steps() {
        let words = ClockWords(showsHours: true, mostFields: 3, precision: .milliseconds(500), minuteDigits: 1)
        #expect(words.step == 0.5)
        for (seconds, down, up) in [(1.2, 1, 1.5), (1.5, 1.5, 1.5), (1.4999999, 1.5, 1.5), (-3, 0, 0), (0.1, 0, 0.5)]
            as [(Double, Double, Double)]
        {
            #expect(words.stepped(seconds, .down) == down && words.stepped(seconds, .up) == up, "\(seconds)")
        }
        let endless = ClockWords(showsHours: true, mostFields: 3, precision: .zero, minuteDigits: 1)
        #expect(endless.stepped(1.25, .down) == 1.25 && endless.stepped(-1.25, .down) == 0)
        #expect(words.moment(after: start, counting: 1) == start.addingTimeInterval(0.5))
        #expect(endless.moment(after: start, counting: -1) == start.addingTimeInterval(-0.001))
        let watch = SystemFormatStyle.Stopwatch(startingAt: start)
        #expect(watch.discreteInput(after: start) == start.addingTimeInterval(0.01))
        #expect(watch.discreteInput(before: start) == start.addingTimeInterval(-0.01))
        let timer = SystemFormatStyle.Timer(countingDownIn: hour)
        #expect(timer.discreteInput(after: start) == start.addingTimeInterval(1))
        #expect(timer.discreteInput(before: start) == start.addingTimeInterval(-1))
        let offset = SystemFormatStyle.DateOffset(to: start), reference = SystemFormatStyle.DateReference(to: start)
        #expect(offset.discreteInput(after: start) == start + 1 && offset.discreteInput(before: start) == start - 1)
        #expect(
            reference.discreteInput(after: start) == start + 1 && reference.discreteInput(before: start) == start - 1)
        #expect(watch.anchor == start && timer.anchor == hour.upperBound && timer.step == 1)
        #expect(SystemFormatStyle.Timer(countingUpIn: hour).anchor == start && watch.step == 0.01)
    }

    @Test("What a text of a moment asks its source") func sources() {
        let (early, late) = (start - 60, start + 60)
        #expect(TimeDataSource<Date>.currentDate.value(late) == late)
        let from = TimeDataSource<Range<Date>>.dateRange(startingAt: start)
        #expect(from.value(late) == start..<late && from.value(early) == start..<start)
        let until = TimeDataSource<Range<Date>>.dateRange(endingAt: start)
        #expect(until.value(early) == early..<start && until.value(late) == start..<start)
        #expect(TimeDataSource<Duration>.durationOffset(to: start).value(late) == .seconds(60))
    }
}
