import Foundation
import GalleyGraph
import GalleyViews

extension ListMetrics {
    /// How far content lies inside of its card, or of a list without cards.
    var contentMargins: WidthMargin {
        WidthMargin(
            narrow: contentInset, wide: wideContentInset, narrowWidth: narrowWidth - 2 * cardInset, grows: false)
    }
}

/// The room beside cards, which is wider in wide lists.
struct CardMargin: ViewModifier {
    let metrics: ListMetrics

    func body(content: Content) -> some View {
        if metrics.cardInset == metrics.wideCardInset {
            content.padding(.horizontal, metrics.cardInset)
        } else {
            WidthMargin(
                narrow: metrics.cardInset, wide: metrics.wideCardInset, narrowWidth: metrics.narrowWidth, grows: true
            ) { content }
        }
    }
}

/// The room between a card's sides and its content, which is wider in wide lists.
struct ContentMargin: ViewModifier {
    let metrics: ListMetrics
    var isWanted = true

    func body(content: Content) -> some View {
        if !isWanted {
            content
        } else if metrics.contentInset == metrics.wideContentInset {
            content.padding(.horizontal, metrics.contentInset)
        } else {
            metrics.contentMargins { content }
        }
    }
}

/// Room at both sides of a view, more of it where more than a width is offered (rules.md §18.8).
///
/// Room beside a card grows point by point from the one to the other, so that a card of a narrow list is never as wide as one of
/// a wide list: its content tells by the card's width which of the two it is in.
struct WidthMargin: Layout {
    static var _mergesGuides: Bool { true }

    let narrow, wide, narrowWidth: CGFloat
    let grows: Bool

    func margin(_ width: CGFloat) -> CGFloat {
        if width <= narrowWidth + 1e-6 { return narrow }
        return grows ? min(wide, narrow + (width - narrowWidth) / 2) : wide
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let margin = margin(proposal.width ?? 0)
        let inner = ProposedViewSize(width: proposal.width.map { max($0 - 2 * margin, 0) }, height: proposal.height)
        var size = subviews.first?.sizeThatFits(inner) ?? .zero
        size.width += 2 * margin
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let margin = margin(proposal.width ?? 0)
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + margin, y: bounds.minY),
            proposal: ProposedViewSize(width: max(bounds.width - 2 * margin, 0), height: proposal.height))
    }
}
