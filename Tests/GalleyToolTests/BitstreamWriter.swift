import Foundation

/// Writes bits, the lowest first, and the parts of the container.
struct BitstreamWriter {
    private var bits: [Bool] = Array("DIAG".utf8).flatMap { byte in (0..<8).map { byte >> $0 & 1 == 1 } }
    /// How many bits an abbreviation's number has.
    private(set) var width = 2

    var data: Data {
        Data(
            stride(from: 0, to: bits.count, by: 8).map { start in
                (0..<8).reduce(0) { $0 | (start + $1 < bits.count && bits[start + $1] ? 1 << UInt8($1) : 0) }
            })
    }

    mutating func fixed(_ value: UInt64, _ width: Int) {
        for bit in 0..<width { bits.append(value >> UInt64(bit) & 1 == 1) }
    }

    mutating func variable(_ value: UInt64, _ width: Int) {
        let room = UInt64(1) << UInt64(width - 1)
        var rest = value
        while rest >= room {
            fixed(rest % room + room, width)
            rest /= room
        }
        fixed(rest, width)
    }

    mutating func align() { while bits.count % 32 != 0 { bits.append(false) } }

    /// Begins a block.
    mutating func enter(_ id: UInt64, _ newWidth: Int) {
        fixed(1, width)
        variable(id, 8)
        variable(UInt64(newWidth), 4)
        align()
        fixed(0, 32)
        width = newWidth
    }

    /// Ends a block.
    /// - Parameter outer: The width around the block.
    mutating func leave(_ outer: Int) {
        fixed(0, width)
        align()
        width = outer
    }

    mutating func block(_ id: UInt64, _ newWidth: Int, _ body: (inout BitstreamWriter) -> Void) {
        let outer = width
        enter(id, newWidth)
        body(&self)
        leave(outer)
    }

    /// A record without an abbreviation.
    mutating func record(_ code: UInt64, _ values: [UInt64]) {
        fixed(3, width)
        for number in [code, UInt64(values.count)] + values { variable(number, 6) }
    }

    /// What a record of an abbreviation is made of.
    enum Part { case literal(UInt64), fixed(Int), variable(Int), array, character, blob }

    /// Says of which parts records of an abbreviation are made.
    mutating func define(_ parts: [Part]) {
        fixed(2, width)
        variable(UInt64(parts.count), 5)
        for part in parts {
            switch part {
            case .literal(let value):
                fixed(1, 1)
                variable(value, 8)
            case .fixed(let width), .variable(let width):
                fixed(0, 1)
                if case .fixed = part { fixed(1, 3) } else { fixed(2, 3) }
                variable(UInt64(width), 5)
            case .array, .blob:
                fixed(0, 1)
                if case .array = part { fixed(3, 3) } else { fixed(5, 3) }
            case .character:
                fixed(0, 1)
                fixed(4, 3)
            }
        }
    }

    mutating func begin(_ abbreviation: UInt64) { fixed(abbreviation, width) }

    mutating func blob(_ text: String) {
        variable(UInt64(text.utf8.count), 6)
        align()
        for byte in text.utf8 { fixed(UInt64(byte), 8) }
        align()
    }
}
