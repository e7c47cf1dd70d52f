import ArgumentParser
import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// What commands refuse before they draw or write anything, in which words and with which status: docs/batch.md,
/// docs/explain.md and docs/cli.md.
@Suite("What commands refuse at first")
struct CommandInputTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder(["a.csv": "name,age\nx,1\n", "rows": "name,age\n", "A.swift": "let a = 1\n"])
    }

    private static let plain = Result { try BatchCommand.parse(["A.swift", "--stdin"]) }

    /// What a batch fails with that reads a file of rows.
    private func batch(_ data: String, _ change: (inout BatchCommand) -> Void = { _ in }) throws -> String {
        var batch = try Self.plain.get()
        (batch.isFilter, batch.options.data, batch.output) = (false, folder[data], ["out/{name}.png"])
        change(&batch)
        return folder.plain(failure { try batch.run() })
    }

    @Test("Rows of no known kind, and those that are not there") func rows() throws {
        #expect(
            try batch("rows")
                == "64 'FOLDER/rows' ends neither in .csv, .tsv, .json nor .jsonl; say with --rows what its rows are")
        #expect(
            try batch("rows.PARQUET")
                == "64 Parquet comes by a pipe: Examples/Distributed/parquet_rows.py 'FOLDER/rows.PARQUET' | galley batch … "
                + "--stdin (docs/batch.md)")
        for name in ["none.csv", "none.TSV", "none.json", "none.jsonl", "none.ndjson"] {
            #expect(try batch(name) == "66 cannot read 'FOLDER/\(name)': No such file or directory", "\(name)")
        }
        #expect(try batch("none") { $0.rowFormat = .csv } == "66 cannot read 'FOLDER/none': No such file or directory")
        #expect(
            try batch("none.parquet") { $0.rowFormat = .jsonl }
                == "66 cannot read 'FOLDER/none.parquet': No such file or directory")
    }

    @Test("Columns that rows have not") func columns() throws {
        func told(_ column: String) -> String { "64 there is no column '\(column)'; there are name, age" }
        #expect(try batch("a.csv") { $0.output = ["out/{size}.png"] } == told("size"))
        #expect(try batch("a.csv") { $0.output = ["out/{name}.png", "out/{names:3}.svg"] } == told("names"))
        #expect(try batch("a.csv") { $0.document.title = "Of {title}" } == told("title"))
        #expect(
            try batch("rows") { ($0.rowFormat, $0.output) = (.csv, ["out/{row}-{other}.png"]) } == told("other"))
    }

    @Test("Files whose endings say nothing of what to draw") func endings() throws {
        for name in ["out/{name}", "out/{name}.txt", "out/{name}.mp4", "out/{row}png"] {
            let message = try batch("a.csv") { $0.output = [name] }
            #expect(
                message.hasPrefix("64 '\(name)' ends in none of ")
                    && message.hasSuffix("; the ending says what to draw"))
        }
        #expect(
            try batch("a.csv") { $0.output = ["out/{name}.png", "b{row}"] }.hasPrefix("64 'b{row}' ends in none of "))
        #expect(
            try batch("none.csv") { $0.output = ["a{row}.PNG", "b{row}.Svg"] }.hasPrefix("66 "),
            "capitals do not matter")
    }

    @Test("An explanation that is not there, and one that is none") func differences() throws {
        var explain = try ExplainCommand.parse(["A.swift"])
        explain.diff = folder["old.json"]
        #expect(folder.plain(failure { try explain.run() }) == "66 there is no file 'FOLDER/old.json' to compare with")
        try folder.write("{\"nodes\": 1}", to: "old.json")
        #expect(
            folder.plain(failure { try explain.run() })
                == "65 'FOLDER/old.json' is no explanation of one view; write one with galley explain --format json")
    }

    @Test("Points and changes are read when the command is") func points() throws {
        let plain = try ExplainCommand.parse(["A.swift"])
        func told(_ change: (inout ExplainCommand) -> Void) -> String {
            var explain = plain
            change(&explain)
            do {
                try explain.validate()
                return "taken"
            } catch { return "\(error)" }
        }
        #expect(told { $0.at = "1" }.contains("'1' is no point; give two numbers, for example 120,300."))
        #expect(told { $0.at = "nan,1" } != "taken" && told { $0.at = " 1 , 2.5" } == "taken")
        #expect(told { $0.whatIf = ["size=3x", "x"] }.contains("'x' is no change; write "))
        #expect(told { ($0.at, $0.find) = ("1,2", "A") }.contains("give either --at or --find"))
        #expect(told { $0.format = .svg }.contains("--format svg is for --curve."))
        #expect(told { ($0.diff, $0.whatIf) = ("o", ["size=3x"]) }.contains("give either --diff or --what-if"))
        #expect(told { ($0.places, $0.format) = (true, .html) }.contains("--places is for --format json"))
    }

    @Test("A template whose files are there in part is not written") func templates() throws {
        var command = try InitCommand.parse(["card", "--quiet"])
        command.folder = folder["new/deep"]
        #expect(failure { try command.run() } == "no failure")
        let names = Cache.names(in: folder["new/deep"]).sorted()
        for name in names.dropFirst() { unlink(folder["new/deep/\(name)"]) }
        #expect(failure { try command.run() }.hasPrefix("64 ") && Cache.names(in: folder["new/deep"]).count == 1)
        #expect(try InitCommand.parse(["tests"]).folder == "." && !InitCommand.parse(["tests"]).quiet)
        #expect(throws: (any Error).self) { try InitCommand.parse(["other"]) }
    }
}
