import Foundation
import Testing

/// `galley lsp` by messages written by hand. Scripts/lsp-test.py uses it with editors.
@Suite("galley lsp", .enabled(if: BuiltTool.isTested))
struct LSPTests {
    private static let card = """
        import SwiftUI

        struct Card: View {
            var body: some View {
                VStack {
                    Text("Größe 🐈").fontt(.body)
                    Button("Add") {}.font(.caption2)
                }
            }
        }

        #Preview("One") { Card() }
        #Preview { Card().padding() }
        """

    private func error(_ answer: [String: Any]) -> Int? { (answer["error"] as? [String: Any])?["code"] as? Int }

    private func place(_ diagnostic: [String: Any]) -> [Int] {
        let range = diagnostic["range"] as? [String: [String: Int]] ?? [:]
        return ["start", "end"].flatMap { [range[$0]?["line"] ?? -1, range[$0]?["character"] ?? -1] }
    }

    @Test("What makes no sense is refused, and the next message is answered") func garbage() throws {
        let folder = try TemporaryFolder()
        let client = try LanguageClient(in: folder)
        #expect(try error(client.ask("textDocument/hover")) == -32002)
        try client.initialize(folder)
        #expect(try error(client.ask("initialize")) == -32600)
        #expect(try error(client.ask("textDocument/foo")) == -32601)
        #expect(try error(client.ask("textDocument/hover", ["textDocument": ["uri": "file:///none.swift"]])) == -32602)
        func refusal() -> Int? { client.wait { $0["id"] is NSNull }.flatMap(error) }
        client.write(Data("garbage\r\n\r\n".utf8))
        #expect(refusal() == -32700)
        let bodies = [
            "{": -32700, "[1]": -32600, #"{"jsonrpc":"2.0","id":[1],"method":"x"}"#: -32600,
            #"{"jsonrpc":"2.0"}"#: -32600,
        ]
        for (body, code) in bodies {
            client.write(Data("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
            #expect(refusal() == code)
        }
        // 100 MB, of which nothing is kept.
        client.write(Data("Content-Length: \(100 << 20)\r\n\r\n".utf8))
        for _ in 0..<100 { client.write(Data(count: 1 << 20)) }
        #expect(refusal() == -32600)
        #expect(try error(client.ask("workspace/executeCommand", ["command": "rm"])) == -32602)
        #expect(try client.end() == 0)
    }

    @Test("A verdict has its place in the client's characters, and what is typed changes it") func diagnostics() throws
    {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Card.swift")
        for encoding in ["utf-16", "utf-8"] {
            let client = try LanguageClient(["--no-lint"], in: folder)
            let greeting = try client.initialize(folder, encodings: [encoding])
            #expect((greeting["capabilities"] as? [String: Any])?["positionEncoding"] as? String == encoding)
            let uri = try client.open("Card.swift", Self.card, in: folder)
            let found = try client.diagnostics(of: uri, version: 1)
            #expect(found.count == 1 && found.first?["code"] as? String == "unknown-member", "\(found)")
            #expect(found.first?["source"] as? String == "galley" && found.first?["severity"] as? Int == 1)
            // `Text("Größe 🐈")` has 16 units of UTF-16, and 20 bytes.
            let start = 12 + (encoding == "utf-16" ? 17 : 21)
            #expect(place(try #require(found.first)) == [5, start, 5, start + 5], "\(found)")
            let actions =
                try client.ask(
                    "textDocument/codeAction",
                    [
                        "textDocument": ["uri": uri], "context": ["diagnostics": found],
                        "range": try #require(found.first?["range"]),
                    ])["result"] as? [[String: Any]] ?? []
            let edit = (actions.first?["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
            #expect(edit?[uri]?.first?["newText"] as? String == "font", "\(actions)")
            // The last `t` goes.
            try client.change(uri, version: 2, "", range: [5, start + 4, 5, start + 5])
            #expect(try client.diagnostics(of: uri, version: 2).isEmpty)
            try client.change(uri, version: 3, "let x: Int = \"\"\n")
            #expect(try client.diagnostics(of: uri, version: 3).first?["code"] as? String == "wrong-type")
            #expect(try client.end() == 0)
        }
        // Nothing was saved, and the server has left nothing.
        #expect(folder.read("Card.swift") == Data())
    }

    @Test("Findings of lint follow, and a comment says that one is meant") func lint() throws {
        let folder = try TemporaryFolder()
        let client = try LanguageClient(in: folder)
        try client.initialize(folder)
        let text = Self.card.replacing(".fontt(.body)", with: "")
        try folder.write(text, to: "Card.swift")
        let uri = try client.open("Card.swift", text, in: folder)
        #expect(try client.diagnostics(of: uri, version: 1).isEmpty)
        let found = try client.diagnostics(of: uri, version: 1)
        #expect(found.map { $0["code"] as? String } == ["tap-target"], "\(found)")
        #expect(found.first.map(place)?.first == 6)
        try client.change(uri, version: 2, " // galley:ignore tap-target", range: [6, 200, 6, 200])
        #expect(try client.diagnostics(of: uri, version: 2).isEmpty)
        #expect(try client.diagnostics(of: uri, version: 2).isEmpty)
        #expect(try client.end() == 0)
    }

    @Test("Files that need each other are one module, and a package's target is one") func modules() throws {
        let folder = try TemporaryFolder()
        try folder.write([
            "App/Views/Card.swift":
                "import SwiftUI\nstruct Card: View { var body: some View { Text(Model().title) } }\n",
            "App/Model.swift": "struct Model { var title = \"A\" }\n",
            "Package/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """,
            "Package/Sources/Kit/One.swift": "struct One { var two = Two() }\n",
            "Package/Sources/Kit/Two.swift": "struct Two { var one: Int = \"\" }\n",
        ])
        let client = try LanguageClient(["--no-lint"], in: folder)
        try client.initialize(folder)
        let card = try client.open(
            "App/Views/Card.swift",
            "import SwiftUI\nstruct Card: View { var body: some View { Text(Model().titel) } }\n", in: folder)
        let found = try client.diagnostics(of: card, version: 1)
        #expect(found.map { $0["code"] as? String } == ["unknown-member"], "\(found)")
        let words = found.first?["message"] as? String ?? ""
        #expect(words.contains("title"), "\(words)")
        let one = try client.open("Package/Sources/Kit/One.swift", "struct One { var two = Two() }\n", in: folder)
        #expect(try client.diagnostics(of: one, version: 1).isEmpty)
        let two = folder.url.appendingPathComponent("Package/Sources/Kit/Two.swift").absoluteString
        let other = client.wait { message in
            (message["params"] as? [String: Any])?["uri"] as? String == two
        }
        let list = (other?["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
        #expect(list?.first?["code"] as? String == "wrong-type", "\(String(describing: other))")
        #expect(try client.end() == 0)
    }

    @Test("Each preview has its lenses, which draw and play") func lenses() throws {
        let folder = try TemporaryFolder()
        let text = Self.card.replacing(".fontt(.body)", with: "")
        try folder.write("struct None {}", to: "Card.swift")
        let client = try LanguageClient(["--no-lint"], in: folder)
        try client.initialize(folder, options: ["takesResults": true])
        let uri = try client.open("Card.swift", text, in: folder)
        let answer = try client.ask("textDocument/codeLens", ["textDocument": ["uri": uri]])
        let lenses = try #require(answer["result"] as? [[String: Any]])
        let titles = lenses.map { ($0["command"] as? [String: Any])?["title"] as? String ?? "" }
        #expect(titles == Array(repeating: ["Render", "Preview in browser", "Play"], count: 2).flatMap { $0 })
        #expect(lenses.map { place($0)[0] } == [11, 11, 11, 12, 12, 12])
        let command = try #require(lenses.first?["command"] as? [String: Any])
        let drawn = try client.ask("workspace/executeCommand", command)["result"] as? [String: Any]
        let pictures = try #require(drawn?["pictures"] as? [String], "\(String(describing: drawn))")
        #expect(pictures.count == 1 && pictures[0].hasSuffix("/One.png"))
        #expect(FileManager.default.contents(atPath: pictures[0])?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
        var play = try #require(lenses[2]["command"] as? [String: Any])
        let played = try client.ask("workspace/executeCommand", play)["result"] as? [String: Any]
        let told = played?["text"] as? String ?? ""
        #expect(told.contains("Add"), "\(told)")
        play["arguments"] = [["uri": uri, "preview": "One", "script": "expect 'None'"]]
        let failed = try client.ask("workspace/executeCommand", play)["result"] as? [String: Any]
        #expect(failed?["status"] as? Int == 1)
        #expect(try client.end() == 0)
        #expect(!FileManager.default.fileExists(atPath: pictures[0]))
    }

    @Test("A hover says why a view has its size, also of what is not saved") func hover() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Card.swift")
        let client = try LanguageClient(["--no-lint"], in: folder)
        try client.initialize(folder)
        let text = """
            import SwiftUI

            struct Card: View {
                let title: String
                var body: some View {
                    VStack {
                        Text(title).padding(4)
                        VStack { Color.red.frame(height: 8) }
                    }.frame(width: 200)
                }
            }

            #Preview("One") { Card(title: "A") }
            """
        let uri = try client.open("Card.swift", text, in: folder)
        func hover(_ line: Int, _ character: Int) throws -> String? {
            let answer = try client.ask(
                "textDocument/hover",
                ["textDocument": ["uri": uri], "position": ["line": line, "character": character]])
            let contents = (answer["result"] as? [String: Any])?["contents"] as? [String: Any]
            return contents?["value"] as? String
        }
        let frame = try hover(8, 12)
        #expect(
            frame?.hasPrefix("**frame** 200×") == true && frame?.contains("The frame sets the width 200") == true,
            "\(String(describing: frame))")
        // The outer stack and the inner one, which nothing but their order tells apart.
        let stacks = try [hover(5, 10), hover(7, 14)].map { $0?.split(separator: ",").first.map(String.init) }
        #expect(stacks == ["**VStack** 200×45", "**VStack** 200×8"], "\(stacks)")
        #expect(try hover(6, 26)?.hasPrefix("**padding**") == true)
        #expect(try hover(1, 0) == nil)
        try client.change(uri, version: 2, "300", range: [8, 23, 8, 26])
        #expect(try hover(8, 12)?.hasPrefix("**frame** 300×") == true)
        #expect(try client.end() == 0)
        #expect(folder.read("Card.swift") == Data())
    }

    @Test("A remedy of lint's that is one modifier is an edit") func remedies() throws {
        let folder = try TemporaryFolder()
        let text = """
            import SwiftUI

            struct Row: View {
                var body: some View {
                    HStack { Text("A long title that is cut").lineLimit(1); Color.red.frame(minWidth: 20, maxWidth: 300) }
                }
            }

            #Preview("One") { Row().frame(width: 220) }
            """
        try folder.write(text, to: "Row.swift")
        let client = try LanguageClient(in: folder)
        try client.initialize(folder)
        let uri = try client.open("Row.swift", text, in: folder)
        #expect(try client.diagnostics(of: uri, version: 1).isEmpty)
        let found = try client.diagnostics(of: uri, version: 1)
        #expect(found.map { $0["code"] as? String } == ["text-cut"], "\(found)")
        let actions = try client.ask(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": uri], "context": ["diagnostics": []],
                "range": try #require(found.first?["range"]),
            ])
        let edits = try #require(actions["result"] as? [[String: Any]]).compactMap { action in
            ((action["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]])?[uri]?.first
        }
        #expect(
            edits.map { $0["newText"] as? String } == [".layoutPriority(1)", "  // galley:ignore text-cut"],
            "\(actions)")
        #expect(edits.map(place) == [[4, 62, 4, 62], [4, 110, 4, 110]], "\(edits)")
        #expect(try client.end() == 0)
    }

    @Test("Names of symbols and assets stand in quotes") func completion() throws {
        let folder = try TemporaryFolder()
        try folder.write([
            "Assets.xcassets/Brand.colorset/Contents.json": #"{"colors":[]}"#,
            "Assets.xcassets/Cat.imageset/Contents.json": #"{"images":[]}"#,
        ])
        let client = try LanguageClient(["--no-lint"], in: folder)
        try client.initialize(folder)
        let lines = [
            "Image(systemName: \"heart.text\")", "Label(\"x\", systemImage: \"\")", "Image(\"\")", "Color(\"B\")",
            "Text(\"B\")",
        ]
        let uri = try client.open("Card.swift", lines.joined(separator: "\n"), in: folder)
        func names(_ line: Int, _ character: Int) throws -> [String] {
            let answer = try client.ask(
                "textDocument/completion",
                ["textDocument": ["uri": uri], "position": ["line": line, "character": character]])
            let list = try #require(answer["result"] as? [String: Any])
            return try #require(list["items"] as? [[String: Any]]).compactMap { $0["label"] as? String }
        }
        let hearts = try names(0, 28)
        #expect(hearts == ["heart.text.square", "heart.text.square.fill"], "\(hearts)")
        #expect(try names(1, 25).count == 300)
        #expect(try names(2, 7) == ["Cat"])
        #expect(try names(3, 8) == ["Brand"])
        #expect(try names(4, 7) == [])
        #expect(try client.end() == 0)
    }

    @Test("It ends with its input, with status 1, and takes what it has started along") func ending() throws {
        let folder = try TemporaryFolder()
        let client = try LanguageClient(in: folder)
        try client.initialize(folder)
        _ = try client.open("Card.swift", Self.card, in: folder)
        #expect(client.close() == 1)
    }

    @Test("What a killed server has left goes with the next one; that of one that is there stays") func killed() throws
    {
        let folder = try TemporaryFolder()
        let clients = try (0..<2).map { _ in try LanguageClient(in: folder) }
        for client in clients { try client.initialize(folder) }
        let places = try clients.map { try #require($0.folder) }
        clients[0].kill()
        let next = try LanguageClient(in: folder)
        try next.initialize(folder)
        let own = try #require(next.folder)
        let files = FileManager.default
        #expect(!files.fileExists(atPath: places[0]))
        #expect(files.fileExists(atPath: places[1]))
        _ = try clients[1].end()
        _ = try next.end()
        #expect(!files.fileExists(atPath: places[1]) && !files.fileExists(atPath: own))
    }
}
