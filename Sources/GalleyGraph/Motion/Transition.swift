/// Where a view is between coming and going.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// The view is there, as it is in a picture.
    case identity
    /// It is gone.
    case didDisappear

    /// Whether the view is there, neither coming nor going.
    public var isIdentity: Bool { self == .identity }

    /// −1 before the view appears, 0 while it is there, 1 after it is gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition tells about itself as a type.
public struct TransitionProperties: Sendable {
    /// Whether something moves.
    public var hasMotion: Bool

    /// What moves is left out for people who ask for less motion.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes. A picture shows a view that is there: the transition's body in the phase `.identity`.
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    /// The view in a phase of its coming and going.
    @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    /// Whether something moves, so that people who ask for less motion can be spared it.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// Something moves, unless the transition says otherwise.
    public static var properties: TransitionProperties { TransitionProperties() }
}
