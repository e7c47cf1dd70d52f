import Foundation
import GalleyProcesses
import GalleyProtocol

/// How the files of rows are called: `out/{lang}/{name}-{row:6}.png`; or what else is told of each, such as a title.
///
/// `{column}` is a column's text, of which letters, digits, dots, `-` and `_` stay; anything else becomes a dash, so that no row writes
/// anywhere else. `{row}` is the row's number. `{row:6}` has leading zeros, and so has a column's whole number. `{{` and `}}` are braces.
package struct NamePattern: Sendable {
    private enum Part: Sendable, Equatable {
        case text(String)
        case column(String, digits: Int)
        case row(digits: Int)
    }

    package let text: String
    private let parts: [Part]

    /// A row that lacks a column.
    package struct Missing: Error {
        package var column: String
    }

    /// The name of a file.
    package init(_ text: String) throws(Failure) {
        try self.init(text: text)
        guard parts.contains(where: { if case .text = $0 { false } else { true } }) else {
            throw Self.fault(
                "'\(text)' is the same name for every row; name a column, as in '{name}.png', or '{row}.png'")
        }
    }

    /// Any text, which may be the same for all rows.
    package init(text: String) throws(Failure) {
        self.text = text
        var parts: [Part] = []
        var literal = ""
        var rest = Substring(text)
        while let character = rest.popFirst() {
            switch character {
            case "{" where rest.first == "{", "}" where rest.first == "}":
                literal.append(rest.removeFirst())
            case "{":
                guard let end = rest.firstIndex(of: "}") else { throw Self.fault("'{' has no '}' in '\(text)'") }
                if !literal.isEmpty { parts.append(.text(literal)) }
                literal = ""
                parts.append(try Self.part(rest[..<end]))
                rest = rest[rest.index(after: end)...]
            case "}": throw Self.fault("'}' has no '{' in '\(text)'; write '}}' for a brace")
            default: literal.append(character)
            }
        }
        if !literal.isEmpty { parts.append(.text(literal)) }
        self.parts = parts
    }

    private static func fault(_ message: String) -> Failure { Failure(ExitStatus.usage, message) }

    private static func part(_ name: Substring) throws(Failure) -> Part {
        guard !name.isEmpty else { throw fault("'{}' names no column") }
        let sides = name.split(separator: ":", omittingEmptySubsequences: false)
        let isRow = sides[0] == "row"
        let digits = sides.count == 2 ? Int(sides[1]) : nil
        if let digits, (1...18).contains(digits) {
            return isRow ? .row(digits: digits) : .column(String(sides[0]), digits: digits)
        }
        guard isRow else { return .column(String(name), digits: 0) }
        guard sides.count == 1 else { throw fault("'{\(name)}' is no row's number; write {row:6} for six digits") }
        return .row(digits: 1)
    }

    /// The columns that it takes.
    package var columns: [String] {
        parts.compactMap { if case .column(let name, _) = $0 { name } else { nil } }
    }

    /// The folder that all files are in, as far as the pattern says: what stands before the first row's own part.
    package var folder: String {
        guard case .text(let start)? = parts.first, let end = start.lastIndex(of: "/") else { return "." }
        return end == start.startIndex ? "/" : String(start[..<end])
    }

    package func name(for row: BatchRow) throws(Missing) -> String { try text(for: row, Self.harmless) }

    /// The text with the row's own in it as they are.
    package func text(for row: BatchRow) throws(Missing) -> String { try text(for: row) { $0 } }

    private func text(for row: BatchRow, _ spelling: (String) -> String) throws(Missing) -> String {
        var name = ""
        for part in parts {
            switch part {
            case .text(let text): name += text
            case .row(let digits): name += Self.padded("\(row.number)", digits)
            case .column(let column, let digits):
                guard let value = row.value(of: column) else { throw Missing(column: column) }
                let isNumber = value.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                name += Self.padded(spelling(value), isNumber ? digits : 0)
            }
        }
        return name
    }

    private static func padded(_ number: String, _ digits: Int) -> String {
        String(repeating: "0", count: max(0, digits - number.count)) + number
    }

    private static func harmless(_ value: String) -> String {
        let words = value.split { !($0.isLetter || $0.isNumber || "._-".contains($0)) }
        let name = words.filter { $0.contains { $0 != "." } }.joined(separator: "-").drop { $0 == "." }
        return name.isEmpty ? "-" : String(name)
    }
}
