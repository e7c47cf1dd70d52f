/// A column of a split view that shows one at a time.
@MainActor
struct CompactColumn {
    let name: NavigationSplitViewColumn
    let build: @MainActor (ViewTreeBuilder) -> Void

    init(_ name: NavigationSplitViewColumn, _ build: @escaping @MainActor (ViewTreeBuilder) -> Void) {
        self.name = name
        self.build = build
    }
}

/// The columns of a split view that shows one at a time: the screens of a stack, of which the last one with something to show lies on
/// top (rules.md §28.5).
@MainActor
struct CompactColumns {
    private let columns: [CompactColumn]
    private let preferred: Binding<NavigationSplitViewColumn>?

    init(_ columns: [CompactColumn], preferred: Binding<NavigationSplitViewColumn>?) {
        self.columns = columns
        self.preferred = preferred
    }

    /// How far the program prefers to have come.
    private var preferredPlace: Int {
        preferred.flatMap { preferred in columns.firstIndex { $0.name == preferred.wrappedValue } } ?? 0
    }

    /// Builds a column; a list in it pushes the next one while something in it is selected.
    func build(_ place: Int, into builder: ViewTreeBuilder) {
        let next = place + 1 < columns.count ? next(after: place) : nil
        builder.with({
            $0.nextColumn = next
            $0.joinsScreens = true
        }) { columns[place].build(builder) }
        guard let next, preferredPlace > place else { return }
        builder.environment.screen?.pushes.append(
            ScreenPush(isOpen: { self.preferredPlace > place }, close: next.leave, build: next.build))
    }

    private func next(after place: Int) -> NextColumn {
        let (preferred, columns) = (preferred, columns)
        return NextColumn(
            enter: { preferred?.wrappedValue = columns[place + 1].name },
            leave: { preferred?.wrappedValue = columns[place].name },
            build: { build(place + 1, into: $0) })
    }
}

/// The column that is pushed from the one that a list lies in.
struct NextColumn {
    /// Tells the program that the column is the one to show, and that it is not any more.
    let enter, leave: @MainActor () -> Void
    let build: @MainActor (ViewTreeBuilder) -> Void
}

/// Pushes the next column while something is selected in a list.
nonisolated struct ColumnPush<Value: Hashable>: PrimitiveModifier {
    let selection: ListSelection<Value>

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        Base._build(content, into: builder)
        let environment = builder.environment
        guard let next = environment.nextColumn, let screen = environment.screen, modifier.selection.isMade,
            environment.editMode?.wrappedValue.isEditing != true
        else { return }
        let selection = modifier.selection
        screen.pushes.append(
            ScreenPush(
                isOpen: { selection.isMade },
                close: {
                    selection.clear()
                    next.leave()
                }, build: next.build))
    }
}

private enum NextColumnKey: EnvironmentKey { static var defaultValue: NextColumn? { nil } }
private enum JoinsScreensKey: EnvironmentKey { static let defaultValue = false }
private enum RowSelectionKey: EnvironmentKey { static var defaultValue: RowSelection? { nil } }

/// Selects the row of a value in the list around. False for a value of another type.
struct RowSelection {
    let select: @MainActor (AnyHashable) -> Bool
}

extension EnvironmentValues {
    /// The column that a selection leads to, in a split view that shows one at a time.
    var nextColumn: NextColumn? {
        get { self[NextColumnKey.self] }
        set { self[NextColumnKey.self] = newValue }
    }

    /// Whether the screens of a stack go on top of those around it.
    var joinsScreens: Bool {
        get { self[JoinsScreensKey.self] }
        set { self[JoinsScreensKey.self] = newValue }
    }

    /// What a link with a value does in a column whose list is one of such values: it selects its row.
    var rowSelection: RowSelection? {
        get { self[RowSelectionKey.self] }
        set { self[RowSelectionKey.self] = newValue }
    }
}
