import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// A device's own clock and bar lie over everything, and take nothing: fingers, keys and the focus go to what lies
/// under them, with a sheet and without (the documentation of `RenderOptions.chrome` and `HitTest`).
@MainActor @Suite("Under a device's own things")
struct LiveChromeTests {
    private struct Screen: View {
        let log: (String) -> Void
        @State private var isShown = false
        @State private var text = ""
        @State private var other = ""
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: 100).onTapGesture { log("top") }.onHover { log("over \($0)") }
                Button("open") { isShown = true }.frame(height: 100)
                TextField("first", text: $text).frame(height: 60)
                Color.blue.onTapGesture { log("foot") }
            }
            .ignoresSafeArea()
            .sheet(isPresented: $isShown) {
                VStack(spacing: 0) {
                    Button("inside") { log("inside") }.frame(height: 100)
                    TextField("second", text: $other).frame(height: 60)
                    Text(verbatim: "<\(other)>")
                    Spacer()
                }
            }
        }
    }

    private func host(_ chrome: Bool, _ log: @escaping (String) -> Void) -> ViewHost {
        var options = RenderOptions()
        options.chrome = chrome
        options.safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        return ViewHost(Screen(log: log), size: CGSize(width: 393, height: 852), options: options)
    }

    @Test("A finger goes through the clock and the bar", arguments: [false, true]) func fingers(chrome: Bool) {
        var told: [String] = []
        let host = host(chrome) { told.append($0) }
        #expect(host.core.tree.covers.count == (chrome ? 1 : 0))
        for point in [CGPoint(x: 60, y: 30), CGPoint(x: 196, y: 20), CGPoint(x: 196, y: 845)] { host.tap(point) }
        host.send(.hover(CGPoint(x: 60, y: 30)))
        host.send(.hover(CGPoint(x: 60, y: 150)))
        #expect(told == ["top", "top", "foot", "over true", "over false"])
    }

    @Test("With a sheet they go to the sheet, and Escape leaves that", arguments: [false, true]) func sheets(
        chrome: Bool
    ) {
        var told: [String] = []
        let host = host(chrome) { told.append($0) }
        host.send(.key(.escape))
        #expect(host.shows("open"))
        host.tap("open")
        #expect(host.core.tree.covers.count == (chrome ? 2 : 1) && host.shows("inside"))
        host.tap("inside")
        #expect(told == ["inside"])
        // What lies under the sheet is not reached: a touch beside it leaves it.
        host.send(.key(.escape))
        #expect(!host.shows("inside") && told == ["inside"])
        host.tap("open")
        host.tap(CGPoint(x: 196, y: 5))
        #expect(!host.shows("inside") && told == ["inside"])
    }

    @Test("The focus is in the topmost that lies over the window", arguments: [false, true]) func focus(chrome: Bool) {
        let host = host(chrome) { _ in }
        host.send(.focusNext)
        #expect(host.focusedView != nil)
        let first = host.focusedView
        host.tap("open")
        #expect(host.focusedView == nil)
        host.send(.focusNext)
        #expect(host.focusedView != nil && host.focusedView != first)
        host.send(.text("ab"))
        #expect(host.shows("<ab>"))
        host.send(.key(.delete))
        host.send(.key("c", .shift))
        #expect(host.shows("<aC>"))
    }
}
