/// How a list looks. Lists are plain here: the styles with insets, cards and separators are absent.
public protocol ListStyle {}

/// Rows without insets and separators.
public struct PlainListStyle: ListStyle, Sendable {
    public init() {}
}

/// The style of the surroundings, which is the plain one.
public struct DefaultListStyle: ListStyle, Sendable {
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// Rows without insets and separators.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
    /// The style of the surroundings, which is the plain one.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension View {
    /// How the lists inside look; all of the styles that there are look alike.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}
