// Bars: titles, items, search, tabs and pages.
import SwiftUI

struct Chapters: View {
    var body: some View {
        List(1..<9) { chapter in
            NavigationLink("Chapter \(chapter)") { Text("Chapter \(chapter)") }
        }
    }
}

#Preview("Large title") {
    NavigationStack {
        Chapters()
            .navigationTitle("Book")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Filter", systemImage: "line.3.horizontal.decrease") {}
                }
                ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
            }
    }
}

#Preview("Inline title, way back") {
    NavigationStack(path: .constant(["Chapter 2"])) {
        Chapters()
            .navigationTitle("Book")
            .navigationDestination(for: String.self) { name in
                List(1..<6) { Text("Page \($0)") }
                    .navigationTitle(name)
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
            }
    }
}

#Preview("Toolbars") {
    NavigationStack {
        Text("Page")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Sketch")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} }
                ToolbarItem(placement: .principal) {
                    VStack(spacing: 0) {
                        Text("Sketch").font(.headline)
                        Text("Saved").font(.caption2).foregroundStyle(.secondary)
                    }
                }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Undo", systemImage: "arrow.uturn.backward") {}
                    Button("Redo", systemImage: "arrow.uturn.forward") {}
                }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("Pen", systemImage: "pencil") {}
                    Button("Fill", systemImage: "paintbrush") {}
                    Spacer()
                    Text("100 %").font(.footnote)
                    Spacer()
                    Button("Grid", systemImage: "grid") {}
                    Menu("More", systemImage: "ellipsis.circle") { Button("Export") {} }
                }
            }
    }
}

#Preview("Searchable") {
    NavigationStack {
        Chapters()
            .navigationTitle("Book")
            .searchable(text: .constant(""), prompt: "Chapters")
    }
}

#Preview("Search field in the drawer") {
    NavigationStack {
        Chapters()
            .navigationTitle("Book")
            .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: "Chapters")
    }
}

#Preview("Searching, with scopes") {
    NavigationStack {
        List(["Harbour", "Harvest", "Harp"], id: \.self) { Text($0) }
            .navigationTitle("Words")
            .searchable(
                text: .constant("har"), isPresented: .constant(true), placement: .navigationBarDrawer
            )
            .searchScopes(.constant(0)) {
                Text("Titles").tag(0)
                Text("Texts").tag(1)
            }
    }
}

struct TabsScreen: View {
    var body: some View {
        TabView {
            Tab("Today", systemImage: "newspaper") {
                NavigationStack {
                    List(["Sunrise at 6:12", "Two letters", "Rehearsal at eight"], id: \.self) { Text($0) }
                        .navigationTitle("Today")
                }
            }
            Tab("Plans", systemImage: "calendar") { Text("Plans") }
                .badge(3)
            Tab("Maps", systemImage: "map") { Text("Maps") }
            Tab("Search", systemImage: "magnifyingglass", role: .search) { Text("Search") }
        }
    }
}

#Preview("Tab bar") { TabsScreen() }

#Preview("Tab bar of five") {
    TabView(selection: .constant(2)) {
        ForEach(Array(["house", "heart", "star", "bell", "person"].enumerated()), id: \.offset) { index, name in
            Text(name.capitalized)
                .font(.largeTitle)
                .tabItem { Label(name.capitalized, systemImage: name) }
                .tag(index)
        }
    }
    .tint(.orange)
}

#Preview("Page style") {
    TabView {
        ForEach([Color.orange, .green, .purple], id: \.self) { color in
            RoundedRectangle(cornerRadius: 30)
                .fill(color.gradient)
                .padding(24)
                .padding(.bottom, 40)
        }
    }
    .tabViewStyle(.page)
    .indexViewStyle(.page(backgroundDisplayMode: .always))
}
