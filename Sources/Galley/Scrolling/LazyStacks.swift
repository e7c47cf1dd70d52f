/// Which views of a lazy container stay in sight while their section scrolls.
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that builds only the views that can be seen. It is as wide as it is offered.
nonisolated public struct LazyVStack<Content: View>: _PrimitiveView {
    let arrangement: LazyStackArrangement
    let content: Content

    /// A column whose views meet on `alignment`, `spacing` points apart (nil: as the views prefer). Pinned views lie
    /// where the column has them, since a picture shows the start of a section.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyStackArrangement(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), lineSpacing: spacing)
        self.content = content()
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.addLazy("LazyVStack", view.arrangement, view.content)
    }
}

/// A row that builds only the views that can be seen. It is as tall as it is offered.
nonisolated public struct LazyHStack<Content: View>: _PrimitiveView {
    let arrangement: LazyStackArrangement
    let content: Content

    /// A row whose views meet on `alignment`, `spacing` points apart (nil: as the views prefer).
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyStackArrangement(
            axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), lineSpacing: spacing)
        self.content = content()
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.addLazy("LazyHStack", view.arrangement, view.content)
    }
}

/// One view to the line, each at its ideal length, as thick as the container is offered (semantics.md §12.3).
nonisolated struct LazyStackArrangement: LazyArrangement {
    var axis: Axis
    var alignment: Alignment
    var lineSpacing: CGFloat?

    static var layoutProperties: LayoutProperties { LayoutProperties() }

    func lineCount(across: CGFloat?) -> Int { 1 }

    func offer(_ place: Int, across: CGFloat?) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
    }

    func across(_ proposal: ProposedViewSize) -> CGFloat? { axis == .vertical ? proposal.width : proposal.height }

    private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

    private func gap(_ subviews: Subviews, before index: Int) -> CGFloat {
        if index == 0 { return 0 }
        return lineSpacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let across = across(proposal)
        var thickness: CGFloat = 0, length: CGFloat = 0
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(offer(0, across: across))
            thickness = max(thickness, axis == .vertical ? size.width : size.height)
            length += gap(subviews, before: index) + along(size)
        }
        thickness = across ?? thickness
        return axis == .vertical
            ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let thickness = axis == .vertical ? bounds.width : bounds.height
        var position: CGFloat = 0
        for index in subviews.indices {
            let dimensions = subviews[index].dimensions(in: offer(0, across: thickness))
            position += gap(subviews, before: index)
            var point = bounds.origin
            if axis == .vertical {
                point.x += guide(alignment.horizontal, thickness) - dimensions[alignment.horizontal]
                point.y += position
                position += dimensions.height
            } else {
                point.x += position
                point.y += guide(alignment.vertical, thickness) - dimensions[alignment.vertical]
                position += dimensions.width
            }
            subviews[index].place(at: point, proposal: offer(0, across: thickness))
        }
    }
}

/// Where a guide's default lies in a length.
nonisolated func guide(_ alignment: HorizontalAlignment, _ length: CGFloat) -> CGFloat {
    alignment == .leading ? 0 : alignment == .trailing ? length : length / 2
}

nonisolated func guide(_ alignment: VerticalAlignment, _ length: CGFloat) -> CGFloat {
    alignment == .top ? 0 : alignment == .center ? length / 2 : length
}
