import GalleyGraph
import GalleyViews

/// What a style of labeled contents has to work with.
nonisolated public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: _StylePart { public let _part: _HandedView }

    /// What is labeled.
    public struct Content: _StylePart { public let _part: _HandedView }

    /// The label.
    public let label: Label
    /// What is labeled.
    public let content: Content
}

/// How values with labels look.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    associatedtype Body: View
    /// The label and the content.
    typealias Configuration = LabeledContentStyleConfiguration

    /// The view that a value with a label of this style is; one inside it has the style around this one (rules.md §18.5).
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The automatic style: as the place has it (rules.md §18.6).
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a value with a label of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledPair(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The automatic style: as the place has it (rules.md §18.6).
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The value with a label that a style was given, in the style around that one.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

enum LabeledContentStyleKey: ControlStyleKey {
    static var name: String { "LabeledContent" }

    static func standardBody(_ configuration: LabeledContentStyleConfiguration) -> some View {
        AutomaticLabeledContentStyle().makeBody(configuration: configuration)
    }
}

/// A value with a label in the style that is set; where none is, as its place has it.
struct LabeledInStyle<Label: View, Content: View>: _PrimitiveView {
    let label: Label
    let content: Content

    @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        guard builder.styleType(of: LabeledContentStyleKey.self) != nil else {
            return LabeledPair._build(LabeledPair(label: view.label, content: view.content), into: builder)
        }
        builder.addControl(
            LabeledContentStyleKey.self,
            LabeledContentStyleConfiguration(
                label: .init(_part: .label(view.label, 0)), content: .init(_part: .content(view.content, 1))))
    }
}

extension View {
    /// How the values with labels inside look. One inside a style's body looks as the next outer style says.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(LabeledContentStyleKey.self, style) { $0.makeBody(configuration: $1) })
    }
}
