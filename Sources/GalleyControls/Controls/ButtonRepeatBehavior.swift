import GalleyGraph

/// Whether a button acts again while it is held down. No one holds one in a picture.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    /// As the button's style has it.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// It acts again and again.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// It acts once.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }

extension EnvironmentValues {
    /// Whether buttons act again while they are held down.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Whether buttons inside act again while they are held down. They look the same.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
