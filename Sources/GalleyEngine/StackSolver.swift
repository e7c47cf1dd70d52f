// How a stack divides its length (semantics.md §4): the gaps first, then the children by priority and by how little
// they can stretch, each offered an equal share of what is left.

/// One child's part in a stack.
struct StackItem {
    var child: Int32
    var order: Int32
    var priority: Double
    /// The child's length for 0 and for ∞; NaN while nobody needs it.
    var low: Double
    var high: Double
    /// What the child is offered along the stack; NaN for its ideal.
    var offer: Double
    var size: Size

    var flexibility: Double { high - low }
}

/// The children of a stack: a range of nodes, or nodes picked by a layout that delegates to a stack.
public struct ChildList {
    let first: Int
    public let count: Int
    let picked: UnsafePointer<Int32>?

    public init(_ range: Range<Int>) {
        first = range.lowerBound
        count = range.count
        picked = nil
    }

    public init(_ picked: UnsafeBufferPointer<Int32>) {
        first = 0
        count = picked.count
        self.picked = picked.baseAddress
    }

    @inline(__always) public subscript(index: Int) -> Int {
        if let picked { return Int(picked[index]) }
        return first + index
    }
}

/// What a stack needs to know besides its children.
public struct StackRules {
    public var axis: LayoutAxis
    public var alignment: GuideKey
    /// The gap between all children; NaN for their preferences.
    public var spacing: Double
    /// Whether a row's views follow each other to the left.
    public var isRightToLeft: Bool

    public init(axis: LayoutAxis, alignment: GuideKey, spacing: Double, isRightToLeft: Bool = false) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.isRightToLeft = isRightToLeft
    }
}

extension Pass {
    func stackRules(_ index: Int) -> StackRules {
        let node = nodes[index]
        let axis: LayoutAxis = node.flags.contains(.isVertical) ? .vertical : .horizontal
        return StackRules(
            axis: axis, alignment: axis == .horizontal ? node.verticalGuide : node.horizontalGuide,
            spacing: node.flags.contains(.hasUniformGap) ? node.gap : parameters[Int(node.payload)],
            isRightToLeft: node.flags.contains(.isRightToLeft))
    }

    /// The gap before child `index` of the list.
    @inline(__always) func gap(_ children: ChildList, _ index: Int, _ rules: StackRules) -> Double {
        if index == 0 { return 0 }
        if !isNone(rules.spacing) { return rules.spacing }
        let a = spacingIndex(children[index - 1]), b = spacingIndex(children[index])
        if a == 0, b == 0 { return Spacing.fallback }
        return tree.spacings[Int(a)].distance(
            to: tree.spacings[Int(b)], along: rules.axis, isRightToLeft: rules.isRightToLeft)
    }

    /// Finds out, once per stack, whether all of its gaps are alike; returns their sum.
    func prepareGaps(_ index: Int, _ axis: LayoutAxis) -> Double {
        let node = nodes + index
        let children = ChildList(self.children(of: index))
        guard children.count > 1 else {
            node.pointee.flags.insert(.hasUniformGap)
            return 0
        }
        let spacing = parameters[Int(node.pointee.payload)]
        let rules = StackRules(
            axis: axis, alignment: .leading, spacing: spacing,
            isRightToLeft: node.pointee.flags.contains(.isRightToLeft))
        let first = gap(children, 1, rules)
        var isUniform = true
        var sum = first
        if isNone(spacing) {
            for child in 2..<max(children.count, 2) {
                let gap = gap(children, child, rules)
                isUniform = isUniform && gap == first
                sum += gap
            }
        } else {
            sum = spacing * Double(children.count - 1)
        }
        if isUniform {
            node.pointee.flags.insert(.hasUniformGap)
            node.pointee.gap = first
        }
        return sum
    }

    private func gapSum(_ children: ChildList, _ rules: StackRules) -> Double {
        guard children.count > 1 else { return 0 }
        if !isNone(rules.spacing) { return rules.spacing * Double(children.count - 1) }
        var sum = 0.0
        for index in 1..<children.count { sum += gap(children, index, rules) }
        return sum
    }

    /// The stack's length where its axes are independent.
    func solvedLength(_ index: Int, _ axis: LayoutAxis, _ proposal: Double) -> Double {
        let children = ChildList(self.children(of: index))
        let rules = stackRules(index)
        return withItems(children) { items in
            let total = gapSum(children, rules)
            divide(items, rules, proposal - total, minor: .nan, lengthsOnly: true)
            var sum = total
            for item in items { sum += item.size[axis] }
            return max(sum, 0)
        }
    }

    private func withItems<R>(_ children: ChildList, _ body: (UnsafeMutableBufferPointer<StackItem>) -> R) -> R {
        withUnsafeTemporaryAllocation(of: StackItem.self, capacity: max(children.count, 1)) { buffer in
            for index in 0..<children.count {
                (buffer.baseAddress.unsafelyUnwrapped + index).initialize(
                    to: StackItem(
                        child: Int32(children[index]), order: Int32(index), priority: nodes[children[index]].priority,
                        low: .nan, high: .nan, offer: .nan, size: .zero))
            }
            return body(UnsafeMutableBufferPointer(start: buffer.baseAddress, count: children.count))
        }
    }

