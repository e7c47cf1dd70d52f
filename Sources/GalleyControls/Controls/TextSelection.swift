import GalleyGraph
import GalleyViews

/// What is chosen of a field's text. Nothing is in a picture, and a field leaves the binding alone.
public struct TextSelection: Hashable, Sendable {
    /// The places that are chosen.
    public enum Indices: Hashable, Sendable {
        /// One range; an empty one is the place of the cursor.
        case selection(Range<String.Index>)
        /// Several ranges, as where text runs both ways.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The places that are chosen.
    public var indices: Indices

    /// Chooses a range.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// Chooses several ranges.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// Puts the cursor before a character.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// Whether nothing but the cursor's place is chosen.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

extension TextField where Label == Text {
    /// A field that would tell what is chosen of its text, with a title that is looked up in the tables of strings.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: Text(titleKey))
    }

    /// A field that would tell what is chosen of its text, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: Text(title))
    }
}

extension TextField {
    /// A field that would tell what is chosen of its text.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label())
    }
}

extension TextEditor {
    /// A field for text of many lines that would tell what is chosen of it.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}
