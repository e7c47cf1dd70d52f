// What can be said of a node with one number per axis and answer, worked out bottom-up before anything is asked.
//
// Where a view's width does not depend on the height it is offered, nor the other way round, three numbers answer most
// proposals: the least, the ideal and the most. Only what stays two-dimensional needs to be asked afresh and remembered.

extension Pass {
    /// Fills in every node's summary, children before parents.
    func summariseAll() {
        var index = count - 1
        while index >= 0 {
            summarise(index)
            index -= 1
        }
    }

    func summarise(_ index: Int) {
        let node = nodes + index
        switch node.pointee.kind {
        case .flexible, .rigid, .spacer, .divider, .leaf:
            break
        case .passthrough:
            let isPriority = node.pointee.payload == 0
            inherit(index, priority: !isPriority)
        case .alignmentGuide:
            inherit(index, priority: true)
            node.pointee.guides.formUnion(node.pointee.horizontalGuide.mask)
        case .overlay, .background:
            inherit(index, priority: true)
        case .fixedSize:
            inherit(index, priority: true)
            let child = nodes[Int(node.pointee.firstChild)]
            if child.isSeparable {
                for axis in [LayoutAxis.horizontal, .vertical] where takesIdeal(index, axis) {
                    setRange(
                        index, axis, AxisRange(rigid: ranges[Int(node.pointee.firstChild)][axis].ideal), clamps: true)
                }
            }
        case .fixedFrame:
            summariseFixedFrame(index)
        case .flexibleFrame:
            summariseFlexibleFrame(index)
        case .padding:
            summarisePadding(index)
        case .scroll:
            summariseScroll(index)
        case .aspectRatio, .position, .viewThatFits, .grid, .layout:
            node.pointee.flags.remove(.separable)
            node.pointee.guides = childGuides(
                index, handedOn: node.pointee.kind == .grid || node.pointee.kind == .layout)
            // A layout may answer any guide itself.
            if node.pointee.kind == .layout { node.pointee.guides = .all }
            if node.pointee.kind == .position { node.pointee.spacing = 0 }
            emptyHasNoPriority(node)
        case .stack:
            summariseStack(index)
        case .depthStack:
            summariseDepthStack(index)
        }
    }

    /// An empty container gives way to everything (semantics.md §2.6).
    private func emptyHasNoPriority(_ node: UnsafeMutablePointer<Node>) {
        if node.pointee.childCount == 0 { node.pointee.priority = -.infinity }
    }

    /// Takes over everything that the first child says of itself.
    private func inherit(_ index: Int, priority: Bool) {
        let node = nodes + index
        let child = nodes[Int(node.pointee.firstChild)]
        node.pointee.flags.formUnion(child.flags.intersection([.separable, .clampsWidth, .clampsHeight]))
        ranges[index] = ranges[Int(node.pointee.firstChild)]
        node.pointee.guides.formUnion(child.guides)
        node.pointee.spacing = child.spacing
        if priority { node.pointee.priority = child.priority }
    }

    private func childGuides(_ index: Int, handedOn: Bool) -> GuideMask {
        var mask: GuideMask = []
        for child in children(of: index) { mask.formUnion(nodes[child].guides) }
        return handedOn ? mask.intersection(.handedOn) : mask
    }

    func setRange(_ index: Int, _ axis: LayoutAxis, _ range: AxisRange, clamps: Bool) {
        ranges[index][axis] = range
        let flag: NodeFlags = axis == .horizontal ? .clampsWidth : .clampsHeight
        if clamps { nodes[index].flags.insert(flag) } else { nodes[index].flags.remove(flag) }
    }

    private func summariseFixedFrame(_ index: Int) {
        let node = nodes + index
        let child = nodes[Int(node.pointee.firstChild)]
        node.pointee.guides = child.guides
        var given = 0
        for axis in [LayoutAxis.horizontal, .vertical] {
            let length = parameters[Int(node.pointee.payload) + Int(axis.rawValue)]
            if !isNone(length) {
                setRange(index, axis, AxisRange(rigid: length), clamps: true)
                given += 1
            } else if child.isSeparable {
                setRange(index, axis, ranges[Int(node.pointee.firstChild)][axis], clamps: child.clamps(axis))
            }
        }
        if given == 2 || child.isSeparable { node.pointee.flags.insert(.separable) }
    }

