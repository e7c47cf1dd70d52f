import GalleyGraph

/// How date pickers look. The styles are SwiftUI's own: a file cannot add one.
@MainActor @preconcurrency public protocol DatePickerStyle {
    static var _kind: _DatePickerKind { get }
}

/// Which of SwiftUI's styles a date picker has.
public enum _DatePickerKind: Hashable, Sendable { case compact, graphical, wheel }

/// The automatic style: pills.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes the style.
    public init() {}
    @MainActor public static var _kind: _DatePickerKind { .compact }
}

/// The label, and pills with the day and the time.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes the style.
    public init() {}
    @MainActor public static var _kind: _DatePickerKind { .compact }
}

/// A month's days.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes the style.
    public init() {}
    @MainActor public static var _kind: _DatePickerKind { .graphical }
}

/// Wheels for the parts of the date.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes the style.
    public init() {}
    @MainActor public static var _kind: _DatePickerKind { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The system's choice: pills with the day and the time.
    public static var automatic: Self { Self() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Pills with the day and the time, which open a calendar.
    public static var compact: Self { Self() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A month's days, of which one is chosen.
    public static var graphical: Self { Self() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels for the parts of the date.
    public static var wheel: Self { Self() }
}

private enum DatePickerKindKey: EnvironmentKey { static let defaultValue = _DatePickerKind.compact }

extension EnvironmentValues {
    /// The style of the date pickers inside.
    var datePickerKind: _DatePickerKind {
        get { self[DatePickerKindKey.self] }
        set { self[DatePickerKindKey.self] = newValue }
    }
}

nonisolated struct DatePickerStyleModifier<S: DatePickerStyle>: PrimitiveModifier {
    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        builder.with({ $0.datePickerKind = S._kind }) { Base._build(content, into: builder) }
    }
}

extension View {
    /// How the date pickers inside look.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(DatePickerStyleModifier<S>())
    }
}
