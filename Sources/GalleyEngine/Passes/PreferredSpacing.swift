extension Pass {
    /// The index of a node's spacing preferences, worked out when first asked for.
    @inline(__always) func spacingIndex(_ node: Int) -> Int32 {
        let known = nodes[node].spacing
        return known >= 0 ? known : resolveSpacing(node)
    }

    @inline(never) private func resolveSpacing(_ node: Int) -> Int32 {
        let resolved = dispatch(nodes[node].kind, SpacingVisitor(pass: self, node: node))
        nodes[node].spacing = resolved
        return resolved
    }

    /// A node's spacing preferences.
    public func spacing(of node: Int) -> Spacing { spacing(at: spacingIndex(node)) }

    /// The distance that two neighbours prefer.
    @inline(__always)
    func distance(from node: Int, to next: Int, along axis: LayoutAxis, isRightToLeft: Bool = false) -> Double {
        let own = spacingIndex(node), other = spacingIndex(next)
        if own == 0, other == 0 { return Spacing.fallback }
        return spacing(at: own).distance(to: spacing(at: other), along: axis, isRightToLeft: isRightToLeft)
    }

    /// The index of the larger preference of all children; of none, no distance at all.
    func unionOfSpacings(ofChildrenOf node: Int) -> Int32 {
        let children = self.children(of: node)
        guard let first = children.first else { return 1 }
        let common = spacingIndex(first)
        if children.allSatisfy({ spacingIndex($0) == common }) { return common }
        return tree.intern(unionOfSpacings(ChildList(children)))
    }

    /// The larger preference of all nodes, per category and edge (the default of `Layout.spacing`, rules.md §2.1).
    public func unionOfSpacings(_ children: ChildList) -> Spacing {
        guard children.count > 0 else { return .zero }
        var previous = spacingIndex(children[0])
        var union = spacing(at: previous)
        for child in 1..<children.count {
            let index = spacingIndex(children[child])
            if index == previous { continue }
            previous = index
            union.formUnion(spacing(at: index))
        }
        return union
    }
}

/// Some edges of a view.
struct EdgeSet: OptionSet {
    let rawValue: UInt8

    static let top = EdgeSet(rawValue: 1)
    static let left = EdgeSet(rawValue: 2)
    static let bottom = EdgeSet(rawValue: 4)
    static let right = EdgeSet(rawValue: 8)
}

private struct SpacingVisitor: RuleVisitor {
    let pass: Pass
    let node: Int

    @inline(__always) func visit<R: LayoutRule>(_: R.Type) -> Int32 {
        pass.rule(R.self, of: node).spacing(of: node, in: pass)
    }
}
