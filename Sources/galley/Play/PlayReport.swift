import Foundation
import GalleyProcesses
import GalleyProtocol

/// Tells what came of a script's steps: as text, each as it comes, or all as JSON.
struct PlayReport {
    let isJSON: Bool
    let isQuiet: Bool

    /// Tells a step's answer.
    func add(_ answer: PlayAnswer) throws {
        guard !isJSON, !isQuiet || answer.tree != nil || answer.explanation != nil else { return }
        try StandardOutput.write(PlayAnswerText(answer).text)
    }

    /// Tells how it ended.
    func finish(_ played: PlayRun.Played) throws {
        if isJSON {
            let json = try JSONEncoder.galley().encode(Output(played))
            try StandardOutput.write(String(decoding: json, as: UTF8.self) + "\n")
        }
        for message in played.messages { complain("galley: \(message.message)") }
    }

    private struct Output: Encodable {
        var messages: [ToolMessage]
        var steps: [PlayAnswer]

        init(_ played: PlayRun.Played) { (messages, steps) = (played.messages, played.answers) }
    }
}

extension PlayRun.Played {
    /// What has failed.
    var messages: [ToolMessage] {
        var messages = answers.compactMap { answer -> ToolMessage? in
            guard let failure = answer.failure else { return nil }
            return ToolMessage(
                .failure, .error, code: failure.code.rawValue,
                "line \(answer.line), \(answer.step): \(failure.message)")
        }
        if let failure {
            let code =
                switch failure.status {
                case ExitStatus.timeout: "timeout"
                case ExitStatus.memory: "memory"
                case ExitStatus.cannotWrite: "cannot-write"
                default: "crash"
                }
            messages.append(ToolMessage(.failure, .error, code: code, failure.message))
        }
        return messages
    }
}

/// A step's answer as people read it.
struct PlayAnswerText {
    private let answer: PlayAnswer

    init(_ answer: PlayAnswer) { self.answer = answer }

    /// So many changes are listed.
    private static let mostChanges = 30

    var text: String {
        var lines = [answer.step.replacing("\n", with: " ")]
        if let message = answer.message { lines.append("  \(message)") }
        if let picture = answer.picture {
            lines.append("  \(picture)" + (answer.pixels.map { ", \($0[0])x\($0[1]) pixels" } ?? ""))
        }
        lines += answer.changes.prefix(Self.mostChanges).map { "  \(Self.text($0))" }
        if answer.changes.count > Self.mostChanges {
            lines.append("  and \(answer.changes.count - Self.mostChanges) changes more")
        }
        if answer.changesPictureOnly { lines.append("  only the picture changes") }
        if let seconds = answer.movesFor {
            lines.append("  moves for \(PlayNumber.text(seconds)) seconds; wait shows the end")
        }
        lines += answer.notes.map { "  note: \($0)" }
        if let failure = answer.failure {
            lines.append("  failed (\(failure.code.rawValue)): \(failure.message)")
            if !failure.candidates.isEmpty { lines.append("  there is:") }
            lines += failure.candidates.map { "    \(Self.text($0))" }
        }
        if let tree = answer.tree {
            lines +=
                tree.isEmpty ? ["  nothing that a person reads or uses"] : tree.flatMap { Self.lines($0, depth: 1) }
        }
        if let explanation = answer.explanation { lines.append(explanation) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(_ element: PlayElement, depth: Int) -> [String] {
        [String(repeating: "  ", count: depth) + text(element)]
            + element.children.flatMap { lines($0, depth: depth + 1) }
    }

    /// `button “Add” id:add disabled 320,110 57x36 Todo.swift:15`
    private static func text(_ element: PlayElement) -> String {
        var words = [element.role == "container" ? element.kind : element.role]
        if !element.label.isEmpty { words.append("“\(oneLine(element.label))”") }
        if let identifier = element.identifier { words.append("id:\(identifier)") }
        if let value = element.value, value != element.label { words.append("= \(quoted(value))") }
        if !element.isEnabled { words.append("disabled") }
        if element.isSelected { words.append("selected") }
        if element.isFocused { words.append("focused") }
        if element.frame.count == 4 {
            let numbers = element.frame.map(PlayNumber.text)
            words.append("at \(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])")
        }
        if element.isOutOfSight { words.append("out of sight") }
        if let place = element.place { words.append(place) }
        return words.joined(separator: " ")
    }

    private static func quoted(_ text: String) -> String { PlayText.quoted(text) }

    private static func text(_ change: PlayChange) -> String {
        let element = change.element
        switch change.kind {
        case .added: return "+ \(oneLine(element.name))" + (element.value.map { " = \(quoted($0))" } ?? "")
        case .removed: return "- \(oneLine(element.name))"
        case .changed:
            guard let before = change.before else { return "~ \(oneLine(element.name))" }
            var parts: [String] = []
            if before.label != element.label {
                parts.append("“\(oneLine(before.label))” → “\(oneLine(element.label))”")
            }
            if before.value != element.value, element.value != element.label {
                parts.append("\(before.value.map(quoted) ?? "no value") → \(element.value.map(quoted) ?? "no value")")
            }
            if before.isEnabled != element.isEnabled { parts.append(element.isEnabled ? "enabled" : "disabled") }
            if before.isSelected != element.isSelected {
                parts.append(element.isSelected ? "selected" : "not selected")
            }
            if before.isFocused != element.isFocused { parts.append(element.isFocused ? "focused" : "not focused") }
            let name = before.label == element.label ? element.name : element.role
            return "~ \(oneLine(name)) \(parts.joined(separator: ", "))"
        }
    }

    private static func oneLine(_ text: String) -> String { text.replacing("\n", with: " ") }
}
