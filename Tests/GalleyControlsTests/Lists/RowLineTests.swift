import Galley
import GalleyTestSupport
import GalleyTold
import Testing

/// Lines between rows: from the row's first text to 16 before the card's edge, a point thick, none under a card's last row; plain and
/// grouped lists have lines before the first row and after the last; before iOS 26 they reach the edge (rules.md §18.7, §18.8). Rows are
/// 52 tall, cards 16 in and 35 down, and so is their content 32 in; all in a window 393 wide.
@MainActor @Suite("Lines between rows") struct RowLineTests {
    /// The left end, the upper edge and the length of each line.
    private func lines(_ list: some View, look: Look = .iOS26) -> [[CGFloat]] {
        screen(list, look: look).all("Separator").map { [$0.frame.minX, $0.frame.minY, $0.frame.width] }
    }

    private func rows() -> some View { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }

    @Test("In every style") func styles() {
        let seen: [[[CGFloat]]] = [
            lines(List { rows() }), lines(List { rows() }.listStyle(.plain)),
            lines(List { rows() }.listStyle(.grouped)),
        ]
        let wanted: [[[CGFloat]]] = [
            [[32, 86, 329], [32, 138, 329]],
            [[16, 0, 361], [16, 51, 361], [16, 103, 361], [16, 155, 361]],
            // Those at the section's ends go from edge to edge.
            [[0, 35, 393], [16, 86, 361], [16, 138, 361], [0, 190, 393]],
        ]
        #expect(seen == wanted)
        // Rows of 44; cards and content 20 in at 393.
        #expect(lines(List { rows() }, look: .iOS18) == [[40, 78, 333], [40, 122, 333]] as [[CGFloat]])
        #expect(lines(List { rows() }.listStyle(.plain), look: .iOS18).map(\.last) == [377, 377, 377, 377])
    }

    @Test("Lines that are hidden, at one edge or both") func hidden() {
        let seen: [[[CGFloat]]] = [
            lines(
                List {
                    Text("a").listRowSeparator(.hidden); Text("b"); Text("c")
                }),
            lines(
                List {
                    Text("a"); Text("b").listRowSeparator(.hidden, edges: .bottom); Text("c")
                }),
            lines(
                List {
                    Text("a"); Text("b").listRowSeparator(.hidden, edges: .top); Text("c")
                }),
            lines(
                List {
                    Text("a"); Text("b").listRowSeparator(.visible); Text("c").listRowSeparator(.visible)
                }),
            lines(List { rows().listSectionSeparator(.hidden) }.listStyle(.plain)),
            lines(List { rows().listSectionSeparator(.hidden, edges: .top) }.listStyle(.plain)),
            lines(List { rows().listSectionSeparator(.hidden, edges: .bottom) }.listStyle(.plain)),
            lines(List { Text("a").listRowSeparator(.hidden, edges: .top) }.listStyle(.plain)),
            lines(List { Text("a").listRowSeparator(.hidden, edges: .bottom) }.listStyle(.plain)),
        ]
        let (first, second): ([CGFloat], [CGFloat]) = ([32, 86, 329], [32, 138, 329])
        let plain: [[CGFloat]] = [[16, 0, 361], [16, 51, 361], [16, 103, 361], [16, 155, 361]]
        let wanted: [[[CGFloat]]] = [
            [second], [first], [first, second], [first, second], Array(plain[1...2]), Array(plain[1...]),
            Array(plain[...2]), [plain[1]], [plain[0]],
        ]
        #expect(seen == wanted)
    }

