import Foundation
import GalleyApproved
import Testing

/// What commands answer about three small files, in every format, as approved.
@Suite("answers, approved", .enabled(if: BuiltTool.isTested && Approved.isUsualSystem), .serialized)
struct AnswerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(AnswerFiles.all)
    }

    /// The commands, as a shell splits them.
    private static let commands: [[String]] = [
        ["views", "Card.swift"], ["views", "Card.swift", "--json"], ["views", "Slips.swift", "Row.swift"],
        ["layout", "Card.swift"], ["layout", "Card.swift", "--preview", "Another", "--format", "json"],
        ["lint", "Card.swift", "--preview", "A card"],
        ["lint", "Card.swift", "--preview", "A card", "--format", "json"],
        ["lint", "Card.swift", "--preview", "A card", "--format", "sarif"],
        ["lint", "Card.swift", "--format", "junit"], ["lint", "Card.swift", "--format", "github", "--quiet", "notes"],
        ["lint", "Card.swift", "--sizes", "320x500,400x500", "--preview", "Another", "--appearance", "both"],
        ["check", "Slips.swift"], ["check", "Slips.swift", "--format", "json"],
        ["check", "Card.swift", "Slips.swift", "--format", "sarif"], ["check", "Slips.swift", "--format", "github"],
        ["check", "Card.swift", "--lint"], ["explain", "Card.swift", "--view", "Card()"],
        ["explain", "Card.swift", "--view", "Card()", "--at", "20,45"],
        ["explain", "Card.swift", "--view", "Card()", "--find", "More", "--what-if", "size=100x50"],
        ["explain", "Card.swift", "--view", "Card()", "--what-if", "layoutPriority(1) on \"Count: 0\""],
        ["explain", "Card.swift", "--view", "Card()", "--find", "star", "--curve", "width"],
        ["render", "Card.swift", "-o", "out/", "--json", "--appearance", "both"],
        ["render", "Slips.swift", "-o", "out/"], ["build", "Row.swift", "-o", "built"],
        ["build", "Switch.swift", "--ios", "18", "-o", "old"], ["layout", "old"], ["layout", "old", "--ios", "26"],
        ["render", "Card.swift", "-o", "out/a.pdf", "--view", "Card()", "--json"],
        ["play", "Card.swift", "--preview", "A card", "--script", steps],
        ["play", "Card.swift", "--preview", "A card", "--script", steps, "--json"],
        ["snapshots", "Row.swift", "--view", "Row(title: \"A\")"],
        ["snapshots", "Row.swift", "--view", "Row(title: \"A\")", "--format", "json"], ["init", "card", "new"],
        ["init", "tests", "more"],
    ]

    private static let steps =
        "expect \"Count: 0\"; tap \"More\"; tap \"More\"; expect \"Count: 2\"; tree; expect \"None\""

    @Test("Answers") func answers() throws {
        let parts = Self.commands.map { command in
            ApprovedText.Part(command.joined(separator: " ")) {
                let output = try folder.galley(command)
                let text = output.text + output.errors + "[\(output.status)]"
                return text.replacing(folder.url.path, with: "FOLDER")
            }
        }
        let differences = try ApprovedText("answers.txt", parts).differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    /// The first line that a command that makes no sense gives, and its status.
    @Test("Commands that make no sense") func misuse() throws {
        let part = ApprovedText.Part("commands") {
            try AnswerFiles.misuse.map { line in
                let output = try folder.galley(Self.words(line))
                let first = (output.errors + output.text).split(separator: "\n").first ?? ""
                return "\(line): \(first.prefix(300)) [\(output.status)]"
            }.joined(separator: "\n")
        }
        let differences = try ApprovedText("misuse.txt", [part]).differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    @Test("A batch says how many rows were drawn, were there, and failed, and in what time") func batch() throws {
        let command = ["batch", "Row.swift", "--data", "sizes.csv", "-o", "rows/{row}.png"]
        let first = try folder.galley(command).errors
        #expect(first.contains("row 2: sizes.csv:3: 'size' must be a number, and is 'x'\n"), "\(first)")
        #expect(
            first.contains(/galley: 1 rows drawn in [0-9.]+ m?s, [0-9.,]+ a second on [0-9]+ workers, 1 failed\n/),
            "\(first)")
        let second = try folder.galley(command).errors
        #expect(
            second.contains(
                /galley: 0 rows drawn in [^,]+, 0 a second on [0-9]+ workers, 1 were there before, 1 failed\n/),
            "\(second)")
    }

    /// Who adds a syllable means another name: `tinted` is no slip of `tint`.
    @Test("A longer word is no slip of a modifier") func slips() throws {
        try folder.write(
            "import SwiftUI\nstruct A: View { var body: some View { Text(\"A\").tinted(3) } }\n", to: "Longer.swift")
        let text = try folder.galley("check", "Longer.swift").text
        #expect(text.contains("'tinted'") && !text.contains("'tint'"), "\(text)")
    }

    /// Each tool of the MCP server on a line, with what it takes.
    @Test("What the MCP server says of itself") func tools() throws {
        let ask = { (id: Int, method: String) in
            "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":{}}\n"
        }
        try folder.write(
            ask(1, "initialize") + ask(2, "tools/list") + ask(3, "nothing") + ask(4, "tools/call"), to: "asked.jsonl")
        let tool = BuiltTool.folder.appendingPathComponent("galley").path
        let part = ApprovedText.Part("tools") {
            let output = try BuiltTool.runAny("/bin/sh", ["-c", "'\(tool)' mcp < asked.jsonl"], in: folder.url)
            let text = output.text + output.errors + "[\(output.status)]"
            return text.replacing(/"version":"[^"]*"/, with: "\"version\":0")
                .replacing(/[\[}],?\{"description"/) { $0.0.replacing("{", with: "\n{") }
        }
        let differences = try ApprovedText("mcp.txt", [part]).differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    /// A line's words: divided by spaces, but for those between apostrophes.
    private static func words(_ line: String) -> [String] {
        line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
        }
    }
}
