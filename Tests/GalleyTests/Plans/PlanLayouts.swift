import Foundation
import Galley

// Layouts that ask their subviews for everything that they can say, in the midst of the layout and without a cache.

/// A column at the distances that its subviews prefer.
struct SpacedColumn: Layout {
    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            index == 0 ? 0 : subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let offer = ProposedViewSize(width: proposal.width, height: nil)
        return zip(subviews, gaps(subviews)).reduce(into: .zero) { size, next in
            let own = next.0.sizeThatFits(offer)
            size.width = max(size.width, own.width)
            size.height += next.1 + own.height
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offer = ProposedViewSize(width: proposal.width, height: nil)
        var y = bounds.minY
        for (subview, gap) in zip(subviews, gaps(subviews)) {
            y += gap
            subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: offer)
            y += subview.dimensions(in: offer).height
        }
    }

    /// Of all subviews, two by two: as many unions as there are subviews.
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.reduce(ViewSpacing()) { $0.union($1.spacing, edges: [.top, .bottom, .leading, .trailing]) }
    }
}

/// A guide of the tests' own: a third of the height down.
private enum ThirdDown: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        context[explicit: .firstTextBaseline] ?? context[.bottom] / 3
    }
}

/// A row whose subviews meet on a guide: on the one that a subview gives explicitly where there is one.
struct GuidedRow: Layout {
    private func guide(_ dimensions: ViewDimensions) -> CGFloat {
        let own = dimensions[explicit: .bottom] ?? dimensions[VerticalAlignment(ThirdDown.self)]
        return own.isFinite ? own : 0
    }

    private func dimensions(_ subviews: Subviews, _ proposal: ProposedViewSize) -> [ViewDimensions] {
        let offer = ProposedViewSize(width: nil, height: proposal.height)
        return subviews.map { $0.dimensions(in: offer) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let found = dimensions(subviews, proposal)
        let above = found.map(guide).max() ?? 0
        let below = found.map { $0.height - guide($0) }.max() ?? 0
        return CGSize(width: found.reduce(0) { $0 + $1.width }, height: max(above + below, 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let found = dimensions(subviews, proposal)
        let line = found.map(guide).max() ?? 0
        var x = bounds.minX
        for (subview, dimensions) in zip(subviews, found) {
            subview.place(
                at: CGPoint(x: x, y: bounds.minY + line - guide(dimensions)),
                proposal: ProposedViewSize(width: nil, height: proposal.height))
            x += dimensions.width
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guide == .firstTextBaseline ? dimensions(subviews, proposal).map(self.guide).max() : nil
    }
}
