import Galley
import GalleyTestSupport
import Testing

/// Distances in lists of iOS 26, by rules.md §18.8: rows of 52 or their content and 30, 35 above the first card and between cards without
/// headers, of which 18 of whole points are a section's end. Apple's documentation of `listSectionSpacing`, `listRowSpacing`,
/// `defaultMinListRowHeight` and `defaultMinListHeaderHeight`.
@MainActor @Suite("Distances in lists") struct ListSpacingTests {
    /// Where the rows' middles are.
    private func middles(_ list: some View, _ names: String...) -> [CGFloat] {
        let root = screen(list)
        return names.map { root.named($0)?.frame.midY ?? -1 }
    }

    private func row(_ name: String, _ height: CGFloat = 10) -> some View {
        Color.red.frame(width: 20, height: height).probe(name)
    }

    private func sections() -> some View {
        Group {
            Section { row("a") }
            Section { row("b") }
            Section { row("c") }
        }
    }

    @Test("Between sections") func sectionSpacing() {
        let seen: [[CGFloat]] = [
            middles(List { sections() }, "a", "b", "c"),
            middles(List { sections() }.listSectionSpacing(.compact), "a", "b", "c"),
            middles(List { sections() }.listSectionSpacing(.default), "a", "b", "c"),
            middles(List { sections() }.listSectionSpacing(10), "a", "b", "c"),
            middles(List { sections() }.listSectionSpacing(.nan), "a", "b", "c"),
            // What one section says holds for the distance to the next.
            middles(
                List {
                    Section { row("a") }.listSectionSpacing(4)
                    Section { row("b") }
                    Section { row("c") }
                }.listSectionSpacing(10), "a", "b", "c"),
        ]
        let wanted: [[CGFloat]] = [
            [61, 148, 235], [61, 130.5, 200], [61, 148, 235], [61, 123, 185], [61, 113, 165], [61, 117, 179],
        ]
        #expect(seen == wanted)
    }

    @Test("Rows without a section, beside those of one") func mixed() {
        let seen = middles(
            List {
                row("a")
                row("b")
                Section { row("c") }
                row("d")
            }, "a", "b", "c", "d")
        #expect(seen == [61, 113, 200, 287])
    }

    @Test("Between rows, which are cards by themselves then") func rowSpacing() {
        func list(_ spacing: CGFloat?) -> some View {
            List {
                Section {
                    row("a"); row("b")
                }
                Section { row("c") }
            }.listRowSpacing(spacing)
        }
        let spacings: [CGFloat?] = [nil, 0, 10, -10, .nan]
        let seen = spacings.map { middles(list($0), "a", "b", "c") }
        #expect(
            seen == [[61, 113, 200], [61, 113, 200], [61, 123, 210], [61, 103, 190], [61, 113, 200]] as [[CGFloat]])
        let lines = spacings.map { screen(list($0)).all("Separator").count }
        #expect(lines == [1, 1, 0, 1, 1])
    }

    @Test("The least heights of rows and headers") func least() {
        func list(_ height: CGFloat) -> some View {
            List {
                row("a"); row("b", 100)
            }.environment(\.defaultMinListRowHeight, height)
        }
        // A row is its content and 30 at least.
        let heights: [CGFloat] = [80, 52, 20, 0, -5, .nan]
        let seen = heights.map { middles(list($0), "a", "b") }
        #expect(seen == [[75, 180], [61, 152], [55, 140], [55, 140], [55, 140], [55, 140]] as [[CGFloat]])
        func headed(_ height: CGFloat?) -> some View {
            List {
                Section {
                    row("a")
                } header: {
                    row("header", 20)
                }
            }
            .environment(\.defaultMinListHeaderHeight, height)
        }
        // 10 + 20 + 10, or more above it.
        let headers: [CGFloat?] = [nil, 30, 60, -9]
        #expect(
            headers.map { middles(headed($0), "header", "a") } == [[20, 66], [20, 66], [40, 86], [20, 66]]
                as [[CGFloat]])
        let environment = EnvironmentValues()
        #expect(environment.defaultMinListRowHeight == 52 && environment.defaultMinListHeaderHeight == nil)
    }

    @Test("A row's own insets take the place of the list's, at the card's sides") func insets() {
        let own = EdgeInsets(top: 40, leading: 3, bottom: 20, trailing: 5)
        let root = screen(
            List {
                Color.red.frame(height: 10).probe("a").listRowInsets(own)
                Color.red.frame(height: 10).probe("b").listRowInsets(nil)
            })
        expect(root.named("a")?.frame, 16 + 3, 35 + 40, 361 - 8, 10)
        expect(root.named("b")?.frame, 32, 35 + 70 + 21, 329, 10)
    }

    @Test("A wide list has cards 20 in, their content 20 more; between both cards keep their width") func wide() {
        func edges(_ width: CGFloat, _ style: some ListStyle) -> [CGFloat] {
            let list = List { Color.red.frame(height: 10).probe("a") }.listStyle(style)
            let frame = screen(list, width, 600).named("a")?.frame ?? .zero
            return [frame.minX, frame.width]
        }
        let widths: [CGFloat] = [375, 405, 408, 413, 414, 450]
        #expect(
            widths.map { edges($0, .insetGrouped) } == [
                [32, 311], [32, 341], [33.5, 341], [36, 341], [40, 334], [40, 370],
            ] as [[CGFloat]])
        #expect(
            widths.map { edges($0, .plain) } == [
                [16, 343], [16, 373], [20, 368], [20, 373], [20, 374], [20, 410],
            ] as [[CGFloat]])
    }
}
