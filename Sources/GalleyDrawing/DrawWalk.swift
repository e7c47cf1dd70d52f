/// A way through a picture, as its items are drawn. `Sequence.walk` goes it, however deep the groups lie in each other.
package protocol DrawWalk {
    /// A mark: an item that is no group. False is enough seen.
    mutating func visit(_ mark: DrawItem) -> Bool
    /// A group, before its items.
    mutating func enter(_ group: DrawGroup) -> DrawStep
    /// A group that was entered, after its items.
    mutating func leave(_ group: DrawGroup)
}

/// Where a walk goes from a group on.
package enum DrawStep {
    /// To its items.
    case inside
    /// To what follows it.
    case past
    /// Nowhere: enough is seen.
    case end
}

extension Sequence<DrawItem> {
    /// Goes through the items, and those in them.
    package func walk(_ walk: inout some DrawWalk) {
        for item in self where !walk.go(through: item) { return }
    }
}

extension DrawWalk {
    package mutating func leave(_ group: DrawGroup) {}

    /// Goes through one item; false is enough seen.
    fileprivate mutating func go(through item: DrawItem) -> Bool {
        // The groups around, and which of their items is next.
        var open: [(group: DrawGroup, next: Int)] = []
        var item = item
        while true {
            if case .group(let group) = item {
                switch enter(group) {
                case .inside: open.append((group, 0))
                case .past: break
                case .end: return false
                }
            } else if !visit(item) {
                return false
            }
            while let (group, next) = open.last, next == group.items.count {
                open.removeLast()
                leave(group)
            }
            guard let (group, next) = open.last else { return true }
            open[open.count - 1].next += 1
            item = group.items[next]
        }
    }
}
