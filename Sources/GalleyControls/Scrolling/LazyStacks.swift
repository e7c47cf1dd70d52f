import GalleyGraph

/// A column that builds only the views that can be seen. It is as wide as it is offered (rules.md §12.3).
nonisolated public struct LazyVStack<Content: View>: _PrimitiveView {
    let arrangement: LazyStackArrangement
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// A column whose views meet on `alignment`, `spacing` points apart (nil: as the views prefer). In a scroll view,
    /// `pinnedViews` stay in sight while a part of their section is.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyStackArrangement(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
            lineSpacing: spacing?.asSpacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.addLazy("LazyVStack", view.arrangement, view.pinnedViews, view.content)
    }
}

/// A row that builds only the views that can be seen. It is as tall as it is offered (rules.md §12.3).
nonisolated public struct LazyHStack<Content: View>: _PrimitiveView {
    let arrangement: LazyStackArrangement
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// A row whose views meet on `alignment`, `spacing` points apart (nil: as the views prefer). In a scroll view,
    /// `pinnedViews` stay in sight while a part of their section is.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyStackArrangement(
            axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
            lineSpacing: spacing?.asSpacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.addLazy("LazyHStack", view.arrangement, view.pinnedViews, view.content)
    }
}

/// One view to the line, each at its ideal length, as thick as the container is offered (rules.md §12.3).
nonisolated struct LazyStackArrangement: LazyArrangement {
    var axis: Axis
    var alignment: Alignment
    var lineSpacing: CGFloat?

    func tracks(across: CGFloat?) -> [LazyTrack] { [wholeTrack(across: across)] }

    func across(_ proposal: ProposedViewSize) -> CGFloat? { proposal[axis.crossed] }
}
