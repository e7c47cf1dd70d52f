import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Where what opens beside a control lies: menus 250 wide, their items 44 tall with 16 at the sides, 8 below what opened them, on glass 10
/// more; months 320 wide at most, wheels of the time 200; all 16 from the window's sides (rules.md §18.10, chosen).
@MainActor @Suite("Places of menus and dates that are open") struct MenuPlaceTests {
    private func opened(_ view: some View, _ name: String, width: CGFloat = 393, look: Look = .iOS26) -> ViewHost {
        var options = RenderOptions()
        options.scale = 1
        options.look = look
        let host = ViewHost(view, size: CGSize(width: width, height: 600), options: options)
        host.tap(name)
        host.advance(by: 2)
        return host
    }

    /// The items of an open menu: the left end, the upper edge from the label's lower one on, the size.
    private func items(width: CGFloat = 393, look: Look = .iOS26) -> [[CGFloat]] {
        let menu = Menu("Open") {
            Button("First") {}
            Button("Second", role: .destructive) {}
            Button("Third") {}.disabled(true)
        }
        let host = opened(menu, "Open", width: width, look: look)
        guard let label = host.frame("Open"), let card = host.node("MenuCard") else { return [] }
        return card.all.filter { $0.kind == "Button" }.map {
            [$0.frame.minX, ($0.frame.minY - label.maxY).rounded(), $0.frame.width, $0.frame.height]
        }
    }

    @Test("Items of menus") func menus() {
        let glass: [[CGFloat]] = [[71.5, 18, 250, 44], [71.5, 62, 250, 44], [71.5, 106, 250, 44]]
        #expect(items() == glass)
        // Before iOS 26 a line of a pixel parts them.
        let flat: [[CGFloat]] = [[71.5, 8, 250, 44], [71.5, 53, 250, 44], [71.5, 98, 250, 44]]
        #expect(items(look: .iOS18) == flat)
        // A narrow window leaves 16 at each side.
        let narrow: [[CGFloat]] = [[16, 18, 228, 44], [16, 62, 228, 44], [16, 106, 228, 44]]
        #expect(items(width: 260) == narrow)
    }

    @Test("What an item says begins 16 in; what is chosen has a mark before it") func labels() {
        struct Marked: View {
            @State private var isOn = true
            var body: some View {
                Menu("Open") {
                    Button("Plain") {}
                    Toggle("Turned", isOn: $isOn)
                }
            }
        }
        let host = opened(Marked(), "Open")
        guard let plain = host.frame("Plain"), let turned = host.frame("Turned") else { Issue.record("closed"); return }
        #expect(plain.minX == 71.5 + 16 && turned.minX > plain.minX + 12)
    }

    @Test("A menu in a menu opens over it under its title, which leads back") func inner() {
        let menu = Menu("Open") {
            Button("Outer") {}
            Menu("More") { Button("Inner") {} }
        }
        let host = opened(menu, "Open")
        #expect(host.shows("Outer") && host.shows("More") && !host.shows("Inner"))
        host.tap("More")
        host.advance(by: 2)
        #expect(host.shows("Inner"))
        host.tap("Inner")
        host.advance(by: 2)
        #expect(!host.shows("Inner") && !host.shows("Outer"))
    }

    private struct Day: View {
        var components: DatePickerComponents = .date
        @State private var day = Date(timeIntervalSince1970: 1_610_700_000)
        var body: some View {
            DatePicker("Day", selection: $day, displayedComponents: components)
                .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    @Test("An open month, and open wheels") func dates() {
        func grid(_ width: CGFloat) -> CGFloat? {
            let card = opened(Day(), "Jan 15, 2021", width: width).node("DateCard")
            return card?.all.first { $0.kind == "Grid" }?.frame.width.rounded()
        }
        // 16 around the days: 320 − 32, and 346 − 32 − 32.
        #expect([393, 346].map { grid($0) } == [288, 282])
        let time = ViewHost(Day(components: .hourAndMinute), size: CGSize(width: 393, height: 600))
        let pill = time.viewTree().flatMap(\.all).first { $0.label?.hasPrefix("8:40") == true }?.frame ?? .null
        time.tap(CGPoint(x: pill.midX, y: pill.midY))
        time.advance(by: 2)
        let bands = time.displayList().marks.compactMap { mark -> CGFloat? in
            guard case .fill(let path, _, _) = mark, abs(path.boundingRect.height - 32) < 0.1 else { return nil }
            return path.boundingRect.width.rounded()
        }
        // A band 9 inside of 200 at each side.
        #expect(bands.contains(182))
    }

    @Test("A touch beside what is open closes it") func outside() {
        for (view, name, card) in [
            (AnyView(Menu("Open") { Button("First") {} }), "Open", "MenuCard"),
            (AnyView(Day()), "Jan 15, 2021", "DateCard"),
        ] as [(AnyView, String, String)] {
            let host = opened(view, name)
            #expect(host.node(card) != nil)
            host.tap(CGPoint(x: 5, y: 5))
            host.advance(by: 2)
            #expect(host.node(card) == nil, "\(card)")
        }
    }

    @Test("Handles and marks of rows that are edited can be touched in 44 points; a badge is 8 behind its row")
    func rows() {
        let list = List {
            ForEach(0..<2, id: \.self) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in }
        }
        let host = liveHost(list.environment(\.editMode, .constant(.active)), 393, 600)
        let (mark, handle) = (host.node("DeletionMark")?.frame ?? .null, host.node("MoveHandle")?.frame ?? .null)
        #expect(mark.size == CGSize(width: 40, height: 44) && mark.minX == 32 && mark.midY == 61)
        #expect(handle.size == CGSize(width: 44, height: 44) && handle.midY == 61 && handle.midX < 361)
        let badged = screen(
            List { Color.red.frame(height: 10).probe("row").badge(Text("9")) })
        guard let row = badged.named("row")?.frame, let badge = badged.first("Text")?.frame else { return }
        #expect(badge.maxX == 361 && abs(badge.minX - row.maxX - 8) < 1e-6)
    }
}
