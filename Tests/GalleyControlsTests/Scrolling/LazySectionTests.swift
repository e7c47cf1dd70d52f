import Foundation
import Galley
import GalleyTestSupport
import Testing

// Sections in lazy containers, beyond the recorded numbers (Tests/Conformance, L-001 to L-021).

@MainActor @Suite("Sections in lazy containers")
struct LazySectionTests {
    private final class Log {
        var built: [String] = []
        var appeared: Set<String> = []
    }

    private struct Row: View {
        let name: String
        let log: Log

        var body: some View {
            log.built.append(name)
            return box(100, 20).probe(name).onAppear { log.appeared.insert(name) }
        }
    }

    private func rows(_ section: Int, _ count: Int, _ log: Log) -> some View {
        Section {
            ForEach(0..<count, id: \.self) { Row(name: "\(section).\($0)", log: log) }
        } header: {
            Row(name: "header \(section)", log: log)
        }
    }

    @Test("The sections of a ForEach are sections: 1,000 of them build what can be seen")
    func sectionsOfForEach() {
        let log = Log()
        let list = ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<1_000, id: \.self) { rows($0, 9, log) }
                }
            }.onAppear { proxy.scrollTo(500, anchor: .top) }
        }
        let found = frames(in: 100, 200, list)
        // A header and nine rows of 20 each: section 500 starts at 100,000.
        expect(found["header 500"], 0, 0, 100, 20)
        expect(found["500.0"], 0, 20, 100, 20)
        #expect(found["header 499"] == nil && found["header 501"] == nil)
        // Of the rows: in each of two layouts 64 are looked at, and ten are shown.
        #expect(log.built.filter { !$0.hasPrefix("header") }.count <= 150)
    }

    @Test("What is only looked at does not appear") func appearance() {
        let log = Log()
        _ = frames(
            in: 100, 60, ScrollView { LazyVStack(spacing: 0) { rows(0, 40, log) } }.defaultScrollAnchor(.bottom))
        #expect(log.appeared == ["0.37", "0.38", "0.39"])
    }

    @Test("A section's views start a new line, with a header or without") func newLine() {
        func cells(_ names: Range<Int>) -> some View {
            ForEach(names, id: \.self) { Color.red.frame(height: 10).probe("\($0)") }
        }
        let items = [GridItem(), GridItem()]
        let grid = LazyVGrid(columns: items, spacing: 0) {
            cells(0..<1)
            Section { cells(1..<4) }
            Section { cells(4..<5) }
            cells(5..<7)
        }
        for view in [AnyView(grid), AnyView(ScrollView { grid })] {
            let found = frames(in: 108, 100, view)
            #expect((0..<7).map { found["\($0)"]?.minX } == [0, 0, 58, 0, 0, 0, 58])
            let first = found["0"]?.minY ?? 0
            let lines: [CGFloat] = (0..<7).map { index in (found["\(index)"]?.minY ?? -1) - first }
            #expect(lines == [0, 10, 10, 20, 30, 40, 40])
        }
    }

    @Test("Lazily or not, a sectioned grid lies alike", arguments: [1, 2, 3, 5]) func alike(columns: Int) {
        func grid(_ count: Int) -> some View {
            LazyVGrid(columns: Array(repeating: GridItem(), count: columns), spacing: 3) {
                ForEach(0..<6, id: \.self) { section in
                    Section {
                        ForEach(0..<(section * 5 % 7), id: \.self) { row in
                            let height = 10 + (row * 7 + section) % 5
                            Color.red.frame(height: CGFloat(height)).probe("\(section) \(row)")
                        }
                    } header: {
                        Color.gray.frame(height: 24).probe("\(section)")
                    }
                }
            }
        }
        let eager = frames(proposing: 200, nil, grid(0))
        let lazy = frames(proposing: 200, nil, ScrollView { grid(0) })
        #expect(eager.count > 15 && eager == lazy)
    }

    @Test("Pinned views are drawn over the rows, whatever their own order") func drawnAbove() throws {
        let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
        func list(_ pinned: PinnedScrollableViews) -> some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: pinned) {
                        Section {
                            ForEach(0..<40, id: \.self) { red.frame(height: 20).zIndex(3).id("row \($0)") }
                        } header: {
                            blue.frame(height: 20)
                        } footer: {
                            blue.frame(height: 20)
                        }
                    }
                }.onAppear { proxy.scrollTo("row 10", anchor: .top) }
            }
        }
        let scenes: [(PinnedScrollableViews, Color, Color)] = [
            ([], red, red), (.sectionHeaders, blue, red), (.sectionFooters, red, blue),
            ([.sectionHeaders, .sectionFooters], blue, blue),
        ]
        for (pinned, top, bottom) in scenes {
            let picture = try Pixels(in: 100, 100, list(pinned))
            #expect(picture[50, 10] == (top == red ? [255, 0, 0, 255] : [0, 0, 255, 255]))
            #expect(picture[50, 30] == [255, 0, 0, 255])
            #expect(picture[50, 90] == (bottom == red ? [255, 0, 0, 255] : [0, 0, 255, 255]))
        }
    }

    private func pinnedGrid(_ pinned: PinnedScrollableViews, _ to: Int, _ anchor: UnitPoint) -> some View {
        ScrollViewReader { proxy in
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0, pinnedViews: pinned) {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            ForEach(section * 100..<section * 100 + 20, id: \.self) {
                                Color.red.frame(width: 30).probe("\($0)")
                            }
                        } header: {
                            Color.blue.frame(width: 25).probe("header \(section)")
                        } footer: {
                            Color.green.frame(width: 15).probe("footer \(section)")
                        }
                    }
                }
            }.onAppear { proxy.scrollTo(to, anchor: anchor) }
        }
    }

    @Test("Pinned at the side of a row of columns, from either end") func sideways() {
        // Ten columns of 30 and 40 of header and footer: sections of 340, shown from 340 + 25 + 60 on.
        let found = frames(in: 200, 48, pinnedGrid([.sectionHeaders, .sectionFooters], 104, .leading))
        expect(found["header 1"], 0, 0, 25, 48)
        expect(found["104"]?.minX, 0)
        expect(found["footer 1"], 185, 0, 15, 48)
        var options = RenderOptions()
        options.canvas = CGSize(width: 200, height: 48)
        options.proposal = ProposedViewSize(width: 200, height: 48)
        options.layoutDirection = .rightToLeft
        let record = layoutRecord(of: pinnedGrid([.sectionHeaders, .sectionFooters], 104, .trailing), options)
        expect(record.node("header 1")?.frame, 175, 0, 25, 48)
        expect(record.node("104")?.frame.maxX, 200)
        expect(record.node("footer 1")?.frame, 0, 0, 15, 48)
    }

    private struct Boxed: ViewModifier {
        func body(content: Content) -> some View { content }
    }

    @Test("A pinned header of several views stays together", arguments: [false, true]) func severalViews(boxed: Bool) {
        let header = Group {
            box(100, 10).probe("a")
            box(100, 12).probe("b")
        }
        let list = ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<40, id: \.self) { box(100, 20).probe("\($0)") }
                    } header: {
                        // Listed as two views, or as one that turns out to be two.
                        if boxed { header.modifier(Boxed()) } else { header }
                    }
                }
            }.onAppear { proxy.scrollTo(20, anchor: .top) }
        }
        let found = frames(in: 100, 100, list)
        expect(found["a"], 0, 0, 100, 10)
        expect(found["b"], 0, 10, 100, 12)
        expect(found["20"], 0, 0, 100, 20)
    }

    @Test("A list's headers stay over the rows, which they cover; a form's do not") func lists() throws {
        func rows() -> some View {
            Section {
                ForEach(0..<40, id: \.self) { Color(red: 1, green: 0, blue: 0).frame(height: 20).id($0) }
            } header: {
                Color(red: 0, green: 0, blue: 1).frame(width: 30, height: 20)
            }
        }
        func scrolled(_ view: some View) throws -> Pixels {
            try Pixels(
                in: 100, 100, ScrollViewReader { proxy in view.onAppear { proxy.scrollTo(10, anchor: .top) } })
        }
        // The header has 10 above and below, and while it is pinned not the 22 above these; rows are 50 tall, 15 of them above
        // the content (rules.md §18.8, §18.8).
        let list = try scrolled(List { rows() }.listStyle(.plain))
        #expect(list[20, 20] == [0, 0, 255, 255] && list[60, 25] == [255, 255, 255, 255])
        #expect(list[60, 75] == [255, 0, 0, 255])
        #expect(try scrolled(Form { rows() })[60, 25] == [255, 0, 0, 255])
    }

    @Test("Content margins keep pinned views off the edge") func margins() {
        let log = Log()
        let list = ScrollViewReader { proxy in
            ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { rows(0, 40, log) } }
                .contentMargins(.top, 15, for: .scrollContent).onAppear { proxy.scrollTo(20, anchor: .top) }
        }
        let found = frames(in: 100, 100, list)
        expect(found["header 0"], 0, 15, 100, 20)
        expect(found["0.20"], 0, 15, 100, 20)
    }
}
