import GalleyGraph

/// A button among views, as a dialog looks at it.
package struct ButtonTrait {
    package var role: ButtonRole?
    /// Whether the return key presses it.
    package var isDefault = false

    package init(role: ButtonRole? = nil, isDefault: Bool = false) {
        self.role = role
        self.isDefault = isDefault
    }
}

extension ElementTraits {
    private enum ButtonKey {}

    /// Set where the view is a button.
    package var button: ButtonTrait? {
        get { values[ObjectIdentifier(ButtonKey.self)] as? ButtonTrait }
        set { values[ObjectIdentifier(ButtonKey.self)] = newValue }
    }
}
