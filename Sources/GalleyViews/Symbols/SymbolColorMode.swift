import GalleyGraph

/// How the colour of a symbol's layer fills it.
nonisolated public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let isGradient: Bool

    /// One colour.
    public static let flat = SymbolColorRenderingMode(isGradient: false)
    /// A gradient from the colour.
    public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

/// How a symbol shows a value between nothing and all.
nonisolated public struct SymbolVariableValueMode: Hashable, Sendable {
    private let isDrawn: Bool

    /// Layers beyond the value are fainter.
    public static let color = SymbolVariableValueMode(isDrawn: false)
    /// Lines are drawn as far as the value.
    public static let draw = SymbolVariableValueMode(isDrawn: true)
}

extension View {
    /// How the colours of the symbols inside fill their layers.
    /// - Note: Accepted, does nothing here: layers are filled with one colour.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        accepted("symbolColorRenderingMode", shownIn: .picture)
    }

    /// How the symbols inside show a value between nothing and all.
    /// - Note: Accepted, does nothing here: layers beyond the value are fainter.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        accepted("symbolVariableValueMode", shownIn: .picture)
    }
}
