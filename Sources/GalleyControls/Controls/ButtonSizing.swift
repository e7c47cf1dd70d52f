import GalleyGraph
import GalleyLive
import GalleyViews

/// How wide buttons are.
nonisolated public struct ButtonSizing: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let automatic = ButtonSizing(name: "automatic")
    /// As wide as what they are offered.
    public static let flexible = ButtonSizing(name: "flexible")
    /// As wide as their label.
    public static let fitted = ButtonSizing(name: "fitted")
}

private enum ButtonSizingKey: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }

extension EnvironmentValues {
    var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// How wide the buttons inside are.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing)
    }
}
