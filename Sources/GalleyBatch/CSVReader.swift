import Foundation
import GalleyBytes

/// Reads comma-separated values (RFC 4180) record by record, in memory that does not depend on the file's length.
///
/// Records end with LF or CRLF. A field in double quotes may hold separators, line ends and, doubled, quotes. A byte order mark is passed
/// over, and so are empty lines. The separator is the comma, or the semicolon or the tab where the first line has more of them.
package struct CSVReader {
    /// A text that is no table.
    package struct Fault: Error, Equatable {
        package var line: Int
        package var reason: String
    }

    package struct Record: Equatable {
        package var fields: [String]
        /// The line that it begins on, counted from 1.
        package var line: Int
    }

    private var lines: LineReader
    private var separator: UInt8?
    private var line = 0
    /// The most bytes of a record: a quote without an end must not swallow the file.
    private static let mostBytes = 16 << 20

    /// How many bytes have been read.
    package var offset: Int { lines.offset }

    package init(_ descriptor: Int32) { lines = LineReader(descriptor, limit: Self.mostBytes) }

    /// The next record; nil at the end.
    package mutating func next() throws(Fault) -> Record? {
        while var text = try nextLine() {
            let first = line
            if first == 1 {
                if text.starts(with: [0xef, 0xbb, 0xbf]) { text.removeFirst(3) }
                text = Data(text)
                separator = Self.separator(of: text)
            }
            var parser = Parser(separator: separator ?? UInt8(ascii: ","))
            parser.take(text)
            while parser.isInQuotes {
                guard parser.count < Self.mostBytes, let more = try nextLine() else {
                    throw Fault(line: first, reason: "a quote has no end")
                }
                parser.take(more, continues: true)
            }
            guard !parser.isEmpty else { continue }
            guard let fields = parser.finish() else { throw Fault(line: first, reason: "it is not UTF-8") }
            return Record(fields: fields, line: first)
        }
        return nil
    }

    private mutating func nextLine() throws(Fault) -> Data? {
        do {
            guard let text = try lines.next() else { return nil }
            line += 1
            return text
        } catch {
            throw Fault(line: line + 1, reason: error.reason)
        }
    }

    private static func separator(of header: Data) -> UInt8 {
        var counts: [UInt8: Int] = [:]
        var isInQuotes = false
        for byte in header {
            if byte == UInt8(ascii: "\"") { isInQuotes.toggle() } else if !isInQuotes { counts[byte, default: 0] += 1 }
        }
        let others = ";\t".utf8.filter { counts[$0, default: 0] > counts[UInt8(ascii: ","), default: 0] }
        return others.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? UInt8(ascii: ",")
    }

    private struct Parser {
        let separator: UInt8
        private var fields: [[UInt8]] = []
        private var field: [UInt8] = []
        private(set) var isInQuotes = false
        private(set) var count = 0
        private var wasQuoted = false

        init(separator: UInt8) { self.separator = separator }

        /// Whether nothing but an end of line was there.
        var isEmpty: Bool { fields.isEmpty && field.isEmpty && !wasQuoted }

        /// Takes a line without its LF. Where a quote continues, the LF belongs to the field.
        mutating func take(_ line: Data, continues: Bool = false) {
            if continues { field.append(UInt8(ascii: "\n")) }
            count += line.count + 1
            let quote = UInt8(ascii: "\"")
            var index = line.startIndex
            while index < line.endIndex {
                let byte = line[index]
                index += 1
                if isInQuotes {
                    guard byte == quote else {
                        field.append(byte)
                        continue
                    }
                    if index < line.endIndex, line[index] == quote {
                        field.append(quote)
                        index += 1
                    } else {
                        isInQuotes = false
                    }
                } else if byte == quote, field.isEmpty, !wasQuoted {
                    (isInQuotes, wasQuoted) = (true, true)
                } else if byte == separator {
                    endField()
                } else if byte == UInt8(ascii: "\r"), index == line.endIndex {
                    // The end of the line was CRLF.
                } else {
                    field.append(byte)
                }
            }
        }

        private mutating func endField() {
            fields.append(field)
            field = []
            wasQuoted = false
        }

        /// The record's fields; nil where one is not UTF-8.
        mutating func finish() -> [String]? {
            endField()
            let texts = fields.compactMap { String(validating: $0, as: UTF8.self) }
            return texts.count == fields.count ? texts : nil
        }
    }
}
