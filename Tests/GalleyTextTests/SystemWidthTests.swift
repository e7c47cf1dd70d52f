import Foundation
import Testing

@testable import GalleyText

/// Texts of the system font are as wide as on Apple's platforms (rules.md §13.5).
@Suite("Widths of the system font") struct SystemWidthTests {
    /// One line's width, not rounded, in points.
    private func width(
        _ text: String, _ size: Double = 13, weight: Int = 400, _ change: (inout FontRequest) -> Void = { _ in }
    ) -> Double {
        var font = FontRequest(size: size, weight: weight)
        change(&font)
        return Paragraph([TextSpan(text, font: font)], options: ParagraphOptions(), fonts: .shared).shaped.idealWidth
    }

    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    private func rows(_ path: String) throws -> [[String]] {
        try String(contentsOf: Self.root.appending(path: path), encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("# ") }.map { $0.components(separatedBy: "\t") }
    }

    @Test("Every recorded text has the recorded half point")
    func recorded() throws {
        let rows = try rows("Tests/Fixtures/recorded-widths.tsv")
        #expect(rows.count == 295)
        var off: [String] = []
        for row in rows {
            let (size, weight) = (try #require(Double(row[0])), try #require(Int(row[1])))
            let expected = try #require(Double(row[4]))
            let got = width(row[3], size, weight: weight)
            if (got * 2).rounded(.up) / 2 != expected {
                off.append("\(row[0]) \(row[1]) “\(row[3])”: \(got), recorded \(expected)")
            }
        }
        #expect(off.isEmpty, "\(off.joined(separator: "\n"))")
    }

    // The Human Interface Guidelines' table of SF Pro: size, 1/1000 em, points.
    private static let published: [(Double, Double, Double)] = [
        (6, 41, 0.24), (7, 34, 0.23), (8, 26, 0.21), (9, 19, 0.17), (10, 12, 0.12), (11, 6, 0.06), (12, 0, 0),
        (13, -6, -0.08), (14, -11, -0.15), (15, -16, -0.23), (16, -20, -0.31), (17, -26, -0.43), (18, -25, -0.44),
        (19, -24, -0.45), (20, -23, -0.45), (21, -18, -0.36), (22, -12, -0.26), (23, -4, -0.10), (24, 3, 0.07),
        (25, 6, 0.15), (26, 8, 0.22), (27, 11, 0.29), (28, 14, 0.38), (29, 14, 0.40), (30, 14, 0.40), (31, 13, 0.39),
        (32, 13, 0.41), (33, 12, 0.40), (34, 12, 0.40), (35, 11, 0.38), (36, 10, 0.37), (37, 10, 0.36), (38, 10, 0.37),
        (39, 10, 0.38), (40, 10, 0.37), (41, 9, 0.36), (42, 9, 0.37), (43, 9, 0.38), (44, 8, 0.37), (45, 8, 0.35),
        (46, 8, 0.36), (47, 8, 0.37), (48, 8, 0.35), (49, 7, 0.33), (50, 7, 0.34), (51, 7, 0.35), (52, 6, 0.33),
        (53, 6, 0.31), (54, 6, 0.32), (56, 6, 0.30), (58, 5, 0.28), (60, 4, 0.26), (62, 4, 0.24), (64, 4, 0.22),
        (66, 3, 0.19), (68, 2, 0.17), (70, 2, 0.14), (72, 2, 0.14), (76, 1, 0.07), (80, 0, 0), (96, 0, 0),
    ]

    @Test("T-160-16: letter spacing is both published figures, in points and in 1/1000 em", arguments: published)
    func tracking(size: Double, thousandths: Double, points: Double) {
        let em = SystemTracking.em(size)
        #expect((em * size * 100).rounded() == (points * 100).rounded())
        #expect((em * 1024).rounded(.toNearestOrEven) == thousandths)
        // A text is as much wider as that says: "H" is kerned with nothing.
        let letters = width("HH", size) - 2 * width("H", size)
        #expect(abs(letters) < 1e-9)
        let advance = SystemAdvances(FontRequest(size: size)).width(SystemAdvances.place(of: 0x48))
        // Advances are multiples of 1/65536 of a point (ShapedText).
        #expect(abs(width("H", size) - (advance + em) * size) <= 0.5 / 65_536)
    }

    // Typographic widths that macOS's CoreText gave, not rounded (swiftui-web, decision 0005).
    @Test(
        "Unrounded widths at 13 points",
        arguments: [("Hello, World", 73.658203125), ("Count: 0", 51.974609375), ("WWWW", 50.01953125)])
    func unrounded(text: String, expected: Double) { #expect(abs(width(text) - expected) < 0.001) }

    // The sums of the table's figures, by hand: text at 17 has 0.46387 em for "1", 0.62988 for "0", and −52/2048 em of tracking.
    @Test("Digits are proportional, and of one width where that is asked for") func digits() {
        #expect(abs(width("1", 17) - 17 * (0.46387 - 52.0 / 2048)) < 0.001)
        for (weight, share) in [(400, 1.0), (600, 0.987334), (700, 0.98)] {
            let one = width("1", 17, weight: weight) { $0.monospacedDigits = true }
            #expect(one == width("8", 17, weight: weight) { $0.monospacedDigits = true })
            let zero = width("0", 17, weight: weight) + 17 * 52.0 / 2048
            #expect(abs(one - (zero * share - 17 * 52.0 / 2048)) < 0.001)
        }
        // Recorded: 41.5 at 17 points.
        let ones = width("1111", 17) { $0.monospacedDigits = true }
        #expect(ones > 41 && ones <= 41.5)
        let seven = width("74", 17) { $0.monospacedDigits = true }
        #expect(abs(seven - ones / 2) < 0.001)
    }

    @Test("SF Mono's letters are 0.618164 em wide (recorded)", arguments: [8.0, 15, 17, 20]) func mono(size: Double) {
        for weight in [300, 400, 700] {
            let got = width("iW0.", size, weight: weight) { $0.design = .monospaced }
            #expect(abs(got - 4 * 0.618164 * size) < 0.001)
        }
    }

    @Test("The sign for text that is left out has SF's width") func ellipsis() {
        func sign(_ size: Double) -> Double { FontLibrary.shared.resolve(FontRequest(size: size)).ellipsis.advance }
        #expect(abs(sign(17) - width("…", 17)) < 0.001)
        #expect(abs(sign(28) - width("…", 28)) < 0.001)
        #expect(sign(17) / 17 > 0.75 && sign(28) / 28 < 0.65)
    }

    @Test("A named font keeps its widths, Inter's as well") func custom() {
        let inter = width("Tap 1", 17) { $0.family = "Inter" }
        let face = FontLibrary.shared.resolve(FontRequest(family: "Inter", size: 17))
        #expect(face.advances == nil && face.tracking == 0)
        #expect(abs(inter - width("Tap 1", 17)) > 0.1)
    }

    // Display: "." 0 to " " −100/2048 em; texts: nothing.
    @Test("Titles are kerned across words, texts are not") func acrossWords() {
        for (size, kerning) in [(17.0, 0.0), (28, -100.0 / 2048), (40, -100.0 / 2048)] {
            let joined = width("a. a", size)
            let apart = width("a.", size) + width(" ", size) + width("a", size)
            #expect(abs(joined - apart - kerning * size) < 0.001)
        }
    }

    // The table's figures, in 1/2048 em: "Ve" −100 in regular texts, −140 in black ones; "Sa" nothing and −30.
    @Test(
        "Bold letters are kerned half as black ones are, half as regular ones",
        arguments: [("V", "e", -120.0), ("S", "a", -15)])
    func heavierKerning(first: String, second: String, kerning: Double) {
        let apart = width(first, 17, weight: 700) + width(second, 17, weight: 700)
        #expect(abs(width(first + second, 17, weight: 700) - apart - kerning / 2048 * 17) < 0.001)
    }

    // Nunito kerns "A" and "V" by about −50/1000 em, and no table of ours stands in place of its kerning. A word in ASCII is
    // shaped by itself, one with another letter is not.
    @Test("The rounded design keeps its font's kerning, in words of ASCII as in others") func roundedKerning() {
        func rounded(_ text: String) -> Double { width(text, 100) { $0.design = .rounded } }
        let kerning = rounded("AV") - rounded("A") - rounded("V")
        #expect(kerning < -2 && kerning > -8)
        #expect(abs(rounded("AV") - rounded("V") - (rounded("AVé") - rounded("Vé"))) < 0.001)
    }

    @Test("A width does not depend on what was shaped before, nor on how a text is put together") func parts() {
        let font = FontRequest(size: 28)
        let whole = width("Tap. AV 7.4", 28)
        let spans = ["T", "ap", ". A", "V 7", ".4"].map { TextSpan($0, font: font) }
        let parts = Paragraph(spans, options: ParagraphOptions(), fonts: .shared).shaped.idealWidth
        #expect(parts == whole)
        #expect(whole < ["Tap", ". ", "A", "V", " 7", ".4"].reduce(0) { $0 + width($1, 28) } - 3)
    }

    @Test(
        "Letters with marks are as wide as the letters (inferred)",
        arguments: [("é", "e"), ("Å", "A"), ("ệ", "e"), ("ñ", "n")])
    func marks(marked: String, plain: String) {
        for size in [13.0, 34] {
            #expect(width(marked, size) == width(plain, size))
            #expect(width(marked.decomposedStringWithCanonicalMapping, size) == width(plain, size))
            #expect(width("T\(marked)", size) == width("T\(plain)", size))
        }
    }

    @Test("From 21 points on letters have the shapes of titles") func shapes() {
        func face(_ size: Double, _ family: String? = nil) -> String? {
            FontLibrary.shared.resolve(FontRequest(family: family, size: size)).face?.postScriptName
        }
        #expect(face(20.9) == "Inter-Regular" && face(21) == "InterDisplay-Regular")
        #expect(face(40, "Inter") == "Inter-Regular")
    }

    @Test("A letter stands in the middle of its width") func centred() throws {
        let font = FontRequest(size: 100)
        let run = try #require(
            Paragraph([TextSpan("l", font: font)], options: ParagraphOptions(), fonts: .shared)
                .layout(width: nil, height: nil).lines.first?.runs.first)
        let own = try #require(FontLibrary.shared.resolve(font).advances)
        let face = FontLibrary.shared.resolve(FontRequest(family: "InterDisplay", size: 100)).face
        #expect(face?.postScriptName == "InterDisplay-Regular")
        let inter = width("l", 100) { $0.family = "InterDisplay" }
        let table = own.width(SystemAdvances.place(of: 0x6C)) * 100
        #expect(abs(run.glyphs[0].x - (table - inter) / 2) < 0.001)
    }

    // What Scripts/generate-system-advances.py made is what the measured tables say.
    @Test("The table in the code is the measured one") func table() throws {
        let measured = try rows("Scripts/system-advances.tsv").dropFirst()
        #expect(measured.count == systemAdvanceCodes.count)
        for (place, row) in measured.enumerated() {
            #expect(row[0] == "U+" + String(format: "%04X", systemAdvanceCodes[place]))
            for end in 0..<6 {
                let value = Double(systemAdvanceTable[place + end * systemAdvanceCodes.count]) / 32_768
                #expect(abs(value - (try #require(Double(row[1 + end])))) < 2e-5, "\(row[0])")
            }
        }
        func glyphs(_ names: String) -> [UInt32] { names == "SP" ? [0x20] : names.unicodeScalars.map(\.value) }
        var count = 0
        for row in try rows("Scripts/system-kerning.tsv").dropFirst() {
            for (left, right) in glyphs(row[0]).flatMap({ left in glyphs(row[1]).map { (left, $0) } }) {
                let pair = (SystemAdvances.place(of: left), SystemAdvances.place(of: right))
                let ends = [
                    (17.0, 400, row[2]), (28, 400, row[3]), (17, 900, row[4].isEmpty ? row[2] : row[4]),
                    (28, 900, row[5].isEmpty ? row[3] : row[5]),
                ]
                for (size, weight, value) in ends {
                    let kerning = SystemAdvances(FontRequest(size: size, weight: weight)).kerning(pair.0, pair.1)
                    #expect(abs(kerning * 2048 - (try #require(Double(value)))) < 1e-9, "\(row)")
                }
                count += 1
            }
        }
        let tables = [(17.0, 400), (28, 400), (17, 900), (28, 900)].map {
            SystemAdvances(FontRequest(size: $0.0, weight: $0.1))
        }
        let known = systemAdvanceCodes.indices.reduce(0) { sum, left in
            sum + systemAdvanceCodes.indices.count { right in tables.contains { $0.kerning(left, right) != 0 } }
        }
        #expect(known == count)
    }
}
