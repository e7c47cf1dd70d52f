/// Children on top of each other (rules.md §6): as large as the union of those of the highest priority, their guides
/// on one point; placed, every child is offered the final size.
struct ZStackRule: ContainerRule {
    static var kind: NodeKind { .zStack }

    func summarize(_ node: Int, in pass: Pass) {
        pass.emptyHasNoPriority(node)
        let record = pass.nodes[node]
        let priority = pass.highestPriority(node)
        var mask: GuideMask = []
        var separable = true, clampsWidth = true, clampsHeight = true, isFixed = true
        var width = AxisRange(rigid: 0), height = AxisRange(rigid: 0)
        for slot in pass.children(of: node) {
            let child = pass.nodes[slot]
            mask.formUnion(child.guides)
            guard child.priority == priority else { continue }
            separable = separable && child.isSeparable
            isFixed = isFixed && child.flags.contains(.isFixed)
            clampsWidth = clampsWidth && child.clamps(.horizontal)
            clampsHeight = clampsHeight && child.clamps(.vertical)
            width = width.covering(pass.ranges[slot].width)
            height = height.covering(pass.ranges[slot].height)
        }
        let aligned: GuideMask = [record.horizontalGuide.mask, record.verticalGuide.mask]
        pass.nodes[node].guides = mask.intersection(.handedOn)
        guard separable, mask.isDisjoint(with: aligned), record.horizontalGuide.isEdgeOrCenter,
            record.verticalGuide.isEdgeOrCenter
        else { return }
        pass.nodes[node].flags.insert(.separable)
        pass.setRange(node, .horizontal, width, clamps: clampsWidth)
        pass.setRange(node, .vertical, height, clamps: clampsHeight)
        // Children of a lower priority are offered the size alone.
        if isFixed, pass.hasOneSize(node) { pass.nodes[node].flags.insert(.isFixed) }
    }

    func length(of node: Int, _ axis: LayoutAxis, for proposal: Double, in pass: Pass) -> Double {
        let priority = pass.highestPriority(node)
        var extent = 0.0
        for child in pass.children(of: node) where pass.nodes[child].priority == priority {
            extent = max(extent, pass.length(child, axis, proposal))
        }
        return extent
    }

    func measure(_ node: Int, for proposal: Proposal, in pass: Pass) -> MeasuredSize {
        var answer = MeasuredSize(.zero, width: .everything, height: .everything)
        let priority = pass.highestPriority(node)
        for child in pass.children(of: node) where pass.nodes[child].priority == priority {
            let part = pass.answer(child, proposal)
            answer.width = answer.width.intersection(part.width)
            answer.height = answer.height.intersection(part.height)
        }
        let record = pass.nodes[node]
        answer.size =
            pass.depthStackUnion(
                ChildList(pass.children(of: node)), record.horizontalGuide, record.verticalGuide, proposal
            ).size
        return answer
    }

    func explain<S: StepSink>(
        _ node: Int, for proposal: Proposal, size: Size, in pass: Pass, _ steps: inout S
    ) {
        let record = pass.nodes[node]
        let children = ChildList(pass.children(of: node))
        steps.note(.measuring(proposal))
        _ = pass.depthStackUnion(children, record.horizontalGuide, record.verticalGuide, proposal, &steps)
        steps.note(.placing(Proposal(size)))
        pass.placeZStack(children, record.horizontalGuide, record.verticalGuide, size, &steps) { _, _, _ in }
    }

    func eachPlacedChild(
        of node: Int, for proposal: Proposal, size: Size, in pass: Pass,
        _ visit: (_ child: Int, _ origin: Point, _ offer: Proposal) -> Void
    ) {
        let record = pass.nodes[node]
        pass.placeZStack(
            ChildList(pass.children(of: node)), record.horizontalGuide, record.verticalGuide, size, visit: visit)
    }
}

extension Pass {
    fileprivate func highestPriority(_ node: Int) -> Double {
        var highest = -Double.infinity
        for child in children(of: node) { highest = max(highest, nodes[child].priority) }
        return highest
    }

