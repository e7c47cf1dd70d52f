import Foundation
import Testing

/// Packages that build with Apple's tools and not with SwiftPM on Linux.
@Suite(.enabled(if: BuiltTool.isTested))
struct PackageFoldersTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Names in other capitals are the same on Apple's file systems. Tests are not built: their folder need not be there.
    @Test func capitals() throws {
        try folder.write([
            "Cards/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "CardKit", products: [.library(name: "CardKit", targets: ["CardKit"])],
                targets: [.target(name: "CardKit"), .testTarget(name: "CardKitTests", dependencies: ["CardKit"])])

            """,
            "Cards/Sources/Cardkit/Page.swift":
                "import SwiftUI\nstruct Page: View { var body: some View { Color.red.frame(width: 21, height: 9) } }\n",
        ])
        let first = try BuiltTool.run("galley", ["layout", "Cards", "--view", "Page()", "--strict"], in: folder.url)
        #expect(first.status == 0 && first.text.contains("→ 21×9"), "\(first.text)\(first.errors)")
        #expect(try BuiltTool.run("galley", ["check", "Cards"], in: folder.url).status == 0)
        #expect(
            !FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Cards/Sources/CardKit").path))
        try folder.write(["Cards/Sources/Cardkit/Page.swift": "import SwiftUI\nlet a: Int = true\n"])
        let wrong = try BuiltTool.run("galley", ["layout", "Cards", "--view", "Page()", "--strict"], in: folder.url)
        #expect(
            wrong.status == 65 && wrong.errors.contains("/Cards/Sources/Cardkit/Page.swift:2:14"), "\(wrong.errors)")
        let checked = try BuiltTool.run("galley", ["check", "Cards"], in: folder.url)
        #expect(
            checked.status == 65 && checked.text.contains("Cards/Sources/Cardkit/Page.swift:2:14"), "\(checked.text)")
    }

    /// What SwiftPM says of a package that cannot be built anywhere is told of the package.
    @Test func noFolder() throws {
        try folder.write([
            "Cards/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Cards", targets: [.target(name: "Other"), .target(name: "Third"), .testTarget(name: "OtherTests")])

            """,
            "Cards/Sources/Cards/Page.swift": "import SwiftUI\n",
        ])
        let output = try BuiltTool.run("galley", ["layout", "Cards"], in: folder.url)
        #expect(output.status == 65 && output.errors.contains("Sources/Other"), "\(output.errors)")
        #expect(!output.errors.contains("/packages/"), "\(output.errors)")
    }

    /// A dependency imports UIKit, which the package itself does not, and is looked at by a plugin that is nowhere; UIKit's way to
    /// measure text is in `import SwiftUI` alone.
    @Test func dependencyOfUIKit() throws {
        try folder.write([
            "Shop/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Shop", products: [.library(name: "Shop", targets: ["Shop"])],
                dependencies: [.package(url: "https://example.invalid/some/Far.git", from: "1.0.0")],
                targets: [.target(name: "Shop", dependencies: [.product(name: "Far", package: "Far")])])

            """,
            "Shop/Sources/Shop/Page.swift": """
            import AVFoundation
            import Far
            import SwiftUI
            import WebKit
            struct Page: View {
                var width: CGFloat {
                    ("aaaa" as NSString).size(withAttributes: [NSAttributedString.Key.font: square(10)]).width
                }
                var body: some View { Color.red.frame(width: width > 0 ? 23 : 1, height: 11) }
            }

            """,
            "Checkouts/Far/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Far", products: [.library(name: "Far", targets: ["Far"])],
                dependencies: [.package(url: "https://example.invalid/some/LintPlugins", exact: "0.1.0")],
                targets: [.target(name: "Far", plugins: [.plugin(name: "LintPlugin", package: "LintPlugins")])])

            """,
            "Checkouts/Far/Sources/Far/Far.swift": """
            import UIKit
            public func square(_ size: CGFloat) -> UIFont { UIFont.systemFont(ofSize: size) }
            public func load(_ url: URL) async throws -> Data { try await URLSession.shared.data(from: url).0 }

            """,
            "Checkouts/Far/Sources/Far/Watch.swift": """
            import Foundation
            public func time() -> CFAbsoluteTime { CFAbsoluteTimeGetCurrent() }
            public final class Watch { var observation: NSKeyValueObservation? }

            """,
        ])
        let arguments = ["Shop", "--packages", "Checkouts"]
        let output = try BuiltTool.run(
            "galley", ["layout", "--view", "Page()", "--strict"] + arguments, in: folder.url)
        #expect(output.status == 0 && output.text.contains("→ 23×11"), "\(output.text)\(output.errors)")
        let checked = try BuiltTool.run("galley", ["check"] + arguments, in: folder.url)
        #expect(checked.status == 0, "\(checked.text)\(checked.errors)")
    }

    /// What only tests and plugins that look at sources need is not asked for; the package itself is what SwiftPM is given then as before.
    @Test func sparePackages() throws {
        try folder.write([
            "Card/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Card", products: [.library(name: "Card", targets: ["Card"])],
                dependencies: [
                    .package(url: "https://example.invalid/some/LintPlugins", exact: "0.1.0"),
                    .package(url: "https://example.invalid/some/Pictures.git", from: "1.0.0"),
                ],
                targets: [
                    .target(name: "Card", plugins: [.plugin(name: "SwiftLintPlugin", package: "LintPlugins")]),
                    .testTarget(
                        name: "CardTests", dependencies: ["Card", .product(name: "Pictures", package: "Pictures")]),
                ])

            """,
            "Card/Sources/Card/Card.swift": """
            import SwiftUI
            struct Card: View { var body: some View { Color.red.frame(width: 21, height: 12) } }

            """,
            "Card/Tests/CardTests/CardTests.swift": "import Pictures\n",
        ])
        let output = try BuiltTool.run("galley", ["layout", "Card", "--strict"], in: folder.url)
        #expect(output.status == 0 && output.text.contains("→ 21×12"), "\(output.text)\(output.errors)")
    }

    /// A dependency that has Linux in mind imports Foundation with `@preconcurrency` there, for the C library's variables, though files of
    /// the package need Foundation's further modules (xctest-dynamic-overlay's Warn.swift, in short).
    @Test func preconcurrencyImports() throws {
        try folder.write([
            "Plain/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Plain", products: [.library(name: "Plain", targets: ["Plain"])], targets: [.target(name: "Plain")])

            """,
            "Plain/Sources/Plain/Warn.swift": """
            #if os(Linux)
              @preconcurrency import Foundation
            #else
              import Foundation
            #endif
            public func warn(_ message: String) { fputs(message, stderr) }

            """,
            "Note/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Note", products: [.library(name: "Note", targets: ["Note"])],
                dependencies: [.package(path: "../Plain")],
                targets: [.target(name: "Note", dependencies: ["Plain"])])

            """,
            "Note/Sources/Note/Model.swift": """
            import Foundation
            @MainActor final class Model: ObservableObject { @Published var n = 2 }

            """,
            "Note/Sources/Note/Note.swift": """
            import Plain
            import SwiftUI
            struct Note: View { var body: some View { Color.red.frame(width: 21, height: 12).onAppear { warn("") } } }

            """,
        ])
        let output = try BuiltTool.run("galley", ["layout", "Note", "--strict"], in: folder.url)
        #expect(output.status == 0 && output.text.contains("→ 21×12"), "\(output.text)\(output.errors)")
    }

    /// Of a package for iOS alone nothing is left as on Linux: it is read as on iOS. One that does not compile so is as on Linux.
    @Test(arguments: [true, false]) func dependencyOfIOS(compiles: Bool) throws {
        try folder.write([
            "Shop/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Shop", products: [.library(name: "Shop", targets: ["Shop"])],
                dependencies: [.package(url: "https://example.invalid/some/Sheets.git", from: "1.0.0")],
                targets: [.target(name: "Shop", dependencies: ["Sheets"])])

            """,
            "Shop/Sources/Shop/Page.swift": """
            import Sheets
            import SwiftUI
            struct Page: View { var body: some View { Text(verbatim: kind).frame(width: \(compiles ? "Sheet().width" : "9"), height: 7) } }

            """,
            "Checkouts/Sheets/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Sheets", products: [.library(name: "Sheets", targets: ["Sheets"])], targets: [.target(name: "Sheets")])

            """,
            "Checkouts/Sheets/Sources/Sheets/Sheet.swift": """
            #if os(iOS) || os(tvOS)
            import UIKit
            public let kind = "iOS"
            public final class Sheet: UIViewController { public var width: CGFloat { \(compiles ? "19" : "nothing") } }
            #else
            public let kind = "other"
            #endif

            """,
        ])
        let output = try folder.galley("layout", "Shop", "--view", "Page()", "--strict", "--packages", "Checkouts")
        let (size, kind) = compiles ? ("19×7", "iOS") : ("9×7", "other")
        #expect(
            output.status == 0 && output.text.contains("→ \(size)") && output.text.contains("Text \"\(kind)\""),
            "\(output.text)\(output.errors)")
        let wrong = "import SwiftUI\nlet a: Int = true\n"
        try folder.write(["Shop/Sources/Shop/Wrong.swift": wrong])
        let told = try folder.galley("layout", "Shop", "--view", "Page()", "--strict", "--packages", "Checkouts")
        #expect(told.status == 65 && told.errors.contains("/Shop/Sources/Shop/Wrong.swift:2:14"), "\(told.errors)")
        #expect(!told.errors.contains("Page.swift:"), "\(told.errors)")
    }
}
