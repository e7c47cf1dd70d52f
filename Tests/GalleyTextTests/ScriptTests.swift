import Testing

@testable import GalleyText

@Suite("Scripts, directions and fallback") struct ScriptTests {
    @Test(
        "Each script has its font",
        arguments: [
            ("Hello", ["Inter-Regular"]), ("한국어", ["NotoSansCJKkr-Regular"]), ("日本語", ["NotoSansCJKsc-Regular"]),
            ("日本語です", ["NotoSansCJKjp-Regular"]),
            ("漢字 한글", ["NotoSansCJKkr-Regular", "Inter-Regular", "NotoSansCJKkr-Regular"]),
            ("مرحبا", ["NotoSansArabic-Regular"]), ("שלום", ["NotoSansHebrew-Regular"]),
            ("สวัสดี", ["NotoSansThai-Regular"]),
            ("नमस्ते", ["NotoSansDevanagari-Regular"]), ("🎉", ["NotoColorEmoji"]), ("☎️", ["NotoColorEmoji"]),
            ("👩‍👩‍👧🇰🇷1️⃣👍🏽", ["NotoColorEmoji"]), ("𝛼", ["NotoSansMath-Regular"]), ("Ελληνικά Кириллица", ["Inter-Regular"]),
        ]) func fonts(text: String, faces: [String])
    {
        #expect(paragraph(text, platform: .iOS).faces == faces)
    }

    @Test("Designs have fonts of their own, for Korean, too") func designs() {
        #expect(paragraph("a한", design: .rounded).faces == ["Nunito-ExtraLight", "NanumSquareRoundR"])
        #expect(paragraph("a漢", design: .serif).faces.last == "NotoSerifCJKsc-Regular")
        #expect(paragraph("a", design: .monospaced).faces == ["JetBrainsMono-Regular"])
        #expect(paragraph("a한ع", weight: 700).faces == ["Inter-Bold", "NotoSansCJKkr-Bold", "NotoSansArabic-Bold"])
    }

    @Test("Every file of the tables is installed") func files() {
        let names = FontFallback.scripts.map(\.name)
        let missing = Set(names).filter { name in
            ["NotoSans", "NotoSerif"].allSatisfy { FontLibrary.shared.path(of: "\($0)\(name)-Regular.ttf") == nil }
        }
        #expect(missing.isEmpty)
        #expect(FontLibrary.shared.report.allSatisfy { $0.isFound })
        for (low, high) in zip(FontFallback.scripts, FontFallback.scripts.dropFirst()) {
            #expect(low.last < high.first)
        }
    }

    @Test("Arabic joins and runs from right to left") func arabic() throws {
        let run = try #require(paragraph("مرحبا").layout(width: nil, height: nil).lines.first?.runs.first)
        #expect(run.isRightToLeft)
        #expect(run.glyphs.map(\.cluster) == [8, 6, 4, 2, 0])
        #expect(run.glyphs.map(\.x) == run.glyphs.map(\.x).sorted())
        let alone = Set(
            "مرحبا".map { paragraph(String($0)).layout(width: nil, height: nil).lines[0].runs[0].glyphs[0].id })
        #expect(!Set(run.glyphs.map(\.id)).isSubset(of: alone))
    }

    @Test("Directions are mixed in order; brackets are mirrored") func bidi() {
        let line = paragraph("abc (שלום) 123").layout(width: nil, height: nil).lines[0]
        #expect(line.text == "abc (שלום) 123")
        #expect(line.runs.map(\.text) == ["abc (", "שלום", ") ", "123"])
        let rightToLeft = paragraph("שלום (abc) עולם").layout(width: nil, height: nil).lines[0]
        #expect(rightToLeft.runs.last?.text == "שלום")
        let xs = rightToLeft.runs.flatMap { $0.glyphs.map(\.x) }
        #expect(xs == xs.sorted())
        // The first bracket that is read looks like the closing one of a text from left to right.
        let bracket = paragraph(")").layout(width: nil, height: nil).lines[0].runs[0].glyphs[0].id
        #expect(paragraph("א(ב").layout(width: nil, height: nil).lines[0].runs[1].glyphs[0].id == bracket)
    }

    @Test("Without letters, the layout's direction decides") func neutral() {
        let text = paragraph("!1") { $0.isRightToLeft = true }.layout(width: nil, height: nil).lines[0]
        #expect(text.runs.map(\.text) == ["1", "!"])
    }

    @Test("Runs tell the characters and clusters that their glyphs stand for") func clusters() {
        let run = paragraph("aé한", platform: .iOS).layout(width: nil, height: nil).lines[0].runs
        #expect(run.map(\.text) == ["aé", "한"])
        #expect(run[0].glyphs.map(\.cluster) == [0, 1])
        #expect(run[1].glyphs.map(\.cluster) == [0])
    }

    /// Signs are of the script of what they follow (Unicode Standard Annex #24, "Common"), and so shaped with it: HarfBuzz's `hb_shape` takes
    /// 96 of Inter's 2,816 units off a "Г" before a full stop, and nothing off a "Н".
    @Test("A full stop behind a Cyrillic letter is kerned with it") func signs() {
        func width(_ text: String) -> Double {
            paragraph(text, size: 17.6, pixels: 1024).measure(width: nil, height: nil).width
        }
        let kerning = width("Г.") - width("Г") - (width("Н.") - width("Н"))
        #expect(abs(kerning + 96 / 2816 * 17.6) < 0.01)
    }

    @Test("Digits of one width") func monospacedDigits() {
        func width(_ text: String) -> Double {
            let font = FontRequest(size: 17, monospacedDigits: true)
            return Paragraph(
                [TextSpan(text, font: font)], options: ParagraphOptions(pixelLength: 1.0 / 64), fonts: .shared
            )
            .measure(width: nil, height: nil).width
        }
        #expect(width("111") == width("888"))
    }

    @Test("Signs are drawn as they are written") func literal() {
        #expect(paragraph("->", design: .monospaced).layout(width: nil, height: nil).lines[0].runs[0].glyphs.count == 2)
        #expect(paragraph("->").layout(width: nil, height: nil).lines[0].runs[0].glyphs.count == 2)
    }

    @Test("A character that no font has is a box, with a message that names it") func missing() {
        let fonts = FontLibrary()
        let text = paragraph("\u{10FFFE}", fonts: fonts)
        #expect(text.layout(width: nil, height: nil).lines[0].runs[0].glyphs.map(\.id) == [0])
        #expect(fonts.takeDiagnostics() == ["no font has a glyph for U+10FFFE: a box is drawn"])
        #expect(fonts.takeDiagnostics().isEmpty)
        // Also of a text that was shaped before.
        _ = paragraph("\u{10FFFE}", fonts: fonts)
        #expect(fonts.takeDiagnostics().count == 1)
    }
}
