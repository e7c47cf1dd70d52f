import Galley

// Every form of navigation, as files of iOS say it. The test is that this compiles; `NavigationUsageTests` draws each.

struct Recipe: Identifiable, Hashable, Codable {
    var id: Int
    var name: String
}

enum Route: Hashable {
    case recipe(Recipe)
    case settings
}

struct StackUsage: View {
    @State private var path: [Route] = [.recipe(Recipe(id: 1, name: "Soup"))]
    @State private var shown = false
    @State private var chosen: Recipe?

    var body: some View {
        NavigationStack(path: $path) {
            List(0..<3, id: \.self) { index in
                NavigationLink("Recipe \(index)", value: Route.recipe(Recipe(id: index, name: "Soup")))
            }
            .navigationTitle("Recipes")
            .navigationBarTitleDisplayMode(.large)
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .recipe(let recipe): Text(recipe.name).navigationTitle(recipe.name)
                case .settings: Text("Settings")
                }
            }
            .navigationDestination(isPresented: $shown) { Text("Shown") }
            .navigationDestination(item: $chosen) { recipe in Text(recipe.name) }
        }
    }
}

struct MixedPathUsage: View {
    @State private var path = NavigationPath([1, 2])

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("Push") { path.append("text") }
                Button("Back") { path.removeLast() }
                Text("\(path.count) \(path.isEmpty ? "empty" : "full")")
            }
            .navigationDestination(for: String.self) { Text($0) }
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
    }
}

struct LinkUsage: View {
    @State private var isActive = false
    @State private var selection: String?
    let title = "A title"

    var body: some View {
        NavigationView {
            VStack {
                NavigationLink("Closure") { Text("There") }
                NavigationLink(title) { Text("There") }
                NavigationLink("View", destination: Text("There"))
                NavigationLink(title, destination: Text("There"))
                NavigationLink(destination: Text("There")) { Label("Label", systemImage: "star") }
                NavigationLink {
                    Text("There")
                } label: {
                    Text("Label")
                }
                links
            }
            .navigationBarTitle("Links", displayMode: .inline)
            .navigationBarItems(leading: Button("Edit") {}, trailing: Image(systemName: "plus"))
        }
        .navigationViewStyle(.stack)
    }

    @ViewBuilder private var links: some View {
        NavigationLink("Active", isActive: $isActive) { Text("There") }
        NavigationLink(isActive: $isActive) {
            Text("There")
        } label: {
            EmptyView()
        }
        NavigationLink("Active", destination: Text("There"), isActive: $isActive)
        NavigationLink(destination: Text("There"), isActive: $isActive) { EmptyView() }
        NavigationLink("Tag", destination: Text("There"), tag: "a", selection: $selection)
        NavigationLink(destination: Text("There"), tag: "b", selection: $selection) { Text("Tag") }
        NavigationLink("Tag", tag: "c", selection: $selection) { Text("There") }
        NavigationLink(value: Recipe(id: 1, name: "Soup")) { Text("Value") }
        NavigationLink(value: Optional<Int>.none) { Text("Nowhere") }
        NavigationLink("Value", value: 3).isDetailLink(false)
    }
}

struct TitleUsage: View {
    @State private var name = "Untitled"
    let key: LocalizedStringKey = "Key"
    let text = "Text"

    var body: some View {
        VStack {
            Text("1").navigationTitle("Literal")
            Text("2").navigationTitle(key)
            Text("3").navigationTitle(text)
            Text("4").navigationTitle(Text("A text"))
            Text("5").navigationTitle($name)
            Text("6").navigationBarTitle("Old").navigationBarTitle(Text("Older"), displayMode: .automatic)
            Text("7").navigationSubtitle("Below").navigationSubtitle(text)
            Text("8").navigationBarHidden(true).navigationBarBackButtonHidden().navigationBarBackButtonHidden(true)
            Text("9").toolbarTitleDisplayMode(.inlineLarge)
        }
    }
}

struct SplitUsage: View {
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @State private var column = NavigationSplitViewColumn.detail
    @State private var selection: Int?

