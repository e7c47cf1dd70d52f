import GalleyGraph
import GalleyViews

/// A button that opens a page.
nonisolated public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label

    /// A link with a view as its label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor public var body: some View { LinkButton(destination: destination, label: label) }
}

extension Link where Label == Text {
    /// A link with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

private struct LinkButton<Label: View>: View {
    @Environment(\.openURL) private var openURL
    let destination: URL
    let label: Label

    var body: some View {
        NamedView("Link", .link(destination.absoluteString)) {
            Button {
                openURL(destination)
            } label: {
                HandedIn(label: label)
            }
        }
        .accessibilityAddTraits(.isLink)
    }
}
