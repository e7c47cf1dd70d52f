/// The layout tree: flat tables, filled by the builder methods, then frozen into breadth-first order.
///
/// A node is made after its children (`add… (around:)`), so that modifiers can wrap whatever a view turned out to be.
/// `freeze(root:)` renumbers the nodes breadth-first: the children of a node become one range of indices, and bottom-up
/// is one loop from the last node to the first. After that `pass` measures and places.
public final class LayoutTree {
    var building: [Node] = []
    var parameters: [Double] = []
    var leaves: [LeafBox] = []
    var layouts: [LayoutBox] = []
    var guideValues: [GuideValueBox] = []
    var customGuides: [GuideBox] = []
    var spacings: [Spacing] = [.plain, .zero]
    var cells: [GridCell] = []
    var rows: [GridLineAttributes] = []

    private var storage: Pass.Storage?

    /// The length of a pixel in points; gaps between texts are rounded up to it.
    public let pixelLength: Double

    public init(pixelLength: Double = 1) {
        self.pixelLength = pixelLength
    }

    // MARK: Building

    /// The number of nodes made so far.
    public var nodeCount: Int { storage?.count ?? building.count }

    /// Makes room for `count` nodes.
    public func reserve(_ count: Int) { building.reserveCapacity(count) }

    private func add(_ node: Node) -> Int {
        building.append(node)
        return building.count - 1
    }

    private func store(_ values: Double...) -> Int32 {
        let start = Int32(parameters.count)
        parameters.append(contentsOf: values)
        return start
    }

    private func around(_ child: Int, _ kind: NodeKind, flags: NodeFlags = []) -> Node {
        var node = Node(kind: kind, flags: flags)
        node.firstChild = Int32(child)
        node.childCount = 1
        node.traits = building[child].traits
        return node
    }

    private func link(_ children: some Collection<Int>, into node: inout Node) {
        var previous = -1
        for child in children {
            if previous < 0 { node.firstChild = Int32(child) } else { building[previous].nextSibling = Int32(child) }
            previous = child
            node.childCount += 1
        }
    }

    /// A leaf that takes what it is offered, but never less than `minimum`.
    public func addFlexible(ideal: Size = Size(10, 10), minimum: Size = .zero) -> Int {
        var node = Node(kind: .flexible, flags: [.separable, .clampsWidth, .clampsHeight])
        node.width = AxisRange(low: minimum.width, ideal: max(ideal.width, minimum.width), high: .infinity)
        node.height = AxisRange(low: minimum.height, ideal: max(ideal.height, minimum.height), high: .infinity)
        node.spacing = 0
        return add(node)
    }

    /// A leaf of one size; `guides` answers its explicit guides, where it has any.
    public func addRigid(_ size: Size, spacing: Spacing = .plain, guides: LeafBox? = nil) -> Int {
        var node = Node(kind: .rigid, flags: [.separable, .clampsWidth, .clampsHeight])
        node.width = AxisRange(rigid: size.width)
        node.height = AxisRange(rigid: size.height)
        node.spacing = intern(spacing)
        if let guides {
            node.payload = Int32(leaves.count)
            node.guides = guides.guides
            leaves.append(guides)
        }
        return add(node)
    }

    /// A spacer inside a stack along `axis`, or outside of any (nil): then it grows both ways.
    public func addSpacer(minimum: Double, along axis: LayoutAxis?) -> Int {
        var node = Node(kind: .spacer, flags: [.separable, .clampsWidth, .clampsHeight])
        let growing = AxisRange(low: minimum, ideal: minimum, high: .infinity)
        node.width = axis == .vertical ? AxisRange(rigid: 0) : growing
        node.height = axis == .horizontal ? AxisRange(rigid: 0) : growing
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
        return add(node)
    }

    /// A line across the stack it is in: vertical inside a horizontal stack, horizontal anywhere else.
    public func addDivider(thickness: Double, inStackAlong axis: LayoutAxis?) -> Int {
        var node = Node(kind: .divider, flags: [.separable, .clampsWidth, .clampsHeight])
        if axis == .horizontal {
            node.width = AxisRange(rigid: thickness)
        } else {
            node.height = AxisRange(rigid: thickness)
        }
        node.spacing = 0
        return add(node)
    }

