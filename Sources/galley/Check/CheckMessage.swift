import Foundation
import GalleyDiagnostics
import GalleyNames
import GalleyProtocol

/// A finding in the words and with the suggestion of Galley's answers.
struct CheckMessage {
    let message: ToolMessage

    /// Nil for what is about no file of the user's.
    init?(_ entry: JudgedFindings.Entry, source: SourceSet) {
        let (found, ruling) = (entry.found, entry.ruling)
        guard let place = Self.place(of: found, in: source) else { return nil }
        let code: MessageCode =
            ruling.name != nil && found.id.isEmpty
            ? (ruling.isMember ? .unknownMember : .unknownName)
            : MessageCode(compiler: found.id, isError: found.severity == .error)
        var message = ToolMessage(ruling.kind, found.severity, code: code.rawValue, found.text, at: place)
        message.compiler = found.id.isEmpty ? nil : found.id
        message.suggestion = Self.suggestion(on: found, ruling, at: place, source)
        let notes = found.notes.compactMap { note in
            note.place.flatMap {
                source.file(at: $0.file) == nil ? nil : ToolMessage.Note(message: note.text, place: $0)
            }
        }
        message.notes = notes.isEmpty ? nil : notes
        self.message = message
    }

    /// The place in a file of the user's; for what stands in a macro's expansion, that of the macro.
    private static func place(of found: CompilerDiagnostic, in source: SourceSet) -> ToolMessage.Place? {
        let places = [found.place] + found.notes.map(\.place)
        guard var place = places.compactMap({ $0 }).first(where: { source.file(at: $0.file) != nil }) else {
            return nil
        }
        if let range = found.ranges.first(where: {
            $0.file == place.file && $0.line == place.line && $0.column == place.column
        }) {
            (place.endLine, place.endColumn) = (range.endLine, range.endColumn)
        }
        return place
    }

    private static func suggestion(
        on found: CompilerDiagnostic, _ ruling: MessageJudge.Ruling, at place: ToolMessage.Place, _ source: SourceSet
    ) -> ToolMessage.Suggestion? {
        if let advice = ruling.advice {
            return .init(
                text: advice,
                edits: labelEdits(advice, at: place, source) ?? (Self.isMisled(found) ? nil : found.fixes))
        }
        if !found.fixes.isEmpty { return .init(text: words(for: found.fixes), edits: found.fixes) }
        if let slip = ruling.slip, let meant = ruling.meant {
            let there = ToolMessage.Place(file: place.file, line: slip.line, column: slip.column)
            return .init(
                text: "nothing here has a member '\(slip.name)'; did you mean '\(meant)'?",
                edits: edits(replacing: slip.name, by: meant, at: there, source))
        }
        if let meant = ruling.meant, let name = ruling.name {
            return .init(text: "did you mean '\(meant)'?", edits: edits(replacing: name, by: meant, at: place, source))
        }
        if let hint = bindingHint(found.text) { return .init(text: hint) }
        let notes = found.notes.filter { !$0.fixes.isEmpty }
        guard let note = notes.first, notes.count == 1 else { return nil }
        return .init(text: note.text, edits: note.fixes)
    }

    /// Whether the compiler's own changes lead away from what is meant.
    private static func isMisled(_ found: CompilerDiagnostic) -> Bool {
        let beginnings = ["extraneous argument label", "missing argument label", "consecutive statements"]
        return found.fixes.isEmpty || beginnings.contains(where: found.text.hasPrefix)
    }

    /// What to do where a binding stands in its value's place; the compiler speaks of what it does not conform to.
    private static func bindingHint(_ text: String) -> String? {
        let isValue =
            text.contains(/requires that 'Binding<.+>' conform to/)
            || text.firstMatch(of: /value of type 'Binding<(.+)>' to expected argument type '(.+)'/).map {
                $0.1 == $0.2
            } ?? false
        guard isValue else { return nil }
        return
            "that is a binding, and its value is wanted: in ForEach($items) and List($items) write { $item in … } and item, elsewhere "
            + "the name without $, or .wrappedValue"
    }

    private static func words(for fixes: [ToolMessage.Edit]) -> String {
        guard let fix = fixes.first, fixes.count == 1 else { return "make the compiler's changes" }
        if fix.text.isEmpty { return "take that out" }
        let isInsertion = fix.place.line == fix.place.endLine && fix.place.column == fix.place.endColumn
        return "\(isInsertion ? "insert" : "write") '\(fix.text)'" + (isInsertion ? "" : " there")
    }

    /// The change of a label behind a place, where it stands there once.
    private static func labelEdits(_ advice: String, at place: ToolMessage.Place, _ source: SourceSet)
        -> [ToolMessage.Edit]?
    {
        guard let match = advice.wholeMatch(of: /write '(\w+:)' in place of '(\w+:)'/), let column = place.column,
            let rest = source.file(at: place.file)?.rest(line: place.line, column: column),
            let label = rest.firstRange(of: match.2), rest.ranges(of: match.2).count == 1
        else { return nil }
        var there = place
        there.column = column + rest[..<label.lowerBound].utf8.count
        return edits(replacing: String(match.2), by: String(match.1), at: there, source)
    }

    /// The change of a name that stands at a place; nil where another stands there.
    private static func edits(
        replacing name: String, by meant: String, at place: ToolMessage.Place, _ source: SourceSet
    ) -> [ToolMessage.Edit]? {
        let lines = source.file(at: place.file)?.lines
        guard let column = place.column, let lines, lines.indices.contains(place.line - 1) else { return nil }
        let bytes = Array(lines[place.line - 1].utf8)
        let wanted = Array(name.utf8)
        // A member's message points at the dot, or at its name.
        for start in [column - 1, column] where start >= 0 && start + wanted.count <= bytes.count {
            guard Array(bytes[start..<start + wanted.count]) == wanted else { continue }
            let range = ToolMessage.Place(
                file: place.file, line: place.line, column: start + 1, endLine: place.line,
                endColumn: start + 1 + wanted.count)
            return [ToolMessage.Edit(place: range, text: meant)]
        }
        return nil
    }
}
