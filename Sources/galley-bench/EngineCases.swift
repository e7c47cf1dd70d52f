import GalleyEngine
import GalleyLayout
import GalleyExtraLayouts

/// A tree of engine nodes and a text of it that can change.
final class EngineTree {
    let host = LayoutHost()
    var someText: TextLikeBox?

    var nodes: LayoutTree { host.tree }

    /// Builds `count` nodes, in the memory of the tree that was here before, and lays them out.
    func layOut(_ engineCase: EngineCase, _ count: Int, _ proposal: Proposal) -> Pass {
        let pass = build(engineCase, count)
        pass.place(root: proposal)
        return pass
    }

    func build(_ engineCase: EngineCase, _ count: Int) -> Pass {
        if host.frozen != nil { host.removeAll() }
        someText = nil
        return host.freeze(root: engineCase.build(self, count))
    }
}

/// A case at the level of engine nodes: how its tree is built and what its root is offered.
struct EngineCase: Sendable {
    let name: String
    /// Fills a tree with about so many nodes and returns the root.
    let build: @Sendable (EngineTree, Int) -> Int
    var proposals: [Proposal] = [Proposal(390, .nan)]
    /// The fan-out, where the tree is complete: then a shallow and a deep one are measured, too.
    var fanOut: Int?

    static let all = [
        EngineCase(name: "flow", build: { flow($0, $1) }),
        EngineCase(
            name: "nested4", build: { nested($0, fanOut: 4, $1) { rigid($0, $1) } }, proposals: stackProposals,
            fanOut: 4),
        EngineCase(
            name: "nested10", build: { nested($0, fanOut: 10, $1) { rigid($0, $1) } }, proposals: stackProposals),
        EngineCase(
            name: "nested-text", build: { nested($0, fanOut: 4, $1, leaf: { text($0, $1) }) }, proposals: stackProposals
        ),
        EngineCase(name: "grid", build: { grid($0, $1) }),
        EngineCase(name: "page", build: { page($0, $1) }),
        EngineCase(name: "chain", build: { chain($0, $1) }),
    ]

    private static let stackProposals = [Proposal.unspecified, Proposal(390, 844)]

    private static func rigid(_ tree: EngineTree, _ index: Int) -> Int {
        tree.nodes.addRigid(Size(SampleLengths.width(index), SampleLengths.height(index)))
    }

    private static func text(_ tree: EngineTree, _ index: Int) -> Int {
        let box = TextLikeBox(ideal: SampleLengths.textWidth(index))
        let node = tree.nodes.addLeaf(box)
        if tree.someText == nil {
            tree.someText = box
            tree.nodes.setTag(0, of: node)
        }
        return node
    }

    /// Tags of fixed sizes in the ready-made flow, which is written against the public `Layout` protocol.
    private static func flow(_ built: EngineTree, _ count: Int) -> Int {
        let tree = built.nodes
        tree.reserve(count)
        let first = rigid(built, 0)
        for index in 1..<max(count - 1, 1) { _ = rigid(built, index) }
        return tree.addLayout(CustomLayout(FlowLayout(), host: built.host), first..<tree.nodeCount)
    }

    /// Rows in columns in rows: a complete tree, its leaves last.
    private static func nested(
        _ built: EngineTree, fanOut: Int, _ count: Int, leaf: (EngineTree, Int) -> Int
    ) -> Int {
        let tree = built.nodes
        let shape = TreeShape(fanOut: fanOut, count: count)
        tree.reserve(count)
        // Children before parents and depth first, as views are built.
        var pending: [Int] = []
        func add(_ node: Int, _ axis: LayoutAxis) {
            let children = shape.children(of: node)
            if children.isEmpty { return pending.append(leaf(built, node)) }
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
    private static func grid(_ built: EngineTree, _ count: Int) -> Int {
        let tree = built.nodes
        tree.reserve(count)
        let columns = 10
        let cells = max(count - 1, 1)
        var places: [GridCell] = []
        places.reserveCapacity(cells)
        for index in 0..<cells {
            _ = rigid(built, index)
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
    private static func page(_ built: EngineTree, _ count: Int) -> Int {
        let tree = built.nodes
        tree.reserve(count)
        var sections: [Int] = []
        var rows: [Int] = []
        var index = 0
        while tree.nodeCount + 2 < count {
            rows.append(pageRow(built, index))
            index += 1
            if rows.count == 10 {
                sections.append(tree.addStack(.vertical, alignment: .leading, spacing: 0, rows))
                rows = []
            }
        }
        if !rows.isEmpty { sections.append(tree.addStack(.vertical, alignment: .leading, spacing: 0, rows)) }
        return tree.addStack(.vertical, alignment: .leading, spacing: .nan, sections)
    }

    private static func pageRow(_ built: EngineTree, _ index: Int) -> Int {
        let tree = built.nodes
        let icon = tree.addFrame(
            width: 28, height: 28, .horizontalCenter, .verticalCenter, around: rigid(built, index))
        let title = tree.addStack(
            .vertical, alignment: .leading, spacing: 2, [text(built, index), text(built, index + 1)])
        let spacer = tree.addSpacer(minimum: 8, along: .horizontal)
        let value = tree.addPriority(1, around: rigid(built, index + 1))
        let row = tree.addStack(
            .horizontal, alignment: .verticalCenter, spacing: .nan, [icon, title, spacer, value])
        let padded = tree.addPadding(top: 8, leading: 16, bottom: 8, trailing: 16, around: row)
        return tree.addLayer(
            .background, primary: padded, secondary: tree.addFlexible(), .horizontalCenter, .verticalCenter)
    }

    /// One fixed leaf in ever more padding, frames and unary stacks.
    private static func chain(_ built: EngineTree, _ count: Int) -> Int {
        let tree = built.nodes
        tree.reserve(count)
        var node = rigid(built, 0)
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
