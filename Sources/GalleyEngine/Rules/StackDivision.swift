// How a stack divides its length (rules.md §4): the children by priority and by how little they can stretch, each
// offered an equal share of what is left.

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
    /// The sizes for 0 and for ∞, and the offers up to and from which they are the answer; NaN where that is unknown.
    var lowSize = Size.zero
    var highSize = Size.zero
    var lowLimit = Double.nan
    var highLimit = Double.nan

    var flexibility: Double { high - low }
}

extension Pass {
    /// Gives `body` the children of a stack, of which nothing is known yet.
    func withItems<R>(_ children: ChildList, _ body: (UnsafeMutableBufferPointer<StackItem>) -> R) -> R {
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

    /// A child's size for an offer along the stack; only the length along it is right where `lengthsOnly`. `range`
    /// shrinks to the proposals for which the child's part in the stack stays as it is.
    @inline(__always)
    private func measure(
        _ child: Int32, _ axis: LayoutAxis, _ offer: Double, _ minor: Double, _ lengthsOnly: Bool,
        _ range: inout StackValidity
    ) -> Size {
        let child = Int(child)
        if lengthsOnly { return Size(along: axis, length(child, axis, offer), 0) }
        let proposal = Proposal(along: axis, offer, minor)
        if nodes[child].isSeparable {
            range.minor.formIntersection(validity(child, axis.crossed, minor))
            if isRigid(child, axis) {
                range.offer = .everything
            } else {
                range.isForAnyMajor = false
                range.offer = validity(child, axis, offer)
            }
            return size(child, proposal)
        }
        let answer = answer(child, proposal)
        range.minor.formIntersection(axis == .horizontal ? answer.height : answer.width)
        range.offer = axis == .horizontal ? answer.width : answer.height
        if range.isForAnyMajor, !range.offer.isEverything { range.isForAnyMajor = false }
        return answer.size
    }

    /// Whether a node whose axes are independent has one length along `axis`, whatever it is offered.
    @inline(__always) private func isRigid(_ node: Int, _ axis: LayoutAxis) -> Bool {
        let range = ranges[node][axis]
        return nodes[node].clamps(axis) && range.low == range.high && range.ideal == range.low
    }

    /// Asks a child that is not separable for its sizes at 0 and ∞.
    private func probe(_ item: inout StackItem, _ axis: LayoutAxis, _ minor: Double, _ validity: inout StackValidity) {
        func ask(_ offer: Double) -> (size: Size, major: Validity) {
            let answer = answer(Int(item.child), Proposal(along: axis, offer, minor))
            let (major, across) =
                axis == .horizontal ? (answer.width, answer.height) : (answer.height, answer.width)
            validity.minor.formIntersection(across)
            if !major.isEverything { validity.isForAnyMajor = false }
            return (answer.size, major)
        }
        let low = ask(0)
        item.lowSize = low.size
        item.low = low.size[axis]
        item.lowLimit = low.major.high
        // An answer for every length is the answer to ∞ too.
        let high = low.major.high == .infinity ? low : ask(.infinity)
        item.highSize = high.size
        item.high = high.size[axis]
        item.highLimit = high.major.low
    }

    /// Offers each child its share of `available` and notes what it took. Items come back in source order.
    func divide<S: StepSink>(
        _ items: UnsafeMutableBufferPointer<StackItem>, _ rules: StackRules, _ available: Double, minor: Double,
        lengthsOnly: Bool, _ validity: inout StackValidity, _ steps: inout S
    ) {
        let axis = rules.axis
        // "Unspecified": everyone is asked for the ideal.
        if isNone(available) {
            for index in items.indices {
                items[index].size = measure(items[index].child, axis, .nan, minor, lengthsOnly, &validity)
                steps.note(
                    .turn(
                        child: items[index].child, left: .nan, count: Int32(items.count), offer: .nan,
                        took: items[index].size[axis]))
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
                    probe(&items[index], axis, minor, &validity)
                }
            }
            sortByClaim(items)
            for item in items where S.isListening {
                steps.note(.limits(child: item.child, low: item.low, high: item.high, priority: item.priority))
            }
        }
        var left = available
        if !isOnePriority {
            for item in items where item.priority != items[0].priority {
                left -= item.low
                steps.note(.reserved(child: item.child, length: item.low))
            }
        }
        var start = 0
        while start < items.count {
            var end = start + 1
            while end < items.count, items[end].priority == items[start].priority { end += 1 }
            if start > 0 { for index in start..<end { left += items[index].low } }
            for index in start..<end {
                let share = Double(end - index)
                let offer = max(left / share, 0)
                items[index].offer = offer
                let size: Size
                if offer <= items[index].lowLimit {
                    size = items[index].lowSize
                    validity.offer = Validity(low: -.infinity, high: items[index].lowLimit, includesNone: false)
                } else if offer >= items[index].highLimit {
                    size = items[index].highSize
                    validity.offer = Validity(low: items[index].highLimit, high: .infinity, includesNone: false)
                } else {
                    size = measure(items[index].child, axis, offer, minor, lengthsOnly, &validity)
                }
                if !lengthsOnly { validity.limitAvailable(available, left, share) }
                items[index].size = size
                steps.note(
                    .turn(
                        child: items[index].child, left: left, count: Int32(end - index), offer: offer,
                        took: size[axis]))
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
}

/// The proposals that divide a stack's length alike.
struct StackValidity {
    /// The lengths across the stack.
    var minor = Validity.everything
    /// Whether every length along it does, and none.
    var isForAnyMajor = true
    /// The offers for which the child that was asked last answers alike.
    var offer = Validity.everything
    /// The lengths, gaps not counted, for which every child is offered what leads to the same answer.
    private var low = -Double.infinity, high = Double.infinity

    /// Takes the child asked last into account, which was offered an equal share of `left`. As long as those before it
    /// take what they took, what is left for it follows the length of the whole stack.
    @inline(__always) mutating func limitAvailable(_ available: Double, _ left: Double, _ share: Double) {
        let taken = available - left
        if offer.low > 0 {
            low = max(low, rounded(offer.low * share + taken, up: true, isExact: share == 1 && taken == 0))
        }
        if offer.high < .infinity {
            high = min(high, rounded(offer.high * share + taken, up: false, isExact: share == 1 && taken == 0))
        }
    }

    /// The lengths along the stack, for an answer to `proposal`.
    func major(_ proposal: Double, gaps: Double) -> Validity {
        if isForAnyMajor { return .everything }
        // What is left of an endless length does not tell what the views before took.
        guard proposal < .infinity else { return .only(proposal) }
        return Validity(
            low: min(rounded(low + gaps, up: true, isExact: gaps == 0), proposal),
            high: max(rounded(high + gaps, up: false, isExact: gaps == 0), proposal), includesNone: false)
    }

    /// A limit moved inwards by more than sums of lengths can be off.
    private func rounded(_ limit: Double, up: Bool, isExact: Bool) -> Double {
        if isExact || !limit.isFinite { return limit }
        let noise = 1e-9 * (1 + abs(limit))
        return up ? limit + noise : limit - noise
    }
}
