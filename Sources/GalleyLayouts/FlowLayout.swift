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
        /// Where the row starts, and how far below that its items' guides meet.
        var y: CGFloat = 0
        var ascent: CGFloat = 0
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
        let width = rowWidth(proposal)
        arrange(subviews, width: width, cache: &cache)
        let origin = bounds.origin
        for row in cache.rows {
            let indent =
                subviews.guide(alignment.horizontal, in: cache.size)
                - subviews.guide(alignment.horizontal, in: CGSize(width: row.width, height: row.height))
            var x: CGFloat = 0
            for index in row.items {
                let ideal = cache.items[index]
                let isWide = ideal.size.width > width
                let offer = isWide ? ProposedViewSize(width: width, height: nil) : .unspecified
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
        cache.rows.removeAll(keepingCapacity: true)
        cache.size = .zero
        var (start, x, ascent, descent) = (0, CGFloat(0), CGFloat(0), CGFloat(0))
        var y: CGFloat = 0
        var above: ViewSpacing?
        func endRow(_ end: Int) {
            if let rowSpacing {
                if start > 0 { y += rowSpacing }
            } else {
                var spacing = subviews[start].spacing
                for index in start + 1..<end { spacing.formUnion(subviews[index].spacing) }
                if let above { y += above.distance(to: spacing, along: .vertical) }
                above = spacing
            }
            cache.rows.append(
                Row(items: start..<end, width: x, height: ascent + descent, y: y, ascent: ascent))
            cache.size.width = max(cache.size.width, x)
            // The guides of a row's items coincide; the row is as tall as what lies above and below them.
            y += ascent + descent
        }
        for index in cache.items.indices {
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
                    endRow(index)
                    start = index
                }
                (x, ascent, descent) = (item.size.width, item.guide, below)
            }
        }
        if start < cache.items.count { endRow(cache.items.count) }
        cache.size.height = max(0, y)
        cache.width = width
    }
}
