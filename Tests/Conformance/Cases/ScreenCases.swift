import SwiftUI

/// A box in the middle of what is left of a screen of 320 by 400.
@MainActor private func stack<V: View>(@ViewBuilder _ change: (AnyView) -> V) -> some View {
    NavigationStack { change(AnyView(box(100, 50).probe("a"))) }
}

@MainActor
let screenCases = Area("Screens: bars and tabs") {
    Case(
        "N-001", "A stack of screens takes all that it is offered", .measured, "rules.md §18.9, SWW",
        parts: [
            Part(.proposing(320, 400), [.size(320, 400), .frame("a", 110, 175, 100, 50)]) { stack { $0 } },
            Part(.proposing(200, 100), [.size(200, 100)]) { stack { $0.navigationTitle("Title") } },
        ])

    Case(
        "N-002", "An inline title: 64 points without a safe area", .measured,
        "rules.md §18.9, SWW; rules.md §18.7, OUK",
        .proposing(320, 400), [.frame("a", 110, 207, 100, 50)]
    ) {
        stack { $0.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }

    Case(
        "N-003", "A large title: 52 more", .measured,
        "rules.md §18.7: 52 (ACN, OUK). SWW recorded 116.5 points in all, on a device whose lines are taller",
        .proposing(320, 400), [.y("a", (116 + 400 - 50) / 2)],
        dispute: Dispute(
            chosen: "52: two sources measured it, and the third one's lines are inflated (rules.md §18.7, note 2)",
            alternative: "52.5: the content begins at 116.5, the box at 233.25")
    ) {
        stack { $0.navigationTitle("Title") }
    }

    Case(
        "N-004", "Content that ignores the top safe area starts at 0, a scroll view keeps its frame", .measured,
        "rules.md §18.9, SWW",
        parts: [
            Part(.proposing(320, 400), [.frame("a", 0, 0, 320, 400)]) {
                NavigationStack {
                    Color.red.probe("a").ignoresSafeArea(edges: .top)
                        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                }
            },
            Part(.proposing(320, 400), [.frame("a", 0, 64, 320, 336)]) {
                NavigationStack {
                    ScrollView { Color.red.frame(height: 1000) }.probe("a")
                        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                }
            },
        ])

    Case(
        "N-005", "Tabs: the content is centred in the height less 83", .measured, "rules.md §18.9, SWW",
        .proposing(320, 400), [.size(320, 400), .frame("a", 110, 133.5, 100, 50)]
    ) {
        TabView { box(100, 50).probe("a").tabItem { Label("Tab", systemImage: "star") } }
    }

    Case(
        "N-006", "Pages: the content is centred in all of it", .measured, "rules.md §18.9, SWW",
        .proposing(320, 400), [.size(320, 400), .frame("a", 110, 175, 100, 50)]
    ) {
        TabView { box(100, 50).probe("a") }.tabViewStyle(.page)
    }

    Case(
        "N-007", "A sheet at its tallest begins 31 points down", .measured, "rules.md §18.7, SWW", .proposing(375, 667),
        [.frame("a", 0, 31, 375, 636)]
    ) {
        Color.blue.sheet(isPresented: .constant(true)) { Color.red.probe("a") }
    }

    Case(
        "N-008", "Up to iOS 18 a bar takes 44, with a large title 96, and tabs 49", .inferred,
        "rules.md §18.7, Flutter's Cupertino and dija", parts: barsBefore26)

    Case(
        "N-009", "Items in bars lie on platters of 44, 16 from the edges and 10 above the content", .measured,
        "rules.md §18.7, ACN and OUK: platters of 44 in a row of 64", .proposing(320, 400),
        [.frame("leading", 28, 22, 20, 20), .frame("trailing", 272, 22, 20, 20)]
    ) {
        stack { content in
            content.toolbar {
                ToolbarItem(placement: .topBarLeading) { box(20, 20).probe("leading") }
                ToolbarItem(placement: .topBarTrailing) { box(20, 20).probe("trailing") }
            }
        }
    }

    Case(
        "N-014", "A symbol lies in the middle of its platter of 44, a text 16 inside of its own", .measured,
        "rules.md §18.7, pictures of an iPhone 16 and an SE with iOS 26: 38 and 32 from the window's edge",
        .proposing(390, 400),
        [
            .of("symbol", "middle", 390 - 38) { $0.midX }, .of("symbol", "middle", 32) { $0.midY },
            .x("text", 32),
        ]
    ) {
        stack { content in
            content.toolbar {
                ToolbarItem(placement: .topBarLeading) { Text("Edit").probe("text") }
                ToolbarItem(placement: .topBarTrailing) { Image(systemName: "plus").probe("symbol") }
            }
        }
    }

    Case(
        "N-015", "The bar at the bottom takes 86; its items' middles are 52 above the end, a text 17 in its platter",
        .measured, "rules.md §18.7, pictures of an iPhone 16 and an SE with iOS 26", .proposing(390, 400),
        [
            .of("a", "middle", (400 - 86) / 2.0) { $0.midY }, .x("text", 28 + 17),
            .of("text", "middle", 400 - 52) { $0.midY }, .of("symbol", "middle", 390 - 28 - 24) { $0.midX },
        ]
    ) {
        stack { content in
            content.toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Text("Edit").probe("text")
                    Spacer()
                    Image(systemName: "plus").probe("symbol")
                }
            }
        }
    }

    Case(
        "N-016", "Nothing is between a large title and the first card; a header keeps its cell", .measured,
        "home-assistant/iOS's snapshots (ServerSwitchingSettingsView, SettingsServersView)",
        parts: [
            Part(.proposing(390, 800), [.y("a", 116 + 16)]) {
                NavigationStack { List { box(20, 20).probe("a") }.navigationTitle("Title") }
            },
            Part(.proposing(390, 800), [.y("header", 116 + 10)]) {
                NavigationStack {
                    List {
                        Section {
                            box(20, 20)
                        } header: {
                            box(20, 20).probe("header")
                        }
                    }
                    .navigationTitle("Title")
                }
            },
            Part(.proposing(390, 800), [.y("a", 64 + 35 + 16)]) {
                NavigationStack {
                    List { box(20, 20).probe("a") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                }
            },
        ])

    Case(
        "N-010", "An alert is 0.796 of the width, what is in it lies 24 in", .measured,
        "rules.md §18.7: 320 of 402 (ACN), 299 of 375 (SWW)",
        parts: [
            Part(.proposing(402, 874), [.width("a", 272)]) { alert },
            Part(.proposing(375, 667), [.width("a", 251)]) { alert },
        ])

    Case(
        "N-011", "Up to iOS 18 an alert is 270 wide", .inferred, "rules.md §18.7, dija; the 16 inside chosen",
        .proposing(390, 844).before26, [.width("a", 238)]
    ) { alert }

    Case(
        "N-012", "A sheet of medium height takes half of the screen", .inferred,
        "PresentationDetent.medium, documented as about half; rules.md §18.10",
        .proposing(390, 844).before26, [.frame("a", 0, 422, 390, 422)]
    ) {
        Color.blue.sheet(isPresented: .constant(true)) { Color.red.probe("a").presentationDetents([.medium]) }
    }

    Case(
        "N-013", "A tablet's split view: 320 for the sidebar, the rest for the detail", .inferred,
        "rules.md §18.10, chosen", .proposing(1180, 820).before26, [.width("a", 320), .x("b", 320.0 + 1.0)]
    ) {
        NavigationSplitView {
            Color.red.probe("a")
        } detail: {
            Color.blue.probe("b")
        }
    }
}

/// An alert with a view among its buttons.
@MainActor private var alert: some View {
    Color.blue.alert("Title", isPresented: .constant(true)) {
        Color.red.frame(height: 10).probe("a")
        Button("OK") {}
    }
}

/// The box in what bars leave of the screen before iOS 26.
@MainActor private var barsBefore26: [Part] {
    [
        Part(.proposing(320, 400).before26, [.y("a", 197)]) {
            stack { $0.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        },
        Part(.proposing(320, 400).before26, [.y("a", 223)]) { stack { $0.navigationTitle("Title") } },
        Part(.proposing(320, 400).before26, [.y("a", 150.5)]) {
            TabView { box(100, 50).probe("a").tabItem { Label("Tab", systemImage: "star") } }
        },
    ]
}
