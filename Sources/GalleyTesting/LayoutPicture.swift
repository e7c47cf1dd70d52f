import Foundation
import Galley

/// The layout of a view as a picture of characters: what is drawn, and what can be used, as boxes with their names in them.
enum LayoutPicture {
    /// - Parameter cell: How many points a character is wide and tall.
    static func lines(_ roots: [LiveNode], size: CGSize, cell: CGSize) -> [String] {
        let columns = max(Int((size.width / cell.width).rounded()), 1)
        let rows = max(Int((size.height / cell.height).rounded()), 1)
        var grid = [[Character]](repeating: [Character](repeating: " ", count: columns), count: rows)
        for box in roots.flatMap({ boxes($0) }) { draw(box, cell, in: &grid) }
        return grid.map { row in
            var line = String(row)
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// What is drawn of a view: controls as one, then the texts and pictures that are in none.
    private static func boxes(_ node: LiveNode) -> [LiveNode] {
        switch node.role {
        case .container, .list, .scrollView, .sheet, .alert, .popover:
            var inside = node.children.flatMap(boxes)
            // A modifier's name is that of the one thing in it that has none.
            if let name = node.identifier, inside.count == 1, inside[0].identifier == nil, inside[0].label == nil {
                inside[0].identifier = name
            }
            return inside.isEmpty && node.children.isEmpty && node.frame.width > 0 ? [node] : inside
        default: return [node]
        }
    }

    private static func name(_ node: LiveNode) -> String {
        if let name = node.label ?? node.identifier { return name }
        let texts = node.all.filter { $0.isText }.compactMap(\.label)
        return texts.isEmpty ? node.kind : texts.joined(separator: " ")
    }

    private static func draw(_ node: LiveNode, _ cell: CGSize, in grid: inout [[Character]]) {
        let (rows, columns) = (grid.count, grid[0].count)
        func column(_ x: CGFloat) -> Int { min(max(Int((x / cell.width).rounded()), 0), columns) }
        func row(_ y: CGFloat) -> Int { min(max(Int((y / cell.height).rounded()), 0), rows) }
        let (left, right) = (column(node.frame.minX), max(column(node.frame.maxX), column(node.frame.minX) + 1) - 1)
        let (top, bottom) = (row(node.frame.minY), max(row(node.frame.maxY), row(node.frame.minY) + 1) - 1)
        guard left < columns, top < rows else { return }
        let last = (column: min(right, columns - 1), row: min(bottom, rows - 1))
        for line in top...last.row {
            for place in left...last.column {
                let isEdge = line == top || line == last.row, isSide = place == left || place == last.column
                if top == last.row {
                    grid[line][place] = place == left ? "[" : place == last.column ? "]" : " "
                } else if isEdge || isSide {
                    grid[line][place] = isEdge && isSide ? "+" : isEdge ? "-" : "|"
                } else {
                    grid[line][place] = " "
                }
            }
        }
        let room = max(last.column - left - 1, 0)
        let line = (top + last.row) / 2
        let start = left + 1 + max(room - name(node).count, 0) / 2
        for (index, character) in name(node).prefix(room).enumerated() where start + index < last.column {
            grid[line][start + index] = character.isNewline ? " " : character
        }
    }
}

extension TestedView {
    /// The layout as a picture of characters.
    ///
    /// - Parameter cell: How many points a character is wide and tall.
    public func layoutPicture(cell: CGSize = CGSize(width: 8, height: 16)) -> String {
        LayoutPicture.lines(host.viewTree(), size: size, cell: cell).joined(separator: "\n")
    }

    /// The layout as text: a line for each view, with its frame and what it was offered. What controls and containers are made of has
    /// no lines.
    public var layoutText: String { LayoutLines.lines(host.record).joined(separator: "\n") }

    /// The layout as text with a line for each part, too, as references of earlier versions have it.
    var wholeLayoutText: String { LayoutLines.lines(host.record, all: true).joined(separator: "\n") }

    /// The layout as JSON: the record of `galley layout` without the parts of controls, with sorted keys.
    public var layoutJSON: String { json(of: host.record.folded.root) }

    /// The same with the parts, as earlier versions had it.
    var wholeLayoutJSON: String { json(of: host.record.root) }

    private func json(of root: LayoutRecord.Node) -> String {
        func described(_ node: LayoutRecord.Node) -> [String: Any] {
            var object: [String: Any] = [
                "kind": node.kind,
                "frame": [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map(
                    LayoutLines.number),
            ]
            if let label = node.label { object["label"] = label }
            if !node.children.isEmpty { object["children"] = node.children.map(described) }
            return object
        }
        let data = try? JSONSerialization.data(
            withJSONObject: described(root),
            options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
