import Foundation
import Testing

@testable import GalleyText

@Suite("Line breaking, UAX #14")
struct LineBreakTests {
    /// Unicode's own test, as Debian's `unicode-data` ships it.
    static let testFile = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

    @Test("Every line of LineBreakTest.txt", .enabled(if: FileManager.default.fileExists(atPath: testFile)))
    func unicodeTest() throws {
        let text = try String(contentsOfFile: Self.testFile, encoding: .utf8)
        var failures: [String] = []
        var count = 0
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: "#")[0].split(whereSeparator: \.isWhitespace)
            var scalars: [Unicode.Scalar] = []
            var expected: [Bool] = []
            for word in words.dropFirst() {
                if word == "÷" || word == "×" {
                    expected.append(word == "÷")
                } else if let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) {
                    scalars.append(scalar)
                }
            }
            guard expected.count == scalars.count else { continue }
            count += 1
            let found = LineBreaker.opportunities(scalars, koreanByWord: false).map { $0 != .none }
            if found != expected { failures.append(String(line)) }
        }
        #expect(count > 7_000)
        #expect(failures.isEmpty, "\(failures.count) of \(count) lines differ, first \(failures.prefix(12))")
    }

    private func pieces(_ text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        let breaks = LineBreaker.opportunities(scalars)
        var pieces = [""]
        for (scalar, opportunity) in zip(scalars, breaks) {
            pieces[pieces.count - 1].unicodeScalars.append(scalar)
            if opportunity != .none { pieces.append("") }
        }
        return pieces.dropLast()
    }

    /// Apple's Hangul word priority: Korean breaks at spaces.
    @Test("Korean breaks between words")
    func korean() {
        #expect(pieces("안녕하세요 여러분") == ["안녕하세요 ", "여러분"])
    }

    /// UAX #14: between ideographs, but not before closing punctuation (kinsoku).
    @Test("Japanese breaks between characters")
    func japanese() {
        #expect(pieces("漢字、かな") == ["漢", "字、", "か", "な"])
    }

    @Test("Latin breaks at spaces and after hyphens")
    func latin() {
        #expect(pieces("a well-known $3.50 (fee)") == ["a ", "well-", "known ", "$3.50 ", "(fee)"])
    }
}
