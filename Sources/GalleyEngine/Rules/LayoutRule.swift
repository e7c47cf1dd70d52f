/// How one kind of node lays itself out: the whole of it, in one file.
///
/// A rule is a value whose stored properties are the node's parameters. Each of them is made of eight-byte words (`Double`,
/// `Int64`, `AxisSet`, `Flag`), the same ones on every machine: the tree keeps all of them in one table, and they can be
/// copied and written down by who does not know the rule. What a rule finds out about a node it keeps in the node (`Node`,
/// `AxisRanges`).
///
/// A new rule is a file here, a case of `NodeKind` and a line in `Dispatch.swift`. `LeafRule`, `ForwardingRule`,
/// `UnaryRule`, `AxisRule` and `ContainerRule` derive most of a rule from less.
protocol LayoutRule: BitwiseCopyable {
    /// The kind of node that follows the rule.
    static var kind: NodeKind { get }

    /// How many children such a node may have.
    static var childCounts: ClosedRange<Int> { get }

    /// What a node's `payload` is the index of.
    static var payload: Payload { get }

    /// Whether the parameters of another tree's node can replace a node's own: not where they name guides.
    static var isReplaceable: Bool { get }

    /// Whether a node is, to those around it, the only view in it: a frame keeps a spacer's preferences through it.
    static var isTransparent: Bool { get }

    /// Whether these are words that the rule's builder method could have stored, as far as the tree's memory depends on it.
    static func accepts(_ words: UnsafeBufferPointer<UInt64>, childCount: Int, guideCount: Int) -> Bool

    /// How many words the parameters are: more than the rule itself where a list follows it.
    func wordCount(childCount: Int) -> Int

    /// Says of the node what three numbers per axis can say, after its children have been summarised.
    func summarize(_ node: Int, in pass: Pass)

    /// The node's length for a proposed one, where its axes are independent of each other and its length is not a clamp.
    func length(of node: Int, _ axis: LayoutAxis, for proposal: Double, in pass: Pass) -> Double

    /// The node's size for a proposal, and the other proposals that lead to the same size.
    func measure(_ node: Int, for proposal: Proposal, in pass: Pass) -> MeasuredSize

    /// Places the children of a node that was offered `proposal` and answered `size`.
    func placeChildren(of node: Int, for proposal: Proposal, size: Size, in pass: Pass)

    /// The value that the node, or a view inside it, gives a guide; nil where none does.
    func explicitGuide(_ key: GuideKey, of node: Int, for proposal: Proposal, size: Size, in pass: Pass) -> Double?

    /// The index of the node's spacing preferences (rules.md §3).
    func spacing(of node: Int, in pass: Pass) -> Int32

    /// Hears that something inside the node has changed, namely in `child`.
    func contentChanged(in node: Int, child: Int, of pass: Pass)

    /// The children whose places may no longer be what `placeChildren` would give them; by default all.
    func changedChildren(of node: Int, for proposal: Proposal, in pass: Pass) -> Range<Int>

    /// Places those of the children that `changedChildren` named; by default all.
    func place(_ children: Range<Int>, of node: Int, for proposal: Proposal, size: Size, in pass: Pass)

    /// Says how a node that was offered `proposal` and answered `size` came to that, and its children to their places.
    /// By default there is nothing to say.
    func explain<S: StepSink>(
        _ node: Int, for proposal: Proposal, size: Size, in pass: Pass, _ steps: inout S)
}

/// What a node's `payload` is the index of.
package enum Payload {
    case parameters, leaf, layout, guideValue
}

extension LayoutRule {
    static var payload: Payload { .parameters }
    static var isReplaceable: Bool { true }
    static var isTransparent: Bool { false }

    @inline(__always) static var ownWordCount: Int { MemoryLayout<Self>.size / MemoryLayout<UInt64>.size }

    static func accepts(_ words: UnsafeBufferPointer<UInt64>, childCount: Int, guideCount: Int) -> Bool {
        words.count == ownWordCount
    }

    func wordCount(childCount: Int) -> Int { Self.ownWordCount }

    /// Not asked of a rule whose nodes' axes depend on each other.
    func length(of node: Int, _ axis: LayoutAxis, for proposal: Double, in pass: Pass) -> Double {
        pass.ranges[node][axis].length(proposal)
    }

    /// By default a plain leaf's.
    func spacing(of node: Int, in pass: Pass) -> Int32 { 0 }

    func contentChanged(in node: Int, child: Int, of pass: Pass) {}

    func changedChildren(of node: Int, for proposal: Proposal, in pass: Pass) -> Range<Int> {
        pass.children(of: node)
    }

    func place(_ children: Range<Int>, of node: Int, for proposal: Proposal, size: Size, in pass: Pass) {
        placeChildren(of: node, for: proposal, size: size, in: pass)
    }

    func explain<S: StepSink>(
        _ node: Int, for proposal: Proposal, size: Size, in pass: Pass, _ steps: inout S
    ) {}
}
