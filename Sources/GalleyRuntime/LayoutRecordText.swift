import Galley

/// A layout's record as one line of JSON; docs/cli.md describes it.
///
/// Written by hand: `JSONEncoder` refuses what lies in more than 512 objects and lists, two of which each view has.
struct LayoutJSON {
    private(set) var text = ""

    init(view: String, variant: String, record: LayoutRecord) {
        text += "{\"view\":\(view.json)"
        if !variant.isEmpty { text += ",\"variant\":\(variant.json)" }
        text += ",\"proposal\":\(Self.pair(record.proposal.width, record.proposal.height))"
        text += ",\"size\":\(Self.pair(record.size.width, record.size.height)),\"root\":"
        write(record.root)
        text += "}"
    }

    private mutating func write(_ node: LayoutRecord.Node) {
        let frame = node.frame
        text += "{\"kind\":\(node.kind.json),\"label\":\(node.label.map(\.json) ?? "null")"
        if node.isPart { text += ",\"isPart\":true" }
        text += ",\"proposal\":\(Self.pair(node.proposal.width, node.proposal.height)),\"frame\":["
        text += [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
            .map { LayoutNumber.json($0) }.joined(separator: ",")
        text += "],\"children\":["
        for (index, child) in node.children.enumerated() {
            if index > 0 { text += "," }
            write(child)
        }
        text += "]}"
    }

    private static func pair(_ width: CGFloat?, _ height: CGFloat?) -> String {
        "[\(LayoutNumber.json(width)),\(LayoutNumber.json(height))]"
    }
}

/// A layout's record as an aligned tree: `HStack  300×200 → 284×100 at (8, 50)`.
struct LayoutRecordText {
    private struct Line {
        var name: String
        var proposal: String
        var size: String
        var origin: String
    }

    private var lines: [Line] = []

    init(record: LayoutRecord) {
        add(record.root, depth: 0)
    }

    /// One line a node, each ended by a newline.
    var text: String {
        let name = lines.map(\.name.count).max() ?? 0
        let proposal = lines.map(\.proposal.count).max() ?? 0
        let size = lines.map(\.size.count).max() ?? 0
        return lines.map { line in
            "\(padded(line.name, name))  \(padded(line.proposal, proposal)) → \(padded(line.size, size)) at \(line.origin)\n"
        }.joined()
    }

    private mutating func add(_ node: LayoutRecord.Node, depth: Int) {
        let label = node.label.map { " \"\(Self.excerpt($0))\"" } ?? ""
        let frame = node.frame
        lines.append(
            Line(
                name: String(repeating: "  ", count: depth) + (node.isPart ? "· " : "") + node.kind + label,
                proposal: LayoutNumber.short(node.proposal.width, node.proposal.height),
                size: LayoutNumber.short(frame.size.width, frame.size.height),
                origin: "(\(LayoutNumber.short(frame.origin.x)), \(LayoutNumber.short(frame.origin.y)))"))
        for child in node.children {
            add(child, depth: depth + 1)
        }
    }

    /// The first characters of a label, on one line.
    private static func excerpt(_ label: String) -> String {
        let line = label.prefix { !$0.isNewline }
        let limit = 24
        if line.count > limit { return line.prefix(limit - 1) + "…" }
        return line.count < label.count ? line + "…" : String(line)
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
