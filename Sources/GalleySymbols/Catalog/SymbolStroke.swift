import Foundation

/// How thick the lines of symbols are, however much an icon is made smaller or larger to fit its box.
package enum SymbolStroke {
    /// The thickness of a regular line, in em.
    private static let line: CGFloat = 0.075
    /// That of signs, which stand among letters: 2.0 points in a plus of 17.7, whose ink is 0.84 em wide (rules.md §14.4).
    private static let signLine: CGFloat = 0.0947
    private static let signs: Set<Substring> = ["plus", "minus", "xmark", "checkmark", "multiply", "equal", "chevron"]
    /// Of these 6 pixels of 60 were recorded, which is 0.096 em.
    private static let arrows: Set<String> = [
        "arrow.right", "arrow.left", "arrow.up", "arrow.down", "arrow.forward", "arrow.backward",
    ]

    /// The weight in which an icon's lines are as thick as `weight` asks for when one of its units is `unit` em long. Near
    /// one unit it is `weight` itself, so that most icons are drawn as they are.
    package static func weight(_ weight: SymbolWeight, name: String, unit: CGFloat) -> SymbolWeight {
        let stem = name.utf8.firstIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name[...]
        let isSign = signs.contains(stem) && !isEnclosed(name) || arrows.contains(name)
        let share = (isSign ? signLine : line) / unit
        guard share.isFinite, abs(share - 1) > 0.06 else { return weight }
        return SymbolWeight(thickness: weight.thickness * share)
    }

    private static func isEnclosed(_ name: String) -> Bool {
        name.split(separator: ".").contains { SymbolRecipe.Enclosure(rawValue: String($0)) != nil }
    }
}
