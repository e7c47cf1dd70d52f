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

/// How a view comes and goes. A picture shows a view that is there, with the `identity` modifiers of its transition.
nonisolated public struct AnyTransition {
    /// What a view that is there is modified by.
    private let identityModifiers: [any ViewModifier]

    private init(_ identityModifiers: [any ViewModifier] = []) { self.identityModifiers = identityModifiers }

    /// A transition of any type.
    public init<T: Transition>(_ transition: T) { self.init([IdentityPhase(transition: transition)]) }

    /// None: the view is there or not.
    public static var identity: AnyTransition { AnyTransition() }
    /// The view fades.
    public static var opacity: AnyTransition { AnyTransition() }
    /// The view comes from the leading edge and leaves by the trailing one.
    public static var slide: AnyTransition { AnyTransition() }
    /// The view grows and shrinks.
    public static var scale: AnyTransition { AnyTransition() }
    /// The view grows from and shrinks to `scale` times its size about `anchor`.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// The view comes from an edge and leaves by it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// The view comes from an edge and leaves by the one across.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// The view comes from so far away.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// The view comes from so many points to the right and below, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

    /// The view comes and goes between two modifiers; while it is there, `identity` modifies it.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition([identity]) }

    /// One transition for coming and one for going; a view that is there has come.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(identityModifiers + other.identityModifiers)
    }

    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition { self }

    /// Builds `content` as it is seen while it is there.
    @MainActor fileprivate func build<Base: View>(around content: Base, into builder: ViewTreeBuilder) {
        Self.build(identityModifiers[...], around: content, into: builder)
    }

    @MainActor private static func build<Base: View>(
        _ modifiers: ArraySlice<any ViewModifier>, around content: Base, into builder: ViewTreeBuilder
    ) {
        guard let outermost = modifiers.last else { return Base._build(content, into: builder) }
        func apply<M: ViewModifier>(_ modifier: M) {
            M._build(
                modifier, around: ElementView { build(modifiers.dropLast(), around: content, into: $0) }, into: builder)
        }
        apply(outermost)
    }
}

/// A transition's body in the phase of a view that is there.
nonisolated private struct IdentityPhase<T: Transition>: PrimitiveModifier {
    let transition: T

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        builder.withInstalled(modifier.transition) { transition, builder in
            let body = transition.body(content: PlaceholderContentView(content), phase: .identity)
            T.Body._build(body, into: builder)
        }
    }
}

/// Gives a view a transition.
nonisolated private struct TransitionModifier: PrimitiveModifier {
    let transition: AnyTransition

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        modifier.transition.build(around: content, into: builder)
    }
}

extension View {
    /// How the view comes and goes.
    nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

    /// How the view comes and goes.
    @_disfavoredOverload
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(IdentityPhase(transition: transition))
    }
}
