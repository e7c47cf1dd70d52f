// When a stack's own length is a clamp of what it is offered, so that it need not be shared out to be known.

extension Pass {
    /// The sum of a stack's gaps, and what each is where all are alike, else NaN.
    func uniformGap(_ children: ChildList, _ rules: StackRules, _ spacing: Double) -> (sum: Double, uniform: Double) {
        guard children.count > 1 else { return (0, 0) }
        if !isNone(spacing) { return (spacing * Double(children.count - 1), spacing) }
        let first = gap(children, 1, rules)
        var isUniform = true
        var sum = first
        for child in 2..<max(children.count, 2) {
            let gap = gap(children, child, rules)
            isUniform = isUniform && gap == first
            sum += gap
        }
        return (sum, isUniform ? first : .nan)
    }

    func summarizeStack(_ node: Int, _ rules: StackRules, gaps: Double) {
        emptyHasNoPriority(node)
        let children = self.children(of: node)
        let total = StackTotal(self, children, rules.axis)
        nodes[node].guides = total.guides.intersection(.handedOn)
        guard total.isSeparable, total.guides.isDisjoint(with: rules.alignment.mask), rules.alignment.isEdgeOrCenter
        else { return }
        nodes[node].flags.insert(.separable)
        if total.isRigid, total.clampsMain, !isNone(rules.spacing), !children.isEmpty {
            nodes[node].flags.insert(.hasRigidChildren)
        }
        setRange(node, rules.axis.crossed, total.cross, clamps: total.clampsCross)
        // Overlaps longer than the children leave nothing, not less than nothing.
        let ideal = max(total.main.ideal + gaps, 0)
        if total.clampsMain, total.stretching.isClamp, gaps >= 0 {
            setRange(
                node, rules.axis,
                AxisRange(low: total.main.low + gaps, ideal: ideal, high: total.main.high + gaps), clamps: true)
        } else {
            let list = ChildList(children)
            let low = solvedLength(list, rules, 0)
            let high = solvedLength(list, rules, .infinity)
            setRange(node, rules.axis, AxisRange(low: low, ideal: ideal, high: high), clamps: false)
        }
        if total.isFixed, hasOneSize(node) { nodes[node].flags.insert(.isFixed) }
    }

    /// The stack's length where its axes are independent.
    func solvedLength(_ children: ChildList, _ rules: StackRules, _ proposal: Double) -> Double {
        withItems(children) { items in
            let total = gapSum(children, rules)
            var proposalRange = StackProposalRanges()
            var steps = NoSteps()
            divide(items, rules, proposal - total, cross: .nan, lengthsOnly: true, &proposalRange, &steps)
            var sum = total
            for item in items { sum += item.size[rules.axis] }
            return max(sum, 0)
        }
    }

    /// Places the children of a stack whose lengths no offer changes: what `solveStack` does, without ranking them.
    func placeRigidChildren(_ index: Int, _ rules: StackRules, _ proposal: Proposal) {
        let axis = rules.axis, crossAxis = rules.axis.crossed
        let children = self.children(of: index)
        let cross = proposal[crossAxis]
        var thickness = 0.0
        for child in children { thickness = max(thickness, length(child, crossAxis, cross)) }
        let guide = thickness == .infinity ? 0 : edgeOrCenter(rules.alignment, thickness)
        var left = proposal[axis] - rules.spacing * Double(children.count - 1)
        var position = 0.0
        for child in children {
            let length = ranges[child][axis].ideal
            let offer = isNone(left) ? left : max(left / Double(children.upperBound - child), 0)
            let rest = left - length
            if !rest.isNaN { left = rest }
            let breadth = self.length(child, crossAxis, cross)
            let across = thickness == .infinity ? 0 : guide - edgeOrCenter(rules.alignment, breadth)
            setPlace(
                child, Point(Size(along: axis, position, across)), Proposal(along: axis, offer, cross),
                Size(along: axis, length, breadth))
            position += length + rules.spacing
        }
    }
}

/// What the summaries of a stack's children add up to.
private struct StackTotal {
    var guides: GuideMask = []
    var isSeparable = true, clampsMain = true, clampsCross = true
    /// The sums along the stack, and the largest across it.
    var main = AxisRange(rigid: 0), cross = AxisRange(rigid: 0)
    // Children that can stretch and are not alike from their least length up are shared out by the real algorithm.
    var stretching = StretchSummary()
    /// Whether no child takes another length for another offer.
    var isRigid = true
    /// Whether no child changes in any way for another offer.
    var isFixed = true

    @inline(__always) init(_ pass: Pass, _ children: Range<Int>, _ axis: LayoutAxis) {
        guard let first = children.first else { return }
        let priority = pass.nodes[first].priority
        for slot in children {
            let child = pass.nodes[slot]
            guides.formUnion(child.guides)
            isSeparable = isSeparable && child.isSeparable
            clampsCross = clampsCross && child.clamps(axis.crossed)
            clampsMain = clampsMain && child.clamps(axis)
            isFixed = isFixed && child.flags.contains(.isFixed)
            cross = cross.covering(pass.ranges[slot][axis.crossed])
            let range = pass.ranges[slot][axis]
            main.low += range.low
            main.ideal += range.ideal
            main.high += range.high
            stretching.add(range, priority: child.priority)
            isRigid = isRigid && range.low == range.high && range.low == range.ideal && child.priority == priority
        }
    }
}

/// Whether children that share a stack's length make the stack's own length a clamp of what it is offered.
///
/// Rigid children are served first and the rest shares what is left, so the sum is a clamp as long as the stretching
/// children of each priority can all shrink to 0, or are all alike. (Otherwise it is not: a minimum of 80 beside one of
/// 5 answers 122.5 to 85, case T-074.)
private struct StretchSummary {
    private var priority = Double.nan
    private var like: AxisRange?
    private var canVanish = true
    private var areAlike = true
    private var isOnePriority = true

    mutating func add(_ range: AxisRange, priority: Double) {
        guard range.low != range.high else { return }
        if let like {
            areAlike = areAlike && like.low == range.low && like.high == range.high
            isOnePriority = isOnePriority && priority == self.priority
        } else {
            like = range
            self.priority = priority
        }
        canVanish = canVanish && range.low == 0
    }

    var isClamp: Bool { canVanish || (areAlike && isOnePriority) }
}
