/// A view into a frozen tree: pointers only, so that the hot loops pay for no exclusivity checks and no reference
/// counting. It is valid while its `LayoutTree` lives, and belongs to one thread at a time.
public struct Pass {
    unowned(unsafe) public let tree: LayoutTree
    let nodes: UnsafeMutablePointer<Node>
    let owners: UnsafeMutablePointer<NodeOwner>
    let places: UnsafeMutablePointer<Place>
    public let count: Int
    let parameters: UnsafeMutablePointer<Double>
    let leaves: UnsafeMutablePointer<LeafBox>
    let layouts: UnsafeMutablePointer<LayoutBox>
    let guideValues: UnsafeMutablePointer<GuideValueBox>
    let memory: Memory

    /// The memory behind a frozen tree.
    final class Storage {
        let nodes: UnsafeMutablePointer<Node>
        let owners: UnsafeMutablePointer<NodeOwner>
        let places: UnsafeMutablePointer<Place>
        let count: Int
        let memory = Memory()

        init(freezing tree: LayoutTree, root: Int) {
            let building = tree.building, owning = tree.owners
            let capacity = max(building.count, 1)
            let nodes = UnsafeMutablePointer<Node>.allocate(capacity: capacity)
            let owners = UnsafeMutablePointer<NodeOwner>.allocate(capacity: capacity)
            let places = UnsafeMutablePointer<Place>.allocate(capacity: capacity)
            var filled = 0
            func take(_ index: Int, parent: Int32) {
                (nodes + filled).initialize(to: building[index])
                (owners + filled).initialize(to: owning[index])
                owners[filled].parent = parent
                (places + filled).initialize(to: Place())
                filled += 1
            }
            if building.indices.contains(root) {
                take(root, parent: -1)
                nodes.pointee.link = -1
                var index = 0
                while index < filled {
                    let node = nodes + index
                    var left = node.pointee.childCount
                    if left > 0 {
                        var child = Int(node.pointee.firstChild)
                        let first = filled
                        while left > 0, child >= 0 {
                            take(child, parent: Int32(index))
                            child = Int(nodes[filled - 1].link)
                            nodes[filled - 1].link = -1
                            left -= 1
                        }
                        node.pointee.firstChild = Int32(first)
                        node.pointee.childCount = Int32(filled - first)
                    }
                    index += 1
                }
            }
            self.nodes = nodes
            self.owners = owners
            self.places = places
            count = filled
        }

        deinit {
            nodes.deallocate()
            owners.deallocate()
            places.deallocate()
            memory.free()
        }
    }

    init(tree: LayoutTree, storage: Storage) {
        self.tree = tree
        nodes = storage.nodes
        owners = storage.owners
        places = storage.places
        count = storage.count
        parameters = tree.parameters.base
        leaves = tree.leaves.base
        layouts = tree.layouts.base
        guideValues = tree.guideValues.base
        memory = storage.memory
    }

    // MARK: Reading the tree

    public func children(of node: Int) -> Range<Int> {
        let first = Int(nodes[node].firstChild)
        return first < 0 ? 0..<0 : Range(uncheckedBounds: (first, first + Int(nodes[node].childCount)))
    }

    public func parent(of node: Int) -> Int { Int(owners[node].parent) }
    public func tag(of node: Int) -> Int { Int(owners[node].tag) }
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
