// Placing: top-down and breadth-first, so that depth costs no stack. Each node's place is relative to its parent's.

extension Pass {
    /// Gives the root and everything below it a place; the root lies at `origin` of the canvas.
    public func place(root proposal: Proposal, at origin: Point = .zero) {
        guard count > 0 else { return }
        setPlace(0, origin, proposal, size(0, proposal))
        for index in 0..<count where nodes[index].childCount > 0 {
            if nodes[index].flags.contains(.isLeftOut) {
                for child in children(of: index) { leaveOut(child) }
            } else {
                placeChildren(index)
            }
        }
    }

    func leaveOut(_ node: Int) {
        places[node] = Place()
        nodes[node].flags.insert(.isLeftOut)
    }

    /// Gives a child a place in its parent; the last call wins. A coordinate that is not finite counts as 0: endless
    /// views start together.
    public func setPlace(_ node: Int, _ origin: Point, _ proposal: Proposal, _ size: Size) {
        places[node] = Place(
            origin: Point(origin.x.isFinite ? origin.x : 0, origin.y.isFinite ? origin.y : 0), size: size,
            proposal: proposal)
        nodes[node].flags.subtract([.isForgotten, .isLeftOut])
    }

    /// Measures a child for `proposal` and puts the point of it that `anchor` names (0…1 each way) on `position` of the
    /// parent's space.
    public func placeChild(_ node: Int, at position: Point, anchor: Point, proposal: Proposal) {
        let size = self.size(node, proposal)
        func start(_ position: Double, _ anchor: Double, _ length: Double) -> Double {
            // An anchor of 0 must not turn an endless length into NaN.
            let value = anchor == 0 ? position : position - anchor * length
            return value.isFinite ? value : 0
        }
        setPlace(
            node, Point(start(position.x, anchor.x, size.width), start(position.y, anchor.y, size.height)), proposal,
            size)
    }

    func placeChildren(_ index: Int) {
        let node = nodes[index]
        let (proposal, size) = (places[index].proposal, places[index].size)
        switch node.kind {
        case .flexible, .rigid, .spacer, .divider, .leaf:
            break
        case .passthrough, .alignmentGuide:
            setPlace(Int(node.firstChild), .zero, proposal, size)
        case .fixedFrame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .scroll:
            let placement = placementOfOnlyChild(index, proposal, size)
            let child = Int(node.firstChild)
            setPlace(child, placement.origin, placement.proposal, self.size(child, placement.proposal))
        case .overlay, .background:
            placeLayers(node, proposal, size)
        case .viewThatFits:
            let shown = fittingChild(index, proposal)
            for child in children(of: index) {
                if child == shown {
                    setPlace(child, .zero, proposal, self.size(child, proposal))
                } else {
                    leaveOut(child)
                }
            }
        case .layout:
            for child in children(of: index) { nodes[child].flags.insert(.isForgotten) }
            layouts[Int(node.payload)].place(
                self, node: index, origin: places[index].origin, size: size, proposal: proposal)
            placeForgottenChildren(index, proposal, size)
        case .stack:
            let rules = stackRules(index)
            let offer = stackPlacementProposal(rules.axis, proposal, size)
            if node.flags.contains(.hasRigidChildren) {
                placeRigidChildren(index, rules, offer)
            } else {
                solveStack(ChildList(children(of: index)), rules, offer) { child, origin, offer, size in
                    self.setPlace(child, origin, offer, size)
                }
            }
        case .depthStack, .grid:
            eachPlacedChild(index, proposal, size) { child, origin, offer in
                self.setPlace(child, origin, offer, self.size(child, offer))
            }
        }
        if node.flags.contains(.isRightToLeft) { mirrorChildren(index, size.width) }
    }

    /// Turns places counted from the left into places counted from the right (semantics.md §2.7).
    private func mirrorChildren(_ index: Int, _ width: Double) {
        for child in children(of: index) {
            let mirrored = width - places[child].origin.x - places[child].size.width
            if mirrored.isFinite { places[child].origin.x = mirrored }
        }
    }

    /// Gives one view another place and proposal than its container did, and places what is inside it.
    public func move(_ node: Int, to origin: Point, proposal: Proposal) {
        setPlace(node, origin, proposal, size(node, proposal))
        var open = [node]
        while let next = open.popLast() {
            placeChildren(next)
            open.append(contentsOf: children(of: next).filter { !nodes[$0].flags.contains(.isLeftOut) })
        }
    }

    /// The children of a built-in container with their places and proposals.
    func eachPlacedChild(
        _ index: Int, _ proposal: Proposal, _ size: Size,
        _ visit: (_ child: Int, _ origin: Point, _ offer: Proposal) -> Void
    ) {
        let node = nodes[index]
        let list = ChildList(children(of: index))
        switch node.kind {
        case .stack:
            let rules = stackRules(index)
            solveStack(list, rules, stackPlacementProposal(rules.axis, proposal, size)) { child, origin, offer, _ in
                visit(child, origin, offer)
            }
        case .depthStack:
            placeDepthStack(list, node.horizontalGuide, node.verticalGuide, size, visit: visit)
        case .grid:
            placeGrid(index, proposal, size, visit)
        default:
            break
        }
    }

    private func placeLayers(_ node: Node, _ proposal: Proposal, _ size: Size) {
        let primary = Int(node.firstChild), secondary = primary + 1
        setPlace(primary, .zero, proposal, size)
        let offer = Proposal(size)
        let other = self.size(secondary, offer)
        func offset(_ key: GuideKey) -> Double {
            let value = guide(primary, key, proposal, size) - guide(secondary, key, offer, other)
            return value.isFinite ? value : 0
        }
        setPlace(secondary, Point(offset(node.horizontalGuide), offset(node.verticalGuide)), offer, other)
    }

    /// A child that its layout did not place lies in the middle, offered what the container was (semantics.md §2.3).
    private func placeForgottenChildren(_ index: Int, _ proposal: Proposal, _ size: Size) {
        for child in children(of: index) where nodes[child].flags.contains(.isForgotten) {
            let own = self.size(child, proposal)
            setPlace(
                child, Point(centered(own.width, in: size.width), centered(own.height, in: size.height)), proposal, own)
        }
    }

    /// Runs a layout's placing without keeping the result, to see where its children would lie: explicit guides need
    /// it before the container itself has a place.
    public func rehearsal(
        of node: Int, _ place: () -> Void, read: (_ child: Int, _ origin: Point, _ proposal: Proposal) -> Void,
        size: Size,
        proposal: Proposal
    ) {
        let children = self.children(of: node)
        withUnsafeTemporaryAllocation(of: (Place, NodeFlags).self, capacity: max(children.count, 1)) { saved in
            for (slot, child) in children.enumerated() {
                (saved.baseAddress.unsafelyUnwrapped + slot).initialize(to: (places[child], nodes[child].flags))
                nodes[child].flags.insert(.isForgotten)
            }
            place()
            placeForgottenChildren(node, proposal, size)
            for child in children { read(child, places[child].origin, places[child].proposal) }
            for (slot, child) in children.enumerated() {
                places[child] = saved[slot].0
                nodes[child].flags = saved[slot].1
            }
        }
    }
}
