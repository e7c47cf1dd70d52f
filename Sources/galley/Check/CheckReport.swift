import Foundation
import GalleyDiagnostics
import GalleyProtocol

/// What `galley check` prints.
struct CheckReport {
    /// How the verdict is written.
    enum Format: String, CaseIterable {
        case text, json, sarif, github
    }

    var messages: [ToolMessage]
    /// What was checked, in a few words.
    var summary: String

    func text(_ format: Format) throws -> String {
        switch format {
        case .text: plain
        case .json: try MessageAnswer(messages).json
        case .sarif: try Sarif(tool: "galley check", messages).json
        case .github: messages.map(\.workflowCommand).joined()
        }
    }

    private var plain: String {
        messages.map(\.plain).joined() + "\(counts): \(summary)\n"
    }

    private var counts: String {
        func count(_ one: String, _ many: String, _ isMeant: (ToolMessage) -> Bool) -> String? {
            let count = messages.filter(isMeant).count
            return count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
        }
        let words = [
            count("mistake", "mistakes") { $0.kind == .mistake && $0.severity == .error },
            count("gap", "gaps") { $0.kind == .gap },
            count("name of a missing module", "names of missing modules") { $0.kind == .module },
            count("warning", "warnings") { $0.kind == .mistake && $0.severity == .warning },
            count("finding", "findings") { $0.kind == .finding },
        ].compactMap { $0 }
        return words.isEmpty ? "nothing to say" : words.joined(separator: ", ")
    }

    var hasMistakes: Bool { messages.contains { $0.kind == .mistake && $0.severity == .error } }

    var hasErrors: Bool { messages.contains { $0.severity == .error } }

    /// What the verdict comes to.
    ///
    /// - Parameter isStrict: Whether warnings count.
    func status(isStrict: Bool) -> Int32 {
        func holds(_ kind: ToolMessage.Kind, _ severity: ToolMessage.Severity) -> Bool {
            messages.contains { $0.kind == kind && $0.severity == severity }
        }
        if holds(.mistake, .error) { return ExitStatus.source }
        if holds(.gap, .error) { return ExitStatus.gap }
        if holds(.module, .error) { return ExitStatus.absentModule }
        if messages.contains(where: { $0.kind == .failure }) || holds(.finding, .warning) { return ExitStatus.notDrawn }
        return isStrict && holds(.mistake, .warning) ? ExitStatus.notDrawn : 0
    }
}

extension ToolMessage {
    /// What a person is told of whose it is.
    private var owner: String {
        switch kind {
        case .mistake, .failure: ""
        case .gap: "gap: "
        case .module: "other module: "
        case .finding: ""
        }
    }

    /// As compilers write it, with what helps in lines of their own.
    fileprivate var plain: String {
        func at(_ place: Place?) -> String {
            place.map { "\($0.file):\($0.line):" + ($0.column.map { "\($0):" } ?? "") + " " } ?? ""
        }
        var text = "\(at(place))\(severity.rawValue): \(owner)\(message) [\(code)]\n"
        for note in notes ?? [] { text += "    \(at(note.place))note: \(note.message)\n" }
        if let suggestion {
            text += "    help: \(suggestion.text)\n"
            if let command = suggestion.command { text += "          \(command)\n" }
        }
        return text
    }

    /// One of GitHub's workflow commands.
    fileprivate var workflowCommand: String {
        var fields: [String] = []
        if let place {
            fields += ["file=\(GitHubText.field(place.file))", "line=\(place.line)"]
            if let column = place.column { fields.append("col=\(column)") }
            if let line = place.endLine { fields.append("endLine=\(line)") }
            if let column = place.endColumn { fields.append("endColumn=\(column)") }
        }
        fields.append("title=\(GitHubText.field("galley \(kind.rawValue) \(code)"))")
        let level = severity == .error && kind == .mistake ? "error" : severity == .note ? "notice" : "warning"
        let words = message + (suggestion.map { ". \($0.text)" } ?? "")
        return "::\(level) \(fields.joined(separator: ","))::\(GitHubText.message(words))\n"
    }
}
