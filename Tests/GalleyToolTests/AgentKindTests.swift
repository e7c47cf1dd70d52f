import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// Where each coding agent looks for a guide, and what stands in it: docs/agents.md, “Telling agents”.
@Suite("Guides for agents")
struct AgentKindTests {
    @Test("Where each looks, and the folder that says that it is used") func places() {
        let rows: [(AgentKind, String, String, String?)] = [
            (.claude, "claude", ".claude/skills/galley/SKILL.md", ".claude"),
            (.codex, "codex", ".agents/skills/galley/SKILL.md", ".agents"),
            (.cursor, "cursor", ".cursor/rules/galley.mdc", ".cursor"),
            (.copilot, "copilot", ".github/instructions/galley.instructions.md", ".github/instructions"),
            (.agentsFile, "agents.md", "AGENTS.md", nil),
        ]
        #expect(AgentKind.allCases == rows.map(\.0))
        for (kind, name, path, sign) in rows {
            #expect(kind.rawValue == name && kind.path == path && kind.sign == sign)
            #expect(AgentFiles(folder: "p").path(kind) == "p/\(path)" && AgentFiles(folder: ".").path(kind) == path)
        }
    }

    @Test("A head of the agent's own, the mark, and the guide") func texts() {
        let body = "\(AgentGuide.mark)\n\n# SwiftUI views on Linux\n\n\(AgentGuide.text)\n"
        let named = "---\nname: galley\ndescription: \"\(AgentGuide.description)\"\n---\n\(body)"
        #expect(AgentKind.claude.text == named && AgentKind.codex.text == named)
        #expect(
            AgentKind.cursor.text
                == "---\ndescription: \"\(AgentGuide.description)\"\nglobs: \"**/*.swift\"\nalwaysApply: false\n---\n\(body)"
        )
        #expect(AgentKind.copilot.text == "---\napplyTo: \"**/*.swift\"\n---\n\(body)")
        #expect(
            AgentKind.agentsFile.text
                == "<!-- galley: begin -->\n## SwiftUI views on Linux\n\n\(AgentGuide.text)\n<!-- galley: end -->\n")
        #expect(!AgentGuide.description.contains("\"") && !AgentGuide.description.contains("\n"))
        #expect(!AgentKind.agentsFile.text.contains(AgentGuide.mark))
    }

    @Test("A block that is written again, in the midst of what others have written") func blocks() throws {
        let folder = try ScratchFolder(["AGENTS.md": "a\n<!-- galley: begin -->\nold\n<!-- galley: end --> b\n"])
        let files = AgentFiles(folder: folder.path)
        _ = try files.install(.agentsFile)
        #expect(folder.text(of: "AGENTS.md") == "a\n\(AgentKind.agentsFile.text) b\n", "the line goes on behind it")
        _ = try files.install(.agentsFile)
        #expect(try files.remove(.agentsFile) == folder["AGENTS.md"] && folder.text(of: "AGENTS.md") == "a\n b\n")
        // What is the same is not written again, so that its date stays.
        _ = try files.install(.claude)
        var times = [timeval(tv_sec: 100, tv_usec: 0), timeval(tv_sec: 100, tv_usec: 0)]
        utimes(files.path(.claude), &times)
        _ = try files.install(.claude)
        var status = stat()
        #expect(stat(files.path(.claude), &status) == 0 && status.st_mtim.tv_sec == 100)
        try folder.write("\(AgentGuide.mark)\nold", to: ".claude/skills/galley/SKILL.md")
        _ = try files.install(.claude)
        #expect(folder.text(of: ".claude/skills/galley/SKILL.md") == AgentKind.claude.text)
        #expect(try files.remove(.claude) == files.path(.claude) && Cache.names(in: folder.path) == ["AGENTS.md"])
    }

    @Test("A file that cannot be read, and one that cannot be written") func failures() throws {
        let folder = try ScratchFolder([".agents/skills/galley": "a file"])
        try Data([0xFF]).write(to: URL(fileURLWithPath: folder["AGENTS.md"]))
        let files = AgentFiles(folder: folder.path)
        let unreadable = "66 'FOLDER/AGENTS.md' cannot be read as UTF-8; check its permissions"
        #expect(folder.plain(failure { _ = try files.install(.agentsFile) }) == unreadable)
        #expect(folder.plain(failure { _ = try files.remove(.agentsFile) }) == unreadable)
        let path = "FOLDER/.agents/skills/galley/SKILL.md"
        #expect(folder.plain(failure { _ = try files.install(.codex) }).hasPrefix("73 cannot write '\(path)': "))
        #expect(files.isUsed(.codex) && !files.isUsed(.claude) && files.isUsed(.agentsFile))
        #expect(try files.remove(.cursor) == nil && files.remove(.codex) == nil)
    }

    @Test("The project's folder is there, and is one") func folders() throws {
        let folder = try ScratchFolder(["a": ""])
        var places = try AgentsCommand.Places.parse([])
        #expect(places.folder == "." && places.agents.isEmpty)
        places.folder = folder.path
        #expect(throws: Never.self) { try places.validate() }
        for name in ["a", "none"] {
            places.folder = folder[name]
            #expect(throws: (any Error).self) { try places.validate() }
        }
        let install = try AgentsCommand.Install.parse(["--agent", "claude", "--agent", "agents.md"])
        #expect(install.places.agents == [.claude, .agentsFile] && !install.remove)
        #expect(try AgentsCommand.Install.parse(["--remove"]).remove)
        #expect(throws: (any Error).self) { try AgentsCommand.Remove.parse(["--agent", "other"]) }
    }
}
