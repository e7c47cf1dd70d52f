import GalleyGraph
import GalleyViews

extension ElementTraits {
    private enum BadgeTrait {}

    /// What is shown beside the view's name in a list or a tab bar.
    package var badge: Text? {
        get { values[ObjectIdentifier(BadgeTrait.self)] as? Text }
        set { values[ObjectIdentifier(BadgeTrait.self)] = newValue }
    }
}

extension View {
    /// A number beside the view's name in a list or a tab bar; 0 shows none.
    nonisolated public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

    /// A text beside the view's name in a list or a tab bar.
    nonisolated public func badge(_ label: Text?) -> some View {
        environment(\.rowBadge, label).modifier(TraitWritingModifier { $0.badge = label })
    }

    /// A text beside the view's name in a list or a tab bar.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// A text beside the view's name in a list or a tab bar.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

/// What a tab is for.
nonisolated public struct TabRole: Hashable, Sendable {
    private let name: String

    /// Searching: the tab stands apart, with a magnifying glass where it has no symbol of its own.
    public static let search = TabRole(name: "search")
}
