/// The layout tree: flat tables, filled by the builder methods, then frozen into breadth-first order.
///
/// A node is made after its children (`add… (around:)`), so that modifiers can wrap whatever a view turned out to be.
/// `freeze(root:)` renumbers the nodes breadth-first: the children of a node become one range of indices, and bottom-up
/// is one loop from the last node to the first. After that `pass` measures and places.
public final class LayoutTree {
    let tables: UnsafeMutablePointer<TreeTables>
    var customGuides: [GuideBox] = []
    /// The cells of all grids of the frozen tree.
    var cells: Rows<GridCell> { tables.pointee.cells.rows }
    /// The lines of all grids of the frozen tree.
    var lines: Rows<GridLineAttributes> { tables.pointee.lines.rows }

    private var isFrozen = false

    /// The length of a pixel in points; gaps between texts are rounded up to it.
    public let pixelLength: Double
    /// Whether the containers made from now on run from right to left (semantics.md §2.7).
    public var isRightToLeft: Bool {
        get { tables.pointee.isRightToLeft }
        set { tables.pointee.isRightToLeft = newValue }
    }

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

    /// Makes room for `count` nodes.
    public func reserve(_ count: Int) {
        tables.pointee.building.reserve(count)
        tables.pointee.buildingRanges.reserve(count)
        tables.pointee.buildingOwners.reserve(count)
    }

    @inline(__always)
    private func add(_ node: Node, _ ranges: AxisRanges = AxisRanges(), traits: Int32 = -1) -> Int {
        var node = node
        if isRightToLeft { node.flags.insert(.isRightToLeft) }
        tables.pointee.building.append(node)
        tables.pointee.buildingRanges.append(ranges)
        tables.pointee.buildingOwners.append(NodeOwner(traits: traits))
        return tables.pointee.building.count - 1
    }

    private func around(_ child: Int, _ kind: NodeKind, flags: NodeFlags = []) -> Node {
        var node = Node(kind: kind, flags: flags)
        node.firstChild = Int32(child)
        node.childCount = 1
        return node
    }

    /// Adds a node around `child`, whose traits it hands on.
    private func add(_ node: Node, around child: Int) -> Int {
        add(node, traits: tables.pointee.buildingOwners[child].traits)
    }

