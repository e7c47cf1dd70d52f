import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// Wheels that a finger turns, and calendars in which it chooses a day.
@MainActor @Suite("Wheels and calendars of live views")
struct LivePickerTests {
    /// A day in UTC, at 10:30.
    private static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
        var parts = DateComponents()
        (parts.year, parts.month, parts.day, parts.hour, parts.minute) = (year, month, day, 10, 30)
        return calendar.date(from: parts)!
    }

    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }

    struct Wheel: View {
        @State private var fruit = "Pear"

        var body: some View {
            VStack(spacing: 0) {
                Picker("Fruit", selection: $fruit) {
                    ForEach(["Apple", "Pear", "Plum", "Fig"], id: \.self) { Text($0) }
                }
                .pickerStyle(.wheel)
                Text(verbatim: "chosen \(fruit)")
            }
        }
    }

    private func drag(_ host: ViewHost, from start: CGPoint, by way: CGFloat) {
        host.send(.pointerDown(start))
        for step in 1...4 { host.send(.pointerMoved(CGPoint(x: start.x, y: start.y + way * CGFloat(step) / 4))) }
        host.send(.pointerUp(CGPoint(x: start.x, y: start.y + way)))
    }

    @Test("A finger turns a wheel, 34 points an option, as far as its options go; a tap chooses the one that it hits")
    func wheel() {
        let host = ViewHost(Wheel(), size: CGSize(width: 200, height: 260))
        let wheel = CGRect(x: 0, y: (260 - 216 - 20) / 2, width: 200, height: 216)
        let middle = CGPoint(x: 100, y: wheel.midY)
        // 34 points up: the next one comes to the middle. It is chosen when the finger goes up.
        host.send(.pointerDown(middle))
        host.send(.pointerMoved(CGPoint(x: 100, y: middle.y - 34)))
        #expect(host.shows("chosen Pear"))
        host.send(.pointerUp(CGPoint(x: 100, y: middle.y - 34)))
        #expect(host.shows("chosen Plum"))
        drag(host, from: middle, by: 500)
        #expect(host.shows("chosen Apple"))
        // Less than half an option goes back.
        drag(host, from: middle, by: -16)
        #expect(host.shows("chosen Apple"))
        host.tap(CGPoint(x: 100, y: middle.y + 33))
        #expect(host.shows("chosen Pear"))
        host.tap(middle)
        #expect(host.shows("chosen Pear"))
    }

    struct Calendar_: View {
        @State var date: Date
        var range: ClosedRange<Date>?

        var body: some View {
            VStack(spacing: 0) {
                if let range {
                    DatePicker("Day", selection: $date, in: range, displayedComponents: .date)
                } else {
                    DatePicker("Day", selection: $date, displayedComponents: .date)
                }
                Text(verbatim: "\(Int(date.timeIntervalSince1970))")
            }
            .environment(\.calendar, LivePickerTests.calendar)
            .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        }
    }

    private func shows(_ host: ViewHost, _ date: Date) -> Bool { host.shows("\(Int(date.timeIntervalSince1970))") }

    @Test("A tap on a day of the calendar chooses it, at the same time of day") func calendarDay() {
        let host = ViewHost(
            Calendar_(date: Self.day(2026, 3, 14)).datePickerStyle(.graphical), size: CGSize(width: 340, height: 420))
        host.tap("21")
        #expect(shows(host, Self.day(2026, 3, 21)))
        // The arrow shows the next month; its last day is the 30th.
        host.tap("Next Month")
        #expect(host.shows("April 2026"))
        #expect(!host.shows("31"))
        #expect(shows(host, Self.day(2026, 3, 21)))
        host.tap("30")
        #expect(shows(host, Self.day(2026, 4, 30)))
        #expect(host.shows("April 2026"))
    }

    @Test("Days out of the range cannot be chosen, and a date is kept in it") func bounds() {
        let range = Self.day(2026, 3, 10)...Self.day(2026, 3, 20)
        let host = ViewHost(
            Calendar_(date: Self.day(2026, 3, 14), range: range).datePickerStyle(.graphical),
            size: CGSize(width: 340, height: 420))
        host.tap("21")
        #expect(shows(host, Self.day(2026, 3, 14)))
        host.tap("20")
        #expect(shows(host, Self.day(2026, 3, 20)))
        let choice = DateChoice(
            selection: .constant(Self.day(2026, 3, 14)), bounds: DateBounds(range.lowerBound, range.upperBound),
            calendar: Self.calendar)
        #expect(choice.bounds.clamped(Self.day(2026, 5, 1)) == range.upperBound)
        #expect(choice.bounds.clamped(Self.day(2025, 5, 1)) == range.lowerBound)
    }

    @Test("A wheel in a frame that is too small for it leaves the touches above and below the frame to others")
    func frame() {
        struct Framed: View {
            @State private var fruit = 1
            @State private var side = 0
            var body: some View {
                VStack(spacing: 0) {
                    Button {
                        side = 1
                    } label: {
                        Color(.sRGB, red: 1, green: 0, blue: 0).frame(height: 40)
                    }
                    Picker("Fruit", selection: $fruit) {
                        ForEach(0..<3, id: \.self) { Text(verbatim: "fruit \($0)") }
                    }
                    .pickerStyle(.wheel)
                    .frame(height: 120)
                    Button {
                        side = 2
                    } label: {
                        Color(.sRGB, red: 0, green: 0, blue: 1).frame(height: 40)
                    }
                    Text(verbatim: "side \(side) \(fruit)")
                }
            }
        }
        let host = ViewHost(Framed(), size: CGSize(width: 200, height: 300))
        let (red, blue) = (
            host.boxes(ResolvedColor(red: 1, green: 0, blue: 0)).first ?? .zero,
            host.boxes(ResolvedColor(red: 0, green: 0, blue: 1)).first ?? .zero
        )
        // The wheel is drawn 216 tall around the middle of its frame.
        #expect(blue.minY - red.maxY == 120)
        host.tap(CGPoint(x: 100, y: red.midY))
        #expect(host.shows("side 1 1"))
        host.tap(CGPoint(x: 100, y: blue.midY))
        #expect(host.shows("side 2 1"))
        // In its frame it turns.
        host.tap(CGPoint(x: 100, y: (red.maxY + blue.minY) / 2 + 34))
        #expect(host.shows("side 2 2"))
    }

    @Test("Each wheel of a date turns by itself, from its last value to its first") func dateWheels() {
        func turned(_ date: Date, _ component: Calendar.Component, _ steps: Int) -> Date {
            DateChoice(selection: .constant(date), bounds: DateBounds(), calendar: Self.calendar)
                .turned(component, by: steps)
        }
        #expect(turned(Self.day(2026, 3, 31), .day, 1) == Self.day(2026, 3, 1))
        #expect(turned(Self.day(2026, 3, 1), .day, -1) == Self.day(2026, 3, 31))
        #expect(turned(Self.day(2026, 12, 5), .month, 1) == Self.day(2026, 1, 5))
        #expect(turned(Self.day(2026, 1, 31), .month, 1) == Self.day(2026, 2, 28))
        #expect(turned(Self.day(2024, 2, 29), .year, 1) == Self.day(2025, 2, 28))
        let late = Self.day(2026, 3, 14).addingTimeInterval(13 * 3600 + 29 * 60)
        #expect(turned(late, .hour, 1) == late.addingTimeInterval(-23 * 3600))
        #expect(turned(late, .minute, 1) == late.addingTimeInterval(-59 * 60))
    }

    @Test("The wheels of a date are turned by a finger, one without the others") func dateByHand() {
        let host = ViewHost(
            Calendar_(date: Self.day(2026, 3, 14)).datePickerStyle(.wheel).labelsHidden(),
            size: CGSize(width: 340, height: 260))
        let text = host.frame("14")
        #expect(text != nil)
        guard let text else { return }
        drag(host, from: CGPoint(x: text.midX, y: text.midY), by: -68)
        #expect(shows(host, Self.day(2026, 3, 16)))
    }

    @Test("A pill opens a calendar over the window, which stays as days are chosen, and closes with a tap beside it")
    func compact() {
        let host = ViewHost(Calendar_(date: Self.day(2026, 3, 14)), size: CGSize(width: 390, height: 700))
        #expect(!host.shows("March 2026"))
        host.tap("Mar 14, 2026")
        #expect(host.shows("March 2026"))
        host.tap("9")
        #expect(shows(host, Self.day(2026, 3, 9)))
        #expect(host.shows("March 2026"))
        host.tap(CGPoint(x: 10, y: 690))
        #expect(!host.shows("March 2026"))
    }
}
