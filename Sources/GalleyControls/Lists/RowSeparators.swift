import GalleyEngine
import GalleyGraph
import GalleyViews

/// The lines at a row's edges. They change no frame.
struct RowLines {
    struct Line {
        var paint: StylePaint
        /// Whether the line goes from edge to edge.
        var isWhole: Bool
    }

    var top, bottom: Line?
    /// In points.
    var thickness: CGFloat
    /// How far a row's content lies inside of the row.
    var inset: WidthMargin
    /// Whether lines end at the row's trailing edge, not where its content does.
    var reachesEdge: Bool
}

/// Draws the lines at a row's edges: from its first text, or where its guide says, to where its list's style has them end.
struct RowSeparators: PrimitiveModifier {
    let lines: RowLines

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let mark = builder.pendingCount
        Base._build(content, into: builder)
        for (line, isTop) in [(modifier.lines.top, true), (modifier.lines.bottom, false)] {
            guard let line else { continue }
            let work = SeparatorWork(
                isTop: isTop, isWhole: line.isWhole, thickness: modifier.lines.thickness, inset: modifier.lines.inset,
                reachesEdge: modifier.lines.reachesEdge,
                leading: builder.tree.key(.listRowSeparatorLeading),
                trailing: builder.tree.key(.listRowSeparatorTrailing))
            for index in mark..<builder.pendingCount {
                let drawn = builder.elements {
                    builder.push(builder.tree.addFlexible(), NodeItem("Separator", FillContent(line.paint)))
                }
                let node = builder.tree.addLayer(
                    .overlay, primary: builder.pendingNode(index), secondary: drawn[0], .horizontalCenter,
                    .verticalCenter)
                builder.replacePending(index, by: node, NodeItem("overlay", DeferredContent(work)))
            }
        }
    }
}

/// Puts a line where it belongs once the row is laid out.
private struct SeparatorWork: DeferredWork {
    let isTop, isWhole: Bool
    let thickness: CGFloat
    let inset: WidthMargin
    let reachesEdge: Bool
    let leading, trailing: GuideKey

    func reposition(_ node: Int, in tree: ViewTree) {
        let pass = tree.pass
        let children = pass.children(of: node)
        guard children.count == 2 else { return }
        let (row, line) = (children.lowerBound, children.lowerBound + 1)
        let size = CGSize(pass.size(of: node))
        let isMirrored = pass.isRightToLeft(node)
        let start = isWhole ? 0 : start(of: row, size, in: tree, isMirrored: isMirrored)
        let end = isWhole ? size.width : end(of: row, size, in: tree)
        let width = max(end - start, 0)
        let place = CGPoint(x: isMirrored ? size.width - end : start, y: isTop ? 0 : size.height - thickness)
        pass.move(line, to: place.engine, proposal: ProposedViewSize(width: width, height: thickness).engine)
    }

    /// The guide's place where a view in the row has one, from the row's leading edge.
    private func guide(_ key: GuideKey, of row: Int, in tree: ViewTree) -> CGFloat? {
        let pass = tree.pass
        let place = CGFloat(pass.guide(row, key, pass.proposal(of: row), pass.size(of: row)))
        return place == HorizontalAlignment.nowhere ? nil : place
    }

    private func start(of row: Int, _ size: CGSize, in tree: ViewTree, isMirrored: Bool) -> CGFloat {
        if let own = guide(leading, of: row, in: tree) { return own }
        guard let (text, offset) = tree.firstText(in: row) else { return min(inset.margin(size.width), size.width) }
        let width = CGSize(tree.pass.size(of: text)).width
        return isMirrored ? size.width - offset.x - width : offset.x
    }

    private func end(of row: Int, _ size: CGSize, in tree: ViewTree) -> CGFloat {
        guide(trailing, of: row, in: tree) ?? size.width - (reachesEdge ? 0 : inset.margin(size.width))
    }
}

extension ViewTree {
    /// The first text inside a node, and where it lies in the node's space.
    fileprivate func firstText(in node: Int) -> (node: Int, offset: CGPoint)? {
        var open = [(node, CGPoint.zero)]
        while let (next, place) = open.popLast() {
            if item(next)?.content?.medium == .text { return (next, place) }
            for child in pass.children(of: next).reversed() where !pass.isExcluded(child) {
                let own = CGPoint(pass.origin(of: child))
                open.append((child, CGPoint(x: place.x + own.x, y: place.y + own.y)))
            }
        }
        return nil
    }
}
