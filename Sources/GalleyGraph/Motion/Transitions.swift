extension LiveState {
    /// Starts the ways out of what this build has not met, where its container changes with an animation. `shown` is the tree of
    /// the layout before.
    func findGhosts(_ store: StateStore) {
        guard hasShownOnce, let shown = shownTree else { return }
        for item in store.missing(DynamicItem.self) {
            guard !isGhost(item), let transaction = containers[item.container],
                transaction.effectiveAnimation != nil, let ghost = ghost(of: item, transaction, shown)
            else { continue }
            ghosts.append(ghost)
            item.phase = .identity
        }
    }

    /// Where an item's views were.
    private func ghost(of item: DynamicItem, _ transaction: Transaction, _ shown: ViewTree) -> Ghost? {
        var places: [(frame: CGRect, proposal: ProposedViewSize)] = []
        var parent: Identity?
        var frames = CoordinateFrames()
        let known = shown.places()
        for key in item.roots {
            guard let place = known[key] else { continue }
            let pass = place.tree.pass
            var origin = CGPoint(pass.origin(of: place.node))
            var current = pass.parent(of: place.node)
            while current >= 0, place.tree.key(of: current).map({ !seen.contains($0) }) ?? true {
                let own = CGPoint(pass.origin(of: current))
                origin = CGPoint(x: origin.x + own.x, y: origin.y + own.y)
                current = pass.parent(of: current)
            }
            guard current >= 0, let key = place.tree.key(of: current), parent == nil || parent == key else { continue }
            if parent == nil { frames = place.tree.frames(of: current) }
            parent = key
            places.append(
                (
                    CGRect(origin: origin, size: CGSize(pass.size(of: place.node))),
                    ProposedViewSize(pass.proposal(of: place.node))
                ))
        }
        return parent.map { Ghost(item, transaction, parent: $0, places: places, frames: frames) }
    }

    /// What is drawn of views that are on their way out, in a node.
    func ghosts(in key: Identity, isInFront: Bool) -> [ViewTree] {
        ghosts.isEmpty ? [] : ghosts.filter { $0.parent == key && $0.isInFront == isInFront }.flatMap(\.trees)
    }

    /// What has to continue after an update: views that have been shown in their first phase go into the next one.
    package func nextPhases() -> [Transaction] {
        var transactions: [Transaction] = []
        for (item, transaction) in insertions where item.phase == .willAppear {
            item.phase = .identity
            transactions.append(transition(of: item).transaction(transaction))
        }
        insertions = []
        for ghost in ghosts where ghost.item.phase == .identity {
            ghost.item.phase = .didDisappear
            transactions.append(transition(of: ghost.item).transaction(ghost.transaction))
        }
        return transactions
    }

    /// How an item's views come and go.
    func transition(of item: DynamicItem) -> any ItemTransition { item.ownTransition ?? standardTransition }

    /// Ends transitions in which nothing moves any more. Returns whether views are gone.
    package func endTransitions() -> Bool {
        func isOver(_ item: DynamicItem) -> Bool { !item.watched.contains { motions[$0]?.isMoving ?? false } }
        let before = ghosts.count
        ghosts.removeAll { $0.item.phase == .didDisappear && isOver($0.item) }
        return ghosts.count != before
    }
}
