/// A layout tree made from the numbers that `TreeRecording` wrote. The engine's rules run as they do for any tree; code
/// that the engine does not know (custom layouts, guides' closures, leaves) answers what it answered when it was recorded.
public final class ReplayedTree {
    /// Numbers that make no tree: where they stop making sense.
    public struct Malformed: Error, Equatable {
        public let position: Int
    }

    /// What the root was offered when the tree was recorded.
    public let proposal: Proposal
    public let pass: Pass
    private let tree: LayoutTree
    private let replay: Replay

    /// Reads a tree and freezes it.
    public init(_ numbers: UnsafeBufferPointer<Double>) throws(Malformed) {
        var reader = TreeReader(numbers)
        reader.expect(reader.number() == TreeRecording.version)
        tree = LayoutTree(pixelLength: reader.number())
        proposal = reader.proposal()
        replay = Replay()
        let guideCount = reader.count(upTo: Int(Int8.max)), nodeCount = reader.count(upTo: numbers.count)
        for _ in 0..<guideCount {
            let axis: LayoutAxis = reader.flag() ? .vertical : .horizontal
            _ = tree.key(for: ReplayingGuide(axis: axis, reader.log(), replay))
        }
        reader.lastGuide = GuideKey.firstCustom + Int16(guideCount) - 1
        // The builder's number of each node; children come first.
        var built = [Int](repeating: -1, count: nodeCount)
        reader.childrenEnd = nodeCount
        for node in stride(from: nodeCount - 1, through: 0, by: -1) where reader.failure == nil {
            built[node] = reader.node(node, of: tree, built, replay)
        }
        reader.expect(nodeCount > 0 && reader.isAtEnd && reader.childrenEnd == 1)
        if let position = reader.failure { throw Malformed(position: position) }
        pass = tree.freeze(root: built[0])
    }

    /// Gives every node its place, for the proposal that was recorded or another one.
    ///
    /// - Returns: The question, if there was one, that the recording has no answer to: then the places mean nothing.
    public func layOut(_ proposal: Proposal? = nil) -> UnansweredQuestion? {
        pass.place(root: (proposal ?? self.proposal).sanitised)
        return replay.unanswered
    }
}

/// Reads the numbers one after the other. From the first one on that makes no sense, everything reads as 0.
private struct TreeReader {
    private let numbers: UnsafeBufferPointer<Double>
    private var position = 0
    /// The position of the first number that makes no sense.
    private(set) var failure: Int?
    var lastGuide: Int16 = 0
    /// Where the next node's children must end: nodes are numbered breadth-first, each the child of one.
    var childrenEnd = 0

    init(_ numbers: UnsafeBufferPointer<Double>) { self.numbers = numbers }

    var isAtEnd: Bool { position == numbers.count }

    mutating func expect(_ holds: Bool) {
        if !holds, failure == nil { failure = position }
    }

    @inline(never) mutating func number() -> Double {
        expect(position < numbers.count)
        guard failure == nil else { return 0 }
        position += 1
        return numbers[position - 1]
    }

    /// A whole number that is not negative: a count of what follows, or the number of a node, unless there is a limit.
    @inline(never) mutating func count(upTo limit: Int? = nil) -> Int {
        let value = number()
        expect(value >= 0 && value <= Double(limit ?? numbers.count) && value == value.rounded(.down))
        return failure == nil ? Int(value) : 0
    }

    mutating func flag() -> Bool { number() != 0 }
    mutating func proposal() -> Proposal { Proposal(number(), number()) }

    /// A guide's key; nil where −1 says that there is none.
    @inline(never) mutating func optionalKey() -> GuideKey? {
        if position < numbers.count, numbers[position] == -1 {
            position += 1
            return nil
        }
        return GuideKey(rawValue: Int16(count(upTo: Int(lastGuide))))
    }

    @inline(never) mutating func key() -> GuideKey {
        let key = optionalKey()
        expect(key != nil)
        return key ?? .leading
    }

    @inline(never) mutating func axis() -> LayoutAxis? {
        switch number() {
        case 0: return .horizontal
        case 1: return .vertical
        case let other:
            expect(other == -1)
            return nil
        }
    }

    @inline(never) mutating func spacing() -> Spacing { flag() ? Spacing(list(Spacing.numberCount)) : .plain }

    private mutating func list(_ count: Int) -> [Double] {
        var list: [Double] = []
        for _ in 0..<count where failure == nil { list.append(number()) }
        // Spacings are read by place.
        while list.count < min(count, Spacing.numberCount) { list.append(0) }
        return list
    }

    @inline(never) mutating func log() -> AnswerLog {
        let log = AnswerLog()
        for _ in 0..<count() where failure == nil {
            let question = Question(rawValue: count())
            let inputCount = count(), outputCount = count()
            guard let question, question.fits(outputCount) else {
                expect(false)
                return log
            }
            log.insert(question, list(inputCount), list(outputCount))
        }
        return log
    }

    private mutating func leaf(_ node: Int, _ replay: Replay) -> ReplayingLeaf {
        let mask = GuideMask(rawValue: UInt16(count(upTo: Int(GuideMask.all.rawValue))))
        return ReplayingLeaf(mask, log(), node: node, replay)
    }

