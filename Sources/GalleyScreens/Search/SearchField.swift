import GalleyGraph
import GalleyLive
import GalleyViews

/// A search field as a screen has it.
struct SearchField {
    var text: Binding<String>
    var prompt: Text
    var placement: SearchFieldPlacement
    /// Whether a search is under way.
    var isPresented = false
    /// Whether something has been typed in this search.
    var hasText = false
    /// Begins or ends the search.
    var present: @MainActor (Bool) -> Void = { _ in }
    /// What has been found to search for, before the text.
    var tokens: [AnyView] = []
}

/// Where a search field is shown.
nonisolated public struct SearchFieldPlacement: Sendable {
    enum Place: Sendable { case automatic, toolbar, sidebar, drawer }

    let place: Place

    /// The system's choice.
    public static let automatic = SearchFieldPlacement(place: .automatic)
    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement(place: .toolbar)
    /// In the toolbar, in its middle.
    public static let toolbarPrincipal = SearchFieldPlacement(place: .toolbar)
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement(place: .sidebar)
    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement(place: .drawer)

    /// Below the title. Both modes show it at rest.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(place: .drawer)
    }

    /// Whether a search field below the title stays when the content scrolls.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        private let name: String

        /// As the platform has it.
        public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
        /// It stays.
        public static let always = NavigationBarDrawerDisplayMode(name: "always")
    }
}

/// A search field: a magnifying glass, then the text or what stands for it.
struct SearchFieldView: View {
    @Environment(\.metrics) private var metrics
    @FocusState private var isFocused: Bool
    let field: SearchField
    /// Whether it stands in the bar at the bottom.
    var isAtBottom = false

    var body: some View {
        NamedView("SearchField") {
            if metrics.bars.isGlass {
                content.onGlass(Capsule(style: .continuous))
            } else {
                content.background(
                    SystemColors.tertiaryFill,
                    in: RoundedRectangle(cornerRadius: metrics.bars.searchFieldRadius ?? 0, style: .continuous))
            }
        }
        .modifier(
            LiveNameModifier(name: field.prompt, value: field.text.wrappedValue.isEmpty ? nil : field.text.wrappedValue)
        )
        .focused($isFocused)
        .onChange(of: isFocused) { if isFocused { field.present(true) } }
        .onChange(of: field.isPresented) { isFocused = field.isPresented }
    }

    /// What a touch of the cross does.
    private var clearing: (@MainActor () -> Void)? {
        if field.text.wrappedValue.isEmpty { return nil }
        return { field.text.wrappedValue = "" }
    }

    private var entry: TextEntryModifier {
        var entry = TextEntryModifier(text: field.text, hasLines: false)
        let (symbol, prompt): (CGFloat, Text) = (metrics.bars.isGlass ? 21 : 18, field.prompt)
        entry.insets = EdgeInsets(top: 0, leading: symbol + 6, bottom: 0, trailing: symbol + 6)
        entry.prompt = { $0.string(prompt) }
        return entry
    }

    // The symbol begins 12 points in, the text 39 (rules.md §18.7); before iOS 26 at 8 and 32.
    private var content: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").frame(width: metrics.bars.isGlass ? 21 : 18)
            ForEach(0..<field.tokens.count, id: \.self) { index in
                field.tokens[index]
                    .padding(.horizontal, 6).padding(.vertical, 2)
                    .foregroundStyle(Color.white)
                    .background(Color.accentColor, in: RoundedRectangle(cornerRadius: 5, style: .continuous))
            }
            Group {
                if field.text.wrappedValue.isEmpty {
                    field.prompt
                } else {
                    Text(field.text.wrappedValue).foregroundStyle(Color.primary)
                }
            }
            .modifier(EditedTextModifier())
            Spacer(minLength: 0)
            Image(systemName: field.text.wrappedValue.isEmpty ? "mic.fill" : "xmark.circle.fill")
                .liveTap(clearing)
        }
        .foregroundStyle(Color.secondary)
        .modifier(entry)
        // What is typed, in a page that draws it itself.
        .foregroundStyle(Color.primary)
        .font(.body)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .lineLimit(1)
        .padding(.horizontal, metrics.bars.isGlass ? 12 : 8)
        .frame(
            height: isAtBottom && metrics.bars.isGlass ? metrics.bars.toolbarItemHeight : metrics.bars.searchFieldHeight
        )
    }
}

/// A search field in a bar, with what ends the search during a search.
struct SearchRow: View {
    @Environment(\.metrics) private var metrics
    let field: SearchField
    /// Whether it stands in the bar at the bottom.
    var isAtBottom = false

    var body: some View {
        HStack(spacing: 12) {
            SearchFieldView(field: field, isAtBottom: isAtBottom)
            if field.isPresented {
                if metrics.bars.isGlass {
                    Image(systemName: "xmark").font(.body.weight(.medium))
                        .frame(width: metrics.bars.itemHeight, height: metrics.bars.itemHeight)
                        .onGlass(Circle())
                        .liveTap(cancel)
                        .modifier(LiveNameModifier(name: Text("Cancel")))
                } else {
                    Text("Cancel").font(.body).foregroundStyle(Color.accentColor).liveTap(cancel)
                }
            }
        }
        .padding(.horizontal, metrics.bars.edge)
    }

    /// Ends the search: what was typed goes, and the field loses the focus.
    private func cancel() {
        field.text.wrappedValue = ""
        field.present(false)
    }
}
