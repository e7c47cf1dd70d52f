import Foundation
import Testing

/// Targets of Swift packages, built by SwiftPM with Galley in place of SwiftUI.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct PackageTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func manifest(_ targets: String, dependencies: String = "") -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Demo", defaultLocalization: "en", platforms: [.iOS(.v17)], dependencies: [\(dependencies)],
            targets: [\(targets)])

        """
    }

    /// The driver goes by dates in whole seconds, and drew what was there before.
    @Test func savedTwiceInASecond() throws {
        try folder.write([
            "Fast/Package.swift": manifest(".target(name: \"Fast\")"),
            "Fast/Sources/Fast/Page.swift": "import SwiftUI\nstruct Page: View { var body: some View { Tile() } }\n",
        ])
        for width in 11...12 {
            let text = "struct Tile: View { var body: some View { Color.red.frame(width: \(width), height: 5) } }\n"
            try folder.write(["Fast/Sources/Fast/Tile.swift": "import SwiftUI\n" + text])
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 + Double(width) / 100)],
                ofItemAtPath: folder.url.appendingPathComponent("Fast/Sources/Fast/Tile.swift").path)
            let output = try folder.galley("layout", "Fast", "--view", "Page()", "--size", "ideal")
            #expect(output.text.contains("→ \(width)×5"), "\(output.text)\(output.errors)")
        }
    }

    /// A target with resources, a target beside it, one in C, a package beside it and a condition that asks for iOS. The
    /// manifest that describes it stands for the folder.
    @Test func targetWithAllThatItUses() throws {
        try folder.write([
            "Demo/Package.swift": manifest(
                """
                .target(name: "CNumber"), .target(name: "Core"),
                .target(
                    name: "Demo", dependencies: ["CNumber", "Core", .product(name: "Beside", package: "Beside")],
                    resources: [.process("Resources")]),
                .testTarget(name: "DemoTests", dependencies: ["Demo"])
                """, dependencies: ".package(path: \"../Beside\")"),
            "Demo/Sources/CNumber/number.c": "int galley_number(void) { return 42; }\n",
            "Demo/Sources/CNumber/include/number.h": "int galley_number(void);\n",
            "Demo/Sources/Core/Model.swift": "public struct Model { public init() {}; public let name = \"core\" }\n",
            "Demo/Sources/Demo/Page.swift": """
            import Beside
            import CNumber
            import Combine
            import Core
            import SwiftUI

            final class Store: ObservableObject { @Published var count = 1 }

            struct Page: View {
                @StateObject var store = Store()
                var body: some View {
                    VStack {
                        Text(verbatim: words)
                        Text(verbatim: "\\(galley_number()) \\(Model().name) \\(beside) \\(store.count)")
                        Text("hello", bundle: .module)
                        #if os(iOS)
                        Text(verbatim: "phone")
                        #endif
                    }
                }
                private var words: String {
                    Bundle.module.url(forResource: "words", withExtension: "txt")
                        .flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none"
                }
            }

            #Preview("First page") { Page() }

            """,
            "Demo/Sources/Demo/Resources/words.txt": "one",
            "Demo/Sources/Demo/Resources/en.lproj/Localizable.strings": "\"hello\" = \"Hello there\";\n",
            "Demo/Tests/DemoTests/Test.swift": "import XCTest\nnope\n",
            "Beside/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Beside", products: [.library(name: "Beside", targets: ["Beside"])], targets: [.target(name: "Beside")])

            """,
            "Beside/Sources/Beside/Beside.swift": "public let beside = \"beside\"\n",
        ])
        let ambiguous = try folder.galley("layout", "Demo", "--view", "Page()", "--target", "Nothing")
        #expect(ambiguous.status == 64 && ambiguous.errors.contains("it has Demo, Core"), "\(ambiguous.errors)")
        let first = try folder.galley("layout", "Demo", "--strict")
        #expect(first.status == 0, "\(first.errors)")
        for text in ["\"one\"", "42 core beside 1", "Hello there", "phone"] {
            #expect(first.text.contains(text), "\(text): \(first.text)")
        }
        let output = try folder.galley("render", "Demo/Package.swift", "--format", "svg")
        #expect(output.text == "First-page.svg\n", "\(output.text)\(output.errors)")
        // What was there before is not mixed with what is there now.
        for words in ["two", "one"] {
            try folder.write(["Demo/Sources/Demo/Resources/words.txt": words])
            let changed = try folder.galley("layout", "Demo", "--view", "Page().frame(width: 300)")
            #expect(changed.text.contains("\"\(words)\""), "\(changed.text)\(changed.errors)")
        }
        try folder.write(["Beside/Sources/Beside/Beside.swift": "public let beside = \"other\"\n"])
        let other = try folder.galley("layout", "Demo")
        #expect(other.text.contains("42 core other 1"), "\(other.text)\(other.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Demo/.build").path))
        let sandboxed = try folder.galley("layout", "Demo", "--sandbox")
        #expect(sandboxed.status == 64 && sandboxed.errors.contains("give the folder of a target's sources"))
        let views = try folder.galley("views", "Demo").text
        #expect(views.contains("preview   \"First page\"") && views.contains("view      Page"), "\(views)")
    }

    /// A program's target without a library; a crash in it is told by its file and line.
    @Test func programAndCrash() throws {
        try folder.write([
            "Package.swift": manifest(".executableTarget(name: \"Demo\")"),
            "Sources/Demo/App.swift": """
            import SwiftUI
            @main struct Demo: App { var body: some Scene { WindowGroup { Text(verbatim: "window") } } }

            """,
            "Sources/Demo/Broken.swift": """
            import SwiftUI
            struct Broken: View {
                var body: some View {
                    Text(verbatim: [String]()[1])
                }
            }

            """,
        ])
        let window = try folder.galley("layout", ".")
        #expect(window.status == 0 && window.text.contains("Text \"window\""), "\(window.errors)")
        let crash = try folder.galley("layout", ".", "--view", "Broken()")
        #expect(crash.status == 70 && crash.errors.contains("Sources/Demo/Broken.swift:4"), "\(crash.errors)")
    }

    /// Errors are SwiftPM's and the compiler's own, and a picture that was there stays.
    @Test func doesNotBuild() throws {
        try folder.write([
            "Demo/Package.swift": manifest(".target(name: \"A\"), .target(name: \"B\", dependencies: [\"A\"])"),
            "Demo/Sources/A/A.swift":
                "import SwiftUI\nstruct Broken: View { var body: some View { Text(\"\").nope } }\n",
            "Demo/Sources/B/B.swift": "import SwiftUI\nstruct Other: View { var body: some View { Text(\"b\") } }\n",
            "out.png": "before",
        ])
        let choice = try folder.galley("render", "Demo", "-o", "out.png")
        #expect(choice.status == 64, "\(choice.errors)")
        #expect(choice.errors.contains("has several targets with views (") && choice.errors.contains("--target"))
        // The expression names a view of one of the targets.
        // Without `--strict` the view is drawn without the modifier (PackageRestTests).
        let output = try folder.galley("render", "Demo", "--view", "Broken()", "--strict", "-o", "out.png")
        #expect(output.status == 65, "\(output.errors)")
        #expect(output.errors.hasPrefix("galley: the package 'Demo' does not build\n"), "\(output.errors)")
        let path = folder.url.appendingPathComponent("Demo/Sources/A/A.swift").resolvingSymlinksInPath().path
        #expect(
            output.errors.contains("\n\(path):2:54: error: value of type 'Text' has no member 'nope'\n"),
            "\(output.errors)")
        #expect(folder.read("out.png") == Data("before".utf8))
        try folder.write(["Demo/Package.swift": "// swift-tools-version: 5.9\nnope\n"])
        let manifest = try folder.galley("render", "Demo", "-o", "out.png")
        #expect(
            manifest.status == 65 && manifest.errors.contains("error: cannot find 'nope' in scope"),
            "\(manifest.errors)")
    }

    /// Two hundred files; the second run asks neither SwiftPM nor the compiler.
    @Test func twoHundredFiles() throws {
        var files = ["Package.swift": manifest(".target(name: \"Demo\")")]
        for index in 0..<200 {
            let body = index == 0 ? "Color.red.frame(width: 7, height: 9)" : "Tile\(index - 1)()"
            files["Sources/Demo/Tile\(index).swift"] =
                "import SwiftUI\nstruct Tile\(index): View { var body: some View { \(body) } }\n"
        }
        try folder.write(files)
        let cache = folder.url.appendingPathComponent("cache")
        func layout() throws -> BuiltTool.Output {
            try BuiltTool.run(
                "galley", ["layout", ".", "--view", "Tile199()"], in: folder.url,
                environment: ["GALLEY_CACHE": cache.path])
        }
        let first = try layout()
        #expect(first.status == 0 && first.text.contains("→ 7×9"), "\(first.errors)")
        func dates() throws -> [String: Date] {
            let names = try FileManager.default.subpathsOfDirectory(atPath: cache.path)
            return try Dictionary(
                uniqueKeysWithValues: names.filter { !$0.hasSuffix("/..") }.map { name in
                    let url = cache.appendingPathComponent(name)
                    let values = try url.resourceValues(forKeys: [.contentModificationDateKey, .isDirectoryKey])
                    // A folder's date says when it was used.
                    return (
                        name, values.isDirectory == true ? Date.distantPast : values.contentModificationDate ?? .now
                    )
                })
        }
        let before = try dates()
        let second = try layout()
        #expect(second.text == first.text, "\(second.errors)")
        #expect(try dates() == before)
    }

    @Test(arguments: [SIGTERM, SIGKILL])
    func killedWhileBuilding(signal: Int32) throws {
        try folder.write([
            "Package.swift": manifest(".target(name: \"Demo\")"),
            "Sources/Demo/Page.swift": "import SwiftUI\nstruct Page: View { var body: some View { Text(\"page\") } }\n",
        ])
        let environment = ["GALLEY_CACHE": folder.url.appendingPathComponent("cache").path]
        let tool = try RunningTool(["layout", "."], in: folder, environment: environment)
        let supervisor = try #require(tool.child(named: "galley-host"))
        let package = try #require(RunningTool.child(of: supervisor, named: "swift-package"))
        let child = RunningTool.anyChild(of: package)
        _ = tool.end(by: signal)
        for process in [supervisor, package] + (child.map { [$0] } ?? []) { #expect(!RunningTool.isRunning(process)) }
        let after = try BuiltTool.run("galley", ["layout", "."], in: folder.url, environment: environment)
        #expect(after.status == 0 && after.text.contains("Text \"page\""), "\(after.errors)")
        let cache = try FileManager.default.contentsOfDirectory(atPath: environment["GALLEY_CACHE"] ?? "")
        #expect(!cache.contains { $0.hasPrefix("work-") }, "\(cache)")
    }

    /// What Xcode adds to a package: a catalogue and a table of texts that no rule lists are resources, and assets have names. A
    /// package that is asked for by address is found where it is checked out.
    @Test func assetsAndCheckouts() throws {
        try folder.write([
            "Shop/Package.swift": manifest(
                ".target(name: \"Shop\", dependencies: [.product(name: \"Far\", package: \"Far\")])",
                dependencies: ".package(url: \"https://example.invalid/some/Far.git\", from: \"1.0.0\")"),
            "Shop/Sources/Shop/Page.swift": """
            import Far
            import SwiftUI
            struct Page: View {
                var body: some View {
                    VStack { Text("hello", bundle: .module); Text(verbatim: far); Image(.mark); Color.shimmer.frame(width: 20, height: 7) }
                }
            }

            """,
            "Shop/Sources/Shop/Localizable.xcstrings":
                #"{"sourceLanguage":"en","version":"1.0","strings":{"hello":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Hello there"}}}}}}"#,
            "Shop/Sources/Shop/Media.xcassets/shimmer.colorset/Contents.json":
                #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}],"info":{"version":1}}"#,
            "Shop/Sources/Shop/Media.xcassets/mark.imageset/mark.svg":
                #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><path d="M0 0h8v6H0z"/></svg>"#,
            "Shop/Sources/Shop/Media.xcassets/mark.imageset/Contents.json":
                #"{"images": [{"filename": "mark.svg", "idiom": "universal"}], "info": {"version": 1}}"#,
            "Checkouts/Far/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Far", products: [.library(name: "Far", targets: ["Far"])], targets: [.target(name: "Far")])

            """,
            "Checkouts/Far/Sources/Far/Far.swift": "public let far = \"far\"\n",
        ])
        func layout() throws -> BuiltTool.Output {
            try BuiltTool.run(
                "galley", ["layout", "Shop", "--view", "Page()", "--packages", "Checkouts", "--strict"], in: folder.url)
        }
        let first = try layout()
        #expect(first.status == 0 && first.errors.isEmpty, "\(first.errors)")
        for text in ["Hello there", "\"far\"", "→ 8×6", "→ 20×7"] {
            #expect(first.text.contains(text), "\(text): \(first.text)")
        }
        try folder.write(["Checkouts/Far/Sources/Far/Far.swift": "public let far = \"near\"\n"])
        #expect(try layout().text.contains("\"near\""))
        try folder.write(["Shop/Sources/Shop/Page.swift": "import SwiftUI\nlet a: Int = true\n"])
        let wrong = try layout()
        #expect(wrong.status == 65 && wrong.errors.contains("/Shop/Sources/Shop/Page.swift:2:14"), "\(wrong.errors)")
    }

    /// A package that draws by Galley itself, as the README has it, and uses Combine: the tool brings both.
    @Test func packageThatDependsOnGalley() throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized.path
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("galley").path, withDestinationPath: root)
        try folder.write([
            "Cards/Package.swift": manifest(
                """
                .target(
                    name: "Cards",
                    dependencies: [
                        .product(name: "SwiftUI", package: "galley", moduleAliases: ["SwiftUI": "GalleySwiftUI"]),
                        .product(name: "os", package: "galley"), .product(name: "Beside", package: "Beside"),
                        .product(name: "OpenCombine", package: "OpenCombine"),
                    ],
                    swiftSettings: [.unsafeFlags(["-module-alias", "os=GalleyOS", "-module-alias", "Combine=GalleyFoundation"])])
                """,
                dependencies: """
                    .package(path: "../galley"), .package(path: "../Beside"),
                    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
                    """),
            "Cards/Sources/Cards/Card.swift": """
            import Beside
            import Combine
            import OpenCombine
            import SwiftUI
            import os

            final class Model: ObservableObject { @Published var width: CGFloat = 31 }

            struct Card: View {
                @StateObject private var model = Model()
                var body: some View { Color.red.frame(width: model.width, height: CGFloat(number)) }
            }

            """,
            "Beside/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Beside", products: [.library(name: "Beside", targets: ["Beside"])],
                targets: [.target(name: "Beside")])

            """,
            "Beside/Sources/Beside/Number.swift": "public let number = 13\n",
        ])
        let output = try folder.galley("layout", "Cards", "--view", "Card()", "--size", "ideal", "--timeout", "300")
        #expect(output.text.contains("→ 31×13"), "\(output.text)\(output.errors)")
        #expect(
            !FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Cards/Package.resolved").path))
        try folder.write(["Cards/Sources/Cards/Card.swift": "import SwiftUI\nlet a: Int = true\n"])
        let wrong = try folder.galley("layout", "Cards", "--view", "Card()")
        #expect(wrong.status == 65 && wrong.errors.contains("/Cards/Sources/Cards/Card.swift:2:14"), "\(wrong.errors)")
    }
}
