import Foundation
import GalleyProtocol

/// A change that `galley explain --what-if` tries out.
enum WhatIf {
    case room(HostRequest.Room)
    case modifier(Modifier)

    /// A modifier that is added to views, or taken from them.
    struct Modifier {
        /// `layoutPriority(1)`, or the name of one to leave out.
        var text: String
        var isRemoved: Bool
        var subject: Subject
    }

    /// What the changed views are known by.
    enum Subject: Equatable {
        /// A text, symbol or asset that they are written with, or what `accessibilityIdentifier` calls them.
        case text(String)
        /// A line of a file; of the only one, where none is named.
        case line(Int, file: String?)
        /// The name of their type.
        case kind(String)

        /// `"Total"`, `L12`, `:12`, `Card.swift:12` or `VStack`.
        init?(_ argument: String) {
            if argument.count > 2, argument.hasPrefix("\""), argument.hasSuffix("\"") {
                self = .text(String(argument.dropFirst().dropLast()))
                return
            }
            if argument.hasPrefix("L"), let line = Int(argument.dropFirst()), line > 0 {
                self = .line(line, file: nil)
                return
            }
            let parts = argument.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            if parts.count == 2, let line = Int(parts[1]), line > 0 {
                self = .line(line, file: parts[0].isEmpty ? nil : parts[0])
                return
            }
            guard argument.first?.isUppercase ?? false, argument.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
            else { return nil }
            self = .kind(argument)
        }

        /// As `galley-syntax --modify` takes it.
        /// - Parameter shown: The texts that views show.
        func argument(shown: Set<String>) -> String {
            switch self {
            case .text(let text): shown.contains(text) ? "shown:\(text)" : "text:\(text)"
            case .line(let line, _): "line:\(line)"
            case .kind(let kind): "kind:\(kind)"
            }
        }

        /// As a message has it.
        var name: String {
            switch self {
            case .text(let text): "\"\(text)\""
            case .line(let line, let file): file.map { "\($0):\(line)" } ?? "L\(line)"
            case .kind(let kind): kind
            }
        }
    }

    init?(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("size=") {
            guard let room = HostRequest.Room(argument: String(text.dropFirst(5))) else { return nil }
            self = .room(room)
            return
        }
        guard let range = text.range(of: " on ", options: .backwards) else { return nil }
        guard let subject = Subject(text[range.upperBound...].trimmingCharacters(in: .whitespaces)) else { return nil }
        var change = text[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
        let isRemoved = change.hasPrefix("without ")
        if isRemoved { change = String(change.dropFirst("without ".count)) }
        if change.hasPrefix(".") { change.removeFirst() }
        guard !change.isEmpty else { return nil }
        self = .modifier(Modifier(text: change, isRemoved: isRemoved, subject: subject))
    }
}

extension HostRequest.Room {
    /// `ideal`, `390x844`, or one length and the other open: `390x`, `x844`.
    init?(argument: String) {
        if let size = CanvasSize(argument: argument) {
            self = size.room
        } else if argument.hasSuffix("x"), let width = HostSize.length(argument.dropLast()) {
            self = .width(width)
        } else if argument.hasPrefix("x"), let height = HostSize.length(argument.dropFirst()) {
            self = .height(height)
        } else {
            return nil
        }
    }
}

extension SourceSet {
    /// What `galley-syntax --modify` says of a file.
    struct Modified: Decodable {
        var text: String?
        var found: Int
        var modifiers: [String]
        var candidates: [Int]
    }

    /// The files with a modifier added or left out.
    ///
    /// - Parameter shown: The texts that views show: one that is not written as it is shown may be held by a variable.
    /// - Throws: A failure where the change's subject is in none of them, or has no such modifier.
    func changed(
        by change: WhatIf.Modifier, shown: Set<String>, installation: Installation, limits: Subprocess.Limits
    ) throws -> SourceSet {
        var answers: [(name: String, answer: Modified)] = []
        for index in try places(of: change.subject) {
            let answer = try modified(
                files[index].content, change, change.subject.argument(shown: shown), installation, limits)
            guard let text = answer.text else {
                answers.append((files[index].path, answer))
                continue
            }
            var copy = self
            copy.files[index].replaceContent(by: text)
            return copy
        }
        throw Failure(ExitStatus.source, refusal(of: change, answers))
    }

    /// The files in which a subject can be.
    private func places(of subject: WhatIf.Subject) throws -> [Int] {
        guard case .line(let line, let file) = subject else { return Array(files.indices) }
        guard let file else {
            guard files.count == 1 else {
                throw Failure(
                    ExitStatus.usage,
                    "\(name) has \(files.count) files: say which one's line, as in 'Card.swift:\(line)'")
            }
            return [0]
        }
        let places = files.indices.filter { files[$0].path == file || files[$0].path.hasSuffix("/\(file)") }
        if places.isEmpty { throw Failure(ExitStatus.usage, "there is no file '\(file)' in \(name)") }
        return places
    }

    /// A file's text with a change; without a text where the subject is not in it.
    func modified(
        _ content: Data, _ change: WhatIf.Modifier, _ subject: String, _ installation: Installation,
        _ limits: Subprocess.Limits
    ) throws -> Modified {
        let (ending, output) = try Subprocess.run(
            installation.syntax,
            ["--modify", change.isRemoved ? "without" : "with", change.text, subject, "-"],
            input: content, limits: limits)
        if let failure = Failure.syntax(ending, output, reading: name, limits: limits) { throw failure }
        guard ending.isSuccess, let answer = try? JSONDecoder().decode(Modified.self, from: output) else {
            throw Failure(ExitStatus.unavailable, "cannot change \(name): '\(installation.syntax)' failed")
        }
        return answer
    }

    private func refusal(of change: WhatIf.Modifier, _ answers: [(name: String, answer: Modified)]) -> String {
        let subject = change.subject.name
        if answers.contains(where: { $0.answer.found > 0 }) {
            let modifiers = Set(answers.flatMap(\.answer.modifiers)).sorted()
            let list = modifiers.isEmpty ? "it has none" : "it has \(modifiers.joined(separator: ", "))"
            return "the view \(subject) in \(name) has no modifier '\(change.text)': \(list)"
        }
        let lines = answers.flatMap { entry in entry.answer.candidates.map { "\(entry.name):\($0)" } }
        if !lines.isEmpty {
            let example = "'\(change.isRemoved ? "without " : "")\(change.text) on \(lines[0])'"
            return
                "no view in \(name) is written with \(subject); a variable may hold it in \(lines.joined(separator: ", ")): "
                + "name the line, as in \(example)"
        }
        if case .text = change.subject {
            return
                "no view in \(name) is written with \(subject), or has it for an accessibilityIdentifier; a line ('L12') or a type ('VStack') can be named, too"
        }
        return "there is no view \(subject) in \(name)"
    }
}
