import Foundation
import GalleyScenario
import Testing

@testable import GalleyRPC
@testable import galley

/// What an editor is told of a document while it is edited: Language Server Protocol 3.17, “Diagnostic” (severity 1 is an error, 2 a
/// warning, 3 information; tag 1 is for what is unnecessary, 2 for what is deprecated) and docs/editors.md.
@Suite("Verdicts in an editor")
struct LSPVerdictTests {
    private let folder: ScratchFolder
    private let galley: FakeGalley

    init() throws {
        folder = try ScratchFolder(["Card.swift": "let 😀a = b\nlet c = 1\n"])
        galley = try FakeGalley(folder)
    }

    private var document: JSONValue { ["uri": .text("file://\(folder["Card.swift"])")] }

    private func open(_ editor: FakeEditor, _ text: String, related: Bool = true) throws {
        let abilities: JSONValue = ["textDocument": ["publishDiagnostics": ["relatedInformation": .bool(related)]]]
        _ = try editor.ask("initialize", ["capabilities": abilities])
        try editor.tell(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": document["uri"] ?? .null, "languageId": "swift", "version": 1, "text": .text(text),
                ]
            ])
    }

    private func published(_ editor: FakeEditor, _ diagnostics: String, version: Int?) -> Bool {
        var expected: [String: JSONValue] = ["uri": document["uri"] ?? .null]
        expected["diagnostics"] = json(diagnostics, folder)
        if let version { expected["version"] = .integer(version) }
        let told = editor.next("textDocument/publishDiagnostics")
        if told != .object(expected) { print("told:", folder.plain("\(told)")) }
        return told == .object(expected)
    }

    private static let error = """
        {"messages": [
          {"kind": "mistake", "severity": "error", "code": "unknown-name", "message": "cannot find 'b' in scope",
           "place": {"file": "FOLDER/Card.swift", "line": 1, "column": 13},
           "suggestion": {"text": "did you mean 'c'?", "edits": [{"text": "c", "place":
             {"file": "FOLDER/Card.swift", "line": 1, "column": 13, "endLine": 1, "endColumn": 14}}]},
           "notes": [{"message": "here", "place": {"file": "FOLDER/Card.swift", "line": 2, "column": 5}},
                     {"message": "nowhere"}]},
          {"kind": "gap", "severity": "error", "code": "unknown-member", "message": "m",
           "place": {"file": "FOLDER/Card.swift", "line": 2}},
          {"kind": "failure", "severity": "error", "code": "timeout", "message": "took too long"}]}
        """

    private static let errors = """
        [{"range": {"start": {"line": 0, "character": 10}, "end": {"line": 0, "character": 11}}, "severity": 1,
          "source": "galley", "code": "unknown-name", "message": "cannot find 'b' in scope\\ndid you mean 'c'?",
          "relatedInformation": [{"message": "here", "location": {"uri": "file://FOLDER/Card.swift",
            "range": {"start": {"line": 1, "character": 4}, "end": {"line": 1, "character": 5}}}}]},
         {"range": {"start": {"line": 1, "character": 0}, "end": {"line": 1, "character": 9}}, "severity": 3,
          "source": "galley", "code": "unknown-member", "message": "Apple has it, Galley has not: m"}]
        """

    @Test("Errors, then warnings and findings") func verdicts() throws {
        try galley.answer("check", Self.error.replacing("FOLDER", with: folder.path))
        let editor = try FakeEditor(.fake(galley))
        try open(editor, "let 😀a = b\nlet c = 1\n")
        #expect(published(editor, Self.errors, version: 1))
        #expect(editor.next("window/logMessage")["message"] == "galley: took too long [timeout]")
        let warning = """
            {"messages": [
              {"kind": "mistake", "severity": "warning", "code": "unused", "message": "never used",
               "place": {"file": "FOLDER/Card.swift", "line": 2, "column": 5, "endLine": 2, "endColumn": 6}},
              {"kind": "mistake", "severity": "warning", "code": "availability", "message": "old",
               "place": {"file": "FOLDER/Card.swift", "line": 2, "column": 5, "endLine": 2, "endColumn": 6}},
              {"kind": "module", "severity": "warning", "code": "x", "message": "y",
               "place": {"file": "FOLDER/Card.swift", "line": 9, "column": 1}}]}
            """
        let finding = """
            {"findings": [{"kind": "finding", "severity": "note", "code": "text-cut", "message": "is cut",
               "place": {"file": "FOLDER/Card.swift", "line": 1}}]}
            """
        try galley.answer("check", warning.replacing("FOLDER", with: folder.path))
        try galley.answer("lint", finding.replacing("FOLDER", with: folder.path))
        try editor.tell(
            "textDocument/didChange",
            [
                "textDocument": ["uri": document["uri"] ?? .null, "version": 2],
                "contentChanges": [
                    [
                        "range": [
                            "start": ["line": 0, "character": 10], "end": ["line": 0, "character": 11],
                        ], "text": "c",
                    ]
                ],
            ])
        let range = "\"range\": {\"start\": {\"line\": 1, \"character\": 4}, \"end\": {\"line\": 1, \"character\": 5}}"
        let warnings = """
            {\(range), "severity": 2, "source": "galley", "code": "unused", "message": "never used", "tags": [1]},
            {\(range), "severity": 2, "source": "galley", "code": "availability", "message": "old", "tags": [2]},
            {"range": {"start": {"line": 2, "character": 0}, "end": {"line": 2, "character": 0}}, "severity": 3,
             "source": "galley", "code": "x", "message": "other module: y"}
            """
        #expect(published(editor, "[\(warnings)]", version: 2))
        let findings = """
            {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 11}}, "severity": 3,
             "source": "galley", "code": "text-cut", "message": "is cut"}
            """
        #expect(published(editor, "[\(warnings), \(findings)]", version: 2))
        try editor.tell("textDocument/didClose", ["textDocument": document])
        #expect(published(editor, "[]", version: nil), "what was published is taken back")
        #expect(editor.end() == 1)
        let rest = "--timeout|7|--|FOLDER/Card.swift|"
        #expect(
            galley.starts == [
                "check|--format=json|--quiet|\(rest)", "check|--format=json|--quiet|\(rest)",
                "lint|--format=json|--quiet|--quiet-notes|\(rest)",
            ])
        #expect(
            folder.text(of: "buffers")?.contains("Card.swift") == true,
            "the changed text is read in place of the file's")
    }

    @Test("No lint where it is not wanted, no related places where they are not shown") func plain() throws {
        try galley.answer("check", Self.error.replacing("FOLDER", with: folder.path))
        let editor = try FakeEditor(.fake(galley, isLinted: false))
        try open(editor, "let 😀a = b\nlet c = 1\n", related: false)
        let told = editor.next("textDocument/publishDiagnostics")["diagnostics"]?.list ?? []
        #expect(told.count == 2 && told.allSatisfy { $0["relatedInformation"] == nil })
        try galley.answer("check", "{\"messages\": []}")
        try editor.tell("textDocument/didSave", ["textDocument": document])
        #expect(published(editor, "[]", version: 1))
        try galley.answer("check", "no JSON", errors: "the reason")
        try editor.tell("textDocument/didSave", ["textDocument": document])
        _ = editor.next { $0["params"]?["message"] == "galley: took too long [timeout]" }
        #expect(editor.next("window/logMessage") == ["type": 3, "message": "galley: the reason"])
        #expect(editor.end() == 1)
        #expect(!galley.starts.contains { $0.hasPrefix("lint") })
    }

    @Test("A document is looked at when that is asked for, and not before") func unasked() throws {
        try galley.answer("check", Self.error.replacing("FOLDER", with: folder.path))
        let (pipe, published) = (Pipe(), DispatchSemaphore(value: 0))
        let channel = RPCChannel(
            RPCInput(.headers, longest: 1 << 20, descriptor: pipe.fileHandleForReading.fileDescriptor), .headers,
            longest: 1 << 20, write: { if $0.contains("publishDiagnostics") { published.signal() } })
        let session = try LSPSession(channel, .fake(galley, isLinted: false))
        func verdict(_ name: String) -> LSPVerdict {
            LSPVerdict(LSPInput(path: folder[name], isFile: true), session) { _ in false }
        }
        // These begin before the one that is asked: what they do of themselves is begun before it has its answer.
        let others = (0..<4).map { verdict("Other\($0).swift") }
        let asked = verdict("Card.swift")
        asked.look(after: 0, isSaved: true)
        #expect(published.wait(timeout: .now() + 600) == .success)
        #expect(galley.starts == ["check|--format=json|--quiet|--timeout|7|--|FOLDER/Card.swift|"])
        #expect(others.allSatisfy { $0.known.messages.isEmpty } && asked.known.messages.count == 3)
        for one in others + [asked] { one.end() }
        withExtendedLifetime(pipe) {}
    }

    @Test("What can be done about messages") func actions() throws {
        let finding = """
            {"messages": [{"kind": "finding", "severity": "warning", "code": "text-cut", "message": "is cut",
               "place": {"file": "FOLDER/Card.swift", "line": 2}}],
            """
        let answer = Self.error.replacing("{\"messages\": [", with: String(finding.dropLast(2)) + ",")
        try galley.answer("check", answer.replacing("FOLDER", with: folder.path))
        let editor = try FakeEditor(.fake(galley))
        try open(editor, "let 😀a = b\nlet c = 1\n", related: false)
        _ = editor.next("textDocument/publishDiagnostics")
        func actions(_ first: Int, _ last: Int) throws -> [JSONValue] {
            let range: JSONValue = [
                "start": ["line": .integer(first), "character": 0], "end": ["line": .integer(last), "character": 0],
            ]
            return try editor.ask("textDocument/codeAction", ["textDocument": document, "range": range]).list ?? []
        }
        let change = """
            {"title": "did you mean 'c'?", "kind": "quickfix", "isPreferred": true, "diagnostics":
              [{"range": {"start": {"line": 0, "character": 10}, "end": {"line": 0, "character": 11}}, "severity": 1,
                "source": "galley", "code": "unknown-name", "message": "cannot find 'b' in scope\\ndid you mean 'c'?"}],
             "edit": {"changes": {"file://FOLDER/Card.swift": [{"newText": "c", "range":
               {"start": {"line": 0, "character": 10}, "end": {"line": 0, "character": 11}}}]}}}
            """
        let ignoring = """
            {"title": "It is meant: galley:ignore text-cut", "kind": "quickfix", "isPreferred": false, "diagnostics":
              [{"range": {"start": {"line": 1, "character": 0}, "end": {"line": 1, "character": 9}}, "severity": 2,
                "source": "galley", "code": "text-cut", "message": "is cut"}],
             "edit": {"changes": {"file://FOLDER/Card.swift": [{"newText": "  // galley:ignore text-cut", "range":
               {"start": {"line": 1, "character": 9}, "end": {"line": 1, "character": 9}}}]}}}
            """
        #expect(try actions(0, 0) == [json(change, folder)])
        #expect(try actions(1, 1) == [json(ignoring, folder)])
        #expect(try actions(0, 5) == [json(ignoring, folder), json(change, folder)])
        #expect(try actions(2, 5).isEmpty)
        let noRange = try editor.ask("textDocument/codeAction", ["textDocument": document])
        #expect(noRange == ["code": -32602, "message": "'range' has a start and an end"])
        try editor.tell(
            "textDocument/didChange",
            [
                "textDocument": ["uri": document["uri"] ?? .null, "version": 2],
                "contentChanges": [["text": "let d = 1\n"]],
            ])
        #expect(try actions(0, 5).isEmpty, "edits are of the text that was looked at")
        _ = editor.end()
    }
}
