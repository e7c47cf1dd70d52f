/// What lists and forms are made of: rows in a scroll view, without the look of either.
nonisolated struct RowColumn<Content: View>: View {
    /// What the file calls it.
    let name: String
    var pinnedViews: PinnedScrollableViews = []
    let content: Content

    var body: some View {
        ScrollView { rows.environment(\.isInRows, true) }
            .modifier(LooksBare(name: name))
    }

    private var rows: LazyVStack<Content> {
        var rows = LazyVStack(alignment: .leading, spacing: 0, pinnedViews: pinnedViews) { content }
        rows.hasGround = true
        return rows
    }
}

/// Says that a container is laid out without its look.
private nonisolated struct LooksBare: PrimitiveModifier {
    let name: String

    @MainActor static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        builder.context.report(
            .warning,
            "\(modifier.name) is drawn as a bare column: its insets, separators, cards and row heights are not there yet"
        )
        Base._build(content, into: builder)
    }
}
