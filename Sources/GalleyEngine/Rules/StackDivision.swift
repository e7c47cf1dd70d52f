// How a stack divides its length (rules.md §4): the children by priority and by how little they can stretch, each
// offered an equal share of what is left.

/// One child's part in a stack.
struct StackItem {
    var child: Int32
    var order: Int32
    var priority: Double
    /// The child's length for 0 and for ∞; NaN while no one needs it.
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

    @inline(__always) var rank: SharingRank { SharingRank(priority: priority, low: low, high: high, order: order) }
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
        _ child: Int32, _ axis: LayoutAxis, _ offer: Double, _ cross: Double, _ lengthsOnly: Bool,
        _ range: inout StackProposalRanges
    ) -> Size {
        let child = Int(child)
        if lengthsOnly { return Size(along: axis, length(child, axis, offer), 0) }
        let proposal = Proposal(along: axis, offer, cross)
        if nodes[child].isSeparable {
            range.cross.formIntersection(proposalRange(child, axis.crossed, cross))
            if isRigid(child, axis) {
                range.offer = .everything
            } else {
                range.isForAnyMain = false
                range.offer = proposalRange(child, axis, offer)
            }
            return size(child, proposal)
        }
        let answer = answer(child, proposal)
        range.cross.formIntersection(axis == .horizontal ? answer.height : answer.width)
        range.offer = axis == .horizontal ? answer.width : answer.height
        if range.isForAnyMain, !range.offer.isEverything { range.isForAnyMain = false }
        return answer.size
    }

    /// Whether a node whose axes are independent has one length along `axis`, whatever it is offered.
    @inline(__always) private func isRigid(_ node: Int, _ axis: LayoutAxis) -> Bool {
        let range = ranges[node][axis]
        return nodes[node].clamps(axis) && range.low == range.high && range.ideal == range.low
    }

    /// Asks a child that is not separable for its sizes at 0 and ∞.
    private func probe(
        _ item: inout StackItem, _ axis: LayoutAxis, _ cross: Double, _ proposalRange: inout StackProposalRanges
    ) {
        func ask(_ offer: Double) -> (size: Size, main: ProposalRange) {
            let answer = answer(Int(item.child), Proposal(along: axis, offer, cross))
            let (main, across) =
                axis == .horizontal ? (answer.width, answer.height) : (answer.height, answer.width)
            proposalRange.cross.formIntersection(across)
            if !main.isEverything { proposalRange.isForAnyMain = false }
            return (answer.size, main)
        }
        let low = ask(0)
        item.lowSize = low.size
        item.low = low.size[axis]
        item.lowLimit = low.main.high
        // An answer for every length is the answer to ∞ too.
        let high = low.main.high == .infinity ? low : ask(.infinity)
        item.highSize = high.size
        item.high = high.size[axis]
        item.highLimit = high.main.low
    }

    /// Offers each child its share of `available` and notes what it took. Items come back in source order.
    func divide<S: StepSink>(
        _ items: UnsafeMutableBufferPointer<StackItem>, _ rules: StackRules, _ available: Double, cross: Double,
        lengthsOnly: Bool, _ proposalRange: inout StackProposalRanges, _ steps: inout S
    ) {
        let axis = rules.axis
        if isNone(available) { return offerIdeals(items, axis, cross, lengthsOnly, &proposalRange, &steps) }
        if items.count > 1 { rank(items, axis, cross, &proposalRange, &steps) }
        var left = available
        reserveForLowerPriorities(items, &left, &steps)
        var start = 0
        while start < items.count {
            var end = start + 1
            while end < items.count, items[end].rank.isPeer(of: items[start].rank) { end += 1 }
            // Those whose turn it is have no need of what was kept back for them.
            if start > 0 { for index in start..<end { left += items[index].low } }
            for index in start..<end {
                let (before, count) = (left, end - index)
                offerShare(of: left, among: count, &items[index], axis, cross, lengthsOnly, &proposalRange)
                if !lengthsOnly { proposalRange.limitAvailable(available, before, Double(count)) }
                let rest = left - items[index].size[axis]
                if !rest.isNaN { left = rest }
                steps.note(.turn(items[index], axis, left: before, count: count))
            }
            start = end
        }
        if !lengthsOnly, items.count > 1 { restoreOrder(items) }
    }

    /// "Unspecified": everyone is asked for the ideal.
    private func offerIdeals<S: StepSink>(
        _ items: UnsafeMutableBufferPointer<StackItem>, _ axis: LayoutAxis, _ cross: Double, _ lengthsOnly: Bool,
        _ proposalRange: inout StackProposalRanges, _ steps: inout S
    ) {
        for index in items.indices {
            items[index].size = measure(items[index].child, axis, .nan, cross, lengthsOnly, &proposalRange)
            steps.note(.turn(items[index], axis, left: .nan, count: items.count))
        }
    }

    /// Finds the children's lengths for 0 and ∞, and puts them into the order in which they are offered their shares.
    @inline(__always)
    private func rank<S: StepSink>(
        _ items: UnsafeMutableBufferPointer<StackItem>, _ axis: LayoutAxis, _ cross: Double,
        _ proposalRange: inout StackProposalRanges, _ steps: inout S
    ) {
        for index in items.indices {
            let child = Int(items[index].child)
            if nodes[child].isSeparable {
                items[index].low = length(child, axis, 0)
                items[index].high = length(child, axis, .infinity)
            } else {
                probe(&items[index], axis, cross, &proposalRange)
            }
        }
        sort(items)
        for item in items where S.isListening {
            steps.note(.limits(child: item.child, low: item.low, high: item.high, priority: item.priority))
        }
    }

    /// Keeps back the least lengths of the children that are not of the highest priority.
    @inline(__always)
    private func reserveForLowerPriorities<S: StepSink>(
        _ items: UnsafeMutableBufferPointer<StackItem>, _ left: inout Double, _ steps: inout S
    ) {
        for item in items where !item.rank.isPeer(of: items[0].rank) {
            left -= item.low
            steps.note(.reserved(child: item.child, length: item.low))
        }
    }

    /// Offers a child an equal share of what is left for `count` of them; where that is as good as 0 or ∞, its answer is known.
    @inline(__always)
    private func offerShare(
        of left: Double, among count: Int, _ item: inout StackItem, _ axis: LayoutAxis, _ cross: Double,
        _ lengthsOnly: Bool, _ proposalRange: inout StackProposalRanges
    ) {
        let offer = max(left / Double(count), 0)
        item.offer = offer
        if offer <= item.lowLimit {
            item.size = item.lowSize
            proposalRange.offer = ProposalRange(low: -.infinity, high: item.lowLimit, includesNone: false)
        } else if offer >= item.highLimit {
            item.size = item.highSize
            proposalRange.offer = ProposalRange(low: item.highLimit, high: .infinity, includesNone: false)
        } else {
            item.size = measure(item.child, axis, offer, cross, lengthsOnly, &proposalRange)
        }
    }

    /// Puts the items into the order of their turns.
    private func sort(_ items: UnsafeMutableBufferPointer<StackItem>) {
        if items.count <= 24 {
            for index in 1..<items.count {
                let item = items[index]
                var slot = index
                while slot > 0, item.rank.precedes(items[slot - 1].rank) {
                    items[slot] = items[slot - 1]
                    slot -= 1
                }
                items[slot] = item
            }
            return
        }
        for index in 1..<items.count where items[index].rank.precedes(items[index - 1].rank) {
            var ranked = items
            ranked.sort { $0.rank.precedes($1.rank) }
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

extension LayoutStep {
    /// The turn of a child that has taken its length.
    @inline(__always)
    fileprivate static func turn(_ item: StackItem, _ axis: LayoutAxis, left: Double, count: Int) -> LayoutStep {
        .turn(child: item.child, left: left, count: Int32(count), offer: item.offer, took: item.size[axis])
    }
}
