/// A button among views, as a dialog looks at it.
struct ButtonTrait {
    var role: ButtonRole?
    /// Whether the return key presses it.
    var isDefault = false
}

extension ElementTraits {
    private enum ButtonKey {}

    /// Set where the view is a button.
    var button: ButtonTrait? {
        get { values[ObjectIdentifier(ButtonKey.self)] as? ButtonTrait }
        set { values[ObjectIdentifier(ButtonKey.self)] = newValue }
    }
}
