import Foundation
import GalleyRPC
import GalleyScenario
import Testing

@testable import GalleyProtocol
@testable import galley

/// What an editor asks for: lenses, hovers, pictures and plays (docs/editors.md), in the protocol's form.
@Suite("Lenses, hovers and pictures in an editor")
struct LSPCommandTests {
    private let folder: ScratchFolder
    private let galley: FakeGalley
    private let editor: FakeEditor

    private static let text =
        "struct Card: View {\n  var body: some View { Text(\"A\").bold() }\n}\n#Preview { Card() }\n"

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

    private func execute(_ command: String, _ more: [String: JSONValue] = [:], token: JSONValue? = nil) throws
        -> JSONValue
    { try editor.execute(command, on: document, more, token: token) }

    @Test("A lens for each thing that can be done with a preview") func lenses() throws {
        try open()
        var survey = SourceSurvey()
        survey.previews = [.init(file: nil, name: nil, line: 4), .init(file: nil, name: "Two", line: 1)]
        survey.providers = [.init(file: nil, name: "Card_Previews", line: 3, access: "internal")]
        try galley.answer("views", String(decoding: JSONEncoder().encode(survey), as: UTF8.self))
        let lenses = try editor.ask("textDocument/codeLens", ["textDocument": document]).list ?? []
        func lens(_ line: Int, _ width: Int, _ title: String, _ command: String, _ preview: String?) -> JSONValue {
            var argument: [String: JSONValue] = ["uri": document["uri"] ?? .null, "line": .integer(line)]
            argument["preview"] = preview.map { .text($0) }
            return [
                "range": [
                    "start": ["line": .integer(line - 1), "character": 0],
                    "end": ["line": .integer(line - 1), "character": .integer(width)],
                ],
                "command": [
                    "title": .text(title), "command": .text(command), "arguments": [.object(argument)],
                ],
            ]
        }
        let kinds = [
            ("Render", "galley.render"), ("Preview in browser", "galley.preview"), ("Play", "galley.play"),
        ]
        let places = [(4, 19, "Card" as String?), (1, 19, "Two"), (3, 1, nil)]
        #expect(lenses == places.flatMap { place in kinds.map { lens(place.0, place.1, $0.0, $0.1, place.2) } })
        #expect(galley.starts.last == "views|--json|--|FOLDER/Card.swift|", "views has no limits")
        try galley.answer("views", "nonsense")
        #expect(try editor.ask("textDocument/codeLens", ["textDocument": document]) == [])
        _ = editor.end()
    }

