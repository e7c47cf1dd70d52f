/// The memory behind a layout tree. Plain memory reached through a pointer: hot loops pay for no exclusivity checks.
struct TreeTables {
    // While the tree is built: in the order in which nodes were made.
    var building = Table<Node>()
    var buildingRanges = Table<AxisRanges>()
    var buildingOwners = Table<NodeOwner>()

    // Afterwards: breadth-first.
    var nodes = Table<Node>()
    var ranges = Table<AxisRanges>()
    var owners = Table<NodeOwner>()

    var parameters = Table<Double>()
    var leaves = Table<LeafBox>()
    var layouts = Table<LayoutBox>()
    var guideValues = Table<GuideValueBox>()
    var cells = Table<GridCell>()
    var lines = Table<GridLineAttributes>()
    /// The spacing preferences met so far; they are added to while the tree is laid out, too.
    var spacings = Self.commonSpacings()
    var memory = Memory()
    var isRightToLeft = false
    /// Leaves that have changed since the tree was placed.
    var changed = Table<Int32>()
    /// Whether trees are built in this memory again and again: then what building alone needs is kept, too.
    private var isReused = false

    /// The places of the frozen nodes: they take over the memory in which the ranges were built, an element of which is
    /// as large. Until the tree is placed they say nothing.
    var places: UnsafeMutablePointer<Place> {
        UnsafeMutableRawPointer(buildingRanges.base).assumingMemoryBound(to: Place.self)
    }

    /// Renumbers the nodes breadth-first and drops what cannot be reached from `root`.
    mutating func freeze(root: Int) {
        let count = building.count
        nodes.reserve(count)
        ranges.reserve(count)
        owners.reserve(count)
        let (from, fromRanges, fromOwners) = (building.base, buildingRanges.base, buildingOwners.base)
        let (nodes, ranges, owners) = (self.nodes.base, self.ranges.base, self.owners.base)
        var filled = 0
        @inline(__always) func take(_ index: Int, parent: Int) {
            (nodes + filled).initialize(to: from[index])
            nodes[filled].link = -1
            (ranges + filled).initialize(to: fromRanges[index])
            let owner = fromOwners[index]
            (owners + filled).initialize(
                to: NodeOwner(parent: Int32(parent), tag: owner.tag, traits: owner.traits))
            filled += 1
        }
        if building.indices.contains(root) {
            take(root, parent: -1)
            var index = 0
            while index < filled {
                let node = nodes + index
                if node.pointee.childCount > 0 {
                    var child = Int(node.pointee.firstChild)
                    var left = node.pointee.childCount
                    let first = filled
                    while left > 0, child >= 0 {
                        let next = Int(from[child].link)
                        take(child, parent: index)
                        child = next
                        left -= 1
                    }
                    node.pointee.firstChild = Int32(first)
                    node.pointee.childCount = Int32(filled - first)
                }
                index += 1
            }
        }
        self.nodes.setCount(filled)
        self.ranges.setCount(filled)
        self.owners.setCount(filled)
        if !isReused {
            building.free()
            buildingOwners.free()
        }
        UnsafeMutableRawPointer(buildingRanges.base).bindMemory(to: Place.self, capacity: count)
    }

    /// Drops everything and keeps the memory for the next tree.
    mutating func removeAll() {
        isReused = true
        isRightToLeft = false
        UnsafeMutableRawPointer(buildingRanges.base).bindMemory(to: AxisRanges.self, capacity: buildingRanges.count)
        building.removeAll()
        buildingRanges.removeAll()
        buildingOwners.removeAll()
        nodes.removeAll()
        ranges.removeAll()
        owners.removeAll()
        parameters.removeAll()
        leaves.removeAll()
        layouts.removeAll()
        guideValues.removeAll()
        cells.removeAll()
        lines.removeAll()
        spacings.deallocate()
        spacings = Self.commonSpacings()
        memory.removeAll()
        changed.removeAll()
    }

    /// The preferences that every tree starts with: 0 is a plain leaf's, 1 keeps no distance.
    private static func commonSpacings() -> Table<Spacing> {
        var spacings = Table<Spacing>()
        spacings.append(.plain)
        spacings.append(.zero)
        return spacings
    }

    func deallocate() {
        spacings.deallocate()
        building.deallocate()
        buildingRanges.deallocate()
        buildingOwners.deallocate()
        nodes.deallocate()
        ranges.deallocate()
        owners.deallocate()
        parameters.deallocate()
        leaves.deallocate()
        layouts.deallocate()
        guideValues.deallocate()
        cells.deallocate()
        lines.deallocate()
        memory.free()
        changed.deallocate()
    }
}
