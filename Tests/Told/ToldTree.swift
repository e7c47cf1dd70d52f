import Foundation
import Galley
import GalleyGraph
import GalleyLive

/// The views of a host in words, for approved answers: a line a view that does not lie exactly where the one around it does, or that
/// says something to a person; what it is, what it says, where it lies, and what can be done with it.
@MainActor package struct ToldTree {
    /// The lines, the outermost view first.
    package private(set) var lines: [String] = []

    /// The views that a host shows.
    package init(_ host: ViewHost) {
        for root in host.viewTree() { tell(root, in: .null) }
    }

    private mutating func tell(_ node: LiveNode, in frame: CGRect) {
        let words = Self.words(of: node)
        if !words.isEmpty || node.role != .container || !Self.lieAlike(node.frame, frame) {
            lines.append(Self.name(of: node) + words + Told.rect(node.frame))
        }
        for child in node.children { tell(child, in: node.frame) }
    }

    private static func lieAlike(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < 0.005 && abs(one.minY - other.minY) < 0.005
            && abs(one.width - other.width) < 0.005 && abs(one.height - other.height) < 0.005
    }

    private static func name(of node: LiveNode) -> String {
        let isTold = node.role == .container || node.kind.lowercased() == node.role.rawValue.lowercased()
        return node.kind + (isTold ? "" : "(\(node.role.rawValue))")
    }

    private static func words(of node: LiveNode) -> String {
        var words = ""
        if let label = node.label {
            words += " \"\(label.replacing("\n", with: "\\n"))\"" + (node.hasGivenName ? "!" : "")
        }
        if let identifier = node.identifier { words += " @\(identifier)" }
        if let value = node.value { words += " = \(value.replacing("\n", with: "\\n"))" }
        if let hint = node.hint { words += " ? \(hint)" }
        if let level = node.headingLevel { words += " h\(level)" }
        if let link = node.link { words += " -> \(link)" }
        if let shortcut = node.shortcut {
            words +=
                " key \(shortcut.modifiers.rawValue):\(shortcut.key.character.unicodeScalars.map { String($0.value, radix: 16) }.joined())"
        }
        if node.sortPriority != 0 { words += " sort \(Told.number(node.sortPriority))" }
        for (holds, word) in [
            (!node.isEnabled, "off"), (node.isSelected, "chosen"), (node.isInteractive, "takes"),
            (node.isHidden, "unsaid"),
            (node.followsFinger, "follows"), (node.isFocusable, "focusable"), (node.updatesFrequently, "often"),
        ] where holds { words += " " + word }
        if let scroll = node.scroll {
            words +=
                " scrolls \(scroll.axes.rawValue)"
                + Told.numbers(scroll.offset.x, scroll.offset.y, scroll.longest.width, scroll.longest.height)
                + (scroll.snaps ? " snaps" : "") + (scroll.showsBars ? "" : " barless")
        }
        if let field = node.field {
            words +=
                " field" + (field.selection.map { " \($0.lowerBound)-\($0.upperBound)" } ?? "")
                + (field.hasLines ? " lines" : "")
        }
        return words
    }
}

extension ViewHost {
    /// The views, and what is drawn of them: two lines, their parts divided by ` | `.
    package var told: String {
        ToldTree(self).lines.joined(separator: " | ") + "\n" + ToldPicture(displayList()).lines.joined(separator: " | ")
    }
}
