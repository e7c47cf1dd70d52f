import Galley

// Programs as files of iOS and macOS have them. The test is that this compiles.

struct PlainApp: App {
    var body: some Scene {
        WindowGroup { Text("First").accessibilityIdentifier("first") }
    }
}

final class Library: ObservableObject {
    @Published var count = 3
}

struct FullApp: App {
    @StateObject private var library = Library()
    @Environment(\.scenePhase) private var scenePhase

    init() {}

    @SceneBuilder var body: some Scene {
        WindowGroup("Title", id: "main") {
            AppContent().environmentObject(library)
        }
        .commands {
            CommandMenu("Tools") { Button("Run") {}.keyboardShortcut("r") }
            CommandGroup(replacing: .newItem) {}
            CommandGroup(after: .sidebar) { Button("Show") {} }
            SidebarCommands()
        }
        .defaultSize(width: 800, height: 600)
        .windowResizability(.contentSize)
        .onChange(of: scenePhase) { _, _ in }
        WindowGroup(for: Int.self) { $number in Text("\(number ?? 0)") }
        #if os(macOS) || os(Linux)
            Window("About", id: "about") { Text("About") }.windowStyle(.hiddenTitleBar)
            Settings { Text("Settings") }
            MenuBarExtra("Menu", systemImage: "star") { Button("Quit") {} }.menuBarExtraStyle(.window)
        #endif
    }
}

private struct AppContent: View {
    @EnvironmentObject private var library: Library
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("\(library.count)") { openWindow(id: "about") }.accessibilityIdentifier("content")
    }
}

struct SettingsApp: App {
    var body: some Scene {
        Settings { Text("Settings").accessibilityIdentifier("settings") }
    }
}
