import Galley

extension DisplayList {
    /// What is drawn, in order, without the groups around it.
    var marks: [DrawItem] { items.flatMap(\.marks) }

    /// All groups, those outside before those inside.
    var groups: [DrawGroup] { items.flatMap(\.groups) }

    /// The groups' effects, those outside before those inside.
    var effects: [LayerEffect] { groups.compactMap(\.effect) }
}

extension DrawItem {
    var marks: [DrawItem] {
        if case .group(let group) = self { group.items.flatMap(\.marks) } else { [self] }
    }

    var groups: [DrawGroup] {
        if case .group(let group) = self { [group] + group.items.flatMap(\.groups) } else { [] }
    }
}
