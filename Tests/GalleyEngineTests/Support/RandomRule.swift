import GalleyRandom

@testable import GalleyEngine

/// A node of one kind with parameters drawn at random: whatever is asked of all rules is asked of these.
struct RandomRule {
    /// How many children it is built around.
    let childCount: Int
    /// Builds the same node each time it is given as many children.
    let build: (LayoutTree, [Int]) -> Int

    static let kinds = (0...UInt8.max).compactMap { NodeKind(rawValue: $0) }
    /// The kinds whose nodes have children.
    static let wrapping = kinds.filter { !$0.isLeaf }

    static let lengths: [Double] = [0, 0.5, 3, 10, 47.25, 100, 250]
    private static let wild: [Double] = [.nan, 0, 5, 20, 33.5, 80, 150, .infinity]

    /// No `default`: a new kind is drawn, or does not compile.
    init(_ kind: NodeKind, _ dice: inout SeededGenerator) {
        switch kind {
        case .flexible, .rigid, .spacer, .divider, .leaf: self = Self.leaf(kind, &dice)
        case .passthrough: self = .init { $0.addPassthrough(around: $1) }
        case .priority: self = .init { $0.addPriority(1, around: $1) }
        case .alignmentGuide: self = .init { $0.addAlignmentGuide(.leading, GuideValueDelegate(), around: $1) }
        case .fixedFrame, .flexibleFrame: self = Self.frame(kind, &dice)
        case .padding, .scroll: self = Self.inset(kind, &dice)
        case .fixedSize:
            let (horizontal, vertical) = (dice.coin(), dice.coin())
            self = .init { $0.addFixedSize(horizontal: horizontal, vertical: vertical, around: $1) }
        case .aspectRatio:
            let ratio = dice.pick([.nan, 0.5, 1, 2, 3]), fills = dice.coin()
            self = .init { $0.addAspectRatio(ratio, fills: fills, around: $1) }
        case .position: self = .init { $0.addPosition(Point(3, 5), around: $1) }
        case .overlay, .background:
            self = .init(childCount: 2) {
                $0.addLayer(kind, primary: $1[0], secondary: $1[1], .horizontalCenter, .verticalCenter)
            }
        case .stack, .zStack, .grid, .viewThatFits, .layout: self = Self.container(kind, &dice)
        }
    }

    private init(childCount: Int, _ build: @escaping (LayoutTree, [Int]) -> Int) {
        self.childCount = childCount
        self.build = build
    }

    private init(_ wrap: @escaping (LayoutTree, Int) -> Int) {
        self.init(childCount: 1) { wrap($0, $1[0]) }
    }

    private static func leaf(_ kind: NodeKind, _ dice: inout SeededGenerator) -> Self {
        let size = Size(dice.pick(lengths), dice.pick(lengths))
        let axis: LayoutAxis? = dice.pick([.horizontal, .vertical, nil])
        return .init(childCount: 0) { tree, _ in
            kind == .flexible
                ? tree.addFlexible(minimum: size)
                : kind == .rigid
                    ? tree.addRigid(size)
                    : kind == .spacer
                        ? tree.addSpacer(minimum: size.width, along: axis)
                        : kind == .divider
                            ? tree.addDivider(thickness: size.width, inStackAlong: axis)
                            : tree.addLeaf(Wall(brick: size))
        }
    }

    private static func frame(_ kind: NodeKind, _ dice: inout SeededGenerator) -> Self {
        let size = Size(dice.pick(wild), dice.pick(wild))
        let limits = [0, 1].map { _ in
            FrameLimits(minimum: dice.pick(wild), ideal: dice.pick(wild), maximum: dice.pick(wild))
        }
        return .init {
            kind == .fixedFrame
                ? $0.frame($1, width: size.width, height: size.height)
                : $0.limited($1, width: limits[0], height: limits[1])
        }
    }

