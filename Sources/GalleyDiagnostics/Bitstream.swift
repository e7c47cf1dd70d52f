import Foundation

/// Reads LLVM's bitstream container (llvm.org/docs/BitCodeFormat.html): blocks of records of numbers, with abbreviations.
struct Bitstream {
    /// One record: its code, its numbers, and the bytes at its end where it has some.
    struct Record {
        var code: UInt64
        var values: [UInt64]
        var text: String?
    }

    /// What is met on the way through the file.
    enum Item {
        case enter(block: UInt64)
        case leave
        case record(Record)
    }

    /// Anything that the format does not have at that place.
    struct Malformed: Error {}

    private enum Operand {
        case literal(UInt64), fixed(Int), variable(Int), array, character, blob
    }

    private let bytes: [UInt8]
    private var position: Int
    private var width = 2
    private var abbreviations: [[Operand]] = []
    /// What was the case around the current block.
    private var outer: [(width: Int, abbreviations: [[Operand]])] = []
    /// The abbreviations that each kind of block begins with.
    private var known: [UInt64: [[Operand]]] = [:]

    /// - Parameter data: The container, with its four bytes of magic.
    init(_ data: Data, magic: String) throws {
        bytes = Array(data)
        guard bytes.starts(with: magic.utf8) else { throw Malformed() }
        position = magic.utf8.count * 8
    }

    /// The next item; nil at the end.
    mutating func next() throws -> Item? {
        while true {
            if outer.isEmpty, position + width > bytes.count * 8 { return nil }
            switch try fixed(width) {
            case 0:
                align()
                guard let last = outer.popLast() else { throw Malformed() }
                (width, abbreviations) = last
                return .leave
            case 1:
                let block = try enter()
                guard block == 0 else { return .enter(block: block) }
                try readBlockInfo()
            case 2: abbreviations.append(try abbreviation())
            case 3: return .record(try unabbreviated())
            case let id:
                let index = Int(id) - 4
                guard abbreviations.indices.contains(index) else { throw Malformed() }
                return .record(try abbreviated(abbreviations[index]))
            }
        }
    }

    // MARK: Blocks

    private mutating func enter() throws -> UInt64 {
        let block = try variable(8)
        let newWidth = Int(try variable(4))
        guard (2...32).contains(newWidth), outer.count < 64 else { throw Malformed() }
        align()
        _ = try fixed(32)
        outer.append((width, abbreviations))
        (width, abbreviations) = (newWidth, known[block] ?? [])
        return block
    }

    /// The block that says which abbreviations the others begin with.
    private mutating func readBlockInfo() throws {
        var block: UInt64?
        while true {
            switch try fixed(width) {
            case 0:
                align()
                guard let last = outer.popLast() else { throw Malformed() }
                (width, abbreviations) = last
                return
            case 2:
                guard let block else { throw Malformed() }
                known[block, default: []].append(try abbreviation())
            case 3:
                let record = try unabbreviated()
                if record.code == 1 { block = record.values.first }
            default: throw Malformed()
            }
        }
    }

    // MARK: Records

    private mutating func abbreviation() throws -> [Operand] {
        let count = try variable(5)
        guard count <= 256 else { throw Malformed() }
        return try (0..<count).map { _ in
            if try fixed(1) == 1 { return .literal(try variable(8)) }
            switch try fixed(3) {
            case 1: return .fixed(try operandWidth())
            case 2: return .variable(try operandWidth())
            case 3: return .array
            case 4: return .character
            case 5: return .blob
            default: throw Malformed()
            }
        }
    }

    private mutating func operandWidth() throws -> Int {
        let width = try variable(5)
        guard width <= 64 else { throw Malformed() }
        return Int(width)
    }

    private mutating func unabbreviated() throws -> Record {
        let code = try variable(6)
        let count = try variable(6)
        guard count <= bytes.count else { throw Malformed() }
        return Record(code: code, values: try (0..<count).map { _ in try variable(6) })
    }

    private mutating func abbreviated(_ operands: [Operand]) throws -> Record {
        var values: [UInt64] = []
        var text: String?
        var index = 0
        while index < operands.count {
            switch operands[index] {
            case .array:
                guard index + 1 < operands.count else { throw Malformed() }
                let count = try variable(6)
                guard count <= bytes.count else { throw Malformed() }
                for _ in 0..<count { values.append(try scalar(operands[index + 1])) }
                index += 1
            case .blob: text = try blob()
            case let operand: values.append(try scalar(operand))
            }
            index += 1
        }
        guard let code = values.first else { throw Malformed() }
        return Record(code: code, values: Array(values.dropFirst()), text: text)
    }

    private mutating func scalar(_ operand: Operand) throws -> UInt64 {
        switch operand {
        case .literal(let value): return value
        case .fixed(let width): return try fixed(width)
        case .variable(let width): return width == 0 ? 0 : try variable(width)
        case .character: return try fixed(6)
        case .array, .blob: throw Malformed()
        }
    }

    private mutating func blob() throws -> String {
        let count = try variable(6)
        align()
        let start = position / 8
        guard count <= bytes.count, start + Int(count) <= bytes.count else { throw Malformed() }
        position += Int(count) * 8
        align()
        return String(decoding: bytes[start..<start + Int(count)], as: UTF8.self)
    }

    // MARK: Bits

    private mutating func align() { position = (position + 31) / 32 * 32 }

    private mutating func fixed(_ width: Int) throws -> UInt64 {
        guard width <= 64, position + width <= bytes.count * 8 else { throw Malformed() }
        var value: UInt64 = 0
        for bit in 0..<width {
            let place = position + bit
            value |= UInt64((bytes[place >> 3] >> UInt8(place & 7)) & 1) << UInt64(bit)
        }
        position += width
        return value
    }

    /// A number in pieces of that width, whose highest bits say whether another follows.
    private mutating func variable(_ width: Int) throws -> UInt64 {
        guard width >= 2 else { throw Malformed() }
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let piece = try fixed(width)
            guard shift < 64 else { throw Malformed() }
            value |= (piece & ((1 << UInt64(width - 1)) - 1)) << shift
            if piece >> UInt64(width - 1) == 0 { return value }
            shift += UInt64(width - 1)
        }
    }
}