    /// A leaf measured by `box`.
    public func addLeaf(_ box: LeafBox, spacing: Spacing = .plain) -> Int {
        var node = Node(kind: .leaf)
        node.payload = Int32(leaves.count)
        node.guides = box.guides
        node.spacing = intern(spacing)
        leaves.append(box)
        return add(node)
    }

    /// A node that leaves its child's layout alone.
    public func addPassthrough(around child: Int) -> Int { add(around(child, .passthrough)) }

    public func addPriority(_ priority: Double, around child: Int) -> Int {
        var node = around(child, .passthrough)
        node.priority = priority.isNaN ? 0 : priority
        // A marker: the priority is the node's own, not the child's.
        node.payload = 0
        return add(node)
    }

    public func addAlignmentGuide(_ key: GuideKey, _ value: GuideValueBox, around child: Int) -> Int {
        var node = around(child, .alignmentGuide)
        node.horizontalGuide = key
        node.payload = Int32(guideValues.count)
        guideValues.append(value)
        return add(node)
    }

    /// A frame with the given lengths; NaN, infinite and negative ones count as not given (semantics.md §8.1).
    public func addFrame(width: Double, height: Double, _ horizontal: GuideKey, _ vertical: GuideKey, around child: Int)
        -> Int
    {
        var node = around(child, .fixedFrame)
        node.payload = store(usableLength(width), usableLength(height))
        node.horizontalGuide = horizontal
        node.verticalGuide = vertical
        return add(node)
    }

    /// A frame with limits; NaN is "not given". Contradictory limits are sanitised to 0 ≤ min ≤ ideal ≤ max
    /// (semantics.md §8.2).
    public func addFlexibleFrame(
        width: FrameLimits, height: FrameLimits, _ horizontal: GuideKey, _ vertical: GuideKey, around child: Int
    ) -> Int {
        var node = around(child, .flexibleFrame)
        node.payload = store(width.minimum, width.ideal, width.maximum, height.minimum, height.ideal, height.maximum)
        node.horizontalGuide = horizontal
        node.verticalGuide = vertical
        return add(node)
    }

    /// Insets on the four edges; they may be negative.
    public func addPadding(top: Double, leading: Double, bottom: Double, trailing: Double, around child: Int) -> Int {
        var node = around(child, .padding)
        func finite(_ value: Double) -> Double { value.isFinite ? bounded(value) : 0 }
        node.payload = store(finite(top), finite(leading), finite(bottom), finite(trailing))
        return add(node)
    }

    public func addFixedSize(horizontal: Bool, vertical: Bool, around child: Int) -> Int {
        var node = around(child, .fixedSize)
        node.payload = store(horizontal ? 1 : 0, vertical ? 1 : 0)
        return add(node)
    }

    /// Keeps width ÷ height at `ratio`, or at the child's own where that is NaN or not positive.
    public func addAspectRatio(_ ratio: Double, fills: Bool, around child: Int) -> Int {
        var node = around(child, .aspectRatio)
        node.payload = store(ratio > 0 && ratio.isFinite ? ratio : .nan, fills ? 1 : 0)
        return add(node)
    }

    /// Puts the child's center at a point of the space it is offered.
    public func addPosition(_ point: Point, around child: Int) -> Int {
        var node = around(child, .position)
        node.payload = store(point.x.isFinite ? point.x : 0, point.y.isFinite ? point.y : 0)
        return add(node)
    }

    /// A second view in front of (`overlay`) or behind the primary one, proposed the primary's size.
    public func addLayer(
        _ kind: NodeKind, primary: Int, secondary: Int, _ horizontal: GuideKey, _ vertical: GuideKey
    ) -> Int {
        var node = around(primary, kind)
        building[primary].nextSibling = Int32(secondary)
        node.childCount = 2
        node.horizontalGuide = horizontal
        node.verticalGuide = vertical
        return add(node)
    }

