import GalleyGraph
import GalleyLive
import GalleyViews

/// A button that looks like a link: the label alone, in the colour of links.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a button of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(LinkLook())
    }
}

/// The label in the colour of links; quieter while it is held.
private struct LinkLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(.blue).opacity(configuration.isPressed ? 0.5 : 1)
            .dimmedWhenDisabled()
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The label alone, in the colour of links.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