    private func summariseFlexibleFrame(_ index: Int) {
        let node = nodes + index
        let child = nodes[Int(node.pointee.firstChild)]
        node.pointee.guides = child.guides
        guard child.isSeparable else { return }
        node.pointee.flags.insert(.separable)
        for axis in [LayoutAxis.horizontal, .vertical] {
            let limits = frameLimits(node.pointee, axis)
            let (minimum, maximum) = (limits.minimum, limits.maximum)
            let range = ranges[Int(node.pointee.firstChild)][axis]
            let ideal = flexibleLength(proposal: Proposal.none, limits) {
                isNone($0) ? range.ideal : self.length(Int(node.pointee.firstChild), axis, $0)
            }
            let low: Double, high: Double
            var clamps = true
            if !isNone(minimum), !isNone(maximum) {
                (low, high) = (minimum, maximum)
            } else if child.clamps(axis) {
                // With one limit the frame takes what it is offered between the limit and the child's own range:
                // min(q, c) and max(q, c) of a clamp are clamps again.
                if !isNone(minimum) {
                    low = minimum
                    high = max(minimum, range.high)
                } else if !isNone(maximum) {
                    low = min(maximum, max(range.low, 0))
                    high = maximum
                } else {
                    (low, high) = (range.low, range.high)
                }
            } else {
                clamps = false
                low = flexibleLength(proposal: 0, limits) { self.length(Int(node.pointee.firstChild), axis, $0) }
                high = flexibleLength(proposal: .infinity, limits) {
                    self.length(Int(node.pointee.firstChild), axis, $0)
                }
            }
            setRange(index, axis, AxisRange(low: low, ideal: ideal, high: high), clamps: clamps)
        }
    }

    private func summarisePadding(_ index: Int) {
        let node = nodes + index
        let child = nodes[Int(node.pointee.firstChild)]
        node.pointee.guides = child.guides
        guard child.isSeparable else { return }
        node.pointee.flags.insert(.separable)
        for axis in [LayoutAxis.horizontal, .vertical] {
            let inset = paddingInset(node.pointee, axis)
            let range = ranges[Int(node.pointee.firstChild)][axis]
            if child.clamps(axis) {
                let low = max(max(range.low, 0) + inset, 0)
                setRange(
                    index, axis,
                    AxisRange(low: low, ideal: max(range.ideal + inset, 0), high: max(range.high + inset, low)),
                    clamps: true)
            } else {
                let first = Int(node.pointee.firstChild)
                let low = max(length(first, axis, max(-inset, 0)) + inset, 0)
                let high = max(length(first, axis, .infinity) + inset, 0)
                setRange(
                    index, axis, AxisRange(low: low, ideal: max(range.ideal + inset, 0), high: high), clamps: false)
            }
        }
    }

    private func summariseDepthStack(_ index: Int) {
        let node = nodes + index
        emptyHasNoPriority(node)
        let priority = highestPriority(index)
        var mask: GuideMask = []
        var separable = true, clampsWidth = true, clampsHeight = true
        var width = AxisRange(rigid: 0), height = AxisRange(rigid: 0)
        for slot in children(of: index) {
            let child = nodes[slot]
            mask.formUnion(child.guides)
            guard child.priority == priority else { continue }
            separable = separable && child.isSeparable
            clampsWidth = clampsWidth && child.clamps(.horizontal)
            clampsHeight = clampsHeight && child.clamps(.vertical)
            width = width.covering(ranges[slot].width)
            height = height.covering(ranges[slot].height)
        }
        let aligned: GuideMask = [node.pointee.horizontalGuide.mask, node.pointee.verticalGuide.mask]
        node.pointee.guides = mask.intersection(.handedOn)
        guard separable, mask.isDisjoint(with: aligned), node.pointee.horizontalGuide.isEdgeOrCenter,
            node.pointee.verticalGuide.isEdgeOrCenter
        else { return }
        node.pointee.flags.insert(.separable)
        setRange(index, .horizontal, width, clamps: clampsWidth)
        setRange(index, .vertical, height, clamps: clampsHeight)
    }

