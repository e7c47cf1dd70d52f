import GalleyGraph
import GalleyViews

/// How what is shared is shown while a person chooses whom to share it with. A picture shows the button only.
nonisolated public struct SharePreview<Image, Icon> {
    private init() {}
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    /// A name that is looked up, a picture and an icon.
    public init(_ titleKey: LocalizedStringKey, image: @autoclosure () -> Image, icon: @autoclosure () -> Icon) {
        self.init()
    }

    /// A name as it stands, a picture and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: @autoclosure () -> Image, icon: @autoclosure () -> Icon) {
        self.init()
    }

    /// A name, a picture and an icon.
    @_disfavoredOverload
    public init(_ title: Text, image: @autoclosure () -> Image, icon: @autoclosure () -> Icon) { self.init() }
}

extension SharePreview where Image: Transferable, Icon == Never {
    /// A name that is looked up, and a picture.
    public init(_ titleKey: LocalizedStringKey, image: @autoclosure () -> Image) { self.init() }

    /// A name as it stands, and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: @autoclosure () -> Image) { self.init() }

    /// A name and a picture.
    @_disfavoredOverload
    public init(_ title: Text, image: @autoclosure () -> Image) { self.init() }
}

extension SharePreview where Image == Never, Icon: Transferable {
    /// A name that is looked up, and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: @autoclosure () -> Icon) { self.init() }

    /// A name as it stands, and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: @autoclosure () -> Icon) { self.init() }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A name that is looked up.
    public init(_ titleKey: LocalizedStringKey) { self.init() }

    /// A name as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init() }

    /// A name alone.
    @_disfavoredOverload
    public init(_ title: Text) { self.init() }
}

extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable {
    /// A label of your own for one thing to share.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), label())
    }

    /// A label of your own for several things to share.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable {
        self.init(items, label())
    }
}

extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable, Label == DefaultShareLinkLabel {
    /// "Share…" with the system's symbol, for one thing to share.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel())
    }

    /// The system's symbol and a text that is looked up, for one thing to share.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// The system's symbol and a text as it stands, for one thing to share.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(title: Text(title)))
    }
}
