/// Facts about a node that one bit can say.
struct NodeFlags: OptionSet, Sendable {
    let rawValue: UInt16

    /// Width and height each depend on their own proposed length alone.
    static let separable = NodeFlags(rawValue: 1)
    /// The length is `clamp(proposal, low, high)`; otherwise the stack algorithm is asked.
    static let clampsWidth = NodeFlags(rawValue: 2)
    static let clampsHeight = NodeFlags(rawValue: 4)
    static let isVertical = NodeFlags(rawValue: 8)
    static let isHorizontal = NodeFlags(rawValue: 16)
    /// The layout around the node, which is placing its children, has not placed it so far.
    static let isUnplaced = NodeFlags(rawValue: 32)
    /// `ViewThatFits` chose another child.
    static let isExcluded = NodeFlags(rawValue: 64)
    /// No child of the stack takes another length for another offer, and nothing but their sizes aligns them.
    static let hasRigidChildren = NodeFlags(rawValue: 128)
    /// The children's places are worked out left to right and then mirrored.
    static let isRightToLeft = NodeFlags(rawValue: 256)
    /// Something below has changed: the children are to be placed again.
    static let needsPlacing = NodeFlags(rawValue: 512)
    /// No proposal changes how large the node is, nor where anything inside it lies.
    static let isFixed = NodeFlags(rawValue: 1024)

    /// What a node's summary says to those around it.
    static let summary: NodeFlags = [.separable, .clampsWidth, .clampsHeight, .isFixed]
    /// What the builder of a node says of it; everything else is worked out.
    static func given(for kind: NodeKind) -> NodeFlags {
        kind.isLeaf ? [.isRightToLeft, .summary] : [.isVertical, .isHorizontal, .isRightToLeft]
    }
}

/// One view of the layout tree: what measuring asks for. How long it is, where it was placed and to whom it
/// belongs lie in tables of their own.
struct Node {
    var kind: NodeKind
    var flags: NodeFlags
    var guides: GuideMask = []
    var horizontalGuide = GuideKey.horizontalCenter
    var verticalGuide = GuideKey.verticalCenter
    /// While the tree is built the first of a chain of siblings, afterwards the start of a range.
    var firstChild: Int32 = -1
    var childCount: Int32 = 0
    /// While the tree is built the next of the chain, afterwards where the node's remembered answers start.
    var link: Int32 = -1
    /// What the rule keeps of the node: see `LayoutRule.payload`; −1 where there is nothing.
    var payload: Int32 = -1
    /// Index of the spacing preferences; −1 while no one has asked.
    var spacing: Int32 = -1
    var priority: Double = 0

    init(kind: NodeKind, flags: NodeFlags = []) {
        self.kind = kind
        self.flags = flags
    }

    @inline(__always) func clamps(_ axis: LayoutAxis) -> Bool {
        flags.contains(axis == .horizontal ? .clampsWidth : .clampsHeight)
    }

    /// The axis of a stack, or of the stack that a spacer or divider lives in.
    var stackAxis: LayoutAxis? {
        if flags.contains(.isHorizontal) { return .horizontal }
        return flags.contains(.isVertical) ? .vertical : nil
    }

    @inline(__always) var isSeparable: Bool { flags.contains(.separable) }
}

/// Whose a node is.
struct NodeOwner {
    var parent: Int32 = -1
    /// The caller's index for what belongs to this view outside of layout.
    var tag: Int32 = -1
    /// The caller's index for what the view tells its container.
    var traits: Int32 = -1
}

/// Where a node was placed in its parent, what it was offered then and what it answered.
struct Place {
    var origin = Point.zero
    var size = Size.zero
    var proposal = Proposal.unspecified
}
