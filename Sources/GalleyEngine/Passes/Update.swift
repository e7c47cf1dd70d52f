// Change is local: a leaf's change goes up to the first ancestor whose answers stay what they were, and down again only
// into views that are offered or answer something else. Places are relative to the parent, so what merely moved is not
// walked.

extension Pass {
    /// Gives a leaf made with `addRigid` another size; `update()` then lays out what depends on it.
    public func setRigid(_ node: Int, _ size: Size) {
        precondition(nodes[node].kind == .rigid, "only a leaf of one size can be given another")
        let now = AxisRanges(width: AxisRange(rigid: size.width), height: AxisRange(rigid: size.height))
        guard ranges[node] != now else { return }
        ranges[node] = now
        tree.tables.pointee.changed.append(Int32(node))
    }

    /// Says that a leaf measured by a box answers differently from now on; `update()` then lays out what depends on it.
    public func invalidate(_ node: Int) { tree.tables.pointee.changed.append(Int32(node)) }

    /// Lays out again, for the proposal and place that the root was given last, what changed leaves have an influence
    /// on. Returns how many containers placed their children again.
    @discardableResult
    public func update() -> Int {
        updateProposals()
        if tree.tables.pointee.hasForgotten, tree.tables.pointee.changed.count > 0 { return updateEverything() }
        // Most updates are of one leaf, and need no list.
        if tree.tables.pointee.changed.count == 1 {
            let top = propagate(from: Int(tree.tables.pointee.changed[0]))
            tree.tables.pointee.changed.removeAll()
            return placeWhatNeedsIt(at: top)
        }
        var tops: [Int] = []
        for change in tree.tables.pointee.changed.indices {
            tops.append(propagate(from: Int(tree.tables.pointee.changed[change])))
        }
        tree.tables.pointee.changed.removeAll()
        // A parent's index is lower than its children's: outer changes come first.
        return tops.sorted().reduce(0) { $0 + placeWhatNeedsIt(at: $1) }
    }

    /// What is left out is placed in full once it is shown.
    private func placeWhatNeedsIt(at top: Int) -> Int {
        nodes[top].flags.contains(.needsPlacing) && !isExcluded(top) ? placeChanged(from: top) : 0
    }

    /// Places everything, because not all answers are known by which it could be said what depends on a change. Nothing is asked
    /// before every ancestor of every change has been told: what is asked in between would be remembered, and a container would
    /// not hear of a change that its child has answered for already.
    private func updateEverything() -> Int {
        for change in tree.tables.pointee.changed.indices {
            var node = Int(tree.tables.pointee.changed[change])
            _ = cache.takeAnswers(from: nodes[node].link)
            while owners[node].parent >= 0 {
                let child = node
                node = Int(owners[child].parent)
                _ = cache.takeAnswers(from: nodes[node].link)
                dispatch(nodes[node].kind, ContentChange(pass: self, node: node, child: child))
                summarizeAgain(node)
            }
        }
        tree.tables.pointee.changed.removeAll()
        let place = places[0]
        setPlace(0, place.origin, place.proposal, size(0, place.proposal))
        placeEverything()
        var placed = 0
        for node in 0..<count {
            nodes[node].flags.remove(.needsPlacing)
            if nodes[node].childCount > 0, !nodes[node].flags.contains(.isExcluded) { placed += 1 }
        }
        return placed
    }

    /// Works out again what the ancestors of a changed leaf answer, up to the first whose answers stay the same; returns
    /// the topmost node that has to place its children again.
    private func propagate(from leaf: Int) -> Int {
        var node = leaf
        var hasChanged = nodes[leaf].kind == .leaf ? haveAnswersChanged(leaf) : true
        // A view may have moved its guides and kept its size.
        while hasChanged || !nodes[node].guides.isEmpty {
            let parent = Int(owners[node].parent)
            guard parent >= 0 else {
                let place = places[node]
                setPlace(node, place.origin, place.proposal, size(node, place.proposal))
                break
            }
            let child = node
            node = parent
            nodes[node].flags.insert(.needsPlacing)
            dispatch(nodes[node].kind, ContentChange(pass: self, node: node, child: child))
            let summary = hasSummaryChanged(node)
            hasChanged = nodes[node].isSeparable ? summary : haveAnswersChanged(node) || summary
        }
        return node
    }

