import GalleyGraph

/// A bar's row: items at both ends, and a title in the middle of the bar, or between the items where it has no room there.
struct BarRow: Layout {
    static var _mergesGuides: Bool { true }

    var spacing: CGFloat
    /// Whether the title stands right behind the leading items.
    var titleIsLeading = false

    private struct Places {
        var sizes: [CGSize]
        var title: CGFloat
    }

    private func places(_ width: CGFloat, _ subviews: Subviews) -> Places {
        let ends = ProposedViewSize(width: nil, height: nil)
        let (leading, trailing) = (subviews[0].sizeThatFits(ends), subviews[2].sizeThatFits(ends))
        let start = leading.width > 0 ? leading.width + spacing : 0
        let end = trailing.width > 0 ? trailing.width + spacing : 0
        let title = subviews[1].sizeThatFits(ProposedViewSize(width: max(width - start - end, 0), height: nil))
        let middle = titleIsLeading ? start : (width - title.width) / 2
        let x = min(max(middle, start), max(width - end - title.width, start))
        return Places(sizes: [leading, title, trailing], title: x)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = ideal.reduce(0) { $0 + $1.width } + 2 * spacing
        return CGSize(width: proposal.width ?? width, height: ideal.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let places = places(bounds.width, subviews)
        let ends = ProposedViewSize(width: nil, height: nil)
        subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: ends)
        subviews[1].place(
            at: CGPoint(x: bounds.minX + places.title, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: places.sizes[1].width, height: nil))
        subviews[2].place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: ends)
    }
}
