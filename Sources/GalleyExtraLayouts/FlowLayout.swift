#if canImport(Galley)
    import Galley
#else
    import SwiftUI
#endif

/// Places its subviews one after another like words in a paragraph, in as many rows as the proposed width asks for.
///
/// ```swift
/// FlowLayout(itemSpacing: 8, rowSpacing: 12) {
///     ForEach(tags, id: \.self) { Text($0) }
/// }
/// ```
///
/// Every subview gets its ideal size, or, when that is wider than a whole row, the row's width with the height that it
/// then needs. The layout is as wide as its widest row, so it never claims space that it does not use and never answers
/// infinity; without a proposed width all subviews stand in one row.
public struct FlowLayout: Layout, Sendable {
    /// Horizontally: where a row stands when another row is wider. Vertically: how the subviews of a row line up.
    public var alignment: Alignment
    /// The distance between neighbours in a row, in points. Nil takes the distance that the two views prefer.
    public var itemSpacing: CGFloat?
    /// The distance between rows, in points. Nil takes the largest distance that views of the two rows prefer.
    public var rowSpacing: CGFloat?

    /// Makes a flow layout.
    ///
    /// - Parameters:
    ///   - alignment: Where rows and the subviews in them stand; rows start at the leading edge by default.
    ///   - itemSpacing: Points between neighbours in a row; nil for the views' own preference.
    ///   - rowSpacing: Points between rows; nil for the views' own preference.
    public init(alignment: Alignment = .leading, itemSpacing: CGFloat? = nil, rowSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.itemSpacing = itemSpacing
        self.rowSpacing = rowSpacing
    }

    /// What is measured once and kept between passes.
    public struct Cache: Sendable {
        var items: [Item] = []
        /// The last arrangement and the width it was made for.
        var rows: [Row] = []
        var size = CGSize.zero
        var width = CGFloat.nan
    }

    struct Item: Sendable {
        var size: CGSize
        /// Where the row's alignment guide runs through the item, from its top.
        var guide: CGFloat
        /// The distance to the item before it, where both stand in one row.
        var gap: CGFloat
    }

    struct Row: Sendable {
        var items: Range<Int>
        var width, height: CGFloat
        /// How far below the row's top its items' guides meet.
        var ascent: CGFloat
        /// The distance to the row above, and where the row starts.
        var gap: CGFloat = 0
        var y: CGFloat = 0
    }

    /// Makes the cache, once for a container.
    public func makeCache(subviews: Subviews) -> Cache {
        var cache = Cache()
        cache.items.reserveCapacity(subviews.count)
        var before: ViewSpacing?
        for subview in subviews {
            var item = measure(subview, .unspecified)
            if let itemSpacing {
                item.gap = itemSpacing
            } else {
                let spacing = subview.spacing
                if let before { item.gap = before.distance(to: spacing, along: .horizontal) }
                before = spacing
            }
            cache.items.append(item)
        }
        return cache
    }

