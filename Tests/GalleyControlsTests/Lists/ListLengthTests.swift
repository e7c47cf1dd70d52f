import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls
@testable import GalleyGraph
@testable import GalleyViews

/// How long lists are as a whole, and what their parts look like: rules.md §18.8, written out as sums. A row is 52,
/// the content 35 down; the end of a section without a footer 17.5 in whole pixels, 18 at one pixel a point;
/// headers 10 above and below their text, footers 8 and 6; before iOS 26 rows of 44, headers 17 and 6, footers 6
/// and 12; on macOS rows of 24, headers of 6 above and below.
@MainActor @Suite("Lengths and looks of lists") struct ListLengthTests {
    private func row(_ name: String = "row") -> some View { Color.red.frame(width: 20, height: 10).probe(name) }
    private func edge() -> some View { Color.green.frame(width: 20, height: 20).probe("edge") }

    private func length(_ list: some View, _ look: Look = .iOS26, _ platform: TextPlatform = .iOS) -> CGFloat {
        var options = RenderOptions()
        options.look = look
        options.textPlatform = platform
        options.proposal = ProposedViewSize(width: 393, height: nil)
        return LayoutRecord(of: list, options: options).root.frame.height
    }

    /// One row; after a header; before a footer; two sections; rows and a header; a footer and a header; a footer
    /// and rows.
    private func lengths(_ style: some ListStyle, _ look: Look = .iOS26, _ platform: TextPlatform = .iOS) -> [CGFloat] {
        let header = Section {
            row()
        } header: {
            edge()
        }
        let footer = Section {
            row()
        } footer: {
            edge()
        }
        let plain = Section { row() }
        let lists: [AnyView] = [
            AnyView(List { row() }), AnyView(List { header }), AnyView(List { footer }),
            AnyView(
                List {
                    plain; plain
                }),
            AnyView(
                List {
                    plain; header
                }),
            AnyView(
                List {
                    footer; header
                }),
            AnyView(
                List {
                    footer; plain
                }),
        ]
        return lists.map { length($0.listStyle(style), look, platform) }
    }

    @Test("Cards") func cards() {
        // 35 + 52 + 35; 40 + 52 + 35; 35 + 52 + 34 + 18; and so on.
        let lengths26: [CGFloat] = [122, 127, 139, 209, 232, 248, 226]
        #expect(lengths(.insetGrouped) == lengths26 && lengths(.grouped) == lengths26)
        #expect(lengths(.automatic) == lengths26)
        // 35 + 44 + 35; 43 + 44 + 35; 35 + 44 + 38 + 18; and so on.
        let lengths18: [CGFloat] = [114, 122, 135, 193, 219, 239, 214]
        #expect(lengths(.insetGrouped, .iOS18) == lengths18 && lengths(.grouped, .iOS18) == lengths18)
    }

    @Test("Rows from edge to edge, and on macOS") func plain() {
        // 52; 22 above the header's 40; two rows; 22 between rows and a header.
        let plain = lengths(.plain)
        #expect([plain[0], plain[1], plain[3], plain[4]] == [52, 114, 104, 166])
        // 44; 22 + 30; 5 above and below the header's text.
        let older = lengths(.plain, .iOS18)
        #expect([older[0], older[1], older[3], older[4]] == [44, 96, 88, 140])
        // 10 above the first row of 24, sections 20 apart, headers of 32, footers 6 below their rows.
        let mac = lengths(.inset, .iOS26, .macOS)
        #expect(Array(mac.prefix(5)) == [34, 66, 66, 78, 110])
        #expect(lengths(.plain, .iOS26, .macOS)[0] == 24 && lengths(.plain, .iOS26, .macOS)[1] == 56)
    }

    @Test("Under a large title nothing is above the first card, before iOS 26 as much as anywhere") func titles() {
        func middle(_ look: Look, _ mode: NavigationBarItem.TitleDisplayMode, _ style: some ListStyle) -> CGFloat? {
            let view = NavigationStack {
                List { row() }.listStyle(style).navigationTitle("T").navigationBarTitleDisplayMode(mode)
            }
            return screen(view, look: look).named("row")?.frame.midY
        }
        // The bar is 64 tall, 52 more with a large title; before iOS 26 44.
        expect(middle(.iOS26, .large, .insetGrouped), 116 + 26)
        expect(middle(.iOS26, .inline, .insetGrouped), 64 + 35 + 26)
        expect(middle(.iOS26, .large, .plain), 116 + 26)
        expect(middle(.iOS26, .inline, .plain), 64 + 26)
        expect(middle(.iOS18, .large, .insetGrouped), 96 + 35 + 22)
        expect(middle(.iOS18, .inline, .insetGrouped), 44 + 35 + 22)
        expect(middle(.iOS18, .large, .plain), 96 + 22)
        let headed = NavigationStack {
            List {
                Section {
                    row()
                } header: {
                    edge()
                }
            }.navigationTitle("T")
        }
        // A header keeps its cell.
        expect(screen(headed).named("edge")?.frame.midY, 116 + 20)
    }

