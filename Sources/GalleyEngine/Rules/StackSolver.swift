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
    ) -> Answer {
        guard children.count > 0 else { return Answer(.zero, width: .everything, height: .everything) }
        let axis = rules.axis
        let minor = proposal[axis.crossed]
        return withItems(children) { items in
            var validity = StackValidity()
            let gaps = gapSum(children, rules)
            if S.isListening {
                steps.note(.sharing(axis: axis, proposal: proposal[axis], gaps: gaps))
                for index in 1..<max(children.count, 1) {
                    steps.note(.gap(child: Int32(children[index]), length: gap(children, index, rules)))
                }
            }
            divide(items, rules, proposal[axis] - gaps, minor: minor, lengthsOnly: false, &validity, &steps)
            // Across the stack the children's guides coincide; the stack is as thick as their union.
            var low = Double.infinity, high = -Double.infinity
            var isEndless = false
            var guides = GuideMask()
            for item in items { guides.formUnion(nodes[Int(item.child)].guides) }
            let usesDefaults = rules.alignment.isEdgeOrCenter && guides.isDisjoint(with: rules.alignment.mask)
            func guide(_ item: StackItem) -> Double {
                if usesDefaults { return edgeOrCenter(rules.alignment, item.size[axis.crossed]) }
                return self.guide(
                    Int(item.child), rules.alignment, Proposal(along: axis, item.offer, minor), item.size)
            }
            for item in items {
                let length = item.size[axis.crossed]
                let place = guide(item)
                if length == .infinity { isEndless = true }
                low = min(low, -place)
                high = max(high, length - place)
                steps.note(.asked(child: item.child, offer: Proposal(along: axis, item.offer, minor), size: item.size))
                steps.note(.guide(child: item.child, key: rules.alignment, value: place))
            }
            steps.note(.thickness(axis: axis.crossed, before: -low, after: high))
            let thickness = isEndless ? .infinity : high - low
            var position = 0.0
            for (index, item) in items.enumerated() {
                position += gap(children, index, rules)
                let across = isEndless ? 0 : -guide(item) - low
                visit(
                    Int(item.child), Point(Size(along: axis, position, across)),
                    Proposal(along: axis, item.offer, minor), item.size)
                position += item.size[axis]
            }
            let size = Size(along: axis, max(position, 0), thickness)
            // An explicit guide may depend on any length of the proposal.
            guard usesDefaults else { return Answer(size, for: proposal) }
            let major = validity.major(proposal[axis], gaps: gaps)
            return axis == .horizontal
                ? Answer(size, width: major, height: validity.minor)
                : Answer(size, width: validity.minor, height: major)
        }
    }

    /// The proposal with which a stack of `size` places its children: an unspecified length across becomes the stack's
    /// own (rules.md §4.6).
    public func stackPlacementProposal(_ axis: LayoutAxis, _ proposal: Proposal, _ size: Size) -> Proposal {
        var final = proposal
        if isNone(final[axis.crossed]) { final[axis.crossed] = size[axis.crossed] }
        return final
    }
}
