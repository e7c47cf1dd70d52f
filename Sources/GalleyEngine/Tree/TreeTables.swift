/// The memory behind a layout tree. Plain memory reached through a pointer: hot loops pay for no exclusivity checks.
///
/// Freezing seals the tables, but for the last ones, which change while the tree is laid out and never hand out rows.
struct TreeTables: ~Copyable {
    // While the tree is built: in the order in which nodes were made.
    var building = Table<Node>()
    var buildingRanges = Table<AxisRanges>()
    var buildingOwners = Table<NodeOwner>()

    // Afterwards: breadth-first.
    var nodes = Table<Node>()
    var ranges = Table<AxisRanges>()
    var owners = Table<NodeOwner>()

    /// The words of all rules' parameters.
    var parameters = Table<UInt64>()
    var leaves = Table<LeafDelegate>()
    var layouts = Table<LayoutDelegate>()
    var guideValues = Table<GuideValueDelegate>()

    /// The spacing preferences met so far; they are added to while the tree is laid out, too.
    var spacings = Self.commonSpacings()
    /// Leaves that have changed since the tree was placed.
    var changed = Table<Int32>()
    var cache = MeasurementCache()
    /// Whether most containers are such that no proposal changes anything in them.
    var isMostlyFixed = false
    /// Whether every node has the place that the tree's rules gave it, and none was left out.
    var isPlaced = false
    /// Whether answers were forgotten since the tree was laid out: then no one knows what a change leaves as it is.
    var hasForgotten = false
    /// Whether a view was given another place than its container gave it.
    var hasMoved = false
    /// The topmost nodes inside of which proposals are an earlier pass's, though the places hold.
    var outdated = Table<Int32>()

    var isRightToLeft = false
    /// Whether trees are built in this memory again and again: then what building alone needs is kept, too.
    private var isReused = false
    /// Whether the tree is kept for long.
    var isKept = false

    deinit { cache.free() }

    /// The places of the frozen nodes: they take over the memory in which the ranges were built, an element of which is
    /// as large. Until the tree is placed they say nothing.
    var places: Rows<Place> { buildingRanges.rows(as: Place.self) }

    /// Renumbers the nodes breadth-first and drops what cannot be reached from `root`.
    mutating func freeze(root: Int) {
        if isKept, !isReused {
            buildingRanges.fit()
            parameters.fit()
        }
        seal()
        let count = building.count
        let (from, fromRanges, fromOwners) = (building.rows, buildingRanges.rows, buildingOwners.rows)
        let (nodes, ranges, owners) = (self.nodes.fill(count), self.ranges.fill(count), self.owners.fill(count))
        var filled = 0
        @inline(__always) func take(_ index: Int, parent: Int) {
            nodes[filled] = from[index]
            nodes[filled].link = -1
            ranges[filled] = fromRanges[index]
            let owner = fromOwners[index]
            owners[filled] = NodeOwner(parent: Int32(parent), tag: owner.tag, traits: owner.traits)
            filled += 1
        }
        if root >= 0, root < count {
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
        self.nodes.shorten(to: filled)
        self.ranges.shorten(to: filled)
        self.owners.shorten(to: filled)
        if !isReused {
            building.free()
            buildingOwners.free()
            building.seal()
            buildingOwners.seal()
        }
        buildingRanges.bind(to: Place.self)
    }

    /// Ends the growing of all that a frozen tree only reads.
    private mutating func seal() {
        building.seal()
        buildingRanges.seal()
        buildingOwners.seal()
        parameters.seal()
        leaves.seal()
        layouts.seal()
        guideValues.seal()
    }

    /// Drops everything and keeps the memory for the next tree.
    mutating func removeAll() {
        isReused = true
        isRightToLeft = false
        buildingRanges.bind(to: AxisRanges.self)
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
        spacings = Self.commonSpacings()
        cache.removeAll()
        changed.removeAll()
        isPlaced = false
        hasForgotten = false
        hasMoved = false
        outdated.removeAll()
    }

    /// The preferences that every tree starts with: 0 is a plain leaf's, 1 keeps no distance.
    private static func commonSpacings() -> Table<Spacing> {
        var spacings = Table<Spacing>()
        spacings.append(.plain)
        spacings.append(.zero)
        return spacings
    }
}
