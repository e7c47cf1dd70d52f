import Foundation
import GalleyDrawing
import Testing

@testable import GalleyCoreImage

/// Masks of codes by ISO/IEC 18004: table 10 names the eight conditions, table 11 the penalties: 3 and one for each
/// module more for five or more alike in a line, 3 for each square of two by two, 40 for a finder's pattern beside four
/// light modules, 10 for each 5 % that the dark ones are off the half. The mask with the least sum is taken. All of it
/// is worked out again here.
@Suite("Masks of QR codes") struct QRMaskTests {
    private struct Grid {
        let size: Int
        var dark: [[Bool]]

        init(_ code: QRCode) {
            size = code.size
            dark = (0..<code.size).map { y in (0..<code.size).map { code.isDark[y * code.size + $0] } }
        }

        func lines() -> [[Bool]] { dark + (0..<size).map { x in dark.map { $0[x] } } }

        func runs() -> Int {
            lines().reduce(0) { sum, line in
                var (total, length) = (sum, 0)
                for (place, module) in line.enumerated() {
                    length = place > 0 && line[place - 1] == module ? length + 1 : 1
                    total += length == 5 ? 3 : length > 5 ? 1 : 0
                }
                return total
            }
        }

        func squares() -> Int {
            var sum = 0
            for y in 0..<size - 1 {
                for x in 0..<size - 1 {
                    let count = [dark[y][x], dark[y][x + 1], dark[y + 1][x], dark[y + 1][x + 1]].count { $0 }
                    if count == 0 || count == 4 { sum += 3 }
                }
            }
            return sum
        }

        /// A pattern with light modules on both sides is counted once or twice: the standard does not say.
        func finders(countsBoth: Bool) -> Int {
            lines().reduce(0) { sum, line in
                let text = line.map { $0 ? "1" : "0" }.joined()
                var total = sum
                for start in 0...text.count - 7 {
                    let rest = text.dropFirst(start)
                    guard rest.hasPrefix("1011101") else { continue }
                    let before = text.prefix(start).hasSuffix("0000"), after = rest.dropFirst(7).hasPrefix("0000")
                    if before || after { total += countsBoth && before && after ? 80 : 40 }
                }
                return total
            }
        }

        func balance() -> Int {
            let count = dark.joined().count { $0 }
            return Int(abs(Double(count) / Double(size * size) * 100 - 50) / 5 + 1e-9) * 10
        }

        func penalty(countsBoth: Bool) -> Int { runs() + squares() + finders(countsBoth: countsBoth) + balance() }
    }

    private static func condition(_ mask: Int, row: Int, column: Int) -> Bool {
        switch mask {
        case 0: (row + column).isMultiple(of: 2)
        case 1: row.isMultiple(of: 2)
        case 2: column.isMultiple(of: 3)
        case 3: (row + column).isMultiple(of: 3)
        case 4: (row / 2 + column / 3).isMultiple(of: 2)
        case 5: row * column % 2 + row * column % 3 == 0
        case 6: (row * column % 2 + row * column % 3).isMultiple(of: 2)
        default: (row * column % 3 + (row + column) % 2).isMultiple(of: 2)
        }
    }

    /// The masks of a code's format: bits 10 to 12 of the word beside the upper left finder, over which 0x5412 lies.
    private static func mask(_ code: QRCode) -> Int {
        let bits = [2, 3, 4].map { code.isDark[8 * code.size + $0] ? 1 : 0 }
        return (bits[0] << 2 | bits[1] << 1 | bits[2]) ^ 0b101
    }

    /// A code with another mask.
    private static func other(_ code: QRCode, _ correction: QRCode.Correction, _ mask: Int) -> QRCode {
        let known = Self.mask(code)
        var other = code
        for row in 0..<code.size {
            for column in 0..<code.size where !code.isFixed[row * code.size + column] {
                let changes =
                    condition(known, row: row, column: column) != condition(mask, row: row, column: column)
                if changes { other.isDark[row * code.size + column].toggle() }
            }
        }
        other.drawFormat(correction.bits << 3 | mask)
        return other
    }

    @Test("The mask with the least penalty is taken", arguments: 0..<8) func least(start: Int) throws {
        var looked = 0
        for step in 0..<9 {
            let correction = try #require(QRCode.Correction(rawValue: step % 4))
            let count = 1 + (start * 5 + step * 3) % 17
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: ($0 + 3) * (start * 9 + step + 7) * 37 + $0 * $0) }
            let code = try #require(QRCode(bytes, correction))
            let chosen = Self.mask(code)
            let all = (0..<8).map { Grid(Self.other(code, correction, $0)) }
            #expect(all[chosen].dark == Grid(code).dark)
            let (once, twice) = (all.map { $0.penalty(countsBoth: false) }, all.map { $0.penalty(countsBoth: true) })
            let wanted = once.firstIndex(of: once.min() ?? 0)
            // Where the two ways of counting lead to different masks, either is right.
            guard wanted == twice.firstIndex(of: twice.min() ?? 0) else { continue }
            looked += 1
            #expect(chosen == wanted, "\(start) \(step) \(once)")
        }
        #expect(looked > 4)
    }

    /// The words of one block of version 1: four bits for bytes, eight for their count, the bytes, four of nothing,
    /// then 236 and 17 in turn.
    @Test("The words of a code lie two modules wide, from below on the right") func words() throws {
        let code = try #require(QRCode([0xA5, 0x3C], .low))
        let mask = Self.mask(code)
        var bits: [Int] = []
        var column = 20
        var isUp = true
        while column > 0 {
            for step in 0..<21 {
                let row = isUp ? 20 - step : step
                for x in [column, column - 1] where !code.isFixed[row * 21 + x] {
                    let isDark = code.isDark[row * 21 + x] != Self.condition(mask, row: row, column: x)
                    bits.append(isDark ? 1 : 0)
                }
            }
            isUp.toggle()
            column -= column == 8 ? 3 : 2
        }
        #expect(bits.count == 208)
        let found = stride(from: 0, to: 208, by: 8).map { start in bits[start..<start + 8].reduce(0) { $0 << 1 | $1 } }
        // 0100 00000010 10100101 00111100 0000, and twelve times the two words for what is left of 19.
        let wanted = [0x40, 0x2A, 0x53, 0xC0, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17, 236]
        #expect(Array(found.prefix(19)) == wanted)
        // The seven words of correction make the whole a multiple of the generator: each of its roots 2⁰ … 2⁶ of the
        // field makes nothing.
        func product(_ a: Int, _ b: Int) -> Int {
            var (result, left, right) = (0, a, b)
            while right > 0 {
                if right % 2 == 1 { result ^= left }
                left = left * 2 > 255 ? left * 2 ^ 0x11D : left * 2
                right /= 2
            }
            return result
        }
        var root = 1
        for power in 0..<7 {
            #expect(found.reduce(0) { product($0, root) ^ $1 } == 0, "\(power)")
            root = product(root, 2)
        }
        #expect(found.reduce(0) { product($0, root) ^ $1 } != 0)
    }
}
