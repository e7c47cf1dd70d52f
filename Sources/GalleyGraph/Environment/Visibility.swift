/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the system has it.
    case automatic
    /// It is shown.
    case visible
    /// It is not shown.
    case hidden
}
