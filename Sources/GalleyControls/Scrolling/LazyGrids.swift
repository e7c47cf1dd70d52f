import GalleyGraph

/// A grid that grows downwards and builds only the rows that can be seen (rules.md §12.2).
nonisolated public struct LazyVGrid<Content: View>: _PrimitiveView {
    let arrangement: LazyGridArrangement
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// A grid of `columns`, its rows `spacing` points apart (nil: 8). Headers and footers of sections take a row of their
    /// own, as wide as the grid; in a scroll view, `pinnedViews` stay in sight while a part of their section is.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyGridArrangement(
            axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
            lineSpacing: spacing?.asSpacing ?? GridItem.gap)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.addLazy("LazyVGrid", view.arrangement, view.pinnedViews, view.content)
    }
}

/// A grid that grows sideways and builds only the columns that can be seen (rules.md §12.2).
nonisolated public struct LazyHGrid<Content: View>: _PrimitiveView {
    let arrangement: LazyGridArrangement
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// A grid of `rows`, its columns `spacing` points apart (nil: 8). Headers and footers of sections take a column of
    /// their own, as tall as the grid; in a scroll view, `pinnedViews` stay in sight while a part of their section is.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyGridArrangement(
            axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
            lineSpacing: spacing?.asSpacing ?? GridItem.gap)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.addLazy("LazyHGrid", view.arrangement, view.pinnedViews, view.content)
    }
}
