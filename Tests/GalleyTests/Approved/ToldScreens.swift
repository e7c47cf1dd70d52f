import Foundation
import Galley

/// Lists, bars, tabs and what lies over windows, each in several windows.
@MainActor enum ToldScreens {
    /// A window: its name, its size, and how views are drawn in it.
    @MainActor struct Window {
        let name: String
        let size: CGSize
        var insets = EdgeInsets()
        var change: (inout RenderOptions) -> Void = { _ in }

        static let phone = Window(
            name: "phone", size: CGSize(width: 393, height: 852),
            insets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        static let oldPhone = Window(
            name: "iOS 18, dark, right to left", size: CGSize(width: 375, height: 667),
            insets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        ) {
            $0.look = .iOS18
            $0.colorScheme = .dark
            $0.layoutDirection = .rightToLeft
        }
        static let tablet = Window(
            name: "tablet", size: CGSize(width: 1133, height: 744),
            insets: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
        static let mac = Window(name: "macOS", size: CGSize(width: 700, height: 480)) { $0.textPlatform = .macOS }
    }

    struct Scene {
        let name: String
        let windows: [Window]
        let view: AnyView

        init(_ name: String, _ windows: Window..., @ViewBuilder view: () -> some View) {
            (self.name, self.windows, self.view) = (name, windows, AnyView(view()))
        }
    }

    static var all: [Scene] { lists + tables + bars + tabs + covers }

    @ViewBuilder private static var rows: some View {
        Section("Fruit") {
            Text("Apple")
            Label("Banana", systemImage: "star").badge(3)
            NavigationLink("Cherry") { Text("There") }
        }
        Section {
            Toggle("Switch", isOn: .constant(true))
            LabeledContent("Name", value: "Value")
            Text("Of its own").listRowBackground(Color.yellow)
                .listRowInsets(EdgeInsets(top: 1, leading: 40, bottom: 2, trailing: 3)).listRowSeparator(.hidden)
            Text("Below").listRowSeparatorTint(.red).swipeActions { Button("Delete", role: .destructive) {} }
        } header: {
            Text("A header")
        } footer: {
            Text("A footer that is long enough for two lines on a phone, so that its lines can be told.")
        }
    }

    private static var lists: [Scene] {
        [
            Scene("list", .oldPhone, .mac) { List { rows } },
            Scene("plain list", .phone, .oldPhone) { List { rows }.listStyle(.plain) },
            Scene("grouped list", .oldPhone, .tablet) { List { rows }.listStyle(.grouped) },
            Scene("sidebar", .mac, .tablet) { List { rows }.listStyle(.sidebar) },
            Scene("bordered list", .mac) { List { rows }.listStyle(.bordered) },
            Scene("form", .oldPhone, .mac) {
                Form {
                    rows
                    TextField("Name", text: .constant("Ada"))
                    Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
                    DatePicker(
                        "Day", selection: .constant(Date(timeIntervalSince1970: 1_750_000_000)),
                        displayedComponents: .date)
                    Slider(value: .constant(0.5))
                    Stepper("3", value: .constant(3))
                }
            },
            Scene("grouped form", .mac) { Form { rows }.formStyle(.grouped) },
            Scene("edited list", .phone, .oldPhone) {
                List(selection: .constant(Set([2]))) {
                    ForEach(0..<4) { Text("Row \($0)") }.onDelete { _ in }.onMove { _, _ in }
                }
                .environment(\.editMode, .constant(.active))
            },
            Scene("selected rows", .tablet, .mac) {
                List(selection: .constant(Int?.some(1))) { ForEach(0..<3) { Text("Row \($0)").tag($0) } }
            },
            Scene("outline", .phone, .mac) {
                List {
                    OutlineGroup(
                        [Branch("Tree", [Branch("Twig"), Branch("Bough", [Branch("Leaf")])])], children: \.parts
                    ) {
                        Text($0.name)
                    }
                    DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Inside") }
                }
            },
            Scene("margins and spacing", .phone) {
                List { rows }.listSectionSpacing(40).listRowSpacing(5).contentMargins(.horizontal, 50)
                    .environment(\.defaultMinListRowHeight, 70).scrollContentBackground(.hidden)
            },
            Scene("large text", .phone) {
                List { rows }.environment(\.dynamicTypeSize, .accessibility2)
            },
        ]
    }

    private struct Branch: Identifiable {
        let name: String
        let parts: [Branch]?
        var id: String { name }

        init(_ name: String, _ parts: [Branch]? = nil) { (self.name, self.parts) = (name, parts) }
    }

    private struct City: Identifiable {
        let id: Int
        let name: String
        let people: Int
    }

    private static var tables: [Scene] {
        [
            Scene("table", .tablet, .mac, .phone) {
                Table(
                    [City(id: 1, name: "Rome", people: 2800), City(id: 2, name: "Oslo", people: 700)],
                    selection: .constant(Set([2])),
                    sortOrder: .constant([KeyPathComparator(\City.people, order: .reverse)])
                ) {
                    TableColumn("Name", value: \City.name)
                    TableColumn("People", value: \City.people) { Text($0.people, format: .number) }.width(90)
                        .alignment(.trailing)
                    TableColumn("Note") { (_: City) in Text("A note") }.width(min: 60, ideal: 100, max: 300)
                }
            }
        ]
    }

    private static var bars: [Scene] {
        [
            Scene("large title with items", .oldPhone, .phone) {
                NavigationStack {
                    ScrollView { Text("Content").frame(height: 1000) }
                        .navigationTitle("Large title").navigationSubtitle("Subtitle")
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                            ToolbarItemGroup(placement: .topBarTrailing) {
                                Button("Add", systemImage: "plus") {}
                                Button("More", systemImage: "ellipsis") {}.disabled(true)
                            }
                            ToolbarItemGroup(placement: .bottomBar) {
                                Button("Left") {}
                                Spacer()
                                Button("Right", systemImage: "trash") {}
                            }
                        }
                }
            },
            Scene("pushed, with confirming and cancelling", .oldPhone, .phone) {
                NavigationStack(path: .constant([1])) {
                    Text("Root").navigationTitle("The first screen")
                        .navigationDestination(for: Int.self) { _ in
                            Text("Second").navigationTitle("Second").navigationBarTitleDisplayMode(.inline)
                                .toolbar {
                                    ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                                    ToolbarItem(placement: .status) { Text("Status") }
                                }
                                .toolbarBackground(Color.orange, for: .navigationBar)
                                .toolbarBackground(.visible, for: .navigationBar)
                        }
                }
            },
            Scene("searched", .oldPhone, .phone, .tablet) {
                NavigationStack {
                    List { Text("Found") }.navigationTitle("Search")
                        .searchable(text: .constant("fo"), isPresented: .constant(true), prompt: "What")
                        .searchScopes(.constant(0), activation: .onSearchPresentation) {
                            Text("All").tag(0)
                            Text("Mine").tag(1)
                        }
                        .searchSuggestions { Text("Suggested").searchCompletion("done") }
                }
            },
            Scene("columns", .tablet, .mac, .oldPhone) {
                NavigationSplitView {
                    List(selection: .constant(Int?.some(1))) {
                        ForEach(0..<3) { Label("Row \($0)", systemImage: "folder").tag($0) }
                    }
                    .navigationTitle("Sidebar").navigationSplitViewColumnWidth(240)
                } detail: {
                    Text("Detail").navigationTitle("Detail")
                        .toolbar { ToolbarItem { Button("Add", systemImage: "plus") {} } }
                        .inspector(isPresented: .constant(true)) { Text("Inspector").inspectorColumnWidth(180) }
                }
            },
            Scene("toolbar of a window", .mac) {
                Text("Content").frame(maxWidth: .infinity, maxHeight: .infinity).navigationTitle("Window")
                    .toolbar {
                        ToolbarItem(placement: .navigation) { Button("Back", systemImage: "chevron.left") {} }
                        ToolbarItem(placement: .principal) { Text("Middle") }
                        ToolbarItem { Button("Add", systemImage: "plus") {} }
                    }
            },
        ]
    }

