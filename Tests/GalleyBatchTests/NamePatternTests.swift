import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import GalleyBatch

struct NamePatternTests {
    private func row(_ fields: [String: String], number: Int = 7) -> BatchRow {
        let fields = fields.map { HostField(name: $0.key, value: $0.value) }
        return BatchRow(number: number, data: HostData(path: "rows.csv", fields: fields), hash: 0)
    }

    @Test(arguments: [
        ("out/{name}.png", "out/Ann.png"), ("{row}.png", "7.png"), ("{row:4}-{name}.svg", "0007-Ann.svg"),
        ("{{{name}}}.png", "{Ann}.png"), ("{a b}/{name}.png", "c/Ann.png"),
        // Zeros before a whole number, of whichever column; what is none has no zeros.
        ("{id:4}.png", "0042.png"), ("{id:1}.png", "42.png"), ("{name:6}.png", "Ann.png"), ("{x:y}.png", "z.png"),
    ])
    func names(pattern: String, expected: String) throws {
        let row = row(["name": "Ann", "a b": "c", "id": "42", "x:y": "z"])
        #expect(try NamePattern(pattern).name(for: row) == expected)
    }

    /// A title is a text: it may be the same for all, and what a row says stays as it is.
    @Test(arguments: [
        ("Certificate", "Certificate"), ("Of {name}, {id:4}", "Of Zoë / \"A\", 0042"), ("{{{row}}}", "{7}"),
    ])
    func texts(pattern: String, expected: String) throws {
        #expect(try NamePattern(text: pattern).text(for: row(["name": "Zoë / \"A\"", "id": "42"])) == expected)
    }

    /// No row writes anywhere else, and none makes a hidden file.
    @Test(arguments: [
        ("../../etc/passwd", "etc-passwd"), ("/root", "root"), ("a/b\\c", "a-b-c"), ("..", "-"), ("", "-"),
        (".hidden", "hidden"), ("Zoë 日本.v2", "Zoë-日本.v2"), ("a\u{0}b\nc", "a-b-c"),
    ])
    func harmless(value: String, expected: String) throws {
        #expect(try NamePattern("o/{name}.png").name(for: row(["name": value])) == "o/\(expected).png")
    }

    @Test(arguments: ["out.png", "{.png", "a}.png", "{}.png", "{row:x}.png", "{row:0}.png"])
    func mistakes(pattern: String) {
        #expect(throws: Failure.self) { try NamePattern(pattern) }
    }

    @Test func columnsAndFolder() throws {
        let pattern = try NamePattern("out/cards/{lang}/{name}.png")
        #expect(pattern.columns == ["lang", "name"] && pattern.folder == "out/cards")
        #expect(try NamePattern("{row}.png").folder == "." && NamePattern("/{row}.png").folder == "/")
        #expect(throws: NamePattern.Missing.self) { try pattern.name(for: row(["name": "x"])) }
    }

    /// Texts, numbers and Booleans of a JSON object; the number as it is written there where it is a short one.
    @Test func valuesOfJSON() {
        let data = HostData(path: "", text: #"{"a":"x","n":5,"d":0.5,"t":true,"o":{},"z":null}"#)
        let row = BatchRow(number: 1, data: data, hash: 0)
        #expect(["a", "n", "d", "t"].map { row.value(of: $0) } == ["x", "5", "0.5", "true"])
        #expect(row.value(of: "o") == nil && row.value(of: "z") == nil && row.value(of: "q") == nil)
    }

    @Test func shards() {
        #expect(Shard("0/2") == nil && Shard("3/2") == nil && Shard("1") == nil && Shard("a/b") == nil)
        let shards = (1...3).compactMap { Shard("\($0)/3") }
        // Each row is in one part, and the parts are as long as each other but for one row.
        for row in 1...10 { #expect(shards.filter { $0.contains(row: row) }.count == 1) }
        #expect(
            shards.map { shard in (1...10).filter { shard.contains(row: $0) } } == [
                [1, 4, 7, 10], [2, 5, 8], [3, 6, 9],
            ])
    }
}