    /// The size in points for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        arrange(subviews, width: rowWidth(proposal), cache: &cache)
        return cache.size
    }

    /// Places each subview.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        arrange(subviews, width: rowWidth(proposal), cache: &cache)
        place(cache.rows[...], bounds.origin, subviews, cache)
    }

    private func place(_ rows: ArraySlice<Row>, _ origin: CGPoint, _ subviews: Subviews, _ cache: Cache) {
        for row in rows {
            let indent =
                subviews.guide(alignment.horizontal, in: cache.size)
                - subviews.guide(alignment.horizontal, in: CGSize(width: row.width, height: row.height))
            var x: CGFloat = 0
            for index in row.items {
                let ideal = cache.items[index]
                let isWide = ideal.size.width > cache.width
                let offer = isWide ? ProposedViewSize(width: cache.width, height: nil) : .unspecified
                let item = isWide ? measure(subviews[index], offer) : ideal
                if index > row.items.lowerBound { x += ideal.gap }
                subviews[index].place(
                    at: CGPoint(x: origin.x + (x + indent), y: origin.y + (row.y + row.ascent - item.guide)),
                    anchor: .topLeading, proposal: offer)
                x += item.size.width
            }
        }
    }

    private func rowWidth(_ proposal: ProposedViewSize) -> CGFloat {
        guard let width = proposal.width, width.isFinite else { return .infinity }
        return max(0, width)
    }

    private func measure(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> Item {
        let dimensions = subview.dimensions(in: proposal)
        let (width, height, guide) = (dimensions.width, dimensions.height, dimensions[alignment.vertical])
        return Item(
            size: CGSize(width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0),
            guide: guide.isFinite ? guide : 0, gap: 0)
    }

    /// Divides the subviews into rows of at most `width`, unless they are so divided already.
    private func arrange(_ subviews: Subviews, width: CGFloat, cache: inout Cache) {
        if cache.width == width { return }
        cache.width = width
        cache.rows.removeAll(keepingCapacity: true)
        var rows: [Row] = []
        swap(&rows, &cache.rows)
        fill(&rows, from: 0, subviews, cache) { _ in false }
        swap(&rows, &cache.rows)
        stack(from: 0, kept: cache.rows.count, subviews, &cache)
    }

    /// Appends rows of the cache's width, the first of which starts with the subview at `start`, until there are no more
    /// subviews, or `isKnown` says of the next row's first that its row is there already.
    private func fill(
        _ rows: inout [Row], from start: Int, _ subviews: Subviews, _ cache: Cache, until isKnown: (Int) -> Bool
    ) {
        let width = cache.width
        var (start, x, ascent, descent) = (start, CGFloat(0), CGFloat(0), CGFloat(0))
        for index in start..<cache.items.count {
            var item = cache.items[index]
            let gap = item.gap
            if item.size.width > width {
                item = measure(subviews[index], ProposedViewSize(width: width, height: nil))
            }
            let below = item.size.height - item.guide
            if index > start, x + gap + item.size.width <= width {
                x += gap + item.size.width
                (ascent, descent) = (max(ascent, item.guide), max(descent, below))
            } else {
                if index > start {
                    // The guides of a row's items coincide; the row is as tall as what lies above and below them.
                    rows.append(Row(items: start..<index, width: x, height: ascent + descent, ascent: ascent))
                    if isKnown(index) { return }
                    start = index
                }
                (x, ascent, descent) = (item.size.width, item.guide, below)
            }
        }
        if start < cache.items.count {
            rows.append(
                Row(items: start..<cache.items.count, width: x, height: ascent + descent, ascent: ascent))
        }
    }

    /// Puts the rows from `start` on below each other. Those from `kept` on are known to keep their distances, and lie where
    /// they did once one of them does; returns the first that does.
    @discardableResult
    private func stack(from start: Int, kept: Int, _ subviews: Subviews, _ cache: inout Cache) -> Int {
        var above = start > 0 && rowSpacing == nil ? spacing(of: cache.rows[start - 1], subviews) : nil
        var y = start > 0 ? cache.rows[start - 1].y + cache.rows[start - 1].height : 0
        var row = start
        while row < cache.rows.count {
            if row <= kept {
                if let rowSpacing {
                    cache.rows[row].gap = row > 0 ? rowSpacing : 0
                } else {
                    let own = spacing(of: cache.rows[row], subviews)
                    cache.rows[row].gap = above?.distance(to: own, along: .vertical) ?? 0
                    above = own
                }
            }
            y += cache.rows[row].gap
            if row >= kept, cache.rows[row].y == y { break }
            cache.rows[row].y = y
            y += cache.rows[row].height
            row += 1
        }
        cache.size.width = cache.rows.reduce(0) { max($0, $1.width) }
        cache.size.height = max(0, cache.rows.last.map { $0.y + $0.height } ?? 0)
        return row
    }

    private func spacing(of row: Row, _ subviews: Subviews) -> ViewSpacing {
        var spacing = subviews[row.items.lowerBound].spacing
        for index in row.items.dropFirst() { spacing.formUnion(subviews[index].spacing) }
        return spacing
    }
}

#if canImport(Galley)
    extension FlowLayout {
        /// Measures the changed subviews, and fills the rows around them until one begins where one began before.
        public func _updateCache(
            _ cache: inout Cache, subviews: Subviews, changed: [Int], placedFor proposal: ProposedViewSize
        ) -> Range<Int>? {
            guard let least = changed.min(), let most = changed.max(), changed.count <= 1 + subviews.count / 64,
                cache.items.count == subviews.count, cache.width == rowWidth(proposal)
            else { return nil }
            for index in changed {
                cache.items[index] = measure(subviews[index], .unspecified)
                updateGap(before: index, subviews, &cache)
                if index + 1 < subviews.count { updateGap(before: index + 1, subviews, &cache) }
            }
            let size = cache.size
            // What has become shorter may fit at the end of the row above.
            let first = max((cache.rows.firstIndex { $0.items.contains(least) } ?? 0) - 1, 0)
            var last = first
            let start = cache.rows[first].items.lowerBound
            var rows: [Row] = []
            let count = cache.rows.count
            fill(&rows, from: start, subviews, cache) { index in
                while last < count, cache.rows[last].items.lowerBound < index { last += 1 }
                return index > most + 1 && last < count && cache.rows[last].items.lowerBound == index
            }
            if rows.last?.items.upperBound == subviews.count { last = count }
            cache.rows.replaceSubrange(first..<last, with: rows)
            let settled = stack(from: first, kept: first + rows.count, subviews, &cache)
            if cache.size.width != size.width, alignment.horizontal != .leading { return 0..<subviews.count }
            let end = settled < cache.rows.count ? cache.rows[settled].items.lowerBound : subviews.count
            return start..<end
        }

        private func updateGap(before index: Int, _ subviews: Subviews, _ cache: inout Cache) {
            cache.items[index].gap =
                itemSpacing
                ?? (index > 0
                    ? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .horizontal) : 0)
        }

        /// Places the rows that hold them.
        public func _placeSubviews(
            _ range: Range<Int>, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Cache
        ) {
            arrange(subviews, width: rowWidth(proposal), cache: &cache)
            let first = cache.rows.firstIndex { $0.items.upperBound > range.lowerBound } ?? cache.rows.count
            let last = cache.rows[first...].firstIndex { $0.items.lowerBound >= range.upperBound }
            place(cache.rows[first..<(last ?? cache.rows.count)], bounds.origin, subviews, cache)
        }
    }
#endif
