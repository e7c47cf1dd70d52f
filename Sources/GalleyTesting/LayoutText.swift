import Foundation
import Galley

/// The layout of a view as text, one node a line, so that a difference of two versions is the numbers that changed.
enum LayoutText {
    /// A node's type, what it is called, its frame, and what it was offered.
    static func lines(_ record: LayoutRecord) -> [String] {
        var lines = [
            "size \(number(record.size.width))×\(number(record.size.height)) offered \(offer(record.proposal))"
        ]
        var open: [(LayoutRecord.Node, Int)] = [(record.root, 0)]
        while let (node, depth) = open.popLast() {
            let name = node.label.map { " \"\($0.replacingOccurrences(of: "\n", with: "\\n"))\"" } ?? ""
            let frame = node.frame
            lines.append(
                String(repeating: "  ", count: depth) + node.kind + name
                    + " at \(number(frame.minX)),\(number(frame.minY)) size \(number(frame.width))×\(number(frame.height))"
                    + " offered \(offer(node.proposal))")
            open.append(contentsOf: node.children.reversed().map { ($0, depth + 1) })
        }
        return lines
    }

    private static func offer(_ proposal: ProposedViewSize) -> String {
        "\(proposal.width.map(number) ?? "nil")×\(proposal.height.map(number) ?? "nil")"
    }

    /// A length with at most three digits behind the point, none that say nothing.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return value > 0 ? "inf" : value < 0 ? "-inf" : "nan" }
        let rounded = (Double(value) * 1000).rounded() / 1000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
        return String(rounded)
    }

    /// What differs between two texts, line by line: `-` was, `+` is now.
    static func difference(_ old: [String], _ new: [String], limit: Int = 40) -> [String] {
        var marks: [(line: Int, text: String, isNew: Bool)] = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let line, let text, _): marks.append((line, "- \(text)", false))
            case .insert(let line, let text, _): marks.append((line, "+ \(text)", true))
            }
        }
        marks.sort { $0.line != $1.line ? $0.line < $1.line : !$0.isNew && $1.isNew }
        var lines = marks.prefix(limit).map(\.text)
        if marks.count > limit { lines.append("… \(marks.count - limit) more lines") }
        return lines
    }
}

extension TestedView {
    /// The layout as text: a line for each view, with its frame and what it was offered.
    public var layoutText: String { LayoutText.lines(host.record).joined(separator: "\n") }
}
