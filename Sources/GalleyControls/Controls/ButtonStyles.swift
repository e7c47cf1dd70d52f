import GalleyGraph
import GalleyLive
import GalleyViews

/// The automatic style: the label in the tint colour, unless a foreground style is set around the button
/// (rules.md §18.3).
nonisolated public struct DefaultButtonStyle: ButtonStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TintedLabel(configuration: configuration, plain: false)
    }
}

/// The label as it is.
nonisolated public struct PlainButtonStyle: ButtonStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TintedLabel(configuration: configuration, plain: true)
    }
}

/// The label on a quiet rounded background: 12 points to its sides, 7 above and below (rules.md §18).
///
/// Small and mini buttons are 28 points tall and set in the subheadline
/// style, large ones 50, as UIKit's configurations are.
nonisolated public struct BorderedButtonStyle: ButtonStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        FilledLabel(configuration: configuration, isProminent: false)
    }
}

/// The label in white on the tint colour (rules.md §18.3).
nonisolated public struct BorderedProminentButtonStyle: ButtonStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        FilledLabel(configuration: configuration, isProminent: true)
    }
}

extension ButtonStyle where Self == DefaultButtonStyle {
    /// The automatic style: the label in the tint colour, unless a foreground style is set around the button.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label without a border: on iOS as the automatic style (rules.md §18.3).
nonisolated public struct BorderlessButtonStyle: ButtonStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TintedLabel(configuration: configuration, plain: false)
    }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    /// The label without a border: on iOS as the automatic style.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    /// The label on a quiet rounded background: 12 points to its sides, 7 above and below (rules.md §18).
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label in white on the tint colour.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A label without a background.
private struct TintedLabel: View {
    @Environment(\.isEnabled) private var isEnabled
    let configuration: ButtonStyleConfiguration
    let plain: Bool

    var body: some View {
        if plain {
            configuration.label.dimmedWhenDisabled()
        } else {
            configuration.label.defaultForeground(color)
        }
    }

    private var color: Color {
        if !isEnabled { return Color(.system(.tertiaryLabel)) }
        return configuration.role == .destructive ? .red : .accentColor
    }
}

/// A label on a ground in one colour.
private struct FilledLabel: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintColor) private var tint
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool

    var body: some View {
        BorderedLabel(label: configuration.label, foreground: foreground) { outline, content in
            content.background(background, in: outline)
        }
    }

    private var accent: Color { configuration.role == .destructive ? .red : .accentColor }

    private var foreground: Color {
        if !isEnabled { return Color(.system(.tertiaryLabel)) }
        return isProminent ? .white : accent
    }

    private var background: Color {
        if !isEnabled { return SystemColors.borderedGround }
        if isProminent { return accent }
        return tint == nil ? SystemColors.borderedGround : accent.opacity(0.15)
    }
}

/// A label with room around it for its size, on a ground in the look's outline.
struct BorderedLabel<Grounded: View>: View {
    @Environment(\.controlSize) private var controlSize
    @Environment(\.font) private var font
    @Environment(\.metrics) private var metrics
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.buttonSizing) private var sizing
    let label: ButtonStyleConfiguration.Label
    let foreground: Color
    /// The label with its ground in an outline.
    @ViewBuilder let ground: (ControlShape, AnyView) -> Grounded

    var body: some View {
        let label = label.font(isSmall ? font ?? .subheadline : font).defaultForeground(foreground)
        if borderShape.form == .circle {
            ground(outline, AnyView(Squared { label.padding(verticalPadding) }))
        } else {
            ground(
                outline,
                AnyView(
                    label.frame(maxWidth: sizing == .flexible ? .infinity : nil)
                        .padding(.horizontal, isSmall ? 10 : isLarge ? 20 : 12).padding(.vertical, verticalPadding)))
        }
    }

    private var verticalPadding: CGFloat { isSmall ? 5 : isLarge ? 15 : 7 }

    private var outline: ControlShape {
        switch borderShape.form {
        case .automatic: ControlShape(isCapsule: metrics.buttonsAreCapsules, radius: metrics.buttonRadius)
        case .capsule, .circle: ControlShape(isCapsule: true, radius: 0)
        case .rounded(let radius): ControlShape(isCapsule: false, radius: radius ?? metrics.buttonRadius)
        }
    }

    private var isSmall: Bool { controlSize == .mini || controlSize == .small }
    private var isLarge: Bool { controlSize == .large || controlSize == .extraLarge }
}

/// As wide as it is tall, by the larger of both, with the view in its middle.
private struct Squared: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: max(size.width, size.height), height: max(size.width, size.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
}
