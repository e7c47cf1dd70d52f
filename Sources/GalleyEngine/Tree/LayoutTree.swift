/// The layout tree: flat tables, filled by the builder methods, then frozen into breadth-first order.
///
/// A node is made after its children (`add… (around:)`), so that modifiers can wrap whatever a view turned out to be.
/// `freeze(root:)` renumbers the nodes breadth-first: the children of a node become one range of indices, and bottom-up
/// is one loop from the last node to the first. After that `pass` measures and places.
public final class LayoutTree {
    let tables: UnsafeMutablePointer<TreeTables>
    var customGuides: [GuideDelegate] = []
    private var isFrozen = false

    /// The length of a pixel in points; gaps between texts are rounded up to it.
    public let pixelLength: Double
    /// Whether the containers made from now on run from right to left (rules.md §2.7).
    public var isRightToLeft: Bool {
        get { tables.pointee.isRightToLeft }
        set { tables.pointee.isRightToLeft = newValue }
    }

    /// An empty tree for pictures whose pixels are `pixelLength` points long: 1, ½ or ⅓ as a rule.
    public init(pixelLength: Double = 1) {
        self.pixelLength = pixelLength
        tables = .allocate(capacity: 1)
        tables.initialize(to: TreeTables())
    }

    deinit {
        tables.deinitialize(count: 1)
        tables.deallocate()
    }

    /// Empties the tree, to build another in its memory. Passes of the tree that was are no longer valid.
    public func removeAll() {
        tables.pointee.removeAll()
        customGuides = []
        isFrozen = false
    }

    // MARK: Building

    /// The number of nodes made so far.
    public var nodeCount: Int { isFrozen ? tables.pointee.nodes.count : tables.pointee.building.count }

    /// Says that the tree is kept for long: when it is frozen its tables give back the room that they do not need.
    public func keepOnlyWhatIsNeeded() { tables.pointee.isKept = true }

    /// Forgets what nodes have answered, which in small trees takes as much memory as all the rest: the next update lays out everything.
    /// A tree in which views were moved by hand forgets nothing, because their places would be lost.
    ///
    /// - Parameter isFinal: Whether the tree is not updated any more: then it forgets all the same.
    public func forgetAnswers(isFinal: Bool = false) {
        guard isFrozen, isFinal || !tables.pointee.hasMoved else { return }
        for node in 0..<tables.pointee.nodes.count { tables.pointee.nodes.rows[node].link = -1 }
        tables.pointee.cache.removePages()
        for layout in 0..<tables.pointee.layouts.count { tables.pointee.layouts.rows[layout].answersForgotten() }
        tables.pointee.hasForgotten = true
    }

    /// Makes room for `count` nodes.
    public func reserve(_ count: Int) {
        tables.pointee.building.reserve(count)
        tables.pointee.buildingRanges.reserve(count)
        tables.pointee.buildingOwners.reserve(count)
    }

    @inline(__always)
    func add(_ node: Node, _ ranges: AxisRanges = AxisRanges(), traits: Int32 = -1) -> Int {
        var node = node
        if isRightToLeft { node.flags.insert(.isRightToLeft) }
        tables.pointee.building.append(node)
        tables.pointee.buildingRanges.append(ranges)
        tables.pointee.buildingOwners.append(NodeOwner(traits: traits))
        return tables.pointee.building.count - 1
    }

    /// Adds a node around `child`, whose traits it hands on.
    func add(_ node: Node, around child: Int) -> Int {
        add(node, traits: tables.pointee.buildingOwners[child].traits)
    }

    /// Adds a node that follows `rule` around `child`.
    @inline(__always)
    func add<R: LayoutRule>(
        _ rule: R, _ horizontal: GuideKey = .horizontalCenter, _ vertical: GuideKey = .verticalCenter, around child: Int
    ) -> Int {
        var node = node(rule, around: child)
        node.horizontalGuide = horizontal
        node.verticalGuide = vertical
        return add(node, around: child)
    }

    /// Adds a node that follows `rule` around the nodes of a chain.
    @inline(__always)
    func add<R: LayoutRule>(
        _ rule: R, _ horizontal: GuideKey = .horizontalCenter, _ vertical: GuideKey = .verticalCenter, children: Chain
    ) -> Int {
        var node = node(rule, children)
        node.horizontalGuide = horizontal
        node.verticalGuide = vertical
        return add(node)
    }

    /// A node that follows `rule`, to be added.
    @inline(__always) func node<R: LayoutRule>(_ rule: R, around child: Int) -> Node {
        var node = Node(kind: R.kind)
        node.payload = tables.pointee.store(rule)
        node.firstChild = Int32(child)
        node.childCount = 1
        return node
    }

