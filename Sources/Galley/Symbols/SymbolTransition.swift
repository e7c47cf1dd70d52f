/// An effect by which one symbol takes another's place.
nonisolated public protocol ContentTransitionSymbolEffect {}

/// An effect by which symbols come and go.
nonisolated public protocol TransitionSymbolEffect {}

/// One symbol goes, the other comes. It is a change only: a picture shows one of them, at rest.
nonisolated public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    public var downUp: ReplaceSymbolEffect { self }
    public var upUp: ReplaceSymbolEffect { self }
    public var offUp: ReplaceSymbolEffect { self }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// Symbols come layer by layer. It is a change only: at rest they are there.
nonisolated public struct AppearSymbolEffect: SymbolEffect, TransitionSymbolEffect {
    public var up: AppearSymbolEffect { self }
    public var down: AppearSymbolEffect { self }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// Symbols go layer by layer. It is a change only: a symbol that is there is drawn.
nonisolated public struct DisappearSymbolEffect: SymbolEffect, TransitionSymbolEffect {
    public var up: DisappearSymbolEffect { self }
    public var down: DisappearSymbolEffect { self }
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// The system's choice.
nonisolated public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
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

/// Symbols come and go by an effect of their own.
nonisolated public struct SymbolEffectTransition: Transition, Sendable {
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }

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
