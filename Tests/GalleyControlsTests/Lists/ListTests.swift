import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// Places are those of rules.md §18.8; the numeric cases hold those of rows.
@MainActor @Suite("Lists and forms")
struct ListTests {
    private func lines(_ view: some View, look: Look = .iOS26) -> [CGRect] {
        screen(view, 390, 600, look: look).all("Separator").map(\.frame)
    }

    @Test("Lines go from a row's first text to 16 before the card's edge; none is under the last") func separators() {
        let view = List {
            HStack(spacing: 0) {
                Color.red.frame(width: 30, height: 10)
                Text("a")
            }
            Text("b")
            Text("c")
        }
        #expect(
            lines(view) == [
                CGRect(x: 62, y: 35 + 51, width: 358 - 62, height: 1),
                CGRect(x: 32, y: 35 + 103, width: 358 - 32, height: 1),
            ])
    }

    @Test("Before iOS 26 lines are a pixel, and reach the card's edge") func thinSeparators() {
        let view = List {
            Text("a")
            Text("b")
        }
        #expect(lines(view, look: .iOS18) == [CGRect(x: 40, y: 35 + 43, width: 370 - 40, height: 1)])
    }

    @Test("From right to left lines start at the right") func mirroredSeparators() {
        let view = List {
            Text("a")
            Text("b")
        }
        .environment(\.layoutDirection, .rightToLeft)
        #expect(lines(view) == [CGRect(x: 32, y: 86, width: 326, height: 1)])
    }

    @Test("A guide moves a line's ends; a hidden one is not there") func movedSeparators() {
        let view = List {
            Text("a").alignmentGuide(.listRowSeparatorLeading) { _ in 100 }
            Text("b").listRowSeparator(.hidden)
            Text("c")
        }
        #expect(lines(view) == [CGRect(x: 132, y: 86, width: 358 - 132, height: 1)])
    }

    @Test("Plain lists have lines before the first row and after the last") func plain() {
        let view = List { Text("a") }.listStyle(.plain)
        #expect(
            lines(view) == [CGRect(x: 16, y: 0, width: 358, height: 1), CGRect(x: 16, y: 51, width: 358, height: 1)])
    }

    private final class Count { var built = 0 }

    private struct Row: View {
        let count: Count
        let number: Int

        var body: some View {
            count.built += 1
            return Text("Row \(number)")
        }
    }

    @Test("Of a million rows only those that can be seen are built, few of them twice", arguments: [false, true])
    func aMillion(isPlain: Bool) {
        let count = Count()
        let rows = List(0..<1_000_000) { Row(count: count, number: $0) }
        let found = isPlain ? screen(rows.listStyle(.plain)).texts : screen(rows).texts
        #expect(found.first == "Row 0" && found.count < 20, "\(found.count)")
        #expect(count.built < 40, "\(count.built)")
    }

    @Test("A selected row has another ground, found by its tag or its identity") func selection() throws {
        func svg(_ view: some View) throws -> String {
            String(decoding: try RenderedView(view, options: screenOptions()).svgData(), as: UTF8.self)
        }
        let tagged = List(selection: .constant(1 as Int?)) {
            ForEach(["a", "b"], id: \.self) { Text($0).tag($0 == "b" ? 1 : 0) }
        }
        let named = List(["a", "b"], id: \.self, selection: .constant(Set(["b"]))) { Text($0) }
        let none = List(["a", "b"], id: \.self, selection: .constant(Set<String>())) { Text($0) }
        for view in [try svg(tagged), try svg(named)] {
            #expect(view.lowercased().components(separatedBy: "#d1d1d6").count == 2)
        }
        #expect(try !svg(none).lowercased().contains("#d1d1d6"))
    }

    @Test("Headers are upper case before iOS 26 unless somebody says otherwise") func headers() {
        let view = List { Section("Title") { Text("a") } }
        #expect(screen(view).texts == ["Title", "a"])
        #expect(screen(view, look: .iOS18).texts == ["TITLE", "a"])
        #expect(screen(view.textCase(nil), look: .iOS18).texts == ["Title", "a"])
        #expect(screen(view.headerProminence(.increased), look: .iOS18).texts == ["Title", "a"])
    }

    @Test("Sections that are folded away show their header alone") func folded() {
        func view(_ isExpanded: Bool) -> some View {
            List { Section("Title", isExpanded: .constant(isExpanded)) { Text("a") } }.listStyle(.sidebar)
        }
        #expect(screen(view(true)).texts == ["Title", "a"])
        #expect(screen(view(false)).texts == ["Title"])
    }

    private struct Item: Identifiable {
        let id: String
        var children: [Item]?
    }

    @Test("What a disclosure group shows are rows 16 further in") func disclosure() throws {
        let view = List {
            DisclosureGroup("Group", isExpanded: .constant(true)) {
                Text("a")
                Text("b")
            }
            DisclosureGroup("Closed", isExpanded: .constant(false)) { Text("c") }
        }
        let root = screen(view, 390, 600)
        #expect(root.texts == ["Group", "a", "b", "Closed"])
        #expect(root.named("Group")?.frame.minX == 32)
        #expect(root.named("a")?.frame.minX == 48)
        #expect(root.all("Separator").count == 3)
    }

    private struct Box: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text("own")
                configuration.content
            }
        }
    }

    @Test("A style of the user's makes a disclosure group in a list, as one row") func ownDisclosure() {
        let list = List {
            DisclosureGroup("Group", isExpanded: .constant(true)) {
                Text("a")
                Text("b")
            }
        }
        let own = screen(list.disclosureGroupStyle(Box()))
        #expect(own.texts == ["Group", "own", "a", "b"])
        #expect(own.all("Separator").isEmpty)
        let automatic = screen(list.disclosureGroupStyle(.automatic))
        #expect(automatic.texts == ["Group", "a", "b"])
        #expect(automatic.all("Separator").count == 2)
    }

    @Test("The chevron points forward: to the left from right to left, and down where the group is open")
    func chevron() {
        func bounds(_ isExpanded: Bool, _ direction: LayoutDirection) -> (tip: CGPoint, center: CGPoint)? {
            let view = FoldingChevron(isExpanded: isExpanded).environment(\.layoutDirection, direction)
            var points: [CGPoint] = []
            func add(_ items: [DrawItem], _ transform: CGAffineTransform) {
                for item in items {
                    switch item {
                    case .group(let group): add(group.items, group.transform.concatenating(transform))
                    case .fill(let path, _, _): points += path.applying(transform).flattenedPoints
                    default: break
                    }
                }
            }
            add(RenderedView(view).displayList.items, .identity)
            guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
                let bottom = points.map(\.y).max()
            else { return nil }
            let center = CGPoint(x: (left + right) / 2, y: (top + bottom) / 2)
            // The tip lies on the axis of symmetry; the ends of both strokes do not.
            let isUpright = bottom - top > right - left
            let middle = points.filter {
                isUpright ? abs($0.y - center.y) < (bottom - top) / 8 : abs($0.x - center.x) < (right - left) / 8
            }
            let tip = CGPoint(
                x: middle.map(\.x).reduce(0, +) / CGFloat(middle.count),
                y: middle.map(\.y).reduce(0, +) / CGFloat(middle.count))
            return (tip, center)
        }
        for direction in LayoutDirection.allCases {
            if let (tip, center) = bounds(false, direction) {
                #expect((tip.x > center.x) == (direction == .leftToRight))
            } else {
                Issue.record("nothing is drawn")
            }
            if let (tip, center) = bounds(true, direction) { #expect(tip.y > center.y) }
        }
    }

    @Test("A plain list's first header is pinned as the others are: without the room above it") func firstHeader()
        throws
    {
        func view(_ row: Int) -> some View {
            ScrollViewReader { proxy in
                List {
                    Section("One") { ForEach(0..<20, id: \.self) { Text("\($0)") } }
                    Section("Two") { ForEach(20..<40, id: \.self) { Text("\($0)") } }
                }
                .listStyle(.plain)
                .onAppear { proxy.scrollTo(row, anchor: .top) }
            }
        }
        // The text's distance to the list's top is the same for both, and that at rest plus 22 for the first.
        let first = try #require(screen(view(8), 390, 300).named("One")?.frame.minY)
        let second = try #require(screen(view(28), 390, 300).named("Two")?.frame.minY)
        let rest = try #require(screen(view(0), 390, 3000).named("One")?.frame.minY)
        #expect(abs(first - second) < 1e-9)
        #expect(abs(rest - first - 22) < 1e-9)
    }

    @Test("An outline shows its roots; those inside are folded away") func outline() {
        let tree = [Item(id: "a", children: [Item(id: "b")]), Item(id: "c")]
        #expect(screen(List(tree, children: \.children) { Text($0.id) }).texts == ["a", "c"])
    }

    @Test("A badge stands at the end of its row") func badge() {
        let root = screen(List { Text("a").badge(12) }, 390, 600)
        #expect(root.texts == ["a", "12"])
        #expect(root.named("12").map { abs($0.frame.maxX - 358) < 1e-9 } == true)
        #expect(screen(List { Text("a").badge(0) }).texts == ["a"])
    }

    @Test("Odd numbers and empty lists are laid out") func odd() {
        for number in [CGFloat.nan, .infinity, -.infinity, -100, 1e300] {
            let view = List {
                Section("Title") {
                    Text("a").listRowInsets(EdgeInsets(top: number, leading: number, bottom: 0, trailing: 0))
                }
                Text("b")
            }
            .listRowSpacing(number).listSectionSpacing(number).environment(\.defaultMinListRowHeight, number)
            #expect(screen(view).frame.size == CGSize(width: 393, height: 852))
        }
        #expect(screen(List {}).frame.size == CGSize(width: 393, height: 852))
        #expect(
            screen(
                Form {
                    Section {
                    } header: {
                        Text("a")
                    }
                }
            ).texts == ["a"])
    }
}

extension Path {
    /// The ends of its steps.
    fileprivate var flattenedPoints: [CGPoint] {
        elements.compactMap { element in
            switch element {
            case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
            case .closeSubpath: nil
            }
        }
    }
}
