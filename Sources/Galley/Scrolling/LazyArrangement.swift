import GalleyEngine

/// How a lazy container arranges its views in lines along an axis.
nonisolated protocol LazyArrangement: Layout {
    /// The axis along which lines follow each other.
    var axis: Axis { get }
    /// The distance between lines; nil is as the views prefer.
    var lineSpacing: CGFloat? { get }
    /// The number of views in a line of this thickness across the axis.
    func lineCount(across: CGFloat?) -> Int
    /// What a view is offered at a place of a line.
    func offer(_ place: Int, across: CGFloat?) -> ProposedViewSize
    /// The length across the axis for a proposal, where the views do not matter; nil where they do.
    func across(_ proposal: ProposedViewSize) -> CGFloat?
}

extension ViewTreeBuilder {
    /// A lazy container. In a scroll view along its axis only the views that can be seen are built, once the layout is
    /// known; elsewhere all of them, since all can be seen.
    func addLazy<A: LazyArrangement, Content: View>(_ kind: String, _ arrangement: A, _ content: Content) {
        let axes: Axis.Set = arrangement.axis == .vertical ? .vertical : .horizontal
        if scrollAxes.contains(axes) {
            let elements = ViewElements(self, isExpanding: false)
            Content._list(content, into: elements)
            if elements.count > LazyLeaf<A>.sampleCount, !elements.segments.contains(where: { $0.part != .row }) {
                let source = LazySource(elements, position)
                let memory = context.store.object(at: identity.child(0x1A2)) { LazyMemory() }
                let leaf = LazyLeaf(arrangement, source, context, memory)
                let work = LazyWork(arrangement: arrangement, source: source, leaf: leaf, memory: memory)
                push(tree.addLeaf(leaf), NodeItem(kind, .late(work)))
                return
            }
        }
        let nodes = inContainer(arrangement.axis) { Content._build(content, into: self) }
        let box = CustomLayout(arrangement, host: host, direction: environment.layoutDirection)
        push(tree.addLayout(box, nodes), NodeItem(kind))
    }
}

/// The views of a lazy container, by number.
@MainActor
struct LazySource {
    private let segments: [ViewElements.Segment]
    /// The number of the first view of each segment.
    private let starts: [Int]
    let count: Int
    let position: ViewTreeBuilder.Position

    init(_ elements: ViewElements, _ position: ViewTreeBuilder.Position) {
        segments = elements.segments
        var starts: [Int] = []
        var count = 0
        for segment in segments {
            starts.append(count)
            count += segment.count
        }
        self.starts = starts
        self.count = count
        self.position = position
    }

    /// The number of the view with a name.
    func index(of name: AnyHashable) -> Int? {
        for (start, segment) in zip(starts, segments) {
            if let index = (0..<segment.count).first(where: { segment.name($0) == name }) { return start + index }
        }
        return nil
    }

    /// Builds the views of a range.
    func build(_ range: Range<Int>, _ builder: ViewTreeBuilder) {
        guard var segment = starts.lastIndex(where: { $0 <= range.lowerBound }) else { return }
        for index in range {
            while index >= starts[segment] + segments[segment].count { segment += 1 }
            segments[segment].build(index - starts[segment], builder)
        }
    }
}

/// The length of a lazy container all of whose views have been seen, by its thickness.
@MainActor
final class LazyMemory {
    var lengths: [CGFloat: CGFloat] = [:]
}

/// A lazy container in the layout tree: its length is estimated from its first views.
final class LazyLeaf<A: LazyArrangement>: LeafBox {
    /// How many views the estimate looks at.
    static var sampleCount: Int { 8 }

    private let arrangement: A
    private let count: Int
    private let known: [CGFloat: CGFloat]
    private let host: LayoutHost
    private let sample: Range<Int>

    @MainActor init(_ arrangement: A, _ source: LazySource, _ context: RenderContext, _ memory: LazyMemory) {
        self.arrangement = arrangement
        count = source.count
        known = memory.lengths
        let builder = ViewTreeBuilder(context: context, environment: source.position.environment)
        builder.move(to: source.position)
        var nodes: [Int] = []
        context.inTree {
            nodes = builder.inContainer(arrangement.axis) {
                source.build(0..<min(Self.sampleCount, source.count), builder)
            }
        }
        host = builder.host
        let pass = host.freeze(root: builder.tree.addDepthStack(.leading, .top, nodes))
        sample = pass.children(of: 0)
    }

    /// The estimated distance from line to line, and the thickness of the container.
    func estimate(across: CGFloat?) -> (pitch: CGFloat, gap: CGFloat) {
        let perLine = max(arrangement.lineCount(across: across), 1)
        let gap = arrangement.lineSpacing ?? CGFloat(Spacing.fallback)
        var lengths: [CGFloat] = []
        for (place, node) in sample.enumerated() {
            let size = CGSize(host.pass.size(node, arrangement.offer(place % perLine, across: across).engine))
            let length = arrangement.axis == .vertical ? size.height : size.width
            // A line is as long as its longest view.
            if place % perLine == 0 {
                lengths.append(length)
            } else {
                lengths[lengths.count - 1] = max(lengths[lengths.count - 1], length)
            }
        }
        guard !lengths.isEmpty else { return (gap, gap) }
        return (lengths.reduce(0, +) / CGFloat(lengths.count) + gap, gap)
    }

