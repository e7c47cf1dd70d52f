import CSymbolTables
import Foundation
import GalleyGeometry
import Testing

@testable import GalleySymbols

@Suite("Symbols")
struct SymbolLibraryTests {
    private let library = SymbolLibrary.shared

    @Test("Every name in the table has an outline inside its grid")
    func tableNames() {
        #expect(SymbolTable.allNames.count >= 2000)
        for name in SymbolTable.allNames {
            guard let glyph = library.glyph(named: name) else {
                Issue.record("\(name) has no outline")
                continue
            }
            #expect(!glyph.path.isEmpty)
            #expect(glyph.ink.width > 0 && glyph.ink.height > 0, "\(name)")
            // Loosely: the set's own crop marks reach a little beyond the grid.
            #expect(glyph.viewBox.insetBy(dx: -2, dy: -2).contains(glyph.ink), "\(name) \(glyph.ink)")
        }
    }

    /// A name is found by halving the table: one line out of order would hide others.
    @Test("Each table is sorted, names each name once, and finds it", arguments: ["names", "drawings", "colors"])
    func tables(name: String) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appendingPathComponent("Sources/GalleySymbols/Tables/\(name).tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        let table =
            switch name {
            case "names": SortedTable(galley_symbol_names())
            case "drawings": SortedTable(galley_symbol_drawings())
            default: SortedTable(galley_symbol_colors())
            }
        #expect(table.names.count == lines.count)
        for (one, other) in zip(table.names, table.names.dropFirst()) {
            #expect(one.utf8.lexicographicallyPrecedes(other.utf8), "\(one) \(other)")
        }
        for line in lines {
            let parts = line.split(separator: "\t", maxSplits: 1)
            #expect(parts.count == 2 && table[String(parts[0])] == parts.last, "\(line)")
        }
        for missing in ["", "0", "zzzz", "star.", "é"] { #expect(table[missing] == nil) }
    }

    @Test("docs/symbols.md lists the table's names (make symbols)")
    func document() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("docs/symbols.md"), encoding: .utf8)
        let listed = text.components(separatedBy: "![").dropFirst()
            .flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
        #expect(listed == SymbolTable.allNames)
    }

    @Test("Every icon file of the set can be read")
    func allIcons() throws {
        let folder = "/usr/share/bootstrap-icons/svg"
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".svg") }
        #expect(files.count > 1900)
        for file in files.sorted() {
            let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
            for match in text.matches(of: /\sd="([^"]*)"/) {
                #expect(SVGPathReader.read(String(match.1)).isComplete, "\(file)")
            }
            #expect(SVGIconReader.read(text)?.outline.inkBounds != nil, "\(file)")
        }
    }

    @Test("Each of our drawings draws something, and each is used")
    func drawings() {
        let badges = ["doc.badge.clock", "doc.badge.ellipsis"].compactMap { library.recipe(named: $0) }
        let recipes = SymbolTable.allNames.compactMap(SymbolTable.listed) + badges
        let used = Set(recipes.flatMap(\.layers).filter { $0.isDrawing && !$0.name.hasPrefix("\"") }.map(\.name))
        for name in SymbolDrawings.names {
            #expect(SymbolDrawings.outline(named: name)?.inkBounds != nil, "\(name)")
            let isVariant = name.hasSuffix(".fill") && used.contains(String(name.dropLast(5)))
            #expect(used.contains(name) || isVariant, "\(name) is never drawn")
        }
        #expect(used.subtracting(SymbolDrawings.names) == [])
    }

    @Test(
        "Variants follow from their base",
        arguments: [
            ("star.fill", "star-fill"), ("xmark.circle.fill", "x-circle-fill"), ("plus.square", "plus-square"),
            ("moon.fill", "moon-fill"),
            ("minus.circle", "dash-circle"), ("chevron.right", "chevron-right"), ("bookmark.fill", "bookmark-fill"),
        ])
    func variants(name: String, icon: String) {
        #expect(library.recipe(named: name)?.plainIcon == icon)
        #expect(library.glyph(named: name) != nil)
    }

    @Test("Enclosed, crossed out and badged symbols are put together from their base")
    func compositions() throws {
        let heart = try #require(library.recipe(named: "heart.circle.fill"))
        #expect(heart.enclosure == .circle && heart.isSolid && heart.layers.map(\.name) == ["heart-fill"])
        #expect(library.recipe(named: "bolt.slash")?.hasSlash == true)
        #expect(library.recipe(named: "mic.slash.circle.fill")?.isSlashInside == true)
        #expect(library.recipe(named: "rectangle.stack.badge.plus")?.layers.count == 2)
        // The heart is cut out of the disc: its middle is empty, the disc's edge is not.
        let glyph = try #require(library.glyph(named: "heart.circle.fill"))
        #expect(glyph.ink == CGRect(x: 0, y: 0, width: 16, height: 16))
    }

    @Test(
        "Names that are no symbols",
        arguments: [
            "", ".", "..", "../star", "star-fill", "github", "circle.circle.circle", ".fill", "star.fill.fill", "a/b",
            "no.such.symbol", "heart.circle.slash.circle.fill.fill", "\0",
        ])
    func unknownNames(name: String) {
        #expect(library.glyph(named: name)?.ink == nil)
    }

    @Test("One library may be asked from many tasks")
    func concurrency() async {
        let library = SymbolLibrary(overrides: [], icons: URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg"))
        let names = Array(SymbolTable.allNames.prefix(60))
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<4 { group.addTask { names.filter { library.glyph(named: $0) != nil }.count } }
            for await count in group { #expect(count == names.count) }
        }
    }
}
