// Leaves of which nothing need be asked: the three lengths per axis that they are built with are all there is to know.

/// A leaf that takes what it is offered, such as a color: rules.md §1.3.
struct Flexible: LeafRule {
    static var kind: NodeKind { .flexible }
}

/// A leaf of one size, such as a picture; explicit guides, where it has any, are asked of a delegate.
struct Rigid: LeafRule {
    static var kind: NodeKind { .rigid }
    static var payload: Payload { .leaf }

    func explicitGuide(_ key: GuideKey, of node: Int, for proposal: Proposal, size: Size, in pass: Pass) -> Double? {
        pass.leaf(of: node).explicitGuide(key, proposal)
    }
}

/// The space that grows between the views of a stack (rules.md §7).
struct Spacer: LeafRule {
    static var kind: NodeKind { .spacer }
}

/// A line across a stack (rules.md §7).
struct Divider: LeafRule {
    static var kind: NodeKind { .divider }
}

extension LayoutTree {
    /// A leaf that takes what it is offered, but never less than `minimum`.
    public func addFlexible(ideal: Size = Size(10, 10), minimum: Size = .zero) -> Int {
        var ranges = AxisRanges()
        ranges.width = AxisRange(low: minimum.width, ideal: max(ideal.width, minimum.width), high: .infinity)
        ranges.height = AxisRange(low: minimum.height, ideal: max(ideal.height, minimum.height), high: .infinity)
        return addLeaf(Flexible(), ranges)
    }

    /// A leaf of one size; `guides` answers its explicit guides, where it has any.
    public func addRigid(_ size: Size, spacing: Spacing = .plain, guides: LeafDelegate? = nil) -> Int {
        let ranges = AxisRanges(width: AxisRange(rigid: size.width), height: AxisRange(rigid: size.height))
        return addLeaf(Rigid(), ranges, spacing: spacing, delegate: guides, isFixed: guides == nil)
    }

    /// A spacer inside a stack along `axis`, or outside of any (nil): then it grows both ways. It is served last, and
    /// keeps no distance from its neighbours along the axis.
    public func addSpacer(minimum: Double, along axis: LayoutAxis?) -> Int {
        let growing = AxisRange(low: minimum, ideal: minimum, high: .infinity)
        let ranges = AxisRanges(
            width: axis == .vertical ? AxisRange(rigid: 0) : growing,
            height: axis == .horizontal ? AxisRange(rigid: 0) : growing)
        var spacing = Spacing()
        let edges: [SpacingEdge] =
            switch axis {
            case .horizontal: [.left, .right]
            case .vertical: [.top, .bottom]
            case nil: SpacingEdge.allCases
            }
        for edge in edges { spacing[.unconditional, edge] = 0 }
        return addLeaf(Spacer(), ranges, spacing: spacing, priority: -.infinity)
    }

    /// A line across the stack it is in: vertical inside a horizontal stack, horizontal anywhere else.
    public func addDivider(thickness: Double, inStackAlong axis: LayoutAxis?) -> Int {
        var ranges = AxisRanges()
        if axis == .horizontal {
            ranges.width = AxisRange(rigid: thickness)
        } else {
            ranges.height = AxisRange(rigid: thickness)
        }
        return addLeaf(Divider(), ranges)
    }

    /// Adds a leaf whose lengths are clamps.
    @inline(__always)
    private func addLeaf<R: LeafRule>(
        _ rule: R, _ ranges: AxisRanges, spacing: Spacing = .plain, priority: Double = 0, delegate: LeafDelegate? = nil,
        isFixed: Bool = false
    ) -> Int {
        var node = Node(kind: R.kind, flags: [.separable, .clampsWidth, .clampsHeight])
        if isFixed { node.flags.insert(.isFixed) }
        node.spacing = intern(spacing)
        node.priority = priority
        if let delegate { attach(delegate, to: &node) }
        return add(node, ranges)
    }
}
