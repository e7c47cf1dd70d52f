extension Pass {
    /// The index of a node's spacing preferences, worked out when first asked for.
    func spacingIndex(_ index: Int) -> Int32 {
        let known = nodes[index].spacing
        if known >= 0 { return known }
        let resolved = resolveSpacing(index)
        nodes[index].spacing = resolved
        return resolved
    }

    /// A node's spacing preferences.
    public func spacing(of node: Int) -> Spacing { spacing(at: spacingIndex(node)) }

    private func resolveSpacing(_ index: Int) -> Int32 {
        let node = nodes[index]
        switch node.kind {
        case .flexible, .rigid, .spacer, .divider, .leaf, .position, .scroll:
            return 0
        case .passthrough, .alignmentGuide, .overlay, .background, .fixedSize, .aspectRatio:
            return spacingIndex(Int(node.firstChild))
        case .viewThatFits:
            return node.childCount == 0 ? 0 : spacingIndex(Int(node.firstChild))
        case .padding:
            let start = Int(node.payload)
            let (leading, trailing) = (parameters[start + 1] != 0, parameters[start + 3] != 0)
            return reset(
                node, vertical: (parameters[start] != 0, parameters[start + 2] != 0),
                horizontal: node.flags.contains(.isRightToLeft) ? (trailing, leading) : (leading, trailing))
        case .fixedFrame, .flexibleFrame:
            if isSpacer(Int(node.firstChild)) { return spacingIndex(Int(node.firstChild)) }
            let width = hasFrameLength(node, .horizontal), height = hasFrameLength(node, .vertical)
            return reset(node, vertical: (height, height), horizontal: (width, width))
        case .stack:
            return stackSpacing(index)
        case .depthStack, .grid:
            return unionOfAll(index)
        case .layout:
            return tree.intern(layouts[Int(node.payload)].spacing(self, node: index))
        }
    }

    /// The child's preferences with the named edges taken back to a plain leaf's.
    private func reset(_ node: Node, vertical: (Bool, Bool), horizontal: (Bool, Bool)) -> Int32 {
        let child = spacingIndex(Int(node.firstChild))
        if child == 0 { return 0 }
        var spacing = spacing(at: child)
        if vertical.0 { spacing.reset(.top) }
        if vertical.1 { spacing.reset(.bottom) }
        if horizontal.0 { spacing.reset(.left) }
        if horizontal.1 { spacing.reset(.right) }
        return tree.intern(spacing)
    }

    private func isSpacer(_ index: Int) -> Bool {
        var index = index
        while true {
            switch nodes[index].kind {
            case .spacer: return true
            case .passthrough, .alignmentGuide: index = Int(nodes[index].firstChild)
            default: return false
            }
        }
    }

    /// Across the stack every child counts; along it only the first and the last touch the outside.
    private func stackSpacing(_ index: Int) -> Int32 {
        let children = self.children(of: index)
        guard let first = children.first, let last = children.last else { return 1 }
        let common = spacingIndex(first)
        if children.allSatisfy({ spacingIndex($0) == common }) { return common }
        let isMirrored = nodes[index].flags.contains(.isRightToLeft)
        let (crossEdges, start, end): ([SpacingEdge], SpacingEdge, SpacingEdge) =
            nodes[index].flags.contains(.isVertical)
            ? ([.left, .right], .top, .bottom)
            : ([.top, .bottom], isMirrored ? .right : .left, isMirrored ? .left : .right)
        var union = Spacing()
        var previous: Int32 = -1
        for child in children {
            let index = spacingIndex(child)
            if index == previous { continue }
            previous = index
            let spacing = spacing(at: index)
            for edge in crossEdges { union.formUnion(spacing, edge) }
        }
        union.formUnion(spacing(at: spacingIndex(first)), start)
        union.formUnion(spacing(at: spacingIndex(last)), end)
        return tree.intern(union)
    }

    private func unionOfAll(_ index: Int) -> Int32 {
        let children = self.children(of: index)
        guard let first = children.first else { return 1 }
        let common = spacingIndex(first)
        if children.allSatisfy({ spacingIndex($0) == common }) { return common }
        return tree.intern(unionOfSpacings(ChildList(children)))
    }

    /// The larger preference of all nodes, per category and edge (the default of `Layout.spacing`, semantics.md §2.1).
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
