import Foundation
import Testing

@testable import Galley

/// Names that have to lead to a drawing, and names whose drawings have to differ.
@Suite("Symbol names")
struct SymbolNamesTests {
    private let library = SymbolLibrary.shared

    /// The share of a 16 × 16 grid that a symbol covers, as a picture of 48 × 48 points; nil without a drawing.
    private func picture(_ name: String) -> [Bool]? {
        library.glyph(named: name).map { glyph in
            (0..<48 * 48).map { index in
                let point = CGPoint(x: (Double(index % 48) + 0.47) / 3, y: (Double(index / 48) + 0.53) / 3)
                return glyph.path.contains(point, eoFill: glyph.usesEvenOdd)
            }
        }
    }

    /// The share of the grid that is ink in the one and not in the other.
    private func difference(_ one: String, _ other: String) throws -> Double {
        let (first, second) = (try #require(picture(one)), try #require(picture(other)))
        return Double(zip(first, second).count { $0 != $1 }) / Double(first.count)
    }

    private func ink(_ name: String) throws -> Double {
        let points = try #require(picture(name))
        return Double(points.count { $0 }) / Double(points.count)
    }

    @Test("Every symbol that public code names in two repositories or more has a drawing")
    func usedNames() throws {
        let text = try String(contentsOf: fixtures.appendingPathComponent("used-symbols.txt"), encoding: .utf8)
        let names = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != " " }) }
        #expect(names.count == 379 && Set(names).count == names.count)
        #expect(names.filter { library.glyph(named: $0) == nil } == [])
    }

    /// SF Symbols has the letters and the numbers from 0 to 50 in circles and squares, outlined and solid (the names of
    /// SFSafeSymbols, which lists Apple's: 51 numbers, 26 letters).
    @Test("Letters and numbers up to 50 are drawn in circles and squares, no two alike")
    func lettersAndNumbers() throws {
        let signs =
            (0...50).map(String.init) + (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
        for shape in ["circle", "circle.fill", "square", "square.fill"] {
            let pictures = try signs.map { try #require(picture("\($0).\(shape)"), "\($0).\(shape)") }
            #expect(Set(pictures).count == signs.count, "\(shape)")
        }
        for name in ["51.circle", "100.square", "-1.circle", "01.circle", "é.circle", "ab.circle", "10", "a"] {
            #expect(library.glyph(named: name) == nil, "\(name)")
        }
        // Black on white in the one, white on black in the other.
        #expect(try ink("10.circle") < 0.4 && ink("10.circle.fill") > 0.6)
    }

    /// What the name says: without `.fill` the inside is empty, with it the symbol is solid.
    @Test(
        "Outlined and solid forms are told apart",
        arguments: [
            "hand.raised", "hammer", "film", "calendar.circle", "iphone", "ipad", "book.closed", "memorychip",
            "internaldrive", "wineglass", "cube", "star", "paintbrush", "wrench.and.screwdriver",
        ])
    func outlinedAndSolid(name: String) throws {
        #expect(try ink(name + ".fill") > ink(name) * 1.02, "\(name)")
    }

    @Test("Symbols of different things look different")
    func alike() throws {
        let pairs = [
            ("iphone", "ipad"), ("iphone.fill", "ipad.fill"), ("network", "globe"), ("display", "desktopcomputer"),
            ("calendar", "square"), ("calendar", "app"), ("timer", "stopwatch"), ("sidebar.left", "sidebar.right"),
            ("book.closed", "book"), ("wand.and.stars", "wand.and.rays"), ("info", "italic"), ("link", "paperclip"),
        ]
        for (one, other) in pairs { #expect(try difference(one, other) > 0.02, "\(one) \(other)") }
    }

    @Test("The calendar has days in it") func calendar() throws {
        let glyph = try #require(library.glyph(named: "calendar"))
        // A head, and below it days with gaps between them.
        let row = stride(from: 3.0, through: 13, by: 0.1).map { glyph.path.contains(CGPoint(x: $0, y: 10.1)) }
        #expect(zip(row, row.dropFirst()).count { $0 && !$1 } >= 3)
        #expect(glyph.path.contains(CGPoint(x: 8, y: 3)))
    }
}