    private func summariseStack(_ index: Int) {
        let node = nodes + index
        emptyHasNoPriority(node)
        let axis: LayoutAxis = node.pointee.flags.contains(.isVertical) ? .vertical : .horizontal
        let cross = axis.crossed
        let alignment = axis == .horizontal ? node.pointee.verticalGuide : node.pointee.horizontalGuide
        let total = prepareGaps(index, axis)

        var mask: GuideMask = []
        var separable = true, clampsCross = true, clampsMajor = true
        var major = AxisRange(rigid: 0), minor = AxisRange(rigid: 0)
        // Children that can stretch and are not alike from their least length up are shared out by the real algorithm.
        var stretching = StretchSummary()
        var rigid = true
        let firstPriority = node.pointee.childCount == 0 ? 0 : nodes[Int(node.pointee.firstChild)].priority
        for slot in children(of: index) {
            let child = nodes[slot]
            mask.formUnion(child.guides)
            separable = separable && child.isSeparable
            clampsCross = clampsCross && child.clamps(cross)
            clampsMajor = clampsMajor && child.clamps(axis)
            minor = minor.covering(ranges[slot][cross])
            let range = ranges[slot][axis]
            major.low += range.low
            major.ideal += range.ideal
            major.high += range.high
            stretching.add(range, priority: child.priority)
            rigid = rigid && range.low == range.high && range.low == range.ideal && child.priority == firstPriority
        }
        node.pointee.guides = mask.intersection(.handedOn)
        guard separable, mask.isDisjoint(with: alignment.mask), alignment.isEdgeOrCenter else { return }
        node.pointee.flags.insert(.separable)
        if rigid, clampsMajor, node.pointee.flags.contains(.hasUniformGap), node.pointee.childCount > 0 {
            node.pointee.flags.insert(.hasRigidChildren)
        }
        setRange(index, cross, minor, clamps: clampsCross)
        // Overlaps longer than the children leave nothing, not less than nothing.
        let ideal = max(major.ideal + total, 0)
        if clampsMajor, stretching.isClamp, total >= 0 {
            setRange(
                index, axis, AxisRange(low: major.low + total, ideal: ideal, high: major.high + total), clamps: true)
        } else {
            setRange(index, axis, AxisRange(low: 0, ideal: ideal, high: .infinity), clamps: false)
            let low = solvedLength(index, axis, 0)
            let high = solvedLength(index, axis, .infinity)
            setRange(index, axis, AxisRange(low: low, ideal: ideal, high: high), clamps: false)
        }
    }

    /// The length of a node whose axes are independent.
    func length(_ index: Int, _ axis: LayoutAxis, _ proposal: Double) -> Double {
        let node = nodes[index]
        if node.clamps(axis) { return ranges[index][axis].length(proposal) }
        if isNone(proposal) { return ranges[index][axis].ideal }
        switch node.kind {
        case .passthrough, .alignmentGuide, .overlay, .background, .fixedFrame, .fixedSize:
            return length(Int(node.firstChild), axis, proposal)
        case .flexibleFrame:
            let limits = frameLimits(node, axis)
            return flexibleLength(proposal: proposal, limits) { self.length(Int(node.firstChild), axis, $0) }
        case .scroll:
            // Reached only across the axes that scroll.
            let inset = scrollInset(node, axis)
            return max(length(Int(node.firstChild), axis, max(proposal - inset, 0)) + inset, 0)
        case .padding:
            let inset = paddingInset(node, axis)
            return max(length(Int(node.firstChild), axis, max(proposal - inset, 0)) + inset, 0)
        case .stack:
            let stackAxis: LayoutAxis = node.flags.contains(.isVertical) ? .vertical : .horizontal
            if axis == stackAxis { return solvedLength(index, axis, proposal) }
            var extent = 0.0
            for child in children(of: index) { extent = max(extent, length(child, axis, proposal)) }
            return extent
        case .depthStack:
            let priority = highestPriority(index)
            var extent = 0.0
            for child in children(of: index) where nodes[child].priority == priority {
                extent = max(extent, length(child, axis, proposal))
            }
            return extent
        default:
            return ranges[index][axis].length(proposal)
        }
    }

    func highestPriority(_ index: Int) -> Double {
        var highest = -Double.infinity
        for child in children(of: index) { highest = max(highest, nodes[child].priority) }
        return highest
    }
}

extension AxisRange {
    /// The range of the longer of two clamps: max(clamp(p), clamp(p)) is a clamp between the larger limits.
    fileprivate func covering(_ other: AxisRange) -> AxisRange {
        AxisRange(low: max(low, other.low), ideal: max(ideal, other.ideal), high: max(high, other.high))
    }
}

/// Whether children that share a stack's length make the stack's own length a clamp of what it is offered.
///
/// Rigid children are served first and the rest shares what is left, so the sum is a clamp as long as the stretching
/// children of each priority can all shrink to 0, or are all alike. (Otherwise it is not: a minimum of 80 beside one of
/// 5 answers 122.5 to 85, semantics.md T-074.)
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
