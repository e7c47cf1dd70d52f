import GalleyGraph

/// Whether people may select text. A picture looks the same either way.
public protocol TextSelectability {
    /// Whether it may be selected.
    static var allowsSelection: Bool { get }
}

/// Text may be selected.
nonisolated public struct EnabledTextSelectability: TextSelectability {
    /// Always true.
    public static let allowsSelection = true
}

/// Text may not be selected.
nonisolated public struct DisabledTextSelectability: TextSelectability {
    /// Always false.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text may be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text may not be selected, as it is by default.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Whether people may select the text inside. Nothing is laid out or drawn differently for it, in Apple's SwiftUI as here.
    /// - Note: Accepted, does nothing here: a page's texts are selected by the browser, in a mode of its own.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        accepted("textSelection")
    }
}
