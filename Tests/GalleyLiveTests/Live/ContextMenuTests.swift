import Foundation
import Galley
import GalleyLive
import GalleyTestSupport
import Testing

/// Menus that a long touch opens. Apple's Human Interface Guidelines (Context menus): people reveal one by a touch and hold, or a
/// secondary click; its items are those of a menu.
@MainActor @Suite("Context menus")
struct ContextMenuTests {
    private struct Menued: View {
        @State private var log = "none"
        @State private var count = 0
        var body: some View {
            VStack(spacing: 40) {
                Text(verbatim: "log \(log) \(count)")
                Text("Plain").contextMenu { Button("Copy") { log = "copy" } }
                Button("Count") { count += 1 }.contextMenu {
                    Button("Rename") { log = "rename" }
                    Divider()
                    Button("Delete", role: .destructive) { log = "delete" }
                }
                HStack {
                    Text("Inner").contextMenu { Button("Of the inner") { log = "inner" } }
                    Text("Beside")
                }
                .contextMenu { Button("Of the outer") { log = "outer" } }
                Text("Empty").contextMenu(nil as ContextMenu<Text>?)
                Text("Off").contextMenu { Button("Never") {} }.disabled(true)
            }
        }
    }

    private let host = ViewHost(Menued(), size: CGSize(width: 390, height: 844))

    private func point(_ name: String) throws -> CGPoint {
        let frame = try #require(host.frame(name))
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func hold(_ name: String, _ seconds: Double) throws {
        host.send(.pointerDown(try point(name)))
        host.advance(by: seconds)
        host.send(.pointerUp(try point(name)))
    }

    @Test("Half a second opens it, less does not; its items act and close it") func holding() throws {
        try hold("Plain", 0.45)
        #expect(!host.shows("Copy"))
        try hold("Plain", 0.55)
        #expect(host.shows("Copy"))
        host.tap("Copy")
        #expect(host.shows("log copy 0") && !host.shows("Copy"))
    }

    @Test("A button with a menu is pressed by a tap, and not by the touch that opens the menu") func buttons() throws {
        host.tap("Count")
        #expect(host.shows("log none 1"))
        try hold("Count", 0.55)
        #expect(host.shows("log none 1") && host.shows("Rename") && host.shows("Delete"))
        // A touch beside it closes it.
        host.tap(CGPoint(x: 5, y: 839))
        #expect(!host.shows("Rename"))
        let button = try #require(host.viewTree().flatMap(\.all).first { $0.role == .button })
        #expect(host.activate(button.id) && host.shows("log none 2"))
    }

    @Test("A second button opens it at once, the innermost of several") func secondButton() throws {
        #expect(host.openMenu(at: try point("Inner")) && host.shows("Of the inner") && !host.shows("Of the outer"))
        host.tap("Of the inner")
        #expect(host.openMenu(at: try point("Beside")) && host.shows("Of the outer"))
        host.tap("Of the outer")
        #expect(host.shows("log outer 0"))
        try hold("Inner", 0.55)
        #expect(host.shows("Of the inner") && !host.shows("Of the outer"))
    }

    @Test("Where there is none, or the view is disabled, nothing opens") func none() throws {
        for name in ["Empty", "Off", "log none 0"] { #expect(!host.openMenu(at: try point(name))) }
        #expect(!host.openMenu(at: CGPoint(x: 5, y: 5)))
        try hold("Off", 0.55)
        #expect(!host.shows("Never"))
    }

    @Test("A finger that moves on scrolls, and opens nothing") func scrolling() throws {
        let host = ViewHost(
            ScrollView {
                ForEach(0..<30) { number in
                    Text(verbatim: "row \(number)").frame(height: 40).contextMenu { Button("Copy") {} }
                }
            }, size: CGSize(width: 390, height: 400))
        let start = try #require(host.frame("row 5"))
        host.send(.pointerDown(CGPoint(x: start.midX, y: start.midY)))
        host.send(.pointerMoved(CGPoint(x: start.midX, y: start.midY - 60)))
        host.advance(by: 1)
        host.send(.pointerUp(CGPoint(x: start.midX, y: start.midY - 60)))
        #expect(!host.shows("Copy"))
        #expect(try #require(host.frame("row 5")).midY < start.midY - 40)
    }
}
