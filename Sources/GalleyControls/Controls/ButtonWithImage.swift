import GalleyGraph
import GalleyLive
import GalleyViews

// Buttons whose label is a title with an image.

extension Button where Label == GalleyControls.Label<Text, Image> {
    /// A button with a title as it is and a symbol.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { GalleyControls.Label(title, systemImage: systemImage) }
    }

    /// A button with a title that is looked up in the tables of strings and a symbol; its role says what it does.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { GalleyControls.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title as it is and a symbol; its role says what it does.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { GalleyControls.Label(title, systemImage: systemImage) }
    }

    /// A button with a title that is looked up in the tables of strings and an image; its role says what it does.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            GalleyControls.Label(title: { Text(titleKey) }, icon: { Image(image) })
        }
    }

    /// A button with a title as it is and an image; its role says what it does.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { GalleyControls.Label(title: { Text(title) }, icon: { Image(image) }) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style was given, in the style around that one.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action, label: { configuration.label })
    }
}
