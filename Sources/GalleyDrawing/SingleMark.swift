extension [DrawItem] {
    /// The one mark that the items are, and the groups around it, the outermost first; nil where there is more than that, or a group
    /// that may not lie around it.
    package func singleMark(in mayHold: (DrawGroup) -> Bool) -> (mark: DrawItem, groups: [DrawGroup])? {
        var (items, groups) = (self, [DrawGroup]())
        while items.count == 1 {
            guard case .group(let group) = items[0] else { return (items[0], groups) }
            guard mayHold(group) else { return nil }
            groups.append(group)
            items = group.items
        }
        return nil
    }
}
