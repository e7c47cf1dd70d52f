import GalleyGraph

/// What a scroll view's anchor is for (rules.md §19.2).
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    /// Which part of the content is seen first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
    /// Which part stays where it is when content or scroll view change their size. A picture shows no change.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
    /// Where content lies that is smaller than the scroll view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

/// The points of the content that lie on the same points of the next scroll view, by what they are for.
nonisolated struct ScrollAnchors {
    /// For every role that has its own none.
    var general: UnitPoint?
    var roles: [ScrollAnchorRole: UnitPoint?] = [:]

    subscript(role: ScrollAnchorRole) -> UnitPoint { (roles[role] ?? general) ?? .topLeading }
}

private enum ScrollAnchorsKey: EnvironmentKey { static let defaultValue = ScrollAnchors() }

extension EnvironmentValues {
    /// What the scroll views inside start with.
    var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }
}

extension View {
    /// The point of the content that scroll views inside start with: `.bottom` shows the end. Content that is smaller
    /// than the scroll view lies there as well (rules.md §19.2).
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollAnchors) { $0.general = anchor }
    }

    /// The point of the content that scroll views inside use in one role; nil is their start. It goes before that of
    /// `defaultScrollAnchor(_:)`, wherever either stands (SWW scroll/anchor-roles; rules.md §19.2).
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollAnchors) { $0.roles[role] = .some(anchor) }
    }
}
