import CSymbolTables

/// A table of the folder Tables, which is compiled into the program: there is no file to be found when it runs.
///
/// A line is a name, a tab, and what the name stands for. Lines are sorted by the bytes of their names, so that a name is
/// found in the text as it is: nothing is read beforehand. Comments, with `#`, are at the top.
///
/// Unchecked: the bytes are constants of the program, which no one changes or frees.
struct SortedTable: @unchecked Sendable {
    private let lines: UnsafeBufferPointer<UInt8>

    init(_ table: galley_symbol_table) {
        var start = 0
        let text = UnsafeBufferPointer(start: table.bytes, count: table.length)
        while start < text.count, text[start] == UInt8(ascii: "#") || text[start] == UInt8(ascii: "\n") {
            start = (text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count - 1) + 1
        }
        lines = UnsafeBufferPointer(rebasing: text[start...])
    }

    /// What the name stands for.
    subscript(name: String) -> Substring? {
        var name = name
        return name.withUTF8(find)
    }

    /// All names, in the table's order.
    var names: [String] {
        lines.split(separator: UInt8(ascii: "\n")).map {
            String(decoding: $0.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
        }
    }

    private func find(_ name: UnsafeBufferPointer<UInt8>) -> Substring? {
        var (low, high) = (0, lines.count)
        while low < high {
            var start = (low + high) / 2
            while start > low, lines[start - 1] != UInt8(ascii: "\n") { start -= 1 }
            let rest = lines[start...]
            guard let tab = rest.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
            let end = rest[tab...].firstIndex(of: UInt8(ascii: "\n")) ?? lines.count
            let key = rest[..<tab]
            if name.elementsEqual(key) { return Substring(String(decoding: rest[(tab + 1)..<end], as: UTF8.self)) }
            if name.lexicographicallyPrecedes(key) { high = start } else { low = min(end + 1, high) }
        }
        return nil
    }
}
