import Foundation
import Testing

@testable import GalleyText

/// Tables of characters beside the files of Unicode 15 that they are of.
@Suite("Tables of Unicode") struct UnicodeTableTests {
    private static let folder = "/usr/share/unicode/"
    private static let isThere =
        (try? String(contentsOfFile: folder + "LineBreak.txt", encoding: .utf8).hasPrefix("# LineBreak-15.0.0"))
        ?? false

    private struct Row {
        var first, last: UInt32
        var value: String
    }

    private func rows(_ file: String) throws -> [Row] {
        try String(contentsOfFile: Self.folder + file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let fields = line.prefix { $0 != "#" }.split(separator: ";")
            guard fields.count == 2 else { return nil }
            let codes = fields[0].trimmingCharacters(in: .whitespaces).split(separator: ".")
            guard let first = codes.first.flatMap({ UInt32($0, radix: 16) }) else { return nil }
            let last = codes.last.flatMap { UInt32($0, radix: 16) } ?? first
            return Row(first: first, last: last, value: fields[1].trimmingCharacters(in: .whitespaces))
        }
    }

    /// The codes at which a file's value is one of some.
    private func codes(_ file: String, _ values: Set<String>) throws -> Set<UInt32> {
        var found: Set<UInt32> = []
        for row in try rows(file) where values.contains(row.value) { found.formUnion(row.first...row.last) }
        return found
    }

