// A part of a frozen tree taken over from another tree of the same shape: what a view's new body makes, put in the place
// of what the old one made.

extension Pass {
    /// Puts what `root` of `source` (a tree that is being built) says in the place of `node` and what is inside it.
    ///
    /// Only values may differ: kinds, axes and numbers of children must be the same, or nothing happens and the answer is
    /// false. `traits` gives this tree's index for an index of the source's traits; `node` itself keeps those that it has
    /// where `root` has none. `update()` lays out what changed.
    public func reconcile(_ source: LayoutTree, _ root: Int, at node: Int, traits: (Int) -> Int) -> Bool {
        guard let pairs = matched(source, root, node) else { return false }
        let from = source.tables
        let kept = owners[node].traits
        for (target, origin) in pairs { replaceNode(from, origin, source, at: target, traits) }
        if owners[node].traits < 0 { owners[node].traits = kept }
        // Containers after what they contain.
        for (target, _) in pairs.reversed() {
            _ = cache.takeAnswers(from: nodes[target].link)
            if nodes[target].kind.isLeaf { continue }
            summarizeAgain(target)
            nodes[target].flags.insert(.needsPlacing)
        }
        invalidate(node)
        return true
    }

    /// The nodes of both trees, pairwise and outside-in, or nil where the shapes differ.
    private func matched(_ source: LayoutTree, _ root: Int, _ node: Int) -> [(target: Int, origin: Int)]? {
        let tables = source.tables
        var pairs = [(target: node, origin: root)]
        var next = 0
        while next < pairs.count {
            let (target, origin) = pairs[next]
            next += 1
            let mine = nodes[target], theirs = tables.pointee.building[origin]
            let axes: NodeFlags = [.isVertical, .isHorizontal]
            guard mine.kind == theirs.kind, mine.childCount == theirs.childCount, mine.kind.isReplaceable,
                mine.flags.intersection(axes) == theirs.flags.intersection(axes),
                (mine.payload < 0) == (theirs.payload < 0)
            else { return nil }
            var child = Int(theirs.firstChild)
            for place in children(of: target) {
                pairs.append((place, child))
                child = Int(tables.pointee.building[child].link)
            }
        }
        return pairs
    }

    private func replaceNode(
        _ from: UnsafeMutablePointer<TreeTables>, _ origin: Int, _ source: LayoutTree, at target: Int,
        _ traits: (Int) -> Int
    ) {
        let theirs = from.pointee.building[origin]
        nodes[target].flags = theirs.flags.union(nodes[target].flags.intersection([.isExcluded]))
        nodes[target].guides = theirs.guides
        nodes[target].horizontalGuide = key(theirs.horizontalGuide, of: source)
        nodes[target].verticalGuide = key(theirs.verticalGuide, of: source)
        nodes[target].priority = theirs.priority
        nodes[target].spacing =
            theirs.spacing < 0 ? -1 : tree.intern(from.pointee.spacings[Int(theirs.spacing)])
        ranges[target] = from.pointee.buildingRanges[origin]
        let owner = from.pointee.buildingOwners[origin]
        owners[target].traits = owner.traits < 0 ? -1 : Int32(traits(Int(owner.traits)))
        guard theirs.payload >= 0 else { return }
        dispatch(theirs.kind, PayloadCopy(pass: self, mine: Int(nodes[target].payload), from, Int(theirs.payload)))
    }

    /// This tree's name for a guide of another tree's.
    private func key(_ key: GuideKey, of source: LayoutTree) -> GuideKey {
        source.guideDelegate(for: key).map { tree.key(for: $0) } ?? key
    }
}

/// Puts what one node keeps for its rule in the place of what another keeps.
private struct PayloadCopy: RuleVisitor {
    let pass: Pass
    let mine: Int
    let source: UnsafeMutablePointer<TreeTables>
    let theirs: Int

    init(pass: Pass, mine: Int, _ source: UnsafeMutablePointer<TreeTables>, _ theirs: Int) {
        self.pass = pass
        self.mine = mine
        self.source = source
        self.theirs = theirs
    }

    func visit<R: LayoutRule>(_: R.Type) {
        switch R.payload {
        case .parameters:
            for word in 0..<R.ownWordCount { pass.parameters[mine + word] = source.pointee.parameters[theirs + word] }
        case .leaf: pass.leaves[mine] = source.pointee.leaves[theirs]
        case .guideValue: pass.guideValues[mine] = source.pointee.guideValues[theirs]
        case .layout:
            let layout = source.pointee.layouts[theirs]
            layout.inherit(from: pass.layouts[mine])
            pass.layouts[mine] = layout
        }
    }
}
