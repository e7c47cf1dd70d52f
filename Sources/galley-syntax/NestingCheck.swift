import Foundation

/// How deep conditions of compilation stand in one another. The parser looks ahead from each of them through all that stand in it,
/// on a stack that ends: 30,000 of them would take minutes and crash.
enum NestingCheck {
    /// Far more than anybody writes.
    static let most = 256

    /// The first line whose `#if` is too deep; nil where all are all right.
    ///
    /// It counts lines that begin so, which may also stand in a text or a comment: that many deep, no one writes those either.
    static func fault(in text: String) -> Int? {
        var text = text
        return text.withUTF8 { bytes in
            var (depth, place) = (0, 0)
            // The C library finds the next one: most of a file is between two of them.
            while let mark = next(UInt8(ascii: "#"), in: bytes, from: place) {
                place = mark + 1
                guard beginsLine(mark, in: bytes) else { continue }
                if bytes[mark...].starts(with: "#if".utf8) { depth += 1 }
                if bytes[mark...].starts(with: "#endif".utf8) { depth = max(0, depth - 1) }
                if depth > most { return bytes[..<mark].count { $0 == UInt8(ascii: "\n") } + 1 }
            }
            return nil
        }
    }

    private static func next(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard start < bytes.count, let first = bytes.baseAddress,
            let found = memchr(first + start, Int32(byte), bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(first)
    }

    /// Whether nothing but blanks stands before a place in its line.
    private static func beginsLine(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var place = place
        while place > 0, bytes[place - 1] <= 0x20 {
            place -= 1
            if bytes[place] == UInt8(ascii: "\n") || bytes[place] == UInt8(ascii: "\r") { return true }
        }
        return place == 0
    }
}
