import GalleyGraph
import GalleyViews

/// What a label style has to work with.
nonisolated public struct LabelStyleConfiguration {
    /// A label's title.
    public struct Title: _StylePart { public let _part: _HandedView }

    /// A label's icon.
    public struct Icon: _StylePart { public let _part: _HandedView }

    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon
}

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    /// The title and the icon.
    typealias Configuration = LabelStyleConfiguration

    /// The view that a label of this style is; a label inside it has the style around this one (rules.md §18.5).
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The automatic style: the icon, then the title.
nonisolated public struct DefaultLabelStyle: LabelStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        IconAndTitle(title: configuration.title, icon: configuration.icon)
    }
}

/// The icon, then the title.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        IconAndTitle(title: configuration.title, icon: configuration.icon)
    }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        IconWithName(icon: configuration.icon, title: configuration.title)
    }
}

/// An icon that is called as the title that is not shown.
private struct IconWithName: _PrimitiveView {
    let icon: LabelStyleConfiguration.Icon
    let title: LabelStyleConfiguration.Title

    static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.named(builder.spokenName(of: view.title)) {
            LabelStyleConfiguration.Icon._build(view.icon, into: builder)
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The automatic style: the icon, then the title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon, then the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

enum LabelStyleKey: ControlStyleKey {
    static var name: String { "Label" }

    static func standardBody(_ configuration: LabelStyleConfiguration) -> some View {
        DefaultLabelStyle().makeBody(configuration: configuration)
    }
}

extension View {
    /// How the labels inside look. A label inside a style's body looks as the next outer style says (rules.md §18.5).
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(LabelStyleKey.self, style) { $0.makeBody(configuration: $1) })
    }
}