    /// The union of the children of the highest priority, and where the common guide point lies in it; nowhere (NaN)
    /// along an axis that is endless, where all children start together.
    public func depthStackUnion(
        _ children: ChildList, _ horizontal: GuideKey, _ vertical: GuideKey, _ proposal: Proposal
    )
        -> (size: Size, guide: Point)
    {
        var steps = NoSteps()
        return depthStackUnion(children, horizontal, vertical, proposal, &steps)
    }

    fileprivate func depthStackUnion<S: StepSink>(
        _ children: ChildList, _ horizontal: GuideKey, _ vertical: GuideKey, _ proposal: Proposal, _ steps: inout S
    )
        -> (size: Size, guide: Point)
    {
        var priority = -Double.infinity
        for child in 0..<children.count { priority = max(priority, nodes[children[child]].priority) }
        var before = Size(-.infinity, -.infinity), after = Size(-.infinity, -.infinity)
        var isEndless = (false, false)
        for index in 0..<children.count where nodes[children[index]].priority == priority {
            let child = children[index]
            let size = self.size(child, proposal)
            let x = guide(child, horizontal, proposal, size), y = guide(child, vertical, proposal, size)
            steps.note(.asked(child: Int32(child), offer: proposal, size: size))
            steps.note(.guide(child: Int32(child), key: horizontal, value: x))
            steps.note(.guide(child: Int32(child), key: vertical, value: y))
            if size.width == .infinity { isEndless.0 = true }
            if size.height == .infinity { isEndless.1 = true }
            before = Size(max(before.width, x), max(before.height, y))
            after = Size(max(after.width, size.width - x), max(after.height, size.height - y))
        }
        guard children.count > 0 else { return (.zero, .zero) }
        return (
            Size(
                isEndless.0 ? .infinity : before.width + after.width,
                isEndless.1 ? .infinity : before.height + after.height),
            Point(isEndless.0 ? .nan : before.width, isEndless.1 ? .nan : before.height)
        )
    }

    /// Hands each child's place to `visit`, in source order.
    public func placeZStack(
        _ children: ChildList, _ horizontal: GuideKey, _ vertical: GuideKey, _ size: Size,
        visit: (_ child: Int, _ origin: Point, _ proposal: Proposal) -> Void
    ) {
        var steps = NoSteps()
        placeZStack(children, horizontal, vertical, size, &steps, visit: visit)
    }

    fileprivate func placeZStack<S: StepSink>(
        _ children: ChildList, _ horizontal: GuideKey, _ vertical: GuideKey, _ size: Size, _ steps: inout S,
        visit: (_ child: Int, _ origin: Point, _ proposal: Proposal) -> Void
    ) {
        let offer = Proposal(size)
        let common = depthStackUnion(children, horizontal, vertical, offer).guide
        steps.note(.line(key: horizontal, position: common.x))
        steps.note(.line(key: vertical, position: common.y))
        for index in 0..<children.count {
            let child = children[index]
            let childSize = self.size(child, offer)
            let guides = Point(
                guide(child, horizontal, offer, childSize), guide(child, vertical, offer, childSize))
            steps.note(.guide(child: Int32(child), key: horizontal, value: guides.x))
            steps.note(.guide(child: Int32(child), key: vertical, value: guides.y))
            let (x, y) = (common.x - guides.x, common.y - guides.y)
            visit(child, Point(x.isFinite ? x : 0, y.isFinite ? y : 0), offer)
        }
    }
}

extension LayoutTree {
    /// A stack in depth: children on top of each other.
    @inlinable public func addZStack(
        _ horizontal: GuideKey, _ vertical: GuideKey, _ children: some Collection<Int>
    ) -> Int {
        addZStack(horizontal, vertical, chain(children))
    }

    @usableFromInline func addZStack(_ horizontal: GuideKey, _ vertical: GuideKey, _ children: Chain) -> Int {
        add(ZStackRule(), horizontal, vertical, children: children)
    }
}
