import Foundation
import Testing

@testable import GalleyCoreImage

/// Codes of ISO/IEC 18004: the modules are those of Python's qrcode 8.2 for the same bytes, level and mask; the mask is the one with the
/// least sum of penalties by table 11 of the standard, worked out apart from both.
@Suite("Modules of QR codes") struct QRCodeModulesTests {
    private struct Code {
        let count: Int
        let seed: Int
        let level: QRCode.Correction
        let side: Int
        let mask: Int
        let sum: UInt32
    }

    private static func bytes(_ count: Int, _ seed: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 * 7 + seed * 31 + $0 * seed) }
    }

    /// The sum of Fowler, Noll and Vo of the modules, row after row.
    private static func sum(_ modules: [Bool]) -> UInt32 {
        modules.reduce(0x811C_9DC5) { ($0 ^ ($1 ? 1 : 0)) &* 0x0100_0193 }
    }

    /// The mask that is written beside the upper left finder: bits 10 to 12 of the format, after the pattern 0x5412 over it.
    private static func mask(_ code: QRCode) -> Int {
        let bits = [(2, 1), (3, 0), (4, 1)].map { column, pattern -> Int in
            (code.isDark[8 * code.size + column] ? 1 : 0) ^ pattern
        }
        return bits[0] << 2 | bits[1] << 1 | bits[2]
    }

    private func told(_ codes: [Code]) -> (seen: [String], wanted: [String]) {
        let seen = codes.map { one -> String in
            guard let code = QRCode(Self.bytes(one.count, one.seed), one.level) else { return "none" }
            return "\(one.seed) \(code.size) \(Self.mask(code)) \(Self.sum(code.isDark))"
        }
        return (seen, codes.map { "\($0.seed) \($0.side) \($0.mask) \($0.sum)" })
    }

    @Test("The smallest codes, of every level and every mask") func small() {
        let codes: [Code] = [
            Code(count: 7, seed: 95, level: .high, side: 21, mask: 2, sum: 0xF7FB_F4CD),
            Code(count: 10, seed: 46, level: .quartile, side: 21, mask: 7, sum: 0xFE42_1D91),
            Code(count: 11, seed: 153, level: .medium, side: 21, mask: 3, sum: 0xFBC7_73C1),
            Code(count: 9, seed: 2, level: .quartile, side: 21, mask: 4, sum: 0x7F62_D349),
            Code(count: 14, seed: 5, level: .medium, side: 21, mask: 6, sum: 0x31AB_4DAB),
            Code(count: 5, seed: 7, level: .high, side: 21, mask: 5, sum: 0xEE0E_3F21),
            Code(count: 17, seed: 20, level: .low, side: 21, mask: 0, sum: 0x746F_AB5F),
            Code(count: 12, seed: 37, level: .medium, side: 21, mask: 1, sum: 0xCAB4_A8E9),
        ]
        let (seen, wanted) = told(codes)
        #expect(seen == wanted)
    }

    /// Version 2 has one alignment mark; 4-H and 6-H have four blocks of one length; 5-Q has two of 15 and two of 16 codewords; from 7 on
    /// the version is written in the code; from 10 on the length has two bytes.
    @Test("Codes of several blocks, with a version, and with a long length") func large() {
        let codes: [Code] = [
            Code(count: 16, seed: 3, level: .quartile, side: 25, mask: 4, sum: 0xD576_9A25),
            Code(count: 30, seed: 2, level: .high, side: 33, mask: 5, sum: 0x2B21_FE3B),
            Code(count: 60, seed: 5, level: .quartile, side: 37, mask: 7, sum: 0x9ECC_ED4B),
            Code(count: 58, seed: 21, level: .high, side: 41, mask: 1, sum: 0xF58A_DEF3),
            Code(count: 120, seed: 7, level: .medium, side: 45, mask: 3, sum: 0x9191_586F),
            Code(count: 200, seed: 10, level: .low, side: 53, mask: 3, sum: 0xC4BF_7BD6),
            Code(count: 271, seed: 11, level: .low, side: 57, mask: 6, sum: 0xCA67_98C5),
        ]
        let (seen, wanted) = told(codes)
        #expect(seen == wanted)
    }

    /// Table 7 of the standard: how many bytes the first versions hold, by level.
    @Test("A code is as large as its bytes need") func capacities() {
        let most: [(QRCode.Correction, [Int])] = [
            (.low, [17, 32, 53, 78]), (.medium, [14, 26, 42, 62]), (.quartile, [11, 20, 32, 46]),
            (.high, [7, 14, 24, 34]),
        ]
        for (level, counts) in most {
            let sides = counts.flatMap { count in
                [count, count + 1].map { QRCode([UInt8](repeating: 7, count: $0), level)?.size ?? 0 }
            }
            #expect(sides == [21, 25, 25, 29, 29, 33, 33, 37], "\(level)")
        }
    }

    /// Table 7: 18-L 718 bytes, 19-L 792, 20-L 858; a side has 17 modules and four more for each version. Table 9: of the 991
    /// codewords of 19-L seven blocks leave 795, with 28 each for correction; 20 bits are for mode and length.
    @Test("The nineteenth version holds what its seven blocks leave") func nineteenth() {
        let sides = [718, 719, 792, 793, 858].map { QRCode([UInt8](repeating: 7, count: $0), .low)?.size }
        #expect(sides == [89, 93, 93, 97, 97])
    }

    @Test("More bytes than the largest code holds are none") func tooMany() {
        // Table 7: 40-M 2,331 bytes, 40-Q 1,663, 40-H 1,273.
        let codes = [(2332, QRCode.Correction.medium), (1664, .quartile), (1274, .high)].map {
            QRCode([UInt8](repeating: 0, count: $0), $1) == nil
        }
        #expect(codes == [true, true, true])
    }
}
