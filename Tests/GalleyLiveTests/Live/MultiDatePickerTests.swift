import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("A calendar in which several days are chosen")
struct MultiDatePickerTests {
    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }

    private static func day(_ month: Int, _ day: Int) -> DateComponents {
        DateComponents(calendar: calendar, era: 1, year: 2026, month: month, day: day)
    }

    /// Months and days: the calendar adds what else it knows of a date.
    private static func days(_ dates: Set<DateComponents>?) -> Set<[Int]>? {
        dates.map { Set($0.map { [$0.month ?? 0, $0.day ?? 0] }) }
    }

    struct Trip: View {
        @State var dates: Set<DateComponents>
        var bounds: Range<Date>?
        let note: (Set<DateComponents>) -> Void

        var body: some View {
            VStack {
                if let bounds {
                    MultiDatePicker("Days", selection: $dates, in: bounds)
                } else {
                    MultiDatePicker("Days", selection: $dates)
                }
            }
            .environment(\.calendar, MultiDatePickerTests.calendar)
            .onChange(of: dates) { note(dates) }
        }
    }

    private let window = CGSize(width: 340, height: 420)

    @Test("A tap chooses a day, another one gives it up; the month stays, and the arrows turn it") func days() {
        var chosen: Set<DateComponents> = []
        let host = ViewHost(Trip(dates: [Self.day(3, 14)]) { chosen = $0 }, size: window)
        #expect(host.shows("March 2026"))
        host.tap("3")
        #expect(Self.days(chosen) == [[3, 14], [3, 3]] && host.shows("March 2026"))
        host.tap("14")
        #expect(Self.days(chosen) == [[3, 3]])
        host.tap("Next Month")
        #expect(host.shows("April 2026"))
        host.tap("30")
        #expect(Self.days(chosen) == [[3, 3], [4, 30]])
        host.tap("Previous Month")
        host.tap("3")
        #expect(Self.days(chosen) == [[4, 30]] && host.shows("March 2026"))
    }

    @Test("The month stays when its last day is given up, and when a day of another month is chosen first") func month()
    {
        var chosen: Set<DateComponents> = []
        let host = ViewHost(Trip(dates: [Self.day(3, 14)]) { chosen = $0 }, size: window)
        host.tap("14")
        #expect(chosen.isEmpty && host.shows("March 2026"))
        host.tap("20")
        #expect(Self.days(chosen) == [[3, 20]] && host.shows("March 2026"))
    }

    @Test("Days beyond the range, whose end is none of it, cannot be chosen") func bounds() throws {
        var chosen: Set<DateComponents>?
        let start = try #require(Self.calendar.date(from: Self.day(6, 6)))
        let end = try #require(Self.calendar.date(from: Self.day(6, 16)))
        let host = ViewHost(Trip(dates: [], bounds: start..<end) { chosen = $0 }, size: window)
        // Where nothing is chosen the current month is shown, or the nearest of the range.
        #expect(host.shows("June 2026"))
        host.tap("5")
        host.tap("16")
        #expect(chosen == nil)
        host.tap("15")
        #expect(Self.days(chosen) == [[6, 15]])
    }

    @Test("It looks as a date picker's calendar does, with a disc for each day") func look() throws {
        let options = RenderOptions()
        func pixels(_ view: some View) throws -> Data {
            try RenderedView(
                view.environment(\.calendar, Self.calendar).frame(width: 320), options: options
            ).pngData()
        }
        let date = try #require(Self.calendar.date(from: Self.day(3, 14)))
        let one = MultiDatePicker("Days", selection: .constant([Self.day(3, 14)]))
        let same = DatePicker("Day", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
        #expect(try pixels(one) == pixels(same))
        #expect(
            try pixels(MultiDatePicker("Days", selection: .constant([Self.day(3, 14), Self.day(3, 15)])))
                != pixels(same))
    }
}
