import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol

struct AgentsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "agents",
        abstract: "Tell a project's coding agents how to check, draw and explain its views.",
        discussion: """
            Writes a guide where agents look for it: a block in AGENTS.md, and a file for Claude Code (.claude/skills), Codex \
            (.agents/skills), Cursor (.cursor/rules) and GitHub Copilot (.github/instructions), for those whose folder there is. What \
            others have written stays as it is.

            EXAMPLES
              galley agents install
              galley agents install --agent claude --agent cursor
              galley agents remove
              galley agents show >> AGENTS.md
            """,
        subcommands: [Install.self, Remove.self, Show.self])

    /// What `install` and `remove` have in common.
    struct Places: ParsableArguments {
        @Option(
            name: .customLong("agent"),
            help: ArgumentHelp(
                "claude, codex, cursor, copilot or agents.md; can be repeated. Without it AGENTS.md and those whose folder there is.",
                valueName: "NAME"))
        var agents: [AgentKind] = []

        @Option(help: ArgumentHelp("The project's folder.", valueName: "DIR"), completion: .directory)
        var folder = "."

        func validate() throws {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
                throw ValidationError("there is no folder '\(folder)'.")
            }
        }

        var files: AgentFiles { AgentFiles(folder: folder) }
    }

    struct Install: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Write the guides, or write them again.")

        @OptionGroup var places: Places

        @Flag(help: "Take them away instead, as 'galley agents remove'.")
        var remove = false

        func run() throws {
            guard !remove else { return try AgentsCommand.removeGuides(places) }
            let files = places.files
            let kinds = places.agents.isEmpty ? AgentKind.allCases.filter(files.isUsed) : places.agents
            for kind in kinds { try StandardOutput.write(files.install(kind) + "\n") }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Take the guides away.")

        @OptionGroup var places: Places

        func run() throws { try AgentsCommand.removeGuides(places) }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Print the block for AGENTS.md.")

        func run() throws { try StandardOutput.write(AgentKind.agentsFile.text) }
    }

    fileprivate static func removeGuides(_ places: Places) throws {
        for kind in places.agents.isEmpty ? AgentKind.allCases : places.agents {
            if let path = try places.files.remove(kind) { try StandardOutput.write(path + "\n") }
        }
    }
}
