import GalleyGraph
import GalleyViews

/// Controls that belong together, in a row.
nonisolated public struct ControlGroup<Content: View>: View {
    private let content: Content

    /// A group whose style decides how its controls stand together.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The label is shown where the group becomes a menu, which it does not in a picture.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content(), label: label())
    }

    /// A control group with a title that is looked up in the tables of strings.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(titleKey) } }

    /// A control group with a title that is looked up in the tables of strings and a symbol.
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    @MainActor public var body: some View {
        StyledControl(
            ControlGroupStyleKey.self, ControlGroupStyleConfiguration(content: .init(_part: .content(content))))
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style was given, in the style around that one.
    public init(_ configuration: ControlGroupStyleConfiguration) { content = configuration.content }
}

/// The controls of a group with a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    @MainActor public var body: some View { content }
}

/// What a control group style has to work with.
nonisolated public struct ControlGroupStyleConfiguration {
    /// The controls of a group, as its style places them.
    public struct Content: _StylePart { public let _part: _HandedView }

    /// The controls.
    public let content: Content
}

/// How control groups look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    associatedtype Body: View
    /// The controls.
    typealias Configuration = ControlGroupStyleConfiguration

    /// The view that a group of this style is; a group inside it has the style around this one (rules.md §18.5).
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The automatic style: the controls side by side.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// The controls side by side, as in a bar.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// The pictures of the controls side by side, as a palette shows them.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.content }.labelStyle(.iconOnly)
    }
}

/// The pictures of the controls side by side, as compact menus have them.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.content }.labelStyle(.iconOnly)
    }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// The controls' pictures in a row, as in a menu's palette.
    public static var palette: Self { Self() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// The controls' pictures in a row, as compact menus have them.
    public static var compactMenu: Self { Self() }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The system's choice: the controls in a row.
    public static var automatic: Self { Self() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The controls as they stand in a navigation bar.
    public static var navigation: Self { Self() }
}

enum ControlGroupStyleKey: ControlStyleKey {
    static var name: String { "ControlGroup" }

    static func standardBody(_ configuration: ControlGroupStyleConfiguration) -> some View {
        AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
}

extension View {
    /// How the control groups inside look.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(ControlGroupStyleKey.self, style) { $0.makeBody(configuration: $1) })
    }
}
