import Testing

@testable import GalleyText

/// Where each glyph stands, in squares of 10 points: every character is 10 wide (i, j and l 5), 8 above the baseline
/// and 2 below; glyph 1 is a letter, 2 a narrow one, 3 a space (Scripts/square-font.py).
@Suite("Places of glyphs, in squares") struct SquareGlyphTests {
    private func lines(
        _ spans: [TextSpan], width: Double? = nil, _ change: (inout ParagraphOptions) -> Void = { _ in }
    ) -> [TextLine] {
        var options = ParagraphOptions(pixelLength: 1)
        change(&options)
        return Paragraph(spans, options: options, fonts: SquareFont.fonts).layout(width: width, height: nil).lines
    }

    private func span(_ text: String, _ size: Double = 10, tag: Int = 0) -> TextSpan {
        TextSpan(text, font: SquareFont.request(size), tag: tag)
    }

    private func xs(_ run: GlyphRun) -> [Double] { run.glyphs.map(\.x) }

    @Test("One after the other, line by line") func plain() throws {
        let found = lines([span("ai b\ncd", tag: 7)])
        #expect(found.map(\.text) == ["ai b", "cd"])
        #expect(found.map(\.baseline) == [8, 18] && found.map(\.width) == [35, 20] && found.map(\.x) == [0, 0])
        let first = try #require(found[0].runs.first), second = try #require(found[1].runs.first)
        #expect(first.glyphs.map(\.id) == [1, 2, 3, 1] && xs(first) == [0, 10, 15, 25])
        #expect(first.glyphs.map(\.advance) == [10, 5, 10, 10] && first.glyphs.map(\.y) == [8, 8, 8, 8])
        #expect(first.glyphs.map(\.cluster) == [0, 1, 2, 3] && first.glyphs.map(\.left) == [0, 10, 15, 25])
        #expect(first.tag == 7 && first.size == 10 && first.textStart == 0 && !first.isRightToLeft)
        #expect(second.glyphs.map(\.y) == [18, 18] && second.textStart == 5 && second.text == "cd")
        #expect(second.glyphs.map(\.cluster) == [0, 1])
    }

    @Test("Spans of one line: each its run, with its size, its tag and where it begins") func spans() {
        let found = lines([span("aé", 10, tag: 3), span("bc", 20, tag: 4), span("d", 10, tag: 5)])
        #expect(found.count == 1 && found[0].width == 70 && found[0].baseline == 16)
        let runs = found[0].runs
        #expect(runs.map(\.tag) == [3, 4, 5] && runs.map(\.size) == [10, 20, 10])
        #expect(runs.map(\.textStart) == [0, 3, 5] && runs.map(\.text) == ["aé", "bc", "d"])
        #expect(runs.map(xs) == [[0, 10], [20, 40], [60]])
        #expect(runs.flatMap { $0.glyphs.map(\.y) } == [16, 16, 16, 16, 16])
    }

    @Test("Above the baseline and below it: the line grows by as much") func raised() {
        func told(_ offset: Double) -> [Double] {
            var raised = span("b")
            raised.baselineOffset = offset
            let options = ParagraphOptions(pixelLength: 1)
            let fitted = Paragraph([span("a"), raised], options: options, fonts: SquareFont.fonts)
                .layout(width: nil, height: nil)
            return [fitted.size.height, fitted.size.firstBaseline] + fitted.lines[0].runs.flatMap { $0.glyphs.map(\.y) }
        }
        #expect(told(3) == [13, 11, 11, 8])
        #expect(told(-2) == [12, 8, 8, 10])
        #expect(told(0) == [10, 8, 8, 8] && told(.nan) == [10, 8, 8, 8])
    }

    @Test("Space after each letter") func tracking() {
        func told(tracking: Double, kerning: Double) -> [[Double]] {
            var spaced = span("aib")
            spaced.tracking = tracking
            spaced.kerning = kerning
            let line = lines([spaced])[0]
            return [[line.width], xs(line.runs[0]), line.runs[0].glyphs.map(\.advance)]
        }
        #expect(told(tracking: 2, kerning: 0) == [[31], [0, 12, 19], [12, 7, 12]])
        #expect(told(tracking: 0, kerning: 3) == [[34], [0, 13, 21], [13, 8, 13]])
        // Tracking counts instead of kerning.
        #expect(told(tracking: -1, kerning: 3) == [[22], [0, 9, 13], [9, 4, 9]])
    }

    @Test("From right to left: letters in their order as they are seen") func rightToLeft() {
        let mixed = lines([span("ab אב")])[0]
        #expect(mixed.runs.map(\.isRightToLeft) == [false, true])
        #expect(mixed.runs.map(xs) == [[0, 10, 20], [30, 40]])
        #expect(mixed.runs[1].glyphs.map(\.cluster) == [2, 0] && mixed.runs[1].textStart == 3)
        // The first letter tells where a paragraph goes, whatever the layout's direction is.
        #expect(lines([span("ab אב")]) { $0.isRightToLeft = true }[0].runs.map(xs) == [[0, 10, 20], [30, 40]])
        for isRightToLeft in [false, true] {
            let reversed = lines([span("אב ab")]) { $0.isRightToLeft = isRightToLeft }[0]
            #expect(reversed.runs.map(\.text) == ["ab", "אב "] && reversed.runs.map(xs) == [[0, 10], [20, 30, 40]])
            #expect(reversed.runs[1].glyphs.map(\.cluster) == [4, 2, 0] && reversed.runs[0].textStart == 5)
        }
        var spaced = span("אiב")
        spaced.tracking = 2
        #expect(lines([spaced])[0].width == 31)
    }

