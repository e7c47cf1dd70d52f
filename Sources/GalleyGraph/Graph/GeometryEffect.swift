/// A modifier that transforms the picture of a view, depending on its size; layout is not concerned.
///
/// With a perspective the view is drawn as pixels on a plane in space; without one it stays sharp at any size.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation where Body == Never {
    /// The transform of a view of this size, about its top leading corner; mirrored in a layout from right to left.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}
