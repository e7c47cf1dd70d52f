import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Menus in menus and pickers in menus. Apple's Human Interface Guidelines (Menus, Submenus): a submenu opens from its parent's item. That
/// a picker's options are items of the menu around it, and with the style `.menu` those of a menu of its own, is reported of iOS 16 and
/// later.
@MainActor @Suite("Menus in menus")
struct LiveMenuTests {
    private let phone = CGSize(width: 390, height: 844)

    private struct Menued: View {
        @State private var chosen = "none"
        @State private var size = 1
        @State private var color = "red"
        @State private var isBold = false
        var body: some View {
            VStack {
                Text(verbatim: "chose \(chosen) \(size) \(color) \(isBold)")
                Menu("Open") {
                    Button("Plain") { chosen = "plain" }
                    Menu("More") {
                        Button("Inner") { chosen = "inner" }
                        Menu("Even more") { Button("Innermost") { chosen = "innermost" } }
                    }
                    Picker("Size", selection: $size) {
                        Text(verbatim: "Small").tag(1)
                        Text(verbatim: "Large").tag(2)
                    }
                    Picker("Color", selection: $color) {
                        Text(verbatim: "Red").tag("red")
                        Text(verbatim: "Blue").tag("blue")
                    }
                    .pickerStyle(.menu)
                    Toggle("Bold", isOn: $isBold)
                }
            }
        }
    }

    private func opened() -> ViewHost {
        let host = ViewHost(Menued(), size: phone)
        host.tap("Open")
        return host
    }

    @Test("A submenu opens, its items act, and all menus close") func submenus() {
        let host = opened()
        #expect(host.shows("Plain") && !host.shows("Inner"))
        host.tap("More")
        #expect(host.shows("Inner"))
        host.tap("Even more")
        #expect(host.shows("Innermost"))
        host.tap("Innermost")
        #expect(host.shows("chose innermost 1 red false"))
        for name in ["Plain", "Inner", "Innermost"] { #expect(!host.shows(name)) }
        // Opened again, the menu begins at its first level.
        host.tap("Open")
        #expect(host.shows("Plain") && !host.shows("Inner"))
    }

    @Test("A submenu's title leads back, a touch beside the menus closes them") func back() throws {
        let host = opened()
        host.tap("More")
        // The title lies over the item of the same name: the last one that is shown.
        let title = try #require(host.viewTree().flatMap(\.all).last { $0.label == "More" })
        host.tap(CGPoint(x: title.frame.midX, y: title.frame.midY))
        #expect(host.shows("Plain") && !host.shows("Inner"))
        host.tap("More")
        host.tap(CGPoint(x: 5, y: 839))
        #expect(!host.shows("Plain") && !host.shows("Inner"))
        #expect(host.shows("chose none 1 red false"))
    }

    @Test("A picker's options are items of the menu; in the style of a menu they are those of another") func pickers() {
        let host = opened()
        #expect(host.shows("Small") && host.shows("Large") && !host.shows("Blue"))
        host.tap("Large")
        #expect(host.shows("chose none 2 red false") && !host.shows("Small"))
        host.tap("Open")
        host.tap("Color")
        host.tap("Blue")
        #expect(host.shows("chose none 2 blue false") && !host.shows("Small"))
    }

    @Test("A toggle is an item, too") func toggles() {
        let host = opened()
        host.tap("Bold")
        #expect(host.shows("chose none 1 red true") && !host.shows("Plain"))
    }
}
