import GalleyEngine
import GalleyGraph

extension ViewTreeBuilder {
    /// A lazy container. In a scroll view along its axis only the views that can be seen are built, once the layout is
    /// known; elsewhere all of them, since all can be seen.
    ///
    /// - Parameters:
    ///   - hasGround: Whether pinned headers cover the rows that they lie over.
    ///   - dressing: What is put around each view.
    func addLazy<A: LazyArrangement, Content: View>(
        _ kind: String, _ arrangement: A, _ pinned: PinnedScrollableViews, hasGround: Bool = false,
        dressing: (any LineDressing)? = nil, _ content: Content
    ) {
        if scrollAxes.contains(arrangement.axis.set) {
            let elements = ViewElements(self, isExpanding: false, areRows: dressing != nil)
            Content._list(content, into: elements)
            let source = LazySource(elements, position, dressing)
            if dressing != nil || source.count > LazyLeaf<A>.sampleCount
                || source.runs.contains(where: { pinned.contains($0.part) })
            {
                let memory = context.store.object(at: identity.child(LazyMemory.self), in: part) { LazyMemory() }
                let leaf = LazyLeaf(arrangement, source, context, memory, isTrial: isTrial)
                let work = LazyWork(
                    arrangement: arrangement, pinned: pinned, hasGround: hasGround, source: source, leaf: leaf,
                    memory: memory)
                push(tree.addLeaf(leaf), NodeItem(kind, DeferredContent(work)))
                return
            }
        }
        let nodes = inContainer(arrangement.axis) { Content._build(content, into: self) }
        let box = CustomLayout(
            LazyLayout(arrangement: arrangement), host: host, direction: environment.layoutDirection)
        push(tree.addLayout(box, nodes), NodeItem(kind))
    }
}

/// Builds the views of a lazy container that can be seen.
private struct LazyWork<A: LazyArrangement>: DeferredWork {
    let arrangement: A
    let pinned: PinnedScrollableViews
    let hasGround: Bool
    let source: LazySource
    let leaf: LazyLeaf<A>
    let memory: LazyMemory

    private var axis: Axis { arrangement.axis }

    /// What of the container can be seen.
    private struct Sight {
        /// Its own lengths.
        var thickness, total: CGFloat
        /// From where to where along it, counted from where it starts.
        var start, end: CGFloat
        /// The scroll view's room, counted likewise.
        var viewport: (start: CGFloat, end: CGFloat)
        var isMirrored: Bool
        var frames: CoordinateFrames
    }

    private func sight(_ node: Int, in tree: ViewTree) -> Sight? {
        let frames = tree.frames(of: node)
        let size = CGSize(tree.pass.size(of: node))
        let total = size[axis]
        let isMirrored = axis == .horizontal && source.position.environment.layoutDirection == .rightToLeft
        func range(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) {
            let (low, high) = rect.applying(frames.toGlobal.inverted()).range(axis)
            return isMirrored ? (total - high, total - low) : (low, high)
        }
        let seen = range(frames.visible)
        let (start, end) = (max(seen.start, 0), min(seen.end, total))
        guard end > start, start.isFinite, size[axis.crossed].isFinite, total.isFinite else { return nil }
        return Sight(
            thickness: size[axis.crossed], total: total, start: start, end: end, viewport: range(frames.viewport),
            isMirrored: isMirrored, frames: frames)
    }

    func resolve(_ node: Int, in tree: ViewTree) {
        guard let sight = sight(node, in: tree) else { return keep(nil, in: tree) }
        let metrics = leaf.metrics(across: sight.thickness)
        guard metrics.lineCount > 0 else { return keep(nil, in: tree) }
        // A line that starts where the view ends is not seen.
        let noise: CGFloat = 1e-6
        let first = metrics.line(at: sight.start)
        var wanted = max(metrics.line(at: sight.end - noise) - first, 0) + (metrics.isUniform ? 1 : 2)
        while true {
            // The end of the content is reached from behind, so that its last line ends where the container does.
            let last = min(first + wanted, metrics.lineCount)
            let isAtEnd = last == metrics.lineCount && first > 0
            let from = isAtEnd ? max(metrics.lineCount - wanted, 0) : first
            let inner = build(from..<last, metrics, sight, tree) { length in
                isAtEnd && from > 0 ? sight.total - length : metrics.start(of: from)
            }
            let length = inner.size[axis]
            let reach = isAtEnd && from > 0 ? sight.total - length : metrics.start(of: from)
            let isCovered =
                isAtEnd
                ? reach <= sight.start + noise || from == 0
                : reach + length >= sight.end - noise || last == metrics.lineCount
            if isCovered {
                tree.setInner(inner, of: node)
                keep(lines(from..<last, metrics, sight.thickness, inner), in: tree)
                // All of it has been seen: from now on its length is known.
                let known = LazyMemory.Known(estimate: metrics.total, length: length)
                if from == 0, last == metrics.lineCount, abs(length - sight.total) > 1e-9,
                    memory.lengths[sight.thickness] != known
                {
                    memory.lengths[sight.thickness] = known
                    tree.context.store.changes.note(.root)
                }
                return
            }
            wanted = min(wanted * 2, metrics.lineCount)
        }
    }

