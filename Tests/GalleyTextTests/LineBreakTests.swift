import Foundation
import Testing

@testable import GalleyText

@Suite("Line breaking") struct LineBreakTests {
    private static let unicodeFile = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

    /// The text with "|" where a line may end.
    private func marked(_ text: String, koreanByWord: Bool = true) -> String {
        let codes = text.unicodeScalars.map(\.value)
        let found = codes.withUnsafeBufferPointer { LineBreaker.opportunities($0, koreanByWord: koreanByWord) }
        var result = ""
        for (scalar, opportunity) in zip(text.unicodeScalars, found) {
            result.unicodeScalars.append(scalar)
            if opportunity != .none { result += "|" }
        }
        return result
    }

    @Test("Unicode's own test file passes", .enabled(if: FileManager.default.fileExists(atPath: unicodeFile)))
    func unicodeTestFile() throws {
        let text = try String(contentsOfFile: Self.unicodeFile, encoding: .utf8)
        var count = 0
        var failures: [String] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.prefix { $0 != "#" }.split(separator: " ").dropFirst()
            let codes = fields.compactMap { UInt32($0.filter { $0.isHexDigit && $0.isASCII }, radix: 16) }
            let expected = fields.compactMap { $0.contains("÷") ? true : $0.contains("×") ? false : nil }
            let found = codes.withUnsafeBufferPointer { LineBreaker.opportunities($0, koreanByWord: false) }
            count += 1
            if found.map({ $0 != .none }) != expected { failures.append(String(line)) }
        }
        #expect(count > 7000)
        #expect(
            failures.isEmpty, "\(failures.count) of \(count) fail, first: \(failures.prefix(5).joined(separator: "\n"))"
        )
    }

    @Test("Lines end after spaces and hyphens, not before punctuation")
    func latin() {
        #expect(marked("Hello, wide world!") == "Hello, |wide |world!|")
        #expect(marked("well-known (or so)") == "well-|known |(or |so)|")
        #expect(marked("costs $1,299.99 or 50%") == "costs |$1,299.99 |or |50%|")
        #expect(marked("no\u{A0}break") == "no\u{A0}break|")
    }

    @Test("Korean lines end at spaces only; by syllable where asked")
    func korean() {
        #expect(marked("안녕하세요 여러분") == "안녕하세요 |여러분|")
        #expect(marked("안녕 여러", koreanByWord: false) == "안|녕 |여|러|")
    }

    @Test("Japanese and Chinese lines end between characters, not before closing signs")
    func ideographs() {
        #expect(marked("日本語。") == "日|本|語。|")
        #expect(marked("「漢字」です") == "「漢|字」|で|す|")
    }

    @Test("Line feeds end lines, CR LF once")
    func forced() {
        #expect(marked("a\nb\r\nc\u{2028}d") == "a\n|b\r\n|c\u{2028}|d|")
    }

    @Test("Flags and families stay whole")
    func emoji() {
        #expect(marked("🇰🇷🇯🇵") == "🇰🇷|🇯🇵|")
        #expect(marked("👩‍👩‍👧👍🏽") == "👩‍👩‍👧|👍🏽|")
    }

    /// Words as a dictionary has them: "human beings all are born with freedom".
    @Test("Thai lines end between words") func thai() {
        let words = ["มนุษย์", "ทั้งหลาย", "เกิด", "มา", "มี", "อิสระ"]
        let text = words.joined()
        #expect(paragraph(text, size: 17, platform: .iOS).lines(0.5).joined() == text)
        for width in stride(from: 60.0, through: 200, by: 4) {
            let lines = paragraph(text, size: 17, platform: .iOS).lines(width)
            #expect(lines.joined() == text)
            var rest = words[...]
            for line in lines {
                var built = ""
                while built.count < line.count, let word = rest.popFirst() { built += word }
                #expect(built == line, "\(lines) in \(width)")
            }
        }
        // Digits and letters of other scripts are no part of it.
        #expect(paragraph("มี123", platform: .iOS).lines(30).joined() == "มี123")
    }
}