    /// A node with the children of a chain.
    private func node(_ kind: NodeKind, flags: NodeFlags = [], _ children: Chain) -> Node {
        var node = Node(kind: kind, flags: flags)
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

    /// Keeps a node's parameters and returns where they start.
    private func store(_ first: Double, _ second: Double) -> Int32 {
        let start = Int32(tables.pointee.parameters.count)
        tables.pointee.parameters.append(first)
        tables.pointee.parameters.append(second)
        return start
    }

    private func store(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Int32 {
        let start = store(a, b)
        _ = store(c, d)
        return start
    }

    /// A leaf that takes what it is offered, but never less than `minimum`.
    public func addFlexible(ideal: Size = Size(10, 10), minimum: Size = .zero) -> Int {
        var node = Node(kind: .flexible, flags: [.separable, .clampsWidth, .clampsHeight])
        var ranges = AxisRanges()
        ranges.width = AxisRange(low: minimum.width, ideal: max(ideal.width, minimum.width), high: .infinity)
        ranges.height = AxisRange(low: minimum.height, ideal: max(ideal.height, minimum.height), high: .infinity)
        node.spacing = 0
        return add(node, ranges)
    }

    /// A leaf of one size; `guides` answers its explicit guides, where it has any.
    public func addRigid(_ size: Size, spacing: Spacing = .plain, guides: LeafBox? = nil) -> Int {
        var node = Node(kind: .rigid, flags: [.separable, .clampsWidth, .clampsHeight])
        var ranges = AxisRanges()
        ranges.width = AxisRange(rigid: size.width)
        ranges.height = AxisRange(rigid: size.height)
        node.spacing = intern(spacing)
        if let guides {
            node.payload = Int32(tables.pointee.leaves.count)
            node.guides = guides.guides
            tables.pointee.leaves.append(guides)
        }
        return add(node, ranges)
    }

    /// A spacer inside a stack along `axis`, or outside of any (nil): then it grows both ways.
    public func addSpacer(minimum: Double, along axis: LayoutAxis?) -> Int {
        var node = Node(kind: .spacer, flags: [.separable, .clampsWidth, .clampsHeight])
        var ranges = AxisRanges()
        let growing = AxisRange(low: minimum, ideal: minimum, high: .infinity)
        ranges.width = axis == .vertical ? AxisRange(rigid: 0) : growing
        ranges.height = axis == .horizontal ? AxisRange(rigid: 0) : growing
        node.priority = -.infinity
        var spacing = Spacing()
        let edges: [SpacingEdge] =
            switch axis {
            case .horizontal: [.left, .right]
            case .vertical: [.top, .bottom]
            case nil: SpacingEdge.allCases
            }
        for edge in edges { spacing[.unconditional, edge] = 0 }
        node.spacing = intern(spacing)
        return add(node, ranges)
    }

    /// A line across the stack it is in: vertical inside a horizontal stack, horizontal anywhere else.
    public func addDivider(thickness: Double, inStackAlong axis: LayoutAxis?) -> Int {
        var node = Node(kind: .divider, flags: [.separable, .clampsWidth, .clampsHeight])
        var ranges = AxisRanges()
        if axis == .horizontal {
            ranges.width = AxisRange(rigid: thickness)
        } else {
            ranges.height = AxisRange(rigid: thickness)
        }
        node.spacing = 0
        return add(node, ranges)
    }

    /// A leaf measured by `box`.
    public func addLeaf(_ box: LeafBox, spacing: Spacing = .plain) -> Int {
        var node = Node(kind: .leaf)
        node.payload = Int32(tables.pointee.leaves.count)
        node.guides = box.guides
        node.spacing = intern(spacing)
        tables.pointee.leaves.append(box)
        return add(node)
    }

    /// A node that leaves its child's layout alone.
    public func addPassthrough(around child: Int) -> Int {
        add(around(child, .passthrough), around: child)
    }

    public func addPriority(_ priority: Double, around child: Int) -> Int {
        var node = around(child, .passthrough)
        node.priority = priority.isNaN ? 0 : priority
        // A marker: the priority is the node's own, not the child's.
        node.payload = 0
        return add(node, around: child)
    }

    public func addAlignmentGuide(_ key: GuideKey, _ value: GuideValueBox, around child: Int) -> Int {
        var node = around(child, .alignmentGuide)
        node.horizontalGuide = key
        node.payload = Int32(tables.pointee.guideValues.count)
        tables.pointee.guideValues.append(value)
        return add(node, around: child)
    }

    /// A frame with the given lengths; NaN, infinite and negative ones count as not given (semantics.md §8.1).
    public func addFrame(width: Double, height: Double, _ horizontal: GuideKey, _ vertical: GuideKey, around child: Int)
        -> Int
    {
        var node = around(child, .fixedFrame)
        node.payload = store(usableLength(width), usableLength(height))
        node.horizontalGuide = horizontal
        node.verticalGuide = vertical
        return add(node, around: child)
    }

    /// A frame with limits; NaN is "not given". Contradictory limits are sanitised to 0 ≤ min ≤ ideal ≤ max
    /// (semantics.md §8.2).
    public func addFlexibleFrame(
        width: FrameLimits, height: FrameLimits, _ horizontal: GuideKey, _ vertical: GuideKey, around child: Int
    ) -> Int {
        var node = around(child, .flexibleFrame)
        node.payload = store(width.minimum, width.ideal, width.maximum, height.minimum)
        _ = store(height.ideal, height.maximum)
        node.horizontalGuide = horizontal
        node.verticalGuide = vertical
        return add(node, around: child)
    }

    /// Insets on the four edges; they may be negative.
    public func addPadding(top: Double, leading: Double, bottom: Double, trailing: Double, around child: Int) -> Int {
        var node = around(child, .padding)
        node.payload = store(finite(top), finite(leading), finite(bottom), finite(trailing))
        return add(node, around: child)
    }

    public func addFixedSize(horizontal: Bool, vertical: Bool, around child: Int) -> Int {
        var node = around(child, .fixedSize)
        node.payload = store(horizontal ? 1 : 0, vertical ? 1 : 0)
        return add(node, around: child)
    }

    /// Keeps width ÷ height at `ratio`, or at the child's own where that is NaN or not positive.
    public func addAspectRatio(_ ratio: Double, fills: Bool, around child: Int) -> Int {
        var node = around(child, .aspectRatio)
        node.payload = store(ratio > 0 && ratio.isFinite ? ratio : .nan, fills ? 1 : 0)
        return add(node, around: child)
    }

    /// Puts the child's center at a point of the space it is offered.
    public func addPosition(_ point: Point, around child: Int) -> Int {
        var node = around(child, .position)
        node.payload = store(point.x.isFinite ? point.x : 0, point.y.isFinite ? point.y : 0)
        return add(node, around: child)
    }

    /// A window onto its child, which is offered no length along the axes that scroll (semantics.md §19). A point of the
    /// content lies on the same point of the window: `anchor` where the content is longer, `alignment` where it is shorter.
    public func addScroll(
        horizontal: Bool, vertical: Bool, anchor: Point, alignment: Point, insets: Insets, around child: Int
    ) -> Int {
        var node = around(child, .scroll)
        node.payload = store(horizontal ? 1 : 0, vertical ? 1 : 0, finite(anchor.x), finite(anchor.y))
        _ = store(finite(insets.top), finite(insets.leading), finite(insets.bottom), finite(insets.trailing))
        _ = store(finite(alignment.x), finite(alignment.y))
        return add(node, around: child)
    }

    /// A second view in front of (`overlay`) or behind the primary one, proposed the primary's size.
    public func addLayer(
        _ kind: NodeKind, primary: Int, secondary: Int, _ horizontal: GuideKey, _ vertical: GuideKey
    ) -> Int {
        var node = around(primary, kind)
        tables.pointee.building[primary].link = Int32(secondary)
        node.childCount = 2
        node.horizontalGuide = horizontal
        node.verticalGuide = vertical
        return add(node, around: primary)
    }

    /// A stack along `axis`; `spacing` NaN means the children's preferences.
    @inlinable public func addStack(
        _ axis: LayoutAxis, alignment: GuideKey, spacing: Double, _ children: some Collection<Int>
    ) -> Int {
        addStack(axis, alignment: alignment, spacing: spacing, chain(children))
    }

    @usableFromInline func addStack(_ axis: LayoutAxis, alignment: GuideKey, spacing: Double, _ children: Chain)
        -> Int
    {
        var node = node(.stack, flags: axis == .horizontal ? .isHorizontal : .isVertical, children)
        if axis == .horizontal { node.verticalGuide = alignment } else { node.horizontalGuide = alignment }
        node.payload = store(spacing.isFinite ? bounded(spacing) : .nan, 0)
        return add(node)
    }

    /// A stack in depth: children on top of each other.
    @inlinable public func addDepthStack(
        _ horizontal: GuideKey, _ vertical: GuideKey, _ children: some Collection<Int>
    ) -> Int {
        addDepthStack(horizontal, vertical, chain(children))
    }

    @usableFromInline func addDepthStack(_ horizontal: GuideKey, _ vertical: GuideKey, _ children: Chain) -> Int {
        var node = node(.depthStack, children)
        node.horizontalGuide = horizontal
        node.verticalGuide = vertical
        return add(node)
    }

    /// A grid; `cells[i]` says where `children[i]` goes, `rows[i]` what holds for row `i` and for column `i`. NaN
    /// spacings mean the preferences.
    public func addGrid(
        _ horizontal: GuideKey, _ vertical: GuideKey, horizontalSpacing: Double, verticalSpacing: Double,
        _ children: some Collection<Int>, cells: [GridCell], rows: [GridLineAttributes], rowCount: Int
    ) -> Int {
        var node = node(.grid, chain(children))
        node.horizontalGuide = horizontal
        node.verticalGuide = vertical
        node.payload = store(
            horizontalSpacing.isFinite ? bounded(horizontalSpacing) : .nan,
            verticalSpacing.isFinite ? bounded(verticalSpacing) : .nan,
            Double(tables.pointee.cells.count), Double(tables.pointee.lines.count))
        tables.pointee.parameters.append(Double(rowCount))
        tables.pointee.cells.append(contentsOf: cells)
        tables.pointee.lines.append(contentsOf: rows)
        return add(node)
    }

    /// The first child whose ideal size fits on the constrained axes, or the last.
    public func addViewThatFits(width: Bool, height: Bool, _ children: some Collection<Int>) -> Int {
        var flags: NodeFlags = []
        if width { flags.insert(.constrainsWidth) }
        if height { flags.insert(.constrainsHeight) }
        return add(node(.viewThatFits, flags: flags, chain(children)))
    }

    /// A container that follows a user's layout.
    @inlinable public func addLayout(_ box: LayoutBox, _ children: some Collection<Int>) -> Int {
        addLayout(box, chain(children))
    }

    @usableFromInline func addLayout(_ box: LayoutBox, _ children: Chain) -> Int {
        var node = node(.layout, children)
        node.payload = Int32(tables.pointee.layouts.count)
        tables.pointee.layouts.append(box)
        return add(node)
    }

    public func setTag(_ tag: Int, of node: Int) { tables.pointee.buildingOwners[node].tag = Int32(tag) }
    public func tag(of node: Int) -> Int { Int(tables.pointee.buildingOwners[node].tag) }
    public func setTraits(_ traits: Int, of node: Int) {
        tables.pointee.buildingOwners[node].traits = Int32(traits)
    }
    public func traits(of node: Int) -> Int { Int(tables.pointee.buildingOwners[node].traits) }
    public func kind(of node: Int) -> NodeKind { tables.pointee.building[node].kind }

    /// The key under which this tree knows a guide of the user's.
    public func key(for guide: GuideBox) -> GuideKey {
        let index = customGuides.firstIndex { $0.isSame(as: guide) } ?? customGuides.count
        if index == customGuides.count { customGuides.append(guide) }
        return GuideKey(rawValue: GuideKey.firstCustom + Int16(index))
    }

    /// The user's guide behind a key, or nil for one of the engine's own.
    public func guideBox(for key: GuideKey) -> GuideBox? {
        key.rawValue < GuideKey.firstCustom ? nil : customGuide(key).original
    }

    func customGuide(_ key: GuideKey) -> GuideBox { customGuides[Int(key.rawValue - GuideKey.firstCustom)] }

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
            Pass(tree: self).summariseAll()
        }
        return Pass(tree: self)
    }

    /// The frozen tree's pass.
    public var pass: Pass? { isFrozen ? Pass(tree: self) : nil }
}

/// The limits of a flexible frame along one axis; NaN where not given.
public struct FrameLimits: Sendable {
    public var minimum, ideal, maximum: Double

    /// Takes the limits as the user gave them (NaN: not given) and raises each to the one before it.
    public init(minimum: Double = .nan, ideal: Double = .nan, maximum: Double = .nan) {
        let least = isNone(minimum) ? 0 : max(minimum, 0)
        self.minimum = isNone(minimum) ? .nan : least
        self.ideal = isNone(ideal) ? .nan : max(ideal, least)
        self.maximum = isNone(maximum) ? .nan : max(maximum, isNone(ideal) ? least : self.ideal)
    }
}

/// A frame's length as given, or NaN where no frame can have it.
private func usableLength(_ length: Double) -> Double { length.isFinite && length >= 0 ? bounded(length) : .nan }

/// A length held to where sums of lengths stay finite; 0 for one that is not finite itself.
private func finite(_ length: Double) -> Double { length.isFinite ? bounded(length) : 0 }

/// A finite length held to where sums of lengths stay finite.
private func bounded(_ length: Double) -> Double { min(max(length, -1e15), 1e15) }