    /// A stack along `axis`; `spacing` NaN means the children's preferences.
    public func addStack(_ axis: LayoutAxis, alignment: GuideKey, spacing: Double, _ children: some Collection<Int>)
        -> Int
    {
        var node = Node(kind: .stack, flags: axis == .horizontal ? .isHorizontal : .isVertical)
        if axis == .horizontal { node.verticalGuide = alignment } else { node.horizontalGuide = alignment }
        node.payload = store(spacing.isFinite ? bounded(spacing) : .nan)
        link(children, into: &node)
        return add(node)
    }

    /// A stack in depth: children on top of each other.
    public func addDepthStack(_ horizontal: GuideKey, _ vertical: GuideKey, _ children: some Collection<Int>) -> Int {
        var node = Node(kind: .depthStack)
        node.horizontalGuide = horizontal
        node.verticalGuide = vertical
        link(children, into: &node)
        return add(node)
    }

    /// A grid; `cells[i]` says where `children[i]` goes, `rows[i]` what holds for row `i` and for column `i`. NaN
    /// spacings mean the preferences.
    public func addGrid(
        _ horizontal: GuideKey, _ vertical: GuideKey, horizontalSpacing: Double, verticalSpacing: Double,
        _ children: some Collection<Int>, cells: [GridCell], rows: [GridLineAttributes], rowCount: Int
    ) -> Int {
        var node = Node(kind: .grid)
        node.horizontalGuide = horizontal
        node.verticalGuide = vertical
        node.payload = store(
            horizontalSpacing.isFinite ? bounded(horizontalSpacing) : .nan,
            verticalSpacing.isFinite ? bounded(verticalSpacing) : .nan,
            Double(self.cells.count), Double(self.rows.count), Double(rowCount))
        self.cells.append(contentsOf: cells)
        self.rows.append(contentsOf: rows)
        link(children, into: &node)
        return add(node)
    }

    /// The first child whose ideal size fits on the constrained axes, or the last.
    public func addViewThatFits(width: Bool, height: Bool, _ children: some Collection<Int>) -> Int {
        var flags: NodeFlags = []
        if width { flags.insert(.constrainsWidth) }
        if height { flags.insert(.constrainsHeight) }
        var node = Node(kind: .viewThatFits, flags: flags)
        link(children, into: &node)
        return add(node)
    }

    /// A container that follows a user's layout.
    public func addLayout(_ box: LayoutBox, _ children: some Collection<Int>) -> Int {
        var node = Node(kind: .layout)
        node.payload = Int32(layouts.count)
        layouts.append(box)
        link(children, into: &node)
        return add(node)
    }

    public func setTag(_ tag: Int, of node: Int) { building[node].tag = Int32(tag) }
    public func tag(of node: Int) -> Int { Int(building[node].tag) }
    public func setTraits(_ traits: Int, of node: Int) { building[node].traits = Int32(traits) }
    public func traits(of node: Int) -> Int { Int(building[node].traits) }
    public func kind(of node: Int) -> NodeKind { building[node].kind }

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
        for index in stride(from: spacings.count - 1, through: max(0, spacings.count - 16), by: -1)
        where spacings[index] == spacing {
            return Int32(index)
        }
        if spacing == .plain { return 0 }
        spacings.append(spacing)
        return Int32(spacings.count - 1)
    }

    // MARK: Freezing

    /// Renumbers the nodes breadth-first from `root`, works out what one number per axis can say, and drops what
    /// cannot be reached. The tree takes no more nodes afterwards.
    public func freeze(root: Int) -> Pass {
        if let storage { return Pass(tree: self, storage: storage) }
        let storage = Pass.Storage(freezing: self, root: root)
        self.storage = storage
        building = []
        let pass = Pass(tree: self, storage: storage)
        pass.summariseAll()
        storage.makeMemory()
        return pass
    }

    /// The frozen tree's pass.
    public var pass: Pass? { storage.map { Pass(tree: self, storage: $0) } }
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

/// A finite length held to where sums of lengths stay finite.
private func bounded(_ length: Double) -> Double { min(max(length, -1e15), 1e15) }
