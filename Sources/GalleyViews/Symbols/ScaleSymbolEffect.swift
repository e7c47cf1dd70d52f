import GalleyGraph

/// Leaves a symbol larger or smaller while it is active.
nonisolated public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    // Apple documents no factors: these are Galley's.
    fileprivate var factor: CGFloat = 1.1

    /// The symbol becomes larger.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.1) }
    /// The symbol becomes smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(factor: 0.9) }
    /// The symbol's layers move one after the other. It comes to rest the same.
    public var byLayer: ScaleSymbolEffect { self }
    /// The symbol moves as one.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Leaves the symbol larger while it is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

private enum SymbolScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
    /// How many times as large as usual symbols are drawn; the room that they take stays.
    var symbolScale: CGFloat {
        get { self[SymbolScaleKey.self] }
        set { self[SymbolScaleKey.self] = newValue }
    }
}

extension View {
    /// Leaves the symbols inside larger or smaller while it is active. The room that they take stays.
    nonisolated public func symbolEffect(
        _ effect: ScaleSymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        transformEnvironment(\.symbolScale) { if isActive { $0 *= effect.factor } }
    }
}
