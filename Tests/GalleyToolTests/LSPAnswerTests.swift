import Foundation
import GalleyScenario
import Testing

@testable import GalleyRPC
@testable import galley

/// What lenses, hovers and pages come to where something is missing or long (docs/editors.md), in the protocol's form.
@Suite("Answers to an editor")
struct LSPAnswerTests {
    private let folder: ScratchFolder
    private let galley: FakeGalley
    private let editor: FakeEditor

    private static let text = "struct Card: View {\n  Text(\"A\").bold()\n  \n}\n"

    init() throws {
        folder = try ScratchFolder(["Card.swift": Self.text])
        galley = try FakeGalley(folder)
        try galley.answer("check", "{\"messages\": []}")
        editor = try FakeEditor(.fake(galley, isLinted: false))
    }

    private var document: JSONValue { ["uri": .text("file://\(folder["Card.swift"])")] }

    private func open(_ abilities: JSONValue = [:], takesResults: Bool = false) throws {
        try editor.open(document, Self.text, abilities, takesResults: takesResults)
    }

    private func execute(_ command: String, _ more: [String: JSONValue] = [:]) throws -> JSONValue {
        try editor.execute(command, on: document, more)
    }

    private func hover(_ line: Int, _ character: Int) throws -> JSONValue {
        let position: JSONValue = ["line": .integer(line), "character": .integer(character)]
        return try editor.ask("textDocument/hover", ["textDocument": document, "position": position])
    }

    // MARK: Hovers

    private func explain(_ nodes: String...) throws {
        let all = nodes.joined(separator: ", ").replacing("FOLDER", with: folder.path)
        try galley.answer("explain", "{\"view\": \"Card\", \"nodes\": [\(all)]}\n")
    }

    private static let place = "\"place\": {\"file\": \"FOLDER/Card.swift\", \"line\": 2}"

    @Test("Forty characters of a view's text, and lengths to two digits") func words() throws {
        try open()
        let label = String(repeating: "a", count: 39) + "bc"
        try explain(
            "{\"kind\": \"Text\", \"label\": \"\(label)\", \"size\": [10.005, 0.994], \"proposal\": [null, \"inf\"], "
                + "\(Self.place), \"sentences\": [\"One.\"], \"height\": \"is a line's\"}")
        let text = """
            **Text "\(String(label.dropLast()))"** 10.01×0.99, proposed nil×∞ (Card)
            - One.
            - height is a line's
            """
        #expect(try hover(1, 3)["contents"]?["value"] == .text(text))
        #expect(editor.end() == 1)
    }

    @Test("The word at the place, else the first view of the line") func nodes() throws {
        try open()
        try explain(
            "{\"kind\": \"bold\", \(Self.place)}", "{\"kind\": \"Label\", \(Self.place)}",
            "{\"kind\": \"Text\", \(Self.place)}")
        func kind(_ line: Int, _ character: Int) throws -> String {
            let text = try hover(line, character)["contents"]?["value"]?.text ?? "none"
            return String(text.drop { $0 == "*" }.prefix { $0 != "*" })
        }
        // The line is `  Text("A").bold()`: the words end at 6 and 16, and begin at 2 and 12.
        let rows: [(Int, String)] = [
            (1, "Label"), (2, "Text"), (6, "Text"), (7, "Label"), (11, "Label"), (12, "bold"), (16, "bold"),
        ]
        for (character, wanted) in rows { #expect(try kind(1, character) == wanted, "\(character)") }
        #expect(try kind(1, 99) == "Label" && kind(0, 3) == "none" && kind(4, 0) == "none")
        #expect(editor.end() == 1)
    }

    @Test("A changed document is explained again") func changes() throws {
        try open()
        try explain("{\"kind\": \"Text\", \(Self.place)}")
        func explained() -> Int { galley.starts.count { $0.hasPrefix("explain") } }
        _ = try hover(1, 3)
        _ = try hover(1, 5)
        #expect(explained() == 1)
        let change: JSONValue = [["text": .text(Self.text + "// more\n")]]
        let identity: JSONValue = ["uri": document["uri"] ?? .null, "version": 2]
        try editor.tell("textDocument/didChange", ["textDocument": identity, "contentChanges": change])
        _ = try hover(1, 3)
        #expect(explained() == 2)
        try galley.answer("explain", "no JSON\n{\"nodes\": 1\n")
        _ = try editor.ask("textDocument/codeLens", ["textDocument": document])
        #expect(try hover(1, 3) != .null, "what was explained of this version stays")
        #expect(editor.end() == 1)
    }

    @Test("Nodes of no view, of other lines and of other files") func others() throws {
        try open()
        try explain(
            "{\"kind\": \"Text\"}", "{\"kind\": \"Text\", \"place\": {\"file\": \"FOLDER/Card.swift\", \"line\": 3}}",
            "{\"kind\": \"Text\", \"place\": {\"file\": \"FOLDER/Other.swift\", \"line\": 2}}",
            "{\"kind\": \"bold\", \(Self.place)}")
        #expect(try hover(1, 3) == .null, "a modifier is told by its own name alone")
        #expect(try hover(1, 13)["contents"]?["value"] == "**bold** , proposed  (Card)")
        #expect(editor.end() == 1)
    }

    // MARK: Pages and pictures

    @Test("A page that could not be served, and another attempt") func pages() throws {
        try open()
        try galley.answer("preview", "", errors: "the reason", status: 1)
        let failed: JSONValue = ["code": -32803, "message": "the page could not be served; the log says why"]
        #expect(try execute("galley.preview") == failed)
        #expect(editor.next("window/logMessage") == ["type": 3, "message": "galley: the reason"])
        #expect(try execute("galley.preview", ["preview": "Two"]) == failed)
        let starts = galley.starts.filter { $0.hasPrefix("preview") }
        #expect(
            starts == [
                "preview|--no-open|--timeout|7|--|FOLDER/Card.swift|",
                "preview|--no-open|--preview=Two|--timeout|7|--|FOLDER/Card.swift|",
            ])
        #expect(editor.end() == 1)
    }

