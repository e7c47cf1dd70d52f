import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// Days and times that pickers of dates may choose, by the Gregorian calendar.
@MainActor @Suite("Choices of dates") struct DateChoiceTests {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0)
        -> Date
    {
        Self.calendar.date(
            from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second))
            ?? .distantPast
    }

    @Test("Bounds hold at both ends") func bounds() {
        let (low, high) = (date(2024, 1, 10), date(2024, 1, 20))
        let bounds = DateBounds(low, high)
        for (given, kept) in [(low - 1, low), (low, low), (low + 1, low + 1), (high, high), (high + 1, high)] {
            #expect(bounds.clamped(given) == kept)
        }
        #expect(
            DateBounds(low, nil).clamped(high + 99) == high + 99 && DateBounds(nil, high).clamped(low - 99) == low - 99)
        #expect(DateBounds().clamped(low) == low && DateBounds().contains(from: low, to: high))
        // A span that ends where the bounds begin is not in them, one that begins where they end is.
        for (start, end, isIn) in [
            (low - 2, low, false), (low - 2, low + 1, true), (high, high + 5, true), (high + 1, high + 5, false),
            (low, high, true),
        ] { #expect(bounds.contains(from: start, to: end) == isIn) }
    }

    @Test("Days keep the time, months begin at their first") func days() {
        let written = Recorded(date(2024, 1, 31, 8, 40, 5))
        let choice = DateChoice(
            selection: written.binding, bounds: DateBounds(date(2024, 1, 10, 12), date(2024, 3, 20, 12)),
            calendar: Self.calendar)
        #expect(choice.month(after: 0) == date(2024, 1, 1) && choice.month(after: 1) == date(2024, 2, 1))
        #expect(choice.month(after: -1) == date(2023, 12, 1) && choice.month(after: 12) == date(2025, 1, 1))
        #expect(choice.day(1, of: date(2024, 2, 1)) == date(2024, 2, 1, 8, 40, 5))
        #expect(choice.day(29, of: date(2024, 2, 1)) == date(2024, 2, 29, 8, 40, 5))
        #expect(choice.day(15, of: date(1999, 12, 1)) == date(1999, 12, 15, 8, 40, 5))
        #expect([9, 10, 11].map { choice.mayChoose($0, of: date(2024, 1, 1)) } == [false, true, true])
        #expect([19, 20, 21].map { choice.mayChoose($0, of: date(2024, 3, 1)) } == [true, true, false])
        choice.choose(date(2024, 1, 1))
        choice.choose(date(2024, 2, 2))
        choice.choose(date(2025, 1, 1))
        #expect(written.written == [date(2024, 1, 10, 12), date(2024, 2, 2), date(2024, 3, 20, 12)])
    }

    @Test("A wheel turns around within the next larger part, years go on") func wheels() {
        func turned(_ component: Calendar.Component, _ steps: Int, from date: Date) -> Date {
            DateChoice(selection: .constant(date), bounds: DateBounds(), calendar: Self.calendar).turned(
                component, by: steps)
        }
        let start = date(2024, 1, 31, 23, 59)
        #expect(turned(.minute, 1, from: start) == date(2024, 1, 31, 23, 0))
        #expect(
            turned(.minute, -60, from: start) == start && turned(.minute, -1, from: start) == date(2024, 1, 31, 23, 58))
        #expect(
            turned(.hour, 1, from: start) == date(2024, 1, 31, 0, 59)
                && turned(.hour, -25, from: start) == date(2024, 1, 31, 22, 59))
        #expect(
            turned(.day, 1, from: start) == date(2024, 1, 1, 23, 59)
                && turned(.day, -3, from: start) == date(2024, 1, 28, 23, 59))
        // A month that is shorter ends on its last day.
        #expect(
            turned(.month, 1, from: start) == date(2024, 2, 29, 23, 59)
                && turned(.month, -1, from: start) == date(2024, 12, 31, 23, 59))
        #expect(
            turned(.month, 12, from: start) == start && turned(.month, 13, from: start) == date(2024, 2, 29, 23, 59))
        #expect(
            turned(.year, 1, from: start) == date(2025, 1, 31, 23, 59)
                && turned(.year, -24, from: start) == date(2000, 1, 31, 23, 59))
        #expect(
            turned(.day, 1, from: date(2023, 2, 28)) == date(2023, 2, 1)
                && turned(.day, -1, from: date(2023, 2, 1)) == date(2023, 2, 28))
    }
}