    @Test("Why a view is as large as it is") func hovers() throws {
        try open()
        let explained = """
            {"view": "Card", "nodes": [
              {"kind": "bold", "size": [10, 20], "proposal": [100, "inf"], "place": {"file": "FOLDER/Card.swift", "line": 2}},
              {"kind": "Text", "label": "A", "size": [10.126, 20.5], "proposal": ["nil", 852], "width": "is its text's",
               "height": "is a line's", "sentences": ["One.", "Two.", "Three.", "Four."],
               "place": {"file": "FOLDER/Card.swift", "line": 2}},
              {"kind": "Text", "label": "B", "place": {"file": "FOLDER/Other.swift", "line": 2}}]}
            """
        let line = explained.replacing("FOLDER", with: folder.path).replacing("\n", with: "")
        try galley.answer("explain", "words\n{\"view\": \"empty\"}\n\(line)\n")
        func hover(_ line: Int, _ character: Int) throws -> JSONValue {
            try editor.ask(
                "textDocument/hover",
                [
                    "textDocument": document,
                    "position": ["line": .integer(line), "character": .integer(character)],
                ])
        }
        let range: JSONValue = ["start": ["line": 1, "character": 2], "end": ["line": 1, "character": 42]]
        let text = """
            **Text "A"** 10.13×20.5, proposed nil×852 (Card)
            - One.
            - Two.
            - Three.
            - width is its text's
            - height is a line's
            """
        #expect(try hover(1, 25) == ["contents": ["kind": "markdown", "value": .text(text)], "range": range])
        let modifier: JSONValue = .text("**bold** 10×20, proposed 100×∞ (Card)")
        #expect(try hover(1, 36)["contents"]?["value"] == modifier)
        #expect(try hover(1, 38)["contents"]?["value"] == modifier, "at the name's end")
        #expect(try hover(1, 4)["contents"]?["value"] == .text(text), "what is no modifier, where no word is meant")
        #expect(try hover(0, 3) == .null && hover(9, 0) == .null)
        let explains = galley.starts.filter { $0.hasPrefix("explain") }
        #expect(explains == ["explain|--format=json|--places|--quiet|--timeout|7|--|FOLDER/Card.swift|"], "asked once")
        let nowhere = try editor.ask("textDocument/hover", ["textDocument": document])
        #expect(nowhere == ["code": -32602, "message": "'position' has a line and a character"])
        #expect(
            try editor.ask("textDocument/completion", ["textDocument": document])
                == ["code": -32602, "message": "'position' has a line and a character"])
        _ = editor.end()
    }

    @Test("A picture") func pictures() throws {
        try open(["window": ["showDocument": ["support": true]]])
        try galley.answer("render", "{\"views\": [{\"outputs\": [\"/a.png\", \"/b.png\"]}]}", errors: "note")
        let answer = try execute("galley.render", ["preview": "Two"], token: "t")
        #expect(answer == ["pictures": ["/a.png", "/b.png"], "text": "note"])
        #expect(editor.next("window/showDocument") == ["uri": "file:///a.png", "external": true])
        #expect(editor.next("window/showDocument") == ["uri": "file:///b.png", "external": true])
        let begin: JSONValue = ["kind": "begin", "title": "Two", "cancellable": false]
        #expect(editor.next("$/progress") == ["token": "t", "value": begin])
        #expect(editor.next("$/progress") == ["token": "t", "value": ["kind": "end"]])
        let start = galley.starts.last ?? ""
        #expect(start.hasPrefix("render|--json|--quiet|--opaque|--scale=2|-o|/tmp/galley-lsp-"), "\(start)")
        #expect(start.hasSuffix("/pictures-1/|--preview=Two|--timeout|7|--|FOLDER/Card.swift|"), "\(start)")
        try galley.answer("render", "", errors: "no", status: 65)
        #expect(try execute("galley.render") == ["code": -32803, "message": "no"])
        #expect(editor.next("window/showMessage") == ["type": 1, "message": "galley: no"])
        #expect(galley.starts.last?.contains("/pictures-2/|--timeout") == true)
        try galley.answer("render", "{\"views\": []}")
        #expect(try execute("galley.render") == ["code": -32803, "message": "nothing was drawn"])
        _ = editor.end()
    }

    @Test("A play, and where a view is written") func plays() throws {
        try open()
        try galley.answer("play", "played\n", errors: "", status: 1)
        #expect(
            try execute("galley.play", ["script": "tap Add"]) == ["status": 1, "text": "played\n"])
        #expect(editor.next("window/showMessage") == ["type": 1, "message": "galley: played\n"])
        #expect(galley.starts.last == "play|--quiet|--script=tap Add|--timeout|7|--|FOLDER/Card.swift|")
        try galley.answer("play", "played\n")
        #expect(try execute("galley.play", ["preview": "Two"])["status"] == 0)
        #expect(editor.next("window/showMessage")["type"] == 3)
        #expect(galley.starts.last == "play|--quiet|--script=tree|--preview=Two|--timeout|7|--|FOLDER/Card.swift|")
        let written = "{\"file\": \"\(folder["Card.swift"])\", \"line\": 2, \"isExact\": true}"
        try galley.answer("views", written)
        let place = try editor.ask("galley/place", ["textDocument": document, "chosen": ["view": "Card"]])
        #expect(
            place == [
                "uri": document["uri"] ?? .null, "isExact": true,
                "range": ["start": ["line": 1, "character": 2], "end": ["line": 1, "character": 42]],
            ])
        #expect(galley.starts.last == "views|--locate={\"view\":\"Card\"}|--|FOLDER/Card.swift|")
        try galley.answer("views", "{}")
        #expect(try editor.ask("galley/place", ["textDocument": document]) == .null)
        _ = editor.end()
    }

    @Test("A page is served once, and its address told") func pages() throws {
        try open(takesResults: true)
        try galley.answer("preview", "http://127.0.0.1:8123/ is the page\n")
        // Longer than the test takes: the page is there until the server ends.
        try folder.write("sleep 300", to: "preview.hook")
        #expect(try execute("galley.preview") == ["url": "http://127.0.0.1:8123/"])
        #expect(try execute("galley.preview") == ["url": "http://127.0.0.1:8123/"])
        #expect(
            galley.starts.filter { $0.hasPrefix("preview") } == ["preview|--no-open|--timeout|7|--|FOLDER/Card.swift|"])
        #expect(editor.waiting("window/showMessage") == 0, "who takes results shows them")
        _ = editor.end()
    }
}
