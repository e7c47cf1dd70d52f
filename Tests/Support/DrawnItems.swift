import Galley

extension DisplayList {
    /// What is drawn, in order, without the groups around it.
    package var marks: [DrawItem] { items.flatMap(\.marks) }

    /// All groups, those outside before those inside.
    package var groups: [DrawGroup] { items.flatMap(\.groups) }

    /// The groups' effects, those outside before those inside.
    package var effects: [LayerEffect] { groups.compactMap(\.effect) }
}

extension DrawItem {
    package var marks: [DrawItem] {
        if case .group(let group) = self { group.items.flatMap(\.marks) } else { [self] }
    }

    package var groups: [DrawGroup] {
        if case .group(let group) = self { [group] + group.items.flatMap(\.groups) } else { [] }
    }
}
