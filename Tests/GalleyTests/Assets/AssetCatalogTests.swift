import Foundation
import GalleyAssets
import GalleyTestSupport
import Testing

/// Sets of catalogues by their names (Apple's "Asset Catalog Format Reference": namespaces), and what a search stays in.
@Suite("Catalogues of assets")
struct AssetCatalogTests {
    private let root: String

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("catalogue-\(UUID())").path
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    private func make(_ paths: String...) throws {
        for path in paths {
            try FileManager.default.createDirectory(
                atPath: "\(root)/\(path)", withIntermediateDirectories: true)
        }
    }

    private func write(_ text: String, _ path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(root)/\(path)"))
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(root)/\(path)", withDestinationPath: target)
    }

    private func remove() { try? FileManager.default.removeItem(atPath: root) }

    private struct Stop: Error {}

    private func catalogs(in folders: String...) -> [AssetCatalog] {
        AssetFolders.catalogs(in: folders, step: {})
    }

    @Test("Groups are folders; those that provide a namespace are in the names") func names() throws {
        defer { remove() }
        try make(
            "A.xcassets/a.imageset", "A.xcassets/G/b.imageset", "A.xcassets/N/c.imageset",
            "A.xcassets/N/M/d.colorset",
            "A.xcassets/N/O/e.colorset", "A.xcassets/x.dataset", "A.xcassets/.h.imageset",
            "A.xcassets/G/a.imageset",
            "A.xcassets/c.d.imageset")
        let contents = "{\"properties\": {\"provides-namespace\": true}}"
        try write(contents, "A.xcassets/N/Contents.json")
        try write(contents, "A.xcassets/N/M/Contents.json")
        try write("{\"properties\": {\"provides-namespace\": false}}", "A.xcassets/G/Contents.json")
        try write("{\"info\": {}}", "A.xcassets/N/O/Contents.json")
        let catalog = try #require(catalogs(in: "\(root)/none", root).first)
        #expect(catalog.folderIndex == 1)
        #expect(catalog.imageSets.keys.sorted() == ["N/c", "a", "b", "c.d"])
        #expect(catalog.colorSets.keys.sorted() == ["N/M/d", "N/e"])
        // "G" comes before "a.imageset": the first that is met stays.
        #expect(catalog.imageSets["a"]?.path.hasSuffix("A.xcassets/G/a.imageset") == true)
        #expect(catalogs(in: "\(root)/A.xcassets").map(\.folderIndex) == [0])
        var steps = 0
        _ = AssetFolders.catalogs(in: [root]) { steps += 1 }
        // Five beside each other, with two in G, three in N, and one in each of M and O with its description.
        #expect(steps == 5 + 3 + 4 + 2 + 2)
        #expect(throws: Stop.self) { try AssetFolders.catalogs(in: [root]) { throw Stop() } }
    }

    @Test("Folders deeper than 32 are not looked at, nor the same one twice") func depth() throws {
        defer { remove() }
        func path(_ depth: Int) -> String { "A.xcassets" + String(repeating: "/g", count: depth) }
        try make(path(31) + "/seen.imageset", path(32) + "/deep.imageset")
        let catalog = try #require(catalogs(in: root).first)
        #expect(catalog.imageSets.keys.sorted() == ["seen"])
        try make("B/B.xcassets/in/x.imageset")
        try link("B/B.xcassets/ring", to: "\(root)/B/B.xcassets")
        try link("B/B.xcassets/out", to: "\(root)/A.xcassets")
        #expect(catalogs(in: "\(root)/B").first?.imageSets.keys.sorted() == ["x"])
    }

    @Test("Entries in the order of their names, without hidden ones and links that lead out")
    func entries() throws {
        defer { remove() }
        try make("E/b", "E/a", "E/.c", "F")
        try link("E/d", to: "\(root)/F")
        try link("E/e", to: "\(root)/E/a")
        let folder = URL(fileURLWithPath: "\(root)/E")
        func names(_ urls: [URL]) -> [String] { urls.map(\.lastPathComponent) }
        #expect(names(AssetCatalog.entries(of: folder)) == ["a", "b", "e"])
        #expect(names(AssetCatalog.entries(of: folder, in: Enclosure(root))) == ["a", "b", "d", "e"])
        #expect(names(AssetCatalog.entries(of: folder) { $0 > "a" }) == ["b", "e"])
        #expect(AssetCatalog.entries(of: folder.appendingPathComponent("none")).isEmpty)
    }

