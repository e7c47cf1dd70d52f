/// A number that a rule came to when it laid a node out, with the numbers that it came from: what an explanation is made
/// of. Rules say them in the order in which they find them; the words for them stand outside of the engine.
///
/// Lengths are in points; NaN is "unspecified". Children are nodes. Places count from the left, before a container that
/// runs from right to left is mirrored.
public enum LayoutStep: Sendable {
    // MARK: Any rule

    /// What follows is how the node came to its size, for this proposal.
    case measuring(Proposal)
    /// What follows is how the children came to their places, for this proposal.
    case placing(Proposal)
    /// What a child answered to an offer.
    case asked(child: Int32, offer: Proposal, size: Size)
    /// Where a child's guide lies in its own space.
    case guide(child: Int32, key: GuideKey, value: Double)
    /// Where the children's guides meet in the node's space.
    case line(key: GuideKey, position: Double)

    // MARK: Stacks

    /// The proposal's length along the axis, less the gaps, is what the children share.
    case sharing(axis: LayoutAxis, proposal: Double, gaps: Double)
    /// The gap before a child.
    case gap(child: Int32, length: Double)
    /// What a child takes at least and at most along the axis, and its priority: what ranks it.
    case limits(child: Int32, low: Double, high: Double, priority: Double)
    /// The least length of a child of lower priority, kept back for it.
    case reserved(child: Int32, length: Double)
    /// A child's turn: `left` is shared by it and those of its priority that come after it, `count` altogether.
    case turn(child: Int32, left: Double, count: Int32, offer: Double, took: Double)
    /// What the children need before and after the point where their guides meet, across the stack.
    case thickness(axis: LayoutAxis, before: Double, after: Double)

    // MARK: Leaves

    /// The least, the ideal and the greatest length of a leaf that needs no asking.
    case range(axis: LayoutAxis, low: Double, ideal: Double, high: Double)

    // MARK: One child

    /// The lengths that a frame was given; NaN where none is.
    case fixedFrame(Size)
    /// The limits of a flexible frame along an axis, and which of them its length is.
    case flexibleFrame(axis: LayoutAxis, FrameLimits, FrameReason)
    /// Distances between a node's edges and its child's.
    case insets(Insets)
    /// The axes along which the child is offered nothing, so that it takes its ideal length.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// The shape that the child is offered, and how many times as large; `isChilds` where it is that of its ideal size.
    case shape(Size, scale: Double, fills: Bool, isChilds: Bool)
    /// The point that the child's center is put on.
    case center(Point)
    /// Along which axes a window onto the child scrolls.
    case scrolls(horizontal: Bool, vertical: Bool)
    /// What the window has more than its content along an axis that scrolls, and which part of it lies before it.
    case scrolled(axis: LayoutAxis, room: Double, part: Double)

    // MARK: ViewThatFits

    /// A child that was tried: its ideal size, and whether that fits.
    case tried(child: Int32, ideal: Size, fitsWidth: Bool, fitsHeight: Bool)

    // MARK: Grids

    /// A cell's place in the grid.
    case cell(child: Int32, column: Int32, row: Int32, span: Int32)
    /// The gap before each column but the first.
    case columnGap(Double)
    /// The gap before a row.
    case rowGap(row: Int32, length: Double)
    /// What a column (along `.horizontal`) or row takes at least and at most: what ranks it.
    case trackLimits(axis: LayoutAxis, index: Int32, low: Double, high: Double)
    /// A column's or row's turn, as a stack's child's.
    case trackTurn(axis: LayoutAxis, index: Int32, left: Double, count: Int32, offer: Double, took: Double)
    /// How much each column of a cell that spans several grew, because it wants `wanted`.
    case widened(child: Int32, wanted: Double, surplus: Double)
    /// What a row's cells need above and below the baseline on which they meet.
    case rowBaseline(row: Int32, above: Double, below: Double)
    /// The point of a cell (0…1 each way) that the same point of its child lies on.
    case anchor(child: Int32, Point)
}

/// What a flexible frame's length is (rules.md §8.2).
public enum FrameReason: UInt8, Sendable, BitwiseCopyable {
    case minimum, ideal, maximum
    /// What the frame was offered.
    case proposal
    /// The child's length.
    case child
}

/// Hears a rule's steps. Rules are generic over who listens, so that listening to no one costs nothing: the code that
/// lays views out is compiled for `NoSteps`, and has no trace of it.
protocol StepSink {
    static var isListening: Bool { get }
    mutating func note(_ step: LayoutStep)
}

/// No one.
struct NoSteps: StepSink {
    @inline(__always) static var isListening: Bool { false }
    @inline(__always) mutating func note(_ step: LayoutStep) {}
}

/// All steps, one after the other.
struct StepList: StepSink {
    static var isListening: Bool { true }
    var steps: [LayoutStep]

    mutating func note(_ step: LayoutStep) { steps.append(step) }
}

extension Pass {
    /// Appends how a placed node came to its size and its children to their places. The node's rule solves again what
    /// it solved when it was placed, with the answers that are remembered, and says its steps this time. A user's layout
    /// and a leaf that someone else measures say nothing here.
    public func appendSteps(of node: Int, to steps: inout [LayoutStep]) {
        var list = StepList(steps: steps)
        // The list alone owns the steps, and appends in place.
        steps = []
        updateProposals()
        let (proposal, size) = (places[node].proposal, places[node].size)
        withUnsafeMutablePointer(to: &list) { list in
            dispatch(
                nodes[node].kind,
                ExplainVisitor(pass: self, node: node, proposal: proposal, size: size, steps: list))
        }
        steps = list.steps
    }

    /// What a node remembers of what it was asked: sizes, and the proposals that lead to them. Nodes whose lengths three
    /// numbers an axis say remember nothing.
    public func rememberedAnswers(of node: Int) -> [MeasuredSize] {
        cache.answers(from: nodes[node].isSeparable ? -1 : nodes[node].link)
    }

    /// The least, ideal and greatest length of a node whose axes are independent of each other; nil for others.
    public func knownRange(of node: Int, _ axis: LayoutAxis) -> (low: Double, ideal: Double, high: Double)? {
        guard nodes[node].isSeparable else { return nil }
        let range = ranges[node][axis]
        return (range.low, range.ideal, range.high)
    }

    /// The guides that a node was given.
    public func alignment(of node: Int) -> (horizontal: GuideKey, vertical: GuideKey) {
        (nodes[node].horizontalGuide, nodes[node].verticalGuide)
    }
}

private struct ExplainVisitor: RuleVisitor {
    let pass: Pass
    let node: Int
    let proposal: Proposal
    let size: Size
    let steps: UnsafeMutablePointer<StepList>

    @inline(__always) func visit<R: LayoutRule>(_: R.Type) {
        pass.rule(R.self, of: node).explain(node, for: proposal, size: size, in: pass, &steps.pointee)
    }
}
