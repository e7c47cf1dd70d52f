import GalleyEngine
import GalleyLayout
import GalleyLayouts

/// A case at the level of engine nodes: how its tree is built and what its root is offered.
struct EngineCase: Sendable {
    let name: String
    /// Fills a host with about so many nodes and returns the root.
    let build: @Sendable (LayoutHost, Int) -> Int
    var proposals: [Proposal] = [Proposal(390, .nan)]

    static let all = [
        EngineCase(name: "flow", build: { flow($0, $1) }),
        EngineCase(
            name: "nested4", build: { nested($0, fanOut: 4, $1, leaf: { rigid($0, $1) }) }, proposals: stackProposals),
        EngineCase(
            name: "nested10", build: { nested($0, fanOut: 10, $1, leaf: { rigid($0, $1) }) }, proposals: stackProposals),
        EngineCase(
            name: "nested-text", build: { nested($0, fanOut: 4, $1, leaf: { text($0, $1) }) }, proposals: stackProposals
        ),
        EngineCase(name: "grid", build: { grid($0, $1) }),
        EngineCase(name: "page", build: { page($0, $1) }),
        EngineCase(name: "chain", build: { chain($0, $1) }),
    ]

    private static let stackProposals = [Proposal.unspecified, Proposal(390, 844)]

    private static func rigid(_ tree: LayoutTree, _ index: Int) -> Int {
        tree.addRigid(Size(SampleLengths.width(index), SampleLengths.height(index)))
    }

    private static func text(_ tree: LayoutTree, _ index: Int) -> Int {
        tree.addLeaf(TextLikeBox(ideal: SampleLengths.textWidth(index)))
    }

    /// Tags of fixed sizes in the ready-made flow, which is written against the public `Layout` protocol.
    private static func flow(_ host: LayoutHost, _ count: Int) -> Int {
        let tree = host.tree
        tree.reserve(count)
        let first = rigid(tree, 0)
        for index in 1..<max(count - 1, 1) { _ = rigid(tree, index) }
        return tree.addLayout(CustomLayout(FlowLayout(), host: host), first..<tree.nodeCount)
    }

    /// Rows in columns in rows: a complete tree, its leaves last.
    private static func nested(
        _ host: LayoutHost, fanOut: Int, _ count: Int, leaf: (LayoutTree, Int) -> Int
    ) -> Int {
        let tree = host.tree
        let shape = TreeShape(fanOut: fanOut, count: count)
        tree.reserve(count)
        // Children before parents and depth first, as views are built.
        var pending: [Int] = []
        func add(_ node: Int, _ axis: LayoutAxis) {
            let children = shape.children(of: node)
            if children.isEmpty { return pending.append(leaf(tree, node)) }
            let mark = pending.count
            for child in children { add(child, axis.crossed) }
            let stack = tree.addStack(
                axis, alignment: axis == .horizontal ? .verticalCenter : .horizontalCenter, spacing: .nan,
                pending[mark...])
            pending.removeSubrange(mark...)
            pending.append(stack)
        }
        add(0, .vertical)
        return pending[0]
    }

    /// Ten columns of fixed cells.
    private static func grid(_ host: LayoutHost, _ count: Int) -> Int {
        let tree = host.tree
        tree.reserve(count)
        let columns = 10
        let cells = max(count - 1, 1)
        var places: [GridCell] = []
        places.reserveCapacity(cells)
        for index in 0..<cells {
            _ = rigid(tree, index)
            places.append(GridCell(row: index / columns, column: index % columns, span: 1))
        }
        let rowCount = (cells + columns - 1) / columns
        return tree.addGrid(
            .horizontalCenter, .verticalCenter, horizontalSpacing: .nan, verticalSpacing: .nan, 0..<cells,
            cells: places, rows: Array(repeating: GridLineAttributes(), count: max(rowCount, columns)),
            rowCount: rowCount)
    }

    /// A form: sections of rows, each row an icon in a frame, a title over a note, a spacer and a value, padded and with
    /// a background; 13 nodes a row.
    private static func page(_ host: LayoutHost, _ count: Int) -> Int {
        let tree = host.tree
        tree.reserve(count)
        var sections: [Int] = []
        var rows: [Int] = []
        var index = 0
        while tree.nodeCount + 2 < count {
            rows.append(pageRow(tree, index))
            index += 1
            if rows.count == 10 {
                sections.append(tree.addStack(.vertical, alignment: .leading, spacing: 0, rows))
                rows = []
            }
        }
        if !rows.isEmpty { sections.append(tree.addStack(.vertical, alignment: .leading, spacing: 0, rows)) }
        return tree.addStack(.vertical, alignment: .leading, spacing: .nan, sections)
    }

    private static func pageRow(_ tree: LayoutTree, _ index: Int) -> Int {
        let icon = tree.addFrame(
            width: 28, height: 28, .horizontalCenter, .verticalCenter, around: rigid(tree, index))
        let title = tree.addStack(
            .vertical, alignment: .leading, spacing: 2, [text(tree, index), text(tree, index + 1)])
        let spacer = tree.addSpacer(minimum: 8, along: .horizontal)
        let value = tree.addPriority(1, around: rigid(tree, index + 1))
        let row = tree.addStack(
            .horizontal, alignment: .verticalCenter, spacing: .nan, [icon, title, spacer, value])
        let padded = tree.addPadding(top: 8, leading: 16, bottom: 8, trailing: 16, around: row)
        return tree.addLayer(
            .background, primary: padded, secondary: tree.addFlexible(), .horizontalCenter, .verticalCenter)
    }

    /// One fixed leaf in ever more padding, frames and unary stacks.
    private static func chain(_ host: LayoutHost, _ count: Int) -> Int {
        let tree = host.tree
        tree.reserve(count)
        var node = rigid(tree, 0)
        while tree.nodeCount < count {
            switch tree.nodeCount % 4 {
            case 0: node = tree.addStack(.vertical, alignment: .horizontalCenter, spacing: .nan, CollectionOfOne(node))
            case 1: node = tree.addPadding(top: 0.5, leading: 0.5, bottom: 0.5, trailing: 0.5, around: node)
            case 2:
                node = tree.addFlexibleFrame(
                    width: FrameLimits(minimum: 1), height: FrameLimits(minimum: 1), .horizontalCenter,
                    .verticalCenter, around: node)
            default: node = tree.addFixedSize(horizontal: true, vertical: false, around: node)
            }
        }
        return node
    }
}
