import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// The wheels of a date are UIKit's (UIDatePicker.Mode in Apple's documentation), in the order of the language (CLDR's patterns, as
/// Foundation writes dates).
@MainActor @Suite("Wheels of dates")
struct DateWheelTests {
    // Friday, 15 January 2021, 8:40.
    private static let date = Date(timeIntervalSince1970: 1_610_700_000)

    private func texts(_ locale: String) -> DateWheelTexts {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: locale)
        return DateWheelTexts(locale: Locale(identifier: locale), calendar: calendar, timeZone: .gmt)
    }

    private func shown(_ locale: String, _ components: DatePickerComponents) -> [String] {
        let texts = texts(locale)
        return texts.columns(components, at: Self.date).map { texts.text($0, Self.date) }
    }

    @Test("For the day and the time: the day with weekday and month, hour, minute, and the half of the day")
    func dateAndTime() {
        #expect(shown("en_US", [.date, .hourAndMinute]) == ["Fri Jan 15", "8", "40", "AM"])
        #expect(shown("de_DE", [.date, .hourAndMinute]) == ["Fr. 15. Jan.", "08", "40"])
        #expect(shown("en_GB", [.date, .hourAndMinute]) == ["Fri 15 Jan", "08", "40"])
        #expect(texts("ko_KR").columns([.date, .hourAndMinute], at: Self.date) == [.date, .period, .hour, .minute])
    }

    @Test("For the time: a half of the day where the language counts to twelve") func time() {
        #expect(shown("en_US", .hourAndMinute) == ["8", "40", "AM"])
        #expect(shown("fr_FR", .hourAndMinute) == ["08", "40"])
        #expect(shown("ko_KR", .hourAndMinute) == ["오전", "8", "40"])
    }

    @Test("For the day: day, month and year in the language's order, the month whole") func day() {
        #expect(shown("en_US", .date) == ["January", "15", "2021"])
        #expect(texts("de_DE").columns(.date, at: Self.date) == [.day, .month, .year])
        #expect(texts("ja_JP").columns(.date, at: Self.date) == [.year, .month, .day])
        #expect(texts("hu_HU").columns(.date, at: Self.date) == [.year, .month, .day])
        #expect(shown("en_GB", .date) == ["15", "January", "2021"])
    }

    @Test("Today has its name") func today() {
        var options = RenderOptions()
        options.currentDate = Self.date
        let root = RenderedView(
            DatePicker("", selection: .constant(Self.date)).datePickerStyle(.wheel).labelsHidden()
                .environment(\.timeZone, .gmt), options: options
        ).record.root
        let texts = root.texts
        #expect(texts.contains("Today") && !texts.contains("Fri Jan 15") && texts.contains("Sat Jan 16"))
    }

    @Test("Dates at the ends of time are shown") func ends() {
        for date in [Date.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: 1e300)] {
            let texts = texts("en_US")
            #expect(texts.columns([.date, .hourAndMinute], at: date).allSatisfy { !texts.text($0, date).isEmpty })
        }
    }

    @Test("In a row they are as tall as elsewhere, and what follows lies below them") func rows() {
        let root = screen(
            Form {
                Text(verbatim: "row")
                DatePicker("", selection: .constant(Self.date)).datePickerStyle(.wheel).probe("wheels")
                Text(verbatim: "after")
            }, 393, 852)
        let wheels = root.named("wheels")?.frame ?? .zero
        #expect(wheels.height == 216 && wheels.minY == 35 + 52 + 15)
        let after = root.all("Text").first { $0.texts == ["after"] }?.frame.midY ?? 0
        #expect(after == wheels.maxY + 15 + 26)
    }

    @Test("No month is cut where the row has 300 points", arguments: ["en_US", "de_DE", "fr_FR"])
    func months(locale: String) {
        let root = RenderedView(
            DatePicker("", selection: .constant(Self.date), displayedComponents: .date).datePickerStyle(.wheel)
                .labelsHidden().frame(width: 300).environment(\.locale, Locale(identifier: locale))
        ).record.root
        let wanted = Self.date.formatted(Date.FormatStyle(locale: Locale(identifier: locale)).month(.wide))
        // Those that are seen are no narrower than the same text with all the room that it wants.
        let widths = root.all("Text").filter { $0.texts == [wanted] }.map(\.frame.width)
        #expect(widths.count > 1 && Set(widths).count == 1, "\(widths)")
    }

    @Test("The half of the day turns between both, the day stays") func period() {
        struct Shown: View {
            @State var date: Date
            var body: some View {
                VStack(spacing: 0) {
                    DatePicker("", selection: $date, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
                        .labelsHidden()
                    Text(verbatim: "\(Int(date.timeIntervalSince1970))")
                }
                .environment(\.timeZone, .gmt)
            }
        }
        let host = ViewHost(Shown(date: Self.date), size: CGSize(width: 300, height: 260))
        /// Taps an option above or below the one in the middle.
        func tap(_ name: String) {
            let frames = host.viewTree().flatMap(\.all).filter { $0.label == name }.map(\.frame)
            let middle = (260 - 21) / 2
            let frame = frames.max { abs($0.midY - CGFloat(middle)) < abs($1.midY - CGFloat(middle)) } ?? .zero
            host.tap(CGPoint(x: frame.midX, y: frame.midY))
        }
        tap("PM")
        #expect(host.shows("\(1_610_700_000 + 12 * 3600)"))
        tap("AM")
        #expect(host.shows("1610700000"))
    }
}