    @Test("A page's address, told in words where the client shows no documents") func addresses() throws {
        try open()
        try galley.answer("preview", "serving http://127.0.0.1:8123/ here\n")
        try folder.write("exec sleep 300", to: "preview.hook")
        #expect(try execute("galley.preview") == ["url": "http://127.0.0.1:8123/"])
        #expect(editor.next("window/showMessage") == ["type": 3, "message": "galley: http://127.0.0.1:8123/"])
        // A view by its name has a page of its own.
        #expect(try execute("galley.preview", ["preview": "Two"])["url"] != nil)
        #expect(galley.starts.count { $0.hasPrefix("preview") } == 2)
        #expect(editor.end() == 1)
    }

    @Test("Pictures in words, and by who takes the results itself") func pictures() throws {
        try open()
        try galley.answer("render", "{\"views\": [{\"outputs\": [\"/a.png\"]}, {\"outputs\": [\"/b.png\"]}]}")
        #expect(try execute("galley.render") == ["pictures": ["/a.png", "/b.png"], "text": ""])
        #expect(editor.next("window/showMessage") == ["type": 3, "message": "galley: drawn: /a.png"])
        #expect(editor.next("window/showMessage") == ["type": 3, "message": "galley: drawn: /b.png"])
        #expect(editor.end() == 1)
    }

    @Test("Who takes the results itself is shown nothing") func results() throws {
        try open(["window": ["showDocument": ["support": true]]], takesResults: true)
        try galley.answer("render", "{\"views\": [{\"outputs\": [\"/a.png\"]}]}")
        #expect(try execute("galley.render")["pictures"] == ["/a.png"])
        try galley.answer("render", "", errors: "no", status: 65)
        #expect(try execute("galley.render") == ["code": -32803, "message": "no"])
        try galley.answer("play", "out", errors: "err", status: 1)
        #expect(try execute("galley.play") == ["status": 1, "text": "outerr"])
        #expect(editor.waiting("window/showMessage") == 0 && editor.waiting("window/showDocument") == 0)
        #expect(editor.end() == 1)
    }

    @Test("Where a view is written that a page shows") func places() throws {
        try open()
        let request: JSONValue = ["textDocument": document, "chosen": ["view": "Card"]]
        let path = folder["Card.swift"]
        let rows: [(String, Bool)] = [("true", true), ("false", false)]
        for (word, isExact) in rows {
            try galley.answer("views", "{\"file\": \"\(path)\", \"line\": 2, \"isExact\": \(word)}")
            let place = try editor.ask("galley/place", request)
            #expect(place["isExact"] == .bool(isExact) && place["range"]?["start"] == ["line": 1, "character": 2])
        }
        try galley.answer("views", "{\"file\": \"\(path)\", \"line\": 1}")
        #expect(try editor.ask("galley/place", request)["isExact"] == false)
        for answer in ["{\"file\": \"\(path)\"}", "{\"line\": 2}", "{\"file\": \"\(path)\", \"line\": 1.5}", "no"] {
            try galley.answer("views", answer)
            #expect(try editor.ask("galley/place", request) == .null, "\(answer)")
        }
        try galley.answer("views", "{\"file\": \"/no such/File.swift\", \"line\": 3, \"isExact\": true}")
        let gone = try editor.ask("galley/place", request)
        #expect(gone["uri"] == "file:///no%20such/File.swift" && gone["range"]?["end"] == ["line": 2, "character": 0])
        #expect(editor.end() == 1)
    }
}
