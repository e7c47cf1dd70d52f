// The few places where the engine meets code that it does not know. One class each: no existentials, and a subclass in
// the public face carries the user's value.

/// A leaf whose size is computed elsewhere: a text, a shape of the user's.
open class LeafDelegate {
    /// A leaf of size 0×0 without guides, until a subclass says more.
    public init() {}

    /// The size for `proposal`, and the other proposals that lead to the same size.
    open func measure(_ proposal: Proposal) -> MeasuredSize { MeasuredSize(.zero, for: proposal) }

    /// An explicit guide of the leaf laid out for `proposal`, or nil.
    open func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Double? { nil }

    /// The guides that `explicitGuide` may answer, as `GuideMask` bits.
    open var guides: GuideMask { [] }
}

/// A container that follows a user's `Layout`.
open class LayoutDelegate {
    /// A container of size 0×0 that places nothing, until a subclass says more.
    public init() {}

    /// The size for `proposal`, asked once for each range of proposals that leads to another answer (rules.md §2.2).
    open func measure(_ pass: Pass, node: Int, _ proposal: Proposal) -> Size { .zero }

    /// Places the children with `Pass.placeChild`; `origin` is where the container lies in its own parent.
    open func place(_ pass: Pass, node: Int, origin: Point, size: Size, proposal: Proposal) {}

    /// The guide's explicit value where the container has that size; nil for the default. Points from the container's
    /// origin.
    open func explicitGuide(_ pass: Pass, node: Int, _ key: GuideKey, size: Size, proposal: Proposal) -> Double? { nil }

    /// Whether the container has no other explicit values than baselines and a user's guides, and those only where a child has them.
    open var mergesGuides: Bool { false }

    /// Places some of the children, counted from 0: those that `changedPlaces` named. By default all are placed.
    open func place(
        _ children: Range<Int>, _ pass: Pass, node: Int, origin: Point, size: Size, proposal: Proposal
    ) {
        place(pass, node: node, origin: origin, size: size, proposal: proposal)
    }

    /// Says that something inside the container has changed, in the child that is counted from 0: what was kept of it no
    /// longer holds.
    open func contentChanged(_ child: Int) {}

    /// Says that what the children have answered is forgotten. What was kept of it has to be asked again: no one would hear that it
    /// changes.
    open func answersForgotten() {}

    /// The children, counted from 0, whose places may have changed since `place` was called with the same origin and
    /// proposal; nil where that may be all of them.
    open func changedPlaces(origin: Point, proposal: Proposal) -> Range<Int>? { nil }

    /// Takes the place of another box in a tree, and keeps what that one has found out.
    open func inherit(from old: LayoutDelegate) {}

    /// The container's spacing preferences.
    open func spacing(_ pass: Pass, node: Int) -> Spacing { .plain }
}

/// The default value of a guide that a user declared.
open class GuideDelegate {
    /// The axis along which the guide measures.
    public let axis: LayoutAxis

    /// A guide whose default is 0, until a subclass says more.
    public init(axis: LayoutAxis) { self.axis = axis }

    /// Where the guide lies in a view without an explicit value: points from the view's leading or top edge.
    open func defaultValue(_ dimensions: Dimensions) -> Double { 0 }

    /// Whether two boxes stand for the same guide.
    open func isSame(as other: GuideDelegate) -> Bool { self === other }

    /// The box that this one stands before to write down what it answers, or the box itself.
    open var original: GuideDelegate { self }
}

/// A guide's explicit value, as `alignmentGuide` computes it from the view's dimensions.
open class GuideValueDelegate {
    /// A value of 0, until a subclass says more.
    public init() {}

    /// Where the guide lies in the view: points from its leading or top edge.
    open func value(_ dimensions: Dimensions) -> Double { 0 }
}

/// A view's size and guides for one proposal.
public struct Dimensions {
    unowned(unsafe) private let tree: LayoutTree
    /// The view; −1 for a box without one.
    public let node: Int
    /// What the view was offered; its lengths are NaN where nothing was.
    public let proposal: Proposal
    /// What the view answers to it, in points.
    public let size: Size

    /// Measures `node` for `proposal`.
    public init(pass: Pass, node: Int, proposal: Proposal) {
        tree = pass.tree
        self.node = node
        self.proposal = proposal
        self.size = pass.size(node, proposal)
    }

    /// Takes the size as already known; the node is not measured.
    public init(pass: Pass, node: Int, proposal: Proposal, size: Size) {
        tree = pass.tree
        self.node = node
        self.proposal = proposal
        self.size = size
    }

    /// A box of a size without a view in it: its guides lie where they do by default.
    public init(pass: Pass, size: Size) {
        self.init(pass: pass, node: -1, proposal: Proposal(size), size: size)
    }

    /// Made when it is asked for: most dimensions are only looked at for their size.
    public var pass: Pass { Pass(tree: tree) }

    /// The guide's explicit value, or its default for this size.
    public func guide(_ key: GuideKey) -> Double {
        if key.isEdgeOrCenter, node < 0 || !tree.tables.pointee.nodes[node].guides.contains(key.mask) {
            return edgeOrCenter(key, (key.isHorizontalEdgeOrCenter ? size.width : size.height))
        }
        return pass.guide(node, key, proposal, size)
    }

    /// The guide's explicit value, or nil.
    public func explicitGuide(_ key: GuideKey) -> Double? { pass.explicitGuide(node, key, proposal, size) }
}
