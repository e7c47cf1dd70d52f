/// A view into a frozen tree: pointers only, so that the hot loops pay for no exclusivity checks and no reference
/// counting. It is valid while its `LayoutTree` lives, and belongs to one thread at a time.
public struct Pass {
    unowned(unsafe) public let tree: LayoutTree
    let nodes: UnsafeMutablePointer<Node>
    public let count: Int
    let parameters: UnsafePointer<Double>
    let leaves: UnsafePointer<LeafBox>
    let layouts: UnsafePointer<LayoutBox>
    let guideValues: UnsafePointer<GuideValueBox>
    private unowned(unsafe) let storage: Storage

    /// The memory behind a frozen tree.
    final class Storage {
        let nodes: UnsafeMutablePointer<Node>
        let count: Int
        let parameters: Table<Double>
        let leaves: Table<LeafBox>
        let layouts: Table<LayoutBox>
        let guideValues: Table<GuideValueBox>
        private(set) var memory: Memory?

        init(freezing tree: LayoutTree, root: Int) {
            let building = tree.building
            parameters = Table(tree.parameters)
            leaves = Table(tree.leaves)
            layouts = Table(tree.layouts)
            guideValues = Table(tree.guideValues)
            let nodes = UnsafeMutablePointer<Node>.allocate(capacity: max(building.count, 1))
            var filled = 0
            if building.indices.contains(root) {
                nodes.initialize(to: building[root])
                filled = 1
                var index = 0
                while index < filled {
                    var child = Int(nodes[index].firstChild)
                    let first = filled
                    var left = nodes[index].childCount
                    while left > 0, child >= 0 {
                        (nodes + filled).initialize(to: building[child])
                        nodes[filled].parent = Int32(index)
                        filled += 1
                        child = Int(building[child].nextSibling)
                        left -= 1
                    }
                    nodes[index].firstChild = Int32(first)
                    nodes[index].childCount = Int32(filled - first)
                    index += 1
                }
            }
            self.nodes = nodes
            count = filled
        }

        /// Gives each node that no number per axis can describe its slots of memory.
        func makeMemory() {
            var needed: Int32 = 0
            for index in 0..<count where !nodes[index].isSeparable {
                nodes[index].memo = needed
                needed += 1
            }
            if needed > 0 { memory = Memory(nodes: Int(needed)) }
        }

        deinit {
            nodes.deinitialize(count: count)
            nodes.deallocate()
            parameters.free()
            leaves.free()
            layouts.free()
            guideValues.free()
            memory?.free()
        }
    }

    init(tree: LayoutTree, storage: Storage) {
        self.tree = tree
        self.storage = storage
        nodes = storage.nodes
        count = storage.count
        parameters = UnsafePointer(storage.parameters.base)
        leaves = UnsafePointer(storage.leaves.base)
        layouts = UnsafePointer(storage.layouts.base)
        guideValues = UnsafePointer(storage.guideValues.base)
    }

    @inline(__always) var memory: Memory? { storage.memory }

    // MARK: Reading the tree

    public func children(of node: Int) -> Range<Int> {
        let first = Int(nodes[node].firstChild)
        return first < 0 ? 0..<0 : first..<first + Int(nodes[node].childCount)
    }

    public func parent(of node: Int) -> Int { Int(nodes[node].parent) }
    public func tag(of node: Int) -> Int { Int(nodes[node].tag) }
    public func traits(of node: Int) -> Int { Int(nodes[node].traits) }
    public func kind(of node: Int) -> NodeKind { nodes[node].kind }
    public func priority(of node: Int) -> Double { nodes[node].priority }
    /// What the node was offered when it was placed.
    public func proposal(of node: Int) -> Proposal { nodes[node].proposal }
    /// Where the node lies in its parent.
    public func origin(of node: Int) -> Point { nodes[node].origin }
    public func size(of node: Int) -> Size { nodes[node].size }
    /// Whether the node takes part in the picture: false below a child that `ViewThatFits` did not choose.
    public func isLeftOut(_ node: Int) -> Bool { nodes[node].flags.contains(.isLeftOut) }
    /// Which explicit guides the node's subtree may answer.
    public func guides(of node: Int) -> GuideMask { nodes[node].guides }
    /// The axis of a stack node.
    public func stackAxis(of node: Int) -> LayoutAxis? { nodes[node].stackAxis }
    /// Whether two views' sizes depend on each axis alone.
    public func isSeparable(_ node: Int) -> Bool { nodes[node].isSeparable }
}

/// A table that no longer grows.
struct Table<Element> {
    let base: UnsafeMutablePointer<Element>
    private let count: Int

    init(_ elements: [Element]) {
        base = .allocate(capacity: max(elements.count, 1))
        count = elements.count
        for (index, element) in elements.enumerated() { (base + index).initialize(to: element) }
    }

    func free() {
        base.deinitialize(count: count)
        base.deallocate()
    }
}

/// What nodes have answered lately. A node whose axes depend on each other sees about nine different proposals,
/// {0, ∞, share} squared; with fewer slots than that, cost grows exponentially with depth.
struct Memory {
    private static let slots = 9

    /// How many of a node's slots are filled, and which is to be filled next.
    private struct State {
        var filled: UInt8 = 0
        var next: UInt8 = 0
    }

    private let answers: UnsafeMutablePointer<Answer>
    private let states: UnsafeMutablePointer<State>

    /// Memory for nodes numbered from 0.
    init(nodes: Int) {
        answers = .allocate(capacity: nodes * Self.slots)
        answers.initialize(repeating: Answer(.zero, for: .unspecified), count: nodes * Self.slots)
        states = .allocate(capacity: nodes)
        states.initialize(repeating: State(), count: nodes)
    }

    func free() {
        answers.deallocate()
        states.deallocate()
    }

    /// The remembered answer that holds for `proposal`.
    func answer(of node: Int, for proposal: Proposal) -> Answer? {
        let first = answers + node * Self.slots
        for slot in 0..<Int(states[node].filled) where first[slot].holds(for: proposal) { return first[slot] }
        return nil
    }

    /// Remembers an answer, over the oldest where all slots are taken.
    func insert(_ answer: Answer, of node: Int) {
        let slot = Int(states[node].next)
        answers[node * Self.slots + slot] = answer
        states[node].next = UInt8((slot + 1) % Self.slots)
        states[node].filled = max(states[node].filled, UInt8(slot + 1))
    }
}
