import Foundation

/// Turns columns that count bytes into ones that count characters as Unicode has them.
package struct ColumnTable {
    /// The bytes of each file's lines.
    private var files: [String: [Data.SubSequence]] = [:]

    package init() {}

    /// The character's column; the byte's where the file has no such line.
    package mutating func character(_ column: Int, line: Int, of file: String) -> Int {
        let lines =
            files[file]
            ?? FileManager.default.contents(atPath: file)?.split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) ?? []
        files[file] = lines
        guard lines.indices.contains(line - 1) else { return column }
        return String(decoding: lines[line - 1].prefix(max(column - 1, 0)), as: UTF8.self).unicodeScalars.count + 1
    }
}
