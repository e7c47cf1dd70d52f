import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import GalleyBatch

/// Names, tables, arrays and files of a batch at their edges: docs/batch.md, RFC 4180, RFC 8259, and what each type
/// says.
@Suite("Edges of batches")
struct BatchEdgeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder("tests") }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    private func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    private func row(_ fields: KeyValuePairs<String, String>, number: Int = 12) -> BatchRow {
        let fields = fields.map { HostField(name: $0.key, value: $0.value) }
        return BatchRow(number: number, data: HostData(path: "", fields: fields), hash: 0)
    }

    // MARK: Names

    @Test("Zeros before numbers: 1 to 18 digits") func digits() throws {
        let row = row(["id": "42", "id:0": "nought", "id:19": "many", "a:b:2": "three", "x": "4a", "n": "-7", "e": ""])
        let rows: [(String, String)] = [
            ("{row:1}", "12"), ("{row:2}", "12"), ("{row:3}", "012"), ("{row:18}", "000000000000000012"),
            ("{id:2}", "42"), ("{id:3}", "042"), ("{id:18}", "000000000000000042"), ("{id:0}", "nought"),
            ("{id:19}", "many"), ("{a:b:2}", "three"), ("{x:5}", "4a"), ("{n:5}", "-7"), ("{e:3}", "000"),
        ]
        for (pattern, wanted) in rows {
            #expect(try NamePattern(text: pattern).text(for: row) == wanted, "\(pattern)")
        }
        #expect(try NamePattern("{row:4}").name(for: self.row([:], number: 1_234_567)) == "1234567")
    }

    @Test("What is wrong with a pattern") func mistakes() {
        func told(_ pattern: String) -> String {
            do throws(Failure) {
                _ = try NamePattern(pattern)
                return "none"
            } catch { return "\(error.status) \(error.message)" }
        }
        #expect(told("a{b") == "64 '{' has no '}' in 'a{b'")
        #expect(told("a}b") == "64 '}' has no '{' in 'a}b'; write '}}' for a brace")
        #expect(told("{}") == "64 '{}' names no column")
        #expect(told("{row:19}") == "64 '{row:19}' is no row's number; write {row:6} for six digits")
        #expect(told("{row:0}") == "64 '{row:0}' is no row's number; write {row:6} for six digits")
        #expect(told("{row:1:2}") == "64 '{row:1:2}' is no row's number; write {row:6} for six digits")
        let same = " is the same name for every row; name a column, as in '{name}.png', or '{row}.png'"
        #expect(
            told("a.png") == "64 'a.png'" + same && told("{{a}}") == "64 '{{a}}'" + same && told("") == "64 ''" + same)
        #expect(told("{row}") == "none" && told("{a}") == "none")
    }

    @Test("Folders and columns of a pattern, and names of nothing harmful") func places() throws {
        func folder(_ pattern: String) throws -> String { try NamePattern(text: pattern).folder }
        #expect(try folder("out/a{row}/b.png") == "out" && folder("/a/{row}") == "/a" && folder("{row}/x") == ".")
        #expect(
            try folder("a/b") == "a" && folder("a") == "." && folder("/a{row}") == "/" && folder("a//{row}") == "a/")
        let pattern = try NamePattern("{b}/{row}{a}{b:3}.png")
        #expect(pattern.columns == ["b", "a", "b"] && pattern.text == "{b}/{row}{a}{b:3}.png")
        #expect(try pattern.name(for: row(["a": "x/..", "b": "7"])) == "7/12x007.png")
        #expect(try pattern.text(for: row(["a": "x/..", "b": "7"])) == "7/12x/..007.png")
        let missing = #expect(throws: NamePattern.Missing.self) { try pattern.name(for: row(["b": "1"])) }
        #expect(missing?.column == "a")
    }

    @Test("Values of a row that is JSON") func values() {
        let data = HostData(
            path: "", text: #"{"f":false,"t":true,"one":1,"nought":0,"neg":-2,"big":12345678901,"l":[1]}"#)
        let row = BatchRow(number: 1, data: data, hash: 0)
        let names = ["f", "t", "one", "nought", "neg", "big"]
        #expect(names.map { row.value(of: $0) } == ["false", "true", "1", "0", "-2", "12345678901"])
        #expect(row.value(of: "l") == nil)
        #expect(BatchRow(number: 1, data: HostData(path: "", text: "[1]"), hash: 0).value(of: "a") == nil)
        #expect(self.row(["a": "1", "b": "2"]).value(of: "b") == "2" && self.row(["a": "1"]).value(of: "c") == nil)
    }

    // MARK: Tables and arrays

    private func source(_ text: String, _ format: RowSource.Format) throws -> RowSource {
        try write(text, to: "rows")
        return try RowSource(open(path("rows"), O_RDONLY | O_CLOEXEC), path: "rows", format: format)
    }

    @Test("Which separator a table has") func separators() throws {
        let rows: [(String, [String])] = [
            ("a;b,c", ["a;b", "c"]), ("a;b;c,d", ["a", "b", "c,d"]), ("a;b\tc\td", ["a;b", "c", "d"]),
            ("a;b;c\td", ["a", "b", "c\td"]), ("a\t\"b,c,d\"", ["a", "b,c,d"]), ("a", ["a"]),
            ("\"a;b\",c", ["a;b", "c"]), ("a,b\tc\td", ["a,b", "c", "d"]), ("a,b\tc", ["a", "b\tc"]),
        ]
        for (line, columns) in rows { #expect(try source(line + "\n", .csv).columns == columns, "\(line)") }
    }

    private func failure(_ text: String, _ format: RowSource.Format) -> String {
        let failure = #expect(throws: Failure.self) {
            var source = try source(text, format)
            while try source.next() != nil {}
        }
        return "\(failure?.status ?? 0) \(failure?.message ?? "")"
    }

    @Test("Where a table or an array is wrong") func faults() {
        #expect(failure("a,b\n1,2\n\n3,\"4\n\n", .csv) == "65 rows:4: a quote has no end")
        #expect(failure("b,a,c,a,b\n", .csv) == "65 rows:1: two columns are called 'a'")
        #expect(failure("\n\n", .csv) == "65 rows:1: it has no header: the first line names the columns")
        #expect(failure("\n\na,a\n", .csv) == "65 rows:3: two columns are called 'a'")
        #expect(failure("[1,\n\n,2]", .json) == "65 rows:3: a value is missing before ','")
        #expect(failure("[1\n,]", .json) == "65 rows:2: a value is missing before ']'")
        #expect(failure("[1,2]\n \n3", .json) == "65 rows:3: something stands behind the array")
        #expect(failure("\n{}", .json) == "65 rows:2: it is no JSON array: it begins with no '['")
        #expect(failure("\n\u{FEFF}[1]", .json) == "65 rows:2: it is no JSON array: it begins with no '['")
        #expect(failure("[\n\"a", .json) == "65 rows:2: a value has no end")
        #expect(failure("[1 2]", .json) == "65 rows:1: a ',' is missing between two values")
        #expect(failure("[,1]", .json) == "65 rows:1: a value is missing before ','")
    }

    @Test("Elements of an array end where something else begins") func elements() throws {
        var source = try source(#"["# + "1\t,2\r\n,true ,\"a,\\\"]\" , [1,{\"a\":[]}]\n,null]", .json)
        var texts: [String] = [], lines: [Int] = []
        while let row = try source.next() {
            texts.append(row.data.text)
            lines.append(row.data.line)
        }
        #expect(texts == ["1", "2", "true", "\"a,\\\"]\"", "[1,{\"a\":[]}]", "null"])
        #expect(lines == [1, 1, 2, 2, 2, 3] && source.offset == 43)
    }

    @Test("A line of more than 16 MB is none of a table's, and none of rows of JSON") func longLines() {
        let long = String(repeating: "x", count: 16_777_216 + 70_000)
        #expect(failure("{}\n" + long, .jsonl) == "65 rows:2: a line has more than 16777216 bytes")
        #expect(failure("a\nb\n" + long, .csv) == "65 rows:3: a line has more than 16777216 bytes")
    }

    @Test("A table's columns with the fields that a row has") func columns() throws {
        var source = try source("a,b,c\n1,2,3\n4,5\n", .csv)
        let first = try #require(try source.next()), second = try #require(try source.next())
        #expect(first.fault == nil && first.number == 1 && first.value(of: "c") == "3")
        #expect(second.fault == "rows:3: it has 2 fields, and there are 3 columns" && second.number == 2)
        #expect(second.value(of: "b") == "5" && second.value(of: "c") == nil && first.hash != second.hash)
        #expect(try source.next() == nil)
    }

    // MARK: Parts

    @Test("Which rows a part has") func shards() throws {
        let part = try #require(Shard("2/5"))
        #expect(part.index == 2 && part.count == 5 && part.label == "2-of-5")
        #expect((1...12).filter(part.contains) == [2, 7, 12])
        #expect((1...7).filter(try #require(Shard("5/5")).contains) == [5])
        #expect((1...3).filter(try #require(Shard("1/1")).contains) == [1, 2, 3])
        #expect(Shard("5/4") == nil && Shard("4/4") != nil && Shard("0/4") == nil && Shard("1/0") == nil)
    }

    // MARK: Files

    @Test("Names beside files' own, as long as names get") func provisional() {
        func name(_ count: Int) -> String { String(repeating: "n", count: count) }
        #expect(BatchFiles.provisional("out/a.png") == "out/.a.png.galley-part")
        #expect(BatchFiles.provisional("a.png") == ".a.png.galley-part")
        #expect(BatchFiles.provisional("/a") == "/.a.galley-part")
        // A dot and twelve letters more come to 255 bytes, the most.
        #expect(BatchFiles.provisional("o/" + name(242)) == "o/.\(name(242)).galley-part")
        let hashed = BatchFiles.provisional("o/" + name(243))
        #expect(hashed.count == 2 + 1 + 16 + 12 && hashed.hasPrefix("o/.") && hashed.hasSuffix(".galley-part"))
        #expect(hashed == "o/.\(ContentSum(Data(name(243).utf8)).hex).galley-part")
    }

    @Test("A sum is of all pictures in their order, and of where each ends") func sums() {
        let (a, b) = (Data([1, 2]), Data([3]))
        var whole = ContentSum()
        whole.combine(a)
        whole.combine(b)
        #expect(BatchFiles.sum(of: [a, b]) == whole && BatchFiles.sum(of: []) == ContentSum())
        #expect(BatchFiles.sum(of: [b, a]) != whole && BatchFiles.sum(of: [Data([1]), Data([2, 3])]) != whole)
    }

    @Test("Files that were noted and are there, all or not") func made() throws {
        let files = BatchFiles([path("a"), path("b")])
        #expect(!files.isMade(bytes: 0, sum: nil), "none is there")
        try write("123", to: "a")
        #expect(!files.isMade(bytes: 3, sum: nil), "one is not")
        try write("4567", to: "b")
        #expect(
            files.isMade(bytes: 7, sum: nil) && !files.isMade(bytes: 6, sum: nil) && !files.isMade(bytes: 8, sum: nil))
        let sum = BatchFiles.sum(of: [Data("123".utf8), Data("4567".utf8)]).value
        #expect(files.isMade(bytes: 7, sum: sum) && !files.isMade(bytes: 7, sum: sum &+ 1))
        #expect(BatchFiles([]).isMade(bytes: 0, sum: nil) && !BatchFiles([]).isMade(bytes: 1, sum: nil))
    }

    @Test("Folders are made for files, and what cannot be renamed is taken away") func publishing() throws {
        let files = BatchFiles([path("x/y/a.png"), path("b.png")])
        var notes = 0
        try files.publish([Data("1".utf8), Data("22".utf8)]) { notes += 1 }
        #expect(notes == 1 && text("x/y/a.png") == "1" && text("b.png") == "22")
        try FileManager.default.createDirectory(atPath: path("c.png/in"), withIntermediateDirectories: true)
        let other = BatchFiles([path("c.png")])
        #expect(throws: (any Error).self) { try other.publish([Data("3".utf8)]) { notes += 1 } }
        #expect(notes == 2 && text(".c.png.galley-part") == nil)
    }
}
