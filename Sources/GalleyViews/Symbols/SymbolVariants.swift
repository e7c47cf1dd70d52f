import GalleyGraph

/// A variant of symbols: filled, crossed out, or in a shape.
nonisolated public struct SymbolVariants: Hashable, Sendable {
    enum Shape: String, Sendable, CaseIterable {
        case circle, square, rectangle
    }

    var shape: Shape?
    var isFilled = false
    var isSlashed = false

    /// No variant. In `symbolVariant(_:)` it changes nothing; `environment(\.symbolVariants, .none)` undoes what is set
    /// around.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(shape: .circle)
    /// In a square.
    public static let square = SymbolVariants(shape: .square)
    /// In a rectangle.
    public static let rectangle = SymbolVariants(shape: .rectangle)
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// Crossed out.
    public static let slash = SymbolVariants(isSlashed: true)

    /// This variant, in a circle.
    public var circle: SymbolVariants { adding(.circle) }
    /// This variant, in a square.
    public var square: SymbolVariants { adding(.square) }
    /// This variant, in a rectangle.
    public var rectangle: SymbolVariants { adding(.rectangle) }
    /// This variant, filled.
    public var fill: SymbolVariants { adding(.fill) }
    /// This variant, crossed out.
    public var slash: SymbolVariants { adding(.slash) }

    /// Whether everything of another variant is in this one.
    public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

    /// Both variants; of two shapes, the other's.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
    }

    /// The names under which the variant of a symbol may be known, the fullest first and the symbol's own last: a symbol
    /// without a variant stays as it is. SF Symbols names a variant `heart.slash.circle.fill`, in this order.
    func names(for name: String) -> [String] {
        if self == .none { return [name] }
        var base = name[...]
        var whole = self
        func drop(_ suffix: String) -> Bool {
            guard base.hasSuffix("." + suffix), base.count > suffix.count + 1 else { return false }
            base = base.dropLast(suffix.count + 1)
            return true
        }
        if drop("fill") { whole.isFilled = true }
        for shape in Shape.allCases where drop(shape.rawValue) {
            whole.shape = whole.shape ?? shape
            break
        }
        if drop("slash") { whole.isSlashed = true }
        var names: [String] = []
        for isSlashed in whole.isSlashed ? [true, false] : [false] {
            for shape in whole.shape == nil ? [nil] : [whole.shape, nil] {
                for isFilled in whole.isFilled ? [true, false] : [false] {
                    let words = [isSlashed ? "slash" : nil, shape?.rawValue, isFilled ? "fill" : nil].compactMap(\.self)
                    if words.isEmpty { continue }
                    names.append(([String(base)] + words).joined(separator: "."))
                }
            }
        }
        return names + [name]
    }
}

private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
    /// The variant of symbols.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows the symbols inside in a variant, in addition to those set around. A symbol that has no such variant stays as
    /// it is.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(EnvironmentModifier { $0.symbolVariants = $0.symbolVariants.adding(variant) })
    }
}
