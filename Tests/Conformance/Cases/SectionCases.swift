import SwiftUI

// Sections in lazy containers, as recorded on macOS 26.6 (SWW lazy/*, 2026-09-19).

/// A section of 200 points: a header of 24, rows of 20, a footer of 16. Rows are named by letter and number, and have
/// that name as their identity.
@MainActor private func section(_ letter: String) -> some View {
    Section {
        ForEach(0..<8, id: \.self) { row in
            let name = "\(letter)\(row)"
            box(200, 20).probe(name).id(name)
        }
    } header: {
        Color.gray.frame(width: 200, height: 24).probe("\(letter) header")
    } footer: {
        Color.black.frame(width: 200, height: 16).probe("\(letter) footer")
    }
}

/// Three sections, scrolled to a row where one is named.
@MainActor
private func sections(_ pinned: PinnedScrollableViews, to row: String? = nil, _ anchor: UnitPoint = .top) -> some View {
    ScrollViewReader { proxy in
        ScrollView {
            LazyVStack(spacing: 0, pinnedViews: pinned) {
                section("a")
                section("b")
                section("c")
            }
        }.onAppear { if let row { proxy.scrollTo(row, anchor: anchor) } }
    }
}

/// The recorded grid of three columns of 60 in 240, all texts cut to their recorded widths.
@MainActor private var sectionedGrid: some View {
    ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4) {
            Section {
                ForEach(0..<5, id: \.self) { Color.red.frame(height: 20).probe("a\($0)") }
            } header: {
                Color.gray.frame(height: 24).probe("a header")
            } footer: {
                Color.black.frame(height: 16).probe("a footer")
            }
            Section {
                ForEach(10..<14, id: \.self) { Color.blue.frame(height: 20).probe("b\($0 - 10)") }
            } header: {
                t13("Second").lineLimit(1).frame(width: 46).probe("b header")
            }
        }.probe("grid")
    }.frame(width: 240).probe("scroll")
}

@MainActor private func alignedGrid(_ alignment: HorizontalAlignment) -> some View {
    LazyVGrid(
        columns: [
            GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
            GridItem(.fixed(60), alignment: .bottomTrailing),
        ], alignment: alignment, spacing: 4
    ) {
        box(20, 20).probe("leading")
        box(20, 40).probe("default")
        box(20, 20).probe("bottomTrailing")
        box(20, 20).probe("next line")
    }.frame(width: 240).probe("grid")
}

@MainActor @CaseList
private var gridSectionCases: [Case] {
    Case(
        "L-001", "Headers and footers of a lazy grid take a line of their own", .measured, "SWW lazy/grid-sections",
        .window(300, 300).on(.macOS, scale: 2),
        [
            .frame("grid", 30, 0, 240, 160), .frame("scroll", 30, 0, 240, 300), .frame("a header", 30, 0, 240, 24),
            .frame("a0", 52, 28, 60, 20), .frame("a1", 120, 28, 60, 20), .frame("a2", 188, 28, 60, 20),
            .frame("a3", 52, 52, 60, 20), .frame("a4", 120, 52, 60, 20), .frame("a footer", 30, 76, 240, 16),
            .frame("b header", 127, 96, 46, 16), .frame("b0", 52, 116, 60, 20), .frame("b2", 188, 116, 60, 20),
            .frame("b3", 52, 140, 60, 20),
        ]
    ) { sectionedGrid }

    Case(
        "L-002", "An item without an alignment takes the grid's across and the middle along the line", .measured,
        "SWW lazy/grid-alignment",
        parts: [
            Part(
                .window(300, 64),
                [
                    .frame("grid", 30, 0, 240, 64), .frame("leading", 74, 10, 20, 20),
                    .frame("default", 182, 0, 20, 40),
                    .frame("bottomTrailing", 250, 20, 20, 20), .frame("next line", 74, 44, 20, 20),
                ]
            ) { alignedGrid(.trailing) },
            Part(
                .window(300, 64),
                [
                    .frame("leading", 30, 10, 20, 20), .frame("default", 98, 0, 20, 40),
                    .frame("bottomTrailing", 206, 20, 20, 20), .frame("next line", 30, 44, 20, 20),
                ]
            ) { alignedGrid(.leading) },
        ])

    // The same turned by 90°: rows of 60 in 240, columns 4 apart.
    Case(
        "L-003", "Headers and footers of a horizontal lazy grid", .inferred, "SWW lazy/grid-sections, turned",
        .window(300, 240),
        [
            .frame("header", 0, 0, 24, 240), .frame("0", 28, 22, 20, 60), .frame("1", 28, 90, 20, 60),
            .frame("2", 28, 158, 20, 60), .frame("3", 52, 22, 20, 60), .frame("footer", 76, 0, 16, 240),
            .frame("next", 96, 22, 10, 60),
        ]
    ) {
        ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4) {
                Section {
                    ForEach(0..<4, id: \.self) { Color.red.frame(width: 20).probe("\($0)") }
                } header: {
                    Color.gray.frame(width: 24).probe("header")
                } footer: {
                    Color.black.frame(width: 16).probe("footer")
                }
                Color.blue.frame(width: 10).probe("next")
            }.frame(height: 240)
        }
    }
}