    @Test("What is selected has no line below it, and lies over the one above") func selected() {
        func list(_ chosen: String) -> some View { List(selection: .constant(Optional(chosen))) { rows() } }
        let seen = ["a", "b", "c", "d"].map { lines(list($0)).map { $0[1] } }
        #expect(seen == [[138], [86], [86, 138], [86, 138]] as [[CGFloat]])
        #expect(lines(list("c").listStyle(.plain)).map { $0[1] } == [0, 51, 103, 155])
        // The ground of the second row begins a point higher, that of the first one not.
        func ground(_ chosen: String) -> [String] {
            var options = screenOptions()
            options.scale = 1
            return ToldPicture(RenderedView(list(chosen), options: options).displayList).lines
                .filter { $0.hasSuffix("#d1d1d6") }.map {
                    $0.split(separator: " ").dropFirst(2).prefix(4).joined(separator: " ")
                }
        }
        #expect(ground("a") == ["16 35 361 52"] && ground("b") == ["16 86 361 53"] && ground("c") == ["16 138 361 53"])
    }

    @Test("From the first text, or where a guide says, or the content begins") func starts() {
        func second(_ row: some View) -> [CGFloat] {
            lines(
                List {
                    row; Text("z")
                }
            ).first ?? []
        }
        func picture(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 10) }
        let behind = HStack(spacing: 8) {
            picture(20); Text("a")
        }
        let seen: [[CGFloat]] = [
            second(behind), second(picture(40)),
            second(behind.alignmentGuide(.listRowSeparatorLeading) { _ in 5 }),
            second(behind.alignmentGuide(.listRowSeparatorTrailing) { _ in 100 }),
            second(behind.listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 7))),
            second(picture(40).listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 7))),
        ]
        let wanted: [[CGFloat]] = [
            [60, 86, 301], [32, 86, 329], [37, 86, 324], [60, 86, 72], [47, 86, 314], [32, 86, 329],
        ]
        #expect(seen == wanted)
        // Mirrored as a whole the line ends where the text does.
        #expect(
            lines(
                List {
                    behind; Text("z")
                }.environment(\.layoutDirection, .rightToLeft)
            ).first == [32, 86, 301])
    }

    @Test("A view that turns out to be several rows has a line between them, and ends its card") func several() {
        struct Boxed: ViewModifier { func body(content: Content) -> some View { content } }
        let pair = Group {
            Text("b"); Text("c")
        }.modifier(Boxed())
        #expect(
            lines(
                List {
                    Text("a"); pair
                }
            ).map { $0[1] } == [86, 138])
        #expect(
            lines(
                List {
                    pair; Text("a")
                }
            ).map { $0[1] } == [86, 138])
        #expect(
            lines(
                List {
                    Text("a"); pair
                }.listStyle(.plain)
            ).map { $0[1] } == [0, 51, 103, 155])
        #expect(lines(List { pair }.listStyle(.grouped)).map { $0[1] } == [35, 86, 138])
    }

    @Test("Colours of lines") func tints() {
        func paints(_ list: some View) -> [String] {
            ToldPicture(RenderedView(list, options: screenOptions()).displayList).lines
                .filter { $0.hasPrefix("fill rect") && ($0.contains(" 361 1 ") || $0.contains(" 329 1 ")) }
                .compactMap { $0.split(separator: " ").last.map(String.init) }
        }
        let red = Color(red: 1, green: 0, blue: 0)
        let card = ["#e8e8e8"]
        #expect(
            paints(
                List {
                    Text("a"); Text("b")
                }) == card)
        #expect(
            paints(
                List {
                    Text("a").listRowSeparatorTint(red); Text("b")
                }) == ["#ff0000"])
        #expect(
            paints(
                List {
                    Text("a").listRowSeparatorTint(red, edges: .top); Text("b")
                }) == card)
        let one = List { Text("a").listRowSeparatorTint(red, edges: .top) }.listStyle(.plain)
        #expect(paints(one).first == "#ff0000" && paints(one).last != "#ff0000" && paints(one).count == 2)
        let section = List { Text("a").listSectionSeparatorTint(red, edges: .bottom) }.listStyle(.plain)
        #expect(paints(section).last == "#ff0000" && paints(section).first != "#ff0000")
    }
}
