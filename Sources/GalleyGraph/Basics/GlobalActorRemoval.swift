/// An actor that runs nothing; see `_RemoveGlobalActorIsolation`.
@globalActor public actor _NoGlobalActor {
    /// The one that the attribute asks for.
    public static let shared = _NoGlobalActor()
}

/// Keeps `View`'s main-actor isolation from reaching conforming types.
///
/// A type that conforms to protocols of two global actors takes neither. `Shape` conforms to this one beside `View`, so that a
/// shape's path can be asked for off the main actor, and a plain struct that conforms compiles in every language mode.
@_NoGlobalActor public protocol _RemoveGlobalActorIsolation {}