    private static var tabs: [Scene] {
        [
            Scene("tabs", .oldPhone, .phone, .tablet, .mac) {
                TabView(selection: .constant(2)) {
                    Tab("One", systemImage: "1.circle", value: 1) { Text("First") }.badge(5)
                    Tab("Two", systemImage: "2.circle", value: 2) { Text("Second") }.badge("New")
                    Tab("Three", systemImage: "3.circle", value: 3) { Text("Third") }
                    Tab("Four", systemImage: "4.circle", value: 4) { Text("Fourth") }
                    Tab(value: 5, role: .search) { Text("Search") }
                }
                .tint(.purple)
            },
            Scene("sidebar of tabs", .tablet, .phone) {
                TabView {
                    Tab("One", systemImage: "1.circle") { Text("First") }
                    TabSection("More") {
                        Tab("Two", systemImage: "2.circle") { Text("Second") }
                        Tab("Three", systemImage: "3.circle") { Text("Third") }
                    }
                }
                .tabViewStyle(.sidebarAdaptable).tabViewBottomAccessory { Text("Now playing") }
            },
            Scene("six tabs", .oldPhone) {
                TabView {
                    ForEach(0..<6) { number in Text("\(number)").tabItem { Label("T\(number)", systemImage: "star") } }
                }
            },
            Scene("pages", .phone, .oldPhone) {
                TabView(selection: .constant(1)) { ForEach(0..<3) { Text("Page \($0)").tag($0) } }
                    .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
            },
        ]
    }

