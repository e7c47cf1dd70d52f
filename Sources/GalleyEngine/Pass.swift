/// A view into a frozen tree: pointers only, so that the hot loops pay for no exclusivity checks and no reference
/// counting. It is valid while its `LayoutTree` lives, and belongs to one thread at a time.
public struct Pass {
    unowned(unsafe) public let tree: LayoutTree
    let nodes: UnsafeMutablePointer<Node>
    let ranges: UnsafeMutablePointer<AxisRanges>
    let owners: UnsafeMutablePointer<NodeOwner>
    let places: UnsafeMutablePointer<Place>
    public let count: Int
    let parameters: UnsafeMutablePointer<Double>
    let leaves: UnsafeMutablePointer<LeafBox>
    let layouts: UnsafeMutablePointer<LayoutBox>
    let guideValues: UnsafeMutablePointer<GuideValueBox>
    let memory: Memory

    init(tree: LayoutTree) {
        self.tree = tree
        let tables = tree.tables
        nodes = tables.pointee.nodes.base
        ranges = tables.pointee.ranges.base
        owners = tables.pointee.owners.base
        places = tables.pointee.places
        count = tables.pointee.nodes.count
        parameters = tables.pointee.parameters.base
        leaves = tables.pointee.leaves.base
        layouts = tables.pointee.layouts.base
        guideValues = tables.pointee.guideValues.base
        memory = tables.pointee.memory
    }

    var spacings: Table<Spacing> {
        @inline(__always) get { tree.tables.pointee.spacings }
    }

    // MARK: Reading the tree

    public func children(of node: Int) -> Range<Int> {
        let first = Int(nodes[node].firstChild)
        return first < 0 ? 0..<0 : Range(uncheckedBounds: (first, first + Int(nodes[node].childCount)))
    }

    public func parent(of node: Int) -> Int { Int(owners[node].parent) }
    public func tag(of node: Int) -> Int { Int(owners[node].tag) }
    /// Whether a container runs from right to left.
    public func isRightToLeft(_ node: Int) -> Bool { node >= 0 && nodes[node].flags.contains(.isRightToLeft) }
    public func traits(of node: Int) -> Int { Int(owners[node].traits) }
    public func kind(of node: Int) -> NodeKind { nodes[node].kind }
    public func priority(of node: Int) -> Double { nodes[node].priority }
    /// What the node was offered when it was placed.
    public func proposal(of node: Int) -> Proposal { places[node].proposal }
    /// Where the node lies in its parent.
    public func origin(of node: Int) -> Point { places[node].origin }
    public func size(of node: Int) -> Size { places[node].size }
    /// Whether the node takes part in the picture: false below a child that `ViewThatFits` did not choose.
    public func isLeftOut(_ node: Int) -> Bool { nodes[node].flags.contains(.isLeftOut) }
    /// Which explicit guides the node's subtree may answer.
    public func guides(of node: Int) -> GuideMask { nodes[node].guides }
    /// The axis of a stack node.
    public func stackAxis(of node: Int) -> LayoutAxis? { nodes[node].stackAxis }
    /// Whether two views' sizes depend on each axis alone.
    public func isSeparable(_ node: Int) -> Bool { nodes[node].isSeparable }
}