    /// A node that follows `rule`, to be added, with the children of a chain.
    @inline(__always) func node<R: LayoutRule>(_ rule: R, _ children: Chain) -> Node {
        var node = Node(kind: R.kind)
        node.payload = tables.pointee.store(rule)
        node.firstChild = children.first
        node.childCount = children.count
        return node
    }

    /// Links nodes into a chain, to become the children of one.
    @inlinable func chain(_ children: some Collection<Int>) -> Chain {
        var chain = Chain()
        for child in children { append(child, to: &chain) }
        return chain
    }

    @usableFromInline func append(_ child: Int, to chain: inout Chain) {
        if chain.last < 0 {
            chain.first = Int32(child)
        } else {
            tables.pointee.building[Int(chain.last)].link = Int32(child)
        }
        chain.last = Int32(child)
        chain.count += 1
    }

    /// Siblings, linked one to the next.
    @usableFromInline struct Chain {
        @usableFromInline var first: Int32 = -1
        @usableFromInline var last: Int32 = -1
        @usableFromInline var count: Int32 = 0

        @usableFromInline init() {}
    }

    // MARK: What belongs to nodes

    /// Notes a number of the builder's for a node: which item it shows. It has to fit 32 bits.
    public func setTag(_ tag: Int, of node: Int) { tables.pointee.buildingOwners[node].tag = Int32(tag) }
    /// What `setTag` noted; −1 where it noted nothing.
    public func tag(of node: Int) -> Int { Int(tables.pointee.buildingOwners[node].tag) }
    /// Notes which of the builder's traits the node hands to its container; it has to fit 32 bits.
    public func setTraits(_ traits: Int, of node: Int) {
        tables.pointee.buildingOwners[node].traits = Int32(traits)
    }
    /// What `setTraits` noted, or what the wrapped node hands on; −1 for none.
    public func traits(of node: Int) -> Int { Int(tables.pointee.buildingOwners[node].traits) }
    /// Which rule lays the node out.
    public func kind(of node: Int) -> NodeKind { tables.pointee.building[node].kind }

    /// The key under which this tree knows a guide of the user's.
    public func key(for guide: GuideDelegate) -> GuideKey {
        let index = customGuides.firstIndex { $0.isSame(as: guide) } ?? customGuides.count
        if index == customGuides.count { customGuides.append(guide) }
        return GuideKey(rawValue: GuideKey.firstCustom + Int16(index))
    }

    /// The user's guide behind a key, or nil for one of the engine's own.
    public func guideDelegate(for key: GuideKey) -> GuideDelegate? {
        key.rawValue < GuideKey.firstCustom ? nil : customGuide(key).original
    }

    /// The user's guide behind a key that may not have been given out.
    package func customGuideIfMet(_ key: GuideKey) -> GuideDelegate? {
        let index = Int(key.rawValue - GuideKey.firstCustom)
        return customGuides.indices.contains(index) ? customGuides[index].original : nil
    }

    func customGuide(_ key: GuideKey) -> GuideDelegate { customGuides[Int(key.rawValue - GuideKey.firstCustom)] }

    /// The index of equal preferences met before, or a new one. Trees hold few different ones: the search is short,
    /// and starts at the newest.
    func intern(_ spacing: Spacing) -> Int32 {
        if spacing.isPlain { return 0 }
        var index = tables.pointee.spacings.count - 1
        while index >= max(0, tables.pointee.spacings.count - 16) {
            if tables.pointee.spacings[index] == spacing { return Int32(index) }
            index -= 1
        }
        if spacing == .plain { return 0 }
        tables.pointee.spacings.append(spacing)
        return Int32(tables.pointee.spacings.count - 1)
    }

    // MARK: Freezing

    /// Renumbers the nodes breadth-first from `root`, works out what one number per axis can say, and drops what
    /// cannot be reached. The tree takes no more nodes afterwards.
    ///
    /// - Parameter prepare: Receives the pass before layouts are asked for their spacing.
    public func freeze(root: Int, prepare: (Pass) -> Void = { _ in }) -> Pass {
        if !isFrozen {
            isFrozen = true
            tables.pointee.freeze(root: root)
            prepare(Pass(tree: self))
            Pass(tree: self).summarizeAll()
        }
        return Pass(tree: self)
    }

    /// The frozen tree's pass.
    public var pass: Pass? { isFrozen ? Pass(tree: self) : nil }
}
