import GalleyGraph
import GalleyViews

// What a row says of itself. Said of a section or of a ForEach it holds for all rows in it.

extension View {
    /// How far the row's content lies inside of it, in points; nil is as the list has it (rules.md §18.8).
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { rowTrait(RowInsets.self, insets) }

    /// A view behind the row, in place of the list's ground; nil is as the list has it. It is cut off at the card's corners.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        rowTrait(RowBackground.self, view.map { AnyView($0) })
    }

    /// Whether there are lines at these edges of the row.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(RowTopSeparator.self, edges.contains(.top) ? visibility : nil)
            .rowTrait(RowBottomSeparator.self, edges.contains(.bottom) ? visibility : nil)
    }

    /// The colour of the lines at these edges of the row; nil is the system's.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTrait(RowTopSeparatorTint.self, edges.contains(.top) ? color : nil)
            .rowTrait(RowBottomSeparatorTint.self, edges.contains(.bottom) ? color : nil)
    }

    /// Whether there are lines before and after the section. Those are there in plain and grouped lists.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    {
        rowTrait(SectionTopSeparator.self, edges.contains(.top) ? visibility : nil)
            .rowTrait(SectionBottomSeparator.self, edges.contains(.bottom) ? visibility : nil)
    }

    /// The colour of the lines before and after the section; nil is the system's.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        listRowSeparatorTint(color, edges: edges)
    }

    /// The distance of the sections of lists inside, or of this section to the next.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        rowTrait(SectionGap.self, spacing).environment(\.listSectionSpacing, spacing)
    }

    /// The distance of the sections of lists inside, or of this section to the next, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

    /// The distance between the rows of lists inside, in points; each is a separate card then. Nil is none
    /// (rules.md §18.8).
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing?.asSpacing)
    }

    /// The colour of symbols in the labels of rows inside.
    nonisolated public func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint) }

    /// The colour of symbols in the labels of rows inside.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        transformEnvironment(\.listItemTint) { $0 = tint.map(\.color) ?? $0 }
    }

    /// Whether lists and forms inside show their own ground.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }

    /// Buttons that a swipe from an edge shows, the first one next to the edge; a long swipe does what that one does, unless
    /// `allowsFullSwipe` is false. A row with its own buttons at the trailing edge has none that deletes it. A picture shows it at rest.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = SwipeActions(allowsFullSwipe: allowsFullSwipe, buttons: AnyView(content()))
        return rowTrait(RowLeadingSwipe.self, edge == .leading ? actions : nil)
            .rowTrait(RowTrailingSwipe.self, edge == .trailing ? actions : nil)
    }

    /// Whether the row cannot be deleted while its list is edited (rules.md §18.8).
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        rowTrait(RowCanBeDeleted.self, isDisabled ? false : nil)
    }

    /// Whether the row cannot be moved while its list is edited.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        rowTrait(RowCanBeMoved.self, isDisabled ? false : nil)
    }

    /// Whether the row cannot be selected. It changes nothing at rest.
    /// - Note: Accepted, does nothing here: every row with a value can be selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { accepted("selectionDisabled") }
}

/// The distance between sections of a list.
public struct ListSectionSpacing: Sendable {
    /// In points; nil is as the list's style has it.
    let length: CGFloat?
    let isCompact: Bool

    /// As the list's style has it.
    public static let `default` = ListSectionSpacing(length: nil, isCompact: false)
    /// Half of that.
    public static let compact = ListSectionSpacing(length: nil, isCompact: true)
    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing.asSpacing ?? 0, isCompact: false)
    }
}

/// The colour of symbols in the labels of rows.
public struct ListItemTint: Sendable {
    let color: Color

    /// A colour that stays whatever the system's accent colour is.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A colour that a system may replace by its accent colour; none here does.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// Grey.
    public static let monochrome = ListItemTint(color: .secondary)
}

private enum RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum SectionSpacingKey: EnvironmentKey { static let defaultValue = ListSectionSpacing.default }
private enum ItemTintKey: EnvironmentKey { static let defaultValue: Color? = nil }
private enum ScrollContentBackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum MinimumRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum MinimumHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }

    var listSectionSpacing: ListSectionSpacing {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }

    var listItemTint: Color? {
        get { self[ItemTintKey.self] }
        set { self[ItemTintKey.self] = newValue }
    }

    var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }

    var givenMinimumRowHeight: CGFloat? { self[MinimumRowHeightKey.self] }

    /// The least height of a list's row, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] ?? ListMetrics.of(.insetGrouped, self).rowHeight }
        set { self[MinimumRowHeightKey.self] = newValue.asLength }
    }

    /// The least height of a section's header, in points; nil is that of the list's style.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue?.asLength }
    }
}

extension HorizontalAlignment {
    /// What the guides of separators are where no view has one.
    static var nowhere: CGFloat { -CGFloat.greatestFiniteMagnitude }

    private enum SeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { nowhere }
    }

    private enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { nowhere }
    }

    /// Where the lines between rows start: at the row's first text, unless a guide says otherwise.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// Where the lines between rows end: where the list's style has them end, unless a guide says otherwise.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
