import Foundation
import Galley
import GalleySnapshots
import Testing

/// Expects a view to be laid out as a picture of characters shows it, or as text or JSON says.
///
/// What is expected may be indented as a whole; blanks at the ends of lines do not count. It is compared with `layoutPicture(cell:)`
/// where it is neither JSON (a text that begins with a brace) nor a text whose first line begins with `size`.
///
/// - Parameters:
///   - view: The view.
///   - cell: How many points a character of the picture is wide and tall.
///   - expected: The layout.
@MainActor public func expectLayout(
    _ view: TestedView, cell: CGSize = CGSize(width: 8, height: 16), sourceLocation: SourceLocation = #_sourceLocation,
    _ expected: () -> String
) {
    let wanted = trimmed(expected())
    let found: [String]
    switch wanted.first?.first {
    case "{":
        guard trimmed(view.wholeLayoutJSON) != wanted else { return }
        found = trimmed(view.layoutJSON)
    case "s" where wanted[0].hasPrefix("size "):
        guard trimmed(view.wholeLayoutText) != wanted else { return }
        found = trimmed(view.layoutText)
    default: found = trimmed(view.layoutPicture(cell: cell))
    }
    guard found != wanted else { return }
    Issue.record(
        """
        the layout is another one. It is:
        \(found.joined(separator: "\n"))
        What differs (- expected, + found):
        \(LineDifference.lines(wanted, found).joined(separator: "\n"))
        """, sourceLocation: sourceLocation)
}

/// Expects a view to be laid out as a picture of characters shows it, in a window of a size.
@MainActor public func expectLayout<V: View>(
    _ view: V, size: CGSize? = nil, cell: CGSize = CGSize(width: 8, height: 16),
    sourceLocation: SourceLocation = #_sourceLocation, _ expected: () -> String
) {
    expectLayout(host(view, size: size), cell: cell, sourceLocation: sourceLocation, expected)
}

/// The lines without the blank that all begin with, those at their ends, and empty lines around them.
private func trimmed(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        var line = String(line)
        while line.last?.isWhitespace == true { line.removeLast() }
        return line
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }
}
