import GalleyRPC
import Testing

@testable import galley

/// Names of symbols and assets between quotes: “Completion Request” of the Language Server Protocol 3.17, whose kinds are 12 for a value,
/// 16 for a colour and 17 for a file.
@Suite("Names between quotes")
struct LSPCompletionTests {
    /// What is offered at the bar in a line.
    private func list(_ line: String, in folder: String = "/nowhere", _ input: LSPInput? = nil) -> JSONValue? {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        let position = LSPPosition(0, parts[0].utf16.count)
        return LSPCompletion(LSPText(parts.joined()), position, .utf16)?.list("\(folder)/View.swift", input)
    }

    private func labels(_ list: JSONValue?) -> [String]? { list?["items"]?.list?.compactMap { $0["label"]?.text } }

    private static let contents = "{\"info\": {\"author\": \"xcode\", \"version\": 1}}"

    private static func color(_ name: String) -> (String, String) {
        (
            "Assets.xcassets/\(name).colorset/Contents.json",
            "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"color-space\": \"srgb\", \"components\": "
                + "{\"red\": \"1\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1\"}}}]}"
        )
    }

    @Test("Where names are offered") func places() throws {
        let symbols = [
            "Image(systemName: \"hea|\")", "Image( systemName :  \"hea|", "Label(\"a\\\"b\", systemImage: \"hea|\")",
            "Text(\"a\"); Image(systemName: \"hea|\")",
        ]
        for line in symbols {
            let list = try #require(self.list(line), "\(line)")
            #expect(labels(list)?.contains("heart") == true, "\(line)")
            #expect(labels(list)?.allSatisfy { $0.contains("hea") } == true)
            #expect(list["items"]?.list?.first?["kind"] == 12)
        }
        let none = [
            "Text(\"hea|\")", "Image(systemName: \"hea\"|)", "Image(systemName: he|a)", "|", "Image(\"a\", \"hea|\")",
            "Image(systemName: \"a\\\\\"|", "myImage(\"hea|\")", "ColorScheme(\"hea|\")",
        ]
        for line in none { #expect(list(line) == nil, "\(line)") }
    }

    @Test("What is replaced is what stands between the quotes") func ranges() throws {
        let item = try #require(list("/*😀*/ Image(systemName: \"he|art.fill_a/b-c\")")?["items"]?.list?.first)
        #expect(
            item["textEdit"]?["range"] == [
                "start": ["line": 0, "character": 26], "end": ["line": 0, "character": 42],
            ])
        let open = try #require(list("Image(systemName: \"he|art")?["items"]?.list?.first)
        #expect(open["textEdit"]?["range"]?["end"] == ["line": 0, "character": 24])
    }

    @Test("Beginnings first, then beginnings of words, then what holds it") func order() throws {
        let names = ["Blue", "BigRed", "Red", "Deep.Red", "reddish"]
        let folder = try ScratchFolder(
            Dictionary(uniqueKeysWithValues: names.map(Self.color) + [("Assets.xcassets/Contents.json", Self.contents)])
        )
        let list = try #require(self.list("Color(\"Red|\")", in: folder.path))
        let range: JSONValue = ["start": ["line": 0, "character": 7], "end": ["line": 0, "character": 10]]
        let items = ["Red", "Deep.Red", "BigRed", "reddish"].enumerated().map { index, name -> JSONValue in
            [
                "label": .text(name), "kind": 16, "filterText": .text(name), "sortText": .text("0000\(index)"),
                "textEdit": ["range": range, "newText": .text(name)],
            ]
        }
        #expect(list == ["isIncomplete": false, "items": .list(items)])
        #expect(labels(self.list("Color(\"|\")", in: folder.path)) == ["BigRed", "Blue", "Deep.Red", "Red", "reddish"])
        #expect(labels(self.list("Image(\"|\")", in: folder.path)) == [], "a colour is no image")
    }

    @Test("Pictures that lie about, and no more than 300 names") func pictures() throws {
        var files = ["photo@2x.png": "", "b.jpeg": "", "c@4x.SVG": "", "notes.txt": "", "d.pdf": "", "other/e.png": ""]
        let folder = try ScratchFolder(files)
        let images = ["Image(\"|\")", "Image(decorative: \"|\")", "Tab(\"A\", image: \"|\")"]
        for line in images {
            let list = self.list(line, in: folder.path)
            #expect(labels(list) == ["b", "c@4x", "d", "photo"], "\(line)")
            #expect(list?["items"]?.list?.first?["kind"] == 17 && list?["isIncomplete"] == false)
        }
        let project = LSPInput(path: folder.path)
        files = ["Assets.xcassets/Contents.json": Self.contents, "sub/Media.xcassets/Contents.json": Self.contents]
        files["sub/Media.xcassets/Pin.imageset/Contents.json"] = "{\"images\": [{\"idiom\": \"universal\"}]}"
        for (name, text) in files { try folder.write(text, to: name) }
        #expect(labels(list("Image(\"Pi|\")", in: folder["x"], project)) == ["Pin"], "the whole module's catalogues")
        #expect(labels(list("Image(\"Pi|\")", in: folder["x"], LSPInput(path: folder.path, isFile: true))) == [])
        for index in 0..<296 { try folder.write("", to: "p\(index).png") }
        let most = list("Image(\"|\")", in: folder.path)
        #expect(labels(most)?.count == 300 && most?["isIncomplete"] == false)
        try folder.write("", to: "p296.png")
        let more = list("Image(\"|\")", in: folder.path)
        #expect(labels(more)?.count == 300 && more?["isIncomplete"] == true)
        #expect(more?["items"]?.list?.last?["sortText"] == "00299")
    }
}
