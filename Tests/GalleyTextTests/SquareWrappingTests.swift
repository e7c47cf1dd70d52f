import Foundation
import GalleyRandom
import Testing

@testable import GalleyText

/// rules.md §13.1 with widths that can be counted: 10 points a character.
@Suite("Wrapping squares (rules.md §13.1)") struct SquareWrappingTests {
    @Test("The script writes the same font each time") func deterministic() throws {
        let bytes = try Data(contentsOf: URL(filePath: SquareFont.path))
        #expect(bytes.count > 1000 && bytes.starts(with: [0, 1, 0, 0]))
        // No dates: "created" and "modified" in the table "head" are 0.
        let head = try #require(bytes.range(of: Data([0x5F, 0x0F, 0x3C, 0xF5]))).upperBound
        #expect(bytes[head + 4..<head + 20].allSatisfy { $0 == 0 })
    }

    @Test("T-159: a character is an em wide, some are half an em; one line, baseline at the ascent") func oneLine() {
        for (text, width) in [("Hello", 40.0), ("a", 10), ("ill", 15), ("é한かカ漢שب", 70), ("e\u{301}", 10), ("", 0)] {
            let size = squares(text).measure(width: nil, height: nil)
            #expect(size.width == width, "\(text)")
            #expect(size.height == (text.isEmpty ? 0 : 10))
            if !text.isEmpty { #expect(size.firstBaseline == 8 && size.lastBaseline == 8) }
        }
    }

    @Test(
        "T-160: as many words as fit; what fits exactly, fits",
        arguments: [
            (150.0, ["aaa bbb cc dddd"]), (149, ["aaa bbb", "cc dddd"]), (100, ["aaa bbb", "cc dddd"]),
            (99, ["aaa bbb", "cc dddd"]), (70, ["aaa bbb", "cc dddd"]), (69, ["aaa", "bbb cc", "dddd"]),
            (60, ["aaa", "bbb cc", "dddd"]), (59, ["aaa", "bbb", "cc", "dddd"]), (40, ["aaa", "bbb", "cc", "dddd"]),
            (39, ["aaa", "bbb", "cc", "ddd", "d"]), (30, ["aaa", "bbb", "cc", "ddd", "d"]),
            (20, ["aa", "a", "bb", "b", "cc", "dd", "dd"]),
        ] as [(Double, [String])]) func greedy(width: Double, lines: [String])
    {
        let text = squares("aaa bbb cc dddd")
        #expect(text.lines(width) == lines)
        let size = text.measure(width: width, height: nil)
        #expect(size.height == Double(lines.count) * 10)
        // A line that ends between words has its space besides, as far as it was offered.
        let words: Set = ["aaa", "bbb", "cc", "dddd", "aaa bbb", "bbb cc"]
        let counted = lines.enumerated().map { $1.count + ($0 < lines.count - 1 && words.contains($1) ? 1 : 0) }
        #expect(size.width == min(width, Double(counted.max() ?? 0) * 10))
        #expect(size.lastBaseline == Double(lines.count) * 10 - 2)
    }

    @Test(
        "T-160: the space at a wrap counts for the width, up to what was offered",
        arguments: [FontPlatform.macOS, .iOS])
    func trailingSpaces(platform: FontPlatform) {
        func width(_ text: String, _ width: Double) -> Double {
            squares(text, platform: platform).measure(width: width, height: nil).width
        }
        // Three lines, so that they are not evened.
        let text = "aaaa bbb cc ddd eeee"
        #expect(squares(text, platform: platform).lines(85) == ["aaaa bbb", "cc ddd", "eeee"])
        #expect(width(text, 85) == 85)
        #expect(width(text, 90) == 90)
        #expect(width(text, 95) == 90)
        #expect(width(text, 80) == 80)
        // At a forced end they count likewise.
        #expect(width("aa  \nb", 100) == 40)
        #expect(width("aa  \nb", 30) == 30)
    }

    @Test("The last of two lines is not a lone word if moving one evens them")
    func evened() {
        let text = squares("aaaaaa bb cc", platform: .macOS)
        #expect(text.lines(90) == ["aaaaaa", "bb cc"])
        #expect(text.measure(width: 90, height: nil).width == 70)
        #expect(squares("aaaaaa bb cc").lines(90) == ["aaaaaa", "bb cc"])
        // 9 and 1 would become 1 and 9: no more even.
        #expect(squares("a bbbbbbb c", platform: .macOS).lines(90) == ["a bbbbbbb", "c"])
        // 9 and 2 become 3 and 8.
        #expect(squares("aaa bbbbb cc", platform: .macOS).lines(90) == ["aaa", "bbbbb cc"])
        // Two words on the last line stay where they are, and so do three lines.
        #expect(squares("aaaa bbb c d", platform: .macOS).lines(80) == ["aaaa bbb", "c d"])
        #expect(squares("aaa bbb ccc ddd ee", platform: .macOS).lines(75) == ["aaa bbb", "ccc ddd", "ee"])
        // The moved word does not fit beside the last one.
        #expect(squares("aa bbbbbbb cccc", platform: .macOS).lines(100) == ["aa bbbbbbb", "cccc"])
    }

    @Test("T-165: a word wider than the line is parted between characters, and what is left of it takes company")
    func longWords() {
        #expect(squares("abcdefgh").lines(30) == ["abc", "def", "gh"])
        #expect(squares("abcdefgh xy").lines(50) == ["abcde", "fgh", "xy"])
        #expect(squares("abcdefgh xy").lines(60) == ["abcdef", "gh xy"])
        #expect(squares("x abcdefgh").lines(40) == ["x", "abcd", "efgh"])
        // A cluster wider than the line has a line to itself.
        #expect(squares("abc").lines(9) == ["a", "b", "c"])
        #expect(squares("abc").measure(width: 9, height: nil).width == 9)
    }

    @Test("No width: a character a line, and no width") func zeroWidth() {
        let text = squares("ab cé한")
        #expect(text.lines(0) == ["a", "b", "c", "é", "한"])
        #expect(text.measure(width: 0, height: nil).width == 0)
        #expect(text.measure(width: 0, height: nil).height == 50)
        #expect(text.measure(width: 0, height: 0).height == 10)
    }

    @Test("T-168: forced ends") func forced() {
        let size = squares("a\nbcd").measure(width: nil, height: nil)
        #expect(size.width == 30 && size.height == 20)
        #expect(squares("a\n\nbcd efg\n").lines(35) == ["a", "", "bcd", "efg", ""])
        #expect(squares("\n").measure(width: nil, height: nil).height == 20)
    }

    @Test("Hangul: whole words; syllables where a word is longer than the line") func hangul() {
        #expect(squares("가나다 라마바 사").lines(50) == ["가나다", "라마바 사"])
        #expect(squares("가나다 라마바").lines(69) == ["가나다", "라마바"])
        #expect(squares("가나다라 마").lines(20) == ["가나", "다라", "마"])
        #expect(squares("가나다 라마바").lines(20) == ["가나", "다", "라마", "바"])
        #expect(squares("가나다(라마)바사").lines(50) == ["가나다(라", "마)바사"])
    }

    @Test("Kinsoku: no line begins with a closing sign or ends with an opening one") func kinsoku() {
        #expect(squares("ああああ").lines(30) == ["あああ", "あ"])
        #expect(squares("あああ、あ").lines(30) == ["ああ", "あ、あ"])
        #expect(squares("あああ。」あ").lines(40) == ["ああ", "あ。」あ"])
        #expect(squares("ああ「ああ」").lines(30) == ["ああ", "「あ", "あ」"])
        #expect(squares("ああ「あ」").lines(30) == ["ああ", "「あ」"])
        // Small kana and the length mark stay with what they follow (UAX #14, strict).
        #expect(squares("ああきゃあ").lines(30) == ["ああ", "きゃあ"])
        #expect(squares("ああカーあ").lines(30) == ["ああ", "カーあ"])
        #expect(squares("漢字，漢字！").lines(20) == ["漢", "字，", "漢", "字！"])
    }

    @Test("A soft hyphen shows at a line's end only, and needs its room there") func softHyphen() {
        let text = squares("abc\u{AD}def")
        #expect(text.measure(width: nil, height: nil).width == 60)
        #expect(text.lines(60) == ["abc\u{AD}def"])
        #expect(text.lines(59) == ["abc\u{AD}\u{2010}", "def"])
        #expect(text.measure(width: 59, height: nil).width == 40)
        #expect(squares("abc de\u{AD}fg").lines(60) == ["abc", "de\u{AD}fg"])
        #expect(squares("abc de\u{AD}fg").lines(70) == ["abc de\u{AD}\u{2010}", "fg"])
    }

    @Test("Spaces that break and spaces that do not") func spaces() {
        #expect(squares("abc\u{200B}def").measure(width: nil, height: nil).width == 60)
        #expect(squares("abc\u{200B}def").lines(50) == ["abc", "def"])
        #expect(squares("ab\u{A0}cd ef").lines(50) == ["ab\u{A0}cd", "ef"])
        #expect(squares("ab\u{A0}cd ef").lines(40) == ["ab\u{A0}c", "d ef"])
        #expect(squares("ab\u{2060}cd ef").lines(40) == ["ab\u{2060}cd", "ef"])
        #expect(squares("ab   cd").lines(20) == ["ab", "cd"])
        #expect(squares("ab   cd").measure(width: nil, height: nil).width == 70)
        #expect(squares("  ab").measure(width: nil, height: nil).width == 40)
        // A tab is as wide as four spaces.
        #expect(squares("a\tb").measure(width: nil, height: nil).width == 60)
        #expect(squares("a\tb").lines(50) == ["a", "b"])
    }

    @Test("T-164: lineSpacing lies between lines") func lineSpacing() {
        for (spacing, height) in [(0.0, 40.0), (4, 52), (10, 70), (-3, 40)] {
            let text = squares("a b c d") { $0.lineSpacing = spacing }
            #expect(text.measure(width: 10, height: nil).height == height)
            #expect(text.measure(width: nil, height: nil).height == 10)
        }
    }

    @Test(
        "Sizes round up to the pixel",
        arguments: [(1.0, 11.0, 11.0), (2, 10.5, 10.5), (3, 31.0 / 3, 31.0 / 3)] as [(Double, Double, Double)])
    func pixels(pixels: Double, width: Double, height: Double) {
        let size = squares("a", size: 10.3, pixels: pixels).measure(width: nil, height: nil)
        #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9)
    }

    @Test("T-162: lineLimit(a...b) keeps room for a lines and shows b")
    func limits() {
        func height(_ text: String, _ reserved: Int, _ limit: Int?) -> Double {
            squares(text) {
                $0.reservedLines = reserved
                $0.lineLimit = limit
            }.measure(width: 10, height: nil).height
        }
        #expect(["a", "a b", "a b c", "a b c d"].map { height($0, 2, 3) } == [20, 20, 30, 30])
        #expect(["a", "a b c d"].map { height($0, 3, nil) } == [30, 40])
        #expect(["a", "a b c d"].map { height($0, 0, 2) } == [10, 20])
        #expect(["a", "a b c d"].map { height($0, 2, 2) } == [20, 20])
        let kept = squares("a") { $0.reservedLines = 3 }.measure(width: nil, height: nil)
        #expect(kept.lastBaseline == 8 && kept.height == 30)
    }

    @Test("Multiline alignment moves lines in the text's own width") func alignment() {
        func xs(_ alignment: TextLineAlignment) -> [Double] {
            squares("aaaa bb") { $0.alignment = alignment }.layout(width: 45, height: nil).lines.map(\.x)
        }
        #expect(xs(.leading) == [0, 0])
        // The text is 45 wide: its widest line with as much of the space as was offered.
        #expect(xs(.center) == [2.5, 12.5])
        #expect(xs(.trailing) == [5, 25])
    }

    /// An independent answer: words put into lines one by one.
    private func lines(_ words: [String], width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in words {
            if !line.isEmpty, line.count + 1 + word.count <= width {
                line += " " + word
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = word
            while line.count > width {
                lines.append(String(line.prefix(width)))
                line = String(line.dropFirst(width))
            }
        }
        lines.append(line)
        guard words.count > 2, lines.count == 2, line == words.last else { return lines }
        // A lone last word takes one with it, if the two lines differ less in length then.
        let kept = words.dropLast(2).joined(separator: " ")
        let second = words.suffix(2).joined(separator: " ")
        let isMoreEven = abs(kept.count - second.count) < abs(lines[0].count - line.count)
        return second.count <= width && isMoreEven ? [kept, second] : lines
    }

    /// Texts in pictures of iOS, where more words would fit in the first line.
    @Test("On iOS the last of two lines is not a lone word, either") func loneWord() {
        let texts = [
            ("Moves at an average speed.", "Moves at an", "average speed."),
            ("Moves faster than a hare.", "Moves faster than", "a hare."),
        ]
        for (text, first, second) in texts {
            let whole = Double(text.count * 10)
            let last = Double((text.split(separator: " ").last?.count ?? 0) * 10)
            #expect(squares(text).lines(whole - last - 10) == [first, second])
        }
        // Nothing is gained: the lines would differ by more.
        #expect(squares("aa bbbbbb cccccc").lines(130) == ["aa bbbbbb", "cccccc"])
        // What is not parted by spaces stays as it is.
        #expect(squares("ああああ").lines(30) == ["あああ", "あ"])
    }

    @Test("Any words at any width are as a plain loop has them", arguments: 0..<20) func oracle(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                String(repeating: "a", count: Int.random(in: 1...9, using: &random))
            }
            let width = Int.random(in: 1...40, using: &random)
            let text = squares(words.joined(separator: " "))
            let expected = lines(words, width: width)
            #expect(text.lines(Double(width) * 10) == expected)
            #expect(text.lines(Double(width) * 10 + 9.9) == expected)
        }
    }
}
