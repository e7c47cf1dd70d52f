import GalleyGraph
import GalleyLive
import GalleyViews

/// The label on glass: as large as a bordered button, in the colour of text or the tint (rules.md §18.3).
nonisolated public struct GlassButtonStyle: ButtonStyle, Sendable {
    private let glass: Glass

    /// The usual glass.
    public init() { glass = .regular }

    /// Glass of a variant or in a colour.
    public init(_ glass: Glass) { self.glass = glass }

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GlassLabel(configuration: configuration, glass: glass, isProminent: false)
    }
}

/// The label in white on glass in the tint colour (rules.md §18.3).
nonisolated public struct GlassProminentButtonStyle: ButtonStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GlassLabel(configuration: configuration, glass: .regular, isProminent: true)
    }
}

extension ButtonStyle where Self == GlassButtonStyle {
    /// The label on glass: as large as a bordered button, in the colour of text or the tint.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// The label on glass of a variant or in a colour.
    public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
    /// The label in white on glass in the tint colour.
    @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle {
        GlassProminentButtonStyle()
    }
}

/// A label on glass in the outline of a bordered button.
private struct GlassLabel: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintColor) private var tint
    let configuration: ButtonStyleConfiguration
    let glass: Glass
    let isProminent: Bool

    var body: some View {
        BorderedLabel(label: configuration.label, foreground: foreground) { outline, content in
            content.glassEffect(isProminent ? glass.tint(isEnabled ? accent : nil) : glass, in: outline)
        }
    }

    private var accent: Color { configuration.role == .destructive ? .red : .accentColor }

    private var foreground: Color {
        if !isEnabled { return Color(.system(.tertiaryLabel)) }
        if isProminent { return .white }
        return configuration.role == .destructive || tint != nil ? accent : .primary
    }
}
