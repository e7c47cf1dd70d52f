extension QRCode {
    /// Turns modules over in the pattern after which the code is easiest to read, and writes down which it is.
    mutating func chooseMask(_ correction: Correction) {
        let plain = self
        var best: (code: QRCode, penalty: Int)?
        for mask in 0..<8 {
            var code = plain
            code.apply(mask)
            code.drawFormat(correction.bits << 3 | mask)
            let penalty = code.penalty
            if best.map({ penalty < $0.penalty }) ?? true { best = (code, penalty) }
        }
        if let best { self = best.code }
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFixed[y * size + x] && Self.inverts(x, y, mask) {
                isDark[y * size + x].toggle()
            }
        }
    }

    private static func inverts(_ x: Int, _ y: Int, _ mask: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }

    /// How hard it is to read.
    private var penalty: Int {
        var sum = 0
        for line in 0..<size {
            sum += Self.penalty((0..<size).map { isDark[line * size + $0] })
            sum += Self.penalty((0..<size).map { isDark[$0 * size + line] })
        }
        for y in 1..<size {
            for x in 1..<size {
                let dark = isDark[y * size + x]
                let others = [isDark[y * size + x - 1], isDark[(y - 1) * size + x], isDark[(y - 1) * size + x - 1]]
                if others.allSatisfy({ $0 == dark }) { sum += 3 }
            }
        }
        let dark = isDark.count { $0 }
        return sum + abs(dark * 20 - size * size * 10) / (size * size) * 10
    }

    /// Of a line: long runs, and what looks like a finder.
    private static func penalty(_ line: [Bool]) -> Int {
        var sum = 0
        var run = 1
        for index in 1...line.count {
            if index < line.count, line[index] == line[index - 1] {
                run += 1
            } else {
                if run >= 5 { sum += run - 2 }
                run = 1
            }
        }
        let finder = [true, false, true, true, true, false, true]
        let light = [Bool](repeating: false, count: 4)
        for start in 0...line.count - 11 {
            let part = Array(line[start..<start + 11])
            if part == finder + light || part == light + finder { sum += 40 }
        }
        return sum
    }
}
