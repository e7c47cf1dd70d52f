import GalleyGraph

/// What a button is for.
nonisolated public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// A button that deletes or undoes for good.
    public static let destructive = ButtonRole(name: "destructive")
    /// A button that stops an operation.
    public static let cancel = ButtonRole(name: "cancel")
    /// A button that closes what it stands in and loses nothing.
    public static let close = ButtonRole(name: "close")
    /// A button that takes over what was entered.
    public static let confirm = ButtonRole(name: "confirm")
}
