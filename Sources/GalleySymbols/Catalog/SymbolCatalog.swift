/// The names that `Image(systemName:)` knows, for the program that lists them in docs/symbols.md.
package enum SymbolCatalog {
    /// Every name of the table, in alphabetical order. The variants that follow from these names are not among them.
    package static var names: [String] { SymbolTable.allNames }

    /// Whether a symbol of that name can be drawn, variants included.
    package static func has(_ name: String) -> Bool { SymbolLibrary.shared.glyph(named: name) != nil }

    /// How many layers the symbol has.
    package static func layerCount(of name: String) -> Int {
        SymbolLibrary.shared.glyph(named: name)?.layers.count ?? 0
    }
}
