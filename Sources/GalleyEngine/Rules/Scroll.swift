/// A window onto its child (rules.md §19): as long as it is offered along the axes that scroll, where the child takes
/// its ideal length; as long as the child and the insets around it across.
struct Scroll: AxisRule {
    /// The axes that scroll.
    var axes: AxisSet
    /// The point of the content that lies on the same point of the window, 0…1 each way: where the content is longer than
    /// the window, and where it is shorter.
    var anchor, alignment: Point
    /// Room around the content.
    var insets: Insets

    static var kind: NodeKind { .scroll }

    func offer(_ axis: LayoutAxis, for proposal: Double) -> Double {
        axes.contains(axis) ? Proposal.none : insets.inside(proposal, axis)
    }

    func length(_ axis: LayoutAxis, for proposal: Double, child: () -> Double) -> Double {
        axes.contains(axis) && !isNone(proposal) ? proposal : insets.outside(child(), axis)
    }

    func proposalRange(_ axis: LayoutAxis, for proposal: Double, child: MeasuredSize?) -> ProposalRange {
        if axes.contains(axis) { return .only(proposal) }
        return child?.proposalRange(axis).outset(by: insets.total(axis)) ?? .everything
    }

    func isClamp(_ axis: LayoutAxis, childIsClamp: Bool) -> Bool { axes.contains(axis) || childIsClamp }

    func placement(of child: Int, in node: Int, for proposal: Proposal, size: Size, pass: Pass) -> Placement {
        var steps = NoSteps()
        return placement(of: child, for: proposal, size: size, in: pass, &steps)
    }

    private func placement<S: StepSink>(
        of child: Int, for proposal: Proposal, size: Size, in pass: Pass, _ steps: inout S
    ) -> Placement {
        let offer = offer(to: child, for: proposal, in: pass)
        let content = pass.size(child, offer)
        func start(_ axis: LayoutAxis, _ inset: Double) -> Double {
            guard axes.contains(axis) else { return inset }
            let room = size[axis] - content[axis] - insets.total(axis)
            let part = (room > 0 ? alignment : anchor)[axis]
            let offset = part * room
            steps.note(.scrolled(axis: axis, room: room, part: part))
            return inset + (offset.isFinite ? offset : 0)
        }
        return Placement(
            origin: Point(start(.horizontal, insets.leading), start(.vertical, insets.top)), proposal: offer)
    }

    func explain<S: StepSink>(
        _ node: Int, for proposal: Proposal, size: Size, in pass: Pass, _ steps: inout S
    ) {
        steps.note(.scrolls(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)))
        steps.note(.insets(insets))
        _ = placement(of: pass.firstChild(of: node), for: proposal, size: size, in: pass, &steps)
    }

    /// A plain leaf's.
    func spacing(of node: Int, in pass: Pass) -> Int32 { 0 }
}

extension LayoutTree {
    /// A window onto its child, which is offered no length along the axes that scroll. A point of the content lies on the
    /// same point of the window: `anchor` where the content is longer, `alignment` where it is shorter.
    public func addScroll(
        horizontal: Bool, vertical: Bool, anchor: Point, alignment: Point, insets: Insets, around child: Int
    ) -> Int {
        let axes = AxisSet(horizontal: horizontal, vertical: vertical)
        return add(
            Scroll(axes: axes, anchor: anchor.finite, alignment: alignment.finite, insets: insets.finite),
            around: child)
    }
}
