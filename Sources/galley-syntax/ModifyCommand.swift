import Foundation
import SwiftParser
import SwiftSyntax

/// A file with a modifier added to views, or taken from them, for `--modify with|without MODIFIER SUBJECT FILE`.
///
/// What is added comes after all the views' modifiers, as an edit would put it there; what is taken is the outermost of its name.
struct ModifiedSource: Encodable {
    /// The changed text; nil where there is no such view, or none has such a modifier.
    var text: String?
    /// How many views there are of the subject.
    var found = 0
    /// The modifiers that they have, where the one that is to be taken is none of them.
    var modifiers: [String] = []
    /// The lines of texts that are not written as they are shown, where the subject may be one of them and it cannot be told which.
    var candidates: [Int] = []

    init(_ source: String, _ modifier: String, isRemoved: Bool, subject: ModifiedSubject) {
        let tree = Parser.parse(source: source)
        let finder = WrittenViews(SourceLocationConverter(fileName: "", tree: tree))
        finder.walk(tree)
        let found = subject.views(in: finder.views)
        if case .several(let lines) = found { candidates = lines }
        guard case .some(let views) = found else { return }
        self.found = views.count
        var edits: [(range: Range<Int>, text: String)] = []
        for view in views {
            if !isRemoved {
                edits.append((view.end..<view.end, ".\(modifier)"))
            } else if let range = view.modifiers.last(where: { $0.name == modifier })?.range {
                edits.append((range, ""))
            }
        }
        guard !edits.isEmpty else {
            modifiers = Array(Set(views.flatMap { $0.modifiers.map(\.name) })).sorted()
            return
        }
        // From the end on, so that what comes before stays where it is.
        var bytes = Array(source.utf8)
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Reads the arguments; nil where they make no sense, or the file cannot be read.
    init?(_ arguments: [String]) {
        guard arguments.count == 4, ["with", "without"].contains(arguments[0]),
            let subject = ModifiedSubject(arguments[2]), let text = source(arguments[3])
        else { return nil }
        self.init(text, arguments[1], isRemoved: arguments[0] == "without", subject: subject)
    }
}

/// Which views a change is about: `text:Total`, `shown:Total` where a view shows that text, `line:12` or `kind:VStack`.
enum ModifiedSubject {
    case text(String, isShown: Bool)
    case line(Int), kind(String)

    init?(_ argument: String) {
        let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "text", "shown": self = .text(parts[1], isShown: parts[0] == "shown")
        case "kind": self = .kind(parts[1])
        case "line":
            guard let line = Int(parts[1]) else { return nil }
            self = .line(line)
        default: return nil
        }
    }

    enum Found {
        case none
        case some([WrittenViews.View])
        case several([Int])
    }

    func views(in all: [WrittenViews.View]) -> Found {
        switch self {
        case .kind(let kind): return some(all.filter { $0.kind == kind })
        case .line(let line):
            // The view that begins there, or the innermost whose modifier stands there.
            let first = all.filter { $0.lines.lowerBound == line }
            if !first.isEmpty { return some([first[0]]) }
            let around = all.filter { view in view.modifiers.contains { $0.line == line } }
            return some(around.max { $0.start < $1.start }.map { [$0] } ?? [])
        case .text(let text, let isShown):
            let written = all.filter { view in view.texts.contains { $0.matches(text) } }
            if !written.isEmpty { return some(written) }
            let named = all.filter { $0.identifiers.contains(text) }
            if !named.isEmpty { return some(named) }
            // A text that a variable holds: known where there is one such text alone.
            let open = isShown ? all.filter(\.hasOpenText) : []
            return open.count > 1 ? .several(open.map(\.lines.lowerBound)) : some(open)
        }
    }

    private func some(_ views: [WrittenViews.View]) -> Found { views.isEmpty ? .none : .some(views) }
}
