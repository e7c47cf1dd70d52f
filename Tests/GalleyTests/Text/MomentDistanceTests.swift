import Foundation
import Galley
import Testing

@testable import GalleyViews

/// Distances of moments at the edges of their rules: which fields make a clock, which zeros are left out, which calendar and language
/// count (Apple's pages of `SystemFormatStyle.DateOffset` and `DateReference`, `Text.DateStyle`; words by CLDR).
@Suite("Distances of moments, at the edges")
struct MomentDistanceTests {
    private typealias Offset = SystemFormatStyle.DateOffset
    private typealias Reference = SystemFormatStyle.DateReference

    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let american = Locale(identifier: "en_US"), german = Locale(identifier: "de_DE")
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    private func offset(_ style: Offset, _ seconds: TimeInterval) -> String {
        String(style.calendar(calendar).locale(american).format(start.addingTimeInterval(seconds)).characters)
    }

    @Test("Only minutes and seconds, or hours with both, make a clock, and only with room for all") func clocks() {
        let short: Set<Date.ComponentsFormatStyle.Field> = [.minute, .second]
        let long: Set<Date.ComponentsFormatStyle.Field> = [.hour, .minute, .second]
        let always = NumberFormatStyleConfiguration.SignDisplayStrategy.always(includingZero: false)
        let found = [
            offset(.offset(to: start, allowedFields: short), 4000),
            offset(.offset(to: start, allowedFields: short, maxFieldCount: 1), 226),
            offset(.offset(to: start, allowedFields: long), 5025),
            offset(.offset(to: start, allowedFields: long, maxFieldCount: 3), 5025),
            offset(.offset(to: start, allowedFields: long, maxFieldCount: 4), 65),
            offset(.offset(to: start, maxFieldCount: 3), 5663),
            offset(.offset(to: start, allowedFields: short, sign: always), 0),
            offset(.offset(to: start, allowedFields: short, sign: always), 5),
            offset(.offset(to: start, allowedFields: short, sign: always), -5),
        ]
        #expect(
            found == [
                "66:40", "3 minutes", "1 hour, 23 minutes", "1:23:45", "1:05", "1 hour, 34 minutes, 23 seconds", "0:00",
                "+0:05", "-0:05",
            ])
    }

    @Test("Units of which there are none are left out, and only the first has a sign") func words() {
        let always = NumberFormatStyleConfiguration.SignDisplayStrategy.always(includingZero: false)
        let found = [
            offset(.offset(to: start, maxFieldCount: 3), 3623), offset(.offset(to: start, maxFieldCount: 0), 5663),
            offset(.offset(to: start, maxFieldCount: -3), 65), offset(.offset(to: start), -5663),
            offset(.offset(to: start, sign: always), 5663), offset(.offset(to: start, sign: .never), -5663),
            offset(.offset(to: start, allowedFields: [.day]), 3600),
        ]
        #expect(
            found == [
                "1 hour, 23 seconds", "1 hour", "1 minute", "-1 hour, 34 minutes", "+1 hour, 34 minutes",
                "1 hour, 34 minutes", "0 days",
            ])
    }

    @Test("Languages and calendars that are given are kept") func surroundings() {
        let tenth = Duration.milliseconds(100), hour = start..<start.addingTimeInterval(3600)
        func text<F: FormatStyle>(_ format: F, _ seconds: TimeInterval) -> String
        where F.FormatInput == Date, F.FormatOutput == AttributedString {
            String(format.locale(german).format(start.addingTimeInterval(seconds)).characters)
        }
        let found = [
            text(.stopwatch(startingAt: start), 3.42), text(.timer(countingUpIn: hour, maxPrecision: tenth), 3.4),
            text(Offset(to: start, maxFieldCount: 1).calendar(calendar), 7200),
            text(Reference(to: start).calendar(calendar), 86_400),
        ]
        #expect(found == ["00:03,42", "0:03,4", "2 Stunden", "gestern"])
        var other = Calendar(identifier: .buddhist)
        other.timeZone = .gmt
        let (offset, reference) = (Offset(to: start), Reference(to: start))
        #expect(offset.calendar(other) != offset && reference.calendar(other) != reference)
        #expect(offset.inside(other) == offset.calendar(other) && reference.inside(other) == reference.calendar(other))
        let (own, ownReference) = (offset.calendar(calendar), reference.calendar(calendar))
        #expect(own.inside(other) == own && ownReference.inside(other) == ownReference)
    }

    @Test("A date that is far is said from its first other unit on, without weeks") func references() {
        func text(_ days: TimeInterval, _ style: (Date) -> Reference) -> String {
            let date = start.addingTimeInterval(days * 86_400)
            return String(style(date).calendar(calendar).locale(american).format(start).characters)
        }
        let all: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .week, .day, .second]
        let found = [
            text(60) { Reference(to: $0, allowedFields: all) }, text(60) { Reference(to: $0, maxFieldCount: 0) },
            text(60) { Reference(to: $0, maxFieldCount: 1) }, text(400) { Reference(to: $0, maxFieldCount: 1) },
            text(14) { Reference(to: $0, allowedFields: [.year, .month, .week], thresholdField: .week) },
            text(14) { Reference(to: $0, allowedFields: [.year, .month], thresholdField: .week) },
            text(-60) { Reference(to: $0, allowedFields: [.day]) },
        ]
        // 2 March 2001 is 60 days after 1 January; 400 days after it is 5 February 2002.
        #expect(found == ["March 2", "March", "March", "2002", "in 2 weeks", "in 2 weeks", "60 days ago"])
    }

    private func written(_ text: Text, _ change: (inout TextContext) -> Void = { _ in }) -> String {
        var own = context(now: start)
        change(&own)
        return text.string(in: own).map { $0.isWhitespace ? " " : "\($0)" }.joined()
    }

    @Test("Days are those of the surroundings' time zone; nothing is nought seconds") func days() throws {
        let newYork = try #require(TimeZone(identifier: "America/New_York"))
        // 9 March 2019, noon in New York: a day later, when the clocks have gone forward, 23 hours have passed.
        let noon = Date(timeIntervalSince1970: 1_552_150_800)
        let found = [
            written(Text(noon + 23 * 3600, style: .offset)) { $0.now = noon },
            written(Text(noon + 23 * 3600, style: .offset)) { ($0.now, $0.timeZone) = (noon, newYork) },
            written(Text(start, style: .relative)), written(Text(start, style: .timer)),
            written(Text(start + 3600, style: .timer)), written(Text(start + 3599, style: .timer)),
            written(Text(start + 86_400 + 60, style: .relative)),
        ]
        #expect(found == ["-23 hours", "-1 day", "0 sec", "0:00", "1:00:00", "59:59", "1 day, 0 hr"])
    }

    @Test("Dates beyond the calendars' are those at their ends") func bounds() {
        let dates = [Double.nan, -.infinity, .infinity, 5].map { Date(timeIntervalSinceReferenceDate: $0).bounded }
        #expect(dates == [.distantPast, .distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: 5)])
    }

    @Test("A text that counts is written again when its next step has passed, and not when it stands still")
    func wakes() {
        final class Log: @unchecked Sendable { var seconds: [TimeInterval] = [] }
        func wakes(_ now: TimeInterval, _ body: (TextContext) -> Void) -> [TimeInterval] {
            let log = Log()
            var own = context(now: start + now)
            own.wake = { [start] in log.seconds.append(($0.timeIntervalSince(start) * 1e6).rounded() / 1e6) }
            body(own)
            return log.seconds
        }
        func steps(_ now: TimeInterval, _ step: TimeInterval, from anchor: TimeInterval = 0) -> [TimeInterval] {
            wakes(now) { $0.wake(every: step, from: start + anchor) }
        }
        let found = [
            steps(2.5, 1), steps(3, 1), steps(2.999_999_5, 1), steps(2, 1, from: 10.25), steps(61, 60),
            steps(119.9, 60), steps(0.1, 0.25), steps(0, 0), steps(5, 5, from: 4),
        ]
        #expect(found == [[3], [4], [4], [2.25], [120], [120], [0.25], [0.033333], [9]])
        func texts(_ now: TimeInterval, _ text: Text) -> [TimeInterval] { wakes(now) { _ = text.resolved(in: $0) } }
        let span = (start + 0.25)...(start + 10.5)
        let timers = [
            texts(2, Text(timerInterval: span)), texts(2, Text(timerInterval: span, countsDown: false)),
            texts(2, Text(timerInterval: span, pauseTime: start + 1)), texts(10.5, Text(timerInterval: span)),
            texts(99, Text(timerInterval: span)), texts(0.1, Text(start, style: .timer)),
            texts(0.1, Text(start, style: .date)), texts(0.5, Text(start, style: .relative)),
            texts(7200.5, Text(start, style: .relative)), texts(30, Text(start, style: .offset)),
            texts(61, Text(start, style: .offset)),
            texts(0.5, Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .milliseconds(200)))),
        ]
        #expect(timers == [[2.5], [2.25], [], [], [], [1], [], [1], [7260], [31], [120], [0.6]])
    }

    @Test("Two hundred texts in each other are read, one more is left out and reported") func depth() {
        func nested(_ count: Int) -> (String, Int) {
            var text = Text("a"), reports = 0
            for _ in 0..<count { text = Text("\(text)") }
            let found = text.string(in: context { _ in reports += 1 })
            return (found, reports)
        }
        let (most, more) = (nested(199), nested(200))
        #expect(most == ("a", 0) && more == ("", 1))
    }
}