    @Test("Lines that are shorter than the text: at its start, in its middle, at its end") func aligned() {
        func told(_ alignment: TextLineAlignment, _ isRightToLeft: Bool) -> [Double] {
            lines([span("aaaa\nb")]) {
                $0.alignment = alignment
                $0.isRightToLeft = isRightToLeft
            }.map(\.x)
        }
        #expect(told(.leading, false) == [0, 0] && told(.leading, true) == [0, 30])
        #expect(told(.center, false) == [0, 15] && told(.center, true) == [0, 15])
        #expect(told(.trailing, false) == [0, 30] && told(.trailing, true) == [0, 0])
        let moved = lines([span("aaaa\nb")]) { $0.alignment = .trailing }
        #expect(moved[1].runs.map(xs) == [[30]])
    }

    @Test("The sign for what is left out stands behind what is kept, in its font") func signs() {
        let cut = lines([span("ab", 10, tag: 1), span("cdef", 20, tag: 2)], width: 65) { $0.lineLimit = 1 }[0]
        // 20 points of "ab", 20 of "c" and 20 of the sign.
        #expect(cut.text == "abc…" && cut.width == 60)
        #expect(cut.runs.map(\.tag) == [1, 2, 2] && cut.runs.map(\.size) == [10, 20, 20])
        #expect(cut.runs.map(xs) == [[0, 10], [20], [40]] && cut.runs.map(\.text) == ["ab", "c", "…"])
        #expect(cut.runs[2].glyphs.map(\.advance) == [20] && cut.runs[2].textStart == 3)
        let hyphen = lines([span("abc\u{AD}def", 10, tag: 9)], width: 50)[0]
        #expect(hyphen.text == "abc\u{AD}\u{2010}" && hyphen.runs.last.map(xs) == [30])
        #expect(hyphen.runs.last?.tag == 9 && hyphen.width == 40)
    }

    @Test("A box in a line: as wide as it is, and the line as tall as it needs") func objects() {
        func told(_ width: Double, _ ascent: Double, _ descent: Double) -> [Double] {
            var box = span("\u{FFFC}", 10, tag: 6)
            box.object = TextObject(width: width, ascent: ascent, descent: descent)
            let paragraph = Paragraph(
                [span("a"), box, span("b")], options: ParagraphOptions(pixelLength: 1), fonts: SquareFont.fonts)
            let fitted = paragraph.layout(width: nil, height: nil)
            let run = fitted.lines[0].runs[1]
            #expect(run.tag == 6 && run.glyphs.count == 1 && fitted.lines[0].runs.count == 3)
            return [
                fitted.size.width, fitted.size.height, fitted.size.firstBaseline, run.glyphs[0].x,
                run.glyphs[0].advance, fitted.lines[0].runs[2].glyphs[0].x,
            ]
        }
        #expect(told(30, 12, 5) == [50, 17, 12, 10, 30, 40])
        #expect(told(30, 3, 1) == [50, 10, 8, 10, 30, 40])
        #expect(told(-4, 3, 7) == [20, 15, 8, 10, 0, 10])
    }

    @Test("Small capitals, where the font has none: capitals at three quarters of the size") func smallCapitals() {
        func told(_ letters: SmallCaps) -> (width: Double, sizes: [Double], text: String) {
            var small = span("aB1c")
            small.font.smallCaps = letters
            let line = lines([small])[0]
            return (line.width, line.runs.map(\.size), line.runs.map(\.text).joined(separator: "|"))
        }
        #expect(told([]) == (40, [10], "aB1c"))
        #expect(told(.lowercase) == (35, [7.5, 10, 7.5], "a|B1|c"))
        #expect(told(.uppercase) == (37.5, [10, 7.5, 10], "a|B|1c"))
        #expect(told([.lowercase, .uppercase]) == (32.5, [7.5, 10, 7.5], "aB|1|c"))
        #expect(SmallCaps.capital(of: 0x61) == 0x41 && SmallCaps.capital(of: 0xE9) == 0xC9)
        // Of "ß" two letters would be made; a digit and half of a surrogate pair have no capital.
        #expect(SmallCaps.capital(of: 0xDF) == 0xDF && SmallCaps.capital(of: 0x31) == 0x31)
        #expect(SmallCaps.capital(of: 0xD800) == 0xD800)
    }

    @Test("Metrics of the first line and of the last, the largest that is in each") func lineMetrics() {
        let options = ParagraphOptions(pixelLength: 1)
        let spans = [span("a"), span("b\n", 20), span("c", 30)]
        let text = Paragraph(spans, options: options, fonts: SquareFont.fonts)
        #expect(text.firstLineMetrics == LineMetrics(ascent: 16, descent: 4, capHeight: 14, leading: 0))
        #expect(text.lastLineMetrics == LineMetrics(ascent: 24, descent: 6, capHeight: 21, leading: 0))
        let plain = Paragraph([span("a\nb")], options: options, fonts: SquareFont.fonts)
        #expect(plain.firstLineMetrics == LineMetrics(ascent: 8, descent: 2, capHeight: 7, leading: 0))
        #expect(plain.lastLineMetrics == plain.firstLineMetrics && plain.text == "a\nb")
    }
}
