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
        var depth = 0
        var line = 1
        var isStart = true
        var bytes = text.utf8[...]
        while let byte = bytes.first {
            if isStart, byte == UInt8(ascii: "#") {
                if bytes.starts(with: "#if".utf8) { depth += 1 }
                if bytes.starts(with: "#endif".utf8) { depth = max(0, depth - 1) }
                if depth > most { return line }
            }
            isStart = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || (isStart && byte <= 0x20)
            if byte == UInt8(ascii: "\n") { line += 1 }
            bytes.removeFirst()
        }
        return nil
    }
}
