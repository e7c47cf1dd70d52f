import GalleyGraph
import GalleyLive
import GalleyViews

/// What a style has to work with that decides itself when a button does its work.
nonisolated public struct PrimitiveButtonStyleConfiguration {
    /// The label as the button was given it.
    public typealias Label = ButtonStyleConfiguration.Label

    /// What the button is for; nil for nothing special.
    public let role: ButtonRole?
    /// The control's label.
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button is for.
    @MainActor @preconcurrency public func trigger() { action() }
}

/// How buttons look and when they do their work.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    /// The label, the role and what starts the button's work.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The view that a button of this style is; a button inside it has the style around this one (rules.md §18.5).
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// How the buttons inside look and when they do their work.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(
            ControlStyleModifier(ButtonStyleKey.self, style) {
                $0.makeBody(
                    configuration: PrimitiveButtonStyleConfiguration(
                        role: $1.role, label: $1.label, action: $1.action))
            })
    }
}
