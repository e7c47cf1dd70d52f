// A stack solved: gaps, sizes along it and across it, and places.

/// What a stack needs to know besides its children.
public struct StackRules {
    /// The axis along which the children follow each other.
    public var axis: LayoutAxis
    /// The guide on which they meet across it.
    public var alignment: GuideKey
    /// The gap between all children; NaN for their preferences.
    public var spacing: Double
    /// Whether a row's views follow each other to the left.
    public var isRightToLeft: Bool

    /// The rules of a stack along `axis`; a `spacing` of NaN follows the children's preferences (rules.md §3.5).
    public init(axis: LayoutAxis, alignment: GuideKey, spacing: Double, isRightToLeft: Bool = false) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.isRightToLeft = isRightToLeft
    }
}

extension Pass {
    /// The gap before child `index` of the list.
    @inline(__always) func gap(_ children: ChildList, _ index: Int, _ rules: StackRules) -> Double {
        if index == 0 { return 0 }
        if !isNone(rules.spacing) { return rules.spacing }
        return distance(
            from: children[index - 1], to: children[index], along: rules.axis, isRightToLeft: rules.isRightToLeft)
    }

    /// The sum of all gaps.
    func gapSum(_ children: ChildList, _ rules: StackRules) -> Double {
        guard children.count > 1 else { return 0 }
        if !isNone(rules.spacing) { return rules.spacing * Double(children.count - 1) }
        var sum = 0.0
        for index in 1..<children.count { sum += gap(children, index, rules) }
        return sum
    }

    /// Solves the stack and hands each child's offer, size and place to `visit`; returns the stack's own size.
    @discardableResult
    public func solveStack(
        _ children: ChildList, _ rules: StackRules, _ proposal: Proposal,
        visit: (_ child: Int, _ origin: Point, _ proposal: Proposal, _ size: Size) -> Void = { _, _, _, _ in }
    ) -> Size {
        var steps = NoSteps()
        return stackAnswer(children, rules, proposal, &steps, visit: visit).size
    }

    /// Solves the stack; the answer says for which proposals it holds.
    func stackAnswer<S: StepSink>(
        _ children: ChildList, _ rules: StackRules, _ proposal: Proposal, _ steps: inout S,
        visit: (_ child: Int, _ origin: Point, _ proposal: Proposal, _ size: Size) -> Void = { _, _, _, _ in }
    ) -> MeasuredSize {
        guard children.count > 0 else { return MeasuredSize(.zero, width: .everything, height: .everything) }
        let axis = rules.axis
        return withItems(children) { items in
            var proposalRange = StackProposalRanges()
            let gaps = gapSum(children, rules)
            note(children, rules, proposal, gaps: gaps, &steps)
            divide(
                items, rules, proposal[axis] - gaps, cross: proposal[axis.crossed], lengthsOnly: false, &proposalRange,
                &steps)
            let meeting = StackMeeting(self, UnsafeBufferPointer(items), rules, cross: proposal[axis.crossed])
            let extent = extent(of: items, meeting, &steps)
            let end = follow(items, children, meeting, extent, visit)
            let size = Size(along: axis, max(end, 0), extent.thickness)
            // An explicit guide may depend on any length of the proposal.
            guard meeting.usesDefaults else { return MeasuredSize(size, for: proposal) }
            let main = proposalRange.main(proposal[axis], gaps: gaps)
            return axis == .horizontal
                ? MeasuredSize(size, width: main, height: proposalRange.cross)
                : MeasuredSize(size, width: proposalRange.cross, height: main)
        }
    }

    /// Notes what the children share, and the gaps between them.
    @inline(__always)
    private func note<S: StepSink>(
        _ children: ChildList, _ rules: StackRules, _ proposal: Proposal, gaps: Double, _ steps: inout S
    ) {
        guard S.isListening else { return }
        steps.note(.sharing(axis: rules.axis, proposal: proposal[rules.axis], gaps: gaps))
        for index in 1..<max(children.count, 1) {
            steps.note(.gap(child: Int32(children[index]), length: gap(children, index, rules)))
        }
    }

    /// Across the stack the children's guides coincide; the stack is as thick as their union.
    @inline(__always)
    private func extent<S: StepSink>(
        of items: UnsafeMutableBufferPointer<StackItem>, _ meeting: StackMeeting, _ steps: inout S
    ) -> StackExtent {
        var extent = StackExtent()
        for item in items {
            let place = meeting.guide(self, item)
            extent.add(length: item.size[meeting.rules.axis.crossed], guide: place)
            steps.note(.asked(child: item.child, offer: meeting.proposal(item), size: item.size))
            steps.note(.guide(child: item.child, key: meeting.rules.alignment, value: place))
        }
        steps.note(.thickness(axis: meeting.rules.axis.crossed, before: -extent.low, after: extent.high))
        return extent
    }

    /// Hands each child's place to `visit`, one after the other along the stack; returns where the last one ends.
    @inline(__always)
    private func follow(
        _ items: UnsafeMutableBufferPointer<StackItem>, _ children: ChildList, _ meeting: StackMeeting,
        _ extent: StackExtent,
        _ visit: (_ child: Int, _ origin: Point, _ proposal: Proposal, _ size: Size) -> Void
    ) -> Double {
        let axis = meeting.rules.axis
        var position = 0.0
        for (index, item) in items.enumerated() {
            position += gap(children, index, meeting.rules)
            let across = extent.isEndless ? 0 : -meeting.guide(self, item) - extent.low
            visit(Int(item.child), Point(Size(along: axis, position, across)), meeting.proposal(item), item.size)
            position += item.size[axis]
        }
        return position
    }

    /// The proposal with which a stack of `size` places its children: an unspecified length across becomes the stack's
    /// own (rules.md §4.6).
    public func stackPlacementProposal(_ axis: LayoutAxis, _ proposal: Proposal, _ size: Size) -> Proposal {
        var final = proposal
        if isNone(final[axis.crossed]) { final[axis.crossed] = size[axis.crossed] }
        return final
    }
}

/// Where the children of a stack meet across it.
private struct StackMeeting {
    let rules: StackRules
    /// What every child is offered across the stack.
    let cross: Double
    /// Whether the guide is an edge or the center, and no child has an explicit one.
    let usesDefaults: Bool

    @inline(__always)
    init(_ pass: Pass, _ items: UnsafeBufferPointer<StackItem>, _ rules: StackRules, cross: Double) {
        self.rules = rules
        self.cross = cross
        var guides = GuideMask()
        for item in items { guides.formUnion(pass.nodes[Int(item.child)].guides) }
        usesDefaults = rules.alignment.isEdgeOrCenter && guides.isDisjoint(with: rules.alignment.mask)
    }

    @inline(__always) func proposal(_ item: StackItem) -> Proposal { Proposal(along: rules.axis, item.offer, cross) }

    /// A child's guide, in its own space.
    @inline(__always) func guide(_ pass: Pass, _ item: StackItem) -> Double {
        if usesDefaults { return edgeOrCenter(rules.alignment, item.size[rules.axis.crossed]) }
        return pass.guide(Int(item.child), rules.alignment, proposal(item), item.size)
    }
}

/// How far a stack's children reach across it, from where their guides meet.
private struct StackExtent {
    var low = Double.infinity, high = -Double.infinity
    var isEndless = false

    var thickness: Double { isEndless ? .infinity : high - low }

    @inline(__always) mutating func add(length: Double, guide: Double) {
        if length == .infinity { isEndless = true }
        low = min(low, -guide)
        high = max(high, length - guide)
    }
}