    private static func inset(_ kind: NodeKind, _ dice: inout SeededGenerator) -> Self {
        let edges = (0..<4).map { _ in dice.pick(lengths + [-7, -30]) }
        let (horizontal, vertical) = (dice.coin(), dice.coin())
        return .init {
            kind == .padding
                ? $0.addPadding(top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3], around: $1)
                : $0.addScroll(
                    horizontal: horizontal, vertical: vertical, anchor: .zero, alignment: .zero,
                    insets: Insets(top: edges[0], leading: edges[1]), around: $1)
        }
    }

    private static func container(_ kind: NodeKind, _ dice: inout SeededGenerator) -> Self {
        let axis: LayoutAxis = dice.coin() ? .horizontal : .vertical
        let spacing = dice.pick([.nan, 0, 8, -7])
        let across = dice.coin()
        return .init(childCount: dice.whole(1...4)) { tree, children in
            if kind == .stack {
                let alignment: GuideKey = axis == .horizontal ? .top : .leading
                return tree.addStack(axis, alignment: alignment, spacing: spacing, children)
            }
            if kind == .zStack { return tree.addZStack(.leading, .bottom, children) }
            if kind == .viewThatFits {
                return tree.addViewThatFits(width: axis == .horizontal || across, height: across, children)
            }
            if kind == .layout { return tree.addLayout(Widest(), children) }
            let cells = children.indices.map { GridCell(row: $0 / 2, column: $0 % 2, span: 1) }
            return tree.addGrid(
                .leading, .top, horizontalSpacing: spacing, verticalSpacing: spacing, children, cells: cells,
                rows: Array(repeating: GridLineAttributes(), count: 2),
                rowCount: (children.count + 1) / 2)
        }
    }
}

/// Bricks of one size in rows, as many in each as the width has room for: like a text, it is as high as its width makes it,
/// and says for which widths that holds.
final class Wall: LeafDelegate {
    private let brick: Size

    init(brick: Size) { self.brick = Size(max(brick.width, 1), brick.height) }

    override func measure(_ proposal: Proposal) -> MeasuredSize {
        let count = 7.0
        let columns = isNone(proposal.width) ? count : min(max((proposal.width / brick.width).rounded(.down), 1), count)
        let size = Size(columns * brick.width, (count / columns).rounded(.up) * brick.height)
        let width =
            columns == count
            ? ProposalRange(low: size.width, high: .infinity, includesNone: true)
            : ProposalRange(low: columns == 1 ? -.infinity : size.width, high: proposal.width, includesNone: false)
        return MeasuredSize(size, width: width, height: .everything)
    }
}

/// A user's layout: as large as the largest of its children, each offered what it is.
private final class Widest: LayoutDelegate {
    override func measure(_ pass: Pass, node: Int, _ proposal: Proposal) -> Size {
        pass.children(of: node).reduce(.zero) { size, child in
            let own = pass.size(child, proposal)
            return Size(max(size.width, own.width), max(size.height, own.height))
        }
    }
}

/// A leaf of random lengths, each of them a clamp.
struct RandomLeaf {
    let width, height: AxisRange

    init(_ dice: inout SeededGenerator) {
        width = Self.range(&dice)
        height = Self.range(&dice)
    }

    private static func range(_ dice: inout SeededGenerator) -> AxisRange {
        let ends = [dice.pick(RandomRule.lengths), dice.pick(RandomRule.lengths)].sorted()
        let low = ends[0], high = dice.coin() ? .infinity : ends[1]
        return dice.coin() ? AxisRange(rigid: low) : AxisRange(low: low, ideal: min(max(10, low), high), high: high)
    }

    /// As a leaf that says what it is.
    func open(in tree: LayoutTree) -> Int {
        let leaf = tree.addFlexible()
        tree.tables.pointee.buildingRanges[leaf] = AxisRanges(width: width, height: height)
        return leaf
    }

    /// As a leaf that has to be asked, and tells for which proposals its answers hold or for no other.
    func secret(in tree: LayoutTree, tellsRanges: Bool = false) -> Int {
        tree.addLeaf(tellsRanges ? OpenClamp(width, height) : SecretClamp(width, height))
    }
}

/// Answers as a leaf whose lengths are clamps does, and for which proposals.
private final class OpenClamp: SecretClamp {
    override func measure(_ proposal: Proposal) -> MeasuredSize {
        MeasuredSize(
            super.measure(proposal).size, width: proposalRange(width, proposal.width),
            height: proposalRange(height, proposal.height))
    }

    private func proposalRange(_ range: AxisRange, _ proposal: Double) -> ProposalRange {
        if range.isPoint { return .everything }
        if proposal <= range.low { return ProposalRange(low: -.infinity, high: range.low, includesNone: false) }
        if proposal >= range.high { return ProposalRange(low: range.high, high: .infinity, includesNone: false) }
        return .only(proposal)
    }
}