    /// Adds one node to the tree.
    mutating func node(_ node: Int, of tree: LayoutTree, _ built: [Int], _ replay: Replay) -> Int {
        let kind = NodeKind(rawValue: UInt8(count(upTo: 255)))
        let first = count(), childCount = count()
        guard let kind, kind.allowedChildren.contains(childCount),
            childCount == 0 || (first > node && first + childCount == childrenEnd)
        else {
            expect(false)
            return 0
        }
        if childCount > 0 { childrenEnd = first }
        tree.isRightToLeft = flag()
        let children = childCount == 0 ? [] : built[first..<first + childCount]
        switch kind {
        case .flexible, .rigid, .spacer, .divider, .leaf: return addLeaf(kind, node, of: tree, replay)
        case .stack, .depthStack, .grid, .viewThatFits, .layout:
            return addContainer(kind, children, of: tree, replay)
        default: return addModifier(kind, around: children, node, of: tree, replay)
        }
    }

    private mutating func addLeaf(_ kind: NodeKind, _ node: Int, of tree: LayoutTree, _ replay: Replay) -> Int {
        switch kind {
        case .rigid:
            let size = Size(number(), number()), spacing = spacing()
            return tree.addRigid(size, spacing: spacing, guides: flag() ? leaf(node, replay) : nil)
        case .spacer: return tree.addSpacer(minimum: number(), along: axis())
        case .divider: return tree.addDivider(thickness: number(), inStackAlong: axis())
        case .leaf:
            let spacing = spacing()
            return tree.addLeaf(leaf(node, replay), spacing: spacing)
        default:
            let ideal = Size(number(), number())
            return tree.addFlexible(ideal: ideal, minimum: Size(number(), number()))
        }
    }

    private mutating func addModifier(
        _ kind: NodeKind, around children: ArraySlice<Int>, _ node: Int, of tree: LayoutTree, _ replay: Replay
    ) -> Int {
        let child = children[children.startIndex]
        switch kind {
        case .alignmentGuide:
            let key = key()
            return tree.addAlignmentGuide(key, ReplayingGuideValue(log(), node: node, replay), around: child)
        case .fixedFrame: return tree.addFrame(width: number(), height: number(), key(), key(), around: child)
        case .flexibleFrame:
            let width = limits()
            return tree.addFlexibleFrame(width: width, height: limits(), key(), key(), around: child)
        case .padding:
            return tree.addPadding(
                top: number(), leading: number(), bottom: number(), trailing: number(), around: child)
        case .fixedSize: return tree.addFixedSize(horizontal: flag(), vertical: flag(), around: child)
        case .aspectRatio: return tree.addAspectRatio(number(), fills: flag(), around: child)
        case .position: return tree.addPosition(Point(number(), number()), around: child)
        case .scroll:
            let (horizontal, vertical, anchor) = (flag(), flag(), Point(number(), number()))
            let insets = Insets(top: number(), leading: number(), bottom: number(), trailing: number())
            return tree.addScroll(
                horizontal: horizontal, vertical: vertical, anchor: anchor, alignment: Point(number(), number()),
                insets: insets, around: child)
        case .overlay, .background:
            return tree.addLayer(kind, primary: child, secondary: children[children.startIndex + 1], key(), key())
        default:
            let priority = number()
            return priority.isNaN ? tree.addPassthrough(around: child) : tree.addPriority(priority, around: child)
        }
    }

    private mutating func limits() -> FrameLimits {
        FrameLimits(minimum: number(), ideal: number(), maximum: number())
    }

    private mutating func addContainer(
        _ kind: NodeKind, _ children: ArraySlice<Int>, of tree: LayoutTree, _ replay: Replay
    ) -> Int {
        switch kind {
        case .stack:
            let axis = axis()
            expect(axis != nil)
            return tree.addStack(axis ?? .vertical, alignment: key(), spacing: number(), children)
        case .depthStack: return tree.addDepthStack(key(), key(), children)
        case .grid: return addGrid(children, of: tree)
        case .viewThatFits: return tree.addViewThatFits(width: flag(), height: flag(), children)
        default: return tree.addLayout(ReplayingLayout(log(), replay), children)
        }
    }

    private mutating func addGrid(_ children: ArraySlice<Int>, of tree: LayoutTree) -> Int {
        let horizontal = key(), vertical = key()
        let spacings = Size(number(), number())
        let rowCount = count(), lineCount = count()
        var lines: [GridLineAttributes] = []
        for _ in 0..<lineCount where failure == nil {
            lines.append(GridLineAttributes(vertical: optionalKey(), columnAlignment: optionalKey()))
        }
        var cells: [GridCell] = []
        for _ in children {
            let row = count(), column = count(), span = count(upTo: 1 << 20)
            expect(row < lineCount && row < rowCount && column < lineCount)
            cells.append(
                GridCell(
                    row: row, column: column, span: span, anchor: Point(number(), number()),
                    isUnsizedWidth: flag(), isUnsizedHeight: flag()))
        }
        return tree.addGrid(
            horizontal, vertical, horizontalSpacing: spacings.width, verticalSpacing: spacings.height, children,
            cells: cells, rows: lines, rowCount: rowCount)
    }
}

extension Question {
    /// Whether an answer can have so many numbers.
    fileprivate func fits(_ count: Int) -> Bool {
        switch self {
        case .leafSize: count == 8
        case .layoutSize: count == 2
        case .layoutPlaces: count % 5 == 0
        case .layoutSpacing: count == Spacing.numberCount
        case .leafGuide, .layoutGuide, .guideValue, .guideDefault: count == 1
        }
    }
}

extension NodeKind {
    fileprivate var allowedChildren: ClosedRange<Int> {
        switch self {
        case .flexible, .rigid, .spacer, .divider, .leaf: 0...0
        case .passthrough, .alignmentGuide, .fixedFrame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position,
            .scroll:
            1...1
        case .overlay, .background: 2...2
        case .stack, .depthStack, .grid, .viewThatFits, .layout: 0...Int(Int32.max)
        }
    }
}
