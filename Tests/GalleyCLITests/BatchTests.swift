import Foundation
import Testing

/// One picture a row, whatever becomes of single rows and of the run.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct BatchTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Card: View, Decodable {
                var title: String
                var width: CGFloat?
                var trap: String?
                var body: some View {
                    if trap == "crash" { fatalError("planted") }
                    if trap == "hang" { while true {} }
                    return Text(title).frame(width: width)
                }
            }

            """, to: "Card.swift")
    }

    private func writeRows(_ count: Int, traps: [Int: String] = [:]) throws {
        let rows = (1...count).map { "\"Card, \($0)\",\($0),\(traps[$0] ?? "")" }
        try folder.write(([#"title,width,trap"#] + rows).joined(separator: "\r\n"), to: "rows.csv")
    }

    private func batch(_ more: String...) throws -> BuiltTool.Output {
        try BuiltTool.run(
            "galley", ["batch", "Card.swift", "--data", "rows.csv", "-o", "out/{row:2}.png", "--json"] + more,
            in: folder.url)
    }

    private struct Summary: Decodable {
        struct Row: Decodable {
            struct Failure: Decodable {
                var status: Int
                var message: String
            }
            var row: Int
            var failure: Failure?
        }
        var drawn: Int
        var kept: Int
        var failed: Int
        var failures: [Row]
    }

    private func summary(_ output: BuiltTool.Output) throws -> Summary {
        try JSONDecoder().decode(Summary.self, from: Data(output.text.utf8))
    }

    private var pictures: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("out").path)
                .filter { $0 != "galley-batch.jsonl" }.sorted()
        }
    }

    private func names(_ numbers: some Sequence<Int>) -> [String] {
        numbers.map { "\($0 < 10 ? "0" : "")\($0).png" }
    }

    /// A row that crashes and one that takes too long fail alone, with their numbers; all others are drawn once.
    @Test func failingRows() throws {
        try writeRows(12, traps: [5: "crash", 9: "hang"])
        // Not with a time limit that the first compilation would break.
        _ = try folder.galley("render", "Card.swift", "--view", "Text(\"\")", "-o", "x.png")
        let first = try batch("--timeout", "8", "--workers", "2")
        #expect(first.status == 124, "\(first.errors)")
        var result = try summary(first)
        #expect(result.drawn == 10 && result.kept == 0 && result.failures.map(\.row) == [5, 9])
        #expect(result.failures[0].failure?.message.contains("Card.swift:7: Fatal error: planted") == true)
        #expect(first.errors.contains("galley: row 9: its code ran longer than 8 seconds"), "\(first.errors)")
        #expect(try pictures == names([1, 2, 3, 4, 6, 7, 8, 10, 11, 12]))
        // The width is the row's: each picture belongs to its row.
        for number in [1, 7, 12] { #expect(width(names([number])[0]) == number) }
        // Again: nothing is drawn, and the failures are still failures.
        let second = try batch("--timeout", "8")
        result = try summary(second)
        #expect(second.status == 124 && result.drawn == 0 && result.kept == 10 && result.failed == 2)
        // Once the rows are mended, only they are drawn.
        try writeRows(12)
        let third = try batch("--timeout", "8")
        result = try summary(third)
        #expect(third.status == 0 && result.drawn == 2 && result.kept == 10, "\(third.errors)")
    }

    /// The width of a PNG file, which stands in its header.
    private func width(_ name: String) -> Int? {
        folder.read("out/\(name)").map { $0[16..<20].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test func anotherSource() throws {
        try writeRows(3)
        #expect(try batch().status == 0)
        let source = String(decoding: try #require(folder.read("Card.swift")), as: UTF8.self)
        try folder.write(source.replacing("Text(title)", with: "Text(title + title)"), to: "Card.swift")
        let refused = try batch()
        #expect(refused.status == 64 && refused.errors.contains("--restart draws all rows again"), "\(refused.errors)")
        #expect(try summary(batch("--restart")).drawn == 3)
    }

    /// Parts of the rows have manifests of their own, and together they are all rows.
    @Test func shards() throws {
        try writeRows(5)
        #expect(try summary(batch("--shard", "1/2")).drawn == 3)
        #expect(try summary(batch("--shard", "2/2")).drawn == 2)
        #expect(
            try pictures.filter { $0.hasSuffix("png") } == names(1...5)
                && pictures.contains("galley-batch-2-of-2.jsonl"))
    }

    /// Rows of one name are not written over each other, whatever they hold.
    @Test func names() throws {
        try folder.write("title\n../../a\na b\na-b\n", to: "rows.csv")
        let output = try folder.galley("batch", "Card.swift", "--data", "rows.csv", "-o", "out/{title}.svg", "--quiet")
        #expect(output.status == 65 && output.errors.contains("row 3: an earlier row is called 'out/a-b.svg' already"))
        #expect(folder.read("out/a.svg") != nil && folder.read("out/a-b.svg") != nil)
        let missing = try folder.galley("batch", "Card.swift", "--data", "rows.csv", "-o", "out/{name}.svg")
        #expect(missing.status == 64 && missing.errors.contains("there is no column 'name'; there are title"))
    }

    /// A filter answers each row in order, and nothing else is on standard output.
    @Test func filter() throws {
        let rows = (1...9).map { #"{"title":"row \#($0)","trap":"\#($0 == 4 ? "crash" : "")"}"# }
        try folder.write(rows.joined(separator: "\n") + "\n[]\n", to: "rows.jsonl")
        let tool = BuiltTool.folder.appendingPathComponent("galley").path
        let output = try BuiltTool.runAny(
            "/bin/sh", ["-c", "\(tool) batch Card.swift --stdin --quiet -o 'f/{title}.png' < rows.jsonl"],
            in: folder.url)
        let results = try output.text.split(separator: "\n").map {
            try JSONDecoder().decode(Summary.Row.self, from: Data($0.utf8))
        }
        #expect(results.map(\.row) == Array(1...10) && output.status == 70, "\(output.errors)")
        #expect(results.filter { $0.failure != nil }.map(\.row) == [4, 10])
        #expect(folder.read("f/row-9.png") != nil && folder.read("f/row-4.png") == nil)
    }

    /// A run that is killed at any moment goes on where it was: every picture is there once, and whole.
    @Test func killed() throws {
        try writeRows(40)
        for round in 0..<3 {
            let tool = try RunningTool(
                ["batch", "Card.swift", "--data", "rows.csv", "-o", "out/{row:2}.png", "--quiet"], in: folder)
            _ = tool.child(named: "galley-host")
            usleep(UInt32(100_000 + round * 60_000))
            _ = tool.end(by: round == 1 ? SIGTERM : SIGKILL)
        }
        let result = try summary(batch())
        #expect(result.drawn + result.kept == 40 && result.failed == 0)
        #expect(try pictures == names(1...40))
        for name in names(1...40) { #expect(folder.read("out/\(name)")?.suffix(8).starts(with: "IEND".utf8) == true) }
        let notes = String(decoding: try #require(folder.read("out/galley-batch.jsonl")), as: UTF8.self)
        #expect(notes.split(separator: "\n").count == 41)
    }

    @Test func wrongOptions() throws {
        try writeRows(1)
        func status(_ arguments: String...) throws -> Int32 {
            try BuiltTool.run("galley", ["batch", "Card.swift"] + arguments, in: folder.url).status
        }
        #expect(try status("--data", "rows.csv") == 64)
        #expect(try status("-o", "{row}.png") == 64)
        #expect(try status("--data", "rows.csv", "-o", "a.png") == 64)
        #expect(try status("--data", "rows.csv", "-o", "{row}.txt") == 64)
        #expect(try status("--data", "rows.csv", "-o", "{row}.png", "--shard", "3/2") == 64)
        #expect(try status("--data", "none.csv", "-o", "{row}.png") == 66)
        #expect(try status("--data", "Card.swift", "-o", "{row}.png") == 64)
    }
}
