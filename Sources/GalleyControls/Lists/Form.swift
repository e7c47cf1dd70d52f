import GalleyGraph
import GalleyViews

/// Controls in the look of a list's rows, grouped on cards (rules.md §18.8).
nonisolated public struct Form<Content: View>: View {
    let content: Content

    /// Rows of controls, under headers where `content` has sections (rules.md §18.8).
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        NamedView("Form", .list) { ListBody(content: content, kind: .insetGrouped, isSelected: nil) }
    }
}

/// How forms look. All of the styles look alike on iOS: rows on cards.
@MainActor @preconcurrency public protocol FormStyle {}

/// The system's style.
nonisolated public struct AutomaticFormStyle: FormStyle, Sendable {
    /// Makes the style.
    public init() {}
}
/// Rows on cards.
nonisolated public struct GroupedFormStyle: FormStyle, Sendable {
    /// Makes the style.
    public init() {}
}
/// Labels in one column and controls in another, as on macOS; on iOS they are rows on cards.
nonisolated public struct ColumnsFormStyle: FormStyle, Sendable {
    /// Makes the style.
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The system's style.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows on cards.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels in one column and controls in another, as on macOS.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// How forms inside look: on iOS all alike.
    /// - Note: Accepted, does nothing here: forms of macOS are columns, those of iOS cards.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        accepted("formStyle", shownIn: .macPicture)
    }
}
