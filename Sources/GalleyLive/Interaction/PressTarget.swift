import GalleyGraph

/// What a person presses: told while it is held down, and asked to act when it is let go.
@MainActor
package struct PressTarget {
    /// Whether every point of the view counts, not only what it draws.
    var isSolid = false
    /// Whether Escape does the same: what lies around a sheet or a menu, or a button that cancels.
    var takesEscape = false
    var setPressed: (Bool) -> Void
    var act: () -> Void

    package init(
        isSolid: Bool = false, takesEscape: Bool = false, setPressed: @escaping (Bool) -> Void,
        act: @escaping () -> Void
    ) {
        self.isSolid = isSolid
        self.takesEscape = takesEscape
        self.setPressed = setPressed
        self.act = act
    }
}
