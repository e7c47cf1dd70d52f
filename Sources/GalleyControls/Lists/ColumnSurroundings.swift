import GalleyGraph

/// The column that is pushed from the one that a list lies in.
package struct NextColumn {
    /// Tells the program that the column is the one to show, and that it is not any more.
    package let enter, leave: @MainActor () -> Void
    /// Puts the column on top of the screen of an environment while it is open.
    package let push:
        @MainActor (
            _ environment: EnvironmentValues, _ isOpen: @escaping @MainActor () -> Bool,
            _ close: @escaping @MainActor () -> Void
        ) -> Void

    package init(
        enter: @escaping @MainActor () -> Void, leave: @escaping @MainActor () -> Void,
        push:
            @escaping @MainActor (
                _ environment: EnvironmentValues, _ isOpen: @escaping @MainActor () -> Bool,
                _ close: @escaping @MainActor () -> Void
            ) -> Void
    ) {
        self.enter = enter
        self.leave = leave
        self.push = push
    }
}

/// Pushes the next column while something is selected in a list.
nonisolated struct ColumnPush<Value: Hashable>: PrimitiveModifier {
    let selection: ListSelection<Value>

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        Base._build(content, into: builder)
        let environment = builder.environment
        guard let next = environment.nextColumn, modifier.selection.isMade,
            environment.editMode?.wrappedValue.isEditing != true
        else { return }
        let selection = modifier.selection
        next.push(
            environment, { selection.isMade },
            {
                selection.clear()
                next.leave()
            })
    }
}

private enum NextColumnKey: EnvironmentKey { static var defaultValue: NextColumn? { nil } }
private enum RowSelectionKey: EnvironmentKey { static var defaultValue: RowSelection? { nil } }

/// Selects the row of a value in the list around. False for a value of another type.
package struct RowSelection {
    package let select: @MainActor (AnyHashable) -> Bool
}

extension EnvironmentValues {
    /// The column that a selection leads to, in a split view that shows one at a time.
    package var nextColumn: NextColumn? {
        get { self[NextColumnKey.self] }
        set { self[NextColumnKey.self] = newValue }
    }

    /// What a link with a value does in a column whose list is one of such values: it selects its row.
    package var rowSelection: RowSelection? {
        get { self[RowSelectionKey.self] }
        set { self[RowSelectionKey.self] = newValue }
    }
}

private enum LinksSelectKey: EnvironmentKey { static let defaultValue = false }
private enum SidebarKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether links with a value select the rows of a list: in the columns before the last one.
    package var linksSelectRows: Bool {
        get { self[LinksSelectKey.self] }
        set { self[LinksSelectKey.self] = newValue }
    }

    /// Whether the place is in a sidebar.
    package var isInSidebar: Bool {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
    }
}
