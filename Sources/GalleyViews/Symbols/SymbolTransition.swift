import GalleyGraph

/// An effect by which one symbol takes another's place.
nonisolated public protocol ContentTransitionSymbolEffect {}

/// An effect by which symbols come and go.
nonisolated public protocol TransitionSymbolEffect {}

/// One symbol goes, the other comes. It is a change only: a picture shows one of them, at rest.
nonisolated public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// The old one shrinks, the new one grows.
    public var downUp: ReplaceSymbolEffect { self }
    /// The old one grows as it goes, the new one as it comes.
    public var upUp: ReplaceSymbolEffect { self }
    /// The old one goes at once, the new one grows.
    public var offUp: ReplaceSymbolEffect { self }
    /// Layer after layer.
    public var byLayer: ReplaceSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: ReplaceSymbolEffect { self }

    /// The old one shrinks, the new one grows.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// The old one grows as it goes, the new one as it comes.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// The old one goes at once, the new one grows.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }

    /// What both symbols have stays. It is a change only: at rest the new one is there.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {}

    /// What both symbols have stays, and the rest is replaced; `fallback` is for symbols that have nothing in common.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }
}

/// Symbols come layer by layer. It is a change only: at rest they are there.
nonisolated public struct AppearSymbolEffect: SymbolEffect, TransitionSymbolEffect {
    /// Growing.
    public var up: AppearSymbolEffect { self }
    /// Shrinking.
    public var down: AppearSymbolEffect { self }
    /// Layer after layer.
    public var byLayer: AppearSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// Symbols go layer by layer. It is a change only: a symbol that is there is drawn.
nonisolated public struct DisappearSymbolEffect: SymbolEffect, TransitionSymbolEffect {
    /// Growing.
    public var up: DisappearSymbolEffect { self }
    /// Shrinking.
    public var down: DisappearSymbolEffect { self }
    /// Layer after layer.
    public var byLayer: DisappearSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// Symbols come as if they were written (iOS 26). It is a change only: at rest they are there.
nonisolated public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// Layer after layer.
    public var byLayer: DrawOnSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: DrawOnSymbolEffect { self }
    /// Part after part.
    public var individually: DrawOnSymbolEffect { self }
}

/// Symbols go as they were written (iOS 26). It is a change only: a symbol that is there is drawn.
nonisolated public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// Layer after layer.
    public var byLayer: DrawOffSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: DrawOffSymbolEffect { self }
    /// Part after part.
    public var individually: DrawOffSymbolEffect { self }
    /// From the end to the beginning.
    public var reversed: DrawOffSymbolEffect { self }
    /// From the beginning to the end.
    public var nonReversed: DrawOffSymbolEffect { self }
}

/// The system's choice.
nonisolated public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol goes, the other comes.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Symbols come.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Symbols go.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// Symbols come as if they were written.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// Symbols go as they were written.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The system's choice for the change at hand.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension ContentTransition {
    /// As the system has symbols change.
    public static var symbolEffect: ContentTransition { .symbols }

    /// By an effect of symbols.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .symbols }
}

extension AnyTransition {
    /// As the system has symbols come and go.
    public static var symbolEffect: AnyTransition { AnyTransition(SymbolEffectTransition()) }

    /// By an effect of symbols.
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition { AnyTransition(SymbolEffectTransition()) }
}

/// Symbols come and go by a separate effect.
nonisolated public struct SymbolEffectTransition: Transition, Sendable {
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }

    /// Nothing moves from its place.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == SymbolEffectTransition {
    /// As the system has symbols come and go.
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }

    /// By an effect of symbols.
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { SymbolEffectTransition() }
}
