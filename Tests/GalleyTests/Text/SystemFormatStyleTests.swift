import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Apple's documentation of each style says how it writes: “00:00.00” before a stopwatch begins, “75:30.00” without hours, “3:46”,
/// “3 months, 11 days”, “1 hour, 34 minutes” of two fields.
@Suite("The system's formats of moments")
@MainActor
struct SystemFormatStyleTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let american = Locale(identifier: "en_US")
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    private func text<F: FormatStyle>(_ format: F, _ seconds: TimeInterval) -> String
    where F.FormatInput == Date, F.FormatOutput == AttributedString {
        String(format.locale(american).format(start.addingTimeInterval(seconds)).characters)
    }

    @Test(arguments: [
        (-5, "00:00.00"), (0, "00:00.00"), (3.42, "00:03.42"), (3.429, "00:03.42"), (59.999, "00:59.99"),
        (3599.5, "59:59.50"), (4530, "1:15:30.00"),
    ])
    func stopwatch(seconds: TimeInterval, expected: String) {
        #expect(text(.stopwatch(startingAt: start), seconds) == expected)
    }

    @Test func stopwatchWithLess() {
        #expect(text(.stopwatch(startingAt: start, showsHours: false), 4530) == "75:30.00")
        #expect(text(.stopwatch(startingAt: start, maxFieldCount: 3), 4530.25) == "1:15:30")
        #expect(text(.stopwatch(startingAt: start, maxFieldCount: 2), 63.25) == "01:03")
        #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(1)), 63.99) == "01:03")
        #expect(text(.stopwatch(startingAt: start), .infinity).isEmpty == false)
    }

    @Test func timers() {
        let five = start..<start.addingTimeInterval(300)
        for (seconds, left) in [(-9, "5:00"), (0, "5:00"), (0.5, "5:00"), (60, "4:00"), (270, "0:30"), (400, "0:00")] {
            #expect(text(.timer(countingDownIn: five), seconds) == left)
        }
        let hour = start..<start.addingTimeInterval(3600)
        for (seconds, passed) in [(0, "0:00"), (30.9, "0:30"), (3599, "59:59"), (3600, "1:00:00"), (9999, "1:00:00")] {
            #expect(text(.timer(countingUpIn: hour), seconds) == passed)
        }
        let long = start..<start.addingTimeInterval(5400)
        #expect(text(.timer(countingDownIn: long, showsHours: false), 0) == "90:00")
        #expect(text(.timer(countingDownIn: long, maxFieldCount: 2), 0) == "1:30")
    }

    @Test func offsets() {
        func offset(_ style: SystemFormatStyle.DateOffset, _ seconds: TimeInterval) -> String {
            text(style.calendar(calendar), seconds)
        }
        #expect(offset(.offset(to: start), 5663) == "1 hour, 34 minutes")
        #expect(offset(.offset(to: start, maxFieldCount: 1), 5663) == "1 hour")
        #expect(offset(.offset(to: start), 222) == "3 minutes, 42 seconds")
        #expect(
            offset(.offset(to: start), -5) == "-5 seconds"
                && offset(.offset(to: start, sign: .never), -5) == "5 seconds")
        #expect(offset(.offset(to: start, sign: .always(includingZero: false)), 5) == "+5 seconds")
        #expect(offset(.offset(to: start, allowedFields: [.minute, .second]), 226) == "3:46")
        #expect(
            offset(.offset(to: start, allowedFields: [.hour, .minute, .second], maxFieldCount: 3), -5025) == "-1:23:45")
        #expect(offset(.offset(to: start, allowedFields: [.hour, .minute]), 3932) == "1 hour, 5 minutes")
        // 1 January to 12 April: three months and eleven days.
        let later = calendar.date(byAdding: DateComponents(month: 3, day: 11), to: start) ?? start
        let fields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day]
        #expect(
            offset(.offset(to: start, allowedFields: fields), later.timeIntervalSince(start)) == "3 months, 11 days")
        #expect(offset(.offset(to: start), 0) == "0 seconds")
    }

    @Test func references() {
        func reference(_ seconds: TimeInterval, now: TimeInterval = 0) -> String {
            let style = SystemFormatStyle.DateReference(to: start.addingTimeInterval(seconds)).calendar(calendar)
            return text(style, now)
        }
        #expect(reference(300) == "in 5 minutes")
        #expect(reference(-3 * 86400) == "3 days ago")
        #expect(reference(0, now: 86400) == "yesterday")
        // 2 March of the same year; 9 January 2007 of another.
        #expect(reference(60 * 86400) == "March 2")
        let far = calendar.date(from: DateComponents(year: 2007, month: 1, day: 9)) ?? start
        #expect(reference(far.timeIntervalSince(start)) == "January 2007")
    }

    @Test func inTexts() {
        var options = RenderOptions()
        options.currentDate = start.addingTimeInterval(83.42)
        func size(_ text: Text) -> CGSize { RenderedView(text, options: options).size }
        #expect(size(Text(.currentDate, format: .stopwatch(startingAt: start))) == size(Text("01:23.42")))
        #expect(
            size(Text(TimeDataSource<Date>.currentDate, format: .offset(to: start, maxFieldCount: 1)))
                == size(Text("1 minute")))
        #expect(
            size(Text(.durationOffset(to: start), format: .units(allowed: [.seconds], width: .wide)))
                == size(Text("83 seconds")))

    }
}
