/// A view into a frozen tree: pointers only, so that the hot loops pay for no exclusivity checks and no reference
/// counting. It is valid while its `LayoutTree` lives, and belongs to one thread at a time.
///
/// The rows are those of sealed tables. What grows while the tree is laid out (spacing preferences, remembered answers)
/// is not among them: user code runs inside of measuring and placing, and may add to it at any call.
public struct Pass {
    /// The tree that is measured and placed. It has to outlive the pass.
    unowned(unsafe) public let tree: LayoutTree
    let nodes: Rows<Node>
    let ranges: Rows<AxisRanges>
    let owners: Rows<NodeOwner>
    let places: Rows<Place>
    public let count: Int
    let parameters: Rows<UInt64>
    let leaves: Rows<LeafDelegate>
    let layouts: Rows<LayoutDelegate>
    let guideValues: Rows<GuideValueDelegate>
    let cache: MeasurementCache

    init(tree: LayoutTree) {
        self.tree = tree
        let tables = tree.tables
        nodes = tables.pointee.nodes.rows
        ranges = tables.pointee.ranges.rows
        owners = tables.pointee.owners.rows
        places = tables.pointee.places
        count = tables.pointee.nodes.count
        parameters = tables.pointee.parameters.rows
        leaves = tables.pointee.leaves.rows
        layouts = tables.pointee.layouts.rows
        guideValues = tables.pointee.guideValues.rows
        cache = tables.pointee.cache
    }

    /// The spacing preferences at an index that `spacingIndex` gave: they are copied out, because asking for an index may
    /// add preferences, and so move all of them.
    @inline(__always) func spacing(at index: Int32) -> Spacing { tree.tables.pointee.spacings[Int(index)] }

    // MARK: Reading the tree

    /// The node's children, which lie beside each other in the tables; empty for a leaf.
    public func children(of node: Int) -> Range<Int> {
        let first = Int(nodes[node].firstChild)
        return first < 0 ? 0..<0 : Range(uncheckedBounds: (first, first + Int(nodes[node].childCount)))
    }

    /// A node's first child; only of nodes that have one.
    @inline(__always) func firstChild(of node: Int) -> Int { Int(nodes[node].firstChild) }

    /// The node that it lies in; −1 for the root.
    public func parent(of node: Int) -> Int { Int(owners[node].parent) }
    /// What the builder noted with `LayoutTree.setTag`; −1 where it noted nothing.
    public func tag(of node: Int) -> Int { Int(owners[node].tag) }
    /// Whether a container runs from right to left.
    public func isRightToLeft(_ node: Int) -> Bool { node >= 0 && nodes[node].flags.contains(.isRightToLeft) }
    /// The index of the traits that the node hands to its container, as the builder numbers them; −1 for none.
    public func traits(of node: Int) -> Int { Int(owners[node].traits) }

    /// Notes another place for what the node's container should know of it; −1 for nothing.
    public func setTraits(_ traits: Int, of node: Int) { owners[node].traits = Int32(traits) }
    /// Which rule lays the node out.
    public func kind(of node: Int) -> NodeKind { nodes[node].kind }
    /// The layout priority; 0 unless the view says otherwise, −∞ for spacers (rules.md §4.1, §4.10).
    public func priority(of node: Int) -> Double { nodes[node].priority }
    /// What the node was offered when it was placed.
    public func proposal(of node: Int) -> Proposal {
        updateProposals()
        return places[node].proposal
    }

    /// Where the node lies in its parent.
    public func origin(of node: Int) -> Point { places[node].origin }
    /// What the node answered when it was placed, in points.
    public func size(of node: Int) -> Size { places[node].size }
    /// Whether the node takes part in the picture: false below a child that `ViewThatFits` did not choose.
    public func isExcluded(_ node: Int) -> Bool { nodes[node].flags.contains(.isExcluded) }
    /// Whether the layout around the node, which has just placed its children, did so.
    package func isPlaced(_ node: Int) -> Bool { !nodes[node].flags.contains(.isUnplaced) }
    /// Which explicit guides the node's subtree may answer.
    public func guides(of node: Int) -> GuideMask { nodes[node].guides }
    /// The axis of a stack node.
    public func stackAxis(of node: Int) -> LayoutAxis? { nodes[node].stackAxis }
    /// Whether two views' sizes depend on each axis alone.
    public func isSeparable(_ node: Int) -> Bool { nodes[node].isSeparable }
}
