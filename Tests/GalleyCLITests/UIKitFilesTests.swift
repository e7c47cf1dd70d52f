import Foundation
import Testing

/// Files that use UIKit as people write them: text views, blurs, share sheets, pictures from the library, haptics, scenes, keyboards,
/// appearance proxies, hosting controllers, gestures, lists.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct UIKitFilesTests {
    private let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    /// All of them are one module, as in an app: each of the 27 previews is drawn.
    @Test func allAreDrawn() throws {
        let folder = try TemporaryFolder()
        let files = root.appending(path: "Tests/Fixtures/UIKitFiles")
        let names = try FileManager.default.contentsOfDirectory(atPath: files.path).filter { $0.hasSuffix(".swift") }
        #expect(names.count == 26)
        let output = try BuiltTool.run(
            "galley", ["render", files.path, "-o", folder.url.path + "/", "--timeout", "300"], in: folder.url)
        #expect(output.status == 0, "\(output.errors)")
        let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter {
            $0.hasSuffix(".png")
        }
        #expect(pictures.count == 27, "\(pictures.sorted())")
    }

    private func layout(_ source: String, _ options: String...) throws -> BuiltTool.Output {
        let folder = try TemporaryFolder()
        try folder.write(source, to: "Page.swift")
        return try BuiltTool.run("galley", ["layout", "Page.swift"] + options, in: folder.url)
    }

    /// What names UIKit's classes gets them behind `import SwiftUI`, as on iOS; a class is where its file says that it is for the Mac.
    @Test func behindSwiftUI() throws {
        let page = """
            import SwiftUI
            struct Label: UIViewRepresentable {
                func makeUIView(context: Context) -> UILabel {
                    let label = UILabel()
                    label.text = "Hello"
                    return label
                }
                func updateUIView(_ uiView: UILabel, context: Context) {}
            }
            #Preview { Label().fixedSize() }
            """
        let output = try layout(page, "--all")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("Text \"Hello\""), "\(output.text)")
        #expect(try layout(page, "--as", "linux").status == 65)
    }

    @Test func onTheMac() throws {
        let page = """
            import AppKit
            import Cocoa
            import QuartzCore
            import SwiftUI
            let time: CFTimeInterval = CACurrentMediaTime()
            struct Label: NSViewRepresentable {
                func makeNSView(context: Context) -> NSTextField { NSTextField(labelWithString: "Hello") }
                func updateNSView(_ nsView: NSTextField, context: Context) {}
            }
            final class Panel: NSPanel {
                override var canBecomeKey: Bool { true }
            }
            @MainActor func panel() -> NSPanel {
                let panel = Panel(
                    contentRect: .zero, styleMask: [.nonactivatingPanel, .titled], backing: .buffered, defer: false)
                panel.contentView = NSHostingView(rootView: Text("in the panel"))
                panel.level = .floating
                NSApp.activate(ignoringOtherApps: true)
                return panel
            }
            #Preview { Label().fixedSize() }
            """
        // As on iOS, too: a file that imports AppKit whatever the platform is has it.
        for options in [["--platform", "macos"], []] {
            let folder = try TemporaryFolder()
            try folder.write(page, to: "Page.swift")
            let output = try BuiltTool.run("galley", ["layout", "Page.swift", "--all"] + options, in: folder.url)
            #expect(output.status == 0, "\(output.errors)")
            #expect(output.text.contains("Text \"Hello\""), "\(output.text)")
        }
    }

    /// `#selector`, `@objc`, `@IB…` and overrides in extensions need Objective-C. They are rewritten in their places: what follows keeps
    /// its line and column.
    @Test func objectiveC() throws {
        let page = """
            import SwiftUI
            @objcMembers final class Target: NSObject {
                @IBOutlet weak var label: UILabel?
                @objc(goOn) dynamic func go(_ sender: Any?, to place: Int) {}
                @objc func rest() {}
            }
            let names = [
                #selector(Target.go(_:to:)), #selector(
                    Target.rest), #selector(UIResponder.resignFirstResponder), Selector("own:")
            ].map(\\.description) + [#keyPath(Target.label), "\\(#line)"]
            extension View {
                func hideKeyboard() {
                    UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
                }
            }
            extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
                override open func viewDidLoad() {
                    super.viewDidLoad()
                    interactivePopGestureRecognizer?.delegate = self
                }
                public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                    viewControllers.count > 1
                }
            }
            #Preview { VStack { ForEach(names, id: \\.self) { Text(verbatim: $0) } } }
            """
        let output = try layout(page)
        #expect(output.status == 0, "\(output.errors)")
        for name in ["go:to:", "rest", "resignFirstResponder", "own:", "label", "10"] {
            #expect(output.text.contains("Text \"\(name)\""), "\(output.text)")
        }
        let wrong = try layout(
            "import SwiftUI\nfinal class A: NSObject {\n    @objc func go() { nowhere() }\n}\n#Preview { Text(\"a\") }\n",
            "--as", "ios")
        #expect(wrong.errors.contains("Page.swift:3:23: error:"), "\(wrong.errors)")
    }

    /// The attribute of old templates, on which this compiler crashes; and a bar's look, whose copy is `Any` as Objective-C has it.
    @Test func oldTemplate() throws {
        let page = """
            import UIKit
            import SwiftUI
            @UIApplicationMain
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let look = UITabBar.appearance().standardAppearance.copy()
                    print((look as? UITabBarAppearance)?.backgroundColor as Any)
                    return true
                }
            }
            #Preview { Text(verbatim: "first") }
            """
        let output = try layout(page)
        #expect(output.status == 0 && output.text.contains("Text \"first\""), "\(output.errors)")
    }

    /// A file that imports UIKit alone has Foundation with it, and the Objective-C runtime's functions, as on iOS. Of a view what
    /// UIKit's header declares can be overridden, and it is what is called.
    @Test func uikitAlone() throws {
        let folder = try TemporaryFolder()
        try folder.write([
            "App/Tile.swift": """
            import UIKit
            private var key: UInt8 = 0
            final class Tile: UIView {
                var removals = 0
                override var window: UIWindow? { nil }
                override var traitCollection: UITraitCollection { super.traitCollection }
                override func removeFromSuperview() {
                    removals += 1
                    super.removeFromSuperview()
                }
                override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: 0) }
                override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
                override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
                override func endEditing(_ force: Bool) -> Bool { false }
                var title: String? {
                    get { objc_getAssociatedObject(self, &key) as? String }
                    set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
                }
            }
            @MainActor func told() -> String {
                let (tile, around) = (Tile(), UIView())
                around.addSubview(tile)
                tile.removeFromSuperview()
                tile.addSubview(UILabel())
                tile.addSubview(UIButton())
                tile.addGestureRecognizer(UITapGestureRecognizer())
                tile.title = "t"
                let label = UILabel()
                label.text = "x"
                let (small, large) = (UIView.layoutFittingCompressedSize, UIView.layoutFittingExpandedSize)
                let sizes = [small, large, label.systemLayoutSizeFitting(small)]
                let isRight = tile.subviews.first is UIButton && tile.gestureRecognizers == nil
                    && sizes == [.zero, CGSize(width: 10000, height: 10000), label.intrinsicContentSize]
                return "\\(tile.removals) \\(around.subviews.count) \\(isRight) \\(tile.title ?? "")"
            }

            """,
            "App/Page.swift": "import SwiftUI\n#Preview { Text(verbatim: told()) }\n",
        ])
        let output = try folder.galley("layout", "App", "--strict")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("Text \"1 0 true t\""), "\(output.text)")
    }
}
