import GalleyGraph
import GalleyViews

extension View {
    /// The title of the screen that the view is (rules.md §18.10).
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        modifier(ScreenModifier { screen in screen.offer(\.title, BarTitle(text: title)) })
    }

    /// The title of the screen that the view is (rules.md §18.10).
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// The title of the screen that the view is (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// The title of the screen that the view is, which people can change (rules.md §18.10).
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(
            ScreenModifier { screen in
                screen.offer(\.title, BarTitle(text: Text(title.wrappedValue), isEditable: true))
            })
    }

    /// A line below the title.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        modifier(ScreenModifier { screen in screen.offer(\.subtitle, subtitle) })
    }

    /// A line below the title.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// A line below the title.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// How large the title is (rules.md §18.10).
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        modifier(ScreenModifier { screen in screen.offer(\.titleMode, displayMode.mode) })
    }

    /// How large the title is.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        modifier(ScreenModifier { screen in screen.offer(\.titleMode, mode.mode) })
    }
}

/// The bar at the top of a screen.
nonisolated public struct NavigationBarItem: Sendable {
    /// How large a title is.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As on the screen before; large on the first one.
        case automatic
        /// In the middle of the bar.
        case inline
        /// In a separate row.
        case large

        fileprivate var mode: BarTitleMode {
            switch self {
            case .automatic: .automatic
            case .inline: .inline
            case .large: .large
            }
        }
    }
}

/// How large the title in a toolbar is.
nonisolated public struct ToolbarTitleDisplayMode: Sendable {
    fileprivate let mode: BarTitleMode

    /// As on the screen before; large on the first one.
    public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
    /// In a separate row.
    public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
    /// Large, in the bar's own row.
    public static var inlineLarge: ToolbarTitleDisplayMode { .init(mode: .inlineLarge) }
    /// In the middle of the bar.
    public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
}

// What older files say.
extension View {
    /// The same as `navigationTitle(_:)`.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// The same as `navigationTitle(_:)`: a text that is looked up.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// The same as `navigationTitle(_:)`: a text as it stands.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// The title, and how large it is.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// A title that is looked up, and how large it is.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// A title as it stands, and how large it is.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Hides the bar at the top, or shows it.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
    }

    /// Hides the button that leads back, or shows it.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modifier(ScreenModifier { screen in screen.offer(\.hidesBackButton, hidesBackButton) })
    }

    /// Views at both ends of the bar.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItemGroup(placement: .navigationBarLeading) { leading }
            ToolbarItemGroup(placement: .navigationBarTrailing) { trailing }
        }
    }

    /// Views at the leading end of the bar.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItemGroup(placement: .navigationBarLeading) { leading } }
    }

    /// Views at the trailing end of the bar.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItemGroup(placement: .navigationBarTrailing) { trailing } }
    }
}