    private func environment(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> EnvironmentValues {
        var environment = EnvironmentValues()
        change(&environment)
        return environment
    }

    /// The distance between body's baselines (rules.md §13.3), and 30.
    @Test("Rows at the sizes of Dynamic Type") func typeSizes() {
        let sizes: [(DynamicTypeSize, CGFloat)] = [
            (.xSmall, 19), (.small, 20), (.medium, 21), (.large, 22), (.xLarge, 24), (.xxLarge, 26), (.xxxLarge, 29),
            (.accessibility1, 34), (.accessibility5, 62),
        ]
        for (size, line) in sizes {
            let metrics = ListMetrics.of(.insetGrouped, environment { $0.dynamicTypeSize = size })
            #expect(metrics.rowHeight == line + 30, "\(size)")
        }
        // 17.5, rounded up to the pixel.
        let ends: [CGFloat] = [1, 2, 3].map { scale in
            ListMetrics.of(.grouped, environment { $0.displayScale = scale }).gaps.rowsToHeader
        }
        #expect(ends[0] == 18 && ends[1] == 17.5 && abs(ends[2] - 53.0 / 3) < 1e-9)
    }

    @Test("Only automatic lists and sidebars are sidebars, beside other columns alone") func sidebars() {
        let kinds: [_ListKind] = [.automatic, .sidebar, .plain, .inset, .grouped, .insetGrouped, .bordered]
        let beside = kinds.map { ListMetrics.of($0, environment { $0.isInSidebar = true }).isSidebar }
        #expect(beside == [true, true, false, false, false, false, false])
        #expect(!kinds.contains { ListMetrics.of($0, environment()).isSidebar })
        let phone = kinds.map { ListMetrics.of($0, environment()) }
        #expect(phone.map(\.hasCards) == [true, true, false, false, true, true, false])
        // Headers of plain lists stay in sight; lines at a section's ends are those of lists without cards and of
        // grouped ones.
        #expect(phone.map(\.pinsHeaders) == [false, false, true, false, false, false, true])
        #expect(phone.map(\.hasSectionSeparators) == [false, false, true, true, true, false, true])
        #expect(phone.map(\.cardInset) == [16, 16, 0, 0, 0, 16, 0])
        #expect(phone.map(\.isCloseToTitle) == [true, true, false, false, true, true, false])
        let mac = kinds.map { ListMetrics.of($0, environment { $0.textPlatform = .macOS }) }
        #expect(mac.map(\.contentInset) == [16, 16, 8, 16, 16, 16, 16] && !mac.contains { $0.hasCards })
        #expect(mac.allSatisfy { $0.pinsHeaders && $0.rowHeight == 24 && $0.wideContentInset == $0.contentInset })
    }

    @Test("Grounds and lines by style, look and platform") func grounds() {
        func look(_ kind: _ListKind, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> [Color] {
            let environment = environment(change)
            let look = ListLook(kind, environment)
            return [look.ground(environment), look.separator(environment), look.selectedRow]
        }
        let (grouped, plain) = (look(.insetGrouped), look(.plain))
        #expect(grouped == [SystemColors.groupedGround, SystemColors.cardSeparator, SystemColors.selectedRow])
        #expect(plain == [SystemColors.background, SystemColors.plainSeparator, SystemColors.selectedRow])
        let older = look(.insetGrouped) { $0.look = .iOS18 }
        #expect(older == [SystemColors.groupedGround, SystemColors.separator, SystemColors.selectedRow])
        let mac = look(.insetGrouped) { $0.textPlatform = .macOS }
        #expect(mac == [SystemColors.background, SystemColors.separator, SystemColors.selectedRow])
        let sidebar = look(.sidebar) { $0.isInSidebar = true }
        #expect(sidebar == [Color.clear, SystemColors.plainSeparator, SystemColors.tertiaryFill])
        #expect(ListLook(.plain, environment()).rowGround == nil)
        #expect(ListLook(.grouped, environment()).rowGround == SystemColors.card)
    }

    /// rules.md §18.7: headers 17 semibold on iOS 26, 13 in capitals before; footers 13 with tight lines, both in
    /// the secondary colour.
    @Test("Headers and footers") func parts() {
        func changed(
            _ part: ViewElements.SectionPart, _ kind: _ListKind = .insetGrouped,
            _ change: (inout EnvironmentValues) -> Void = { _ in }
        ) -> EnvironmentValues {
            var environment = environment(change)
            ListLook(kind, environment).change(&environment, for: part)
            return environment
        }
        func fades(_ environment: EnvironmentValues) -> Bool { environment.defaultForeground != nil }
        let header = changed(.header)
        #expect(header.font == .headline && header.textSettings.textCase == nil && fades(header))
        let older = changed(.header) { $0.look = .iOS18 }
        #expect(older.font == .footnote && older.textSettings.textCase == .uppercase && fades(older))
        let given = changed(.header) {
            $0.look = .iOS18
            $0.textSettings.caseIsGiven = true
        }
        #expect(given.textSettings.textCase == nil && fades(given))
        let prominent = changed(.header) {
            $0.look = .iOS18
            $0.headerProminence = .increased
        }
        #expect(prominent.font == .title3.weight(.semibold) && prominent.textSettings.textCase == nil)
        #expect(!fades(prominent) && !fades(changed(.header, .sidebar)))
        #expect(changed(.header, .sidebar).font == .title3.weight(.semibold))
        let footer = changed(.footer)
        #expect(footer.font == .footnote.leading(.tight) && fades(footer) && footer.textSettings.textCase == nil)
        #expect(changed(.row).font == environment().font && !fades(changed(.row)))
    }
}
