import Foundation
import GalleyDiagnostics
import GalleyProtocol
import Testing

/// A compiler's messages as text, and messages for other programs: SARIF 2.1.0 (OASIS) and GitHub's workflow commands.
@Suite("Messages as texts")
struct DiagnosticTextTests {
    @Test("A message's first line, with and without colours") func firstLines() throws {
        let coloured = "\u{1b}[1m/a/b:c.swift:31:14: \u{1b}[0;1;31merror: \u{1b}[0mno 'x': y"
        let block = try #require(MessageBlock(coloured[...]))
        #expect(
            block.file == "/a/b:c.swift" && block.line == 31 && block.column == 14 && block.lines == [coloured[...]])
        #expect(block.kind == .error && block.text == "no 'x': y" && block.place == "/a/b:c.swift:31:14")
        let kinds = ["a:1:2: warning: w", "a:1:2: note: ", "a:1:2: remark: r", "a:1: error: e", " | a:1:2: x"].map {
            MessageBlock($0[...])?.kind.rawValue ?? "-"
        }
        #expect(kinds == ["warning", "note", "-", "-", "-"])
    }

    @Test("The messages of a text, with the source that they show") func blocks() {
        let text = "Compiling\n\na:1:2: error: x\n 1 | let a\n\nb:3:4: note: y\n"
        let (head, blocks) = MessageBlock.blocks(of: text)
        #expect(head == ["Compiling", ""] && blocks.map(\.text) == ["x", "y"])
        #expect(blocks.map(\.lines) == [["a:1:2: error: x", " 1 | let a", ""], ["b:3:4: note: y", ""]])
        #expect(MessageBlock.blocks(of: "").head == [""] && MessageBlock.blocks(of: "").blocks.isEmpty)
    }

    @Test("Columns that count bytes count characters") func columns() throws {
        // é has two bytes, and the face four.
        let folder = try ScratchFolder(["a": "é😀x\n\nabc\n"])
        var table = ColumnTable()
        let places = [(1, 1), (3, 1), (7, 1), (8, 1), (1, 2), (3, 3), (9, 9), (5, 0)]
        let seen = places.map { table.character($0.0, line: $0.1, of: folder["a"]) }
        #expect(seen == [1, 2, 3, 4, 1, 3, 9, 5])
        #expect(table.character(4, line: 1, of: folder["none"]) == 4)
    }

    @Test("GitHub's commands have signs of their own for lines, colons and commas") func github() {
        #expect(GitHubText.message("a%\rx\nb:c,d") == "a%25%0Dx%0Ab:c,d")
        #expect(GitHubText.message("a\r\nb\r\n") == "a%0D%0Ab%0D%0A")
        #expect(GitHubText.field("a%\nb:c,d") == "a%25%0Ab%3Ac%2Cd")
    }

    @Test("SARIF of messages: rules, places in characters, notes and changes") func sarif() throws {
        let folder = try ScratchFolder(["a b.swift": "é x\n"])
        let file = folder["a b.swift"]
        var first = ToolMessage(
            .mistake, .error, code: "unknown-name", "no 'x'",
            at: .init(file: file, line: 1, column: 4, endLine: 1, endColumn: 5),
            suggestion: .init(
                text: "did you mean 'y'?",
                edits: [
                    .init(place: .init(file: "./z.swift", line: 2, column: 3, endLine: 2, endColumn: 3), text: "y"),
                    .init(place: .init(file: file, line: 1, column: 1, endLine: 1, endColumn: 3), text: ""),
                ]))
        first.notes = [.init(message: "here", place: .init(file: "./z.swift", line: 7)), .init(message: "nowhere")]
        let second = ToolMessage(.gap, .warning, code: "a-code", "w", suggestion: .init(text: "wait", edits: []))
        let text = try Sarif(tool: "galley check", [first, second]).json
        let address = file.replacing(" ", with: "%20")
        #expect(
            json(text)
                == json(
                    """
                    {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [{
                      "columnKind": "unicodeCodePoints",
                      "tool": {"driver": {"name": "galley check", "rules": [{"id": "a-code"}, {"id": "unknown-name"}]}},
                      "results": [
                        {"ruleId": "unknown-name", "level": "error", "message": {"text": "no 'x'. did you mean 'y'?"},
                         "properties": {"kind": "mistake"},
                         "locations": [{"physicalLocation": {"artifactLocation": {"uri": "\(address)"},
                           "region": {"startLine": 1, "startColumn": 3, "endLine": 1, "endColumn": 4}}}],
                         "relatedLocations": [{"message": {"text": "here"}, "physicalLocation":
                           {"artifactLocation": {"uri": "z.swift"}, "region": {"startLine": 7}}}],
                         "fixes": [{"description": {"text": "did you mean 'y'?"}, "artifactChanges": [
                           {"artifactLocation": {"uri": "z.swift"}, "replacements": [{"insertedContent": {"text": "y"},
                             "deletedRegion": {"startLine": 2, "startColumn": 3, "endLine": 2, "endColumn": 3}}]},
                           {"artifactLocation": {"uri": "\(address)"}, "replacements": [{"insertedContent": {"text": ""},
                             "deletedRegion": {"startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 2}}]}]}]},
                        {"ruleId": "a-code", "level": "warning", "message": {"text": "w. wait"}, "locations": [],
                         "properties": {"kind": "gap"}}]}]}
                    """))
        #expect(text.hasSuffix("}\n"))
    }

    @Test("SARIF of what is about an element of a view") func elements() throws {
        let results = [
            Sarif.Result(rule: "r", level: "note", text: "t", file: "a.swift", line: nil, element: "Card"),
            Sarif.Result(rule: "r", level: "note", text: "t", file: nil, line: 4, element: "Card"),
            Sarif.Result(rule: "r", level: "note", text: "t", file: "a.swift", line: 4, element: "Card"),
        ]
        func result(_ place: String) -> String {
            """
            {"ruleId": "r", "level": "note", "message": {"text": "t"}, "locations": [{\(place)
              "logicalLocations": [{"fullyQualifiedName": "Card", "kind": "element"}]}]}
            """
        }
        func place(_ line: Int) -> String {
            "\"physicalLocation\": {\"artifactLocation\": {\"uri\": \"a.swift\"}, \"region\": {\"startLine\": \(line)}},"
        }
        #expect(
            json(try Sarif(tool: "g", rules: ["r"], results: results).json)
                == json(
                    """
                    {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [{
                      "tool": {"driver": {"name": "g", "rules": [{"id": "r"}]}},
                      "results": [\(result(place(1))), \(result("")), \(result(place(4)))]}]}
                    """))
    }
}
