import Foundation

@testable import Galley

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

/// Subviews on a circle of a third of the width, clockwise from the top.
struct Dial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            let turn = CGAffineTransform(
                rotationAngle: Angle.degrees(360 * Double(index) / Double(subviews.count)).radians)
            let point = CGPoint(x: 0, y: -bounds.width / 3).applying(turn)
            subview.place(
                at: CGPoint(x: bounds.midX + point.x, y: bounds.midY + point.y), anchor: .center, proposal: .unspecified
            )
        }
    }
}

/// Subviews in a row, each as wide as the widest, at their preferred distances.
struct EvenRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let side = largest(subviews)
        return CGSize(width: side.width * CGFloat(subviews.count) + gaps(subviews).reduce(0, +), height: side.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let side = largest(subviews)
        var x = bounds.minX + side.width / 2
        for (subview, gap) in zip(subviews, gaps(subviews)) {
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(side))
            x += side.width + gap
        }
    }

    private func largest(_ subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map {
            $0 + 1 < subviews.count
                ? subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .horizontal) : 0
        }
    }
}