    /// Summarises a node again and says whether that makes a difference to others.
    private func hasSummaryChanged(_ node: Int) -> Bool {
        let (before, lengths) = (nodes[node], ranges[node])
        summarizeAgain(node)
        let now = nodes[node]
        return lengths != ranges[node] || before.guides != now.guides || before.priority != now.priority
            || before.flags.intersection(.summary) != now.flags.intersection(.summary)
    }

    /// Asks a node again for everything that it remembers, and says whether any answer is another.
    private func haveAnswersChanged(_ node: Int) -> Bool {
        guard let known = cache.takeAnswers(from: nodes[node].link) else { return true }
        var hasChanged = known.isEmpty
        for answer in known where !hasChanged {
            hasChanged = self.answer(node, Proposal(answer.width.example, answer.height.example)) != answer
        }
        return hasChanged
    }

    private func placeChanged(from top: Int) -> Int {
        var open = [top]
        var next = 0
        while next < open.count {
            let node = open[next]
            next += 1
            nodes[node].flags.remove(.needsPlacing)
            let proposal = places[node].proposal
            let children = dispatch(
                nodes[node].kind, ChangedChildren(pass: self, node: node, proposal: proposal))
            withUnsafeTemporaryAllocation(of: Before.self, capacity: max(children.count, 1)) { before in
                for (slot, child) in children.enumerated() {
                    let isShown = !nodes[child].flags.contains(.isExcluded)
                    before.initializeElement(at: slot, to: Before(place: places[child], isShown: isShown))
                }
                if children.count == nodes[node].childCount {
                    placeChildren(node)
                } else {
                    let visitor = PartVisitor(
                        pass: self, node: node, children: children, proposal: proposal, size: places[node].size)
                    dispatch(nodes[node].kind, visitor)
                }
                for (slot, child) in children.enumerated() where nodes[child].childCount > 0 {
                    if nodes[child].flags.contains(.isExcluded) {
                        if before[slot].isShown { exclude(below: child) }
                    } else if nodes[child].flags.contains(.needsPlacing) || !before[slot].isShown
                        || before[slot].place.size != places[child].size
                        || before[slot].place.proposal != places[child].proposal
                    {
                        open.append(child)
                    }
                }
            }
        }
        return open.count
    }

    private func exclude(below node: Int) {
        var open = [node]
        while let next = open.popLast() {
            for child in children(of: next) {
                exclude(child)
                open.append(child)
            }
        }
    }
}

/// A child before its container is placed again.
private struct Before {
    var place: Place
    var isShown: Bool
}

private struct ContentChange: RuleVisitor {
    let pass: Pass
    let node: Int
    let child: Int

    @inline(__always) func visit<R: LayoutRule>(_: R.Type) {
        pass.rule(R.self, of: node).contentChanged(in: node, child: child, of: pass)
    }
}

private struct ChangedChildren: RuleVisitor {
    let pass: Pass
    let node: Int
    let proposal: Proposal

    @inline(__always) func visit<R: LayoutRule>(_: R.Type) -> Range<Int> {
        pass.rule(R.self, of: node).changedChildren(of: node, for: proposal, in: pass)
    }
}

private struct PartVisitor: RuleVisitor {
    let pass: Pass
    let node: Int
    let children: Range<Int>
    let proposal: Proposal
    let size: Size

    @inline(__always) func visit<R: LayoutRule>(_: R.Type) {
        pass.rule(R.self, of: node).place(children, of: node, for: proposal, size: size, in: pass)
    }
}

extension ProposalRange {
    /// One of the lengths.
    fileprivate var example: Double {
        if low > high { return .nan }
        if high.isFinite { return max(high, 0) }
        return low.isFinite ? max(low, 0) : .infinity
    }
}