@MainActor @CaseList
private var pinnedCases: [Case] {
    Case(
        "L-010", "A pinned header lies where it is while that can be seen; rows keep their places", .measured,
        "SWW lazy/pinned-headers", .window(300, 200),
        [
            .frame("a header", 50, 0, 200, 24), .frame("a0", 50, 24, 200, 20), .frame("a7", 50, 164, 200, 20),
            .frame("a footer", 50, 184, 200, 16), .shown("b header", false),
        ]
    ) { sections(.sectionHeaders) }

    Case(
        "L-011", "A pinned header stays at the top; scrollTo takes no account of it", .measured,
        "SWW lazy/pinned-headers b3", .window(300, 200),
        [
            .frame("b header", 50, 0, 200, 24), .frame("b3", 50, 0, 200, 20), .frame("b7", 50, 80, 200, 20),
            .frame("b footer", 50, 100, 200, 16), .frame("c header", 50, 116, 200, 24), .frame("c0", 50, 140, 200, 20),
            .frame("c2", 50, 180, 200, 20), .shown("c footer", false),
        ]
    ) { sections(.sectionHeaders, to: "b3") }

    Case(
        "L-012", "A pinned footer stays at the bottom, of the section that enters there", .measured,
        "SWW lazy/pinned-footers",
        parts: [
            Part(
                .window(300, 200),
                [
                    .frame("b3", 50, 0, 200, 20), .frame("b footer", 50, 100, 200, 16),
                    .frame("c header", 50, 116, 200, 24), .frame("c2", 50, 180, 200, 20),
                    .frame("c footer", 50, 184, 200, 16), .shown("b header", false),
                ]
            ) { sections(.sectionFooters, to: "b3") },
            Part(
                .window(300, 200),
                [
                    .frame("a1", 50, 0, 200, 20), .frame("a footer", 50, 140, 200, 16),
                    .frame("b header", 50, 156, 200, 24), .frame("b0", 50, 180, 200, 20),
                    .frame("b footer", 50, 184, 200, 16),
                ]
            ) { sections(.sectionFooters, to: "b0", .bottom) },
        ])

    Case(
        "L-013", "Headers and footers pinned at once", .measured, "SWW lazy/pinned-both", .window(300, 200),
        [
            .frame("b header", 50, 0, 200, 24), .frame("b3", 50, 0, 200, 20), .frame("b footer", 50, 100, 200, 16),
            .frame("c header", 50, 116, 200, 24), .frame("c2", 50, 180, 200, 20),
            .frame("c footer", 50, 184, 200, 16),
        ]
    ) { sections([.sectionHeaders, .sectionFooters], to: "b3") }

    // Section b ends 16 below the top, where its footer lies: that leaves 16 for its header of 24.
    Case(
        "L-014", "The end of its section pushes a pinned header away", .inferred,
        "swiftui.cc: the next section's header pushes it away; as UITableView's headers do", .window(300, 200),
        [.frame("c header", 50, 16, 200, 24), .frame("b header", 50, -8, 200, 24)],
        dispute: Dispute(
            chosen: "published descriptions say that the next header pushes; no recording shows it",
            alternative:
                "the recordings' rule alone: the header stays at 0 and covers the footer and 8 of the next header")
    ) {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    section("a")
                    section("b")
                    section("c")
                    Color.clear.frame(height: 200)
                }
            }.onAppear { proxy.scrollTo("c0", anchor: UnitPoint(x: 0, y: 40.0 / 180)) }
        }
    }
}

@MainActor @CaseList
private var lazyScrollingCases: [Case] {
    Case(
        "L-020", "Only the rows that can be seen are there", .measured, "SWW lazy/laziness", .window(300, 200),
        [.frame("r0", 50, 0, 200, 20), .frame("r9", 50, 180, 200, 20), .shown("r10", false)]
    ) { identifiedRows(to: nil) }

    Case(
        "L-021", "scrollTo finds the explicit identity of a row that is not there yet", .measured,
        "SWW lazy/laziness r100",
        .window(300, 200),
        [
            .frame("r100", 50, 0, 200, 20), .frame("r109", 50, 180, 200, 20), .shown("r99", false),
            .shown("r110", false),
        ]
    ) { identifiedRows(to: "r100") }
}

/// 200 rows of 20 points with identities of their own.
@MainActor private func identifiedRows(to name: String?) -> some View {
    ScrollViewReader { proxy in
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<200, id: \.self) { row in box(200, 20).probe("r\(row)").id("r\(row)") }
            }
        }.onAppear { if let name { proxy.scrollTo(name, anchor: .top) } }
    }
}

@MainActor
let sectionCases = Area("Sections in lazy containers") {
    gridSectionCases
    pinnedCases
    lazyScrollingCases
}
