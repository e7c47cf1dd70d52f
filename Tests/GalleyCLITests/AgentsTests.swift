import Foundation
import Testing

/// `galley agents`: guides where agents look for them, and nothing of others' touched.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct AgentsTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func text(_ path: String) -> String? { folder.read(path).map { String(decoding: $0, as: UTF8.self) } }

    private func paths() -> [String] {
        let all = FileManager.default.enumerator(atPath: folder.url.path)?.allObjects as? [String] ?? []
        return all.sorted()
    }

    /// AGENTS.md always, a file for each agent whose folder there is; a second time nothing changes; `remove` leaves what was there.
    @Test func installedAndRemoved() throws {
        try folder.write([
            "AGENTS.md": "# Rules\n\nBe kind.\n", ".claude/settings.json": "{}", ".cursor/rules/own.mdc": "own\n",
        ])
        let before = paths()
        let output = try folder.galley("agents", "install")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text == ".claude/skills/galley/SKILL.md\n.cursor/rules/galley.mdc\nAGENTS.md\n")
        let skill = try #require(text(".claude/skills/galley/SKILL.md"))
        // The open format asks for a name like the folder's and a description of 1024 characters at the most.
        let head = skill.split(separator: "---\n", omittingEmptySubsequences: true).first ?? ""
        // A colon stands in it, which plain words of YAML cannot have.
        #expect(skill.hasPrefix("---\nname: galley\ndescription: \"Check, draw"))
        #expect(head.split(separator: "\n").count == 2 && head.count < 1024)
        #expect(text(".cursor/rules/galley.mdc")?.contains("globs: \"**/*.swift\"\nalwaysApply: false\n---\n") == true)
        let agents = try #require(text("AGENTS.md"))
        #expect(agents.hasPrefix("# Rules\n\nBe kind.\n\n<!-- galley: begin -->\n"))
        #expect(agents.contains("galley check FILE_OR_FOLDER --json"))
        let installed = paths()
        #expect(try folder.galley("agents", "install").status == 0)
        #expect(text("AGENTS.md") == agents && paths() == installed)
        let removed = try folder.galley("agents", "install", "--remove")
        #expect(removed.status == 0 && removed.text.split(separator: "\n").count == 3, "\(removed.errors)")
        #expect(text("AGENTS.md") == "# Rules\n\nBe kind.\n")
        #expect(paths() == before)
        #expect(try folder.galley("agents", "remove").text.isEmpty)
    }

    /// What stands behind the block stays; a file that holds nothing else goes.
    @Test func blocksAmongOthers() throws {
        let block = try folder.galley("agents", "show").text
        try folder.write("A\n\n\(block)\nB\n", to: "AGENTS.md")
        #expect(try folder.galley("agents", "install", "--agent", "agents.md").status == 0)
        #expect(text("AGENTS.md") == "A\n\n\(block)\nB\n")
        #expect(try folder.galley("agents", "remove").status == 0)
        #expect(text("AGENTS.md") == "A\n\n\nB\n")
        try folder.write(block, to: "AGENTS.md")
        #expect(try folder.galley("agents", "remove").status == 0)
        #expect(text("AGENTS.md") == nil)
    }

    @Test func agentsByName() throws {
        let output = try folder.galley("agents", "install", "--agent", "codex", "--agent", "copilot")
        #expect(output.text == ".agents/skills/galley/SKILL.md\n.github/instructions/galley.instructions.md\n")
        #expect(
            text(".github/instructions/galley.instructions.md")?.hasPrefix("---\napplyTo: \"**/*.swift\"\n---\n")
                == true)
        #expect(try folder.galley("agents", "remove").status == 0)
        #expect(paths().isEmpty, "\(paths())")
    }

    /// A file of another's, a block without an end, a folder and an agent that are not there: each says the way out.
    @Test func whatIsNotGalleysStays() throws {
        try folder.write([".claude/skills/galley/SKILL.md": "mine\n"])
        let other = try folder.galley("agents", "install", "--agent", "claude")
        #expect(
            other.status == 64 && other.errors.contains("was not written by galley; move it away"), "\(other.errors)")
        #expect(
            try folder.galley("agents", "remove").text.isEmpty && text(".claude/skills/galley/SKILL.md") == "mine\n")
        try folder.write("<!-- galley: begin -->\n", to: "AGENTS.md")
        let torn = try folder.galley("agents", "remove")
        #expect(torn.status == 64 && torn.errors.contains("without '<!-- galley: end -->'"), "\(torn.errors)")
        #expect(try folder.galley("agents", "install", "--folder", "none").errors.contains("there is no folder 'none'"))
        #expect(try folder.galley("agents", "install", "--agent", "hal").status == 64)
    }
}