    func thickness(_ proposal: ProposedViewSize) -> CGFloat {
        if let across = arrangement.across(proposal) { return across }
        return sample.reduce(0) { widest, node in
            let size = CGSize(host.pass.size(node, .unspecified))
            return max(widest, arrangement.axis == .vertical ? size.width : size.height)
        }
    }

    func lines(across: CGFloat?) -> Int {
        let perLine = max(arrangement.lineCount(across: across), 1)
        return (count + perLine - 1) / perLine
    }

    override func measure(_ proposal: Proposal) -> Answer {
        let thickness = thickness(ProposedViewSize(proposal))
        let length: CGFloat
        if let known = known[thickness] {
            length = known
        } else {
            let (pitch, gap) = estimate(across: thickness)
            length = max(pitch * CGFloat(lines(across: thickness)) - gap, 0)
        }
        let size =
            arrangement.axis == .vertical
            ? Size(Double(thickness), Double(length)) : Size(Double(length), Double(thickness))
        // Along the axis the answer is the same for every proposal.
        return arrangement.axis == .vertical
            ? Answer(size, width: .only(proposal.width), height: .everything)
            : Answer(size, width: .everything, height: .only(proposal.height))
    }
}

extension LazyWork: LazyPlaces {
    func place(of name: AnyHashable, node: Int, in tree: ViewTree) -> CGRect? {
        guard let index = source.index(of: name) else { return nil }
        let size = CGSize(tree.pass.size(of: node))
        let isVertical = arrangement.axis == .vertical
        let thickness = isVertical ? size.width : size.height
        let (pitch, gap) = leaf.estimate(across: thickness)
        let start = pitch * CGFloat(index / max(arrangement.lineCount(across: thickness), 1))
        return isVertical
            ? CGRect(x: 0, y: start, width: thickness, height: pitch - gap)
            : CGRect(x: start, y: 0, width: pitch - gap, height: thickness)
    }
}

/// Builds the views of a lazy container that can be seen.
private struct LazyWork<A: LazyArrangement>: LateWork {
    let arrangement: A
    let source: LazySource
    let leaf: LazyLeaf<A>
    let memory: LazyMemory

    func settle(_ node: Int, in tree: ViewTree) {
        let frames = tree.frames(of: node)
        let size = CGSize(tree.pass.size(of: node))
        let isVertical = arrangement.axis == .vertical
        let thickness = isVertical ? size.width : size.height
        let total = isVertical ? size.height : size.width
        var seen = frames.visible.applying(frames.toGlobal.inverted())
        // Lines are counted from where the container starts.
        let isMirrored = !isVertical && source.position.environment.layoutDirection == .rightToLeft
        if isMirrored { seen.origin.x = total - seen.maxX }
        let start = min(max(isVertical ? seen.minY : seen.minX, 0), total)
        let end = min(max(isVertical ? seen.maxY : seen.maxX, start), total)
        guard end > start, thickness.isFinite, total.isFinite else { return }

        let perLine = max(arrangement.lineCount(across: thickness), 1)
        let lineCount = leaf.lines(across: thickness)
        let (pitch, _) = leaf.estimate(across: thickness)
        let step = max(pitch, 1e-3)
        let first = min(max(Int((start / step).rounded(.down)), 0), lineCount - 1)
        var wanted = min(Int(((end - start) / step).rounded(.up)) + 1, lineCount)
        while true {
            // The end of the content is reached from behind, so that its last line ends where the container does.
            let last = min(first + wanted, lineCount)
            let isAtEnd = last == lineCount && first > 0
            let from = isAtEnd ? max(lineCount - wanted, 0) : first
            let inner = build(lines: from..<last, perLine, thickness, frames, tree) { length in
                let place = isAtEnd && from > 0 ? total - length : CGFloat(from) * step
                return isMirrored ? total - place - length : place
            }
            let length = isVertical ? inner.size.height : inner.size.width
            let reach = isAtEnd && from > 0 ? total - length : CGFloat(from) * step
            let isCovered = isAtEnd ? reach <= start || from == 0 : reach + length >= end || last == lineCount
            if isCovered {
                tree.setInner(inner, of: node)
                // All of it has been seen: from now on its length is known.
                if from == 0, last == lineCount, abs(length - total) > 1e-9, memory.lengths[thickness] != length {
                    memory.lengths[thickness] = length
                    tree.context.store.changes.note(.root)
                }
                return
            }
            wanted = min(wanted * 2, lineCount)
        }
    }

    private func build(
        lines: Range<Int>, _ perLine: Int, _ thickness: CGFloat, _ frames: CoordinateFrames, _ tree: ViewTree,
        at place: (CGFloat) -> CGFloat
    ) -> ViewTree {
        let isVertical = arrangement.axis == .vertical
        let range = lines.lowerBound * perLine..<min(lines.upperBound * perLine, source.count)
        return ViewTree(
            tree.context, frames: frames,
            proposal: ProposedViewSize(
                width: isVertical ? thickness : nil, height: isVertical ? nil : thickness),
            root: { builder in
                builder.move(to: source.position)
                let nodes = builder.inContainer(arrangement.axis) { source.build(range, builder) }
                return builder.tree.addLayout(
                    CustomLayout(
                        arrangement, host: builder.host, direction: source.position.environment.layoutDirection),
                    nodes)
            },
            place: { size in
                isVertical
                    ? CGPoint(x: 0, y: place(size.height)) : CGPoint(x: place(size.width), y: 0)
            })
    }
}
