/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the system has it.
    case automatic
    case visible
    case hidden
}
