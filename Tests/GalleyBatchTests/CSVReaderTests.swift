import Foundation
import Testing

@testable import GalleyBatch

/// Tables as RFC 4180 and what programs write in practice.
struct CSVReaderTests {
    private func read(_ bytes: [UInt8]) throws -> [CSVReader.Record] {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("galley-csv-\(UUID()).csv")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let file = open(url.path, O_RDONLY)
        defer { close(file) }
        var reader = CSVReader(file)
        var records: [CSVReader.Record] = []
        while let record = try reader.next() { records.append(record) }
        #expect(reader.offset == bytes.count)
        return records
    }

    private func fields(_ text: String) throws -> [[String]] { try read(Array(text.utf8)).map(\.fields) }

    @Test(arguments: [
        ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
        // No line end at the end, and CRLF.
        ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
        // Quotes: separators, quotes and line ends inside, LF as well as CRLF.
        ("\"a,b\",\"say \"\"hi\"\"\"\n", [["a,b", "say \"hi\""]]),
        ("\"one\ntwo\r\nthree\",x\n", [["one\ntwo\r\nthree", "x"]]),
        ("\"\",\"\"\n", [["", ""]]),
        ("\"a\n\n\nb\"\nc\n", [["a\n\n\nb"], ["c"]]),
        // Empty fields stay, empty lines do not.
        ("a,,\n\n,\r\n\r\n\"\"\n", [["a", "", ""], ["", ""], [""]]),
        // A byte order mark, also before a quote.
        ("\u{FEFF}a,b\n", [["a", "b"]]), ("\u{FEFF}\"a\",b\n", [["a", "b"]]),
        // A quote in the midst of a field is a character.
        ("5\" disk,x\n", [["5\" disk", "x"]]), ("\"a\"b,c\n", [["ab", "c"]]),
        // Other separators, where the first line has more of them than commas, quotes left out.
        ("a;b\n1,5;2\n", [["a", "b"], ["1,5", "2"]]), ("a\tb\n1\t2\n", [["a", "b"], ["1", "2"]]),
        ("\"x;y;z\",b\n1,2\n", [["x;y;z", "b"], ["1", "2"]]),
        ("é,日本\n🙂,\u{0}\n", [["é", "日本"], ["🙂", "\u{0}"]]), ("", []), ("\n\n", []),
    ])
    func records(text: String, expected: [[String]]) throws {
        #expect(try fields(text) == expected)
    }

    @Test func linesOfRecords() throws {
        let records = try read(Array("a\n\n\"b\nc\nd\"\ne\n".utf8))
        #expect(records.map(\.line) == [1, 3, 6])
    }

    @Test func faults() throws {
        let open = #expect(throws: CSVReader.Fault.self) { try read(Array("a,b\n1,\"2\n3,4\n".utf8)) }
        #expect(open == CSVReader.Fault(line: 2, reason: "a quote has no end"))
        let bytes = #expect(throws: CSVReader.Fault.self) { try read([0x61, 0x0a, 0xff, 0x0a]) }
        #expect(bytes == CSVReader.Fault(line: 2, reason: "it is not UTF-8"))
    }

    /// Longer than what is read at once, and broken at every place within a quote.
    @Test func longFields() throws {
        let long = String(repeating: "x\n\"\",", count: 50_000)
        let records = try fields("a,b\n\"\(long)\",2\n3,4\n")
        #expect(records == [["a", "b"], [long.replacing("\"\"", with: "\""), "2"], ["3", "4"]])
    }
}
