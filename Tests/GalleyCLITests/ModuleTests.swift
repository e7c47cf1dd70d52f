import Foundation
import Testing

/// Several files, or a folder, compiled as one module.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct ModuleTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("// swift-tools-version: 5.9\n", to: "outer.txt")
        try write(
            "import SwiftUI\nstruct Card: View { var body: some View { Row(title: Words.title) } }\n",
            to: "App/Card.swift")
        try write(
            """
            import SwiftUI
            struct Row: View {
                let title: String
                var body: some View { Text(verbatim: title).frame(width: 40, height: 20) }
            }

            """, to: "App/Rows/Row.swift")
        try write("enum Words { static let title = \"first\" }\n", to: "App/Words.swift")
    }

    private func write(_ text: String, to path: String) throws {
        let url = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// A folder is one module: a view uses what other files of it declare, and is drawn anew when one of those changes.
    @Test func folderWithFolders() throws {
        let first = try folder.galley("layout", "App")
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.text.contains("Text \"first\"") && first.text.contains("→ 40×20"), "\(first.text)")
        try write("enum Words { static let title = \"second\" }\n", to: "App/Words.swift")
        let second = try folder.galley("layout", "App/")
        #expect(second.text.contains("Text \"second\""), "\(second.text)\(second.errors)")
        // A type's layout in memory changes: the files that use it are compiled again, too.
        try write(
            "enum Words { static var title: String { add }; static let add = \"third\" }\n", to: "App/Words.swift")
        #expect(try folder.galley("layout", "App").text.contains("Text \"third\""))
        let expression = try folder.galley("layout", "App", "--view", "Row(title: \"given\")")
        #expect(expression.text.contains("Text \"given\""), "\(expression.errors)")
    }

    @Test func severalFiles() throws {
        let output = try folder.galley(
            "render", "App/Words.swift", "App/Card.swift", "App/Rows/Row.swift", "App/Card.swift", "-o", "card.svg")
        #expect(output.status == 0 && output.text == "card.svg\n", "\(output.errors)")
        let few = try folder.galley("render", "App/Card.swift", "App/Words.swift", "-o", "few.svg")
        #expect(
            few.status == 65 && few.errors.contains("App/Card.swift:2:43: error: cannot find 'Row'"), "\(few.errors)")
        #expect(folder.read("few.svg") == nil)
    }

    /// Of fifty files the one that has changed is compiled again, and no other.
    @Test func oneOfFifty() throws {
        for index in 0..<50 {
            try write(
                """
                import SwiftUI
                struct Tile\(index): View {
                    var body: some View { \(index == 0 ? "Text(\"tile\")" : "Tile\(index - 1)()") }
                }

                """, to: "Tiles/Tile\(index).swift")
        }
        let cache = folder.url.appendingPathComponent("cache-fifty")
        func layout() throws -> BuiltTool.Output {
            try BuiltTool.run(
                "galley", ["layout", "Tiles", "--view", "Tile49()"], in: folder.url,
                environment: ["GALLEY_CACHE": cache.path])
        }
        func objects() throws -> [String: Date] {
            let builds = cache.appendingPathComponent("builds")
            let names = try FileManager.default.subpathsOfDirectory(atPath: builds.path).filter { $0.hasSuffix(".o") }
            return try Dictionary(
                uniqueKeysWithValues: names.map { name in
                    let values = try builds.appendingPathComponent(name).resourceValues(forKeys: [
                        .contentModificationDateKey
                    ])
                    return (name, try #require(values.contentModificationDate))
                })
        }
        #expect(try layout().status == 0)
        let before = try objects()
        #expect(before.count == 51)
        try write(
            "import SwiftUI\nstruct Tile0: View {\n    var body: some View { Text(\"other\") }\n}\n",
            to: "Tiles/Tile0.swift")
        let second = try layout()
        #expect(second.status == 0 && second.text.contains("Text \"other\""), "\(second.errors)")
        let changed = try objects().filter { before[$0.key] != $0.value }.map(\.key)
        #expect(changed.count == 1 && changed[0].contains("Tile0-"), "\(changed)")
    }

    /// The driver goes by dates in whole seconds, and drew what was there before.
    @Test func savedTwiceInASecond() throws {
        try write("import SwiftUI\nstruct Page: View { var body: some View { Tile() } }\n", to: "Fast/Page.swift")
        for width in 11...14 {
            try write(
                "import SwiftUI\nstruct Tile: View { var body: some View { Color.red.frame(width: \(width), height: 5) } }\n",
                to: "Fast/Tile.swift")
            // The last second's beginning, so that all four are in one however long the compiler takes.
            let date = Date(timeIntervalSince1970: 1_800_000_000 + Double(width) / 100)
            try FileManager.default.setAttributes(
                [.modificationDate: date], ofItemAtPath: folder.url.appendingPathComponent("Fast/Tile.swift").path)
            let output = try folder.galley("layout", "Fast", "--view", "Page()", "--size", "ideal")
            #expect(output.text.contains("→ \(width)×5"), "\(output.text)\(output.errors)")
        }
    }

    /// A file that is taken away takes its declarations along.
    @Test func fileThatGoes() throws {
        #expect(try folder.galley("layout", "App").status == 0)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/Words.swift"))
        let output = try folder.galley("layout", "App")
        #expect(output.status == 65 && output.errors.contains("cannot find 'Words' in scope"), "\(output.errors)")
        try write("enum Words { static let title = \"back\" }\n", to: "App/Rows/Words.swift")
        #expect(try folder.galley("layout", "App").text.contains("Text \"back\""))
    }

    /// Previews come in the order of their files' names, and are named after those.
    @Test func previewsOfSeveralFiles() throws {
        try write("import SwiftUI\n\n#Preview { Color.red.frame(width: 1, height: 2) }\n", to: "App/B.swift")
        try write(
            """
            import SwiftUI
            #Preview { Color.red.frame(width: 3, height: 4) }
            struct Z_Previews: PreviewProvider { static var previews: some View { Color.red.frame(width: 5, height: 6) } }
            #Preview("Named") { Color.red.frame(width: 7, height: 8) }

            """, to: "App/Rows/A.swift")
        let output = try folder.galley("render", "App", "--format", "svg", "-o", "out/", "--json")
        #expect(output.status == 0, "\(output.errors)")
        let names = output.text.matches(of: /"out\/(\w+)\.svg"/).map { String($0.1) }
        #expect(names == ["A", "Z", "Named", "B"], "\(output.text)")
        let list = try folder.galley("views", "App").text
        #expect(list.contains("preview   B           App/B.swift:3"), "\(list)")
        #expect(list.contains("provider  Z_Previews  App/Rows/A.swift:3"), "\(list)")
        #expect(list.contains("App/Rows/Row.swift:2: needs arguments: --view 'Row(title: …)'"), "\(list)")
    }

    /// A program's `@main` is no entry of ours, and its window is shown where there are no previews.
    @Test func programInTheFolder() throws {
        try write(
            "import SwiftUI\n@main struct Notes: App { var body: some Scene { WindowGroup { Card() } } }\n",
            to: "App/Notes.swift")
        let window = try folder.galley("layout", "App")
        #expect(window.status == 0 && window.text.contains("Text \"first\""), "\(window.errors)\(window.text)")
        let card = try folder.galley("layout", "App", "--view", "Card()")
        #expect(card.status == 0 && card.text.contains("→ 40×20"), "\(card.errors)\(card.text)")
    }

    /// Tests, hidden folders and packages inside are no part of the module.
    @Test func whatIsLeftOut() throws {
        try write("import XCTest\nnope\n", to: "App/CardTests/Test.swift")
        try write("nope\n", to: "App/.build/X.swift")
        try write("nope\n", to: "App/Tool/Package.swift")
        try write("nope\n", to: "App/Tool/Sources/Tool.swift")
        let output = try folder.galley("layout", "App")
        #expect(output.status == 0, "\(output.errors)")
    }

    /// Images, translations and bundles' files beside any of the files are found.
    @Test func resources() throws {
        try write(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><path d="M0 0h8v6H0z"/></svg>"#,
            to: "App/Media.xcassets/Logo.imageset/logo.svg")
        try write(
            #"{"images": [{"filename": "logo.svg", "idiom": "universal"}], "info": {"version": 1}}"#,
            to: "App/Media.xcassets/Logo.imageset/Contents.json")
        try write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"hello": {"localizations":
              {"en": {"stringUnit": {"state": "translated", "value": "Hello there"}}}}}}
            """, to: "App/Texts/Localizable.xcstrings")
        try write(
            "import SwiftUI\nstruct Page: View { var body: some View { VStack { Image(.logo); Text(\"hello\") } } }\n",
            to: "App/Page.swift")
        let output = try folder.galley("layout", "App", "--view", "Page()", "--strict")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("→ 8×6") && output.text.contains("Hello there"), "\(output.text)\(output.errors)")
        guard BuiltTool.hasSandbox else { return }
        let shutIn = try folder.galley("layout", "App", "--view", "Page()", "--strict", "--sandbox")
        #expect(shutIn.text == output.text, "\(shutIn.errors)")
    }

    /// Conditions count as on iOS in every file.
    @Test func conditions() throws {
        try write(
            """
            import SwiftUI
            #if os(iOS)
            extension Words { static let place = "phone" }
            #endif

            """, to: "App/Place.swift")
        let output = try folder.galley("layout", "App", "--view", "Row(title: Words.place)")
        #expect(output.status == 0 && output.text.contains("Text \"phone\""), "\(output.errors)")
        let linux = try folder.galley("layout", "App", "--view", "Row(title: Words.place)", "--as", "linux")
        #expect(linux.status == 65 && linux.errors.contains("'place'"), "\(linux.errors)")
    }

    /// Nothing is left of the driver and the compilers that it starts, however the tool ends, and the next run goes on.
    @Test(arguments: [SIGTERM, SIGKILL])
    func killedWhileCompiling(signal: Int32) throws {
        let environment = ["GALLEY_CACHE": folder.url.appendingPathComponent("cache-\(signal)").path]
        let tool = try RunningTool(["render", "App", "-o", "card.png"], in: folder, environment: environment)
        let supervisor = try #require(tool.child(named: "galley-host"))
        let driver = try #require(RunningTool.child(of: supervisor, named: "swiftc"))
        let compiler = try #require(RunningTool.child(of: driver, named: "swift-frontend"))
        _ = tool.end(by: signal)
        for process in [supervisor, driver, compiler] { #expect(!RunningTool.isRunning(process)) }
        let after = try BuiltTool.run(
            "galley", ["render", "App", "-o", "card.png"], in: folder.url, environment: environment)
        #expect(after.status == 0, "\(after.errors)")
        let cache = try FileManager.default.subpathsOfDirectory(atPath: environment["GALLEY_CACHE"] ?? "")
        #expect(!cache.contains { $0.contains("work-") || $0.hasPrefix("builds") && $0.contains("tmp") }, "\(cache)")
    }

    // MARK: Bad input

    @Test func folderWithoutViews() throws {
        try write("let number = 1\n", to: "Empty/Number.swift")
        try write("let other = 1\n", to: "Empty/Other.swift")
        let output = try folder.galley("render", "Empty", "-o", "x.png")
        #expect(output.status == 64, "\(output.errors)")
        #expect(
            output.errors
                == "galley: 'Empty' declares no view at all, and no preview: nothing in it conforms to View\n"
        )
        try write("hello", to: "Texts/a.txt")
        let none = try folder.galley("render", "Texts", "-o", "x.png")
        #expect(none.status == 66 && none.errors.contains("no Swift file in the folder 'Texts'"), "\(none.errors)")
    }

    @Test func twoTypesOfOneName() throws {
        try write(
            "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }\n", to: "App/Rows/Second.swift")
        try folder.write("before", to: "out.png")
        let output = try folder.galley("render", "App", "-o", "out.png")
        #expect(output.status == 0, "\(output.errors)")
        #expect(
            output.errors.contains("'App/Rows/Second.swift' is left out: line 2: invalid redeclaration of 'Row'"),
            "\(output.errors)")
        let strict = try folder.galley("render", "App", "-o", "strict.png", "--strict")
        #expect(
            strict.status == 65
                && strict.errors.contains("App/Rows/Second.swift:2: error: invalid redeclaration of 'Row'"))
        #expect(folder.read("strict.png") == nil)
        try write("", to: "App/Rows/Card.swift")
        let names = try folder.galley("render", "App", "-o", "out.png")
        #expect(names.status == 65 && names.errors.contains("filename \"Card.swift\" used twice"), "\(names.errors)")
    }

    @Test func foldersAndFiles() throws {
        let output = try folder.galley("render", "App", "App/Card.swift", "-o", "x.png")
        #expect(output.status == 64 && output.errors.contains("'App' is a folder"), "\(output.errors)")
    }

    @Test func tooSlow() throws {
        try folder.write("before", to: "out.png")
        // Not what a test before this one has compiled.
        try write("let new = \"\(UUID())\"\n", to: "App/New.swift")
        let output = try folder.galley("render", "App", "--timeout", "0.01", "-o", "out.png")
        #expect(output.status == 124 && output.errors.contains("give it more with --timeout"), "\(output.errors)")
        #expect(folder.read("out.png") == Data("before".utf8))
    }

    /// A crash is told by its file and line.
    @Test func crash() throws {
        try write(
            "import SwiftUI\nstruct Broken: View {\n    var body: some View {\n        Text(verbatim: [String]()[1])\n    }\n}\n",
            to: "App/Rows/Broken.swift")
        let output = try folder.galley("render", "App", "--view", "Broken()", "-o", "x.png")
        #expect(output.status == 70 && output.errors.contains("App/Rows/Broken.swift:4"), "\(output.errors)")
    }
}
