/// Makes a picture of another one, item by item; `Sequence.mapped` goes through it, however deep the groups lie in each other.
package protocol DrawMap {
    /// What is drawn in place of a mark: an item that is no group.
    mutating func mark(_ mark: DrawItem) -> [DrawItem]
    /// What becomes of a group.
    ///
    /// - Parameter made: What there is already: of the picture, of the group around that was entered first, and so on.
    mutating func enter(_ group: DrawGroup, made: [[DrawItem]]) -> DrawMapStep
    /// What is drawn in place of a group whose items have been mapped.
    mutating func leave(_ group: DrawGroup, _ items: [DrawItem]) -> [DrawItem]
}

/// What becomes of a group.
package enum DrawMapStep {
    /// Its items are mapped.
    case inside
    /// These are drawn in its place.
    case replaced([DrawItem])
}

extension DrawMap {
    package mutating func enter(_ group: DrawGroup, made: [[DrawItem]]) -> DrawMapStep { .inside }
    package mutating func leave(_ group: DrawGroup, _ items: [DrawItem]) -> [DrawItem] {
        [.group(group.holding(items))]
    }
}

extension Sequence<DrawItem> {
    /// The items that a map makes of these.
    package func mapped<Map: DrawMap>(by map: inout Map) -> [DrawItem] {
        var walk = MapWalk(map: map)
        self.walk(&walk)
        map = walk.map
        return walk.made[0]
    }
}

private struct MapWalk<Map: DrawMap>: DrawWalk {
    var map: Map
    /// What there is of the picture, and of each group around.
    var made: [[DrawItem]] = [[]]

    mutating func visit(_ mark: DrawItem) -> Bool {
        made[made.count - 1] += map.mark(mark)
        return true
    }

    mutating func enter(_ group: DrawGroup) -> DrawStep {
        switch map.enter(group, made: made) {
        case .inside:
            made.append([])
            return .inside
        case .replaced(let items):
            made[made.count - 1] += items
            return .past
        }
    }

    mutating func leave(_ group: DrawGroup) {
        let items = made.removeLast()
        made[made.count - 1] += map.leave(group, items)
    }
}
