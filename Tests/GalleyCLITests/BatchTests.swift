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

    /// An array of JSON is its elements, one a row, and a column's number gets zeros as the row's does.
    @Test func arrays() throws {
        try folder.write(
            "[\n  {\"title\": \"a, ]\", \"width\": 7},\n  {\"title\": \"b\", \"width\": 12}\n]\n", to: "rows.json")
        let output = try folder.galley(
            "batch", "Card.swift", "--data", "rows.json", "-o", "array/{width:3}.png", "--json")
        #expect(output.status == 0, "\(output.errors)")
        #expect(try summary(output).drawn == 2)
        #expect(folder.read("array/007.png") != nil && folder.read("array/012.png") != nil)
        try folder.write("[{\"title\": \"a\"}", to: "open.json")
        let open = try folder.galley("batch", "Card.swift", "--data", "open.json", "-o", "open/{row}.png")
        #expect(open.status == 65 && open.errors.contains("open.json:1: the array has no end"), "\(open.errors)")
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

    /// A name that no file system takes is its row's failure; the rows after it are drawn, however many are in work.
    @Test func namesThatAreTooLong() throws {
        let titles = (1...30).map { $0 % 3 == 0 ? "\($0)" + String(repeating: "n", count: 300) : "t\($0)" }
        try folder.write((["title"] + titles).joined(separator: "\n"), to: "rows.csv")
        for workers in ["1", "4"] {
            let output = try BuiltTool.run(
                "galley",
                [
                    "batch", "Card.swift", "--data", "rows.csv", "-o", "long/{title}.png", "--json", "--restart",
                    "--workers",
                    workers,
                ], in: folder.url)
            #expect(output.status == 65, "\(output.errors)")
            let result = try summary(output)
            #expect(result.drawn == 20 && result.failures.map(\.row) == (1...10).map { $0 * 3 })
            #expect(
                result.failures.allSatisfy {
                    $0.failure?.message.contains("bytes long, and 255 are the most") == true
                })
            #expect(folder.read("long/t29.png") != nil)
        }
        // A place that is taken by something else.
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("long/t1.png"))
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("long/t1.png"), withIntermediateDirectories: true)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("long/t29.png"))
        try folder.write("title\nt1\nt29\n", to: "rows.csv")
        let output = try BuiltTool.run(
            "galley", ["batch", "Card.swift", "--data", "rows.csv", "-o", "long/{title}.png", "--restart"],
            in: folder.url)
        #expect(output.status == 73 && output.errors.contains("row 1: cannot write 'long/t1.png'"), "\(output.errors)")
        #expect(folder.read("long/t29.png") != nil)
    }

    /// The run ends after so many failures, with their status and not by a signal; what is drawn by then stays.
    @Test(arguments: [1, 3, 29])
    func endsAfterTheMostFailures(most: Int) throws {
        try folder.write((["title,width"] + (1...300).map { "t\($0),none" }).joined(separator: "\n"), to: "rows.csv")
        let output = try batch("--most-failures", "\(most)", "--workers", "2", "--restart")
        #expect(output.status == 65, "\(output.errors)")
        let failed = try summary(output).failed
        #expect(failed >= most && failed < 300)
    }

    /// What was drawn before and is not as it was, is drawn again: not only files of another length.
    @Test func damagedPicturesAreDrawnAgain() throws {
        try writeRows(5)
        _ = try batch()
        let whole = try #require(folder.read("out/03.png"))
        var damaged = whole
        damaged[whole.count / 2] ^= 1
        try damaged.write(to: folder.url.appendingPathComponent("out/03.png"))
        let result = try summary(batch())
        #expect(result.drawn == 1 && result.kept == 4)
        #expect(folder.read("out/03.png") == whole)
    }

    /// Why a row has no picture is said as `render` says it.
    @Test func missingPicturesHaveTheirReason() throws {
        try folder.write(
            "import SwiftUI\nstruct Photo: View, Decodable { var name: String; var body: some View { Image(name) } }\n",
            to: "Photo.swift")
        try Data("no picture".utf8).write(to: folder.url.appendingPathComponent("cut.png"))
        try folder.write("name\ncut\n", to: "rows.csv")
        let rendered = try folder.galley("render", "Photo.swift", "--view", #"Photo(name: "cut")"#)
        let warning = try #require(rendered.errors.split(separator: "\n").first { $0.contains("cannot be read") })
        let reason = try #require(warning.range(of: "the image “cut”")).lowerBound
        let output = try BuiltTool.run(
            "galley", ["batch", "Photo.swift", "--data", "rows.csv", "-o", "{name}-row.png"], in: folder.url)
        #expect(output.status == rendered.status && output.status != 0)
        #expect(
            output.errors.contains("galley: warning: \(warning[reason...]) (row 1)\ngalley: row 1: cannot be drawn"),
            "\(output.errors)\n\(rendered.errors)")
    }

    @Test("Each document has its row's title, and the language and the standard that are asked for")
    func documents() throws {
        try writeRows(2)
        func draw(_ more: String...) throws -> BuiltTool.Output {
            let arguments = [
                "batch", "Card.swift", "--data", "rows.csv", "-o", "files/{row}.svg", "-o", "files/{row}.pdf",
            ]
            return try folder.galley(arguments + more)
        }
        let drawn = try draw("--title", "Number {row}: {title}", "--language", "de", "--pdf-standard", "ua-1")
        #expect(drawn.status == 0, "\(drawn.errors)")
        for row in 1...2 {
            let file = String(decoding: try #require(folder.read("files/\(row).svg")), as: UTF8.self)
            #expect(file.contains(">Number \(row): Card, \(row)</title>"), "\(file.prefix(600))")
            #expect(file.contains("lang=\"de\""))
        }
        // What the standard wants is asked of each row's file.
        let untitled = try draw("--language", "de", "--pdf-standard", "ua-1", "--restart")
        #expect(untitled.errors.contains("title"), "\(untitled.errors)")
        let missing = try draw("--title", "{nobody}")
        #expect(missing.status == 64 && missing.errors.contains("there is no column 'nobody'"), "\(missing.errors)")
        let refused = try folder.galley(
            "batch", "Card.swift", "--data", "rows.csv", "-o", "{row}.png", "--pdf-standard", "ua-1")
        #expect(refused.status == 64)
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
