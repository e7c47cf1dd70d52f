private enum LiveKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view is alive: time continues in it.
    package var isLive: Bool {
        get { self[LiveKey.self] }
        set { self[LiveKey.self] = newValue }
    }
}
