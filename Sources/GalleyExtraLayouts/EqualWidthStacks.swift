#if canImport(Galley)
    import Galley
#else
    import SwiftUI
#endif

/// A row whose subviews are all as wide as the widest of them would like to be.
///
/// ```swift
/// EqualWidthHStack(spacing: 8) {
///     Button("Yes") { vote(true) }
///     Button("Perhaps") { vote(nil) }
/// }
/// ```
///
/// In less space than that, the subviews share it equally, down to the widest minimum. To become as wide as they are
/// told, labels need `.frame(maxWidth: .infinity)`.
public struct EqualWidthHStack: EqualWidthStack {
    /// How the subviews line up vertically.
    public var alignment: VerticalAlignment
    /// The distance between neighbours, in points. Nil takes the distance that the two views prefer.
    public var spacing: CGFloat?

    /// Makes a row of equal widths.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    /// The size in points for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout EqualWidths) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let width = width(proposal, subviews.count, cache)
        let row = extent(subviews, width)
        return CGSize(width: width * CGFloat(subviews.count) + cache.totalGap, height: row.ascent + row.descent)
    }

    /// Places each subview.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout EqualWidths
    ) {
        guard !subviews.isEmpty else { return }
        let width = width(proposal, subviews.count, cache)
        let row = extent(subviews, width)
        var x = bounds.minX
        for (index, subview) in subviews.enumerated() {
            let cell = ProposedViewSize(width: width, height: nil)
            let dimensions = subview.dimensions(in: cell)
            subview.place(
                at: CGPoint(x: x + width / 2, y: bounds.minY + row.ascent - dimensions[alignment]), anchor: .top,
                proposal: cell)
            x += width + (index < cache.gaps.count ? cache.gaps[index] : 0)
        }
    }

    /// Its subviews follow each other along the width.
    public static var axis: Axis { .horizontal }

    private func width(_ proposal: ProposedViewSize, _ count: Int, _ cache: EqualWidths) -> CGFloat {
        guard let proposed = proposal.width, proposed.isFinite else { return cache.widest }
        return cache.width(within: (proposed - cache.totalGap) / CGFloat(count))
    }

    private func extent(_ subviews: Subviews, _ width: CGFloat) -> (ascent: CGFloat, descent: CGFloat) {
        var (ascent, descent) = (-CGFloat.infinity, -CGFloat.infinity)
        for subview in subviews {
            let dimensions = subview.dimensions(in: ProposedViewSize(width: width, height: nil))
            let guide = dimensions[alignment]
            ascent = max(ascent, guide)
            descent = max(descent, dimensions.height - guide)
        }
        return ascent.isFinite && descent.isFinite ? (ascent, descent) : (0, 0)
    }
}

/// A column whose subviews are all as wide as the widest of them would like to be, and no wider than proposed.
///
/// ```swift
/// ViewThatFits {
///     EqualWidthHStack { VoteButtons() }
///     EqualWidthVStack { VoteButtons() }
/// }
/// ```
public struct EqualWidthVStack: EqualWidthStack {
    /// Where a subview stands that does not become as wide as it is told.
    public var alignment: HorizontalAlignment
    /// The distance between neighbours, in points. Nil takes the distance that the two views prefer.
    public var spacing: CGFloat?

    /// Makes a column of equal widths.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    /// The size in points for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout EqualWidths) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let cell = cell(proposal, cache)
        let heights = subviews.map { $0.sizeThatFits(cell).height }.filter(\.isFinite)
        return CGSize(width: cell.width ?? 0, height: heights.reduce(cache.totalGap, +))
    }

    /// Places each subview.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout EqualWidths
    ) {
        let cell = cell(proposal, cache)
        let width = cell.width ?? 0
        var y = bounds.minY
        for (index, subview) in subviews.enumerated() {
            let dimensions = subview.dimensions(in: cell)
            let box = CGSize(width: width, height: dimensions.height)
            let x = subviews.guide(alignment, in: box) - dimensions[alignment]
            subview.place(at: CGPoint(x: bounds.minX + x, y: y), anchor: .topLeading, proposal: cell)
            y += dimensions.height.isFinite ? dimensions.height : 0
            y += index < cache.gaps.count ? cache.gaps[index] : 0
        }
    }

    /// Its subviews follow each other along the height.
    public static var axis: Axis { .vertical }

    private func cell(_ proposal: ProposedViewSize, _ cache: EqualWidths) -> ProposedViewSize {
        guard let proposed = proposal.width, proposed.isFinite else {
            return ProposedViewSize(width: cache.widest, height: nil)
        }
        return ProposedViewSize(width: cache.width(within: proposed), height: nil)
    }
}

/// A row or a column whose subviews are equally wide.
public protocol EqualWidthStack: Layout, Sendable where Cache == EqualWidths {
    /// The axis along which the subviews follow each other.
    static var axis: Axis { get }

    /// The distance between neighbours, in points. Nil takes the distance that the two views prefer.
    var spacing: CGFloat? { get }
}

extension EqualWidthStack {
    /// Stacks of this kind tell spacers and dividers in them which way they run.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    /// Makes the cache, once for a container.
    public func makeCache(subviews: Subviews) -> EqualWidths {
        EqualWidths(subviews, spacing: spacing, axis: Self.axis)
    }
}

/// What the two equal-width stacks measure once and keep between passes.
public struct EqualWidths: Sendable {
    /// The widest ideal width and the widest minimum.
    var widest: CGFloat = 0
    var minimum: CGFloat = 0
    var gaps: [CGFloat] = []
    var totalGap: CGFloat = 0

    init(_ subviews: LayoutSubviews, spacing: CGFloat?, axis: Axis) {
        for subview in subviews {
            let ideal = subview.sizeThatFits(.unspecified).width
            let least = subview.sizeThatFits(.zero).width
            if ideal.isFinite { widest = max(widest, ideal) }
            if least.isFinite { minimum = max(minimum, least) }
        }
        gaps = subviews.indices.dropLast().map { index in
            spacing ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: axis)
        }
        totalGap = gaps.reduce(0, +)
    }

    func width(within available: CGFloat) -> CGFloat {
        max(min(widest, available), min(minimum, widest), 0)
    }
}
