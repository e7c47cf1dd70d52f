/// How what is shared is shown while a person chooses whom to share it with. A picture shows the button only.
nonisolated public struct SharePreview<Image, Icon> {
    private init() {}
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    public init(_ titleKey: LocalizedStringKey, image: @autoclosure () -> Image, icon: @autoclosure () -> Icon) {
        self.init()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: @autoclosure () -> Image, icon: @autoclosure () -> Icon) {
        self.init()
    }

    @_disfavoredOverload
    public init(_ title: Text, image: @autoclosure () -> Image, icon: @autoclosure () -> Icon) { self.init() }
}

extension SharePreview where Image: Transferable, Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: @autoclosure () -> Image) { self.init() }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: @autoclosure () -> Image) { self.init() }

    @_disfavoredOverload
    public init(_ title: Text, image: @autoclosure () -> Image) { self.init() }
}

extension SharePreview where Image == Never, Icon: Transferable {
    public init(_ titleKey: LocalizedStringKey, icon: @autoclosure () -> Icon) { self.init() }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: @autoclosure () -> Icon) { self.init() }
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { self.init() }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init() }

    @_disfavoredOverload
    public init(_ title: Text) { self.init() }
}

extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable {
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), label())
    }

    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable {
        self.init(items, label())
    }
}

extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable, Label == DefaultShareLinkLabel {
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel())
    }

    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(title: Text(title)))
    }
}
