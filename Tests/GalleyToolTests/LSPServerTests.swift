import Foundation
import GalleyRPC
import Testing

@testable import galley

/// What the server answers before a document is open: Language Server Protocol 3.17, “Lifecycle Messages”, whose codes are −32002 for what
/// comes before `initialize` and −32600 for what comes behind `shutdown`.
@Suite("The language server's life")
struct LSPServerTests {
    private let galley: FakeGalley

    init() throws { galley = try FakeGalley(ScratchFolder()) }

    private static let greeting = """
        {"capabilities": {"positionEncoding": "utf-16",
          "textDocumentSync": {"openClose": true, "change": 2, "save": {"includeText": false}},
          "codeLensProvider": {"resolveProvider": false}, "hoverProvider": true,
          "codeActionProvider": {"codeActionKinds": ["quickfix"]},
          "completionProvider": {"triggerCharacters": ["\\"", "."], "resolveProvider": false},
          "executeCommandProvider": {"commands": ["galley.render", "galley.preview", "galley.play"]}},
         "serverInfo": {"name": "galley", "version": "VERSION"}}
        """

    @Test("A life") func life() throws {
        let editor = try FakeEditor(.fake(galley))
        #expect(try editor.ask("shutdown") == ["code": -32002, "message": "initialize comes first"])
        let greeting = Self.greeting.replacing("VERSION", with: Installation.version)
        #expect(try editor.ask("initialize") == json(greeting))
        #expect(try editor.ask("initialize") == ["code": -32600, "message": "the server is initialized already"])
        #expect(try editor.ask("nothing") == ["code": -32601, "message": "there is no method 'nothing'"])
        let closed: JSONValue = ["code": -32602, "message": "'textDocument' names a document that is open"]
        #expect(try editor.ask("textDocument/hover", ["textDocument": ["uri": "file:///a.swift"]]) == closed)
        #expect(try editor.ask("textDocument/codeLens") == closed)
        let unknown: JSONValue = [
            "code": -32602, "message": "the commands are galley.render, galley.preview, galley.play",
        ]
        #expect(try editor.ask("workspace/executeCommand", ["command": "galley.draw"]) == unknown)
        #expect(try editor.ask("workspace/executeCommand") == unknown)
        let noArgument: JSONValue = [
            "code": -32602, "message": "the argument is an object with the document's 'uri'",
        ]
        #expect(try editor.ask("workspace/executeCommand", ["command": "galley.play"]) == noArgument)
        let web: JSONValue = ["command": "galley.play", "arguments": [["uri": "https://example.com/a.swift"]]]
        #expect(try editor.ask("workspace/executeCommand", web) == noArgument)
        #expect(try editor.ask("shutdown") == .null)
        #expect(
            try editor.ask("shutdown")
                == ["code": -32600, "message": "the server was shut down; exit comes next"])
        try editor.tell("exit", [:])
        #expect(editor.end() == 0, "0 behind shutdown")
        #expect(editor.broken.isEmpty && galley.starts.isEmpty)
    }

    @Test("An end that was not announced has status 1") func ends() throws {
        let left = try FakeEditor(.fake(galley))
        _ = try left.ask("initialize")
        try left.tell("exit", [:])
        #expect(left.end() == 1)
        let cut = try FakeEditor(.fake(galley))
        _ = try cut.ask("initialize")
        _ = try cut.ask("shutdown")
        #expect(cut.end() == 1, "the input ends without exit")
    }

    @Test("What a client says of itself") func client() throws {
        let plain = LSPSession.Client([:])
        #expect(plain.encoding == .utf16 && plain.root == nil)
        #expect(!plain.showsProgress && !plain.showsDocuments && !plain.showsRelated && !plain.takesResults)
        let whole = LSPSession.Client(
            try #require(
                json(
                    """
                    {"capabilities": {"general": {"positionEncodings": ["utf-8"]},
                      "window": {"workDoneProgress": true, "showDocument": {"support": true}},
                      "textDocument": {"publishDiagnostics": {"relatedInformation": true}}},
                     "workspaceFolders": [{"uri": "file:///work/app"}], "rootUri": "file:///other",
                     "rootPath": "/third", "initializationOptions": {"takesResults": true}}
                    """)))
        #expect(whole.encoding == .utf8 && whole.root == "/work/app")
        #expect(whole.showsProgress && whole.showsDocuments && whole.showsRelated && whole.takesResults)
        #expect(LSPSession.Client(["rootUri": "file:///a/../other/"]).root == "/other")
        #expect(LSPSession.Client(["rootPath": "/third"]).root == "/third")
        #expect(LSPSession.Client(["rootUri": "https://x.y", "rootPath": "/third"]).root == "/third")
    }
}
