import GalleyGraph

/// How the layers of symbols are coloured.
///
/// Without a mode, symbols are drawn as `monochrome`, and as `palette` where `foregroundStyle` was given two or three
/// styles.
nonisolated public struct SymbolRenderingMode: Sendable {
    enum Kind: Sendable, Hashable {
        case monochrome, hierarchical, palette, multicolor
    }

    let kind: Kind

    /// One layer, in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// Layers in their own colours where they have some, else in the foreground style. Badges, weather and a few others
    /// have their own colours here.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// Layers in the primary, secondary and tertiary style by their importance. Styles that are not given are the
    /// primary one, fainter.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Layers in the primary, secondary and tertiary style given.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

extension EnvironmentValues {
    /// How the layers of symbols are coloured; nil leaves it to the symbol and the foreground style.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// How the layers of the symbols inside are coloured; nil leaves it to the symbol and the foreground style.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
