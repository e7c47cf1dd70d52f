import GalleyGraph

/// A movement of symbols, such as `.bounce`.
///
/// A picture shows symbols at rest, as it shows the end of every animation: an effect that comes to rest where it began,
/// or repeats a movement about it, leaves them as they are. Of those that leave something behind `.scale` is here; others are
/// absent (`.drawOn`), or are transitions only (`.appear`, `.disappear`, `.replace`).
nonisolated public protocol SymbolEffect: Sendable {}

/// An effect that runs once for each change of a value.
nonisolated public protocol DiscreteSymbolEffect {}

/// An effect that runs as long as it is active.
nonisolated public protocol IndefiniteSymbolEffect {}

/// How often and how fast an effect runs, which a picture at rest does not show.
nonisolated public struct SymbolEffectOptions: Sendable {
    /// Once, at its own speed.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()

    /// So many times; nil is without end.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// So many times as fast as by itself.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

    /// Again and again, and otherwise as here.
    public var repeating: SymbolEffectOptions { self }
    /// Once, and otherwise as here.
    public var nonRepeating: SymbolEffectOptions { self }
    /// So many times; nil is without end, and otherwise as here.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// So many times as fast as by itself, and otherwise as here.
    /// - Note: Accepted, does nothing here: symbols stand still.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// Jumps up or down.
nonisolated public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Jumps up.
    public var up: BounceSymbolEffect { self }
    /// Jumps down.
    public var down: BounceSymbolEffect { self }
    /// The symbol's layers move one after the other.
    public var byLayer: BounceSymbolEffect { self }
    /// The symbol moves as one.
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// Fades and returns.
nonisolated public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The symbol's layers move one after the other.
    public var byLayer: PulseSymbolEffect { self }
    /// The symbol moves as one.
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// Lights a symbol's steps one after the other.
nonisolated public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Goes through the steps forwards, then backwards.
    public var reversing: VariableColorSymbolEffect { self }
    /// Begins again after the last step.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// Steps that were lit stay so.
    public var cumulative: VariableColorSymbolEffect { self }
    /// One step is lit at a time.
    public var iterative: VariableColorSymbolEffect { self }
    /// What is not lit is hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// What is not lit is dimmed.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

/// Grows and shrinks.
nonisolated public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Changes its size alone.
    public var plain: BreatheSymbolEffect { self }
    /// Changes its size and its opacity.
    public var pulse: BreatheSymbolEffect { self }
    /// The symbol's layers move one after the other.
    public var byLayer: BreatheSymbolEffect { self }
    /// The symbol moves as one.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

/// Turns about itself.
nonisolated public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Turns clockwise.
    public var clockwise: RotateSymbolEffect { self }
    /// Turns counterclockwise.
    public var counterClockwise: RotateSymbolEffect { self }
    /// The symbol's layers move one after the other.
    public var byLayer: RotateSymbolEffect { self }
    /// The symbol moves as one.
    public var wholeSymbol: RotateSymbolEffect { self }
}

/// Moves to and fro.
nonisolated public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Begins clockwise.
    public var clockwise: WiggleSymbolEffect { self }
    /// Begins counterclockwise.
    public var counterClockwise: WiggleSymbolEffect { self }
    /// To the left first.
    public var left: WiggleSymbolEffect { self }
    /// To the right first.
    public var right: WiggleSymbolEffect { self }
    /// Upwards first.
    public var up: WiggleSymbolEffect { self }
    /// Downwards first.
    public var down: WiggleSymbolEffect { self }
    /// In the direction of reading first.
    public var forward: WiggleSymbolEffect { self }
    /// Against the direction of reading first.
    public var backward: WiggleSymbolEffect { self }
    /// The symbol's layers move one after the other.
    public var byLayer: WiggleSymbolEffect { self }
    /// The symbol moves as one.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Jumps up or down.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades and returns.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Lights a symbol's steps one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Grows and shrinks.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns about itself.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Moves to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension View {
    /// Moves the symbols inside while it is active. A picture shows them at rest.
    /// - Note: Accepted, does nothing here: symbols stand still.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { accepted("symbolEffect") }

    /// Moves the symbols inside whenever the value changes. A picture shows them at rest.
    /// - Note: Accepted, does nothing here: symbols stand still.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { accepted("symbolEffect") }

    /// Leaves the symbols inside without the effects set around. A picture shows none.
    /// - Note: Accepted, does nothing here: symbols stand still.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
