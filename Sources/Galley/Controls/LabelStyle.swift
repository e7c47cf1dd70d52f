/// What a label style has to work with.
nonisolated public struct LabelStyleConfiguration {
    /// A label's title.
    public struct Title: _PrimitiveView {
        let build: @MainActor (ViewTreeBuilder) -> Void

        @MainActor public static func _build(_ view: Title, into builder: ViewTreeBuilder) { view.build(builder) }
    }

    /// A label's icon.
    public struct Icon: _PrimitiveView {
        let build: @MainActor (ViewTreeBuilder) -> Void

        @MainActor public static func _build(_ view: Icon, into builder: ViewTreeBuilder) { view.build(builder) }
    }

    public let title: Title
    public let icon: Icon
}

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The automatic style: the icon, then the title.
nonisolated public struct DefaultLabelStyle: LabelStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        IconAndTitle(title: configuration.title, icon: configuration.icon)
    }
}

/// The icon, then the title.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        IconAndTitle(title: configuration.title, icon: configuration.icon)
    }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A label style of any type, in the environment.
final class AnyLabelStyle {
    /// The style around this one, which labels inside this one's body have.
    private let outer: AnyLabelStyle?
    private let make: @MainActor (LabelStyleConfiguration, ViewTreeBuilder) -> Void

    @MainActor init<S: LabelStyle>(_ style: S, outer: AnyLabelStyle?) {
        self.outer = outer
        make = { configuration, builder in
            builder.withInstalled(style) { style, builder in
                S.Body._build(style.makeBody(configuration: configuration), into: builder)
            }
        }
    }

    @MainActor func build(_ configuration: LabelStyleConfiguration, _ builder: ViewTreeBuilder) {
        builder.with({ $0.labelStyle = outer }) { make(configuration, builder) }
    }
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabelStyle? { nil }
}

extension EnvironmentValues {
    /// How labels look; nil is the automatic style.
    var labelStyle: AnyLabelStyle? {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// How the labels inside look.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(LabelStyleModifier(style: style))
    }
}

/// Sets the label style.
nonisolated private struct LabelStyleModifier<S: LabelStyle>: PrimitiveModifier {
    let style: S

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let style = AnyLabelStyle(modifier.style, outer: builder.environment.labelStyle)
        builder.with({ $0.labelStyle = style }) { Base._build(content, into: builder) }
    }
}
