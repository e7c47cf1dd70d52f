import Foundation
import Testing

@testable import Galley

@Suite("Symbols")
struct SymbolLibraryTests {
    private let library = SymbolLibrary.shared

    @Test("Every name in the table has an outline inside its grid")
    func tableNames() {
        #expect(SymbolTable.allNames.count >= 573)
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

    @Test("docs/symbols.md lists the table's names (make symbols)")
    func document() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
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
                #expect(SVGPathParser.parse(String(match.1)).isComplete, "\(file)")
            }
            #expect(SVGIconReader.read(text)?.outline.inkBounds != nil, "\(file)")
        }
    }

    @Test("Each of our drawings draws something, and each is used")
    func drawings() {
        let recipes = SymbolTable.allNames.compactMap(SymbolTable.listed)
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
            ("checkmark.circle", "check-circle"), ("chevron.right", "chevron-right"), ("house.fill", "house-fill"),
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

@Suite("Symbol metrics")
struct SymbolMetricsTests {
    private func size(_ name: String, _ fontSize: CGFloat, _ scale: CGFloat = 1) throws -> CGSize {
        SymbolMetrics(
            glyph: try #require(SymbolLibrary.shared.glyph(named: name)), fontSize: fontSize, imageScale: scale
        ).size
    }

    @Test(
        "A star is within half a point of what SwiftUI was measured with (semantics.md §14)",
        arguments: [
            (13.0, 16.5, 16.0), (17, 22, 20), (10, 13, 11.5), (22, 28.5, 26), (26, 33.5, 31.5), (28, 36, 34),
        ])
    func star(fontSize: Double, width: Double, height: Double) throws {
        let size = try size("star", fontSize)
        #expect(abs(size.width - width) <= 0.5 && abs(size.height - height) <= 0.5, "\(size)")
    }

    @Test("Thin symbols take little room")
    func thinSymbols() throws {
        let ellipsis = try size("ellipsis", 13)
        #expect(abs(ellipsis.width - 14) <= 1 && abs(ellipsis.height - 4.5) <= 0.5)
        let chevron = try size("chevron.right", 13)
        #expect(chevron.width < 10.5 && abs(chevron.height - 13.5) <= 1)
    }

    @Test("The star's box reaches 3 points below the baseline at 13 points, and scales with imageScale")
    func baselineAndScale() throws {
        let star = try #require(SymbolLibrary.shared.glyph(named: "star"))
        #expect(abs(SymbolMetrics(glyph: star, fontSize: 13).baselineOffset - 3) <= 0.5)
        let medium = try size("star", 100)
        let small = try size("star", 100, SymbolMetrics.smallScale)
        let large = try size("star", 100, SymbolMetrics.largeScale)
        #expect(abs(small.width / medium.width - 0.81) < 0.01 && abs(large.width / medium.width - 1.28) < 0.01)
    }

    @Test("The ink is centred in its box")
    func inkPosition() throws {
        let glyph = try #require(SymbolLibrary.shared.glyph(named: "chevron.left"))
        let metrics = SymbolMetrics(glyph: glyph, fontSize: 17)
        let transform = metrics.inkTransform
        #expect(abs(glyph.ink.midX * transform.a + transform.tx - metrics.size.width / 2) < 1e-9)
        #expect(abs(glyph.ink.midY * transform.d + transform.ty - metrics.size.height / 2) < 1e-9)
        #expect(glyph.ink.width * transform.a <= metrics.size.width)
    }

    @Test("Sizes without meaning give an empty box", arguments: [0.0, -5, .nan, .infinity, 1e300])
    func badSizes(fontSize: Double) throws {
        #expect(try size("star", fontSize) == .zero)
    }
}
