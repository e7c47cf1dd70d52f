import GalleyGraph
import GalleyViews

/// A button that opens a menu. A picture shows it closed: its label.
nonisolated public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?

    /// A menu with a view as its label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }

    /// A menu whose label does something when it is tapped, and opens when it is held.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    @MainActor public var body: some View { MenuBody(label: label, content: content, action: primaryAction) }
}

extension Menu where Label == Text {
    /// A menu with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A menu with a title that is looked up in the tables of strings.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// A menu with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == GalleyControls.Label<Text, Image> {
    /// A menu with a title that is looked up in the tables of strings and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { GalleyControls.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu with a title as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { GalleyControls.Label(title, systemImage: systemImage) }
    }

    /// A menu with a title that is looked up in the tables of strings and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { GalleyControls.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style was given, in the style around that one.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        primaryAction = nil
    }
}

/// What a menu style has to work with.
nonisolated public struct MenuStyleConfiguration {
    /// The control's label.
    public struct Label: _StylePart { public let _part: _HandedView }

    /// The menu's items, as the style places them.
    public struct Content: _StylePart { public let _part: _HandedView }

    let label: Label
    let content: Content
    /// Opens the menu, or does what a tap on its label is for; nil in a picture.
    var open: (@MainActor () -> Void)?
}

/// How menus look.
@MainActor @preconcurrency public protocol MenuStyle {
    associatedtype Body: View
    /// The label and the items.
    typealias Configuration = MenuStyleConfiguration

    /// The view that a menu of this style is; a menu inside it has the style around this one (rules.md §18.5).
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The automatic style: a button.
nonisolated public struct DefaultMenuStyle: MenuStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button in the button style of its place.
nonisolated public struct ButtonMenuStyle: MenuStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).buttonStyle(.automatic)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The automatic style: a button.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the button style of its place.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// In which order a menu's items stand.
nonisolated public struct MenuOrder: Equatable, Hashable, Sendable {
    private let name: String

    /// As the platform has it.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first item lies nearest to the button, also where the menu opens upwards.
    public static let priority = MenuOrder(name: "priority")
    /// The first item is at the top.
    public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes when an item was chosen.
nonisolated public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let name: String

    /// As the menu's style has it.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// A choice closes the menu.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

enum MenuStyleKey: ControlStyleKey {
    static var name: String { "Menu" }

    /// A button, whose action opens the menu.
    static func standardBody(_ configuration: MenuStyleConfiguration) -> some View {
        Button {
            configuration.open?()
        } label: {
            configuration.label
        }
    }
}

extension View {
    /// How the menus inside look.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(MenuStyleKey.self, style) { $0.makeBody(configuration: $1) })
    }

    /// Whether menus show that they are: on iOS they never do.
    /// - Note: Accepted, does nothing here: menus show no indicator, as on iOS.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        accepted("menuIndicator", shownIn: .macPicture)
    }

    /// In which order the items of the menus inside stand. A picture shows menus closed.
    /// - Note: Accepted, does nothing here: items stand in the order in which they are written.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { accepted("menuOrder") }

    /// Whether the menus inside close when an item was chosen. A picture shows menus closed.
    /// - Note: Accepted, does nothing here: a menu closes when an item was chosen.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        accepted("menuActionDismissBehavior")
    }
}

/// The menu in the style of its place.
private struct MenuBody<Label: View, Content: View>: _PrimitiveView {
    let label: Label
    let content: Content
    let action: (() -> Void)?

    @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        if builder.live != nil {
            return builder.withInstalled(OpenableMenu(label: view.label, content: view.content, action: view.action)) {
                $0.build($1)
            }
        }
        let configuration = MenuStyleConfiguration(
            label: .init(_part: .label(view.label)), content: .init(_part: .content(view.content)))
        builder.addControl(MenuStyleKey.self, configuration)
    }
}

/// A menu that can be opened.
private struct OpenableMenu<Label: View, Content: View> {
    @State private var isOpen = false
    let label: Label
    let content: Content
    let action: (() -> Void)?

    init(label: Label, content: Content, action: (() -> Void)?) {
        (self.label, self.content, self.action) = (label, content, action)
    }

    @MainActor func build(_ builder: ViewTreeBuilder) {
        if let outer = builder.environment.openMenu { return buildItem(in: outer, builder) }
        let (isOpen, action) = ($isOpen, action)
        let configuration = MenuStyleConfiguration(
            label: .init(_part: .label(label)), content: .init(_part: .content(content)),
            open: {
                if let action { action() } else { isOpen.wrappedValue = true }
            })
        let control = ElementView { $0.addControl(MenuStyleKey.self, configuration) }
        let close = { isOpen.wrappedValue = false }
        let presenting = PresentationModifier(
            kind: "Menu", cover: { [content] in isOpen.wrappedValue ? MenuCover(content: content, close: close) : nil },
            close: close)
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        build(control.modifier(presenting))
    }

    /// A menu in a menu is an item of it, which opens the inner one over it. What is chosen there closes both.
    @MainActor private func buildItem(in outer: OpenMenu, _ builder: ViewTreeBuilder) {
        let isOpen = $isOpen
        let item = Button {
            isOpen.wrappedValue = true
        } label: {
            HStack(spacing: 12) {
                label
                Spacer(minLength: 0)
                Image(systemName: "chevron.forward").role(.decoration).font(.footnote.weight(.semibold))
            }
        }
        let close = {
            isOpen.wrappedValue = false
            outer.close()
        }
        let title = ElementView { [label] in Label._build(label, into: $0) }
        let presenting = PresentationModifier(
            kind: "Menu",
            cover: { [content] () -> MenuCover<Content>? in
                guard isOpen.wrappedValue else { return nil }
                return MenuCover(content: content, close: close, title: title, back: { isOpen.wrappedValue = false })
            }, close: close)
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        // The item opens a menu, and closes none.
        build(item.environment(\.afterButtonAction, nil).modifier(presenting))
    }
}

/// The menu that a place is an item of.
struct OpenMenu {
    /// Closes it, and those that it was opened from.
    let close: () -> Void
}

private enum OpenMenuKey: EnvironmentKey { static var defaultValue: OpenMenu? { nil } }

extension EnvironmentValues {
    /// The open menu that the place is in.
    var openMenu: OpenMenu? {
        get { self[OpenMenuKey.self] }
        set { self[OpenMenuKey.self] = newValue }
    }
}
