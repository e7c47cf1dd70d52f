import Foundation

/// Reads the words of path data: command letters, numbers, and the flags of arcs.
struct SVGNumberReader {
    private let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The next byte that separates nothing; nil at the end.
    mutating func command() -> UInt8? {
        skipSeparators()
        guard position < bytes.count else { return nil }
        position += 1
        return bytes[position - 1]
    }

    /// Whether a number comes next.
    mutating func hasNumber() -> Bool {
        skipSeparators()
        return isDigit(position) || isSign(position) || isPoint(position)
    }

    mutating func point(_ base: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: base.x + x, y: base.y + y)
    }

    mutating func flag() -> Bool? {
        skipSeparators()
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        position += 1
        return byte == UInt8(ascii: "1")
    }

    mutating func number() -> Double? {
        skipSeparators()
        let first = position
        var end = position
        if isSign(end) { end += 1 }
        while isDigit(end) { end += 1 }
        if isPoint(end) {
            end += 1
            while isDigit(end) { end += 1 }
        }
        if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
            let exponent = isSign(end + 1) ? end + 2 : end + 1
            if isDigit(exponent) {
                end = exponent
                while isDigit(end) { end += 1 }
            }
        }
        // Without a digit it is none. Beyond 10¹² no coordinate is meant seriously, and sums of such numbers could overflow.
        guard let value = Double(String(decoding: bytes[first..<end], as: UTF8.self)), abs(value) < 1e12 else {
            return nil
        }
        position = end
        return value
    }

    private mutating func skipSeparators() {
        while position < bytes.count, isSeparator(bytes[position]) { position += 1 }
    }

    private func isSeparator(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x2C || (0x09...0x0D).contains(byte)
    }

    private func isDigit(_ index: Int) -> Bool {
        index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
    }

    private func isSign(_ index: Int) -> Bool {
        index < bytes.count && (bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+"))
    }

    private func isPoint(_ index: Int) -> Bool { index < bytes.count && bytes[index] == UInt8(ascii: ".") }
}
