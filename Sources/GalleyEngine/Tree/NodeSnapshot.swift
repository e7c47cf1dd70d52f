// What it takes to write a tree down and to build it again, whatever its nodes' rules are.

/// All that a node was built with.
package struct NodeSnapshot {
    package var kind: NodeKind
    package var flags: UInt16
    package var horizontalGuide, verticalGuide: GuideKey
    /// What a leaf says of itself; nil for any other node, of which what is in it tells.
    package var leaf: LeafFacts?
    package var parameters: [UInt64] = []

    package init(kind: NodeKind, flags: UInt16, _ horizontalGuide: GuideKey, _ verticalGuide: GuideKey) {
        self.kind = kind
        self.flags = flags
        self.horizontalGuide = horizontalGuide
        self.verticalGuide = verticalGuide
    }

    /// Whether a node of a kind can be built with these flags.
    package static func areFlags(_ flags: UInt16, of kind: NodeKind) -> Bool {
        NodeFlags(rawValue: flags).isSubset(of: .given(for: kind))
    }
}

/// What a leaf says of itself before it is asked.
package struct LeafFacts {
    var ranges: AxisRanges
    package var priority: Double
    package var spacing: Spacing

    package var width: AxisRange { ranges.width }
    package var height: AxisRange { ranges.height }

    package init(width: AxisRange, height: AxisRange, priority: Double, spacing: Spacing) {
        self.init(AxisRanges(width: width, height: height), priority: priority, spacing: spacing)
    }

    fileprivate init(_ ranges: AxisRanges, priority: Double, spacing: Spacing) {
        self.ranges = ranges
        self.priority = priority
        self.spacing = spacing
    }
}

/// What a node asks of code that the engine does not know.
package enum NodeDelegate {
    case none
    case leaf(LeafDelegate)
    case layout(LayoutDelegate)
    case guideValue(GuideValueDelegate)
}

extension Pass {
    /// What a node was built with.
    package func snapshot(of node: Int) -> NodeSnapshot {
        let record = nodes[node]
        var snapshot = NodeSnapshot(
            kind: record.kind, flags: record.flags.intersection(.given(for: record.kind)).rawValue,
            record.horizontalGuide, record.verticalGuide)
        if record.kind.isLeaf {
            snapshot.leaf = LeafFacts(ranges[node], priority: record.priority, spacing: spacing(of: node))
        }
        if record.kind.payload == .parameters, record.payload >= 0 {
            let count = dispatch(record.kind, WordCount(pass: self, node: node))
            let words = parameters.run(from: Int(record.payload), count: count)
            snapshot.parameters = Array(UnsafeBufferPointer(start: words, count: count))
        }
        return snapshot
    }

    /// The index of a node's delegate in its table; nil where the node has none.
    package func delegateIndex(of node: Int) -> Int? {
        nodes[node].kind.payload == .parameters || nodes[node].payload < 0 ? nil : Int(nodes[node].payload)
    }
}

extension LayoutTree {
    /// Adds a node like the one that was written down; nil where there can be no such node.
    package func add(_ snapshot: NodeSnapshot, _ delegate: NodeDelegate, _ children: some Collection<Int>) -> Int? {
        let guideCount = Int(GuideKey.firstCustom) + customGuides.count
        let isSound = snapshot.parameters.withUnsafeBufferPointer {
            dispatch(snapshot.kind, Acceptance(words: $0, childCount: children.count, guideCount: guideCount))
        }
        guard isSound, snapshot.kind.isLeaf == (snapshot.leaf != nil), let payload = payload(snapshot, delegate) else {
            return nil
        }
        var node = Node(kind: snapshot.kind, flags: NodeFlags(rawValue: snapshot.flags))
        let chain = chain(children)
        node.firstChild = chain.first
        node.childCount = chain.count
        node.payload = payload
        node.horizontalGuide = snapshot.horizontalGuide
        node.verticalGuide = snapshot.verticalGuide
        guard let facts = snapshot.leaf else { return add(node) }
        if case .leaf(let leaf) = delegate { node.guides = leaf.guides }
        node.spacing = intern(facts.spacing)
        node.priority = facts.priority
        return add(node, facts.ranges)
    }

    /// Keeps what a node's rule keeps; nil where it is not what the rule keeps.
    private func payload(_ snapshot: NodeSnapshot, _ delegate: NodeDelegate) -> Int32? {
        switch (snapshot.kind.payload, delegate) {
        case (.parameters, .none):
            if snapshot.parameters.isEmpty { return -1 }
            for word in snapshot.parameters { tables.pointee.parameters.append(word) }
            return Int32(tables.pointee.parameters.count - snapshot.parameters.count)
        case (.leaf, .leaf(let leaf)):
            tables.pointee.leaves.append(leaf)
            return Int32(tables.pointee.leaves.count - 1)
        // A leaf of one size need not have a delegate.
        case (.leaf, .none): return snapshot.kind == .rigid ? -1 : nil
        case (.layout, .layout(let layout)):
            tables.pointee.layouts.append(layout)
            return Int32(tables.pointee.layouts.count - 1)
        case (.guideValue, .guideValue(let value)):
            tables.pointee.guideValues.append(value)
            return Int32(tables.pointee.guideValues.count - 1)
        default: return nil
        }
    }

    /// Puts other delegates in the place of all that the tree has. It must not be frozen yet.
    package func replaceDelegates(
        leaves: (LeafDelegate) -> LeafDelegate, layouts: (LayoutDelegate) -> LayoutDelegate,
        guideValues: (GuideValueDelegate) -> GuideValueDelegate,
        guides: (GuideDelegate) -> GuideDelegate
    ) {
        func replace<Delegate>(_ table: inout Table<Delegate>, _ other: (Delegate) -> Delegate) {
            for index in table.indices { table[index] = other(table[index]) }
        }
        replace(&tables.pointee.leaves, leaves)
        replace(&tables.pointee.layouts, layouts)
        replace(&tables.pointee.guideValues, guideValues)
        customGuides = customGuides.map(guides)
    }

    /// Whether some leaf's delegate is as described.
    package func hasLeaf(where isSuch: (LeafDelegate) -> Bool) -> Bool {
        tables.pointee.leaves.indices.contains { isSuch(tables.pointee.leaves[$0]) }
    }
}

private struct WordCount: RuleVisitor {
    let pass: Pass
    let node: Int

    func visit<R: LayoutRule>(_: R.Type) -> Int {
        pass.rule(R.self, of: node).wordCount(childCount: Int(pass.nodes[node].childCount))
    }
}

private struct Acceptance: RuleVisitor {
    let words: UnsafeBufferPointer<UInt64>
    let childCount, guideCount: Int

    func visit<R: LayoutRule>(_: R.Type) -> Bool {
        R.childCounts.contains(childCount)
            && R.accepts(words, childCount: childCount, guideCount: guideCount)
    }
}
