import Foundation
import Testing

@testable import GalleyText

@Suite struct LineBreakTests {
    /// The pieces that `text` falls into at every opportunity.
    private func pieces(_ text: String, koreanByWord: Bool = true) -> [String] {
        let scalars = Array(text.unicodeScalars)
        var pieces: [String] = []
        var piece = String.UnicodeScalarView()
        for (scalar, opportunity) in zip(
            scalars, LineBreaker.opportunities(scalars, koreanByWord: koreanByWord))
        {
            piece.append(scalar)
            if opportunity != .none {
                pieces.append(String(piece))
                piece = String.UnicodeScalarView()
            }
        }
        return pieces
    }

    // MARK: The standard's test

    private static let standardTest = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: standardTest),
            "needs LineBreakTest.txt of Debian's package unicode-data"))
    func standard() throws {
        let text = try String(contentsOfFile: LineBreakTests.standardTest, encoding: .utf8)
        // The classes must be of the same version as the test.
        try #require(text.hasPrefix("# LineBreakTest-\(LineBreakClass.unicodeVersion).txt"))
        var failures: [String] = []
        var count = 0
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let test = line.prefix { $0 != "#" }
            var scalars: [Unicode.Scalar] = []
            var expected: [Bool] = []
            for field in test.split(whereSeparator: \.isWhitespace) {
                switch field {
                case "×": expected.append(false)
                case "÷": expected.append(true)
                default: scalars.append(try #require(UInt32(field, radix: 16).flatMap(Unicode.Scalar.init)))
                }
            }
            // The first sign is for the start of the text.
            let found = LineBreaker.opportunities(scalars, koreanByWord: false).map { $0 != .none }
            if found != Array(expected.dropFirst()) { failures.append(String(line)) }
            count += 1
        }
        #expect(count > 7000)
        #expect(failures.isEmpty, "\(failures.count) of \(count) lines, first: \(failures.first ?? "")")
    }

    // MARK: Examples

    @Test func nothing() {
        #expect(LineBreaker.opportunities([]).isEmpty)
        #expect(LineBreaker.opportunities(["a"]) == [.mandatory])
    }

    @Test func words() {
        #expect(pieces("Hello, world") == ["Hello, ", "world"])
        #expect(pieces("well-known  facts") == ["well-", "known  ", "facts"])
        #expect(pieces("(see “this” here)") == ["(see ", "“this” ", "here)"])
        #expect(pieces("no\u{A0}break") == ["no\u{A0}break"])
        #expect(pieces("one—two…") == ["one", "—", "two…"])
    }

    @Test func numbers() {
        #expect(pieces("$1,234.56 (12%)") == ["$1,234.56 ", "(12%)"])
        #expect(pieces("$(12.50)€ or -3") == ["$(12.50)€ ", "or ", "-3"])
    }

    @Test func lineEnds() {
        #expect(LineBreaker.opportunities(Array("a\nb".unicodeScalars)) == [.none, .mandatory, .mandatory])
        #expect(LineBreaker.opportunities(["\r", "\n", "\r", "a"]) == [.none, .mandatory, .mandatory, .mandatory])
        #expect(
            LineBreaker.opportunities(["a", " ", "\u{2029}", " ", "\u{301}"])
                == [.none, .none, .mandatory, .allowed, .mandatory])
    }

    @Test func emoji() {
        #expect(pieces("👍🏽👩‍👩‍👧🇩🇪🇫🇷") == ["👍🏽", "👩‍👩‍👧", "🇩🇪", "🇫🇷"])
        #expect(pieces("a\u{301}b 👍") == ["a\u{301}b ", "👍"])
    }

    @Test func chineseAndJapanese() {
        #expect(pieces("你好，世界。") == ["你", "好，", "世", "界。"])
        #expect(pieces("「あっ」と") == ["「あっ」", "と"])
        #expect(pieces("𠀀𠀁") == ["𠀀", "𠀁"])
    }

    @Test func korean() {
        #expect(pieces("안녕하세요, 세계 여러분!") == ["안녕하세요, ", "세계 ", "여러분!"])
        #expect(pieces("안녕, 세계", koreanByWord: false) == ["안", "녕, ", "세", "계"])
        // The same as conjoining jamo.
        let jamo = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}"
        #expect(pieces(jamo) == [jamo])
        #expect(pieces(jamo, koreanByWord: false).count == 2)
    }

    /// Much of anything stays linear: marks, spaces and prefixes that a rule looks across.
    @Test func longRuns() {
        for unit in ["a\u{301}", " ", "$(\u{301}", "🇩", "1,", "\u{200D}", "\r"] {
            let scalars = Array(String(repeating: unit, count: 100_000).unicodeScalars)
            #expect(LineBreaker.opportunities(scalars).count == scalars.count)
        }
    }
}
