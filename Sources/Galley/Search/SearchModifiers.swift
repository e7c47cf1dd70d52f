private enum SearchingKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether somebody searches with the field that the nearest `searchable` around the view makes.
    public internal(set) var isSearching: Bool {
        get { self[SearchingKey.self] }
        set { self[SearchingKey.self] = newValue }
    }

    /// Ends the search. Nobody searches in a picture by themselves: the action does nothing.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }

    /// Where the suggestions of a search are shown that is under way.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}

/// Ends a search.
nonisolated public struct DismissSearchAction: Sendable {
    /// Nothing happens in a picture: what is searched for stays.
    @MainActor public func callAsFunction() {}
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
}

/// What bars do while somebody searches.
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
    /// What is suggested while somebody searches: rows in the place of the content.
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

    /// Where one can search; shown while somebody searches.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        modifier(ScopesModifier(selection: AnyHashable(scope.wrappedValue), scopes: scopes()))
    }

    /// Where one can search; shown while somebody searches.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { searchScopes(scope, scopes: scopes) }

    /// What bars do while somebody searches.
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

    /// Whether a text editor cannot be searched; in a picture nobody searches one.
    /// - Note: Accepted, does nothing here: there is no search in texts.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Whether what is found in a text editor cannot be replaced; in a picture nobody does.
    /// - Note: Accepted, does nothing here: there is no search in texts.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// Keeps what is suggested.
private nonisolated struct SuggestionsModifier<Suggestions: View>: PrimitiveModifier {
    let suggestions: Suggestions

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        Base._build(content, into: builder)
        let position = builder.position
        let suggestions = modifier.suggestions
        let view = ElementView { builder in
            builder.at(position) { builder.step(0x5E6) { Suggestions._build(suggestions, into: builder) } }
        }
        builder.environment.screen?.offer(\.suggestions, view)
    }
}

/// Keeps where one can search.
private nonisolated struct ScopesModifier<Scopes: View>: PrimitiveModifier {
    let selection: AnyHashable
    let scopes: Scopes

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        Base._build(content, into: builder)
        guard let screen = builder.environment.screen else { return }
        let elements = ViewElements(builder, isExpanding: true)
        builder.step(0x5C9) { Scopes._list(modifier.scopes, into: elements) }
        let scopes = elements.flattened()
        screen.offer(
            \.searchScopes,
            SearchScopes(
                labels: scopes.map { ElementView(make: $0.make) },
                selected: scopes.firstIndex { $0.matches(modifier.selection) }))
    }
}
