import GalleyGraph

/// A button among views, as a dialog looks at it.
package struct ButtonTrait {
    package var role: ButtonRole?

    package init(role: ButtonRole? = nil) { self.role = role }
}

extension ElementTraits {
    private enum ButtonKey {}
    private enum DefaultKey {}

    /// Set where the view is a button.
    package var button: ButtonTrait? {
        get { values[ObjectIdentifier(ButtonKey.self)] as? ButtonTrait }
        set { values[ObjectIdentifier(ButtonKey.self)] = newValue }
    }

    /// Set where the return key presses the button. A modifier around the button says it, which does not see the button's own trait.
    package var isDefaultButton: Bool? {
        get { values[ObjectIdentifier(DefaultKey.self)] as? Bool }
        set { values[ObjectIdentifier(DefaultKey.self)] = newValue }
    }
}
