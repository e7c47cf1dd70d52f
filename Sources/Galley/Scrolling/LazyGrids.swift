/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
nonisolated public struct GridItem: Sendable {
    /// How the item takes its length.
    public enum Size: Sendable {
        /// A given length in points.
        case fixed(CGFloat)
        /// An equal share of what is left, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items of at least `minimum` as fit into an equal share of what is left.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next item; nil is 8 points.
    public var spacing: CGFloat?
    /// Where views lie in their cells; nil is the center.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A grid that grows downwards and builds only the rows that can be seen.
nonisolated public struct LazyVGrid<Content: View>: _PrimitiveView {
    let arrangement: LazyGridArrangement
    let content: Content

    /// A grid of `columns`, its rows `spacing` points apart (nil: 8).
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyGridArrangement(
            axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
            lineSpacing: spacing)
        self.content = content()
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.addLazy("LazyVGrid", view.arrangement, view.content)
    }
}

/// A grid that grows sideways and builds only the columns that can be seen.
nonisolated public struct LazyHGrid<Content: View>: _PrimitiveView {
    let arrangement: LazyGridArrangement
    let content: Content

    /// A grid of `rows`, its columns `spacing` points apart (nil: 8).
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyGridArrangement(
            axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
            lineSpacing: spacing)
        self.content = content()
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.addLazy("LazyHGrid", view.arrangement, view.content)
    }
}

/// Tracks worked out from the items and the proposal alone; a line as long as its longest view (semantics.md §12.2).
nonisolated struct LazyGridArrangement: LazyArrangement {
    var axis: Axis
    var items: [GridItem]
    var alignment: Alignment
    var lineSpacing: CGFloat?

    /// A track across the lines.
    struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    private static let gap: CGFloat = 8

    /// The tracks for a thickness. Each item that is not fixed takes, in order, its share of what is left; what limits
    /// leave over goes to those after it (the choice between two readings of semantics.md T-157: objc.io's).
    func tracks(_ across: CGFloat?) -> [Track] {
        let items = items.isEmpty ? [GridItem()] : items
        var left = across.map { $0.isFinite ? max($0, 0) : 0 } ?? 0
        var flexible = 0
        for (index, item) in items.enumerated() {
            if index < items.count - 1 { left -= item.spacing ?? Self.gap }
            if case .fixed(let length) = item.size { left -= usable(length) } else { flexible += 1 }
        }
        var tracks: [Track] = []
        var position: CGFloat = 0
        func add(_ length: CGFloat, _ item: GridItem) {
            tracks.append(Track(start: position, length: length, alignment: item.alignment ?? .center))
            position += length + (item.spacing ?? Self.gap)
        }
        for item in items {
            switch item.size {
            case .fixed(let length):
                add(usable(length), item)
            case .flexible(let minimum, let maximum):
                let share = max(left, 0) / CGFloat(max(flexible, 1))
                let length = max(min(share, maximum), usable(minimum))
                add(length, item)
                left -= length
                flexible -= 1
            case .adaptive(let minimum, let maximum):
                let share = max(left, 0) / CGFloat(max(flexible, 1))
                let gap = item.spacing ?? Self.gap
                let least = max(usable(minimum), 1e-3)
                let fitting = ((share + gap) / max(least + gap, 1e-3)).rounded(.down)
                let count = max(Int(min(fitting, 1e6)), 1)
                let length = min(maximum, max((share - gap * CGFloat(count - 1)) / CGFloat(count), 0))
                for _ in 0..<count { add(length, item) }
                left -= share
                flexible -= 1
            }
        }
        return tracks
    }

    private func usable(_ length: CGFloat) -> CGFloat { length > 0 && length.isFinite ? length : 0 }

    private func extent(_ tracks: [Track]) -> CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

    func lineCount(across: CGFloat?) -> Int { tracks(across).count }

    func offer(_ place: Int, across: CGFloat?) -> ProposedViewSize { offer(tracks(across)[place]) }

    private func offer(_ track: Track) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: track.length, height: nil) : ProposedViewSize(width: nil, height: track.length)
    }

    func across(_ proposal: ProposedViewSize) -> CGFloat? {
        let length = axis == .vertical ? proposal.width : proposal.height
        if let length, length.isFinite { return length }
        return extent(tracks(length))
    }

    /// The lengths of the lines, and the gaps before them.
    private func lines(_ tracks: [Track], _ subviews: Subviews) -> [(start: Int, gap: CGFloat, length: CGFloat)] {
        stride(from: 0, to: subviews.count, by: tracks.count).map { start in
            var length: CGFloat = 0
            for place in 0..<min(tracks.count, subviews.count - start) {
                let size = subviews[start + place].sizeThatFits(offer(tracks[place]))
                length = max(length, axis == .vertical ? size.height : size.width)
            }
            return (start, start == 0 ? 0 : lineSpacing ?? Self.gap, length)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let across = across(proposal) ?? 0
        let length = lines(tracks(across), subviews).reduce(0) { $0 + $1.gap + $1.length }
        return axis == .vertical
            ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let thickness = axis == .vertical ? bounds.width : bounds.height
        let tracks = tracks(thickness)
        let room = thickness - extent(tracks)
        let inset =
            axis == .vertical
            ? guide(alignment.horizontal, room) : guide(alignment.vertical, room)
        var position: CGFloat = 0
        for line in lines(tracks, subviews) {
            position += line.gap
            for place in 0..<min(tracks.count, subviews.count - line.start) {
                let track = tracks[place]
                let cell =
                    axis == .vertical
                    ? CGRect(
                        x: bounds.minX + inset + track.start, y: bounds.minY + position, width: track.length,
                        height: line.length)
                    : CGRect(
                        x: bounds.minX + position, y: bounds.minY + inset + track.start, width: line.length,
                        height: track.length)
                let offer = offer(track)
                let dimensions = subviews[line.start + place].dimensions(in: offer)
                subviews[line.start + place].place(
                    at: CGPoint(
                        x: cell.minX + guide(track.alignment.horizontal, cell.width)
                            - dimensions[track.alignment.horizontal],
                        y: cell.minY + guide(track.alignment.vertical, cell.height)
                            - dimensions[track.alignment.vertical]), proposal: offer)
            }
            position += line.length
        }
    }
}
