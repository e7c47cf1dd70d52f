import GalleyGraph

// How a screen comes onto another one. A picture shows the screen that has come.

/// How a screen comes onto another one.
@MainActor @preconcurrency public protocol NavigationTransition {}

/// The system's way.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// Makes the transition.
    public init() {}
}

/// The screen grows out of the view that led to it.
nonisolated public struct ZoomNavigationTransition: NavigationTransition, Sendable {
    fileprivate init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The system's way.
    nonisolated public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The screen grows out of the view that `matchedTransitionSource(id:in:)` names so.
    nonisolated public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition
    {
        ZoomNavigationTransition()
    }
}

extension View {
    /// How the screen that the view is comes onto the one before. Pictures show it in its place.
    /// - Note: Accepted, does nothing here: screens slide.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        accepted("navigationTransition")
    }

    /// Names the view that a screen grows out of. Pictures show both in their places.
    /// - Note: Accepted, does nothing here: no screen grows out of a view.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        accepted("matchedTransitionSource")
    }
}
