import GalleyGraph
import GalleyLive
import GalleyViews

/// What a toggle style has to work with.
nonisolated public struct ToggleStyleConfiguration {
    /// A toggle's label.
    public struct Label: _StylePart { public let _part: _HandedView }

    /// The control's label.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether it stands for several values of which some are on.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    /// The label and whether the toggle is on.
    typealias Configuration = ToggleStyleConfiguration

    /// The view that a toggle of this style is; a toggle inside it has the style around this one (rules.md §18.5).
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The automatic style: a switch, or a box to check on macOS.
nonisolated public struct DefaultToggleStyle: ToggleStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AutomaticToggle(configuration: configuration)
    }
}

/// The label, then a switch at the other end of the row (rules.md §18.7).
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
    private let tint: Color?

    /// Makes the style.
    public init() { tint = nil }

    /// A switch with a separate colour where it is on.
    public init(tint: Color) { self.tint = tint }

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration, ownTint: tint)
    }
}

/// A button that stays pressed while the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ButtonToggle(configuration: configuration)
    }
}

/// A box that is checked, before the label.
nonisolated public struct CheckboxToggleStyle: ToggleStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CheckboxRow(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The automatic style: a switch, or a box to check on macOS.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// The label, then a switch at the other end of the row.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box that is checked, before the label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

enum ToggleStyleKey: ControlStyleKey {
    static var name: String { "Toggle" }

    static func standardBody(_ configuration: ToggleStyleConfiguration) -> some View {
        DefaultToggleStyle().makeBody(configuration: configuration)
    }
}

extension View {
    /// How the toggles inside look. A toggle inside a style's body looks as the next outer style says.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(ToggleStyleKey.self, style) { $0.makeBody(configuration: $1) })
    }
}

private struct AutomaticToggle: View {
    @Environment(\.textPlatform) private var platform
    let configuration: ToggleStyleConfiguration

    var body: some View {
        if platform == .macOS {
            CheckboxRow(configuration: configuration)
        } else {
            SwitchRow(configuration: configuration, ownTint: nil)
        }
    }
}

private struct SwitchRow: View {
    @Environment(\.metrics) private var metrics
    let configuration: ToggleStyleConfiguration
    let ownTint: Color?

    var body: some View {
        ControlRow(reach: 2 - metrics.switchReach) {
            configuration.label
        } control: {
            Switch(isOn: configuration.isOn, ownTint: ownTint)
                .onTapGesture { configuration.isOn.toggle() }
                .padding(.trailing, -metrics.switchReach)
        }
    }
}

/// The track and its knob (rules.md §18).
private struct Switch: View {
    @Environment(\.metrics) private var metrics
    @Environment(\.tintColor) private var tint
    @Environment(\.look) private var look
    @Environment(\.colorScheme) private var scheme
    let isOn: Bool
    let ownTint: Color?

    var body: some View {
        Group {
            // Before iOS 26 the knob's shadow ends where the track does.
            if look == .iOS18 { track.clipShape(Capsule()) } else { track }
        }
        .dimmedWhenDisabled()
    }

    private var track: some View {
        Capsule()
            .fill(isOn ? ownTint ?? tint ?? .green : off)
            .overlay(alignment: isOn ? .trailing : .leading) {
                knob.frame(width: metrics.switchKnob.width, height: metrics.switchKnob.height)
                    .padding(metrics.switchInset)
            }
            .frame(width: metrics.switchSize.width, height: metrics.switchSize.height)
    }

    /// Its shadow before iOS 26 is measured (C-021).
    private var knob: some View {
        let isOld = look == .iOS18
        return Capsule().fill(.white)
            .shadow(color: .black.opacity(isOld ? 0.115 : 0.15), radius: isOld ? 3 : 2, y: isOld ? 3 : 1)
    }

    /// Measured on iOS 26, light and dark; before it was a translucent grey.
    private var off: Color {
        guard look == .iOS26 else { return SystemColors.secondaryFill }
        let level = scheme == .dark ? (90.0, 94.0) : (197.0, 199.0)
        return Color(red: level.0 / 255, green: level.0 / 255, blue: level.1 / 255)
    }
}

private struct ButtonToggle: View {
    @Environment(\.metrics) private var metrics
    let configuration: ToggleStyleConfiguration

    var body: some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
                .padding(.horizontal, 12)
                .padding(.vertical, 7)
                .background(
                    configuration.isOn ? Color.accentColor.opacity(0.15) : .clear,
                    in: ControlShape(isCapsule: metrics.buttonsAreCapsules, radius: metrics.buttonRadius))
        }
    }
}

/// A box of 16 points, 5 before the label (rules.md §18).
private struct CheckboxRow: View {
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    let configuration: ToggleStyleConfiguration

    var body: some View {
        HStack(spacing: 5) {
            RoundedRectangle(cornerRadius: 4, style: .continuous)
                .fill(isMarked ? Color.accentColor : SystemColors.fill)
                .overlay {
                    if isMarked {
                        Image(systemName: configuration.isMixed ? "minus" : "checkmark")
                            .font(.system(size: 10, weight: .bold))
                            .foregroundStyle(.white)
                    }
                }
                .frame(width: 16, height: 16)
                .dimmedWhenDisabled()
                .onTapGesture { configuration.isOn.toggle() }
            if !labelsAreHidden { configuration.label }
        }
    }

    private var isMarked: Bool { configuration.isOn || configuration.isMixed }
}
