#if canImport(Galley)
    import Galley
#else
    import SwiftUI
#endif

/// Fills columns of equal width from the top, each subview going to the column that is shortest so far.
///
/// ```swift
/// MasonryLayout(columns: 3, spacing: 12) {
///     ForEach(photos) { PhotoCard(photo: $0) }
/// }
/// ```
///
/// The columns share the proposed width; without one, a column is as wide as the widest subview would like to be.
/// Subviews are proposed the column's width and are as tall as they need to be.
public struct MasonryLayout: Layout, Sendable {
    /// How many columns there are; at least one.
    public var columns: Int
    /// The distance between columns and between the subviews of a column, in points. Nil leaves 8 points between columns
    /// and the distance that the views prefer inside them.
    public var spacing: CGFloat?

    /// Makes a layout of that many columns.
    public init(columns: Int, spacing: CGFloat? = nil) {
        self.columns = max(1, columns)
        self.spacing = spacing
    }

    /// What is measured once and kept between passes.
    public struct Cache: Sendable {
        var widestIdeal: CGFloat = 0
        /// The last arrangement and the column width it was made for.
        var arrangement: (column: CGFloat, origins: [CGPoint], height: CGFloat)?
    }

    /// Makes the cache, once for a container.
    public func makeCache(subviews: Subviews) -> Cache {
        let widths = subviews.map { $0.sizeThatFits(.unspecified).width }.filter(\.isFinite)
        return Cache(widestIdeal: max(0, widths.max() ?? 0))
    }

    /// The size in points for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let column = columnWidth(proposal, cache)
        let height = arrange(subviews, column, &cache).height
        return CGSize(width: column * CGFloat(columnCount) + gap * CGFloat(columnCount - 1), height: height)
    }

    /// Places each subview.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let column = columnWidth(proposal, cache)
        let origins = arrange(subviews, column, &cache).origins
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + origins[index].x, y: bounds.minY + origins[index].y),
                anchor: .topLeading, proposal: ProposedViewSize(width: column, height: nil))
        }
    }

    private var columnCount: Int { max(1, columns) }

    private var gap: CGFloat { spacing ?? 8 }

    private func columnWidth(_ proposal: ProposedViewSize, _ cache: Cache) -> CGFloat {
        guard let width = proposal.width, width.isFinite else { return cache.widestIdeal }
        return max(0, (width - gap * CGFloat(columnCount - 1)) / CGFloat(columnCount))
    }

    private func arrange(
        _ subviews: Subviews, _ column: CGFloat, _ cache: inout Cache
    ) -> (origins: [CGPoint], height: CGFloat) {
        if let known = cache.arrangement, known.column == column { return (known.origins, known.height) }
        // More columns than there are subviews stay empty.
        let filled = min(columnCount, subviews.count)
        var heights = [CGFloat](repeating: 0, count: filled)
        var lasts = [ViewSpacing?](repeating: nil, count: filled)
        var origins: [CGPoint] = []
        for subview in subviews {
            let height = subview.sizeThatFits(ProposedViewSize(width: column, height: nil)).height
            // The leftmost of the shortest columns.
            var shortest = 0
            for index in heights.indices where heights[index] < heights[shortest] { shortest = index }
            if let last = lasts[shortest] {
                heights[shortest] += spacing ?? last.distance(to: subview.spacing, along: .vertical)
            }
            origins.append(CGPoint(x: CGFloat(shortest) * (column + gap), y: heights[shortest]))
            heights[shortest] += height.isFinite ? max(0, height) : 0
            lasts[shortest] = subview.spacing
        }
        let height = heights.max() ?? 0
        cache.arrangement = (column, origins, height)
        return (origins, height)
    }
}
