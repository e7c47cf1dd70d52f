// A QR code of bytes, after ISO/IEC 18004: the smallest version that holds them, in the mask with the least penalty.

/// The modules of a QR code.
struct QRCode {
    /// How much of it may be damaged.
    enum Correction: Int {
        case low, medium, quartile, high

        /// The two bits that stand for it.
        var bits: Int { [1, 0, 3, 2][rawValue] }
    }

    /// How many modules a side has.
    let size: Int
    /// Which modules are dark, row after row.
    var isDark: [Bool]
    /// Which modules no data may stand in.
    private(set) var isFixed: [Bool]
    private let version: Int

    /// Codewords for correction in each block, by level and version.
    private static let correctionLengths = [
        [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28]
            + [Int](repeating: 30, count: 14),
        [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26]
            + [Int](repeating: 28, count: 19),
        [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28]
            + [Int](repeating: 30, count: 14),
        [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24]
            + [Int](repeating: 30, count: 18),
    ]

    /// How many blocks there are, by level and version.
    private static let blockCounts = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
            19, 19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
            31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
            43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
            48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]

    /// The code of bytes; nil where no version holds as many.
    init?(_ bytes: [UInt8], _ correction: Correction) {
        func capacity(_ version: Int) -> Int {
            Self.codewords(version) - Self.correctionLengths[correction.rawValue][version - 1]
                * Self.blockCounts[correction.rawValue][version - 1]
        }
        func bits(_ version: Int) -> Int { 4 + (version < 10 ? 8 : 16) + 8 * bytes.count }
        guard let version = (1...40).first(where: { bits($0) <= 8 * capacity($0) }) else { return nil }
        self.version = version
        size = 17 + 4 * version
        isDark = [Bool](repeating: false, count: size * size)
        isFixed = isDark
        drawPatterns()
        place(Self.blocks(of: Self.data(bytes, capacity(version), version), version, correction))
        chooseMask(correction)
    }

    /// How many codewords there are, those for correction counted.
    private static func codewords(_ version: Int) -> Int {
        let marks = version == 1 ? 0 : version / 7 + 2
        // All but the finders with their edges, the timing lines, the alignment marks and what the format is written in.
        var modules = (16 * version + 128) * version + 64
        if version > 1 { modules -= (25 * marks - 10) * marks - 55 }
        if version > 6 { modules -= 36 }
        return modules / 8
    }

    /// The bytes with their mode and length, filled up.
    private static func data(_ bytes: [UInt8], _ capacity: Int, _ version: Int) -> [UInt8] {
        var bits: [Bool] = []
        func add(_ value: Int, _ count: Int) {
            for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
        }
        add(4, 4)
        add(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { add(Int(byte), 8) }
        add(0, min(4, capacity * 8 - bits.count))
        add(0, (8 - bits.count % 8) % 8)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var fill: UInt8 = 0xEC
        while words.count < capacity {
            words.append(fill)
            fill ^= 0xEC ^ 0x11
        }
        return words
    }

    // MARK: Correction

    /// Data and correction of all blocks, a codeword of each in turn.
    private static func blocks(of data: [UInt8], _ version: Int, _ correction: Correction) -> [UInt8] {
        let count = blockCounts[correction.rawValue][version - 1]
        let length = correctionLengths[correction.rawValue][version - 1]
        let short = data.count / count
        let longs = data.count % count
        let divisor = divisor(length)
        var blocks: [ArraySlice<UInt8>] = []
        var start = 0
        for index in 0..<count {
            let end = start + short + (index < count - longs ? 0 : 1)
            blocks.append(data[start..<end])
            start = end
        }
        let checks = blocks.map { remainder($0, divisor) }
        var words: [UInt8] = []
        for index in 0...short { words += blocks.compactMap { $0.dropFirst(index).first } }
        for index in 0..<length { words += checks.map { $0[index] } }
        return words
    }

    /// The product of two elements of the field of 256.
    private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var (result, factor, rest) = (UInt8(0), a, b)
        while rest > 0 {
            if rest & 1 == 1 { result ^= factor }
            factor = factor << 1 ^ (factor & 0x80 == 0 ? 0 : 0x1D)
            rest >>= 1
        }
        return result
    }

    /// The polynomial whose roots are the first powers of 2, without its leading 1.
    private static func divisor(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree)
        result[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in result.indices {
                result[index] = product(result[index], root) ^ (index + 1 < degree ? result[index + 1] : 0)
            }
            root = product(root, 2)
        }
        return result
    }

    private static func remainder(_ data: ArraySlice<UInt8>, _ divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for word in data {
            let factor = word ^ result.removeFirst()
            result.append(0)
            for index in result.indices { result[index] ^= product(divisor[index], factor) }
        }
        return result
    }

    // MARK: Modules

    private mutating func fix(_ x: Int, _ y: Int, _ dark: Bool) {
        guard (0..<size).contains(x), (0..<size).contains(y) else { return }
        isDark[y * size + x] = dark
        isFixed[y * size + x] = true
    }

    private mutating func drawPatterns() {
        for index in 0..<size {
            fix(6, index, index % 2 == 0)
            fix(index, 6, index % 2 == 0)
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 {
                for dx in -4...4 {
                    let ring = max(abs(dx), abs(dy))
                    fix(x + dx, y + dy, ring != 2 && ring != 4)
                }
            }
        }
        let marks = alignment
        for (row, y) in marks.enumerated() {
            for (column, x) in marks.enumerated() {
                let isCorner =
                    row == 0 && (column == 0 || column == marks.count - 1) || row == marks.count - 1 && column == 0
                guard !isCorner else { continue }
                for dy in -2...2 { for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(0)
        drawVersion()
    }

    /// Where the middles of alignment marks are, in both directions.
    private var alignment: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { size - 7 - (count - 2 - $0) * step }
    }

    /// Writes level and mask at both places.
    mutating func drawFormat(_ data: Int) {
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { fix(8, index, bit(index)) }
        fix(8, 7, bit(6))
        fix(8, 8, bit(7))
        fix(7, 8, bit(8))
        for index in 9..<15 { fix(14 - index, 8, bit(index)) }
        for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
        fix(8, size - 8, true)
    }

    private mutating func drawVersion() {
        guard version > 6 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let (far, near) = (size - 11 + index % 3, index / 3)
            fix(far, near, bits >> index & 1 == 1)
            fix(near, far, bits >> index & 1 == 1)
        }
    }

    /// Puts codewords into what is free, in columns of two from the right, up and down.
    private mutating func place(_ words: [UInt8]) {
        var next = 0
        var right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                let isUp = (right + 1) & 2 == 0
                let y = isUp ? size - 1 - step : step
                for x in [right, right - 1] where !isFixed[y * size + x] && next < words.count * 8 {
                    isDark[y * size + x] = words[next / 8] >> (7 - next % 8) & 1 == 1
                    next += 1
                }
            }
            right -= 2
        }
    }
}
