import CSymbolTables
import Foundation
import GalleyText

/// The box that a symbol takes on Apple's systems at regular weight and medium scale, in em: the table `boxes.tsv`, and what
/// follows from it (rules.md §14.4).
///
/// Frames there are the outline's bounds moved outwards to whole pixels. What that adds on average is taken away, so that
/// a length times the font's size, rounded to the nearest pixel, is within half a point of every recorded one.
package struct SymbolBox: Sendable, Equatable {
    package var size: CGSize
    /// How far the box's middle lies above the text baseline.
    package var middle: CGFloat
    /// How much of it is empty on the left and right, and above and below what is drawn.
    package var bearing: CGSize

    package init(size: CGSize, middle: CGFloat, bearing: CGSize = usualBearing) {
        self.size = size
        self.middle = middle
        self.bearing = bearing
    }

    /// With it a square's and a triangle's ink is as large as it was recorded.
    package static let usualBearing = CGSize(width: 0.095, height: 0.065)

    /// The table's font size.
    private static let fontSize: CGFloat = 26
    /// What whole pixels add on average at that size, in points.
    private static let excess = CGSize(width: 0.05, height: 0.6)

    /// The boxes of names, and that a name has none: each symbol asks whenever it is drawn.
    private static let known = KnownAnswers<String, SymbolBox?>()

    /// Nil where the name was not recorded and belongs to no family of one size.
    package static func named(_ name: String) -> SymbolBox? { known.answer(to: name) { found(name) } }

    private static func found(_ name: String) -> SymbolBox? {
        let other = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name + ".fill"
        for name in [name, other] {
            if let box = recorded(name) ?? renamed(name) { return box }
        }
        var parts = name.split(separator: ".")
        if parts.last == "fill" { parts.removeLast() }
        // All that lie in a circle have the circle's box, and so on.
        guard parts.count > 1, let shape = parts.last, let enclosure = SymbolRecipe.Enclosure(rawValue: String(shape))
        else { return nil }
        return recorded(enclosure.rawValue)
    }

    /// The names whose boxes were recorded.
    package static var recordedNames: [String] { table.names }

    /// Symbols that Apple renamed are drawn by the same recipe.
    private static let nameOfRecipe: [Substring: String] = Dictionary(
        recordedNames.compactMap { name in SymbolTable.text(name).map { ($0, name) } },
        uniquingKeysWith: { first, _ in first })

    private static func renamed(_ name: String) -> SymbolBox? {
        SymbolTable.text(name).flatMap { nameOfRecipe[$0] }.flatMap(recorded)
    }

    private static let table = SortedTable(galley_symbol_boxes())

    /// The box of this very name, if it was recorded.
    package static func recorded(_ name: String) -> SymbolBox? {
        guard let numbers = table[name]?.split(separator: " ").compactMap({ Double($0) }), numbers.count == 3 else {
            return nil
        }
        // The box of all that lies in a circle. Of it a second size was recorded at three pixels, which narrows down its width.
        let isCircle = numbers[0] == 31 && numbers[1] == 30
        return SymbolBox(
            size: CGSize(
                width: isCircle ? 1.166 : (numbers[0] - excess.width) / fontSize,
                height: (numbers[1] - excess.height) / fontSize),
            middle: (numbers[1] / 2 - numbers[2]) / fontSize,
            // A circle is as large as the font.
            bearing: isCircle ? CGSize(width: 0.083, height: usualBearing.height) : usualBearing)
    }
}
