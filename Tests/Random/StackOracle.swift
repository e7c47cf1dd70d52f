/// How a stack divides a length among its children: rules.md §4.1 to §4.4 written down once more, slow and obviously right,
/// sharing nothing with the engine. Every test that needs to know it asks here.
package struct StackOracle {
    /// What is known of a child before it is offered anything.
    package struct Child {
        package var priority: Double
        /// Its lengths for 0 and for ∞.
        package var low, high: Double

        package init(priority: Double, low: Double, high: Double) {
            (self.priority, self.low, self.high) = (priority, low, high)
        }
    }

    /// Whether the rules leave the answer open, or the last bit of a sum decides about the order.
    package private(set) var isOpen = false

    package init() {}

    /// What each child is offered of a length, and takes.
    package mutating func divided(
        _ length: Double, _ children: [Child], taking: (_ child: Int, _ offer: Double) -> Double
    ) -> [(offer: Double, length: Double)] {
        if children.contains(where: { $0.low == .infinity }) { isOpen = true }
        var parts = children.map { _ in (offer: Double.nan, length: Double.nan) }
        var left = length
        let rounds = rounds(children)
        for waiting in rounds.dropFirst() { for child in waiting { left -= children[child].low } }
        for (round, served) in rounds.enumerated() {
            if round > 0 { for child in served { left += children[child].low } }
            for (turn, child) in served.enumerated() {
                let offer = max(left / Double(served.count - turn), 0)
                parts[child] = (offer, taking(child, offer))
                if left != .infinity || parts[child].length != .infinity { left -= parts[child].length }
            }
        }
        return parts
    }

    /// The children in the order of their turns, those of a priority together.
    private mutating func rounds(_ children: [Child]) -> [[Int]] {
        // Into the order one by one, behind their equals, so that near-ties are noticed.
        var order: [Int] = []
        for child in children.indices {
            let place = order.firstIndex { precedes(children[child], children[$0]) } ?? order.endIndex
            order.insert(child, at: place)
        }
        var rounds: [[Int]] = []
        for child in order {
            if let last = rounds.last?.last, children[last].priority == children[child].priority {
                rounds[rounds.count - 1].append(child)
            } else {
                rounds.append([child])
            }
        }
        return rounds
    }

    private mutating func precedes(_ a: Child, _ b: Child) -> Bool {
        if a.priority != b.priority { return a.priority > b.priority }
        let (first, second) = (a.high - a.low, b.high - b.low)
        if first == .infinity, second == .infinity { return isClearly(b.low, below: a.low) }
        return isClearly(first, below: second)
    }

    private mutating func isClearly(_ a: Double, below b: Double) -> Bool {
        if a != b, abs(a - b) < 1e-6 { isOpen = true }
        return a < b
    }
}