    /// Where all lines lie, where all are built and each is one view.
    private func lines(
        _ built: Range<Int>, _ metrics: LazyMetrics, _ thickness: CGFloat, _ inner: ViewTree
    ) -> LazyLines? {
        let nodes = inner.pass.children(of: 0)
        guard built == 0..<metrics.lineCount, nodes.count == source.count, metrics.lineCount == source.count,
            let gap = arrangement.lineSpacing
        else { return nil }
        let runs = nodes.enumerated().map { view, node in
            LazyMetrics.Run(
                views: view..<view + 1, section: source.runs[source.runIndex(of: view)].section, firstLine: 0,
                lineCount: 1, perLine: 1, length: CGSize(inner.pass.size(of: node))[axis])
        }
        let found = LazyMetrics(runs, gap: gap, isUniform: true)
        guard abs(inner.size[axis] - found.total) <= 1e-9 else { return nil }
        return LazyLines(runs: source.runs, across: thickness, metrics: found, sampleCount: leaf.lookedAt)
    }

    /// Keeps what this layout has found. Where it answered with lines that are others now, it is done again, and views are looked at.
    private func keep(_ lines: LazyLines?, in tree: ViewTree) {
        let isWrong = leaf.isUncertain || leaf.lines.map { $0 != lines } ?? false
        leaf.isUncertain ? memory.forgetLines() : memory.note(lines)
        if isWrong { tree.context.store.changes.note(.root) }
    }

    /// Builds some lines, and what is pinned over them; `place` says where they start in the container.
    private func build(
        _ lines: Range<Int>, _ metrics: LazyMetrics, _ sight: Sight, _ tree: ViewTree,
        at place: @escaping (CGFloat) -> CGFloat
    ) -> ViewTree {
        let views = metrics.views(of: lines)
        let outside = outsideViews(lines, metrics)
        var pins = pins(lines, metrics, sight, place)
        let direction = source.position.environment.layoutDirection
        return ViewTree(
            tree.context, frames: sight.frames,
            proposal: ProposedViewSize(along: axis, nil, across: sight.thickness),
            root: { builder in
                builder.move(to: source.position)
                let nodes = builder.inContainer(axis) {
                    pins?.header = buildOutside(outside.header, builder, metrics, sight)
                    build(views, builder, metrics, sight)
                    pins?.footer = buildOutside(outside.footer, builder, metrics, sight)
                }
                let layout = LazyLayout(arrangement: arrangement, pins: pins)
                return builder.tree.addLayout(CustomLayout(layout, host: builder.host, direction: direction), nodes)
            },
            place: { size in
                let start = place(size[axis])
                return CGPoint(along: axis, sight.isMirrored ? sight.total - start - size[axis] : start, across: 0)
            })
    }

    private func build(_ views: Range<Int>, _ builder: ViewTreeBuilder, _ metrics: LazyMetrics, _ sight: Sight) {
        source.build(views, builder, pinned: pinned) { hasGround && isMoved(header: $0, metrics, sight) }
    }

    /// Builds views that do not lie in the lines. Returns where each of their nodes starts; nil is where the one before ends.
    private func buildOutside(
        _ views: Range<Int>, _ builder: ViewTreeBuilder, _ metrics: LazyMetrics, _ sight: Sight
    ) -> [CGFloat?] {
        var starts: [CGFloat?] = []
        for view in views {
            let mark = builder.pendingCount
            build(view..<view + 1, builder, metrics, sight)
            for node in mark..<builder.pendingCount {
                starts.append(node == mark ? metrics.start(of: metrics.line(of: view)) : nil)
            }
        }
        return starts
    }

