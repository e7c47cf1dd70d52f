import GalleyGraph

/// How pickers look. The styles are SwiftUI's own: a file cannot add one.
@MainActor @preconcurrency public protocol PickerStyle {
    static var _kind: _PickerKind { get }
}

/// Which of SwiftUI's styles a picker has.
public enum _PickerKind: Hashable, Sendable {
    case automatic, menu, segmented, wheel, inline, palette, navigationLink, radioGroup
}

/// The automatic style: a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
    /// Makes the style.
    public init() {}
    @MainActor public static var _kind: _PickerKind { .automatic }
}

/// A button with the chosen value, which opens a menu.
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
    /// Makes the style.
    public init() {}
    @MainActor public static var _kind: _PickerKind { .menu }
}

/// The options side by side.
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
    /// Makes the style.
    public init() {}
    @MainActor public static var _kind: _PickerKind { .segmented }
}

/// The options on a wheel.
nonisolated public struct WheelPickerStyle: PickerStyle, Sendable {
    /// Makes the style.
    public init() {}
    @MainActor public static var _kind: _PickerKind { .wheel }
}

/// The options below each other, the chosen one with a check mark.
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
    /// Makes the style.
    public init() {}
    @MainActor public static var _kind: _PickerKind { .inline }
}

/// The options in a row, as colours or symbols.
nonisolated public struct PalettePickerStyle: PickerStyle, Sendable {
    /// Makes the style.
    public init() {}
    @MainActor public static var _kind: _PickerKind { .palette }
}

/// The label and the chosen value, with a chevron to the options.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    /// Makes the style.
    public init() {}
    @MainActor public static var _kind: _PickerKind { .navigationLink }
}

/// The options below each other, each with a round button.
nonisolated public struct RadioGroupPickerStyle: PickerStyle, Sendable {
    /// Makes the style.
    public init() {}
    @MainActor public static var _kind: _PickerKind { .radioGroup }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The system's choice: a button that opens a menu.
    public static var automatic: Self { Self() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a menu of the options.
    public static var menu: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// The options beside each other, on one ground.
    public static var segmented: Self { Self() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel of options, the selected one in its middle.
    public static var wheel: Self { Self() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// The options as rows; the selected one has a check mark.
    public static var inline: Self { Self() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// The options in a row, as colours or symbols.
    public static var palette: Self { Self() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// The label and the chosen value, with a chevron to the options.
    public static var navigationLink: Self { Self() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// The options below each other, each with a round button.
    public static var radioGroup: Self { Self() }
}

private enum PickerKindKey: EnvironmentKey { static let defaultValue = _PickerKind.automatic }

extension EnvironmentValues {
    /// The style of the pickers inside.
    var pickerKind: _PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

nonisolated struct PickerStyleModifier<S: PickerStyle>: PrimitiveModifier {
    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        builder.with({ $0.pickerKind = S._kind }) { Base._build(content, into: builder) }
    }

    @MainActor static func _list<Base: View>(_ modifier: Self, around content: Base, into elements: ViewElements) {
        elements.builder.with({ $0.pickerKind = S._kind }) { Base._list(content, into: elements) }
    }
}

extension View {
    /// How the pickers inside look.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { modifier(PickerStyleModifier<S>()) }

    /// How tall the rows of the wheels inside are, in points: on watches, where they differ.
    /// - Note: Accepted, does nothing here: the wheels of iOS have rows of one height.
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
}
