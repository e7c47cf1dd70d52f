import Foundation
import Testing

/// The help of every command, as swift-argument-parser writes it for tools.
@Suite("help", .enabled(if: BuiltTool.isTested))
struct HelpTests {
    private struct Argument: Decodable {
        struct Name: Decodable { let name: String }

        let kind: String
        let names: [Name]?
        let valueName: String?
        let abstract: String?
        let defaultValue: String?
        let isOptional: Bool
    }

    private struct Command: Decodable {
        let commandName: String
        let abstract: String?
        let arguments: [Argument]?
        let subcommands: [Command]?

        var all: [Command] { [self] + (subcommands ?? []).flatMap(\.all) }
    }

    private struct Dumped: Decodable { let command: Command }

    private func commands() throws -> [Command] {
        let output = try TemporaryFolder().galley("--experimental-dump-help")
        return try JSONDecoder().decode(Dumped.self, from: Data(output.text.utf8)).command.all
    }

    /// A sentence that lost its second part ends without one.
    @Test("What is said of a command or of an option are whole sentences") func sentences() throws {
        let commands = try commands()
        #expect(commands.count > 25)
        for command in commands {
            for argument in command.arguments ?? [] {
                let name = argument.names?.last?.name ?? argument.valueName ?? ""
                guard let abstract = argument.abstract else { continue }
                #expect(abstract.hasSuffix("."), "\(command.commandName) \(name): \(abstract)")
            }
            if let abstract = command.abstract { #expect(abstract.hasSuffix("."), "\(command.commandName)") }
        }
    }

    /// docs/serve.md, docs/server.md, docs/play.md and docs/cli.md; each command's own part of docs/cli.md names them.
    @Test("Options have the values of the documentation where they are left out") func defaults() throws {
        let serving = ["host": "127.0.0.1", "idle-connections": "256"]
        let expected: [String: [String: String]] = [
            "render": ["platform": "ios", "pdf-tags": "--pdf-tags", "bookmarks": "--bookmarks"],
            "build": ["platform": "ios"], "layout": ["platform": "ios", "format": "tree"],
            "explain": ["platform": "ios", "format": "text"], "lint": ["platform": "ios", "format": "text"],
            "snapshots": ["platform": "ios", "format": "text"], "check": ["platform": "ios", "format": "text"],
            "batch": ["platform": "ios", "pdf-tags": "--pdf-tags", "bookmarks": "--bookmarks"],
            "preview": ["platform": "ios", "host": "127.0.0.1"],
            "serve": serving.merging(
                [
                    "platform": "ios", "sessions": "500", "idle": "1800.0", "keep": "180.0", "events": "200",
                    "most-message": "16384", "session-memory": "64", "time-limit": "10.0", "drain": "5.0",
                ], uniquingKeysWith: { $1 }),
            "serve-images": serving.merging(
                [
                    "platform": "ios", "queue": "64", "time-limit": "10.0", "most-pixels": "16777216",
                    "most-nodes": "20000", "most-depth": "500", "most-characters": "20000", "max-age": "3600",
                    "cache-size": "64", "image-time": "3.0", "image-size": "5",
                ], uniquingKeysWith: { $1 }),
            "play": ["platform": "ios", "idle": "1800.0"],
            "mcp": ["picture-bytes": "400000", "timeout": "60.0", "memory": "4096"],
            "lsp": ["timeout": "60.0", "memory": "4096", "pause": "120"], "install": ["folder": "."],
            "remove": ["folder": "."], "init": ["DIR": "."],
            "playground": serving.merging(
                ["queue": "64", "timeout": "10.0", "memory": "1024"], uniquingKeysWith: { $1 }),
            "update": ["timeout": "30.0"],
        ]
        var found: [String: [String: String]] = [:]
        for command in try commands() {
            for argument in command.arguments ?? [] {
                guard let value = argument.defaultValue else { continue }
                let name = argument.names?.last?.name ?? argument.valueName ?? ""
                found[command.commandName, default: [:]][name] = value
            }
        }
        for command in Set(found.keys).union(expected.keys) {
            #expect(found[command] == expected[command], "\(command)")
        }
    }

    /// Flags are off where they are left out, but for those of the test above: an option without a value may always be left out.
    @Test("Every option may be left out, but for those without which a command means nothing") func optional() throws {
        var needed: [String] = []
        for command in try commands() {
            for argument in command.arguments ?? [] where argument.kind != "positional" && !argument.isOptional {
                needed.append("\(command.commandName) --\(argument.names?.last?.name ?? "")")
            }
        }
        #expect(needed.sorted() == ["build --o", "play-session --session"])
    }
}
