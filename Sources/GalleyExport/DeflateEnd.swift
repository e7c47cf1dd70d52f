import Foundation

/// Where the last block of a deflate stream begins and where it ends, in bits (RFC 1951).
///
/// Libraries that compress a piece of memory at once end its stream; to continue behind it with another one, the mark of the last
/// block has to be taken away. The stream is read for its codes alone, nothing is inflated: that takes as long as the stream is,
/// not as long as what it stands for.
struct DeflateEnd {
    /// The bit that says that the block is the last.
    let mark: Int
    /// The first bit behind the stream.
    let end: Int

    /// Nil where the bytes are no such stream.
    /// - Parameter bytes: The stream; eight bytes more can be read behind it.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return nil }
        var reader = BitReader(bytes: start, end: bytes.count * 8)
        while true {
            let mark = reader.place
            let isLast = reader.take(1) == 1
            switch reader.take(2) {
            case 0:
                reader.place = (reader.place + 7) & ~7
                let length = reader.take(16)
                reader.place += 16 + length * 8
            case 1:
                guard let letters = PrefixCodes(Self.fixedLetters), let distances = PrefixCodes(Self.fixedDistances),
                    reader.skip(letters, distances)
                else { return nil }
            case 2:
                guard let (letters, distances) = reader.codes(), reader.skip(letters, distances) else { return nil }
            default: return nil
            }
            guard reader.place <= reader.end else { return nil }
            if isLast {
                self.mark = mark
                end = reader.place
                return
            }
        }
    }

    private static let fixedLetters: [UInt8] =
        Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
        + Array(repeating: 8, count: 8)
    private static let fixedDistances = [UInt8](repeating: 5, count: 30)
}

/// The bits of a stream, the lowest of each byte first.
private struct BitReader {
    let bytes: UnsafeRawPointer
    let end: Int
    var place = 0

    init(bytes: UnsafeRawPointer, end: Int) {
        self.bytes = bytes
        self.end = end
    }

    /// The next bits, 57 at least; behind the stream there are zeros.
    private var next: UInt64 {
        guard place < end else { return 0 }
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place >> 3, as: UInt64.self)) >> (place & 7)
    }

    mutating func take(_ count: Int) -> Int {
        defer { place += count }
        return Int(next & (1 << UInt64(count) - 1))
    }

    /// Reads a block's symbols up to its end; false where one is not in its codes.
    mutating func skip(_ letters: PrefixCodes, _ distances: PrefixCodes) -> Bool {
        letters.entries.withUnsafeBufferPointer { letterEntries in
            distances.entries.withUnsafeBufferPointer { distanceEntries in
                while place < end {
                    var bits = next
                    let letter = letterEntries[Int(bits & letters.mask)]
                    if letter.length == 0 { return false }
                    place += letter.length
                    if letter.symbol < 256 { continue }
                    if letter.symbol == 256 { return true }
                    guard letter.symbol <= 285 else { return false }
                    // A length, and behind it a distance: 48 bits at most with what lies before them.
                    let extra = letter.symbol == 285 ? 0 : max(0, (letter.symbol - 261) / 4)
                    bits >>= UInt64(letter.length + extra)
                    let distance = distanceEntries[Int(bits & distances.mask)]
                    guard distance.length > 0, distance.symbol < 30 else { return false }
                    place += extra + distance.length + max(0, distance.symbol / 2 - 1)
                }
                return false
            }
        }
    }

    /// Reads the codes at the beginning of a block that has its own.
    mutating func codes() -> (PrefixCodes, PrefixCodes)? {
        let letters = take(5) + 257
        let distances = take(5) + 1
        var own = [UInt8](repeating: 0, count: 19)
        let count = take(4) + 4
        for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(count) {
            own[symbol] = UInt8(take(3))
        }
        guard let codes = PrefixCodes(own) else { return nil }
        var lengths: [UInt8] = []
        while lengths.count < letters + distances, place < end {
            let entry = codes.entries[Int(next & codes.mask)]
            guard entry.length > 0 else { return nil }
            place += entry.length
            switch entry.symbol {
            case 16:
                guard let last = lengths.last else { return nil }
                lengths += repeatElement(last, count: 3 + take(2))
            case 17: lengths += repeatElement(0, count: 3 + take(3))
            case 18: lengths += repeatElement(0, count: 11 + take(7))
            default: lengths.append(UInt8(entry.symbol))
            }
        }
        guard lengths.count == letters + distances, let first = PrefixCodes(Array(lengths[..<letters])),
            let second = PrefixCodes(Array(lengths[letters...]))
        else { return nil }
        return (first, second)
    }
}

/// A prefix code, as a table of what each run of bits begins with.
private struct PrefixCodes {
    struct Entry {
        private let bits: UInt16
        init(symbol: Int, length: Int) { bits = UInt16(symbol << 4 | length) }
        var symbol: Int { Int(bits >> 4) }
        /// The bits of the symbol's code; 0 where no code begins so.
        var length: Int { Int(bits & 15) }
    }

    let entries: [Entry]
    let mask: UInt64

    /// - Parameter lengths: The bits of each symbol's code, 0 for none: the codes follow from them (RFC 1951, 3.2.2).
    init?(_ lengths: [UInt8]) {
        let longest = Int(lengths.max() ?? 0)
        guard longest < 16 else { return nil }
        var counts = [Int](repeating: 0, count: 17)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [Int](repeating: 0, count: 17)
        for length in 1...16 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
        var entries = [Entry](repeating: Entry(symbol: 0, length: 0), count: 1 << longest)
        for (symbol, length) in lengths.enumerated() where length > 0 {
            let code = next[Int(length)]
            next[Int(length)] += 1
            guard code < 1 << length else { return nil }
            // The code's first bit is the stream's lowest.
            let first = Int(UInt16(code).bitReversed >> (16 - UInt16(length)))
            for place in stride(from: first, to: entries.count, by: 1 << length) {
                entries[place] = Entry(symbol: symbol, length: Int(length))
            }
        }
        self.entries = entries
        mask = UInt64(entries.count - 1)
    }
}

extension UInt16 {
    fileprivate var bitReversed: UInt16 {
        (0..<16).reduce(0) { $0 | (self >> $1 & 1) << (15 - $1) }
    }
}
