/// The views of a tree that can be built again by themselves, by their identity: in order and without spare room, because every session
/// of a live view keeps them.
struct BuiltScopes {
    private var inOrder: [BuiltScope]

    /// - Parameter scopes: Of those with one identity the last counts.
    init(_ scopes: [BuiltScope]) {
        var sorted = scopes.sorted { ($0.identity, $0.number) < ($1.identity, $1.number) }
        var kept = 0
        for index in sorted.indices {
            if kept > 0, sorted[kept - 1].identity == sorted[index].identity { kept -= 1 }
            sorted[kept] = sorted[index]
            kept += 1
        }
        sorted.removeLast(sorted.count - kept)
        inOrder = sorted
    }

    subscript(identity: Identity) -> BuiltScope? {
        let place = place(of: identity)
        return place < inOrder.count && inOrder[place].identity == identity ? inOrder[place] : nil
    }

    /// Puts a scope in the place of the one with its identity; adds it if there is none.
    mutating func replace(_ scope: BuiltScope) {
        let place = place(of: scope.identity)
        if place < inOrder.count, inOrder[place].identity == scope.identity {
            inOrder[place] = scope
        } else {
            inOrder.insert(scope, at: place)
        }
    }

    /// The place of the first scope that does not come before `identity`.
    private func place(of identity: Identity) -> Int {
        var range = 0..<inOrder.count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = inOrder[middle].identity < identity ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}

/// An order without a meaning: that of the numbers.
extension Identity: Comparable {
    @usableFromInline package static func < (a: Identity, b: Identity) -> Bool { (a.high, a.low) < (b.high, b.low) }
}
