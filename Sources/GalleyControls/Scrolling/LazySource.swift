import GalleyEngine
import GalleyGraph
import GalleyViews

/// The views of a lazy container, by number.
@MainActor
struct LazySource {
    private let segments: [ViewElements.Segment]
    /// The number of the first view of each segment.
    private let starts: [Int]
    let count: Int
    let position: ViewTreeBuilder.Position
    /// The views by what they are of which section: each run's fill lines together.
    let runs: [Run]
    /// What is put around each view.
    private let dressing: (any LineDressing)?

    /// Views that follow each other and are the same of the same section.
    struct Run: Equatable {
        var views: Range<Int>
        var section: SectionTraits?

        var part: SectionTraits.Part { section?.part ?? .row }
    }

    init(_ elements: ViewElements, _ position: ViewTreeBuilder.Position, _ dressing: (any LineDressing)? = nil) {
        self.dressing = dressing
        segments = elements.segments
        var starts: [Int] = []
        var runs: [Run] = []
        var count = 0
        for segment in segments {
            starts.append(count)
            let views = count..<count + segment.count
            if let last = runs.last, last.section?.number == segment.section?.number, last.part == segment.part.traits {
                runs[runs.count - 1].views = last.views.lowerBound..<views.upperBound
            } else {
                runs.append(Run(views: views, section: segment.sectionTraits))
            }
            count += segment.count
        }
        self.starts = starts
        self.runs = runs
        self.count = count
        self.position = position
    }

    /// The run that a view belongs to.
    func runIndex(of view: Int) -> Int { (runs.lastIndex { $0.views.lowerBound <= view }) ?? 0 }

    private func segment(of view: Int) -> Int {
        // No closure, which would ask where it runs.
        var segment = starts.count - 1
        while segment > 0, starts[segment] > view { segment -= 1 }
        return max(segment, 0)
    }

    /// What was said around a view to its container.
    func traits(of view: Int) -> ElementTraits { segments[segment(of: view)].traits }

    /// A view's number among those that were listed with it.
    func number(of view: Int) -> Int { view - starts[segment(of: view)] }

    /// A view's name among its siblings.
    func name(of view: Int) -> AnyHashable {
        let segment = segment(of: view)
        return segments[segment].name(view - starts[segment])
    }

    /// The number of the view with a name.
    func index(of name: AnyHashable) -> Int? {
        for (start, segment) in zip(starts, segments) {
            if segment.aliases.contains(name) { return start }
            if let index = (0..<segment.count).first(where: { segment.name($0) == name }) { return start + index }
        }
        return nil
    }

    /// How many views at most are built to find a name in them.
    static let mostSearched = 20_000

    /// The number of the view that has a name somewhere in it, found by building one after the other.
    func search(for name: AnyHashable, _ context: RenderContext) -> Int? {
        let end = min(count, Self.mostSearched)
        for start in stride(from: 0, to: end, by: 64) {
            let builder = trialBuilder(context)
            for index in start..<min(start + 64, end) {
                let known = builder.namedTags.count
                context.inTree { _ = builder.elements { build(index..<index + 1, builder) } }
                if builder.namedTags[known...].contains(where: { $0.1 == name }) { return index }
            }
        }
        if end < count {
            context.report(
                .warning,
                "scrollTo(\(name.base)) was not found among the first \(end) views of a lazy container with \(count); "
                    + "give it the identity that ForEach knows to have it found anywhere.")
        }
        return nil
    }

    /// A builder of views that are only looked at.
    func trialBuilder(_ context: RenderContext) -> ViewTreeBuilder {
        let builder = ViewTreeBuilder(context: context, environment: position.environment)
        builder.move(to: position)
        builder.isTrial = true
        return builder
    }

    /// Builds the views of a range.
    ///
    /// - Parameters:
    ///   - pinned: What is drawn over all other views.
    ///   - hasGround: Whether a view gets the background of the surroundings behind it.
    func build(
        _ range: Range<Int>, _ builder: ViewTreeBuilder, pinned: PinnedScrollableViews = [],
        hasGround: (Int) -> Bool = { _ in false }
    ) {
        guard !range.isEmpty, var segment = starts.lastIndex(where: { $0 <= range.lowerBound }) else { return }
        for index in range {
            while index >= starts[segment] + segments[segment].count { segment += 1 }
            let mark = builder.pendingCount
            if let dressing {
                let nodes = builder.elements { segments[segment].build(index - starts[segment], builder) }
                builder.at(position) { dressing.dress(nodes, of: index, in: self, builder) }
            } else {
                segments[segment].build(index - starts[segment], builder)
            }
            guard var section = segments[segment].sectionTraits else { continue }
            if let dressing { section.pinInset = Double(dressing.pinInset(of: index, in: self)) }
            if hasGround(index) { builder.addGround(since: mark) }
            builder.addTraits(since: mark) { [section] traits in
                traits.section = section
                // Pinned views lie over all others.
                if pinned.contains(section.part) { traits.zIndex = .infinity }
            }
        }
    }
}

extension ViewTreeBuilder {
    /// Puts the background of the surroundings behind each node made since `mark` nodes waited, as wide as can be.
    fileprivate func addGround(since mark: Int) {
        let paint = BackgroundStyle._paint(BackgroundStyle(), in: self)
        for index in mark..<pendingCount {
            let row = tree.addFlexibleFrame(
                width: FrameLimits(maximum: .infinity), height: FrameLimits(), .leading, .verticalCenter,
                around: pendingNode(index))
            let ground = elements { asParts { push(tree.addFlexible(), NodeItem("Rectangle", FillContent(paint))) } }
            let node = tree.addLayer(
                .background, primary: row, secondary: ground[0], .horizontalCenter, .verticalCenter)
            asParts { replacePending(index, by: node, NodeItem("background")) }
        }
    }
}

extension ViewElements.Segment {
    /// What the segment's views tell a lazy container.
    fileprivate var sectionTraits: SectionTraits? {
        section.map { SectionTraits(number: $0.number, part: part.traits) }
    }
}

extension ViewElements.SectionPart {
    fileprivate var traits: SectionTraits.Part {
        switch self {
        case .row: .row
        case .header: .header
        case .footer: .footer
        }
    }
}
