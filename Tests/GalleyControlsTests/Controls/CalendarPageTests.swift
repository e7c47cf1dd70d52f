import Foundation
import Galley
import GalleyTestSupport
import Testing

/// A month's days in weeks that begin with the calendar's first weekday (Apple's documentation of `Calendar.firstWeekday`), 40 tall and 2
/// apart; in 350 points a column is 50 wide. 1 January 2021 was a Friday, 1 February a Monday.
@MainActor @Suite("Months as pages") struct CalendarPageTests {
    private static func calendar(_ firstWeekday: Int) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        calendar.firstWeekday = firstWeekday
        return calendar
    }

    /// 8:40 on a day of 2021.
    private static func date(_ month: Int, _ day: Int) -> Date {
        let parts = DateComponents(year: 2021, month: month, day: day, hour: 8, minute: 40)
        return calendar(1).date(from: parts) ?? .distantPast
    }

    private func page(_ firstWeekday: Int, _ month: Int, _ day: Int) -> LayoutRecord.Node {
        let picker = DatePicker("", selection: .constant(Self.date(month, day)), displayedComponents: .date)
            .datePickerStyle(.graphical).environment(\.calendar, Self.calendar(firstWeekday))
            .environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt)
        return screen(picker.frame(width: 350), 350, 400)
    }

    /// The column of a day's number, and its week.
    private func cell(_ root: LayoutRecord.Node, _ day: Int) -> [Int] {
        guard let number = root.named("\(day)")?.frame, let first = root.named("1")?.frame else { return [] }
        return [Int(number.midX / 50), Int(((number.midY - first.midY) / 42).rounded())]
    }

    @Test("Days in columns of weekdays", arguments: [(1, 5), (2, 4), (7, 6)]) func columns(first: Int, column: Int) {
        let root = page(first, 1, 15)
        for day in [1, 2, 3, 9, 31] {
            let place = column + day - 1
            #expect(cell(root, day) == [place % 7, place / 7], "\(day)")
        }
        let names = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]
        let turned = Array(names[(first - 1)...] + names[..<(first - 1)])
        #expect(root.texts.filter { names.contains($0) } == turned)
        #expect(root.texts.filter { Int($0) != nil } == (1...31).map { "\($0)" })
    }

    @Test("A month that begins with the week and ends with it has four weeks") func february() {
        let root = page(2, 2, 3)
        #expect(cell(root, 1) == [0, 0] && cell(root, 7) == [6, 0] && cell(root, 28) == [6, 3])
        // Fewer weeks are a lower page: 4 and 5 of 42.
        let (low, high) = (page(2, 2, 3), page(2, 1, 3))
        let difference = (high.first("Grid")?.frame.height ?? 0) - (low.first("Grid")?.frame.height ?? 0)
        expect(difference, 42)
        expect(low.first("Grid")?.frame.height, 4 * 40 + 3 * 2)
    }

    private func host(_ selection: Recorded<Date>, _ bounds: ClosedRange<Date>? = nil) -> ViewHost {
        let picker =
            bounds.map { AnyView(DatePicker("", selection: selection.binding, in: $0, displayedComponents: .date)) }
            ?? AnyView(DatePicker("", selection: selection.binding, displayedComponents: .date))
        return liveHost(
            picker.datePickerStyle(.graphical).environment(\.calendar, Self.calendar(1))
                .environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt), 350, 400)
    }

    @Test("A tap chooses a day of the month that is shown, at the same time") func taps() {
        let chosen = Recorded(Self.date(1, 15))
        let live = host(chosen)
        live.tap("20")
        #expect(chosen.written == [Self.date(1, 20)])
        live.tap("Next Month")
        #expect(live.shows("February 2021"))
        live.tap("Previous Month")
        live.tap("Previous Month")
        #expect(live.shows("December 2020"))
        live.tap("Next Month")
        live.tap("Next Month")
        live.tap("3")
        #expect(chosen.value == Self.date(2, 3))
        let kept = Recorded(Self.date(1, 15))
        let bound = host(kept, Self.date(1, 10)...Self.date(1, 20))
        bound.tap("9")
        bound.tap("21")
        #expect(kept.written.isEmpty)
        // On the first and the last day the moment is moved to what can be chosen.
        bound.tap("10")
        bound.tap("20")
        #expect(kept.written == [Self.date(1, 10), Self.date(1, 20)])
    }

    /// The discs behind days: a part of the tint.
    private func discs(_ host: ViewHost) -> Int {
        host.displayList().marks.count { mark in
            guard case .fill(let path, .color(let color), _) = mark else { return false }
            return abs(color.alpha - 0.15) < 0.01 && abs(path.boundingRect.height - 40) < 0.1
        }
    }

    @Test("The chosen day lies on a disc, in its month alone") func discs() {
        let live = host(Recorded(Self.date(1, 15)))
        #expect(discs(live) == 1)
        live.tap("Next Month")
        #expect(discs(live) == 0)
        live.tap("Previous Month")
        #expect(discs(live) == 1)
    }

    @Test("Segments before iOS 26 have lines between those that are not chosen") func segments() {
        func lines(_ chosen: Int, _ look: Look) -> Int {
            let picker = Picker("", selection: .constant(chosen)) {
                ForEach(0..<4, id: \.self) { Text(verbatim: "\($0)").tag($0) }
            }
            func all(_ node: LayoutRecord.Node) -> [CGRect] { [node.frame] + node.children.flatMap(all) }
            let root = screen(picker.pickerStyle(.segmented), look: look)
            return Set(all(root).filter { $0.width == 1 }.map { "\($0.minX)" }).count
        }
        #expect((0...4).map { lines($0, .iOS18) } == [2, 1, 1, 2, 3])
        #expect((0...4).map { lines($0, .iOS26) } == [0, 0, 0, 0, 0])
    }
}
