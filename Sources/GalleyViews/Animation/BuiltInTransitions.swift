import GalleyGraph

// The transitions that SwiftUI names as types. In a picture a view is there: it is shown in the phase `.identity`, unmodified.

/// The view fades.
nonisolated public struct OpacityTransition: Transition, Sendable {
    /// Makes the transition.
    public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    /// Nothing moves: people who ask for less motion see it too.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The view grows and shrinks.
nonisolated public struct ScaleTransition: Transition, Sendable {
    /// How large the view is before it appears and after it has gone, as a factor.
    public var scale: Double
    /// The point that stays where it is, as a part of the view's width and height.
    public var anchor: UnitPoint

    /// Grows from and shrinks to `scale` times the size; 1e-5 in place of 0, which has no inverse.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// The view comes from so far away, in points.
nonisolated public struct OffsetTransition: Transition, Sendable {
    /// From the view's own place; positive is right and down.
    public var offset: CGSize

    /// Comes from `offset` points away, and goes there.
    public init(_ offset: CGSize) { self.offset = offset }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// The view comes from an edge and leaves by it.
nonisolated public struct MoveTransition: Transition, Sendable {
    /// The side by which the view comes and goes, by its own length (rules.md §21.2).
    public var edge: Edge

    /// Comes from and leaves by `edge`.
    public init(edge: Edge) { self.edge = edge }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(OwnSizeOffset(edge: edge, factor: phase.isIdentity ? 0 : 1))
    }
}

/// The view comes from the leading edge and leaves by the trailing one.
nonisolated public struct SlideTransition: Transition, Sendable {
    /// Makes the transition.
    public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(OwnSizeOffset(edge: .trailing, factor: phase.value))
    }
}

/// The view comes from an edge and leaves by the one across, fading.
nonisolated public struct PushTransition: Transition, Sendable {
    /// The side from which the view comes.
    public var edge: Edge

    /// Comes from `edge`.
    public init(edge: Edge) { self.edge = edge }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(OwnSizeOffset(edge: edge, factor: -phase.value))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The view is there or not.
nonisolated public struct IdentityTransition: Transition, Sendable {
    /// Makes the transition.
    public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }

    /// Nothing moves: people who ask for less motion see it too.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Moves a view towards an edge by so many times its own length.
private struct OwnSizeOffset: GeometryEffect {
    let edge: Edge
    var factor: Double

    var animatableData: Double {
        get { factor }
        set { factor = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let (x, y): (CGFloat, CGFloat) =
            switch edge {
            case .leading: (-size.width, 0)
            case .trailing: (size.width, 0)
            case .top: (0, -size.height)
            case .bottom: (0, size.height)
            }
        return ProjectionTransform(CGAffineTransform(translationX: x * factor, y: y * factor))
    }
}

extension Transition where Self == OpacityTransition {
    /// The view fades.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// The view grows and shrinks.
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    /// The view grows from and shrinks to `scale` times its size about `anchor`.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// The view comes from `offset` points away, and goes there.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    /// The view comes from so many points to the right and below, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// The view comes from and leaves by one edge.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// The view comes from the leading edge and leaves by the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// The view comes from `edge` and leaves by the one across, fading.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == IdentityTransition {
    /// The view is there or not.
    public static var identity: IdentityTransition { IdentityTransition() }
}
