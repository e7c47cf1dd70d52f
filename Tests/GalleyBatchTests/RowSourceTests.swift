import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import GalleyBatch

/// Rows of tables, arrays and lines of JSON (docs/batch.md).
@Suite("Rows of files")
struct RowSourceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder("tests") }

    private func source(_ bytes: [UInt8], _ format: RowSource.Format) throws -> RowSource {
        let path = "\(folder.path)/rows"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        // It is open as long as the test runs, and nobody else's.
        return try RowSource(open(path, O_RDONLY | O_CLOEXEC), path: "rows", format: format)
    }

    private func rows(_ text: String, _ format: RowSource.Format) throws -> [BatchRow] {
        var source = try source(Array(text.utf8), format)
        var rows: [BatchRow] = []
        while let row = try source.next() { rows.append(row) }
        if format != .json { #expect(source.offset == text.utf8.count) }
        return rows
    }

    private func failure(_ text: String, _ format: RowSource.Format) -> String {
        let failure = #expect(throws: Failure.self) { try rows(text, format) }
        return "\(failure?.status ?? 0) \(failure?.message ?? "")"
    }

    @Test("A table's rows have its columns' names") func tables() throws {
        let rows = try rows("a,b\n1,2\n\n\"3\n4\",5\n6\n7,8,9\n", .csv)
        let seen = rows.map { row in
            "\(row.number) line \(row.data.line) \(row.data.path) \(row.data.fields?.map { "\($0.name)=\($0.value)" } ?? [])"
        }
        #expect(
            seen == [
                "1 line 2 rows [\"a=1\", \"b=2\"]", "2 line 4 rows [\"a=3\\n4\", \"b=5\"]", "3 line 6 rows [\"a=6\"]",
                "4 line 7 rows [\"a=7\", \"b=8\"]",
            ])
        #expect(
            rows.map(\.fault) == [
                nil, nil, "rows:6: it has 1 fields, and there are 2 columns",
                "rows:7: it has 3 fields, and there are 2 columns",
            ])
        #expect(try source(Array("a;b\n".utf8), .csv).columns == ["a", "b"] && rows[0].value(of: "b") == "2")
        let words = "65 rows:1: "
        #expect(
            [failure("", .csv), failure("a,b,a\n1,2,3\n", .csv), failure("a\n1\n\"2\n", .csv)] == [
                words + "it has no header: the first line names the columns", words + "two columns are called 'a'",
                "65 rows:3: a quote has no end",
            ])
    }

    @Test("Lines of JSON, without the empty ones") func lines() throws {
        let rows = try rows("{\"a\":1}\n\n \t\r\n{\"a\":\"x\"}", .jsonl)
        #expect(rows.map(\.number) == [1, 2] && rows.map(\.data.line) == [1, 4] && rows.map(\.fault) == [nil, nil])
        #expect(
            rows.map(\.data.text) == ["{\"a\":1}", "{\"a\":\"x\"}"] && rows.map { $0.value(of: "a") } == ["1", "x"])
        var source = try source([0x31, 0x0a, 0xff, 0x0a, 0x32], .jsonl)
        let faults = try (1...3).map { _ in try source.next()?.fault }
        #expect(faults == [nil, "rows:2: it is not UTF-8", nil])
        #expect(try source.next() == nil && source.columns == nil)
    }

    @Test("Elements of an array") func arrays() throws {
        let rows = try rows("[\n{\"a\":true},\n\n{\"a\":false}\n]\n", .json)
        #expect(rows.map(\.number) == [1, 2] && rows.map(\.data.line) == [2, 4])
        #expect(rows.map { $0.value(of: "a") } == ["true", "false"])
        #expect(failure("[{}\n{}]", .json) == "65 rows:2: a ',' is missing between two values")
        // Escapes and brackets of texts do not end an element.
        let texts = try self.rows(#"[{"a":"\\"},"\"]",{"b":[{"c":"}"}]},[],{"d":{}}]"#, .json).map(\.data.text)
        #expect(texts == [#"{"a":"\\"}"#, #""\"]""#, #"{"b":[{"c":"}"}]}"#, "[]", #"{"d":{}}"#])
        #expect(failure("\n\n", .json) == "65 rows:2: it is no JSON array: it is empty")
        #expect(failure("", .json) == "65 rows:1: it is no JSON array: it is empty")
    }

    /// The vectors of FNV's authors (draft-eastlake-fnv, FNV-1a of 64 bits).
    @Test("A row's hash is that of its bytes; of a table's row of each name and value") func hashes() throws {
        let seen = ["", "a", "foobar"].map { text in
            var hash = RowHash()
            hash.combine(Data(text.utf8))
            return hash.value
        }
        #expect(seen == [0xcbf2_9ce4_8422_2325, 0xaf63_dc4c_8601_ec8c, 0x8594_4171_f739_67e8] as [UInt64])
        let line = try rows("foobar", .jsonl)
        #expect(line[0].hash == seen[2])
        var hash = RowHash()
        hash.combine(Data([0x61, 0xff, 0x31, 0xff]))
        var text = RowHash()
        text.combine("a")
        text.combine("1")
        let table = try rows("a\n1\n", .csv)
        #expect(
            [table[0].hash, text.value] == [hash.value, hash.value], "a text is its bytes and one that no text has")
    }

    @Test("Parts of the rows") func shards() throws {
        let seen = ["2/8", "1/1", "8/8", "9/8", "1/0", "1/2/3", "/2", "1/", "-1/2"].map { Shard($0)?.label }
        #expect(seen == ["2-of-8", "1-of-1", "8-of-8", nil, nil, nil, nil, nil, nil])
    }
}
