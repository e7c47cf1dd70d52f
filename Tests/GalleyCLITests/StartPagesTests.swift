import Foundation
import Testing

/// docs/start: what the pages say works, block by block. Swift that begins with a file's name is written to it, other Swift is
/// a file of its own that is checked, `sh` is run, `console` is shown and not run.
@Suite("docs/start", .enabled(if: BuiltTool.isTested))
struct StartPagesTests {
    private static let pages = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../docs/start").standardizedFileURL

    private struct Block {
        var language: String
        var lines: [Substring]

        /// The file that the block is, where its first line says so.
        var file: String? {
            guard let first = lines.first, let match = first.wholeMatch(of: #/(?://|#) ([\w.-]+\.\w+)/#) else {
                return nil
            }
            return String(match.1)
        }
    }

    private static func blocks(of page: String) throws -> [Block] {
        let text = try String(contentsOf: pages.appendingPathComponent(page), encoding: .utf8)
        var blocks: [Block] = []
        var open: Block?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if let block = open { blocks.append(block) }
                open = open == nil ? Block(language: String(line.dropFirst(3)), lines: []) : nil
            } else {
                open?.lines.append(line)
            }
        }
        return blocks
    }

    @Test(
        "Every block of a page works, in its order",
        arguments: ["server", "certificates", "app-team", "layouts", "agents"])
    func page(name: String) throws {
        let folder = try TemporaryFolder()
        let blocks = try Self.blocks(of: "\(name).md")
        #expect(blocks.contains { $0.language == "sh" })
        for block in blocks {
            if let file = block.file {
                try folder.write(block.lines.dropFirst().joined(separator: "\n") + "\n", to: file)
            } else if block.language == "swift" {
                try folder.write(["block/Block.swift": block.lines.joined(separator: "\n") + "\n"])
                let check = try folder.galley("check", "block/Block.swift")
                #expect(check.status == 0, "\(check.text)\(check.errors)")
            } else if block.language == "sh" {
                let path = BuiltTool.folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
                let run = try BuiltTool.runAny(
                    "/bin/bash", ["-ec", block.lines.joined(separator: "\n")], in: folder.url,
                    environment: ["CI": "", "PATH": path])
                #expect(run.status == 0, "\(block.lines.joined(separator: "; ")): \(run.text)\(run.errors)")
            }
        }
    }

    /// What the tutorial says of its drafts is what the tool says of them, and the steps are those of Examples/Tutorial.
    @Test("The tutorial's drafts have the faults that it tells")
    func tutorial() throws {
        let folder = try TemporaryFolder()
        for block in try Self.blocks(of: "layouts" + ".md") {
            if let file = block.file {
                let text = block.lines.dropFirst().joined(separator: "\n") + "\n"
                try folder.write(text, to: file)
                let example = Self.pages.appendingPathComponent("../../Examples/Tutorial/\(file)")
                #expect(try String(contentsOf: example, encoding: .utf8) == text, "\(file)")
            } else if block.language == "console" {
                let command = try #require(block.lines.first).dropFirst("$ galley ".count)
                let file = try #require(command.split(separator: " ").dropFirst().first)
                let told = try folder.galley("check", String(file), "--layout", "Wrap()")
                #expect(told.status == 1)
                #expect(told.text == block.lines.dropFirst().joined(separator: "\n") + "\n", "\(file)")
            }
        }
    }
}
