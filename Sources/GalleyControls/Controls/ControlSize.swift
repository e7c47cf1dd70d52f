import GalleyGraph

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// The smallest; buttons are as tall as small ones (rules.md §18.1).
    case mini
    /// Buttons are 28 points tall (rules.md §18.1).
    case small
    /// What controls have unless set otherwise.
    case regular
    /// Buttons are 50 points tall (rules.md §18.1).
    case large
    /// As `large`, for whatever has no larger size.
    case extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }

extension EnvironmentValues {
    /// How large controls are; bordered buttons follow it.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// How large the controls inside are (rules.md §18.1).
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
