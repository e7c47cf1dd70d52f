import ArgumentParser

/// A coding agent that reads guides in a project's folder, and where it looks for them.
enum AgentKind: String, CaseIterable, ExpressibleByArgument {
    /// Claude Code (its documentation, "Skills").
    case claude
    /// Codex and others that read the open format's folder (agentskills.io).
    case codex
    /// Cursor (its documentation, "Rules").
    case cursor
    /// GitHub Copilot (its documentation, "path-specific custom instructions").
    case copilot
    /// The file that most agents read (the page agents.md on the web): a block in it.
    case agentsFile = "agents.md"

    /// Where the guide goes, in the project's folder.
    var path: String {
        switch self {
        case .claude: ".claude/skills/galley/SKILL.md"
        case .codex: ".agents/skills/galley/SKILL.md"
        case .cursor: ".cursor/rules/galley.mdc"
        case .copilot: ".github/instructions/galley.instructions.md"
        case .agentsFile: "AGENTS.md"
        }
    }

    /// The folder whose presence says that the project uses the agent; nil for the file that all read.
    var sign: String? {
        switch self {
        case .claude: ".claude"
        case .codex: ".agents"
        case .cursor: ".cursor"
        case .copilot: ".github/instructions"
        case .agentsFile: nil
        }
    }

    /// The whole file; the block alone for the file that others write into, too.
    var text: String {
        let head: [String] =
            switch self {
            case .claude, .codex: ["name: galley", "description: \"\(AgentGuide.description)\""]
            case .cursor: ["description: \"\(AgentGuide.description)\"", "globs: \"**/*.swift\"", "alwaysApply: false"]
            case .copilot: ["applyTo: \"**/*.swift\""]
            case .agentsFile: []
            }
        guard !head.isEmpty else {
            return "\(Self.begin)\n## SwiftUI views on Linux\n\n\(AgentGuide.text)\n\(Self.end)\n"
        }
        return
            "---\n\(head.joined(separator: "\n"))\n---\n\(AgentGuide.mark)\n\n# SwiftUI views on Linux\n\n\(AgentGuide.text)\n"
    }

    /// What stands around the block.
    static let begin = "<!-- galley: begin -->"
    static let end = "<!-- galley: end -->"
}
