import GalleyGraph

/// A modifier that says how its values move between each other.
public protocol AnimatableModifier: Animatable, ViewModifier {}
