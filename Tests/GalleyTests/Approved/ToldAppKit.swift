import Foundation
import Galley
import GalleyAppKit
import GalleyAppKitClasses
import GalleyApproved
import GalleyTestSupport
import Testing

/// Views of AppKit's as they are drawn in one of SwiftUI's, as approved.
@MainActor @Suite("AppKit's views drawn, approved", .enabled(if: Approved.isUsualSystem)) struct ToldAppKitTests {
    private struct Shown: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ nsView: NSView, context: Context) {}
    }

    private static func made<V: NSView>(_ view: V, _ change: (V) -> Void) -> V {
        change(view)
        return view
    }

    private static var all: [(String, () -> NSView)] {
        [
            ("button", { NSButton(title: "Title", target: nil, action: nil) }),
            ("plain button", { made(NSButton(title: "Title", target: nil, action: nil)) { $0.isBordered = false } }),
            (
                "small button that is off",
                {
                    made(NSButton(title: "Title", target: nil, action: nil)) {
                        $0.isEnabled = false
                        $0.controlSize = .small
                        $0.bezelColor = .red
                    }
                }
            ),
            ("checkbox", { made(NSButton(checkboxWithTitle: "Check", target: nil, action: nil)) { $0.state = .on } }),
            ("label", { NSTextField(labelWithString: "A label") }),
            ("text", { made(NSTextView()) { $0.string = "A text\nof two lines" } }),
            (
                "slider",
                {
                    made(NSSlider()) {
                        $0.maxValue = 4
                        $0.doubleValue = 1
                    }
                }
            ),
            ("switch", { made(NSSwitch()) { $0.state = .on } }),
            (
                "bar",
                {
                    made(NSProgressIndicator()) {
                        $0.isIndeterminate = false
                        $0.doubleValue = 30
                    }
                }
            ),
            ("spinner", { made(NSProgressIndicator()) { $0.style = .spinning } }),
            (
                "image",
                { made(NSImageView()) { $0.image = NSImage(systemSymbolName: "star", accessibilityDescription: nil) } }
            ),
            (
                "scrolled",
                {
                    made(NSScrollView()) {
                        $0.documentView = made(NSTextView()) { $0.string = "Inside" }
                        $0.borderType = .lineBorder
                    }
                }
            ),
            ("glass", { made(NSVisualEffectView()) { $0.material = .sidebar } }),
            (
                "frames from below",
                {
                    let outer = NSView()
                    let inner = made(NSView(frame: CGRect(x: 10, y: 5, width: 30, height: 20))) {
                        $0.wantsLayer = true
                        $0.layer?.backgroundColor = NSColor.red.cgColor
                        $0.alphaValue = 0.5
                    }
                    outer.addSubview(inner)
                    return outer
                }
            ),
            (
                "constraints",
                {
                    let (outer, a, b) = (
                        NSView(), NSTextField(labelWithString: "First"), NSTextField(labelWithString: "Second")
                    )
                    for view in [a, b] {
                        view.translatesAutoresizingMaskIntoConstraints = false
                        outer.addSubview(view)
                    }
                    NSLayoutConstraint.activate([
                        a.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
                        a.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
                        b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 6),
                        b.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -12),
                    ])
                    return outer
                }
            ),
        ]
    }

    @Test("Views") func views() throws {
        let parts = Self.all.map { name, make in
            ApprovedText.Part(name) {
                var options = RenderOptions()
                options.scale = 2
                options.textPlatform = .macOS
                let view = VStack(alignment: .leading, spacing: 10) {
                    Shown(view: make()).fixedSize()
                    Shown(view: make()).frame(width: 120, height: 60)
                }
                .padding(5)
                return ToldViewTests.told(ViewHost(view, options: options), "AppKit \(name)")
            }
        }
        let differences = try ApprovedText("appkit.txt", parts).differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
}
