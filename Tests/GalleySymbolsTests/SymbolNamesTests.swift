import Foundation
import Testing

@testable import GalleySymbols

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

    /// The lines of a fixture, comments left out.
    private func fixture(_ name: String) throws -> [Substring] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    /// A crossed box was drawn for them.
    @Test("Names that were missing in people's sources have a drawing")
    func missedNames() throws {
        let names = try fixture("missed-symbols.txt").flatMap { $0.split(separator: " ").map(String.init) }
        #expect(names.count >= 60 && Set(names).count == names.count)
        #expect(names.filter { library.glyph(named: $0) == nil } == [])
    }

    /// The older form of a name is the newer one's symbol (name_aliases.strings, SFSafeSymbols/SFSafeSymbols).
    @Test(
        "Renamed symbols are drawn alike",
        arguments: [
            ("doc.badge.clock.fill", "doc.fill.badge.clock"), ("person.badge.plus.fill", "person.fill.badge.plus"),
            ("speaker.2.fill", "speaker.wave.2.fill"), ("smiley", "face.smiling"), ("applelogo", "apple.logo"),
            ("square.badge.plus.fill", "square.fill.badge.plus"),
            ("circle.bottomhalf.fill", "circle.bottomhalf.filled"),
        ])
    func renamed(older: String, newer: String) throws {
        #expect(try difference(older, newer) == 0 && ink(older) > 0)
    }

    @Test("Every symbol that public code names in two repositories or more has a drawing")
    func usedNames() throws {
        let names = try fixture("used-symbols.txt").map { String($0.prefix { $0 != " " }) }
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
        for name in ["51.circle", "100.square", "-1.circle", "010.circle", "é.circle", "ab.circle", "10", "b"] {
            #expect(library.glyph(named: name) == nil, "\(name)")
        }
        // Black on white in the one, white on black in the other.
        #expect(try ink("10.circle") < 0.4 && ink("10.circle.fill") > 0.6)
    }

    /// Between the two sides of the sign and its shape there is as much room on the left as on the right, above as below.
    @Test("Numbers are centred in their shapes by the bounds of their digits, and equally tall", arguments: [400, 700])
    func centredNumbers(weight: Int) throws {
        for shape in ["circle", "square", "circle.fill", "square.fill"] {
            var heights: [[Double]] = [[], []]
            for number in 0...50 {
                let name = "\(number).\(shape)"
                let glyph = try #require(library.glyph(named: name, weight: SymbolWeight(value: weight)))
                #expect(glyph.layers.count == 2, "\(name)")
                let digits = try #require(glyph.layers[1].path.inkBounds)
                #expect(abs(digits.midX - 8) < 1e-9 && abs(digits.midY - 8) < 1e-9, "\(name) \(digits)")
                // Clear of a circle's line, which is one unit thick.
                let corner = (digits.width * digits.width + digits.height * digits.height).squareRoot() / 2
                #expect(shape.hasPrefix("square") ? digits.width < 12 : corner < 6.6, "\(name) \(digits)")
                heights[number < 10 ? 0 : 1].append(digits.height)
            }
            // Round digits reach a little above and below the others.
            for tall in heights { #expect(try #require(tall.max()) < #require(tall.min()) * 1.05, "\(shape)") }
        }
    }

    /// Regular digits are about as bold as the line around them, one unit, and bolder in bolder symbols.
    @Test("Digits have the weight of the symbol")
    func digitsWeight() throws {
        func stem(_ name: String, _ weight: Int) throws -> Double {
            let glyph = try #require(library.glyph(named: name, weight: SymbolWeight(value: weight)))
            // Low in a 1 or an 11 there is nothing but stems.
            let row = stride(from: 2.0, to: 14, by: 0.01).map {
                glyph.layers[1].path.contains(CGPoint(x: $0, y: 9.3), eoFill: glyph.usesEvenOdd)
            }
            return Double(row.count { $0 }) * 0.01 / Double(zip(row, row.dropFirst()).count { !$0 && $1 })
        }
        for name in ["1.circle", "11.circle"] {
            let regular = try stem(name, 400)
            #expect(regular > 0.95 && regular < 1.35, "\(name) \(regular)")
            #expect(try stem(name, 700) > regular * 1.15 && stem(name, 200) < regular * 0.9, "\(name)")
        }
    }

    /// Names that Apple draws alike from left to right, too: renamed symbols and those whose direction follows the language.
    /// In addition: symbols that differ in Apple's set by less than our icons can tell.
    @Test("Different symbols have different drawings")
    func distinct() throws {
        func key(_ name: String) -> String {
            var words = name.split(separator: ".").map(String.init)
            let renamed = [
                "backward": "left", "forward": "right", "leading": "left", "trailing": "right", "document": "doc",
                "microphone": "mic", "filled": "fill", "leadinghalf": "lefthalf", "trailinghalf": "righthalf",
                "leadingthird": "leftthird", "trailingthird": "rightthird", "alignleft": "justify.left",
                "alignright": "justify.right", "alignjustify": "justify", "forwardslash": "slash",
            ]
            words = words.map { renamed[$0] ?? ($0.hasSuffix("percent") ? String($0.dropLast(7)) : $0) }
            return words.joined(separator: ".")
        }
        var names: [Substring: [String]] = [:]
        for name in SymbolTable.allNames { names[try #require(SymbolTable.text(name)), default: []].append(name) }
        let alike = names.values.map { Set($0.map(key)).sorted() }.filter { $0.count > 1 }
        let lines = Self.alike.split(separator: "\n") + (try fixture("alike-symbols.txt"))
        let known = lines.map { $0.split(separator: " ").map(String.init).sorted() }
        for group in alike {
            #expect(known.contains { Set(group).isSubset(of: $0) }, "\(group)")
        }
    }

    private static let alike = """
        return return.left
        arrow.branch arrow.triangle.branch
        arrow.2.circlepath arrow.triangle.2.circlepath
        point.topleft.down.curvedto.point.bottomright.up point.topleft.down.to.point.bottomright.curvepath
        wrench wrench.adjustable
        wrench.adjustable.fill wrench.fill
        line.3.horizontal line.horizontal.3
        doc.text text.doc
        doc.richtext richtext.page
        cube.box shippingbox
        gauge.high gauge.with.dots.needle.67
        gauge gauge.medium gauge.with.dots.needle.50
        gauge.low gauge.with.dots.needle.33
        thermometer thermometer.medium
        clock.arrow.circlepath clock.arrow.trianglehead.counterclockwise.rotate.90
        digitalcrown.horizontal.press.fill digitalcrown.press.fill
        iphone iphone.gen3
        iphone.gen1 iphone.homebutton
        iphone.gen3.landscape iphone.landscape
        iphone.gen3.radiowaves.left.and.right iphone.radiowaves.left.and.right
        ipad ipad.gen2
        ipad.gen1 ipad.homebutton
        ipad.gen2.landscape ipad.landscape
        laptopcomputer macbook macbook.gen1
        apple.terminal terminal
        line.3.horizontal.decrease line.horizontal.3.decrease
        cloud icloud
        photo.fill.on.rectangle.fill photo.on.rectangle.fill
        square.3.layers.3d square.3.stack.3d square.stack.3d.up
        square.3.layers.3d.top.fill square.3.stack.3d.top.fill square.stack.3d.up.fill
        list.bullet.clipboard list.clipboard
        circle.slash nosign
        laptopcomputer.and.iphone macbook.and.iphone
        list.bullet.clipboard.fill list.clipboard.fill
        doc.text.fill text.doc.fill
        person.crop.rectangle.stack rectangle.stack.person.crop
        person.crop.rectangle.stack.fill rectangle.stack.person.crop.fill
        """

    /// What the name says: without `.fill` the inside is empty, with it the symbol is solid.
    @Test(
        "Outlined and solid forms are told apart",
        arguments: [
            "hand.raised", "hammer", "film", "calendar.circle", "iphone", "ipad", "book.closed", "memorychip",
            "internaldrive", "wineglass", "cube", "star", "paintbrush", "wrench.and.screwdriver", "folder", "doc",
            "clock", "bubble.left", "house", "eye",
            "wrench",
        ])
    func outlinedAndSolid(name: String) throws {
        #expect(try ink(name + ".fill") > ink(name) * 1.12, "\(name)")
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
