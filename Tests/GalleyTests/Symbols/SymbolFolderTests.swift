import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleySymbols

/// Folders of SVG files that add symbols or replace them.
@MainActor @Suite("Symbol folders")
struct SymbolFolderTests {
    /// A folder with these files, gone when the function is.
    private func withFolder<Result>(_ files: [String: String], _ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        return try body(folder)
    }

    private func messages(_ view: some View, _ folder: URL) -> [String] {
        var options = RenderOptions()
        options.symbolFolders = [folder]
        return RenderedView(view, options: options).diagnostics.map(\.message)
    }

    private static let logo = "<svg viewBox='0 0 24 24'><path d='M2 2h10v20h-10z'/></svg>"

    @Test("A file adds a symbol or replaces one; its variants use it, too") func overrides() throws {
        try withFolder(["my.logo.svg": Self.logo, "star.svg": Self.logo]) { folder in
            let library = SymbolLibrary(overrides: [folder], icons: SymbolLibrary.iconFolder)
            #expect(library.glyph(named: "my.logo")?.ink == CGRect(x: 2, y: 2, width: 10, height: 20))
            #expect(library.glyph(named: "star")?.viewBox == CGRect(x: 0, y: 0, width: 24, height: 24))
            #expect(library.glyph(named: "heart")?.viewBox == CGRect(x: 0, y: 0, width: 16, height: 16))
            #expect(SymbolLibrary(overrides: [], icons: folder).glyph(named: "globe")?.ink == nil)
            #expect(messages(Image(systemName: "my.logo"), folder) == [])
            // Bold moves each edge outwards: 0.265 units of a 16-unit grid a side.
            let bold = try #require(library.glyph(named: "my.logo", weight: SymbolWeight(value: 700)))
            #expect(abs(bold.ink.width - (10 * 16 / 24.0 + 0.53)) < 0.01)
        }
    }

    @Test(
        "A file that is no symbol is reported by its path, and the table's symbol is drawn",
        arguments: [
            ("not an icon", "is no SVG picture"), ("", "is no SVG picture"), ("\u{0}\u{1}<<<>", "is no SVG picture"),
            ("<svg><path d='M0 0h4v4z'/></svg>", "has neither a viewBox nor a width and height"),
            ("<svg viewBox='0 0 0 0'><path d='M0 0h4v4z'/></svg>", "has neither a viewBox nor a width and height"),
            ("<svg viewBox='0 0 nan inf'><path d='M0 0h4v4z'/></svg>", "has neither a viewBox"),
            ("<svg viewBox='0 0 16 16'></svg>", "draws nothing that could be a symbol"),
            ("<svg viewBox='0 0 16 16'><path fill='none' d='M0 0h4v4z'/></svg>", "draws nothing"),
        ])
    func broken(text: String, reason: String) throws {
        try withFolder(["heart.svg": text]) { folder in
            let messages = messages(Image(systemName: "heart"), folder)
            #expect(messages.count == 1)
            #expect(messages.first?.contains("heart.svg” \(reason)") == true, "\(messages)")
            let library = SymbolLibrary(overrides: [folder], icons: SymbolLibrary.iconFolder)
            #expect(library.glyph(named: "heart")?.viewBox == CGRect(x: 0, y: 0, width: 16, height: 16))
        }
    }

