import Foundation
import GalleyScenario
import Testing

@testable import GalleyRPC
@testable import galley

/// Documents that need each other, and those that nobody checks (docs/editors.md), in the protocol's form.
@Suite("Documents of one module in an editor")
struct LSPModuleTests {
    private let folder: ScratchFolder
    private let galley: FakeGalley
    private let editor: FakeEditor

    init() throws {
        folder = try ScratchFolder([
            "w/a.swift": "Row()\n", "w/b.swift": "struct Row {}\n", "w/notes.txt": "",
            "p/Package.swift": ".target(name: \"Kit\")", "p/Sources/Kit/k.swift": "let k = 1\n",
            "p/Sources/Kit/l.swift": "let l = 1\n", "p/Tests/KitTests/t.swift": "",
        ])
        galley = try FakeGalley(folder)
        editor = try FakeEditor(.fake(galley))
    }

    private func uri(_ name: String) -> JSONValue { .text("file://\(folder[name])") }

    private func begin() throws {
        _ = try editor.ask("initialize", ["workspaceFolders": [["uri": uri("w")], ["uri": uri("p")]]])
    }

    private func open(_ name: String, _ text: String? = nil, version: Int = 1) throws {
        let document: JSONValue = [
            "uri": uri(name), "languageId": "swift", "version": .integer(version),
            "text": .text(text ?? folder.text(of: name) ?? ""),
        ]
        try editor.tell("textDocument/didOpen", ["textDocument": document])
    }

    /// The next diagnostics of a document: how many, and of which version.
    private func published(_ name: String) -> [Int] {
        let told = editor.next {
            $0["method"]?.text == "textDocument/publishDiagnostics" && $0["params"]?["uri"] == uri(name)
        }["params"]
        return [told?["diagnostics"]?.list?.count ?? -1, told?["version"]?.number.map { Int($0) } ?? -1]
    }

    private func answerUnknown() throws {
        let place: JSONValue = ["file": .text(folder["w/a.swift"]), "line": 1, "column": 1]
        let message: JSONValue = [
            "kind": "mistake", "severity": "error", "code": "unknown-name", "message": "cannot find 'Row' in scope",
            "place": place,
        ]
        let whole: JSONValue = ["messages": [message]]
        try galley.answer("check", String(decoding: JSONEncoder().encode(whole), as: UTF8.self))
    }

    private func check(_ rest: String) -> String { "check|--format=json|--quiet|--timeout|7|\(rest)|" }

    @Test("A file that lacks a name is checked with the folder that declares it") func widening() throws {
        try answerUnknown()
        try begin()
        try open("w/a.swift")
        #expect(published("w/a.swift") == [1, 1])
        let (alone, whole) = (check("--|FOLDER/w/a.swift"), check("--|FOLDER/w"))
        #expect(galley.starts == [alone, whole])
        // Another of the folder belongs to it at once.
        try open("w/b.swift", version: 7)
        #expect(published("w/a.swift") == [1, 1] && published("w/b.swift") == [0, 7])
        #expect(galley.starts == [alone, whole, whole])
        try editor.tell("textDocument/didSave", ["textDocument": ["uri": uri("w/b.swift")]])
        #expect(published("w/a.swift") == [1, 1] && published("w/b.swift") == [0, 7])
        // When one is closed the rest is looked at again, when the last is closed nothing is told any more.
        try editor.tell("textDocument/didClose", ["textDocument": ["uri": uri("w/b.swift")]])
        #expect(published("w/a.swift") == [1, 1])
        #expect(galley.starts == [alone, whole, whole, whole, whole])
        try editor.tell("textDocument/didClose", ["textDocument": ["uri": uri("w/a.swift")]])
        #expect(published("w/a.swift") == [0, -1])
        #expect(editor.end() == 1 && galley.starts.count == 5)
    }

