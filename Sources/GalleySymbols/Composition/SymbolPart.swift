import CSymbolTables
import GalleyGeometry

/// A layer of a symbol while it is put together.
struct SymbolPart: Sendable, Equatable {
    /// For the non-zero rule, outer contours clockwise on screen.
    var outline: Path
    /// 0, 1 or 2: drawn in the primary, secondary or tertiary style when layers are distinguished.
    var level = 0
    /// In multicolour rendering; nil takes the foreground style.
    var color: SymbolColor?
    /// Whether it is one of the steps of a variable value, which light up in order.
    var isWave = false
    /// Whether it lies on the parts before it: drawn over them in a separate style, or cut out of them when everything
    /// is drawn in one.
    var isSign = false
    /// Whether it is a filled shape that a sign lies on.
    var isGround = false
}

/// A colour that a symbol has of its own, for `SymbolRenderingMode.multicolor`.
package enum SymbolColor: String, Sendable {
    case red, orange, yellow, green, teal, cyan, blue, indigo, purple, pink, brown, gray, white

    /// The colours of a symbol's parts, in drawing order, from the table `colors.tsv`; nil takes the foreground style.
    static func ofSymbol(_ name: String) -> [SymbolColor?] {
        table[name]?.split(separator: " ").map { SymbolColor(rawValue: String($0)) } ?? []
    }

    private static let table = SortedTable(galley_symbol_colors())
}
