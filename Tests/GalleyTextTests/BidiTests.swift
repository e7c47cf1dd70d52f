import Foundation
import Testing

@testable import GalleyText

/// Unicode's own tests of UAX #9, whole, against the code that orders runs in lines; no line is left out.
@Suite("Directions (UAX #9)") struct BidiTests {
    private static let characterFile = "/usr/share/unicode/BidiCharacterTest.txt"
    private static let classFile = "/usr/share/unicode/BidiTest.txt"

    /// What stands in a line: levels after rule L1, nil for characters that rule X9 takes out, and the order from left to
    /// right without them.
    private func resolve(
        _ codes: [UInt32], _ base: BidiLevels.Base
    ) -> (base: UInt8, levels: [UInt8?], order: [Int])? {
        guard let found = codes.withUnsafeBufferPointer({ BidiLevels.levels($0, base) }) else { return nil }
        var levels = found.levels
        for index in codes.indices.reversed() {
            guard BidiLevels.followsParagraphAtLineEnd(codes[index]) else { break }
            levels[index] = found.base
        }
        let kept = codes.indices.filter { !isRemoved(codes[$0]) }
        let order = BidiLevels.visualOrder(kept.map { levels[$0] }).map { kept[$0] }
        return (found.base, codes.indices.map { isRemoved(codes[$0]) ? nil : levels[$0] }, order)
    }

    /// The characters of rule X9 that are in the files.
    private func isRemoved(_ code: UInt32) -> Bool {
        switch code {
        case 0xAD, 0x200B...0x200D, 0x202A...0x202E, 0x2060: true
        default: false
        }
    }

    private func levels(_ text: some StringProtocol) -> [UInt8?] { text.split(separator: " ").map { UInt8($0) } }
    private func numbers(_ text: some StringProtocol) -> [Int] { text.split(separator: " ").compactMap { Int($0) } }

    @Test("BidiCharacterTest", .enabled(if: FileManager.default.fileExists(atPath: characterFile)))
    func characters() throws {
        var count = 0
        var failures: [String] = []
        for line in try String(contentsOfFile: Self.characterFile, encoding: .utf8).split(separator: "\n")
        where !line.hasPrefix("#") {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            let codes = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
            let base: BidiLevels.Base =
                fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .natural(isRightToLeft: false)
            count += 1
            let found = resolve(codes, base)
            if found?.base != UInt8(fields[2]) || found?.levels != levels(fields[3])
                || found?.order != numbers(fields[4])
            {
                failures.append(String(line))
            }
        }
        #expect(count > 91_000)
        #expect(failures.isEmpty, "\(failures.count) of \(count) fail, first: \(failures.prefix(5))")
    }

    /// A character of each class.
    private static let characters: [Substring: UInt32] = [
        "L": 0x61, "R": 0x5D0, "EN": 0x30, "ES": 0x2B, "ET": 0x23, "AN": 0x660, "CS": 0x2C, "B": 0x2029, "S": 0x09,
        "WS": 0x20, "ON": 0x21, "BN": 0xAD, "NSM": 0x300, "AL": 0x627, "LRE": 0x202A, "RLE": 0x202B, "PDF": 0x202C,
        "LRO": 0x202D, "RLO": 0x202E, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
    ]

    @Test("BidiTest", .enabled(if: FileManager.default.fileExists(atPath: classFile)))
    func classes() throws {
        var count = 0
        var failures: [String] = []
        var expectedLevels: [UInt8?] = []
        var expectedOrder: [Int] = []
        for line in try String(contentsOfFile: Self.classFile, encoding: .utf8).split(separator: "\n") {
            if line.hasPrefix("#") { continue }
            if line.hasPrefix("@") {
                let value = line.drop { $0 != ":" }.dropFirst().replacingOccurrences(of: "\t", with: " ")
                if line.hasPrefix("@Levels") { expectedLevels = levels(value) }
                if line.hasPrefix("@Reorder") { expectedOrder = numbers(value) }
                continue
            }
            let fields = line.split(separator: ";")
            let codes = fields[0].split(separator: " ").compactMap { Self.characters[$0] }
            let bits = Int(fields[1].trimmingCharacters(in: .whitespaces), radix: 16) ?? 0
            let bases: [(Int, BidiLevels.Base)] = [
                (1, .natural(isRightToLeft: false)), (2, .leftToRight), (4, .rightToLeft),
            ]
            for (bit, base) in bases where bits & bit != 0 {
                count += 1
                let found = resolve(codes, base)
                if found?.levels != expectedLevels || found?.order != expectedOrder {
                    failures.append("\(line) as \(base): \(String(describing: found))")
                }
            }
        }
        #expect(count > 770_000)
        #expect(failures.isEmpty, "\(failures.count) of \(count) fail, first: \(failures.prefix(5))")
    }

    @Test(
        "Glyphs stand in lines as BidiCharacterTest orders characters",
        .enabled(if: FileManager.default.fileExists(atPath: characterFile)))
    func lines() throws {
        var count = 0
        var failures: [String] = []
        let text = try String(contentsOfFile: Self.characterFile, encoding: .utf8)
        // Every seventh line: the others differ from these in kinds of brackets.
        for (index, line) in text.split(separator: "\n").enumerated() where index % 7 == 0 && !line.hasPrefix("#") {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
                .compactMap(Unicode.Scalar.init)
            let isRightToLeft = fields[2] == "1"
            let natural = resolve(scalars.map(\.value), .natural(isRightToLeft: isRightToLeft))
            // A paragraph's first strong character decides; where the file asks for another direction there is no such text.
            guard natural?.base == UInt8(fields[2]) else { continue }
            count += 1
            var text = ""
            text.unicodeScalars.append(contentsOf: scalars)
            let paragraph = squares(text) { $0.isRightToLeft = isRightToLeft }
            var placed: [(x: Double, code: UInt32)] = []
            for run in paragraph.layout(width: nil, height: nil).lines.flatMap(\.runs) {
                for glyph in run.glyphs where glyph.advance > 0 {
                    let code = run.text.utf8.dropFirst(glyph.cluster)
                    placed.append((glyph.x, Substring(code).unicodeScalars.first?.value ?? 0))
                }
            }
            let shown = Set(placed.map(\.code))
            let expected = numbers(fields[4]).map { scalars[$0].value }.filter(shown.contains)
            let found = placed.sorted { $0.x < $1.x }.map(\.code)
            // White space at the end of a line takes no part in it.
            if trimmed(found) != trimmed(expected) { failures.append("\(line): \(found)") }
        }
        #expect(count > 5_000)
        #expect(failures.isEmpty, "\(failures.count) of \(count) fail, first: \(failures.prefix(5))")
    }

    private func trimmed(_ codes: [UInt32]) -> [UInt32] {
        var codes = codes[...]
        while codes.first == 0x20 { codes.removeFirst() }
        while codes.last == 0x20 { codes.removeLast() }
        return Array(codes)
    }
}