    @Test("A target of a package is checked once for all of its documents; lint looks at what is saved")
    func packages() throws {
        try galley.answer("check", "{\"messages\": []}")
        try galley.answer("lint", "{\"findings\": []}")
        try begin()
        try open("p/Sources/Kit/k.swift")
        #expect(published("p/Sources/Kit/k.swift") == [0, 1] && published("p/Sources/Kit/k.swift") == [0, 1])
        let target = "--target|Kit|--|FOLDER/p"
        let lint = "lint|--format=json|--quiet|--quiet-notes|--timeout|7|\(target)|"
        #expect(galley.starts == [check(target), lint])
        let change: JSONValue = [["text": "let k = 2\n"]]
        try editor.tell(
            "textDocument/didChange",
            ["textDocument": ["uri": uri("p/Sources/Kit/k.swift"), "version": 2], "contentChanges": change])
        #expect(published("p/Sources/Kit/k.swift") == [0, 2])
        try editor.tell("textDocument/didSave", ["textDocument": ["uri": uri("p/Sources/Kit/k.swift")]])
        #expect(published("p/Sources/Kit/k.swift") == [0, 2] && published("p/Sources/Kit/k.swift") == [0, 2])
        #expect(galley.starts == [check(target), lint, check(target), check(target), lint])
        #expect(editor.end() == 1)
    }

    @Test("What is checked by no one") func unchecked() throws {
        try galley.answer("check", "{\"messages\": []}")
        try begin()
        for name in ["p/Package.swift", "p/Tests/KitTests/t.swift", "w/notes.txt"] { try open(name) }
        try editor.tell("textDocument/didSave", ["textDocument": ["uri": uri("p/Package.swift")]])
        try editor.tell(
            "textDocument/didChange",
            ["textDocument": ["uri": uri("w/none.swift"), "version": 2], "contentChanges": []])
        try editor.tell("textDocument/didClose", ["textDocument": ["uri": uri("w/none.swift")]])
        try editor.tell("textDocument/didOpen", ["textDocument": ["uri": uri("w/a.swift"), "version": 1]])
        try editor.tell("textDocument/didOpen", ["textDocument": ["uri": "https://x.y/a.swift", "text": "a"]])
        let hover: JSONValue = [
            "textDocument": ["uri": uri("p/Package.swift")], "position": ["line": 0, "character": 0],
        ]
        #expect(try editor.ask("textDocument/hover", hover) == .null, "what belongs to nothing is not explained")
        let closed: JSONValue = ["textDocument": ["uri": uri("w/a.swift")], "position": ["line": 0, "character": 0]]
        #expect(
            try editor.ask("textDocument/hover", closed)
                == ["code": -32602, "message": "'textDocument' names a document that is open"])
        #expect(editor.end() == 1 && galley.starts.isEmpty)
    }

    @Test("Notices before the beginning and behind the end count for nothing") func stages() throws {
        try galley.answer("check", "{\"messages\": []}")
        try open("w/a.swift")
        try begin()
        let lens: JSONValue = ["textDocument": ["uri": uri("w/a.swift")]]
        #expect(try editor.ask("textDocument/codeLens", lens)["code"] == .integer(-32602), "it was not opened")
        #expect(try editor.ask("shutdown") == .null)
        try open("w/a.swift")
        #expect(
            try editor.ask("textDocument/codeLens", lens)
                == ["code": -32600, "message": "the server was shut down; exit comes next"])
        try editor.tell("exit", [:])
        #expect(editor.end() == 0 && galley.starts.isEmpty && editor.waiting("textDocument/publishDiagnostics") == 0)
    }

    @Test("Changes one behind the other, whole texts and parts of them") func changes() throws {
        try galley.answer("check", "{\"messages\": []}")
        try galley.answer("views", "{\"views\":[],\"previews\":[],\"providers\":[],\"apps\":[]}")
        try begin()
        try open("w/b.swift", "struct Row {}\n")
        func range(_ line: Int, _ start: Int, _ end: Int) -> JSONValue {
            [
                "start": ["line": .integer(line), "character": .integer(start)],
                "end": ["line": .integer(line), "character": .integer(end)],
            ]
        }
        let changes: [JSONValue] = [
            ["range": range(0, 7, 10), "text": "é😀"], ["range": range(0, 8, 10), "text": "x"], ["nothing": 1],
        ]
        try editor.tell(
            "textDocument/didChange",
            ["textDocument": ["uri": uri("w/b.swift"), "version": 2], "contentChanges": .list(changes)])
        _ = try editor.ask("textDocument/codeLens", ["textDocument": ["uri": uri("w/b.swift")]])
        // Several commands may have noted their texts; those of one version are in one file.
        let noted = (folder.text(of: "buffers") ?? "").replacing("\\/", with: "/")
        let name = noted.firstMatch(of: /"(\/[^"]*-2\.swift)"/).map { String($0.1) } ?? ""
        let text = FileManager.default.contents(atPath: name) ?? Data()
        #expect(String(decoding: text, as: UTF8.self) == "struct éx {}\n", "characters count in UTF-16")
        #expect(editor.end() == 1)
    }
}
