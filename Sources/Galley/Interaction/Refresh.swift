/// Runs what `refreshable(action:)` was given.
nonisolated public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Fetches anew, as the view around says, and returns when that is done.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// What brings the content up to date; nil where nothing does.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Lets the content be brought up to date by pulling it down. It looks the same at rest.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
            .modifier(InteractionModifier(kind: "refreshable", interaction: .refresh(action)))
    }
}
