import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Programs")
struct AppTests {
    @Test("The content of the first window") func firstWindow() {
        #expect(LayoutRecord(of: _AppWindow(PlainApp.self)).node("first") != nil)
        let full = LayoutRecord(of: _AppWindow(FullApp.self))
        #expect(full.node("content") != nil && full.node("settings") == nil)
        #expect(LayoutRecord(of: _AppWindow(SettingsApp.self)).node("settings") != nil)
    }

    @Test("On macOS a window's first size is the picture's") func defaultSize() {
        var options = RenderOptions()
        options.textPlatform = .macOS
        #expect(RenderedView(_AppWindow(FullApp.self), options: options).size == CGSize(width: 800, height: 600))
    }

    @Test("A device's own things: only where they are asked for") func chrome() {
        let view = Color.red.probe("content")
        var options = screenOptions(insets: phoneInsets)
        #expect(LayoutRecord(of: view, options: options).root.first("StatusBar") == nil)
        options.chrome = true
        let root = LayoutRecord(of: view, options: options).root
        #expect(root.first("StatusBar") != nil && root.first("HomeIndicator") != nil)
        #expect(root.named("content")?.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
        let hidden = LayoutRecord(of: view.statusBarHidden().persistentSystemOverlays(.hidden), options: options).root
        #expect(hidden.first("StatusBar") == nil && hidden.first("HomeIndicator") == nil)
    }

    @Test("Notes: glass says once that it is an approximation") func notes() {
        let view = NavigationStack { Text("x").toolbar { Button("A") {} } }
        let notes = RenderedView(view, options: screenOptions()).diagnostics
        #expect(notes.count == 1 && notes[0].severity == .note && notes[0].description.hasPrefix("note: "))
        #expect(RenderedView(view, options: screenOptions(look: .iOS18)).diagnostics.isEmpty)
    }
}
