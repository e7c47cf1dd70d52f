import GalleyGraph
import GalleyLive
import GalleyViews

/// A field for text of many lines, which takes all that it is offered (rules.md §18.2).
nonisolated public struct TextEditor: View {
    private let text: Binding<String>
    @Environment(\.scrollContentBackground) private var ground

    /// Shows `text` in as much room as it is proposed (rules.md §18.2).
    public init(text: Binding<String>) { self.text = text }

    @MainActor public var body: some View {
        NamedView("TextEditor") {
            // A text view keeps 8 points above its text and 5 beside it.
            Color.clear.overlay(alignment: .topLeading) {
                Text(verbatim: text.wrappedValue).modifier(EditedTextModifier())
                    .padding(.vertical, Self.insets.top).padding(.horizontal, Self.insets.leading)
            }
            .background(ground == .hidden ? AnyShapeStyle(.clear) : AnyShapeStyle(.background))
            .clipped()
            .modifier(entry)
        }
    }

    private static var insets: EdgeInsets { EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5) }

    private var entry: TextEntryModifier {
        var entry = TextEntryModifier(text: text, hasLines: true)
        entry.insets = Self.insets
        return entry
    }
}

/// How text editors look.
@MainActor @preconcurrency public protocol TextEditorStyle {}

/// The automatic style.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
    /// Makes the style.
    public init() {}
}

/// The text alone.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
    /// Makes the style.
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The automatic style.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The text alone.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// How the text editors inside look: both styles look the same on iOS.
    /// - Note: Accepted, does nothing here: all editors look alike, as on iOS.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        accepted("textEditorStyle", shownIn: .macPicture)
    }
}
