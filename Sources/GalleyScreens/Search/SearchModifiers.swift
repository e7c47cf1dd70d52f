import GalleyGraph
import GalleyLive

extension EnvironmentValues {
    /// Ends the search of the nearest `searchable` around the view: what was typed goes, and the field loses the focus. Without one, and
    /// in a picture, the action does nothing.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    /// Where the suggestions of a search are shown that is under way.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}

private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

/// Ends a search.
nonisolated public struct DismissSearchAction: Sendable {
    private let action: @MainActor @Sendable () -> Void

    init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

    /// Ends the search. Nothing happens in a picture: what is searched for stays.
    @MainActor public func callAsFunction() { action() }
}

/// Where the suggestions of a search are shown.
nonisolated public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let name: String

    /// As the platform has it.
    public static var automatic: SearchSuggestionsPlacement { .init(name: "automatic") }
    /// In the place of the content.
    public static var content: SearchSuggestionsPlacement { .init(name: "content") }
    /// In a menu below the field.
    public static var menu: SearchSuggestionsPlacement { .init(name: "menu") }

    /// Several places.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        /// Makes a value from its raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In the place of the content.
        public static let content = Set(rawValue: 1)
        /// In a menu below the field.
        public static let menu = Set(rawValue: 2)
    }
}

/// When the scopes of a search are shown.
nonisolated public struct SearchScopeActivation: Sendable {
    private let name: String

    /// As the platform has it.
    public static var automatic: SearchScopeActivation { .init(name: "automatic") }
    /// As soon as something is typed.
    public static var onTextEntry: SearchScopeActivation { .init(name: "onTextEntry") }
    /// As soon as the field is in use.
    public static var onSearchPresentation: SearchScopeActivation { .init(name: "onSearchPresentation") }

    /// Whether the scopes are shown before anything is typed: by itself on macOS, not on iOS (Apple's documentation of `automatic`).
    func isImmediate(on platform: TextPlatform) -> Bool {
        name == "onSearchPresentation" || (name == "automatic" && platform == .macOS)
    }
}

/// What bars do during a search.
nonisolated public struct SearchPresentationToolbarBehavior: Sendable {
    private let name: String

    /// As the platform has it: the title makes room for the field.
    public static var automatic: SearchPresentationToolbarBehavior { .init(name: "automatic") }
    /// The title stays.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init(name: "avoidHidingContent") }
}

/// How much room a search field in a toolbar takes.
nonisolated public struct SearchToolbarBehavior: Sendable {
    let isMinimized: Bool

    /// As the platform has it: a field.
    public static var automatic: SearchToolbarBehavior { .init(isMinimized: false) }
    /// A button that becomes a field.
    public static var minimize: SearchToolbarBehavior { .init(isMinimized: true) }
}

extension View {
    /// What is suggested during a search: rows in the place of the content.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SuggestionsModifier(suggestions: suggestions()))
    }

    /// Whether suggestions are shown in the place of the content.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        modifier(
            ScreenModifier { screen in
                if visibility == .hidden, placements.contains(.content) { screen.suggestions = nil }
            })
    }

    /// What the search field says when the suggestion that the view is is taken.
    /// - Note: Accepted, does nothing here: a suggestion is a view like any other.
    nonisolated public func searchCompletion(_ completion: String) -> some View { accepted("searchCompletion") }

    /// What the search field holds when the suggestion that the view is is taken.
    /// - Note: Accepted, does nothing here: a suggestion is a view like any other.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View { accepted("searchCompletion") }

    /// Where one can search, each place known by its tag; shown during a search, from the first letter on (on macOS at once).
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        modifier(ScopesModifier(selection: scope, activation: .automatic, scopes: scopes()))
    }

    /// Where one can search, each place known by its tag; shown during a search, from when on `activation` says.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        modifier(ScopesModifier(selection: scope, activation: activation, scopes: scopes()))
    }

    /// What bars do during a search.
    /// - Note: Accepted, does nothing here: bars stay as they are while somebody searches.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { accepted("searchPresentationToolbarBehavior") }

    /// How much room a search field in the toolbar takes.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        modifier(ScreenModifier { screen in screen.offer(\.minimizesSearch, behavior.isMinimized) })
    }

    /// Which binding the focus of the search field follows. No field of a picture has it.
    /// - Note: Accepted, does nothing here: the focus of the search field is not told.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        accepted("searchFocused")
    }

    /// Which binding the focus of the search field follows. No field of a picture has it.
    /// - Note: Accepted, does nothing here: the focus of the search field is not told.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View { accepted("searchFocused") }

    /// Whether the system's search of the page is offered. A picture has none.
    /// - Note: Accepted, does nothing here: pages have the browser's own search.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { accepted("findNavigator") }

    /// Whether a text editor cannot be searched; in a picture no one searches one.
    /// - Note: Accepted, does nothing here: there is no search in texts.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Whether what is found in a text editor cannot be replaced; in a picture no one does.
    /// - Note: Accepted, does nothing here: there is no search in texts.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// To what a search suggests.
private enum SuggestionsStep: GraphStep {}

/// To where one can search.
private enum ScopesStep: GraphStep {}

/// Keeps what is suggested.
private nonisolated struct SuggestionsModifier<Suggestions: View>: PrimitiveModifier {
    let suggestions: Suggestions

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        Base._build(content, into: builder)
        guard let screen = builder.environment.screen else { return }
        let elements = ViewElements(builder, isExpanding: true)
        builder.step(SuggestionsStep.self) { Suggestions._list(modifier.suggestions, into: elements) }
        let rows = elements.segments.flatMap { segment in
            (0..<segment.count).map { index in ElementView { segment.build(index, $0) } }
        }
        screen.offer(\.suggestions, rows)
    }
}

/// Keeps where one can search.
private nonisolated struct ScopesModifier<Value: Hashable, Scopes: View>: PrimitiveModifier {
    let selection: Binding<Value>
    let activation: SearchScopeActivation
    let scopes: Scopes

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        Base._build(content, into: builder)
        guard let screen = builder.environment.screen else { return }
        let elements = ViewElements(builder, isExpanding: true)
        builder.step(ScopesStep.self) { Scopes._list(modifier.scopes, into: elements) }
        let scopes = elements.flattened()
        let selection = modifier.selection
        screen.offer(
            \.searchScopes,
            SearchScopes(
                labels: scopes.map { ElementView(make: $0.make) },
                selected: scopes.firstIndex { $0.matches(AnyHashable(selection.wrappedValue)) },
                activation: modifier.activation,
                choose: { index in
                    if let value = scopes[index].tag.base as? Value { selection.wrappedValue = value }
                }))
    }
}
