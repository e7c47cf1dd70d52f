/// What a person presses: told while it is held down, and asked to act when it is let go.
@MainActor
struct PressTarget {
    var setPressed: (Bool) -> Void
    var act: () -> Void
}
