import GalleyEngine

// What modifiers do to the nodes that their content made.
extension ViewTreeBuilder {
    /// Wraps each node that was made since `mark` nodes waited.
    @usableFromInline package func wrap<M: WrappingModifier>(since mark: Int, with modifier: M) {
        // A frame around nothing is there.
        if here.expectsOne, pending.count != mark + 1 { joinViews(since: mark, isNeverNone: true) }
        let item = NodeItem(M.kind)
        for index in mark..<pending.count {
            let node = modifier.wrap(pending[index], in: tree)
            items.append(item)
            if live != nil { noteKey() }
            tree.setTag(items.count - 1, of: node)
            pending[index] = node
        }
    }

    /// Wraps each node that `content` makes.
    /// - Parameter motion: What moves of the item, made for each node; without one what its drawing says.
    func wrap(
        _ content: () -> Void, _ item: (Int) -> NodeItem, motion: (() -> Motion)? = nil, _ make: (Int) -> Int
    ) {
        let mark = pending.count
        content()
        wrap(since: mark, item, motion: motion, make)
    }

    private func wrap(
        since mark: Int, _ item: (Int) -> NodeItem, motion: (() -> Motion)? = nil, _ make: (Int) -> Int
    ) {
        joinViews(since: mark)
        for index in mark..<pending.count {
            let child = pending[index]
            let node = make(child)
            replacePending(index, by: node, item(child), motion: live == nil ? nil : motion?())
        }
    }

    /// Wraps each node that was made since `mark` nodes waited.
    package func wrap(since mark: Int, _ item: NodeItem, _ make: (Int) -> Int) {
        wrap(since: mark, { _ in item }, make)
    }

    package func wrap(_ content: () -> Void, _ item: NodeItem, motion: (() -> Motion)? = nil, _ make: (Int) -> Int) {
        wrap(content, { _ in item }, motion: motion, make)
    }

    /// Changes the traits of each node that `content` makes.
    package func addTraits(_ content: () -> Void, _ change: (inout ViewTraits) -> Void) {
        let mark = pending.count
        content()
        addTraits(since: mark, change)
    }

    /// Changes the traits of each node that was made since `mark` nodes waited.
    package func addTraits(since mark: Int, _ change: (inout ViewTraits) -> Void) {
        joinViews(since: mark)
        // Views that had none before share theirs.
        var shared = -1
        for index in mark..<pending.count {
            let node = pending[index]
            let isFirst = tree.traits(of: node) < 0
            if isFirst, shared >= 0 {
                tree.setTraits(shared, of: node)
                continue
            }
            var traits = self.traits(of: node)
            change(&traits)
            let number = host.add(traits)
            tree.setTraits(number, of: node)
            if isFirst { shared = number }
        }
    }

    package func traits(of node: Int) -> ViewTraits {
        let index = tree.traits(of: node)
        return index < 0 ? ViewTraits() : host.traits(index)
    }

    /// What a node says to the grid that it is in, without a copy of its other traits.
    package func gridTraits(of node: Int) -> GridTraits {
        let index = tree.traits(of: node)
        return index < 0 ? GridTraits() : host.gridTraits(index)
    }

    /// Names the nodes that `content` makes.
    package func label(_ content: () -> Void, _ label: String) { changeItems(content) { $0.identifier = label } }

    /// Changes the items of the outermost nodes that `content` makes.
    package func changeItems(_ content: () -> Void, _ change: (inout NodeItem) -> Void) {
        let mark = pending.count
        content()
        changeItems(since: mark, change)
    }

    /// Changes the items of the nodes that were made since `mark` nodes waited.
    func changeItems(since mark: Int, _ change: (inout NodeItem) -> Void) {
        joinViews(since: mark)
        for index in mark..<pending.count {
            let tag = tree.tag(of: pending[index])
            guard items.indices.contains(tag) else { continue }
            // Not in its place: `change` is anyone's, and may ask the builder.
            var item = items[tag]
            change(&item)
            items[tag] = item
        }
    }
}
