import GalleyGraph
import GalleyViews

extension View {
    /// Items in the toolbar (rules.md §18.10).
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(content: content()))
    }

    /// Views in the toolbar, each an item at the system's place (rules.md §18.10).
    @_disfavoredOverload  // most toolbars have items: the compiler tries those first, and this one no more
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(content: ToolbarItemGroup(content: content)))
    }

    /// Items in the toolbar, which people may rearrange (rules.md §18.10).
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(content: content()))
    }

    /// Shows or hides whole bars; without a bar named, the one at the top (rules.md §18.10).
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barSetting(\.visibility, visibility, bars)
    }

    /// Shows or hides whole bars; without a bar named, the one at the top.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barSetting(\.visibility, visibility, bars)
    }

    /// Takes an item away that the system puts into the toolbar by itself (rules.md §18.10).
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        modifier(ScreenModifier { screen in if let defaultItemKind { screen.removedItems.insert(defaultItemKind) } })
    }

    /// The style behind bars; it is shown where the system shows a background, or where that is asked for
    /// (rules.md §18.10).
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        barSetting(\.background, AnyShapeStyle(style), bars)
    }

    /// Whether bars have a background (rules.md §18.10).
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barSetting(\.backgroundVisibility, visibility, bars)
    }

    /// Whether bars have a background.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        barSetting(\.backgroundVisibility, visibility, bars)
    }

    /// Whether bars are light or dark; nil is as the screen is. It holds where bars have a background.
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        barSetting(\.colorScheme, .some(colorScheme), bars)
    }

    /// What the toolbar is for.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        modifier(ScreenModifier { screen in screen.offer(\.role, role) })
    }

    /// What a person can do with the screen's title, in a menu below it. A picture shows the arrow that opens it.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(ToolbarModifier(content: ToolbarTitleMenu(content: content)))
    }

    nonisolated private func barSetting<Value>(
        _ keyPath: WritableKeyPath<BarSettings, Value?>, _ value: Value?, _ bars: [ToolbarPlacement]
    ) -> some View {
        modifier(BarSettingModifier(keyPath: keyPath, value: value, bars: bars.isEmpty ? [.automatic] : bars))
    }
}

/// To the items of a toolbar.
private enum ToolbarStep: GraphStep {}

/// Adds items to the toolbar of the view's screen.
private nonisolated struct ToolbarModifier<Items: ToolbarContent>: PrimitiveModifier {
    let content: Items

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        builder.buildContent(content)
        guard let screen = builder.environment.screen else { return }
        let items = ToolbarItems(builder)
        builder.step(ToolbarStep.self) { Items._add(modifier.content, to: items) }
        screen.toolbars += items.groups
    }
}

/// Says something about whole bars: those of the view's screen, or the tab bar around.
private nonisolated struct BarSettingModifier<Value>: PrimitiveModifier {
    let keyPath: WritableKeyPath<BarSettings, Value?>
    let value: Value?
    let bars: [ToolbarPlacement]

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        Base._build(content, into: builder)
        for place in modifier.bars {
            let screen = place.bar == .tab ? builder.environment.tabScreen : builder.environment.screen
            screen?.offer(place.bar, modifier.keyPath, modifier.value)
        }
    }
}

extension EnvironmentValues {
    /// The colour scheme that a bar has been given for itself; nil where it is the screen's.
    var barColorScheme: ColorScheme? {
        get { self[BarColorSchemeKey.self] }
        set { self[BarColorSchemeKey.self] = newValue }
    }
}

private enum BarColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }
