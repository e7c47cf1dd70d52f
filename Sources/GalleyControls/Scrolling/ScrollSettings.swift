import GalleyGraph

private enum ScrollMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private enum ScrollClipKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Room around the content of the next scroll view.
    var scrollMargins: EdgeInsets {
        get { self[ScrollMarginsKey.self] }
        set { self[ScrollMarginsKey.self] = newValue }
    }

    /// Whether scroll views let their content show outside of them.
    var scrollClipDisabled: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }
}

/// What the margins of a scroll view's content are for.
nonisolated public struct ContentMarginPlacement: Sendable {
    let appliesToContent: Bool
    /// Content and indicators.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(appliesToContent: true) }
    /// The content.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(appliesToContent: true) }
    /// The indicators only, which a picture does not have.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(appliesToContent: false) }
}

/// Whether scroll indicators are shown.
nonisolated public struct ScrollIndicatorVisibility: Sendable, Equatable {
    private let name: String
    /// As the platform has it. A picture has no indicators: no one scrolls.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "automatic") }
    /// Shown where the platform allows it; a picture has none.
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "visible") }
    /// Hidden unless the platform needs them.
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
    /// Hidden in any case.
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }
}

extension View {
    /// Lets the content of scroll views inside show beyond their bounds (rules.md §19.3).
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.scrollClipDisabled, disabled)
    }

    /// Whether scroll views inside show indicators. They take no room, and a picture has none (rules.md §19.3).
    /// - Note: Accepted, does nothing here: no scroll indicators are drawn.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    )
        -> some View
    { self }

    /// Room around the content of scroll views inside.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollMargins) { margins in
            guard placement.appliesToContent else { return }
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.trailing) { margins.trailing = insets.trailing }
        }
    }

    /// Room around the content of scroll views inside, in points; nil is 16.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(.all, length ?? 16), for: placement)
    }

    /// Room around the content of scroll views inside, in points.
    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    { contentMargins(.all, length, for: placement) }
}
