import Foundation
import Testing

@testable import GalleyCoreImage

/// The tables of ISO/IEC 18004: how many bytes each version holds at each level (table 7), where its alignment patterns
/// lie (annex E), and the words of format (table C.1) and of version (table D.1). A code is read at the places that
/// figures 25 and 26 of the standard name.
@Suite("Tables of QR codes") struct QRCodeTableTests {
    /// Bytes of the versions 1 to 40.
    private static let bytes: [[Int]] = [
        [
            17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792, 858, 929, 1003,
            1091, 1171, 1273, 1367, 1465, 1528, 1628, 1732, 1840, 1952, 2068, 2188, 2303, 2431, 2563, 2699, 2809, 2953,
        ],
        [
            14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779,
            857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
        ],
        [
            11, 20, 32, 46, 60, 74, 86, 108, 130, 151, 177, 203, 241, 258, 292, 322, 364, 394, 442, 482, 509, 565, 611,
            661, 715, 751, 805, 868, 908, 982, 1030, 1112, 1168, 1228, 1283, 1351, 1423, 1499, 1579, 1663,
        ],
        [
            7, 14, 24, 34, 44, 58, 64, 84, 98, 119, 137, 155, 177, 194, 220, 250, 280, 310, 338, 382, 403, 439, 461,
            511, 535, 593, 625, 658, 698, 742, 790, 842, 898, 958, 983, 1051, 1093, 1139, 1219, 1273,
        ],
    ]

    private static func code(_ level: Int, _ version: Int) -> QRCode? {
        guard let correction = QRCode.Correction(rawValue: level) else { return nil }
        return QRCode([UInt8](repeating: 0x61, count: bytes[level][version - 1]), correction)
    }

