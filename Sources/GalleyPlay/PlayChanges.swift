import GalleyProtocol

/// What tells the elements after a step from those before.
enum PlayChanges {
    /// What has gone, come and changed, in the order of the views. That something has moved is no change: all below a new row has.
    static func between(_ old: [PlayElement], _ new: [PlayElement]) -> [PlayChange] {
        let before = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
        let after = Set(new.map(\.id))
        let removed = old.filter { !after.contains($0.id) }.map { PlayChange(.removed, $0) }
        let others = new.compactMap { element -> PlayChange? in
            guard let was = before[element.id] else { return PlayChange(.added, element) }
            return isSame(was, element) ? nil : PlayChange(.changed, element, before: was)
        }
        return withoutEchoes(removed + others)
    }

    private static func isSame(_ old: PlayElement, _ new: PlayElement) -> Bool {
        old.label == new.label && old.value == new.value && old.isEnabled == new.isEnabled
            && old.isSelected == new.isSelected && old.role == new.role
            && old.isFocused == new.isFocused && old.hint == new.hint && old.identifier == new.identifier
    }

    /// What went and came back under another number, with the same name and values in the same order, has stayed.
    private static func withoutEchoes(_ changes: [PlayChange]) -> [PlayChange] {
        var gone = changes.filter { $0.kind == .removed }.map(\.element)
        var kept: [PlayChange] = []
        for change in changes where change.kind != .removed {
            if change.kind == .added, let index = gone.firstIndex(where: { isSame($0, change.element) }) {
                gone.remove(at: index)
            } else {
                kept.append(change)
            }
        }
        return gone.map { PlayChange(.removed, $0) } + kept
    }
}