    /// A child's size for an offer along the stack; only the length along it is right where `lengthsOnly`.
    @inline(__always)
    private func measure(_ child: Int32, _ axis: LayoutAxis, _ offer: Double, _ minor: Double, _ lengthsOnly: Bool)
        -> Size
    {
        if lengthsOnly { return Size(along: axis, length(Int(child), axis, offer), 0) }
        return size(Int(child), Proposal(along: axis, offer, minor))
    }

    /// Offers each child its share of `available` and notes what it took. Items come back in source order.
    private func divide(
        _ items: UnsafeMutableBufferPointer<StackItem>, _ rules: StackRules, _ available: Double, minor: Double,
        lengthsOnly: Bool
    ) {
        let axis = rules.axis
        // "Unspecified": everyone is asked for the ideal.
        if isNone(available) {
            for index in items.indices {
                items[index].size = measure(items[index].child, axis, .nan, minor, lengthsOnly)
            }
            return
        }
        var isOnePriority = true
        for item in items where item.priority != items[0].priority { isOnePriority = false }
        // Lengths for 0 and ∞ rank the children of one priority, and reserve room for those of lower priority.
        if items.count > 1 {
            for index in items.indices {
                let child = Int(items[index].child)
                let node = nodes[child]
                if node.isSeparable {
                    items[index].low = length(child, axis, 0)
                    items[index].high = length(child, axis, .infinity)
                } else {
                    items[index].low = measure(items[index].child, axis, 0, minor, lengthsOnly)[axis]
                    items[index].high = measure(items[index].child, axis, .infinity, minor, lengthsOnly)[axis]
                }
            }
            sortByClaim(items)
        }
        var left = available
        if !isOnePriority {
            for item in items where item.priority != items[0].priority { left -= item.low }
        }
        var start = 0
        while start < items.count {
            var end = start + 1
            while end < items.count, items[end].priority == items[start].priority { end += 1 }
            if start > 0 { for index in start..<end { left += items[index].low } }
            for index in start..<end {
                let offer = max(left / Double(end - index), 0)
                items[index].offer = offer
                let size = measure(items[index].child, axis, offer, minor, lengthsOnly)
                items[index].size = size
                let rest = left - size[axis]
                if !rest.isNaN { left = rest }
            }
            start = end
        }
        if !lengthsOnly, items.count > 1 { restoreOrder(items) }
    }

    /// Priority descending, then flexibility ascending; of two endlessly flexible ones the larger minimum first.
    private func sortByClaim(_ items: UnsafeMutableBufferPointer<StackItem>) {
        func precedes(_ a: StackItem, _ b: StackItem) -> Bool {
            if a.priority != b.priority { return a.priority > b.priority }
            let (fa, fb) = (a.flexibility, b.flexibility)
            if fa == .infinity, fb == .infinity, a.low != b.low { return a.low > b.low }
            if fa != fb, !fa.isNaN, !fb.isNaN { return fa < fb }
            return a.order < b.order
        }
        if items.count <= 24 {
            for index in 1..<items.count {
                let item = items[index]
                var slot = index
                while slot > 0, precedes(item, items[slot - 1]) {
                    items[slot] = items[slot - 1]
                    slot -= 1
                }
                items[slot] = item
            }
            return
        }
        for index in 1..<items.count where precedes(items[index], items[index - 1]) {
            var ranked = items
            ranked.sort(by: precedes)
            return
        }
    }

    private func restoreOrder(_ items: UnsafeMutableBufferPointer<StackItem>) {
        var index = 0
        while index < items.count {
            let home = Int(items[index].order)
            if home == index { index += 1 } else { items.swapAt(index, home) }
        }
    }

    /// Solves the stack and hands each child's offer, size and place to `visit`; returns the stack's own size.
    @discardableResult
    public func solveStack(
        _ children: ChildList, _ rules: StackRules, _ proposal: Proposal,
        visit: (_ child: Int, _ origin: Point, _ proposal: Proposal, _ size: Size) -> Void = { _, _, _, _ in }
    ) -> Size {
        guard children.count > 0 else { return .zero }
        let axis = rules.axis
        let minor = proposal[axis.crossed]
        return withItems(children) { items in
            divide(items, rules, proposal[axis] - gapSum(children, rules), minor: minor, lengthsOnly: false)
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
            }
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
            return Size(along: axis, max(position, 0), thickness)
        }
    }

    /// The proposal with which a stack of `size` places its children: an unspecified length across becomes the stack's
    /// own (semantics.md §4.6).
    public func stackPlacementProposal(_ axis: LayoutAxis, _ proposal: Proposal, _ size: Size) -> Proposal {
        var final = proposal
        if isNone(final[axis.crossed]) { final[axis.crossed] = size[axis.crossed] }
        return final
    }
}

/// The place of an edge or center guide in a length.
@inline(__always)
func edgeOrCenter(_ key: GuideKey, _ length: Double) -> Double {
    switch key {
    case .leading, .top: 0
    case .horizontalCenter, .verticalCenter: length / 2
    default: length
    }
}

extension Point {
    init(_ size: Size) { self.init(size.width, size.height) }
}
