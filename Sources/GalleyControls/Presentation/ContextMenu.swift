import GalleyGraph

// Menus that open where a view is touched for long. Pictures show them closed: the view as it is.

/// The items of a menu, as older files give them.
nonisolated public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// A menu of these items, which is closed in a picture.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// A menu that opens where the view is touched for long.
    /// - Note: Accepted, does nothing here: a long touch and a second button open no menu yet.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View { accepted("contextMenu") }

    /// A menu that opens where the view is touched for long, with a larger picture of it.
    /// - Note: Accepted, does nothing here: a long touch and a second button open no menu yet.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { accepted("contextMenu") }

    /// A menu that opens where the view is touched for long; nil is none.
    /// - Note: Accepted, does nothing here: a long touch and a second button open no menu yet.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        accepted("contextMenu")
    }

    /// A menu for the rows of a list or table that are chosen.
    /// - Note: Accepted, does nothing here: a long touch and a second button open no menu yet.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { accepted("contextMenu") }
}
