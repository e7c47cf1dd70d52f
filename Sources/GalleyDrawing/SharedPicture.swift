extension DisplayList {
    /// The same picture, in which each group that draws and means what one of another picture does is that group: what has stayed
    /// between two pictures is known by its identity. Groups are paired by their places, counted from the front or from the back.
    package func sharing(_ other: DisplayList) -> DisplayList {
        DisplayList(size: size, items: Sharing(mostDepth: Sharing.mostDepth).items(items, with: other.items).items)
    }
}

extension [DrawItem] {
    /// Whether these draw and mean the same as others.
    package func isSamePicture(as others: [DrawItem]) -> Bool {
        Sharing(mostDepth: Sharing.mostDepth).items(self, with: others).isSame
    }
}

private struct Sharing {
    /// Groups deeper than this are what they are: no one's stack is to hold arbitrarily many of them.
    static let mostDepth = 200

    let mostDepth: Int

    /// Items with the groups of others in them, and whether they are the same as these.
    func items(_ new: [DrawItem], with old: [DrawItem]) -> (items: [DrawItem], isSame: Bool) {
        var items = new
        func share(_ place: Int, with oldPlace: Int) -> Bool {
            let (item, isSame) = item(new[place], with: old[oldPlace])
            items[place] = item
            return isSame
        }
        let most = min(new.count, old.count)
        if new.count == old.count {
            let changed = new.indices.filter { !share($0, with: $0) }
            return (items, changed.isEmpty)
        }
        var front = 0
        while front < most, share(front, with: front) { front += 1 }
        var back = 0
        while back < most - front, share(new.count - 1 - back, with: old.count - 1 - back) { back += 1 }
        for place in front..<max(front, most - back) { _ = share(place, with: place) }
        return (items, false)
    }

    private func item(_ new: DrawItem, with old: DrawItem) -> (item: DrawItem, isSame: Bool) {
        guard case .group(let group) = new, case .group(let other) = old else { return (new, new.isSameMark(as: old)) }
        if group === other { return (new, true) }
        guard mostDepth > 0 else { return (new, false) }
        let (items, isSame) = Sharing(mostDepth: mostDepth - 1).items(group.items, with: other.items)
        if isSame, isSameAround(group, other) { return (old, true) }
        return (.group(group.holding(items)), false)
    }

    /// Whether groups do the same with what they hold.
    private func isSameAround(_ a: DrawGroup, _ b: DrawGroup) -> Bool {
        a.tag == b.tag && a.transform == b.transform && a.clip == b.clip && isSame(a.semantics, b.semantics)
            && isSame(a.effect, b.effect)
    }

    private func isSame(_ a: Semantics?, _ b: Semantics?) -> Bool {
        if a === b { return true }
        guard let a, let b else { return false }
        return a.role == b.role && a.label == b.label && a.isDescribed == b.isDescribed
            && a.isContinued == b.isContinued
    }

    private func isSame(_ a: LayerEffect?, _ b: LayerEffect?) -> Bool {
        // Equal masks are one object; here it counts what they draw.
        guard case .mask(let mask)? = a, case .mask(let other)? = b, mask != other else { return a == b }
        guard mostDepth > 0 else { return false }
        return Sharing(mostDepth: mostDepth - 1).item(.group(mask.group), with: .group(other.group)).isSame
    }
}
