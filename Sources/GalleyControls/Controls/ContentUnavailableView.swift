import GalleyGraph
import GalleyViews

/// What is shown where there is nothing to show: a large image, a title, a sentence and what can be done about it
/// (rules.md §18.2).
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A content unavailable view with a view as its label.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// It takes all that it is offered (rules.md §18.9).
    @MainActor public var body: some View {
        NamedView("ContentUnavailableView") {
            Color.clear.overlay {
                VStack(spacing: 16) {
                    VStack(spacing: 6) {
                        HandedIn(label: label).labelStyle(UnavailableLabelStyle())
                        HandedIn(description).font(.subheadline).foregroundStyle(.secondary)
                    }
                    VStack(spacing: 10) { HandedIn(actions) }.font(.subheadline)
                }
                .multilineTextAlignment(.center)
                .padding(.horizontal, 32)
            }
        }
    }
}

extension ContentUnavailableView
where Label == GalleyControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A picture of the asset catalogue, a text that is looked up below it, and below that what can be done about it.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { Label(title, image: name) }, description: { description })
    }

    /// A content unavailable view with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { Label(title, image: name) }, description: { description })
    }

    /// A symbol, a text that is looked up below it, and below that what can be done about it.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { Label(title, systemImage: name) }, description: { description })
    }

    /// A content unavailable view with a title as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { Label(title, systemImage: name) }, description: { description })
    }
}

/// The label of a search that found nothing.
nonisolated public struct SearchUnavailableContent: Sendable {
    /// What was searched for, where it is known.
    public struct Label: View, Sendable {
        fileprivate let text: String?

        @MainActor public var body: some View {
            GalleyControls.Label {
                if let text { Text("No Results for “\(text)”") } else { Text("No Results") }
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// What to try instead.
    public struct Description: View, Sendable {
        @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// Nothing.
    public struct Actions: View, Sendable {
        @MainActor public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// What is shown where a search found nothing.
    public static var search: Self { Self(searchText: nil) }

    /// What is shown where a search for a text found nothing.
    public static func search(text: String) -> Self { Self(searchText: text) }

    private init(searchText: String?) {
        self.init(
            label: { SearchUnavailableContent.Label(text: searchText) },
            description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
    }
}

/// The icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}
