import Foundation
import Galley

@testable import GalleyControls
@testable import GalleyGraph
@testable import GalleyInsight
@testable import GalleyLive
@testable import GalleyPages
@testable import GalleyScreens
@testable import GalleyUIKit
@testable import GalleyViews

// The arithmetic of the articles' layouts, in our own words.

/// Rows that are full when the next item and a gap after it would not fit; as wide as offered.
struct Wrapping: Layout {
    var spacing: CGFloat = 4
    var runSpacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let plan = wrapPlan(
            subviews.map { $0.sizeThatFits(.unspecified) }, proposal.width ?? .infinity, spacing, runSpacing)
        return CGSize(width: proposal.width ?? .infinity, height: plan.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let plan = wrapPlan(
            subviews.map { $0.sizeThatFits(.unspecified) }, proposal.width ?? .infinity, spacing, runSpacing)
        place(subviews, plan.origins, in: bounds)
    }
}

/// The same with its sizes measured once.
struct CachedWrapping: Layout {
    var spacing: CGFloat = 4
    var runSpacing: CGFloat = 8

    func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        CGSize(
            width: proposal.width ?? .infinity,
            height: wrapPlan(cache, proposal.width ?? .infinity, spacing, runSpacing).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
        place(subviews, wrapPlan(cache, proposal.width ?? .infinity, spacing, runSpacing).origins, in: bounds)
    }
}

private func wrapPlan(
    _ sizes: [CGSize], _ width: CGFloat, _ spacing: CGFloat, _ runSpacing: CGFloat
) -> (origins: [CGPoint], height: CGFloat) {
    var origins: [CGPoint] = []
    var pen = CGPoint.zero
    var tallest: CGFloat = 0
    for size in sizes {
        if pen.x > 0, pen.x + size.width + spacing > width {
            pen = CGPoint(x: 0, y: pen.y + tallest + runSpacing)
            tallest = 0
        }
        origins.append(pen)
        pen.x += size.width + spacing
        tallest = max(tallest, size.height)
    }
    return (origins, pen.y + tallest)
}

private func place(_ subviews: LayoutSubviews, _ origins: [CGPoint], in bounds: CGRect) {
    for (subview, origin) in zip(subviews, origins) {
        subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
}

/// Rows counted by one rule (a gap before every item, full at the very width) and placed by another (over the edge).
struct LeadingRows: Layout {
    var spacing: CGFloat
    var rowSpacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        guard let height = sizes.map(\.height).max() else { return .zero }
        var rows: [CGFloat] = [0]
        for size in sizes {
            let longer = rows[rows.count - 1] + spacing + size.width
            if longer >= proposal.width ?? 0 { rows.append(size.width) } else { rows[rows.count - 1] = longer }
        }
        return CGSize(
            width: max(rows.max() ?? 0, proposal.width ?? 0),
            height: CGFloat(rows.count) * height + CGFloat(rows.count - 1) * rowSpacing)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let height = subviews.map { $0.sizeThatFits(proposal).height }.max() ?? 0
        var pen = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(proposal)
            if pen.x + size.width > bounds.maxX { pen = CGPoint(x: bounds.minX, y: pen.y + height + rowSpacing) }
            subview.place(at: pen, proposal: ProposedViewSize(size))
            pen.x += size.width + spacing
        }
    }
}
