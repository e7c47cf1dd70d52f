import Foundation
import GalleyProtocol

/// The changes of the source that mend what `galley lint` finds, where a modifier more is all that it takes.
struct LintEdits {
    private let file: ShownFile

    init(_ file: ShownFile) { self.file = file }

    /// What the remedies begin with, and the modifier that they come to.
    private static let remedies = [
        ("layoutPriority(1) on the text", "layoutPriority(1)"), ("layoutPriority(1) gives it", "layoutPriority(1)"),
        ("a higher lineLimit, or minimumScaleFactor(0.8)", "minimumScaleFactor(0.8)"),
        ("fixedSize(horizontal: false, vertical: true) lets it", "fixedSize(horizontal: false, vertical: true)"),
    ]

    /// One insertion behind the view's other modifiers; nil where that would not do, or where it is not sure which view of the source is meant.
    func edits(for entry: FindingList.Entry) -> [ToolMessage.Edit]? {
        guard entry.isExact, let place = entry.place, let fix = entry.finding.fix,
            let modifier = Self.remedies.first(where: { fix.hasPrefix($0.0) })?.1,
            let view = entry.finding.path.last, let text = view.written ?? view.label,
            let module = file.module, let source = module.file(at: place.file)
        else { return nil }
        let change = WhatIf.Modifier(text: modifier, isRemoved: false, subject: .text(text))
        let answer = try? module.modified(
            source.content, change, change.subject.argument(shown: []), file.installation, file.readingLimits)
        guard let answer, answer.found == 1, let changed = answer.text else { return nil }
        return insertion(of: ".\(modifier)", from: Array(source.content), to: Array(changed.utf8), place).map { [$0] }
    }

    private func insertion(
        of text: String, from old: [UInt8], to new: [UInt8], _ place: SourcePlaces.Place
    ) -> ToolMessage.Edit? {
        var start = 0
        while start < old.count, old[start] == new[start] { start += 1 }
        // What follows may begin as the insertion does: `.a` before `.b`.
        let bytes = Array(text.utf8)
        while start > 0, Array(new[start..<min(start + bytes.count, new.count)]) != bytes { start -= 1 }
        guard old.count + bytes.count == new.count, old[..<start].elementsEqual(new[..<start]),
            old[start...].elementsEqual(new[(start + bytes.count)...])
        else { return nil }
        let lines = old[..<start].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let last = lines.last, lines.count >= place.line else { return nil }
        let there = ToolMessage.Place(
            file: place.file, line: lines.count, column: last.count + 1, endLine: lines.count,
            endColumn: last.count + 1)
        return ToolMessage.Edit(place: there, text: text)
    }
}
