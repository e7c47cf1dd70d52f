import GalleyControls
import GalleyGraph
import GalleyLive
import GalleyViews

/// How buttons in bars look: in the tint colour, or on glass in the colour of text.
nonisolated struct BarButtonStyle: ButtonStyle {
    /// Whether the button is what a person most likely wants.
    var isProminent = false

    @MainActor func makeBody(configuration: Configuration) -> some View {
        BarButtonLabel(configuration: configuration, isProminent: isProminent)
    }
}

private struct BarButtonLabel: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintColor) private var tint
    @Environment(\.metrics) private var metrics
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool

    var body: some View {
        configuration.label
            .modifier(BarFontWeight(isHeavy: isProminent && !metrics.bars.isGlass))
            .defaultForeground(color)
    }

    private var color: Color {
        if !isEnabled { return Color(.system(.tertiaryLabel)) }
        if configuration.role == .destructive { return .red }
        guard metrics.bars.isGlass else { return .accentColor }
        return isProminent ? .white : tint ?? .primary
    }
}

private struct BarFontWeight: ViewModifier {
    @Environment(\.font) private var font
    let isHeavy: Bool

    func body(content: Content) -> some View {
        content.font(isHeavy ? (font ?? .body).weight(.semibold) : font)
    }
}
