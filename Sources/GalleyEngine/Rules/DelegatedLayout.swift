/// A container that follows a user's `Layout` (rules.md §2), which a delegate knows.
struct DelegatedLayout: LayoutRule {
    static var kind: NodeKind { .layout }
    static var childCounts: ClosedRange<Int> { 0...Int(Int32.max) }
    static var payload: Payload { .layout }

    /// It may answer any guide itself, unless it says that it merges those of its children.
    func summarize(_ node: Int, in pass: Pass) {
        if pass.layout(of: node).mergesGuides { return pass.summarizeAsDependent(node, handingOn: .handedOn) }
        pass.nodes[node].flags.remove(.separable)
        pass.nodes[node].guides = .all
        pass.emptyHasNoPriority(node)
    }

    func measure(_ node: Int, for proposal: Proposal, in pass: Pass) -> MeasuredSize {
        MeasuredSize(pass.layout(of: node).measure(pass, node: node, proposal), for: proposal)
    }

    func placeChildren(of node: Int, for proposal: Proposal, size: Size, in pass: Pass) {
        pass.placing(pass.children(of: node), proposal, size) {
            pass.layout(of: node).place(
                pass, node: node, origin: pass.places[node].origin, size: size, proposal: proposal)
        }
    }

    func explicitGuide(_ key: GuideKey, of node: Int, for proposal: Proposal, size: Size, in pass: Pass) -> Double? {
        pass.layout(of: node).explicitGuide(pass, node: node, key, size: size, proposal: proposal)
    }

    func spacing(of node: Int, in pass: Pass) -> Int32 {
        pass.tree.intern(pass.layout(of: node).spacing(pass, node: node))
    }

    func contentChanged(in node: Int, child: Int, of pass: Pass) {
        pass.layout(of: node).contentChanged(child - pass.firstChild(of: node))
    }

    /// What the layout names, as long as its children lie where it put them last.
    func changedChildren(of node: Int, for proposal: Proposal, in pass: Pass) -> Range<Int> {
        let all = pass.children(of: node)
        guard !pass.isRightToLeft(node), !all.isEmpty, !pass.isExcluded(all.lowerBound),
            let changed = pass.layout(of: node).changedPlaces(origin: pass.places[node].origin, proposal: proposal)
        else { return all }
        return all.lowerBound + changed.lowerBound..<all.lowerBound + changed.upperBound
    }

    func place(_ children: Range<Int>, of node: Int, for proposal: Proposal, size: Size, in pass: Pass) {
        let first = pass.firstChild(of: node)
        pass.placing(children, proposal, size) {
            pass.layout(of: node).place(
                children.lowerBound - first..<children.upperBound - first, pass, node: node,
                origin: pass.places[node].origin, size: size, proposal: proposal)
        }
    }
}

extension Pass {
    /// The layout of a container.
    @inline(__always) func layout(of node: Int) -> LayoutDelegate { layouts[Int(nodes[node].payload)] }

    /// The box of a container that follows a user's layout; nil for other nodes.
    package func layoutDelegate(of node: Int) -> LayoutDelegate? {
        nodes[node].kind == .layout ? layout(of: node) : nil
    }

    /// Lets `place` place children. One that it does not place lies in the middle, offered what the container was
    /// (rules.md §2.3).
    fileprivate func placing(
        _ children: Range<Int>, _ proposal: Proposal, _ size: Size, _ place: () -> Void
    ) {
        for child in children { nodes[child].flags.insert(.isUnplaced) }
        place()
        for child in children where nodes[child].flags.contains(.isUnplaced) {
            let placement = centered(child, proposal, in: size)
            setPlace(child, placement.origin, proposal, self.size(child, proposal))
        }
    }

    /// Runs a layout's placing without keeping the result, to see where its children would lie: explicit guides need
    /// it before the container itself has a place.
    public func dryRun(
        of node: Int, _ place: () -> Void, read: (_ child: Int, _ origin: Point, _ proposal: Proposal) -> Void,
        size: Size,
        proposal: Proposal
    ) {
        let children = self.children(of: node)
        withUnsafeTemporaryAllocation(of: (Place, NodeFlags).self, capacity: max(children.count, 1)) { saved in
            for (slot, child) in children.enumerated() {
                (saved.baseAddress.unsafelyUnwrapped + slot).initialize(to: (places[child], nodes[child].flags))
            }
            placing(children, proposal, size, place)
            for child in children { read(child, places[child].origin, places[child].proposal) }
            for (slot, child) in children.enumerated() {
                places[child] = saved[slot].0
                nodes[child].flags = saved[slot].1
            }
        }
    }
}

extension LayoutTree {
    /// A container that follows a user's layout.
    @inlinable public func addLayout(_ box: LayoutDelegate, _ children: some Collection<Int>) -> Int {
        addLayout(box, chain(children))
    }

    @usableFromInline func addLayout(_ box: LayoutDelegate, _ children: Chain) -> Int {
        var node = node(DelegatedLayout(), children)
        node.payload = Int32(tables.pointee.layouts.count)
        tables.pointee.layouts.append(box)
        return add(node)
    }
}
