/// Children one after the other along an axis, which divide its length among them (rules.md §4); across it they meet
/// on a guide. The node's flags say the axis.
///
/// `StackSolver.swift` sizes and places, `StackDivision.swift` shares the length out, `StackSummary.swift` says when no
/// sharing out is needed.
struct Stack: ContainerRule {
    /// The gap between all children; NaN for their preferences.
    var spacing: Double
    /// The gap, where all turn out to be alike; NaN where they are not.
    var gap = Double.nan

    static var kind: NodeKind { .stack }

    func solverRules(_ node: Int, in pass: Pass) -> StackRules {
        let record = pass.nodes[node]
        let axis: LayoutAxis = record.flags.contains(.isVertical) ? .vertical : .horizontal
        return StackRules(
            axis: axis, alignment: axis == .horizontal ? record.verticalGuide : record.horizontalGuide, spacing: gap,
            isRightToLeft: record.flags.contains(.isRightToLeft))
    }

    func measure(_ node: Int, for proposal: Proposal, in pass: Pass) -> MeasuredSize {
        var steps = NoSteps()
        return pass.stackAnswer(ChildList(pass.children(of: node)), solverRules(node, in: pass), proposal, &steps)
    }

    func summarize(_ node: Int, in pass: Pass) {
        var stack = self
        stack.gap = .nan
        let gaps = pass.uniformGap(ChildList(pass.children(of: node)), stack.solverRules(node, in: pass), spacing)
        stack.gap = gaps.uniform
        pass.store(stack, of: node)
        pass.summarizeStack(node, stack.solverRules(node, in: pass), gaps: gaps.sum)
    }

    /// Along the stack the length is shared out; across it the stack is as long as the longest child.
    func length(of node: Int, _ axis: LayoutAxis, for proposal: Double, in pass: Pass) -> Double {
        let rules = solverRules(node, in: pass)
        if axis == rules.axis { return pass.solvedLength(ChildList(pass.children(of: node)), rules, proposal) }
        var extent = 0.0
        for child in pass.children(of: node) { extent = max(extent, pass.length(child, axis, proposal)) }
        return extent
    }

    func placeChildren(of node: Int, for proposal: Proposal, size: Size, in pass: Pass) {
        let rules = solverRules(node, in: pass)
        let offer = pass.stackPlacementProposal(rules.axis, proposal, size)
        if pass.nodes[node].flags.contains(.hasRigidChildren) {
            return pass.placeRigidChildren(node, rules, offer)
        }
        pass.solveStack(ChildList(pass.children(of: node)), rules, offer) { child, origin, offer, size in
            pass.setPlace(child, origin, offer, size)
        }
    }

    func eachPlacedChild(
        of node: Int, for proposal: Proposal, size: Size, in pass: Pass,
        _ visit: (_ child: Int, _ origin: Point, _ offer: Proposal) -> Void
    ) {
        let rules = solverRules(node, in: pass)
        let offer = pass.stackPlacementProposal(rules.axis, proposal, size)
        pass.solveStack(ChildList(pass.children(of: node)), rules, offer) { child, origin, offer, _ in
            visit(child, origin, offer)
        }
    }

    /// What the stack's size came from, and, where it places its children for another proposal, what their places did.
    func explain<S: StepSink>(
        _ node: Int, for proposal: Proposal, size: Size, in pass: Pass, _ steps: inout S
    ) {
        let rules = solverRules(node, in: pass)
        let offer = pass.stackPlacementProposal(rules.axis, proposal, size)
        let children = ChildList(pass.children(of: node))
        if offer != proposal {
            steps.note(.measuring(proposal))
            _ = pass.stackAnswer(children, rules, proposal, &steps)
        }
        steps.note(.placing(offer))
        _ = pass.stackAnswer(children, rules, offer, &steps)
    }

    /// Across the stack every child counts; along it only the first and the last touch the outside.
    func spacing(of node: Int, in pass: Pass) -> Int32 {
        let children = pass.children(of: node)
        guard let first = children.first, let last = children.last else { return 1 }
        let common = pass.spacingIndex(first)
        if children.allSatisfy({ pass.spacingIndex($0) == common }) { return common }
        let flags = pass.nodes[node].flags
        let isMirrored = flags.contains(.isRightToLeft)
        let (crossEdges, start, end): ([SpacingEdge], SpacingEdge, SpacingEdge) =
            flags.contains(.isVertical)
            ? ([.left, .right], .top, .bottom)
            : ([.top, .bottom], isMirrored ? .right : .left, isMirrored ? .left : .right)
        var union = Spacing()
        var previous: Int32 = -1
        for child in children {
            let index = pass.spacingIndex(child)
            if index == previous { continue }
            previous = index
            let spacing = pass.spacing(at: index)
            for edge in crossEdges { union.formUnion(spacing, edge) }
        }
        union.formUnion(pass.spacing(at: pass.spacingIndex(first)), start)
        union.formUnion(pass.spacing(at: pass.spacingIndex(last)), end)
        return pass.tree.intern(union)
    }
}

extension LayoutTree {
    /// A stack along `axis`; `spacing` NaN means the children's preferences.
    @inlinable public func addStack(
        _ axis: LayoutAxis, alignment: GuideKey, spacing: Double, _ children: some Collection<Int>
    ) -> Int {
        addStack(axis, alignment: alignment, spacing: spacing, chain(children))
    }

    @usableFromInline func addStack(_ axis: LayoutAxis, alignment: GuideKey, spacing: Double, _ children: Chain)
        -> Int
    {
        var node = node(Stack(spacing: spacing.isFinite ? bounded(spacing) : .nan), children)
        node.flags = axis == .horizontal ? .isHorizontal : .isVertical
        if axis == .horizontal { node.verticalGuide = alignment } else { node.horizontalGuide = alignment }
        return add(node)
    }
}
