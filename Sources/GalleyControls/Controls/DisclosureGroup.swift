import GalleyGraph
import GalleyLive
import GalleyViews

/// A label, and views under it that can be folded away.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let isExpanded: Binding<Bool>?
    private let label: Label
    private let content: () -> Content

    private init(_ isExpanded: Binding<Bool>?, _ label: Label, _ content: @escaping () -> Content) {
        self.isExpanded = isExpanded
        self.label = label
        self.content = content
    }

    /// A group that remembers by itself whether it is folded; at first it is.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, label(), content)
    }

    /// A disclosure group with a view as its label.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, label(), content)
    }

    @MainActor public var body: some View {
        if let isExpanded {
            DisclosureBody(isExpanded: isExpanded, label: label, content: content)
        } else {
            OwnDisclosure(label: label, content: content)
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// A disclosure group with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, Text(titleKey), content)
    }

    /// Closed at first, under a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, Text(label), content)
    }

    /// A disclosure group with a title that is looked up in the tables of strings.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, Text(titleKey), content)
    }

    /// Under a text as it stands; `isExpanded` says whether the views are shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, Text(label), content)
    }
}

/// What a disclosure group style has to work with.
nonisolated public struct DisclosureGroupStyleConfiguration {
    /// The control's label.
    public struct Label: _StylePart { public let _part: _HandedView }

    /// The views under the label, as the style places them.
    public struct Content: _StylePart { public let _part: _HandedView }

    /// The control's label.
    public let label: Label
    /// The views under the label, whether they are shown or not.
    public let content: Content
    /// Whether the views under the label are shown.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// How disclosure groups look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View
    /// The label, the content and whether it is shown.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// The view that a group of this style is; a group inside it has the style around this one (rules.md §18.5).
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The automatic style: a chevron at the end of the label's row, turned down where the group is open.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                configuration.label
                Spacer()
                FoldingChevron(isExpanded: configuration.isExpanded)
            }
            .foregroundStyle(.tint)
            .contentShape(Rectangle())
            .onTapGesture { configuration.isExpanded.toggle() }
            if configuration.isExpanded { configuration.content }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The automatic style: a chevron at the end of the label's row, turned down where the group is open.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

enum DisclosureGroupStyleKey: ControlStyleKey {
    static var name: String { "DisclosureGroup" }

    static func standardBody(_ configuration: DisclosureGroupStyleConfiguration) -> some View {
        AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
    }
}

extension View {
    /// How the disclosure groups inside look.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(DisclosureGroupStyleKey.self, style) { $0.makeBody(configuration: $1) })
    }
}

/// A group that remembers by itself whether it is folded.
private struct OwnDisclosure<Label: View, Content: View>: View {
    @State private var isExpanded = false
    let label: Label
    let content: () -> Content

    var body: some View { DisclosureBody(isExpanded: $isExpanded, label: label, content: content) }
}

/// The group in the style of its place.
private struct DisclosureBody<Label: View, Content: View>: _PrimitiveView {
    let isExpanded: Binding<Bool>
    let label: Label
    let content: () -> Content

    @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let configuration = DisclosureGroupStyleConfiguration(
            label: .init(_part: .label(view.label, 0)), content: .init(_part: .content(view.content(), 1)),
            isExpanded: view.isExpanded)
        builder.addControl(DisclosureGroupStyleKey.self, configuration)
    }

    /// In a list the label is a row, and what it discloses are rows one level further in, unless a style of the user's makes
    /// the group, which is one row then.
    @MainActor static func _list(_ view: Self, into elements: ViewElements) {
        let builder = elements.builder
        let style = builder.styleType(of: DisclosureGroupStyleKey.self)
        guard builder.environment.isInRows, style == nil || style == AutomaticDisclosureGroupStyle.self else {
            return elements.add { Self._build(view, into: $0) }
        }
        elements.add { builder in
            let row = FoldingRow(isExpanded: view.isExpanded, label: view.label)
            builder.step(0) { FoldingRow._build(row, into: builder) }
        }
        guard view.isExpanded.wrappedValue else { return }
        elements.change({ builder.step(1) { Content._list(view.content(), into: elements) } }) {
            $0.traits[RowDepth.self] = ($0.traits[RowDepth.self] ?? 0) + 1
        }
    }
}