    private static var covers: [Scene] {
        let page = VStack {
            Text("Title").font(.headline)
            Button("Close") {}
        }
        let base = Color.teal.frame(width: 200, height: 100)
        return [
            Scene("sheet", .oldPhone, .tablet, .mac) {
                base.sheet(isPresented: .constant(true)) { NavigationStack { page.navigationTitle("Sheet") } }
            },
            Scene("sheet of half the height", .phone, .oldPhone) {
                base.sheet(isPresented: .constant(true)) {
                    page.presentationDetents([.medium, .large]).presentationCornerRadius(20)
                        .presentationBackground(.thinMaterial)
                }
            },
            Scene("sheet of a height", .phone) {
                base.sheet(isPresented: .constant(true)) {
                    page.presentationDetents([.height(180)]).presentationDragIndicator(.visible)
                        .presentationBackgroundInteraction(.enabled)
                }
            },
            Scene("cover", .oldPhone) { base.fullScreenCover(isPresented: .constant(true)) { page } },
            Scene("popover", .tablet, .mac, .phone) {
                base.popover(isPresented: .constant(true), arrowEdge: .top) { page.padding() }
            },
            Scene("kept popover", .phone, .oldPhone) {
                base.popover(isPresented: .constant(true)) { page.padding().presentationCompactAdaptation(.popover) }
            },
            Scene("alert of two buttons", .phone, .oldPhone, .tablet, .mac) {
                base.alert("Title", isPresented: .constant(true)) {
                    Button("Delete", role: .destructive) {}
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("A message that is long enough to need two lines of the alert.")
                }
            },
            Scene("alert of three buttons and a field", .phone, .oldPhone) {
                base.alert("Title", isPresented: .constant(true)) {
                    TextField("Name", text: .constant(""))
                    Button("First") {}
                    Button("Second") {}
                    Button("Cancel", role: .cancel) {}
                }
            },
            Scene("dialog", .phone, .oldPhone, .tablet, .mac) {
                base.confirmationDialog("Which one", isPresented: .constant(true), titleVisibility: .visible) {
                    Button("First") {}
                    Button("Delete", role: .destructive) {}
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("A message")
                }
            },
        ]
    }
}
