import GalleyControls
import GalleyGraph
import GalleyViews

/// A button that hands something to other apps: on a page the browser's, or the clipboard. A picture shows the button.
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View {
    private let items: Data
    private let label: Label

    init(_ items: Data, _ label: Label) {
        self.items = items
        self.label = label
    }

    @MainActor public var body: some View { ShareButton(items: items.map { $0 }, label: label) }
}

private struct ShareButton<Item, Label: View>: View {
    @Environment(\.shareAction) private var action
    let items: [Item]
    let label: Label

    var body: some View {
        NamedView("ShareLink") {
            Button {
                action.share?(items.first as? URL, items.first as? String)
            } label: {
                HandedIn(label: label)
            }
        }
    }
}

/// The label of a share link that is given none.
nonisolated public struct DefaultShareLinkLabel: View {
    var title: Text?

    @MainActor public var body: some View {
        Label {
            title ?? Text("Share…")
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
    /// A share link with a view as its label.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(CollectionOfOne(item), label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
    /// A share link with a view as its label.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(CollectionOfOne(item), label())
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    /// "Share…" with the system's symbol, for a link.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel())
    }

    /// The system's symbol and a text that is looked up, for a link.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// The system's symbol and a text as it stands, for a link.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(title: Text(title)))
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    /// "Share…" with the system's symbol, for a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel())
    }

    /// The system's symbol and a text that is looked up, for a text.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// The system's symbol and a text as it stands, for a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(title: Text(title)))
    }
}
