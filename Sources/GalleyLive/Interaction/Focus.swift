import GalleyGraph

/// What the focus lets a person do with a view.
nonisolated public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    /// Makes a value from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The control can be pressed by a key.
    public static let activate = FocusInteractions(rawValue: 1)
    /// Text can be typed into the view.
    public static let edit = FocusInteractions(rawValue: 2)
    /// As the view itself has it: whatever makes sense for it.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
    /// Whether the view can take the focus.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(InteractionModifier(kind: "focusable", interaction: .focusable(isFocusable)))
    }

    /// Whether the view can take the focus, and for what.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        focusable(isFocusable)
    }

    /// Takes the ring from the view that has the focus. No view of a picture has it.
    /// - Note: Accepted, does nothing here: the page draws the ring around what has the focus.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        accepted("focusEffectDisabled")
    }

    /// Moves the focus among the views inside before it leaves them. No view of a picture has it.
    /// - Note: Accepted, does nothing here: the focus moves from view to view in reading order.
    nonisolated public func focusSection() -> some View { accepted("focusSection") }

    /// Names views among which one takes the focus first. No view of a picture has it.
    /// - Note: Accepted, does nothing here: nothing takes the focus by itself.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { accepted("focusScope") }

    /// Which view takes the focus first. No view of a picture has it.
    /// - Note: Accepted, does nothing here: nothing takes the focus by itself.
    nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
        -> some View
    { accepted("prefersDefaultFocus") }

    /// Which value of a focus state is set first. No view of a picture has the focus.
    /// - Note: Accepted, does nothing here: nothing takes the focus by itself.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { accepted("defaultFocus") }
}

/// How strongly a view asks for the focus.
nonisolated public struct DefaultFocusEvaluationPriority: Sendable {
    private let name: String

    /// As the system has it: whatever has the focus keeps it when the view appears.
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    /// It also counts when a person moves the focus, not only when the program does.
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}
