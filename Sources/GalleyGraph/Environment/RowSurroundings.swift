private enum IsInRowsKey: EnvironmentKey { static let defaultValue = false }
private enum IsInPagesKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the place is inside of a form or list.
    package var isInRows: Bool {
        get { self[IsInRowsKey.self] }
        set { self[IsInRowsKey.self] = newValue }
    }

    /// Whether the place is in a document whose views say where pages end.
    package var isInPages: Bool {
        get { self[IsInPagesKey.self] }
        set { self[IsInPagesKey.self] = newValue }
    }
}
