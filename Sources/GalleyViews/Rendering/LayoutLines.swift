import GalleyGraph

/// The layout of a view as text, one node a line, so that a difference of two versions is the numbers that changed.
package enum LayoutLines {
    /// A node's type, what it is called, its frame, and what it was offered.
    /// - Parameter all: Whether what controls and containers are made of has lines, too.
    package static func lines(_ record: LayoutRecord, all: Bool = false) -> [String] {
        let record = all ? record : record.folded
        var lines = [
            "size \(number(record.size.width))×\(number(record.size.height)) offered \(offer(record.proposal))"
        ]
        var open: [(LayoutRecord.Node, Int)] = [(record.root, 0)]
        while let (node, depth) = open.popLast() {
            let name = node.label.map { " \"\($0.replacing("\n", with: "\\n"))\"" } ?? ""
            let frame = node.frame
            lines.append(
                String(repeating: "  ", count: depth) + node.kind + name
                    + " at \(number(frame.minX)),\(number(frame.minY)) size \(number(frame.width))×\(number(frame.height))"
                    + " offered \(offer(node.proposal))")
            open.append(contentsOf: node.children.reversed().map { ($0, depth + 1) })
        }
        return lines
    }

    /// The same as a file's text.
    package static func text(_ record: LayoutRecord) -> String { lines(record).joined(separator: "\n") + "\n" }

    private static func offer(_ proposal: ProposedViewSize) -> String {
        "\(proposal.width.map(number) ?? "nil")×\(proposal.height.map(number) ?? "nil")"
    }

    /// A length with at most three digits behind the point, none that say nothing.
    package static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return value > 0 ? "inf" : value < 0 ? "-inf" : "nan" }
        let rounded = (Double(value) * 1000).rounded() / 1000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
        return String(rounded)
    }
}
