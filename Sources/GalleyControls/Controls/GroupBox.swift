import GalleyGraph
import GalleyViews

/// Views on a separate ground, with a label.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// A group box with a view as its label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The label first, as older files have it.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @MainActor public var body: some View {
        StyledControl(
            GroupBoxStyleKey.self,
            GroupBoxStyleConfiguration(
                label: .init(_part: .label(label, 0)), content: .init(_part: .content(content, 1))))
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// A group box with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group box with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style was given, in the style around that one.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}

/// What a group box style has to work with.
nonisolated public struct GroupBoxStyleConfiguration {
    /// The control's label.
    public struct Label: _StylePart { public let _part: _HandedView }

    /// What is in the box, as the style places it.
    public struct Content: _StylePart { public let _part: _HandedView }

    /// The control's label.
    public let label: Label
    /// What is in the box.
    public let content: Content
}

/// How group boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    /// The label and the content.
    typealias Configuration = GroupBoxStyleConfiguration

    /// The view that a box of this style is; a box inside it has the style around this one (rules.md §18.5).
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The automatic style: a quiet ground with rounded corners, the label in the headline font.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BoxOnGround(configuration: configuration)
    }
}

private enum BoxDepthKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    /// How many group boxes are around the place.
    fileprivate var boxDepth: Int {
        get { self[BoxDepthKey.self] }
        set { self[BoxDepthKey.self] = newValue }
    }
}

/// A box's label and content on a ground, which is that of the second level, in another box that of the third.
private struct BoxOnGround: View {
    @Environment(\.boxDepth) private var depth
    let configuration: GroupBoxStyleConfiguration

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            VStack { configuration.content }
        }
        .environment(\.boxDepth, depth + 1)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(16)
        .background(
            Color(.system(depth.isMultiple(of: 2) ? .groupedBackground : .tertiaryBackground)),
            in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The automatic style: a quiet ground with rounded corners, the label in the headline font.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

enum GroupBoxStyleKey: ControlStyleKey {
    static var name: String { "GroupBox" }

    static func standardBody(_ configuration: GroupBoxStyleConfiguration) -> some View {
        DefaultGroupBoxStyle().makeBody(configuration: configuration)
    }
}

extension View {
    /// How the group boxes inside look. A box inside a style's body looks as the next outer style says.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(GroupBoxStyleKey.self, style) { $0.makeBody(configuration: $1) })
    }
}
