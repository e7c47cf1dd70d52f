import GalleyGraph

/// Which views of a lazy container stay in sight while their section scrolls (rules.md §12.4).
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Makes a value from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Headers stay at the start of what is seen (rules.md §12.4).
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers stay at the end of what is seen (rules.md §12.4).
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension PinnedScrollableViews {
    nonisolated func contains(_ part: SectionTraits.Part) -> Bool {
        switch part {
        case .header: contains(.sectionHeaders)
        case .row: false
        case .footer: contains(.sectionFooters)
        }
    }
}

/// The headers and footers of a lazy container that stay in sight, for the layout of some of its lines.
nonisolated struct LazyPins {
    var pinned: PinnedScrollableViews
    /// What can be seen of the container, from its start along its axis.
    var viewport: (start: CGFloat, end: CGFloat)
    /// Where the lines start in the container, given how long they are together.
    var origin: (CGFloat) -> CGFloat
    /// Where the views of a header start that lies before the lines; they are the first views. Nil is where the one before
    /// ends.
    var header: [CGFloat?] = []
    /// Where the views of a footer start that lies after the lines; they are the last views.
    var footer: [CGFloat?] = []
    /// The sections that the lines hold a part of, by number: from where to where they go in the container.
    var sections: [Int: (start: CGFloat, end: CGFloat)] = [:]

    /// The views that lie in lines.
    func lines(of count: Int) -> Range<Int> { header.count..<max(count - footer.count, header.count) }
}

/// Where the pinned headers and footers of some sections lie (SWW lazy/pinned-*): a header at the viewport's start unless
/// its own place comes after, a footer at its end unless its own place comes before; neither leaves its section, whose
/// end pushes the header away and whose start the footer (published descriptions; the recordings do not show it).
nonisolated struct LazyPinnedSections {
    struct Moved {
        var view: Int
        var start, length: CGFloat
    }

    private struct Group {
        var section: Int
        var part: SectionTraits.Part
        /// How much of its start stays out of sight.
        var inset: CGFloat
        /// Its views, each from its own place in the container.
        var views: [Moved]

        var start: CGFloat { views.map(\.start).min() ?? 0 }
        var end: CGFloat { views.map { $0.start + $0.length }.max() ?? 0 }
    }

    private let pins: LazyPins?
    /// Where the lines start in the container.
    private let origin: CGFloat
    private var groups: [Group] = []
    private var known: [Int: (start: CGFloat, end: CGFloat)] = [:]
    private var headersLeft: [CGFloat?]
    private var footersLeft: [CGFloat?]
    private var latestEnd: CGFloat = 0

    /// - Parameter length: That of all lines together.
    init(_ pins: LazyPins?, length: CGFloat) {
        self.pins = pins
        origin = pins?.origin(length) ?? 0
        headersLeft = pins?.header ?? []
        footersLeft = pins?.footer ?? []
    }

    /// Notes a line, by its first view, and where it lies among the lines.
    mutating func add(_ view: Int, _ section: SectionTraits?, _ start: CGFloat, _ length: CGFloat) {
        guard let pins, let section else { return }
        let (start, end) = (origin + start, origin + start + length)
        let range = known[section.number] ?? pins.sections[section.number] ?? (start, end)
        known[section.number] = (min(range.start, start), max(range.end, end))
        if pins.pinned.contains(section.part) { note(view, section, start, length) }
    }

    /// Notes a header or footer that lies outside of the lines.
    mutating func addOutside(_ view: Int, _ section: SectionTraits?, _ length: CGFloat) {
        guard let section else { return }
        let isHeader = section.part == .header
        guard let known = isHeader ? headersLeft.first : footersLeft.first else { return }
        if isHeader { headersLeft.removeFirst() } else { footersLeft.removeFirst() }
        let start = known ?? latestEnd
        latestEnd = start + length
        note(view, section, start, length)
    }

    private mutating func note(_ view: Int, _ section: SectionTraits, _ start: CGFloat, _ length: CGFloat) {
        let moved = Moved(view: view, start: start, length: length)
        if let index = groups.firstIndex(where: { $0.section == section.number && $0.part == section.part }) {
            groups[index].views.append(moved)
        } else {
            groups.append(
                Group(
                    section: section.number, part: section.part, inset: CGFloat(section.pinInset), views: [moved]))
        }
    }

    /// The pinned views, and where they lie among the lines.
    var moved: [Moved] {
        guard let pins else { return [] }
        return groups.flatMap { group in
            let section = known[group.section] ?? pins.sections[group.section] ?? (group.start, group.end)
            let (start, length) = (group.start, group.end - group.start)
            let place =
                group.part == .header
                ? max(min(max(start, pins.viewport.start - group.inset), section.end - length), start)
                : min(max(min(start, pins.viewport.end - length), section.start), start)
            return group.views.map {
                Moved(view: $0.view, start: $0.start + (place - start) - origin, length: $0.length)
            }
        }
    }
}