    var body: some View {
        NavigationSplitView {
            List(0..<3, id: \.self) { Text("\($0)") }.navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 400)
        } detail: {
            Text("Detail")
        }
        .navigationSplitViewStyle(.balanced)
        NavigationSplitView(columnVisibility: $visibility) {
            Text("Sidebar").navigationSplitViewColumnWidth(200)
        } content: {
            Text("Content")
        } detail: {
            Text("Detail")
        }
        .navigationSplitViewStyle(.prominentDetail)
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            Text("Sidebar")
        } detail: {
            Text("Detail")
        }
        NavigationSplitView(preferredCompactColumn: $column) {
            Text("Sidebar")
        } content: {
            Text("Content")
        } detail: {
            Text("Detail")
        }
        .toolbar(removing: .sidebarToggle)
    }
}

struct ToolbarUsage: View {
    @State private var isEditing = false
    @State private var text = ""

    var body: some View {
        NavigationStack {
            Text("Content")
                .toolbar {
                    Button("Add") {}
                    Button("Remove", role: .destructive) {}
                }
                .toolbar { ToolbarItem { Button("One") {} } }
                .toolbar { items }
                .toolbar(id: "main") {
                    ToolbarItem(id: "a", placement: .topBarTrailing) { Button("A") {} }
                    ToolbarItem(id: "b", placement: .secondaryAction, showsByDefault: false) { Button("B") {} }
                }
                .toolbar(.visible, for: .navigationBar, .bottomBar)
                .toolbar(.hidden, for: .tabBar)
                .toolbarBackground(.visible, for: .navigationBar)
                .toolbarBackground(Color.orange, for: .navigationBar)
                .toolbarBackgroundVisibility(.automatic, for: .bottomBar)
                .toolbarColorScheme(.dark, for: .navigationBar)
                .toolbarVisibility(.automatic, for: .bottomBar)
                .toolbarRole(.editor)
                .toolbarTitleMenu { Button("Rename") {} }
                .navigationTitle("Toolbar")
        }
    }

    @ToolbarContentBuilder private var items: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Done") {}.disabled(true) }
        ToolbarItem(placement: .destructiveAction) { Button("Delete") {} }
        ToolbarItem(placement: .principal) { Text("Principal").font(.headline) }
        ToolbarItem(placement: .navigationBarLeading) { Image(systemName: "gear") }
        ToolbarItemGroup(placement: .bottomBar) {
            Button("Left") {}
            Spacer()
            Button("Right") {}
        }
        ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") {}
        }
        if isEditing {
            ToolbarItem(placement: .primaryAction) { Button("Save") {} }
        } else {
            ToolbarItem(placement: .primaryAction) { Button("Edit") {} }
        }
        if !text.isEmpty { ToolbarItem(placement: .status) { Text(text) } }
        MoreItems()
    }
}

struct MoreItems: ToolbarContent {
    @Environment(\.dismiss) private var dismiss

    var body: some ToolbarContent {
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarItem(placement: .topBarTrailing) { Button("Close") { dismiss() } }.sharedBackgroundVisibility(.hidden)
        ToolbarSpacer(.flexible)
        ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Bold") {}
            Button("Italic") {}
        } label: {
            Label("Format", systemImage: "textformat")
        }
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
    }
}

struct SearchUsage: View {
    @State private var text = ""
    @State private var isSearching = false
    @State private var tokens: [Recipe] = []
    @State private var scope = 0
    let prompt = "What?"

    var body: some View {
        NavigationStack {
            VStack {
                Text("1").searchable(text: $text)
                Text("2").searchable(text: $text, prompt: "Find").searchable(text: $text, prompt: prompt)
                Text("3").searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
                Text("4").searchable(text: $text, placement: .toolbar, prompt: Text("Find"))
                Text("5").searchable(text: $text, isPresented: $isSearching, prompt: "Find")
                Text("6").searchable(text: $text, tokens: $tokens) { Text($0.name) }
                Text("7").searchable(text: $text, tokens: $tokens, suggestedTokens: $tokens, prompt: "Find") {
                    Text($0.name)
                }
                Text("8").searchable(text: $text, editableTokens: $tokens) { $token in Text(token.name) }
                SearchResults()
            }
            .searchScopes($scope) {
                Text("All").tag(0)
                Text("Mine").tag(1)
            }
            .searchSuggestions {
                Text("Soup").searchCompletion("soup")
                ForEach(tokens) { Text($0.name).searchCompletion($0) }
            }
            .searchPresentationToolbarBehavior(.avoidHidingContent)
            .onSubmit(of: .search) {}
        }
    }
}

struct SearchResults: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        if isSearching { Button("Cancel") { dismissSearch() } }
        Button("Close") { presentationMode.wrappedValue.dismiss() }
        Button("Done", action: { dismiss() }).disabled(!isPresented)
    }
}
