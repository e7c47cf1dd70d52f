@testable import GalleyEngine

/// A tree that was built and laid out; its nodes are known by the tags they were given.
struct LaidOut {
    let tree: LayoutTree
    let pass: Pass
    private var nodes: [Int: Int] = [:]

    /// Offers the root `proposal`.
    init(_ proposal: Proposal, _ build: (LayoutTree) -> Int) {
        tree = LayoutTree()
        pass = tree.freeze(root: build(tree))
        pass.place(root: proposal)
        for node in 0..<pass.count where pass.tag(of: node) >= 0 { nodes[pass.tag(of: node)] = node }
    }

    /// Puts the view into the middle of a window.
    init(_ width: Double, _ height: Double, _ build: (LayoutTree) -> Int) {
        self.init(Proposal(width, height)) { tree in
            tree.addFrame(
                width: width, height: height, .horizontalCenter, .verticalCenter, around: build(tree))
        }
    }

    func node(_ tag: Int) -> Int { nodes[tag] ?? 0 }

    /// A view's x, y, width and height in the root's space.
    func frame(_ tag: Int) -> [Double] {
        var node = node(tag)
        let size = pass.size(of: node)
        var origin = pass.origin(of: node)
        while pass.parent(of: node) >= 0 {
            node = pass.parent(of: node)
            origin = Point(origin.x + pass.origin(of: node).x, origin.y + pass.origin(of: node).y)
        }
        return [origin.x, origin.y, size.width, size.height]
    }
}

/// What a view answers to a proposal.
func size(_ proposal: Proposal, _ build: (LayoutTree) -> Int) -> Size {
    let tree = LayoutTree()
    let pass = tree.freeze(root: build(tree))
    defer { withExtendedLifetime(tree) {} }
    return pass.size(0, proposal)
}

/// The widths that a view answers to proposed widths (nil: none), offered no height.
func widths(_ proposals: [Double?], _ build: (LayoutTree) -> Int) -> [Double] {
    proposals.map { size(Proposal($0 ?? .nan, .nan), build).width }
}

extension LayoutTree {
    /// Names a node, to find it when it is laid out.
    func tagged(_ tag: Int, _ node: Int) -> Int {
        setTag(tag, of: node)
        return node
    }

    /// A view of one size.
    func box(_ width: Double, _ height: Double, _ tag: Int = -1) -> Int { tagged(tag, addRigid(Size(width, height))) }

    /// A view that takes what it is offered.
    func color(_ tag: Int = -1) -> Int { tagged(tag, addFlexible()) }

    func row(_ children: [Int]) -> Int { row(.nan, children) }

    func row(_ spacing: Double, _ children: [Int]) -> Int {
        addStack(.horizontal, alignment: .verticalCenter, spacing: spacing, children)
    }

    func column(_ children: [Int]) -> Int { column(.nan, .horizontalCenter, children) }

    func column(_ spacing: Double, _ alignment: GuideKey = .horizontalCenter, _ children: [Int]) -> Int {
        addStack(.vertical, alignment: alignment, spacing: spacing, children)
    }

    /// A frame with limits of its width, or of its height.
    func limited(_ child: Int, width: FrameLimits = FrameLimits(), height: FrameLimits = FrameLimits()) -> Int {
        addFlexibleFrame(width: width, height: height, .horizontalCenter, .verticalCenter, around: child)
    }

    func frame(
        _ child: Int, width: Double = .nan, height: Double = .nan, _ horizontal: GuideKey = .horizontalCenter,
        _ vertical: GuideKey = .verticalCenter
    ) -> Int {
        addFrame(width: width, height: height, horizontal, vertical, around: child)
    }
}

/// Answers proposals as a leaf whose lengths are clamps does, but says so to nobody: nodes around it have to ask.
class SecretClamp: LeafDelegate {
    let width, height: AxisRange

    init(_ width: AxisRange, _ height: AxisRange) {
        self.width = width
        self.height = height
    }

    override func measure(_ proposal: Proposal) -> MeasuredSize {
        MeasuredSize(Size(width.length(proposal.width), height.length(proposal.height)), for: proposal)
    }
}