    @Test(
        "Strokes are the area that the pen covers",
        arguments: [
            // A circle of radius 4 with a pen of 2 reaches from 3 to 13 and is hollow.
            ("<circle cx='8' cy='8' r='4'/>", CGRect(x: 3, y: 3, width: 10, height: 10), CGPoint(x: 8, y: 8)),
            // Square ends reach a whole unit beyond the points, across as far as along.
            (
                "<line x1='4' y1='8' x2='12' y2='8' stroke-linecap='square'/>",
                CGRect(x: 3, y: 7, width: 10, height: 2), CGPoint(x: 8, y: 3)
            ),
            ("<polyline points='4,8 12,8'/>", CGRect(x: 4, y: 7, width: 8, height: 2), CGPoint(x: 8, y: 3)),
            ("<path d='M4 4h8v8h-8z'/>", CGRect(x: 3, y: 3, width: 10, height: 10), CGPoint(x: 8, y: 8)),
        ])
    func strokes(shape: String, ink: CGRect, hole: CGPoint) throws {
        let svg = "<svg viewBox='0 0 16 16' fill='none' stroke='currentColor' stroke-width='2'>\(shape)</svg>"
        let icon = try #require(SVGIconReader.read(svg))
        let bounds = try #require(icon.outline.inkBounds)
        for (value, expected) in [
            (bounds.minX, ink.minX), (bounds.minY, ink.minY), (bounds.maxX, ink.maxX), (bounds.maxY, ink.maxY),
        ] { #expect(abs(value - expected) < 0.01, "\(bounds)") }
        #expect(!icon.outline.contains(hole))
        #expect(icon.outline.contains(CGPoint(x: ink.midX + 0.1, y: ink.maxY - 1)))
    }

    @Test("A filled and stroked shape is both, whichever way it runs") func fillAndStroke() throws {
        for d in ["M4 4h8v8h-8z", "M4 4v8h8v-8z"] {
            let svg = "<svg viewBox='0 0 16 16' stroke='#000' stroke-width='2'><path d='\(d)'/></svg>"
            let icon = try #require(SVGIconReader.read(svg))
            for point in [CGPoint(x: 8, y: 8), CGPoint(x: 4.5, y: 8), CGPoint(x: 3.5, y: 8)] {
                #expect(icon.outline.contains(point, eoFill: icon.usesEvenOdd))
            }
        }
    }

    @Test("Hostile files cost neither time nor memory") func hostile() throws {
        let deep = "<svg viewBox='0 0 16 16'>" + String(repeating: "<g transform='scale(2)'>", count: 30_000)
        let points = (0..<40_000).map { "L\($0 % 16) \(($0 * 7) % 16)" }.joined()
        let files = [
            "deep.svg": deep + "<path d='M0 0h4v4z'/>",
            "many.svg": "<svg viewBox='0 0 16 16'><path d='M0 0\(points)z'/></svg>",
            "huge.svg": String(repeating: " ", count: 2 << 20),
            "far.svg": "<svg viewBox='0 0 16 16'><path d='M-1e300 0L1e300 1e300 1e308 -1e308z'/></svg>",
            "entities.svg":
                "<!DOCTYPE svg [<!ENTITY a 'aaaa'>]><svg viewBox='0 0 16 16'><path d='&a;M0 0h8v8z'/></svg>",
        ]
        try withFolder(files) { folder in
            let library = SymbolLibrary(overrides: [folder], icons: SymbolLibrary.iconFolder)
            for name in files.keys {
                for weight in [400, 900] {
                    let glyph = library.glyph(named: String(name.dropLast(4)), weight: SymbolWeight(value: weight))
                    #expect(glyph.map { $0.ink.width.isFinite && $0.ink.height.isFinite } ?? true, "\(name)")
                }
            }
            #expect(library.answer(named: "huge").fault?.contains("is larger than 1 MB") == true)
        }
    }

    @Test("A folder that is not there is reported") func missingFolder() {
        let messages = messages(Image(systemName: "star"), URL(fileURLWithPath: "/no/such/folder"))
        #expect(messages == ["there is no folder “/no/such/folder” to find symbols in"])
    }

    @Test("A folder in a file's place, and links that lead nowhere") func oddFiles() throws {
        try withFolder([:]) { folder in
            let manager = FileManager.default
            let inner = folder.appendingPathComponent("star.svg")
            try manager.createDirectory(at: inner, withIntermediateDirectories: true)
            try manager.createSymbolicLink(
                at: folder.appendingPathComponent("heart.svg"),
                withDestinationURL: folder.appendingPathComponent("heart.svg"))
            #expect(messages(Image(systemName: "star"), folder).first?.contains("is no file") == true)
            let library = SymbolLibrary(overrides: [folder], icons: SymbolLibrary.iconFolder)
            #expect(library.glyph(named: "heart") != nil)
        }
    }
}
