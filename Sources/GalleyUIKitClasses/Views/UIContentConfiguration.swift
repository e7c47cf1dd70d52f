/// A content as one value, of which a view is made.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// A view of it.
    func makeContentView() -> any UIView & UIContentView
    /// It in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view of a content.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// The content.
    var configuration: any UIContentConfiguration { get set }
}

/// How a cell stands.
public protocol UIConfigurationState {}

/// How a cell stands.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
    /// Whether it is chosen.
    public var isSelected = false
    /// Whether it is pressed.
    public var isHighlighted = false
    /// Whether it cannot be used.
    public var isDisabled = false
}
