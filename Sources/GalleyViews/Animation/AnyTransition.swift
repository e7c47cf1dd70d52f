import GalleyGraph

/// A part of a transition, without its type: builds views in a phase. The base class is never used by itself.
nonisolated class TransitionPart {
    /// Whether views that are there are built as if the part were not.
    var isPlain: Bool { true }

    @MainActor func build(_ phase: TransitionPhase, _ content: ElementView, _ builder: ViewTreeBuilder) {}
}

nonisolated private final class TypedTransitionPart<T: Transition>: TransitionPart {
    private let transition: T
    private let plain: Bool

    init(_ transition: T, isPlain: Bool) {
        self.transition = transition
        plain = isPlain
    }

    override var isPlain: Bool { plain }

    @MainActor override func build(_ phase: TransitionPhase, _ content: ElementView, _ builder: ViewTreeBuilder) {
        builder.withInstalled(transition) { transition, builder in
            let body = transition.body(content: PlaceholderContentView(content), phase: phase)
            T.Body._build(body, into: builder)
        }
    }
}

/// Between two modifiers.
nonisolated private final class ModifierTransitionPart<M: ViewModifier>: TransitionPart {
    private let active: M
    private let identity: M

    init(active: M, identity: M) {
        self.active = active
        self.identity = identity
    }

    override var isPlain: Bool { false }

    @MainActor override func build(_ phase: TransitionPhase, _ content: ElementView, _ builder: ViewTreeBuilder) {
        M._build(phase == .identity ? identity : active, around: content, into: builder)
    }
}

/// How a view comes and goes. A picture shows a view that is there, with the `identity` modifiers of its transition.
nonisolated public struct AnyTransition {
    /// What is around a view that comes, the innermost first.
    private let insertion: [TransitionPart]
    /// What is around a view that goes.
    private let removal: [TransitionPart]
    /// The animation in place of that of the change.
    private var ownAnimation: Animation??

    private init(_ insertion: [TransitionPart], _ removal: [TransitionPart], _ animation: Animation?? = nil) {
        self.insertion = insertion
        self.removal = removal
        ownAnimation = animation
    }

    private init<T: Transition>(plain transition: T) {
        let part = TypedTransitionPart(transition, isPlain: true)
        self.init([part], [part])
    }

    /// A transition of any type.
    public init<T: Transition>(_ transition: T) {
        let part = TypedTransitionPart(transition, isPlain: false)
        self.init([part], [part])
    }

    /// None: the view is there or not.
    public static var identity: AnyTransition { AnyTransition([], []) }
    /// The view fades.
    public static var opacity: AnyTransition { AnyTransition(plain: OpacityTransition()) }
    /// The view comes from the leading edge and leaves by the trailing one.
    public static var slide: AnyTransition { AnyTransition(plain: SlideTransition()) }
    /// The view grows and shrinks.
    public static var scale: AnyTransition { AnyTransition(plain: ScaleTransition(1e-5)) }
    /// The view grows from and shrinks to `scale` times its size about `anchor`.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(plain: ScaleTransition(Double(scale), anchor: anchor))
    }
    /// The view comes from an edge and leaves by it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(plain: MoveTransition(edge: edge)) }
    /// The view comes from an edge and leaves by the one across.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(plain: PushTransition(edge: edge)) }
    /// The view comes from so far away.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(plain: OffsetTransition(offset)) }
    /// The view comes from so many points to the right and below, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

    /// The view comes and goes between two modifiers; while it is there, `identity` modifies it.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        let part = ModifierTransitionPart(active: active, identity: identity)
        return AnyTransition([part], [part])
    }

    /// One transition for coming and one for going; a view that is there has come.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion.insertion, removal.removal, insertion.ownAnimation)
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(insertion + other.insertion, removal + other.removal, other.ownAnimation ?? ownAnimation)
    }

    /// The transition with a separate animation.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var transition = self
        transition.ownAnimation = .some(animation)
        return transition
    }

    /// The transaction in which a view goes from one phase to the next.
    package func transaction(_ outer: Transaction) -> Transaction {
        guard let ownAnimation else { return outer }
        var transaction = outer
        transaction.animation = ownAnimation
        return transaction
    }

    /// Builds `content` in a phase of its coming or going.
    @MainActor package func build(
        _ phase: TransitionPhase, isRemoval: Bool, around content: ElementView, into builder: ViewTreeBuilder
    ) {
        Self.build((isRemoval ? removal : insertion)[...], phase, around: content, into: builder)
    }

    /// Builds `content` as it is seen while it is there.
    @MainActor fileprivate func build<Base: View>(around content: Base, into builder: ViewTreeBuilder) {
        let parts = insertion.filter { !$0.isPlain }
        if parts.isEmpty { return Base._build(content, into: builder) }
        Self.build(parts[...], .identity, around: ElementView { Base._build(content, into: $0) }, into: builder)
    }

    @MainActor private static func build(
        _ parts: ArraySlice<TransitionPart>, _ phase: TransitionPhase, around content: ElementView,
        into builder: ViewTreeBuilder
    ) {
        guard let outermost = parts.last else { return ElementView._build(content, into: builder) }
        outermost.build(phase, ElementView { build(parts.dropLast(), phase, around: content, into: $0) }, builder)
    }
}

/// Gives a view a transition.
nonisolated private struct TransitionModifier: PrimitiveModifier {
    let transition: AnyTransition

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        // What was said further out counts.
        builder.tellTransition(modifier.transition) { modifier.transition.build(around: content, into: builder) }
    }
}

extension View {
    /// How the view comes and goes.
    nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

    /// How the view comes and goes.
    @_disfavoredOverload
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}

extension AnyTransition: ItemTransition {}
