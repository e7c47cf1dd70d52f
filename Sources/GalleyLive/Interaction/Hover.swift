import GalleyGraph

/// What a pointer does over a view.
@frozen nonisolated public enum HoverPhase: Equatable, Sendable {
    /// It is at a point, in the coordinate space that was asked for.
    case active(CGPoint)
    /// It has left.
    case ended
}

/// How a view answers a pointer over it.
nonisolated public struct HoverEffect: Sendable {
    private let name: String

    /// The system's choice.
    public static let automatic = HoverEffect(name: "automatic")
    /// A highlight behind the view.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view rises.
    public static let lift = HoverEffect(name: "lift")
}

extension View {
    /// Runs an action when a pointer comes over the view and when it leaves.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        hovering("onHover", nil) { phase in action(phase != .ended) }
    }

    /// Runs an action while a pointer moves over the view.
    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        hovering("onContinuousHover", coordinateSpace, action)
    }

    /// Runs an action while a pointer moves over the view.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        hovering("onContinuousHover", coordinateSpace.coordinateSpace, action)
    }

    /// How the view answers a pointer over it. Pictures have no pointer.
    /// - Note: Accepted, does nothing here: a pointer changes nothing that it is over, as on an iPhone.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { accepted("hoverEffect") }

    /// How the view answers a pointer over it, where that is enabled. Pictures have no pointer.
    /// - Note: Accepted, does nothing here: a pointer changes nothing that it is over, as on an iPhone.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        accepted("hoverEffect")
    }

    /// Takes the answer to a pointer from the view and those inside it. Pictures have no pointer.
    /// - Note: Accepted, does nothing here: there are no hover effects.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    private nonisolated func hovering(
        _ kind: String, _ space: CoordinateSpace?, _ action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(InteractionModifier(kind: kind, interaction: .hover(space, action)))
    }
}