    @Test("What lies in a folder, links resolved") func enclosures() throws {
        defer { remove() }
        try make("E/in", "E2")
        try link("E/out", to: "\(root)/E2")
        try link("E/back", to: "\(root)/E/in")
        try link("E/self", to: "\(root)/E")
        try link("E/nothing", to: "\(root)/none")
        let inside = Enclosure("\(root)/E")
        #expect(
            inside.holds("\(root)/E") && inside.holds("\(root)/E/in") && inside.holds("\(root)/E/back"))
        #expect(
            !inside.holds("\(root)/E2") && !inside.holds("\(root)/E/out")
                && !inside.holds("\(root)/E/none"))
        #expect(
            inside.admits("\(root)/E/in") && inside.admits("\(root)/E/self")
                && inside.admits("\(root)/E/none"))
        #expect(!inside.admits("\(root)/E/out") && !inside.admits("\(root)/E/nothing"))
        #expect(Enclosure("/").holds("\(root)/E") && !Enclosure("\(root)/none").holds("\(root)/E"))
    }

    @Test("Links that a search passes over") func strays() throws {
        defer { remove() }
        try make("E/en.lproj", "O")
        for name in [
            "A.xcassets", "de.lproj", "fr.LPROJ", "Assets", "Resources", "x.svg", "y.png", "plain",
        ] {
            try link("E/\(name)", to: "\(root)/O")
        }
        try link("E/Preview Content", to: "\(root)/E/en.lproj")
        func names(_ endings: Set<String>) -> [String] {
            AssetFolders.strays(in: "\(root)/E", endings: endings).map {
                String($0.dropFirst(root.count + 3))
            }
        }
        #expect(names([]) == ["A.xcassets", "Assets", "Resources", "de.lproj", "fr.LPROJ"])
        #expect(names(["svg"]).contains("x.svg") && !names(["svg"]).contains("y.png"))
        #expect(AssetFolders.strays(in: "\(root)/none").isEmpty)
        for (folder, isOne) in [
            ("/a/Resources", true), ("Assets", true), ("/Preview Content", true), ("/a/b", false),
        ] {
            #expect(AssetFolders.areResources(folder) == isOne)
        }
    }

    @Test("A file's bytes, and none of what is no file") func files() throws {
        defer { remove() }
        try make("D")
        try write("abc", "a")
        try write("", "empty")
        try link("l", to: "\(root)/a")
        #expect(RegularFile.contents(atPath: "\(root)/a") == Data("abc".utf8))
        #expect(RegularFile.contents(atPath: "\(root)/l") == Data("abc".utf8))
        #expect(RegularFile.contents(atPath: "\(root)/empty") == Data())
        #expect(
            RegularFile.contents(atPath: "\(root)/D") == nil
                && RegularFile.contents(atPath: "\(root)/no") == nil)
        mkfifo("\(root)/pipe", 0o600)
        #expect(
            RegularFile.contents(atPath: "\(root)/pipe") == nil
                && RegularFile.mostBytes == 256 * 1024 * 1024)
    }

    @Test("Whether bytes hold a word") func words() {
        let cases: [(String, Bool)] = [
            ("abc", true), ("xabc", true), ("abcx", true), ("ab", false), ("", false), ("aabc", true),
            ("ababc", true),
            ("abxabxab", false), ("ab c", false), ("a", false), ("aaaabc", true), ("abab", false),
        ]
        for (text, holds) in cases { #expect(Data(text.utf8).holds("abc") == holds, "\(text)") }
        #expect(
            Data("xxabcxx".utf8).dropFirst(2).holds("abc")
                && !Data("xxabcxx".utf8).dropFirst(3).holds("abc"))
    }

    @Test("Declarations as Xcode generates them, but for what the source declares itself")
    func declarations() throws {
        defer { remove() }
        try make(
            "A.xcassets/heart.imageset", "A.xcassets/Heart Image.imageset", "A.xcassets/brand.colorset",
            "A.xcassets/red.colorset", "A.xcassets/Kit/deep.colorset", "A.xcassets/say \"x\".imageset")
        try write("{\"properties\": {\"provides-namespace\": true}}", "A.xcassets/Kit/Contents.json")
        func code(_ source: String) -> [Substring] {
            AssetSymbols(catalogs(in: root), source: source, bundle: "B").code.split(
                separator: "\n")
        }
        let color = "SwiftUI.ColorResource"
        let images = [
            "nonisolated extension SwiftUI.ImageResource {",
            "static let heart = SwiftUI.ImageResource(name: \"Heart Image\", bundle: B)",
            "static let sayX = SwiftUI.ImageResource(name: \"say \\u{22}x\\u{22}\", bundle: B)", "}",
        ]
        let colors = [
            "nonisolated extension \(color) {", "static let brand = \(color)(name: \"brand\", bundle: B)",
            "static let red = \(color)(name: \"red\", bundle: B)", "nonisolated enum Kit {",
            "static let deep = \(color)(name: \"Kit/deep\", bundle: B)", "}", "}",
        ]
        let brand = "static var brand: SwiftUI.Color { SwiftUI.Color(\(color).brand) }"
        let kit = [
            "nonisolated enum Kit {",
            "static var deep: SwiftUI.Color { SwiftUI.Color(\(color).Kit.deep) }", "}",
        ]
        // SwiftUI has a red of its own.
        let values = ["nonisolated extension SwiftUI.Color {", brand] + kit + ["}"]
        let styles = [
            "nonisolated extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {", brand, "}",
        ]
        let start = ["import Foundation", "import SwiftUI"]
        #expect(code("") == (start + images + colors + values + styles).map { $0[...] })
        // A member of that name, not of a longer one, and only where the types are extended.
        let own = code("extension Color {\n    static let brand = Color.red\n}")
        #expect(
            !own.contains(brand[...]) && own.contains(colors[2][...]) && !own.contains(colors[1][...]))
        #expect(code("extension Color {\n    static let brands = 1\n}").contains(brand[...]))
        #expect(code("struct A {\n    static let brand = 1\n}").contains(brand[...]))
        #expect(!code("extension SwiftUI.Color {\n    enum Kit {}\n}").contains(kit[1][...]))
        #expect(code("extension SwiftUI.Color {\n}\nenum Kit {}").contains(kit[1][...]))
        #expect(AssetSymbols([], source: "").code.isEmpty)
    }
}
