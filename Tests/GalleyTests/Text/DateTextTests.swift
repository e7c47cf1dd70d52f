import Foundation
import Galley
import GalleyTestSupport
import Testing

@Suite("Dates and values in texts")
struct DateTextTests {
    private static let now = Date(timeIntervalSince1970: 1_559_604_180)  // 3 June 2019, 23:23 GMT

    private func text(_ text: Text, locale: String = "en_US") -> String {
        // ICU puts narrow and thin blanks beside the parts of a time.
        string(text, context(locale: locale, now: Self.now)).map { $0.isWhitespace ? " " : "\($0)" }.joined()
    }

    @Test("The day and the time of day (documentation of Text.DateStyle: June 3, 2019; 11:23PM)")
    func absolute() {
        #expect(text(Text(Self.now, style: .date)) == "June 3, 2019")
        #expect(text(Text(Self.now, style: .time)) == "11:23 PM")
        #expect(text(Text(Self.now, style: .date), locale: "ko_KR") == "2019년 6월 3일")
        #expect(text(Text(Self.now, style: .time), locale: "de_DE") == "23:23")
        #expect(text(Text("on \(Self.now, style: .date)")) == "on June 3, 2019")
    }

    // “Displaying dynamic dates in widgets” of Apple's WidgetKit documentation: 11 minutes and 14 seconds from now are
    // “11 min, 14 sec” and “-11 minutes”, 15 minutes “15:00”; documentation of Text.DateStyle: +2 hours, -3 months, 36:59:01.
    @Test("Relative dates count from the rendering's moment")
    func relative() {
        let soon = Self.now + (11 * 60 + 14)
        #expect(text(Text(soon, style: .relative)) == "11 min, 14 sec")
        #expect(text(Text(soon, style: .offset)) == "-11 minutes")
        #expect(text(Text(Self.now - 2 * 3600 - 23 * 60, style: .relative)) == "2 hr, 23 min")
        #expect(text(Text(Self.now - 2 * 3600, style: .offset)) == "+2 hours")
        #expect(text(Text(Self.now + 92 * 86_400, style: .offset)) == "-3 months")
        #expect(text(Text(Self.now + 900, style: .timer)) == "15:00")
        #expect(text(Text(Self.now - (36 * 3600 + 59 * 60 + 1), style: .timer)) == "36:59:01")
        #expect(text(Text(Self.now + 152, style: .timer)) == "2:32")
        #expect(text(Text(soon, style: .relative), locale: "ko_KR") == "11분 14초")
        #expect(text(Text(Self.now - 86_400, format: .relative(presentation: .named))) == "yesterday")
    }

    @Test("Stretches of time (documentation of Text.init(_: ClosedRange<Date>))")
    func ranges() {
        let start = Date(timeIntervalSince1970: 1_559_554_200)  // 9:30
        #expect(text(Text(start...start + 6 * 3600)) == "9:30 AM – 3:30 PM")
        #expect(text(Text(DateInterval(start: start, duration: 3600))) == "9:30 – 10:30 AM")
        #expect(text(Text("at \(start...start + 6 * 3600)")) == "at 9:30 AM – 3:30 PM")
    }

    @Test("Timers run from the beginning to the end, and stand still when paused")
    func timers() {
        let interval = Self.now - 60...Self.now + 3600
        #expect(text(Text(timerInterval: interval)) == "1:00:00")
        #expect(text(Text(timerInterval: interval, showsHours: false)) == "60:00")
        #expect(text(Text(timerInterval: interval, countsDown: false)) == "1:00")
        #expect(text(Text(timerInterval: interval, pauseTime: Self.now - 30)) == "1:00:30")
        #expect(text(Text(timerInterval: Self.now + 5...Self.now + 10)) == "0:05")
        #expect(text(Text(timerInterval: Self.now - 10...Self.now - 5)) == "0:00")
        #expect(text(Text("\(timerInterval: interval) left")) == "1:00:00 left")
    }

    @Test("Formats without a locale, calendar or time zone of their own have the environment's")
    func formats() {
        #expect(text(Text(Self.now, format: .dateTime.hour().minute())) == "11:23 PM")
        #expect(text(Text(Self.now, format: .dateTime.year().month()), locale: "de_DE") == "Juni 2019")
        var style = Date.FormatStyle(date: .omitted, time: .shortened)
        style.timeZone = TimeZone(identifier: "Asia/Seoul")!
        #expect(text(Text(Self.now, format: style)) == "8:23 AM")
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        #expect(text(Text(Self.now, formatter: formatter)) == "June 3, 2019")
        #expect(text(Text("\(Self.now, formatter: formatter)"), locale: "de_DE") == "3. Juni 2019")
        #expect(text(Text(["a", "b", "c"], format: .list(type: .and))) == "a, b, and c")
    }

    @Test("Dates without end are held to what calendars know")
    func extremes() {
        for seconds in [Double.infinity, -.infinity, .nan, 1e300] {
            for style in [Text.DateStyle.time, .date, .relative, .offset, .timer] {
                #expect(!string(Text(Date(timeIntervalSinceReferenceDate: seconds), style: style)).isEmpty)
            }
        }
    }
}
