import GalleyGraph

/// What sends a form off.
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    /// Makes a value from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What the return key of an on-screen keyboard says.
nonisolated public struct SubmitLabel: Sendable {
    package let name: String

    /// "Done": the text is complete.
    public static let done = SubmitLabel(name: "done")
    /// "Go": to an address.
    public static let go = SubmitLabel(name: "go")
    /// "Send": a message.
    public static let send = SubmitLabel(name: "send")
    /// "Join": a network.
    public static let join = SubmitLabel(name: "join")
    /// "Route": to a place.
    public static let route = SubmitLabel(name: "route")
    /// "Search": for the text.
    public static let search = SubmitLabel(name: "search")
    /// "Return", as on any keyboard.
    public static let `return` = SubmitLabel(name: "return")
    /// "Next": to another field.
    public static let next = SubmitLabel(name: "next")
    /// "Continue": to another step.
    public static let `continue` = SubmitLabel(name: "continue")
}

extension View {
    /// Runs an action when the text fields inside the view are sent off.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        modifier(InteractionModifier(kind: "onSubmit", interaction: .submit(triggers, action)))
    }

    /// Keeps what is sent off inside the view from the actions around it.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(InteractionModifier(kind: "submitScope", interaction: .submitScope(isBlocking: isBlocking)))
    }
}
