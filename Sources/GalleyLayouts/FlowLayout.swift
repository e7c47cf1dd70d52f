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
        var gaps: [CGFloat] = []
        var spacings: [ViewSpacing] = []
        /// The last arrangement and the width it was made for.
        var arrangement: (width: CGFloat, rows: Rows)?
    }

    struct Item: Sendable {
        var size: CGSize
        /// Where the row's alignment guide runs through the item, from its top.
        var guide: CGFloat
        var proposal: ProposedViewSize
    }

    struct Rows: Sendable {
        var origins: [CGPoint] = []
        var proposals: [ProposedViewSize] = []
        var size = CGSize.zero
    }

    public func makeCache(subviews: Subviews) -> Cache {
        var cache = Cache()
        cache.items = subviews.map { measure($0, .unspecified) }
        cache.spacings = subviews.map(\.spacing)
        cache.gaps = subviews.indices.dropLast().map { index in
            itemSpacing ?? cache.spacings[index].distance(to: cache.spacings[index + 1], along: .horizontal)
        }
        return cache
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        arrange(subviews, width: rowWidth(proposal), cache: &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let rows = arrange(subviews, width: rowWidth(proposal), cache: &cache)
        for (index, subview) in subviews.enumerated() {
            let origin = rows.origins[index]
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), anchor: .topLeading,
                proposal: rows.proposals[index])
        }
    }

    private func rowWidth(_ proposal: ProposedViewSize) -> CGFloat {
        guard let width = proposal.width, width.isFinite else { return .infinity }
        return max(0, width)
    }

    private func measure(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> Item {
        let dimensions = subview.dimensions(in: proposal)
        let size = CGSize(
            width: dimensions.width.isFinite ? max(0, dimensions.width) : 0,
            height: dimensions.height.isFinite ? max(0, dimensions.height) : 0)
        let guide = dimensions[alignment.vertical]
        return Item(size: size, guide: guide.isFinite ? guide : 0, proposal: proposal)
    }

    private func arrange(_ subviews: Subviews, width: CGFloat, cache: inout Cache) -> Rows {
        if let known = cache.arrangement, known.width == width { return known.rows }
        let items = subviews.indices.map { index in
            let ideal = cache.items[index]
            guard ideal.size.width > width else { return ideal }
            return measure(subviews[index], ProposedViewSize(width: width, height: nil))
        }

        var rows = Rows()
        var ranges: [(items: Range<Int>, width: CGFloat)] = []
        var start = 0
        var x: CGFloat = 0
        for index in items.indices {
            let gap = index > start ? cache.gaps[index - 1] : 0
            if index > start, x + gap + items[index].size.width > width {
                ranges.append((start..<index, x))
                start = index
                x = items[index].size.width
                rows.origins.append(.zero)
            } else {
                rows.origins.append(CGPoint(x: x + gap, y: 0))
                x += gap + items[index].size.width
            }
        }
        if start < items.count { ranges.append((start..<items.count, x)) }

        let usedWidth = ranges.map(\.width).max() ?? 0
        var y: CGFloat = 0
        var above: ViewSpacing?
        for row in ranges {
            var spacing = cache.spacings[row.items.lowerBound]
            for index in row.items.dropFirst() { spacing.formUnion(cache.spacings[index]) }
            if let above { y += rowSpacing ?? above.distance(to: spacing, along: .vertical) }
            above = spacing

            // The guides of a row's items coincide; the row is as tall as what lies above and below them.
            let ascent = row.items.map { items[$0].guide }.max() ?? 0
            let descent = row.items.map { items[$0].size.height - items[$0].guide }.max() ?? 0
            let indent = (usedWidth - row.width) * fraction
            for index in row.items {
                rows.origins[index].x += indent
                rows.origins[index].y = y + ascent - items[index].guide
            }
            y += ascent + descent
        }
        rows.proposals = items.map(\.proposal)
        rows.size = CGSize(width: usedWidth, height: max(0, y))
        cache.arrangement = (width, rows)
        return rows
    }

    /// The share of a row's free space that lies before it.
    private var fraction: CGFloat {
        switch alignment.horizontal {
        case .center: 0.5
        case .trailing: 1
        default: 0
        }
    }
}
