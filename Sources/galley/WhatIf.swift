import Foundation
import GalleyProtocol

/// A change that `galley explain --what-if` tries out.
enum WhatIf {
    case room(HostRequest.Room)
    case modifier(Modifier)

    /// A modifier that is added to the view with a text, or taken from it.
    struct Modifier {
        /// `layoutPriority(1)`, or the name of one to leave out.
        var text: String
        var isRemoved: Bool
        /// The text, symbol or asset in quotes that the view is known by.
        var label: String
    }

    init?(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("size=") {
            guard let room = HostRequest.Room(argument: String(text.dropFirst(5))) else { return nil }
            self = .room(room)
            return
        }
        guard let range = text.range(of: " on ", options: .backwards) else { return nil }
        let label = text[range.upperBound...].trimmingCharacters(in: .whitespaces)
        guard label.count > 2, label.hasPrefix("\""), label.hasSuffix("\"") else { return nil }
        var change = text[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
        let isRemoved = change.hasPrefix("without ")
        if isRemoved { change = String(change.dropFirst("without ".count)) }
        if change.hasPrefix(".") { change.removeFirst() }
        guard !change.isEmpty else { return nil }
        self = .modifier(Modifier(text: change, isRemoved: isRemoved, label: String(label.dropFirst().dropLast())))
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
    /// The files with a modifier added or left out.
    ///
    /// - Throws: A failure where no view in them has the text, or it has no such modifier.
    func changed(by change: WhatIf.Modifier, installation: Installation, limits: Subprocess.Limits) throws -> SourceSet
    {
        struct Answer: Decodable {
            var text: String?
            var found: Int
        }
        var found = 0
        for (index, file) in files.enumerated() {
            let (ending, output) = try Subprocess.run(
                installation.syntax,
                ["--modify", change.isRemoved ? "without" : "with", change.text, change.label, "-"],
                input: file.content, limits: limits)
            if let failure = Failure.syntax(ending, output, reading: name, limits: limits) { throw failure }
            guard ending.isSuccess, let answer = try? JSONDecoder().decode(Answer.self, from: output) else {
                throw Failure(ExitStatus.unavailable, "cannot change \(name): '\(installation.syntax)' failed")
            }
            found += answer.found
            guard let text = answer.text else { continue }
            var copy = self
            copy.files[index].replaceContent(by: text)
            return copy
        }
        throw Failure(
            ExitStatus.source,
            found == 0
                ? "no view in \(name) is written with \"\(change.label)\"; a change needs the view's text as it stands in the source"
                : "the view with \"\(change.label)\" in \(name) has no modifier '\(change.text)'")
    }
}
