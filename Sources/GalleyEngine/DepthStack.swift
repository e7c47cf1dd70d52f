// Stacks in depth (semantics.md §6): as large as the union of the children of the highest priority, their guides on
// one point; placed, every child is offered the final size.

extension Pass {
    /// The union of the children of the highest priority, and where the common guide point lies in it; nowhere (NaN)
    /// along an axis that is endless, where all children start together.
    func depthStackUnion(_ index: Int, _ proposal: Proposal) -> (size: Size, guide: Point) {
        depthStackUnion(
            ChildList(children(of: index)), nodes[index].horizontalGuide, nodes[index].verticalGuide, proposal)
    }

    public func depthStackUnion(
        _ children: ChildList, _ horizontal: GuideKey, _ vertical: GuideKey, _ proposal: Proposal
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
    public func placeDepthStack(
        _ children: ChildList, _ horizontal: GuideKey, _ vertical: GuideKey, _ size: Size,
        visit: (_ child: Int, _ origin: Point, _ proposal: Proposal) -> Void
    ) {
        let offer = Proposal(size)
        let common = depthStackUnion(children, horizontal, vertical, offer).guide
        for index in 0..<children.count {
            let child = children[index]
            let childSize = self.size(child, offer)
            let x = common.x - guide(child, horizontal, offer, childSize)
            let y = common.y - guide(child, vertical, offer, childSize)
            visit(child, Point(x.isFinite ? x : 0, y.isFinite ? y : 0), offer)
        }
    }
}
