import Foundation
import GalleyDiagnostics
import GalleyProcesses
import GalleyProtocol

/// What a command could not do, for programs.
extension ToolMessage {
    /// - Parameters:
    ///   - text: What is told on standard error: what is wrong, and behind the last semicolon the way out. Compilers' messages may follow.
    ///   - status: The exit status.
    init(failure text: String, status: Int32) {
        let (head, blocks) = MessageBlock.blocks(of: text)
        let words = head.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
        let parts = words.contains("\n") ? nil : words.range(of: "; ", options: .backwards)
        let message = parts.map { String(words[..<$0.lowerBound]) } ?? words
        self.init(.failure, .error, code: Self.code(ofStatus: status), message.isEmpty ? text : message)
        // For programs nothing is above.
        let advice = parts.map { words[$0.upperBound...] }
        suggestion = advice.flatMap { $0 == Subprocess.Ending.above ? nil : Suggestion(text: String($0)) }
        let notes = blocks.compactMap { block -> Note? in
            block.kind == .warning ? nil : Note(message: String(block.text), place: block.whole)
        }
        self.notes = notes.isEmpty ? nil : notes
        place = blocks.first { $0.kind == .error }?.whole
    }

    /// The codes of failures, by the exit status of the command.
    static func code(ofStatus status: Int32) -> String {
        switch status {
        case ExitStatus.notDrawn: "not-drawn"
        case ExitStatus.usage: "usage"
        case ExitStatus.source: "does-not-compile"
        case ExitStatus.noInput: "no-input"
        case ExitStatus.unavailable: "unavailable"
        case ExitStatus.crash: "crash"
        case ExitStatus.memory: "memory"
        case ExitStatus.cannotWrite: "cannot-write"
        case ExitStatus.timeout: "timeout"
        default: "failure"
        }
    }
}

extension MessageBlock {
    /// The place, taken apart; nil where it is not a file's.
    fileprivate var whole: ToolMessage.Place? {
        let column = place.split(separator: ":").last.flatMap { Int($0) }
        return line > 0 ? ToolMessage.Place(file: String(file), line: line, column: column) : nil
    }
}

extension GalleyCommand {
    /// Whether a command was asked for JSON, whatever became of it.
    static func asksForJSON(_ arguments: some Sequence<String>) -> Bool {
        let words = Array(arguments.prefix { $0 != "--" })
        return words.contains("--json") || words.contains("--format=json")
            || zip(words, words.dropFirst()).contains { $0.0 == "--format" && $0.1 == "json" }
    }

    /// Writes a failure as the command's answer where that was to be JSON.
    static func answer(_ text: String, status: Int32) {
        guard asksForJSON(CommandLine.arguments.dropFirst()) else { return }
        var message = ToolMessage(failure: text, status: status)
        let words = CommandLine.arguments.dropFirst()
        if status == ExitStatus.source, words.first != CheckCommand.configuration.commandName,
            let path = words.dropFirst().first(where: {
                !$0.hasPrefix("-") && FileManager.default.fileExists(atPath: $0)
            })
        {
            let file = "'\(path.replacing("'", with: "'\\''"))'"
            message.suggestion =
                if message.place?.file == EntryFile.expressionPlace {
                    .init(
                        text: message.notes.flatMap { $0.count > 1 ? $0.last?.message : nil }
                            ?? "galley views lists what --view can make", command: "galley views \(file) --json")
                } else {
                    .init(
                        text: "galley check says whose fault each message is, and what to change",
                        command: "galley check \(file) --json")
                }
        }
        try? StandardOutput.write(MessageAnswer([message]).json)
    }
}
