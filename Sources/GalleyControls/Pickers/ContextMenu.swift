import GalleyGraph
import GalleyLive

// Menus that open where a view is touched for long, or pressed with a pointer's second button. Pictures show them closed: the view as it is.

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
    ) -> some View { modifier(ContextMenuModifier(items: menuItems())) }

    /// A menu that opens where the view is touched for long. The larger picture of the view that it has on iOS is not shown.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { modifier(ContextMenuModifier(items: menuItems())) }

    /// A menu that opens where the view is touched for long; nil is none.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items))
    }

    /// A menu for the rows of a list or table that are chosen.
    /// - Note: Accepted, does nothing here: rows that are chosen have no menu yet.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { accepted("contextMenu") }
}

/// A menu over the window while it is open. Where there are no items there is none.
private nonisolated struct ContextMenuModifier<Items: View>: PrimitiveModifier {
    let items: Items?

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        guard builder.live != nil, let items = modifier.items else { return Base._build(content, into: builder) }
        builder.withInstalled(OpenState()) { state, builder in
            let isOpen = state.$isOpen
            let close = { isOpen.wrappedValue = false }
            let presenting = PresentationModifier(
                kind: "ContextMenu", cover: { isOpen.wrappedValue ? MenuCover(content: items, close: close) : nil },
                close: close)
            let opening = InteractionModifier(
                kind: "contextMenu", interaction: .contextMenu { isOpen.wrappedValue = true })
            InteractionModifier._build(opening, around: content.modifier(presenting), into: builder)
        }
    }
}

private struct OpenState {
    @State var isOpen = false
}
