import Foundation
import GalleyRPC

/// How a client counts the characters of a line.
enum LSPEncoding: String {
    case utf8 = "utf-8"
    case utf16 = "utf-16"

    /// UTF-8 where the client offers it, which is how compilers count; else UTF-16, which every client knows.
    init(offered: [String]) { self = offered.contains(Self.utf8.rawValue) ? .utf8 : .utf16 }
}

/// A place in a document, both numbers from 0.
struct LSPPosition: Equatable, Comparable {
    var line: Int
    var character: Int

    init(_ line: Int, _ character: Int) { (self.line, self.character) = (line, character) }

    init?(_ json: JSONValue?) {
        guard let line = json?["line"]?.number.flatMap(Int.init(exactly:)), line >= 0,
            let character = json?["character"]?.number.flatMap(Int.init(exactly:)), character >= 0
        else { return nil }
        self.init(line, character)
    }

    var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }

    static func < (a: Self, b: Self) -> Bool { (a.line, a.character) < (b.line, b.character) }
}

/// A range of a document.
struct LSPRange: Equatable {
    var start, end: LSPPosition

    init(_ start: LSPPosition, _ end: LSPPosition) { (self.start, self.end) = (min(start, end), max(start, end)) }

    init?(_ json: JSONValue?) {
        guard let start = LSPPosition(json?["start"]), let end = LSPPosition(json?["end"]) else { return nil }
        self.init(start, end)
    }

    var json: JSONValue { ["start": start.json, "end": end.json] }
}

/// A document's text, in which places are looked up.
struct LSPText: Equatable {
    private(set) var bytes: [UInt8]
    /// Where each line begins.
    private var starts: [Int]

    init(_ text: String) {
        bytes = Array(text.utf8)
        starts = Self.starts(bytes)
    }

    var string: String { String(decoding: bytes, as: UTF8.self) }
    var lineCount: Int { starts.count }

    /// Lines end in LF, CR LF or CR, as the protocol has it.
    private static func starts(_ bytes: [UInt8]) -> [Int] {
        var starts = [0]
        for (index, byte) in bytes.enumerated() {
            let isReturn = byte == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
            if byte == 10 || isReturn { starts.append(index + 1) }
        }
        return starts
    }

    /// The bytes of a line, without its end; nothing behind the last.
    func line(_ number: Int) -> ArraySlice<UInt8> {
        guard starts.indices.contains(number) else { return [] }
        var end = number + 1 < starts.count ? starts[number + 1] : bytes.count
        while end > starts[number], bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
        return bytes[starts[number]..<end]
    }

    // MARK: Places

    /// The byte at a place; behind the end of a line there is nothing but its end.
    func offset(of position: LSPPosition, _ encoding: LSPEncoding) -> Int {
        guard position.line < starts.count else { return bytes.count }
        let line = line(position.line)
        var (offset, left) = (line.startIndex, position.character)
        while offset < line.endIndex {
            let length = Self.length(of: line[offset])
            let width = encoding == .utf8 ? length : length == 4 ? 2 : 1
            guard left >= width else { break }
            left -= width
            offset = min(offset + length, line.endIndex)
        }
        return offset
    }

    /// The place of a byte.
    func position(of offset: Int, _ encoding: LSPEncoding) -> LSPPosition {
        let offset = min(max(offset, 0), bytes.count)
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return LSPPosition(low, characters(in: bytes[starts[low]..<offset], encoding))
    }

    /// The place that a compiler calls a line and a column, both from 1, columns in bytes.
    func position(line: Int, column: Int, _ encoding: LSPEncoding) -> LSPPosition {
        guard line <= starts.count else { return position(of: bytes.count, encoding) }
        let text = self.line(line - 1)
        return LSPPosition(line - 1, characters(in: text.prefix(max(column - 1, 0)), encoding))
    }

    /// A line without the spaces before and behind it.
    func rangeOfLine(_ number: Int, _ encoding: LSPEncoding) -> LSPRange {
        let line = line(number)
        let lead = line.prefix { $0 == 32 || $0 == 9 }
        let length = line.count - line.reversed().prefix { $0 == 32 || $0 == 9 }.count
        return LSPRange(
            LSPPosition(number, lead.count),
            LSPPosition(number, characters(in: line.prefix(max(length, lead.count)), encoding)))
    }

    private func characters(in bytes: ArraySlice<UInt8>, _ encoding: LSPEncoding) -> Int {
        guard encoding == .utf16 else { return bytes.count }
        return bytes.reduce(0) { sum, byte in
            // A character is counted by its first byte.
            byte & 0xC0 == 0x80 ? sum : sum + (byte >= 0xF0 ? 2 : 1)
        }
    }

    private static func length(of first: UInt8) -> Int {
        first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    }

    // MARK: Changes

    /// Puts a text in the place of a range.
    mutating func replace(_ range: LSPRange, by text: String, _ encoding: LSPEncoding) {
        bytes.replaceSubrange(offset(of: range.start, encoding)..<offset(of: range.end, encoding), with: text.utf8)
        starts = Self.starts(bytes)
    }
}
