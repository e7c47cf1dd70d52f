import GalleyEngine

/// Views whose state has changed, built again in a tree that stays.
extension ViewTree {
    /// Builds the changed views again, in the place of what they made before, and lays out what depends on them. False
    /// where that is not possible: then the whole tree has to be built again.
    package func rebuild(_ changed: Set<Identity>) -> Bool {
        if isLate { return false }
        var views: [BuiltScope] = []
        for identity in changed {
            guard let scope = scopes[identity] else { return false }
            views.append(scope)
        }
        var done = 0..<0
        // Outer views first: one that is built again builds those inside it.
        func order(_ scope: BuiltScope) -> (Int, Int, Int) { (scope.tags.lowerBound, -scope.tags.count, -scope.number) }
        for scope in views.sorted(by: { order($0) < order($1) })
        where !(done.lowerBound <= scope.tags.lowerBound && scope.tags.upperBound <= done.upperBound) || done.isEmpty {
            guard rebuild(scope) else { return false }
            done = scope.tags
        }
        pass.update()
        host.dropUnusedTraits()
        return true
    }

    private func rebuild(_ scope: BuiltScope) -> Bool {
        let builder = ViewTreeBuilder(context: context, environment: context.environment)
        builder.move(to: scope.position)
        builder.stackAxis = scope.stackAxis
        if let live = builder.live {
            builder.transactionScope = scope.position.transactionScope?.renewed(live.transaction)
        }
        let made = builder.elements(expectsOne: builder.expectsOne) { scope.build(builder) }
        guard made.count == scope.roots.count, builder.items.count == scope.tags.count, builder.lateTags.isEmpty else {
            return false
        }
        // State that comes or goes is the whole build's to begin or forget; so are names and traits, which modifiers
        // around the view have handled already.
        guard let again = builder.scopes.last, again.lookups == scope.lookups, again.names == scope.names,
            !again.hasTraits, !scope.hasTraits
        else { return false }
        let names = scope.roots.map { items.indices.contains($0) ? items[$0].identifier : nil }
        for (new, tag) in zip(made, scope.roots) {
            guard tag >= 0, nodes[tag] >= 0 else { return false }
            let isTaken = pass.reconcile(builder.tree, new, at: Int(nodes[tag])) { index in
                host.add(builder.host.traits(index))
            }
            guard isTaken else { return false }
        }
        let shift = scope.tags.lowerBound
        partTags.replace(scope.tags, by: builder.partTags)
        for (index, item) in builder.items.enumerated() { items[shift + index] = item }
        for (index, key) in builder.keys.enumerated() { keys[shift + index] = key }
        for (name, tag) in zip(names, scope.roots) where items.indices.contains(tag) { items[tag].identifier = name }
        for inner in builder.scopes {
            var inner = inner
            inner.tags = inner.tags.lowerBound + shift..<inner.tags.upperBound + shift
            inner.roots = inner.roots.map { $0 + shift }
            scopes.replace(inner)
        }
        return true
    }
}
