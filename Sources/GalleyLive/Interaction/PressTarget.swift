import GalleyGraph

/// What a person presses: told while it is held down, and asked to act when it is let go.
@MainActor
package struct PressTarget {
    /// Whether every point of the view counts, not only what it draws.
    var isSolid = false
    var setPressed: (Bool) -> Void
    var act: () -> Void

    package init(isSolid: Bool = false, setPressed: @escaping (Bool) -> Void, act: @escaping () -> Void) {
        self.isSolid = isSolid
        self.setPressed = setPressed
        self.act = act
    }
}
