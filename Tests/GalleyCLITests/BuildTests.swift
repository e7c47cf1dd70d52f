import Foundation
import Testing

/// What `galley build` makes is drawn without Swift, a cache or the source, and as from the source.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct BuildTests {
    let folder: TemporaryFolder
    /// A pixel of blue.
    private static let picture =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC"
    /// There is no compiler, and no folder that could be a cache.
    private static let bare = [
        "PATH": "/nonexistent", "GALLEY_CACHE": "/proc/nowhere", "GALLEY_SWIFTC": "/nonexistent",
    ]

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Card: View, Decodable {
                var title: String
                var body: some View {
                    VStack { Text(title); Image("dot").resizable().frame(width: 8, height: 8) }.padding(4)
                }
            }
            struct Row: View, Decodable { var text: String; var body: some View { Text(text) } }
            #Preview("Light") { Card(title: "One") }
            #Preview("Dark") { Card(title: "Two").preferredColorScheme(.dark) }

            """, to: "Card.swift")
        try #require(Data(base64Encoded: Self.picture)).write(to: folder.url.appendingPathComponent("dot.png"))
        try folder.write("title\nHello\nGood day\n", to: "rows.csv")
        try folder.write(#"{"title": "Data"}"#, to: "card.json")
    }

    private func bare(_ arguments: String...) throws -> BuiltTool.Output {
        try BuiltTool.run("galley", arguments, in: folder.url, environment: Self.bare)
    }

    private func names(in place: String) throws -> [String] {
        let root = folder.url.appendingPathComponent(place).path
        return try FileManager.default.subpathsOfDirectory(atPath: root).filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    /// A folder with what the views need and nothing else draws the bytes that the source draws: previews, data, rows, requests.
    @Test func drawnWithoutSwift() throws {
        let made = try folder.galley("build", "Card.swift", "-o", "card")
        try #require(made.status == 0, "\(made.errors)")
        #expect(made.text == "card\n")
        #expect(try names(in: "card") == ["assets/0/dot.png", "decoding.so", "galley-build.json", "seal", "shown.so"])
        // It may lie anywhere, and the source be gone.
        func pictures(_ source: String, _ out: String) throws {
            for arguments in [
                ["render", source, "-o", "\(out)/all/"], ["render", source, "--preview", "Da", "-o", "\(out)/one.svg"],
                ["render", source, "--data", "card.json", "--view", "Card", "-o", "\(out)/data.pdf"],
                ["batch", source, "--data", "rows.csv", "--view", "Card", "-o", "\(out)/rows/{row}.png", "--quiet"],
            ] {
                let output = try BuiltTool.run(
                    "galley", arguments, in: folder.url, environment: source == "Card.swift" ? [:] : Self.bare)
                #expect(output.status == 0, "\(arguments): \(output.errors)")
            }
        }
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("a"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("b"), withIntermediateDirectories: true)
        try pictures("Card.swift", "a")
        try FileManager.default.moveItem(
            at: folder.url.appendingPathComponent("card"), to: folder.url.appendingPathComponent("else where"))
        for name in ["Card.swift", "dot.png"] {
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
        }
        try pictures("else where", "b")
        let drawn = ["all/Dark.png", "all/Light.png", "data.pdf", "one.svg", "rows/1.png", "rows/2.png"]
        #expect(try names(in: "b").filter { !$0.hasSuffix(".jsonl") } == drawn)
        for name in drawn { #expect(folder.read("a/\(name)") == folder.read("b/\(name)"), "\(name)") }

        // Named by what is built.
        let named = try bare("render", "else where", "--view", "Nothing()", "-o", "x.png")
        #expect(named.status == 64 && named.errors.contains("'else where' shows 'Light', 'Dark'"), "\(named.errors)")
        let several = try bare("render", "else where", "--data", "card.json", "-o", "x.png")
        #expect(several.status == 64 && several.errors.contains("Card, Row"), "\(several.errors)")
        let compiled = try bare("render", "else where", "--ios", "18", "-o", "x/")
        #expect(compiled.status == 64 && compiled.errors.contains("to galley build"), "\(compiled.errors)")
        #expect(try bare("views", "else where").status == 64)
        if BuiltTool.hasSandbox {
            let shut = try bare("render", "else where", "--sandbox", "--preview", "Light", "-o", "shut.png")
            #expect(shut.status == 0, "\(shut.errors)")
            #expect(folder.read("shut.png") == folder.read("a/all/Light.png"))
        }

        // Over HTTP.
        let server = try ServeImagesTests.Server(
            folder, source: "else where", ["--workers", "1"], environment: Self.bare)
        let answer = try server.get("/card.png?title=Hello")
        #expect(answer.status == 200)
        #expect(answer.data == folder.read("a/rows/1.png"))
    }

    /// What was built elsewhere, by another Galley, or is not as it was, is refused with what to do.
    @Test func refused() throws {
        try #require(folder.galley("build", "Card.swift", "-o", "card").status == 0)
        let manifest = try #require(folder.read("card/galley-build.json"))
        func render(_ change: (String) -> String) throws -> BuiltTool.Output {
            try folder.write(change(String(decoding: manifest, as: UTF8.self)), to: "card/galley-build.json")
            defer { try? folder.write(String(decoding: manifest, as: UTF8.self), to: "card/galley-build.json") }
            return try bare("render", "card", "-o", "out/")
        }
        func value(_ name: String, _ text: String) throws -> BuiltTool.Output {
            try render { $0.replacing(try! Regex("\"\(name)\" : \"[^\"]*\""), with: "\"\(name)\" : \"\(text)\"") }
        }
        let old = try value("galley", "0.1.0")
        #expect(old.status == 69)
        #expect(
            old.errors.contains("was built by Galley 0.1.0, and this is Galley ")
                && old.errors.contains("build it again"),
            "\(old.errors)")
        let other = try value("runtime", "00")
        #expect(other.status == 69 && other.errors.contains("by another build of Galley"), "\(other.errors)")
        let machine = try value("machine", "vax")
        #expect(machine.status == 69 && machine.errors.contains("was built for vax"), "\(machine.errors)")
        let changed = try value("source", "Other.swift")
        #expect(changed.status == 66 && changed.errors.contains("is not as galley build made it"), "\(changed.errors)")
        let outside = try value("shown", "../Card.swift")
        #expect(outside.status == 66, "\(outside.errors)")
        #expect(try bare("render", "card", "-o", "out/").status == 0)
        // One byte.
        let path = folder.url.appendingPathComponent("card/shown.so")
        var library = try Data(contentsOf: path)
        library[library.count / 2] ^= 1
        try library.write(to: path)
        #expect(try bare("render", "card", "-o", "out/").status == 66)

        // Built again in its place; nothing of anyone else's is replaced.
        #expect(try folder.galley("build", "Card.swift", "-o", "card").status == 0)
        #expect(try bare("render", "card", "-o", "out/").status == 0)
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("mine"), withIntermediateDirectories: true)
        try folder.write("important", to: "mine/notes")
        let mine = try folder.galley("build", "Card.swift", "-o", "mine")
        #expect(mine.status == 73 && mine.errors.contains("galley build has not made it"), "\(mine.errors)")
        #expect(try names(in: "mine") == ["notes"])
        #expect(try folder.galley("build", "Card.swift", "--size", "10x10", "-o", "z").status == 64)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).allSatisfy { !$0.contains(".galley-") }
        )
    }

    /// A package's targets bring their bundles, and an expression is one view.
    @Test func package() throws {
        try folder.write([
            "Demo/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Demo", products: [.library(name: "Demo", targets: ["Demo"])],
                targets: [.target(name: "Demo", resources: [.process("Resources")])])

            """,
            "Demo/Sources/Demo/Page.swift": """
            import SwiftUI
            struct Page: View {
                var line: String
                var body: some View {
                    Text(verbatim: Bundle.module.url(forResource: "words", withExtension: "txt")
                        .flatMap { try? String(contentsOf: $0, encoding: .utf8) }.map { $0 + line } ?? "none")
                }
            }

            """,
            "Demo/Sources/Demo/Resources/words.txt": "From a bundle",
        ])
        // What SwiftPM builds in this cache goes before the folder is used.
        let cache = ["GALLEY_CACHE": folder.url.appendingPathComponent("cache").path]
        let made = try BuiltTool.run(
            "galley", ["build", "Demo", "--view", #"Page(line: "!")"#, "-o", "page"], in: folder.url, environment: cache
        )
        try #require(made.status == 0, "\(made.errors)")
        #expect(try names(in: "page").contains("Demo_Demo.resources/words.txt"))
        for (source, name) in [("Demo", "a.svg"), ("page", "b.svg")] {
            let arguments = ["render", source, "-o", name] + (source == "Demo" ? ["--view", #"Page(line: "!")"#] : [])
            let output = try BuiltTool.run(
                "galley", arguments, in: folder.url, environment: source == "Demo" ? cache : Self.bare)
            #expect(output.status == 0, "\(output.errors)")
            try? FileManager.default.removeItem(at: folder.url.appendingPathComponent("cache"))
        }
        let picture = try #require(folder.read("b.svg"))
        #expect(picture == folder.read("a.svg"))
        #expect(String(decoding: picture, as: UTF8.self).contains("From a bundle!"))
    }
}