    /// The header of the section that the first line belongs to and the footer of the last line's, where they are pinned
    /// and lie outside of the lines.
    private func outsideViews(_ lines: Range<Int>, _ metrics: LazyMetrics) -> (header: Range<Int>, footer: Range<Int>) {
        var (header, footer) = (0..<0, 0..<0)
        if pinned.contains(.sectionHeaders) {
            let runs = metrics.section(of: lines.lowerBound)
                .filter { $0.section?.part == .header && $0.lines.upperBound <= lines.lowerBound }
            if let first = runs.first, let last = runs.last {
                header = first.views.lowerBound..<last.views.upperBound
            }
        }
        if pinned.contains(.sectionFooters) {
            let runs = metrics.section(of: lines.upperBound - 1)
                .filter { $0.section?.part == .footer && $0.lines.lowerBound >= lines.upperBound }
            if let first = runs.first, let last = runs.last {
                footer = first.views.lowerBound..<last.views.upperBound
            }
        }
        return (header, footer)
    }

    /// Whether a view is a header that is pinned away from its own place.
    private func isMoved(header view: Int, _ metrics: LazyMetrics, _ sight: Sight) -> Bool {
        let line = metrics.line(of: view)
        return metrics.run(of: line).section?.part == .header && metrics.start(of: line) < sight.viewport.start - 1e-6
    }

    private func pins(
        _ lines: Range<Int>, _ metrics: LazyMetrics, _ sight: Sight, _ place: @escaping (CGFloat) -> CGFloat
    ) -> LazyPins? {
        guard !pinned.isEmpty else { return nil }
        var pins = LazyPins(pinned: pinned, viewport: sight.viewport, origin: place)
        // Sections that go on beyond the lines.
        for line in [lines.lowerBound, lines.upperBound - 1] {
            let runs = metrics.section(of: line)
            guard let first = runs.first, let last = runs.last, let number = first.section?.number else { continue }
            pins.sections[number] = (first.start, metrics.end(of: last.lines.upperBound - 1))
        }
        return pins
    }
}

extension LazyWork: ExplainableLazy {
    func explained(_ node: Int, in tree: ViewTree) -> ExplainedLazy {
        let size = CGSize(tree.pass.size(of: node))
        let metrics = leaf.metrics(across: size[axis.crossed])
        let built = tree.inner[node].map { $0.tree.pass.children(of: 0).count } ?? 0
        return ExplainedLazy(
            isVertical: axis == .vertical, viewCount: source.count, lineCount: metrics.lineCount,
            sampleCount: leaf.lookedAt, isExact: metrics.isUniform, length: Double(size[axis]),
            runs: metrics.runs.map { .init(lineCount: $0.lineCount, length: Double($0.length)) }, builtCount: built)
    }
}

/// A lazy container that says what it has built.
@MainActor
package protocol ExplainableLazy {
    func explained(_ node: Int, in tree: ViewTree) -> ExplainedLazy
}

extension LazyWork: LazyPlaces {
    func targets(near rect: CGRect, node: Int, in tree: ViewTree) -> [ScrollTargetPlace] {
        let size = CGSize(tree.pass.size(of: node))
        let metrics = leaf.metrics(across: size[axis.crossed])
        guard metrics.lineCount > 0 else { return [] }
        let isMirrored = axis == .horizontal && source.position.environment.layoutDirection == .rightToLeft
        let (low, high) = rect.range(axis)
        let (start, end) = isMirrored ? (size[axis] - high, size[axis] - low) : (low, high)
        let first = max(metrics.line(at: start) - 1, 0)
        let last = min(metrics.line(at: end) + 1, metrics.lineCount - 1)
        return (first...max(first, last)).flatMap { line in
            let (start, end) = (metrics.start(of: line), metrics.end(of: line))
            let rect = CGRect(
                origin: CGPoint(along: axis, isMirrored ? size[axis] - end : start, across: 0),
                size: CGSize(along: axis, end - start, across: size[axis.crossed]))
            return metrics.views(of: line..<line + 1).map { ScrollTargetPlace(name: source.name(of: $0), rect: rect) }
        }
    }

    func place(of name: AnyHashable, node: Int, in tree: ViewTree, isThorough: Bool) -> CGRect? {
        let found = isThorough ? source.search(for: name, tree.context) : source.index(of: name)
        guard let index = found else { return nil }
        let size = CGSize(tree.pass.size(of: node))
        let metrics = leaf.metrics(across: size[axis.crossed])
        let line = metrics.line(of: index)
        let (start, end) = (metrics.start(of: line), metrics.end(of: line))
        let isMirrored = axis == .horizontal && source.position.environment.layoutDirection == .rightToLeft
        return CGRect(
            origin: CGPoint(along: axis, isMirrored ? size[axis] - end : start, across: 0),
            size: CGSize(along: axis, end - start, across: size[axis.crossed]))
    }
}