    /// UAX #14 after LB1, with wide brackets (LB30) and pictographs that are not assigned (LB30b) told apart.
    @Test("Each character has the line break class of Unicode's file", .enabled(if: isThere)) func lineBreakClasses()
        throws
    {
        let wide = try codes("EastAsianWidth.txt", ["F", "W", "H"])
        let marks = try codes("extracted/DerivedGeneralCategory.txt", ["Mn", "Mc"])
        let free = try codes("extracted/DerivedGeneralCategory.txt", ["Cn"])
        let pictographs = try codes("emoji/emoji-data.txt", ["Extended_Pictographic"])
        func wanted(_ code: UInt32, _ value: String) -> String {
            switch value {
            case "AI", "SG", "XX": "al"
            case "SA": marks.contains(code) ? "cm" : "al"
            case "CJ": "ns"
            case "OP", "CP": value.lowercased() + (wide.contains(code) ? "Wide" : "")
            case "ID": pictographs.contains(code) && free.contains(code) ? "idFuture" : "id"
            default: value.lowercased()
            }
        }
        let all = try rows("LineBreak.txt")
        #expect(all.count > 3000)
        var wrong: [String] = []
        for row in all {
            // All of the short rows, and both ends of the long ones.
            let codes =
                row.last - row.first < 400
                ? Array(row.first...row.last) : [row.first, row.first + 1, row.last - 1, row.last]
            for code in codes where "\(LineBreakClass.of(code))" != wanted(code, row.value) {
                wrong.append(String(code, radix: 16) + " \(LineBreakClass.of(code)), not \(row.value)")
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(9))")
        // What the file does not name is a letter, or an ideograph where those are (UAX #14, "Data File").
        let unnamed: [UInt32] = [0x0378, 0x3FFFE, 0x3FFFD, 0x20000, 0x2FFFD, 0x20C5, 0x110000, .max]
        #expect(unnamed.map { "\(LineBreakClass.of($0))" } == ["al", "al", "id", "id", "id", "pr", "al", "al"])
    }

    /// Blocks that have letters of a script under another name, at its beginning or its end.
    @Test("Scripts with a font lie where Unicode's blocks of their names are", .enabled(if: isThere)) func scripts()
        throws
    {
        let blocks = try String(contentsOfFile: Self.folder + "Blocks.txt", encoding: .utf8).split(separator: "\n")
            .compactMap { line -> Row? in
                let fields = line.split(separator: ";")
                let codes = fields.first?.split(separator: ".").compactMap { UInt32($0, radix: 16) } ?? []
                guard fields.count == 2, codes.count == 2 else { return nil }
                return Row(first: codes[0], last: codes[1], value: fields[1].lowercased().filter(\.isLetter))
            }
        #expect(blocks.count == 327)
        let others: [UInt32: String] = [0x1CD0: "vedicextensions", 0xA830: "commonindicnumberforms"]
        // In "Alphabetic Presentation Forms" the ligatures of two scripts stand beside each other.
        let parts: [UInt32: UInt32] = [0xFB13: 0xFB17, 0xFB1D: 0xFB4F]
        let ends: [UInt32: String] = [0x13000: "egyptianhieroglyphformatcontrols"]
        var wrong: [String] = []
        for script in FontFallback.scripts {
            if let last = parts[script.first] {
                if last != script.last { wrong.append(script.name) }
                continue
            }
            let name = others[script.first] ?? script.name.lowercased()
            let start = blocks.first { $0.first == script.first }
            let end = blocks.first { $0.last == script.last }
            let isStart = start?.value.contains(name) == true
            let isEnd = end?.value.contains(ends[script.first] ?? name) == true
            if !isStart || !isEnd { wrong.append("\(script.name) \(String(script.first, radix: 16))") }
        }
        #expect(wrong.isEmpty, "\(wrong)")
        #expect(Set(parts.keys).union(ends.keys).isSubset(of: FontFallback.scripts.map(\.first)))
    }

    private func kind(_ code: UInt32) -> String {
        switch FallbackClass(code) {
        case .script(let index): FontFallback.scripts[index].name
        case let kind: "\(kind)"
        }
    }

    /// Each class's first and last character by Unicode's blocks, and the characters just outside.
    @Test("Which fonts characters fall back on") func classes() {
        let ends: [(UInt32, UInt32, String)] = [
            (0x1100, 0x11FF, "hangul"), (0x3130, 0x318F, "hangul"), (0xA960, 0xA97F, "hangul"),
            (0xAC00, 0xD7FF, "hangul"),
            (0x3040, 0x30FF, "kana"), (0x31F0, 0x31FF, "kana"), (0x2E80, 0x303F, "han"), (0x3100, 0x312F, "han"),
            (0x3190, 0x31EF, "han"), (0x3200, 0x9FFF, "han"), (0xF900, 0xFAFF, "han"), (0xFE30, 0xFE4F, "han"),
            (0xFF00, 0xFFEF, "han"), (0x20000, 0x3FFFF, "han"), (0x1D400, 0x1D7FF, "mathematics"),
        ]
        let inner = ends.flatMap { [kind($0.0), kind($0.1)] }
        #expect(inner == ends.flatMap { [$0.2, $0.2] })
        let outer: [(UInt32, String)] = [
            (0x10FF, "Georgian"), (0x1200, "Ethiopic"), (0x052F, "other"), (0x0530, "Armenian"), (0x2E7F, "other"),
            (0xA95F, "Rejang"), (0xA980, "Javanese"), (0xABFF, "MeeteiMayek"), (0xD800, "other"), (0xA000, "Yi"),
            (0xF8FF, "other"), (0xFB00, "other"), (0xFE2F, "other"), (0xFE50, "other"), (0xFEFF, "Arabic"),
            (0xFFF0, "other"),
            (0x1D3FF, "other"), (0x1D800, "SignWriting"), (0x1FFFF, "other"), (0x40000, "other"), (0x41, "other"),
            (0x058F, "Armenian"), (0x0590, "Hebrew"), (0x1EC70, "IndicSiyaqNumbers"), (0x1ECC0, "other"),
        ]
        #expect(outer.map { kind($0.0) } == outer.map(\.1))
        // The ends of each script, and what lies between two of them.
        for (index, script) in FontFallback.scripts.enumerated() {
            guard FallbackClass(script.first) == .script(index), FallbackClass(script.last) == .script(index) else {
                Issue.record("\(script.name)")
                continue
            }
        }
    }

    @Test("Kana make Chinese characters Japanese, else Hangul Korean") func languages() {
        func language(_ codes: UInt32...) -> HanLanguage { codes.withUnsafeBufferPointer { HanLanguage(of: $0) } }
        let japanese: [UInt32] = [0x3041, 0x30FF, 0x31F0, 0x31FF, 0xFF66, 0xFF9D],
            korean: [UInt32] = [0xAC00, 0xD7A3, 0x1100, 0x11FF, 0x3131, 0x318E]
        let chinese: [UInt32] = [
            0x3040, 0x3100, 0x31EF, 0x3200, 0xABFF, 0xD7A4, 0x1200, 0x3130, 0x318F, 0x10FF, 0x4E00, 0xFF65, 0xFF9E,
        ]
        #expect(japanese.map { language(0x4E00, $0) } == japanese.map { _ in .japanese })
        #expect(korean.map { language($0, 0x4E00) } == korean.map { _ in .korean })
        #expect(chinese.map { language(0x4E00, $0) } == chinese.map { _ in .chinese })
        #expect(language(0xAC00, 0x3042) == .japanese && language() == .chinese)
        #expect([HanLanguage.japanese, .korean, .chinese].map(\.collectionIndex) == [0, 1, 2])
    }

    /// UTS #51: what is an emoji by itself, what U+FE0F and skin tones make one, and U+FE0E does not.
    @Test("Which clusters are emoji, and which characters need no glyph") func emoji() {
        func isEmoji(_ text: String) -> Bool {
            text.unicodeScalars.map(\.value).withUnsafeBufferPointer { FontFallback.wantsEmoji($0[...]) }
        }
        let yes = [
            "\u{231A}", "🎉", "\u{2615}", "#\u{FE0F}\u{20E3}", "\u{260E}\u{FE0F}", "\u{261D}\u{1F3FB}",
            "\u{261D}\u{1F3FF}", "👩\u{200D}👧",
        ]
        let no = [
            "", "a", "\u{2319}", "\u{260E}", "\u{260E}\u{FE0E}", "\u{231A}\u{FE0E}", "\u{3030}", "\u{22}\u{FE0F}",
            "a\u{FE0F}", "#\u{20E3}", "\u{32DD}",
        ]
        #expect(yes.map(isEmoji) == yes.map { _ in true } && no.map(isEmoji) == no.map { _ in false })
        let silent: [UInt32] = [
            0xAD, 0x34F, 0x61C, 0x180B, 0x180F, 0x200B, 0x200F, 0x202A, 0x202E, 0x2060, 0x206F, 0xFE00, 0xFE0F, 0xFEFF,
            0xE0000, 0xE0FFF,
        ]
        let drawn: [UInt32] = [
            0xAC, 0xAE, 0x34E, 0x350, 0x61B, 0x61D, 0x180A, 0x1810, 0x200A, 0x2010, 0x2029, 0x202F, 0x205F, 0x2070,
            0xFDFF, 0xFE10,
            0xFEFE, 0xFF00, 0xDFFFF, 0xE1000,
        ]
        #expect(silent.map(FontFallback.needsNoGlyph) == silent.map { _ in true })
        #expect(drawn.map(FontFallback.needsNoGlyph) == drawn.map { _ in false })
    }

    @Test("The fonts of a class in their order") func fonts() {
        func files(
            _ kind: FallbackClass, _ design: FontFamilyDesign = .standard, isBold: Bool = false,
            _ language: HanLanguage = .chinese
        ) -> [String] {
            FontFallback.fonts(kind, design, isBold: isBold, language).map { "\($0.file) \($0.index)" }
        }
        let (sans, serif) = ("NotoSansCJK-Regular.ttc", "NotoSerifCJK-Bold.ttc")
        let signs = [
            "Inter-Regular.otf 0", "NotoSans-Regular.ttf 0", "NotoSansSymbols-Regular.ttf 0",
            "NotoSansSymbols2-Regular.ttf 0",
            "NotoSansMath-Regular.ttf 0", "\(sans) 2", "NotoMusic-Regular.ttf 0", "NotoColorEmoji.ttf 0",
        ]
        #expect(files(.other) == signs && files(.emoji) == ["NotoColorEmoji.ttf 0"] + signs)
        #expect(
            files(.mathematics) == ["NotoSansMath-Regular.ttf 0"] + signs
                && files(.kana).prefix(2) == ["\(sans) 0", signs[0]])
        #expect(files(.hangul) == ["\(sans) 1", "NanumSquareRoundR.ttf 0"])
        #expect(files(.hangul, .rounded, isBold: true) == ["NanumSquareRoundB.ttf 0", "NotoSansCJK-Bold.ttc 1"])
        #expect(files(.han).prefix(3) == ["\(sans) 2", "\(sans) 0", "\(sans) 1"])
        #expect(files(.han, .serif, isBold: true, .korean).prefix(3) == ["\(serif) 1", "\(serif) 2", "\(serif) 0"])
        #expect(
            files(.script(1), .serif, isBold: true).prefix(4) == [
                "NotoSerifHebrew-Bold.ttf 0", "NotoSerifHebrew-Regular.ttf 0", "NotoSansHebrew-Bold.ttf 0",
                "NotoSansHebrew-Regular.ttf 0",
            ])
        #expect(
            files(.script(1)).prefix(3) == ["NotoSansHebrew-Regular.ttf 0", "NotoSerifHebrew-Regular.ttf 0", signs[0]])
    }
}
