import Galley

// Every form of tabs, as files of iOS say it. The test is that this compiles.

enum Section3: Hashable, CaseIterable, Identifiable {
    case home, search, profile
    var id: Self { self }
}

struct TabUsage: View {
    @State private var index = 0
    @State private var section: Section3? = .home
    @State private var name = "a"

    var body: some View {
        VStack {
            TabView {
                Text("1").tabItem { Label("One", systemImage: "1.circle") }
                Text("2").tabItem {
                    Image(systemName: "2.circle")
                    Text("Two")
                }
                .badge(5)
            }
            TabView(selection: $index) {
                Text("1").tabItem { Label("One", systemImage: "1.circle") }.tag(0).badge("New")
                Text("2").tabItem { Text("Two") }.tag(1)
                ForEach(2..<4) { number in Text("\(number)").tabItem { Text("\(number)") }.tag(number) }
            }
            .tabViewStyle(.automatic)
            TabView(selection: $section) {
                ForEach(Section3.allCases) { section in
                    Text("\(section)").tabItem { Text("\(section)") }.tag(section as Section3?)
                }
            }
            .tint(.orange)
            newTabs
            TabView {
                Color.red
                Color.green
            }
            .tabViewStyle(.page)
            .indexViewStyle(.page(backgroundDisplayMode: .always))
            TabView { Color.red }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
        }
    }

    @ViewBuilder private var newTabs: some View {
        TabView {
            Tab("Home", systemImage: "house") { Text("Home") }
            Tab("Picture", image: "picture") { Text("Picture") }.badge(3)
            Tab(role: .search) { Text("Search") }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabBarMinimizeBehavior(.onScrollDown)
        TabView(selection: $section) {
            Tab("Home", systemImage: "house", value: .home) { Text("Home") }
            Tab("Search", systemImage: "magnifyingglass", value: .search, role: .search) { Text("Search") }
            Tab("Profile", systemImage: "person", value: Section3.profile) { Text("Profile") }
        }
        TabView(selection: $name) {
            Tab("A", systemImage: "a.circle", value: "a") { Text("A") }
            if index > 0 {
                Tab("B", systemImage: "b.circle", value: "b") { Text("B") }
            }
            Tab(value: "c") {
                Text("C")
            } label: {
                Label("C", systemImage: "c.circle")
            }
            .customizationID("c")
            TabSection("More") {
                Tab("D", systemImage: "d.circle", value: "d") { Text("D") }
                ForEach(["e", "f"], id: \.self) { name in
                    Tab(name, systemImage: "circle", value: name) { Text(name) }
                }
            }
            .defaultVisibility(.hidden, for: .tabBar)
            OwnTabs()
        }
        .tabViewStyle(.tabBarOnly)
        .tabViewBottomAccessory { Text("Now playing") }
    }
}

struct OwnTabs: TabContent {
    var body: some TabContent<String> {
        Tab("G", systemImage: "g.circle", value: "g") { Text("G") }
        Tab("H", systemImage: "h.circle", value: "h") { Text("H") }
    }
}
