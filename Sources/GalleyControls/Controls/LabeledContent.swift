import GalleyGraph
import GalleyViews

/// A value with a label (rules.md §18.6).
///
/// On iOS, and inside forms and lists: the label leads, the value follows at the other end of the row in the secondary style,
/// their first baselines on one line. On macOS elsewhere: the label, 8 points, the value, their middles on one line (recorded:
/// swiftui-web, `labeledcontent/basic`).
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    /// A value with its label (rules.md §18.6).
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    @MainActor public var body: some View { LabeledInStyle(label: label, content: content) }
}

/// The label and the value as their place has it.
struct LabeledPair<Label: View, Content: View>: View {
    @Environment(\.textPlatform) private var platform
    @Environment(\.isInRows) private var isInRows
    let label: Label
    let content: Content

    var body: some View {
        NamedView("LabeledContent") {
            if platform == .macOS, !isInRows {
                HStack(spacing: 8) {
                    HandedIn(label: label)
                    HandedIn(content)
                }
            } else {
                HStack(alignment: .firstTextBaseline) {
                    HandedIn(label: ControlLabel(label: label))
                    Spacer()
                    HandedIn(content).secondaryForeground()
                }
            }
        }
    }
}

extension LabeledContent where Label == Text {
    /// A value with a label that is looked up.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A value with a label as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text as it stands, with a label that is looked up.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(titleKey) { Text(value) }
    }

    /// A text with a label, both as they stand.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(title) { Text(value) }
    }

    /// A value as `format` writes it, with a label that is looked up.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }

    /// A value as `format` writes it, with a label as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }
}
