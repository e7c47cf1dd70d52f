// Menus that open where a view is touched for long. Pictures show them closed: the view as it is.

/// The items of a menu, as older files give them.
nonisolated public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// A menu of these items, which is closed in a picture.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// A menu that opens where the view is touched for long.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View { self }

    /// A menu that opens where the view is touched for long, with a larger picture of it.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { self }

    /// A menu that opens where the view is touched for long; nil is none.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { self }

    /// A menu for the rows of a list or table that are chosen.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { self }
}
