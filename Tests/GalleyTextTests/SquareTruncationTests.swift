import Testing

@testable import GalleyText

/// rules.md §13.2 with widths that can be counted: 10 points a character, the sign "…" too.
@Suite("Cutting and fitting squares (rules.md §13.2)") struct SquareTruncationTests {
    @Test(
        "T-161: cut between characters; spaces beside the sign are dropped",
        arguments: [
            (TextTruncation.tail, "abcdefgh", 80.0, "abcdefgh"), (.tail, "abcdefgh", 79, "abcdef…"),
            (.tail, "abcdefgh", 50, "abcd…"), (.tail, "abc defg", 50, "abc…"), (.tail, "abc  defgh", 60, "abc…"),
            (.tail, "ab cd ef", 70, "ab cd…"), (.tail, "abcdefgh", 10, "…"), (.tail, "abcdefgh", 5, "…"),
            (.tail, " abcdef", 20, "…"), (.tail, "한국어 문장", 40, "한국어…"),
            (.tail, "e\u{301}e\u{301}e\u{301}", 20, "e\u{301}…"),
            (.head, "abcdefgh", 80, "abcdefgh"), (.head, "abcdefgh", 50, "…efgh"), (.head, "abcd efgh", 60, "…efgh"),
            (.head, "ab cd ef", 70, "…cd ef"), (.head, "abcdefgh", 10, "…"), (.head, "abcdef ", 59, "…cdef"),
            (.middle, "abcdefgh", 80, "abcdefgh"), (.middle, "abcdefgh", 70, "abc…fgh"),
            (.middle, "abcdefgh", 50, "ab…gh"), (.middle, "ab cd ef", 50, "ab…ef"),
            (.middle, "abcdefgh", 10, "…"),
        ] as [(TextTruncation, String, Double, String)])
    func oneLine(mode: TextTruncation, text: String, width: Double, shown: String) {
        let fitted = squareLine(text, mode).layout(width: width, height: nil)
        #expect(fitted.lines.map(\.text) == [shown])
        #expect(fitted.isTruncated == (shown != text))
        #expect(fitted.size.width == min(Double(shown.count) * 10, width))
        #expect(fitted.size.height == 10 && fitted.size.firstBaseline == 8)
    }

    @Test("In the middle both sides keep as much, and all of the room is used") func middle() {
        for width in stride(from: 10.0, through: 150, by: 5) {
            let fitted = squareLine("abcdefghkmnopqrs", .middle).layout(width: width, height: nil)
            let sides = fitted.lines[0].text.split(separator: "…", omittingEmptySubsequences: false).map(\.count)
            #expect(sides.reduce(1, +) == Int(width / 10))
            #expect(abs(sides[0] - sides[1]) <= 1)
        }
    }

    @Test("Of several lines only the last that is allowed is cut") func severalLines() {
        func lines(_ mode: TextTruncation, _ limit: Int, _ width: Double = 50) -> [String] {
            squares("aaa bbb ccc ddd") {
                $0.lineLimit = limit
                $0.truncation = mode
            }.lines(width)
        }
        #expect(lines(.tail, 1) == ["aaa…"])
        #expect(lines(.tail, 2) == ["aaa", "bbb…"])
        #expect(lines(.tail, 3) == ["aaa", "bbb", "ccc…"])
        #expect(lines(.tail, 4) == ["aaa", "bbb", "ccc", "ddd"])
        #expect(lines(.tail, 2, 69) == ["aaa", "bbb c…"])
        #expect(lines(.tail, 2, 70) == ["aaa bbb", "ccc ddd"])
        #expect(lines(.head, 2) == ["aaa", "…ddd"])
        #expect(lines(.head, 3) == ["aaa", "bbb", "…ddd"])
        #expect(lines(.middle, 2) == ["aaa", "bb…dd"])
    }

    @Test("T-163: a height keeps the lines that it has room for, at least one") func heights() {
        for (height, count) in [(5.0, 1), (10, 1), (19, 1), (20, 2), (25, 2), (30, 3), (49, 4), (50, 5), (500, 5)] {
            let fitted = squares("aaa bbb ccc ddd eee").layout(width: 30, height: height)
            #expect(fitted.lines.count == count && fitted.size.height == Double(count) * 10)
            #expect(fitted.isTruncated == (count < 5))
        }
        // A limit of lines and a height: the lesser.
        #expect(squares("aaa bbb ccc ddd") { $0.lineLimit = 2 }.lines(30, height: 500) == ["aaa", "bb…"])
        #expect(squares("aaa bbb ccc ddd") { $0.lineLimit = 3 }.lines(30, height: 10) == ["aa…"])
    }

    @Test(
        "T-166: one line shrinks to the offered width, and is cut only where the least scale is too wide",
        arguments: [
            // 20 characters, 200 points: the scale, the height, the characters shown.
            (200.0, 1.0, 10.0, 20), (150, 0.75, 8, 20), (100, 0.5, 5, 20), (81, 0.405, 5, 20), (80, 0.4, 4, 20),
            (60, 0.4, 4, 15), (41, 0.4, 4, 10),
        ] as [(Double, Double, Double, Int)]) func minimumScale(
            width: Double, scale: Double, height: Double, count: Int
        )
    {
        let text = squares(String(repeating: "a", count: 20)) {
            $0.lineLimit = 1
            $0.minimumScale = 0.4
        }
        let fitted = text.layout(width: width, height: nil)
        let found = (fitted.lines[0].runs.first?.size ?? 0) / 10
        #expect(found <= scale + 1e-6 && found > scale - 1e-5)
        #expect(fitted.lines[0].text.count == count)
        #expect(fitted.size.width <= width && fitted.size.height == height)
        #expect(fitted.isTruncated == (count < 20))
    }

    @Test("Text wraps before it shrinks, and shrinks until the lines that are allowed hold it") func scaleOfLines() {
        func fitted(_ width: Double, _ height: Double? = nil) -> (lines: [String], size: Double) {
            let text = squares("aaa bbb ccc ddd") {
                $0.lineLimit = 2
                $0.minimumScale = 0.5
            }
            let fitted = text.layout(width: width, height: height)
            return (fitted.lines.map(\.text), fitted.lines[0].runs[0].size)
        }
        #expect(fitted(70) == (["aaa bbb", "ccc ddd"], 10))
        let narrow = fitted(56)
        #expect(narrow.lines == ["aaa bbb", "ccc ddd"] && narrow.size <= 8 + 1e-5 && narrow.size > 7.999)
        // For want of height, too: two lines of 7.5 points in 15.
        let low = fitted(70, 15)
        #expect(low.lines == ["aaa bbb", "ccc ddd"] && low.size <= 7.5 + 1e-5 && low.size > 7.499)
    }

    // Apple's documentation: tightening is tried "before truncating characters", where "the text would not otherwise fit" (AppKit,
    // allowsDefaultTighteningForTruncation). How far is not documented; rules.md §13.2 has 1/72 em a character, measured.
    @Test(
        "Characters are drawn together by 1/72 em at most before any is cut",
        arguments: [
            (720.0, 0.0, "aaaaaaaaaa"), (715, 5, "aaaaaaaaaa"), (711, 9, "aaaaaaaaaa"), (710.9, 0, "aaaaaaaa…"),
        ] as [(Double, Double, String)]) func tightening(width: Double, drawn: Double, shown: String)
    {
        let text = squares(String(repeating: "a", count: 10), size: 72, pixels: 1000) {
            $0.lineLimit = 1
            $0.allowsTightening = true
        }
        let fitted = text.layout(width: width, height: nil)
        #expect(fitted.lines.map(\.text) == [shown])
        #expect(fitted.isTruncated == shown.contains("…"))
        let glyphs = fitted.lines[0].runs.flatMap(\.glyphs)
        let steps = zip(glyphs, glyphs.dropFirst()).map { $1.x - $0.x }
        if !fitted.isTruncated {
            #expect(abs(steps.reduce(0, +) - (9 * 72 - drawn)) < 1e-3)
            #expect((steps.max() ?? 0) - (steps.min() ?? 0) < 1e-3)
            #expect(fitted.size.width <= width && fitted.size.width > width - 0.01)
        }
        // Without leave, the text is cut.
        let plain = squares(String(repeating: "a", count: 10), size: 72) { $0.lineLimit = 1 }
        #expect(plain.layout(width: width, height: nil).isTruncated == (width < 720))
    }

    @Test("Tightening comes before shrinking, and goes with it") func tighteningAndScale() {
        func size(_ width: Double, _ tightens: Bool) -> Double {
            let text = squares(String(repeating: "a", count: 10), size: 72) {
                $0.lineLimit = 1
                $0.allowsTightening = tightens
                $0.minimumScale = 0.5
            }
            return text.layout(width: width, height: nil).lines[0].runs[0].size
        }
        #expect(size(711, true) == 72 && size(711, false) < 71.2)
        // At half the size the line is 355.5 points wide where it is tightest.
        #expect(abs(size(400, true) - 72 * 400 / 711) < 0.001)
        #expect(abs(size(400, false) - 40) < 0.001)
    }

    @Test("Of several lines the last that is allowed is drawn together, if all of the text then fits")
    func tighteningLines() {
        func lines(_ text: String, _ width: Double) -> [String] {
            squares(text, size: 72) {
                $0.lineLimit = 2
                $0.allowsTightening = true
            }.lines(width)
        }
        #expect(lines("aaaa aaaaa", 5 * 72 - 4) == ["aaaa", "aaaaa"])
        #expect(lines("aaaa aaaaa", 5 * 72 - 5) == ["aaaa", "aaa…"])
        #expect(lines("aaaa aaaaa b", 5 * 72 - 4) == ["aaaa", "aaa…"])
    }
}
