/// How much headers stand out. Headers of the plain lists that there are look alike at both; styles of views can read the
/// value.
public enum Prominence: Hashable, Sendable {
    /// As the style has it.
    case standard
    /// More than that.
    case increased
}

private enum HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

extension EnvironmentValues {
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// How much the headers of sections inside stand out.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