    /// A side has 17 modules and four more for each version: what fits in one version by the table is no larger.
    @Test("Each version holds what the table says", arguments: 0..<4) func capacities(level: Int) {
        for version in 1...20 { #expect(Self.code(level, version)?.size == 17 + 4 * version, "\(version)") }
    }

    @Test("Larger versions hold what the table says", arguments: 0..<4) func largerCapacities(level: Int) {
        // A level has other versions than the next, so that every second of them is made.
        for version in stride(from: 22 + level, through: 30, by: 4) {
            #expect(Self.code(level, version)?.size == 17 + 4 * version, "\(version)")
        }
    }

    /// Rows and columns of the middles of alignment patterns, of the versions 2 to 40.
    private static let marks: [[Int]] = [
        [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50], [6, 30, 54],
        [6, 32, 58], [6, 34, 62], [6, 26, 46, 66], [6, 26, 48, 70], [6, 26, 50, 74], [6, 30, 54, 78], [6, 30, 56, 82],
        [6, 30, 58, 86], [6, 34, 62, 90], [6, 28, 50, 72, 94], [6, 26, 50, 74, 98], [6, 30, 54, 78, 102],
        [6, 28, 54, 80, 106], [6, 32, 58, 84, 110], [6, 30, 58, 86, 114], [6, 34, 62, 90, 118],
        [6, 26, 50, 74, 98, 122], [6, 30, 54, 78, 102, 126], [6, 26, 52, 78, 104, 130], [6, 30, 56, 82, 108, 134],
        [6, 34, 60, 86, 112, 138], [6, 30, 58, 86, 114, 142], [6, 34, 62, 90, 118, 146],
        [6, 30, 54, 78, 102, 126, 150], [6, 24, 50, 76, 102, 128, 154], [6, 28, 54, 80, 106, 132, 158],
        [6, 32, 58, 84, 110, 136, 162], [6, 26, 54, 82, 110, 138, 166], [6, 30, 58, 86, 114, 142, 170],
    ]

    /// The words of the versions 7 to 40.
    private static let words: [Int] = [
        0x07C94, 0x085BC, 0x09A99, 0x0A4D3, 0x0BBF6, 0x0C762, 0x0D847, 0x0E60D, 0x0F928, 0x10B78, 0x1145D, 0x12A17,
        0x13532, 0x149A6, 0x15683, 0x168C9, 0x177EC, 0x18EC4, 0x191E1, 0x1AFAB, 0x1B08E, 0x1CC1A, 0x1D33F, 0x1ED75,
        0x1F250, 0x209D5, 0x216F0, 0x228BA, 0x2379F, 0x24B0B, 0x2542E, 0x26A64, 0x27541, 0x28C69,
    ]

    /// The patterns that do not depend on the data: finders with their light edge, lines of timing, alignment, the
    /// version.
    private func fixed(_ version: Int) -> [Int: Bool] {
        let size = 17 + 4 * version
        var wanted: [Int: Bool] = [:]
        func set(_ x: Int, _ y: Int, _ isDark: Bool) {
            if (0..<size).contains(x), (0..<size).contains(y) { wanted[y * size + x] = isDark }
        }
        func square(_ x: Int, _ y: Int, _ reach: Int, light: [Int]) {
            for dy in -reach...reach {
                for dx in -reach...reach { set(x + dx, y + dy, !light.contains(max(abs(dx), abs(dy)))) }
            }
        }
        for place in 8..<size - 8 {
            set(place, 6, place % 2 == 0)
            set(6, place, place % 2 == 0)
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { square(x, y, 4, light: [2, 4]) }
        let marks = version > 1 ? Self.marks[version - 2] : []
        for x in marks {
            for y in marks where ![[6, 6], [6, size - 7], [size - 7, 6]].contains([x, y]) {
                square(x, y, 2, light: [1])
            }
        }
        guard version > 6 else { return wanted }
        for bit in 0..<18 {
            let isDark = Self.words[version - 7] >> bit & 1 == 1
            set(bit / 3, size - 11 + bit % 3, isDark)
            set(size - 11 + bit % 3, bit / 3, isDark)
        }
        return wanted
    }

    @Test("Patterns lie where annexes D and E have them", arguments: [1...9, 10...16, 17...21, 22...24])
    func patterns(versions: ClosedRange<Int>) throws {
        for version in versions {
            let code = try #require(Self.code(0, version))
            let wanted = fixed(version)
            let wrong = wanted.filter { code.isDark[$0.key] != $0.value || !code.isFixed[$0.key] }
            #expect(wrong.isEmpty, "\(version)")
            // 15 modules of format twice and one that is always dark; nothing else is fixed.
            #expect(code.isFixed.count { $0 } == wanted.count + 31, "\(version)")
        }
    }

    @Test("Patterns of the largest", arguments: [28, 32, 36, 40]) func largest(version: Int) throws {
        let code = try #require(Self.code(0, version))
        let wrong = fixed(version).filter { code.isDark[$0.key] != $0.value }
        #expect(wrong.isEmpty)
    }

    /// Levels L, M, Q and H, masks 0 to 7 each.
    private static let formats: [[Int]] = [
        [0x77C4, 0x72F3, 0x7DAA, 0x789D, 0x662F, 0x6318, 0x6C41, 0x6976],
        [0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0],
        [0x355F, 0x3068, 0x3F31, 0x3A06, 0x24B4, 0x2183, 0x2EDA, 0x2BED],
        [0x1689, 0x13BE, 0x1CE7, 0x19D0, 0x0762, 0x0255, 0x0D0C, 0x083B],
    ]

    @Test("The words of format stand beside the finders, twice") func words() throws {
        let bits: [Int] = [1, 0, 3, 2]
        for level in 0..<4 {
            for mask in 0..<8 {
                let correction = try #require(QRCode.Correction(rawValue: level))
                var code = try #require(QRCode([7], correction))
                #expect(correction.bits == bits[level])
                code.drawFormat(bits[level] << 3 | mask)
                func dark(_ x: Int, _ y: Int) -> Int { code.isDark[y * code.size + x] ? 1 : 0 }
                // From the last bit on: down the column 8 past the line of timing, and left along the row 8.
                let rows = [0, 1, 2, 3, 4, 5, 7, 8], columns = [7, 5, 4, 3, 2, 1, 0]
                let first = rows.map { dark(8, $0) } + columns.map { dark($0, 8) }
                let second = (0..<8).map { dark(20 - $0, 8) } + (14..<21).map { dark(8, $0) }
                let word = Self.formats[level][mask]
                let wanted = (0..<15).map { word >> $0 & 1 }
                #expect(first == wanted && second == wanted, "\(level) \(mask)")
                #expect(dark(8, 13) == 1)
            }
        }
    }
}
