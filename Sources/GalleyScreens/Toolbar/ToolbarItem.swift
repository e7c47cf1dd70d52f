import GalleyGraph

/// A view in a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    private let name: ID
    private let placement: ToolbarItemPlacement
    private let isShown: Bool
    private let content: Content

    @MainActor public static func _add(_ item: Self, to toolbar: ToolbarItems) {
        if item.isShown { toolbar.add(item.content, item.placement) }
    }
}

extension ToolbarItem where ID == () {
    /// An item that people cannot move.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(name: (), placement: placement, isShown: true, content: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// An item that people may move or take away.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(name: id, placement: placement, isShown: true, content: content())
    }

    /// An item that people may move or take away; one that is not shown by default is not in the picture.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(name: id, placement: placement, isShown: showsByDefault, content: content())
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    /// The name under which people move the item.
    public var id: ID { name }
}

/// Views in a toolbar that belong together.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Items that stand together, in one place of the bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Views that are behind a button with a label where there is no room for them.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
    }

    @MainActor public static func _add(_ group: Self, to toolbar: ToolbarItems) {
        toolbar.add(group.content, group.placement)
    }
}

/// The views of a group, with what stands for them where there is no room. Pictures show the views.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    @MainActor public var body: some View { content }
}

/// Space between the items of a toolbar.
nonisolated public struct ToolbarSpacer: CustomizableToolbarContent {
    public typealias Body = Never
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// A space between items; `.flexible` takes all the room that there is.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    @MainActor public static func _add(_ spacer: Self, to toolbar: ToolbarItems) {
        toolbar.addSpacer(spacer.sizing, spacer.placement)
    }
}

/// What a person can do with the screen's title, in a menu below it. A picture shows the arrow that opens it.
nonisolated public struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
    public typealias Body = Never
    private let content: Content

    /// A menu without items of its own.
    public init() where Content == EmptyView { content = EmptyView() }

    /// A menu of these items below the title; closed in a picture.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _add(_ menu: Self, to toolbar: ToolbarItems) {
        let items = ToolbarItems(toolbar.builder)
        items.add(menu.content, .title)
        toolbar.builder.environment.screen?.offer(\.titleMenu, items.groups.first)
    }
}

/// An item that the system makes, put where it is named.
nonisolated public struct DefaultToolbarItem: CustomizableToolbarContent {
    public typealias Body = Never
    private let kind: ToolbarDefaultItemKind
    private let placement: ToolbarItemPlacement

    /// What the system would put there by itself.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        self.kind = kind
        self.placement = placement
    }

    @MainActor public static func _add(_ item: Self, to toolbar: ToolbarItems) {
        guard item.kind == .search else { return }
        toolbar.change({ toolbar.addSpacer(.fixed, item.placement) }) { $0.isSearch = true }
    }
}

extension ToolbarContent {
    /// Whether the items lie on the ground that they share with their neighbours.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        ModifiedToolbarContent(base: self) { $0.hasBackground = visibility != .hidden }
    }

    /// Takes the items away.
    nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        ModifiedToolbarContent(base: self) { if hidden { $0.entries = [] } }
    }
}

extension CustomizableToolbarContent {
    /// What people may do with the items. Pictures show them as they are at first.
    /// - Note: Accepted, does nothing here: people cannot change the toolbar.
    nonisolated public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent { self }

    /// Whether the items are there at first.
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        ModifiedToolbarContent(base: self) { if defaultVisibility == .hidden { $0.entries = [] } }
    }
}

/// What people may do with an item of a toolbar.
nonisolated public struct ToolbarCustomizationBehavior: Sendable {
    private let name: String

    /// People may take the item out and move it.
    public static var `default`: ToolbarCustomizationBehavior { .init(name: "default") }
    /// People may move the item.
    public static var reorderable: ToolbarCustomizationBehavior { .init(name: "reorderable") }
    /// The item stays where it is.
    public static var disabled: ToolbarCustomizationBehavior { .init(name: "disabled") }
}

/// How items of a toolbar are first shown.
nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// Makes a value from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Also where there is no room to change the bar.
    public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}

/// Items of a toolbar with something said about them.
nonisolated private struct ModifiedToolbarContent<Base: ToolbarContent>: CustomizableToolbarContent {
    typealias Body = Never
    let base: Base
    let change: (inout ToolbarGroup) -> Void

    @MainActor static func _add(_ content: Self, to toolbar: ToolbarItems) {
        toolbar.change({ Base._add(content.base, to: toolbar) }, content.change)
    }
}
