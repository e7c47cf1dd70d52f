import GalleyGraph

private enum ElevatedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the place lies over a window, as a sheet does: in the dark its grounds are lighter (rules.md §16.3).
    package var isElevated: Bool {
        get { self[ElevatedKey.self] }
        set { self[ElevatedKey.self] = newValue }
    }
}

extension SystemColor {
    /// A ground's dark colour where it lies over a window; nil where it is no other.
    var elevated: SystemPalette.Components? {
        switch self {
        case .background, .groupedGround: (28, 28, 30, 1)
        case .groupedBackground, .card: (44, 44, 46, 1)
        case .tertiaryBackground: (58, 58, 60, 1)
        case .selectedRow: (72, 72, 74, 1)
        case .cardSeparator: (70, 70, 73, 1)
        case .plainSeparator: (56, 56, 59, 1)
        default: nil
        }
    }
}
