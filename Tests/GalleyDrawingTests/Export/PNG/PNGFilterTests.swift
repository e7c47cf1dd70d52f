import Foundation
import GalleyFormats
import GalleyRandom
import Testing

@testable import GalleyExport

/// Row filters, undone by the PNG specification's own rules (third edition, 9.2 to 9.4).
@Suite("PNG's row filters") struct PNGFilterTests {
    /// A row as it was before it was filtered.
    private func undone(_ filtered: [UInt8], above: [UInt8], _ pixelBytes: Int) -> [UInt8] {
        var row: [UInt8] = []
        for (index, value) in filtered.dropFirst().enumerated() {
            let left = index >= pixelBytes ? Int(row[index - pixelBytes]) : 0
            let corner = index >= pixelBytes ? Int(above[index - pixelBytes]) : 0
            let up = Int(above[index])
            let predicted: Int
            switch filtered[0] {
            case 0: predicted = 0
            case 1: predicted = left
            case 2: predicted = up
            case 3: predicted = (left + up) / 2
            default:
                let estimate = left + up - corner
                let distances = [abs(estimate - left), abs(estimate - up), abs(estimate - corner)]
                predicted = [left, up, corner][distances.firstIndex(of: distances.min() ?? 0) ?? 0]
            }
            row.append(value &+ UInt8(predicted))
        }
        return row
    }

    /// The sum of the differences that a filter leaves, behind the first pixel.
    private func cost(_ kind: UInt8, _ row: [UInt8], _ above: [UInt8], _ pixelBytes: Int) -> Int {
        var sum = 0
        for x in pixelBytes..<row.count {
            let (left, up, corner) = (Int(row[x - pixelBytes]), Int(above[x]), Int(above[x - pixelBytes]))
            let estimate = left + up - corner
            let near = [left, up, corner].min { abs(estimate - $0) < abs(estimate - $1) } ?? 0
            let predicted = [0, left, up, (left + up) / 2, near][Int(kind)]
            let difference = Int(Int8(truncatingIfNeeded: Int(row[x]) - predicted))
            sum += abs(difference)
        }
        return sum
    }

    /// Rows that follow what is beside, above, both, or nothing.
    private func rows(_ dice: inout SeededGenerator, _ count: Int, _ length: Int, _ pixelBytes: Int) -> [[UInt8]] {
        var rows: [[UInt8]] = []
        for y in 0..<count {
            let above = rows.last ?? [UInt8](repeating: 0, count: length)
            var row: [UInt8] = []
            for x in 0..<length {
                let left = x >= pixelBytes ? row[x - pixelBytes] : 7,
                    corner = x >= pixelBytes ? above[x - pixelBytes] : 0
                let noise = dice.byte() % 7
                switch (y / 8) % 5 {
                case 0: row.append(dice.byte())
                case 1: row.append(left &+ noise)
                case 2: row.append(above[x] &- noise)
                case 3: row.append(UInt8((Int(left) + Int(above[x])) / 2) &+ noise % 3)
                default: row.append(left &+ above[x] &- corner &+ noise)
                }
            }
            rows.append(row)
        }
        return rows
    }

    @Test("Every filter can be undone, and leaves the smallest differences", arguments: PNGEncoding.allCases, [3, 4])
    func filters(encoding: PNGEncoding, pixelBytes: Int) {
        var seen: Set<UInt8> = []
        for (seed, width) in [(1, 1), (2, 2), (3, 9), (4, 60)] as [(UInt64, Int)] {
            var dice = SeededGenerator(seed: seed)
            let length = width * pixelBytes
            var filter = PNGFilter(pixelBytes: pixelBytes, encoding: encoding)
            var above = [UInt8](repeating: 0, count: length), last: UInt8 = 0
            for (y, row) in rows(&dice, 80, length, pixelBytes).enumerated() {
                var out = [UInt8](repeating: 0xAA, count: length + 1)
                filter.apply(to: row, above: above, count: length, y: y, into: &out)
                #expect(undone(out, above: above, pixelBytes) == row)
                // One row of eight is looked at in every way, or each of them; the quickest setting leaves Paeth's filter out.
                if y % (encoding == .small ? 1 : 8) == 0 {
                    let kinds = (0...(encoding == .fast ? 3 : 4) as ClosedRange<UInt8>)
                    #expect(
                        cost(out[0], row, above, pixelBytes) == kinds.map { cost($0, row, above, pixelBytes) }.min())
                    #expect(kinds.contains(out[0]))
                } else {
                    #expect(out[0] == last)
                }
                (last, above) = (out[0], row)
                seen.insert(last)
            }
        }
        #expect(encoding == .small ? seen.count == 5 : seen.count >= 3)
    }

    private func isFlat(_ rows: [[UInt32]]) -> Bool {
        PNGFilter.isFlat(rows.flatMap { $0 }, width: rows[0].count, height: rows.count)
    }

    @Test("A picture is flat where half of its pixels equal a neighbour") func flatness() {
        // Rows without equal pixels, but for what each case says of the third one, the first that is looked at.
        let first: [UInt32] = [1, 2, 3, 4, 5], second: [UInt32] = [11, 12, 13, 14, 15]
        func with(_ row: [UInt32]) -> Bool { isFlat([first, second, row]) }
        #expect(!with([21, 22, 23, 24, 25]))
        // Of the four pixels that have one to the left, two equal it; one is too few.
        #expect(with([21, 21, 23, 23, 25]) && !with([21, 21, 23, 24, 25]))
        // The one after that.
        #expect(with([21, 22, 21, 22, 25]) && !with([21, 22, 21, 24, 25]))
        // Above, and the one above that; the first pixel does not count.
        #expect(with([21, 12, 13, 24, 25]) && !with([11, 12, 23, 24, 25]))
        #expect(with([21, 2, 3, 24, 25]) && !with([1, 2, 23, 24, 25]))
        #expect(with([1, 12, 3, 24, 25]) && !with([21, 13, 12, 24, 25]))
    }

    @Test("Pictures of a row or two, of a column, and tall ones") func smallPictures() {
        #expect(isFlat([[1, 1, 2]]) && !isFlat([[1, 2, 3]]) && isFlat([[1]]) && isFlat([[1], [2]]))
        #expect(isFlat([[1, 1, 1, 1]]) && isFlat([[1, 2, 3], [4, 2, 3]]) && !isFlat([[1, 2, 3], [4, 5, 6]]))
        // Of 640 rows every tenth is looked at, from the third on.
        let noise = (0..<640).map { y in (0..<9).map { x in UInt32(y * 9 + x) } }
        var striped = noise
        for y in stride(from: 2, to: 640, by: 10) { striped[y] = [UInt32](repeating: 7, count: 9) }
        #expect(!isFlat(noise) && isFlat(striped))
        for y in 0..<640 where y % 10 != 2 { striped[y] = [UInt32](repeating: UInt32(y), count: 9) }
        for y in stride(from: 2, to: 640, by: 10) { striped[y] = noise[y] }
        #expect(!isFlat(striped))
    }
}
