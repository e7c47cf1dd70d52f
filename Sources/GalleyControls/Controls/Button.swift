import GalleyGraph
import GalleyLive
import GalleyViews

/// A control that does something when pressed (rules.md §18.3).
nonisolated public struct Button<Label: View>: _PrimitiveView {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    /// A button with a view as its label.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a view as its label; its role says what it does.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let label = ButtonStyleConfiguration.Label(_part: .label(view.label))
        if builder.live != nil {
            return builder.withInstalled(PressedButton(role: view.role, action: view.action, label: label)) {
                $0.build($1)
            }
        }
        builder.addControl(
            ButtonStyleKey.self,
            ButtonStyleConfiguration(role: view.role, label: label, isPressed: false, action: view.action))
    }

    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        elements.change({ elements.add { Self._build(view, into: $0) } }) { $0.traits.button = .init(role: view.role) }
    }
}

extension Button where Label == Text {
    /// A button with a title that is looked up in the tables of strings.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// A button with a title as it is.
    @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button with a title that is looked up in the tables of strings; its role says what it does.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a title as it is; its role says what it does.
    @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == GalleyControls.Label<Text, Image> {
    /// A button with a title that is looked up in the tables of strings and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { GalleyControls.Label(titleKey, systemImage: systemImage) }
    }
}

/// A button that can be pressed: what changes while it is held down is built again without the views around it.
private struct PressedButton {
    @State private var isPressed = false
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: ButtonStyleConfiguration.Label

    init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: ButtonStyleConfiguration.Label) {
        self.role = role
        self.action = action
        self.label = label
    }

    @MainActor func build(_ builder: ViewTreeBuilder) {
        let after = builder.environment.afterButtonAction
        let act: @MainActor () -> Void = { [action] in
            action()
            after?.run()
        }
        let configuration = ButtonStyleConfiguration(role: role, label: label, isPressed: isPressed, action: act)
        let isPressed = $isPressed
        let target = PressTarget(
            takesEscape: role == .cancel, setPressed: { isPressed.wrappedValue = $0 }, act: act)
        // A style that decides itself when the button acts is not helped.
        let actsItself = builder.styleType(of: ButtonStyleKey.self) is any PrimitiveButtonStyle.Type
        builder.addControl(
            ButtonStyleKey.self, configuration,
            actsItself ? nil : InteractionContent(.press(target), isEnabled: builder.environment.isEnabled))
    }
}

/// What happens after a button has acted: a dialog that it is in closes.
@MainActor
final class AfterButtonAction {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
}

private enum AfterButtonKey: EnvironmentKey { static var defaultValue: AfterButtonAction? { nil } }

extension EnvironmentValues {
    /// What happens after a button inside has acted.
    var afterButtonAction: AfterButtonAction? {
        get { self[AfterButtonKey.self] }
        set { self[AfterButtonKey.self] = newValue }
    }
}

/// What a button style has to work with.
nonisolated public struct ButtonStyleConfiguration {
    /// A button's label.
    public struct Label: _StylePart { public let _part: _HandedView }

    /// What the button is for, which colours it; nil for nothing special.
    public let role: ButtonRole?
    /// The control's label.
    public let label: Label
    /// Whether the button is being pressed; never in a picture.
    public let isPressed: Bool
    /// What the button does.
    let action: @MainActor () -> Void
}

/// How buttons look.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    /// The label, the role and whether the button is pressed.
    typealias Configuration = ButtonStyleConfiguration

    /// The view that a button of this style is; a button inside it has the style around this one (rules.md §18.5).
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum ButtonStyleKey: ControlStyleKey {
    static var name: String { "Button" }

    static func standardBody(_ configuration: ButtonStyleConfiguration) -> some View {
        DefaultButtonStyle().makeBody(configuration: configuration)
    }
}

extension View {
    /// How the buttons inside look. A button inside a style's body looks as the next outer style says.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(ButtonStyleKey.self, style) { $0.makeBody(configuration: $1) })
    }
}
