import GalleyEngine
import GalleyGraph

/// A lazy container in the layout tree: its length is estimated from its first views, and from the first of every run;
/// exact where it has few.
final class LazyLeaf<A: LazyArrangement>: LeafDelegate {
    /// How many views of a run the estimate looks at.
    static var sampleCount: Int { 8 }
    /// How many views it looks at altogether.
    static var mostSamples: Int { 64 }

    private let arrangement: A
    private let runs: [LazySource.Run]
    private let known: [CGFloat: LazyMemory.Known]
    /// What is remembered in place of looking at views.
    let lines: LazyLines?
    /// Whether more was asked than is remembered: the layout is to be done again.
    private(set) var isUncertain = false
    private let host: LayoutHost?
    /// The nodes of the views that are looked at, by run.
    private let samples: [[Sample]]
    private var metrics: [CGFloat: LazyMetrics] = [:]

    private struct Sample {
        var view: Int
        var nodes: Range<Int>
    }

    /// - Parameter isTrial: Whether the container is only looked at itself.
    @MainActor init(
        _ arrangement: A, _ source: LazySource, _ context: RenderContext, _ memory: LazyMemory, isTrial: Bool
    ) {
        self.arrangement = arrangement
        runs = source.runs
        known = memory.lengths
        // No one finds out whether what is only looked at is as remembered.
        lines = isTrial ? nil : memory.lines(of: source.runs)
        guard lines == nil else {
            (host, samples) = (nil, [])
            return
        }
        let builder = source.trialBuilder(context)
        var left = Self.mostSamples
        var nodes: [Int] = []
        var samples: [[Sample]] = []
        for run in source.runs {
            let count = min(run.views.count, Self.sampleCount, left)
            left -= count
            samples.append(
                run.views.prefix(count).map { view in
                    let start = nodes.count
                    context.inTree {
                        nodes += builder.inContainer(arrangement.axis) { source.build(view..<view + 1, builder) }
                    }
                    return Sample(view: view, nodes: start..<nodes.count)
                })
        }
        host = builder.host
        // The root is the first node, the views follow it in their order.
        _ = builder.host.freeze(root: builder.tree.addZStack(.leading, .top, nodes))
        self.samples = samples.map { $0.map { Sample(view: $0.view, nodes: $0.nodes.shifted(by: 1)) } }
    }

    /// How many views the estimate looks at.
    var lookedAt: Int { lines?.sampleCount ?? samples.reduce(0) { $0 + $1.count } }

    /// Where the lines lie for a thickness.
    func metrics(across: CGFloat) -> LazyMetrics {
        if let lines {
            if lines.across != across { isUncertain = true }
            return lines.metrics
        }
        if let known = metrics[across] { return known }
        let made = makeMetrics(across: across)
        metrics[across] = made
        return made
    }

    private func makeMetrics(across: CGFloat) -> LazyMetrics {
        guard let pass = host?.pass else { return LazyMetrics([], gap: 0, isUniform: false) }
        let tracks = arrangement.tracks(across: across), whole = [arrangement.wholeTrack(across: across)]
        let gap = arrangement.lineSpacing ?? preferredGap(pass)
        let lines = zip(runs, samples).map { run, samples in
            lengths(samples, run.part == .row ? tracks : whole, gap, pass)
        }
        let means = Means(runs, lines)
        var isComplete = arrangement.lineSpacing != nil
        var made: [LazyMetrics.Run] = []
        for (index, run) in runs.enumerated() {
            let lengths = lines[index]
            let perLine = run.part == .row ? tracks.count : 1
            func add(_ views: Range<Int>, _ lineCount: Int, _ length: CGFloat) {
                made.append(
                    LazyMetrics.Run(
                        views: views, section: run.section, firstLine: 0, lineCount: lineCount, perLine: perLine,
                        length: length))
            }
            // Where every view has been looked at, and is one node, the length of each line is known.
            if samples[index].count == run.views.count, samples[index].allSatisfy({ $0.nodes.count == 1 }) {
                for (line, length) in lengths.enumerated() {
                    let start = run.views.lowerBound + line * perLine
                    add(start..<min(start + perLine, run.views.upperBound), 1, length)
                }
            } else {
                isComplete = false
                let count = (run.views.count + perLine - 1) / perLine
                add(run.views, count, Means.mean(lengths) ?? means.byPart[run.part] ?? means.overall ?? gap)
            }
        }
        return LazyMetrics(made, gap: gap, isUniform: isComplete || means.areAllAlike)
    }

    /// How long lines are on average.
    private struct Means {
        var overall: CGFloat?
        var byPart: [SectionTraits.Part: CGFloat] = [:]
        /// Whether all headers are alike, all footers, and all rows.
        var areAllAlike = true

        init(_ runs: [LazySource.Run], _ lines: [[CGFloat]]) {
            overall = Self.mean(lines.flatMap { $0 })
            for part in [SectionTraits.Part.header, .row, .footer] {
                let lengths = zip(runs, lines).flatMap { $0.part == part ? $1 : [] }
                byPart[part] = Self.mean(lengths)
                areAllAlike = areAllAlike && Set(lengths).count <= 1
            }
        }

        static func mean(_ lengths: [CGFloat]) -> CGFloat? {
            lengths.isEmpty ? nil : lengths.reduce(0, +) / CGFloat(lengths.count)
        }
    }

    /// How long the lines of some views are. A line is as long as its longest view; a view that is several nodes as they
    /// are together.
    private func lengths(_ samples: [Sample], _ tracks: [LazyTrack], _ gap: CGFloat, _ pass: Pass) -> [CGFloat] {
        let axis = arrangement.axis
        var lengths: [CGFloat] = []
        for (place, sample) in samples.enumerated() {
            let track = tracks[place % tracks.count]
            let length = sample.nodes.reduce(0) {
                $0 + CGSize(pass.size($1, arrangement.offer(track).engine))[axis]
            }
            let own = length + gap * CGFloat(max(sample.nodes.count - 1, 0))
            if place % tracks.count == 0 {
                lengths.append(own)
            } else {
                lengths[lengths.count - 1] = max(lengths[lengths.count - 1], own)
            }
        }
        return lengths
    }

    /// The mean distance that neighbours prefer.
    private func preferredGap(_ pass: Pass) -> CGFloat {
        let views = samples.joined().filter { !$0.nodes.isEmpty }
        let gaps = zip(views, views.dropFirst()).compactMap { above, below -> Double? in
            guard below.view == above.view + 1 else { return nil }
            return pass.spacing(of: above.nodes.upperBound - 1).distance(
                to: pass.spacing(of: below.nodes.lowerBound), along: arrangement.axis.engine)
        }
        return CGFloat(gaps.isEmpty ? Spacing.fallback : gaps.reduce(0, +) / Double(gaps.count))
    }

    func thickness(_ proposal: ProposedViewSize) -> CGFloat {
        if let across = arrangement.across(proposal) { return across }
        guard let pass = host?.pass else {
            isUncertain = true
            return lines?.across ?? 0
        }
        return samples.joined().flatMap(\.nodes).reduce(0) { widest, node in
            max(widest, CGSize(pass.size(node, .unspecified))[arrangement.axis.crossed])
        }
    }

    override func measure(_ proposal: Proposal) -> MeasuredSize {
        let thickness = thickness(ProposedViewSize(proposal))
        let estimate = metrics(across: thickness).total
        let length = known[thickness].flatMap { $0.estimate == estimate ? $0.length : nil } ?? estimate
        let size = CGSize(along: arrangement.axis, length, across: thickness).engine
        // Along the axis the answer is the same for every proposal.
        return arrangement.axis == .vertical
            ? MeasuredSize(size, width: .only(proposal.width), height: .everything)
            : MeasuredSize(size, width: .everything, height: .only(proposal.height))
    }
}

extension Range where Bound == Int {
    fileprivate func shifted(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}
