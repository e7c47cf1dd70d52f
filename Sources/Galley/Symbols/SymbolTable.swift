import Foundation

/// From SF Symbols names to recipes. The names themselves are in `shapeNames` and `thingNames`; variants
/// that follow from a name are made here, so that `star` brings `star.fill`, `star.circle`, `star.slash` and so on.
enum SymbolTable {
    /// - Parameter hasIcon: Whether the icon set has a file of this name.
    static func recipe(named name: String, hasIcon: (String) -> Bool) -> SymbolRecipe? {
        if let known = listed(name) { return known }
        for (suffix, make) in variants where name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count {
            if let recipe = make(String(name.dropLast(suffix.count)), hasIcon) { return recipe }
        }
        return nil
    }

    /// Every name that is written out in the table.
    static var allNames: [String] { names.keys.map(String.init).sorted() }

    /// The table's own recipe for a name, variants left out.
    static func listed(_ name: String) -> SymbolRecipe? { names[name[...]].flatMap { SymbolRecipe($0) } }

    private typealias Variant = (suffix: String, make: @Sendable (String, (String) -> Bool) -> SymbolRecipe?)

    private static let variants: [Variant] = {
        var variants: [Variant] = []
        for shape in SymbolRecipe.Enclosure.allCases {
            variants.append((".\(shape.rawValue).fill", { enclosed($0, shape, isSolid: true, $1) }))
            variants.append((".\(shape.rawValue)", { enclosed($0, shape, isSolid: false, $1) }))
        }
        variants.append((".slash.fill", { slashed($0 + ".fill", $1) }))
        variants.append((".slash", { slashed($0, $1) }))
        for badge in badges {
            variants.append((".badge.\(badge.name)", { badged($0, badge, $1) }))
        }
        variants.append((".fill", { filled($0, $1) }))
        return variants
    }()

    private struct Badge {
        var name: String
        var icon: String
        var color: SymbolColor?
    }

    /// Plus is green and minus and cross are red in Apple's multicolour symbols.
    private static let badges = [
        Badge(name: "plus", icon: "plus-circle-fill", color: .green),
        Badge(name: "minus", icon: "dash-circle-fill", color: .red),
        Badge(name: "xmark", icon: "x-circle-fill", color: .red),
        Badge(name: "checkmark", icon: "check-circle-fill", color: .green),
        Badge(name: "exclamationmark", icon: "exclamation-circle-fill", color: .yellow),
        Badge(name: "questionmark", icon: "question-circle-fill"), Badge(name: "clock", icon: "clock-fill"),
        Badge(name: "gearshape", icon: "gear-wide"), Badge(name: "person.crop", icon: "person-circle"),
    ]

    /// The solid form: the icon set's `-fill` file, or our own drawing of that name.
    private static func filled(_ base: String, _ hasIcon: (String) -> Bool) -> SymbolRecipe? {
        guard var recipe = recipe(named: base, hasIcon: hasIcon) else { return nil }
        if recipe.enclosure != nil {
            guard !recipe.isSolid else { return nil }
            recipe.isSolid = true
            return recipe
        }
        guard recipe.layers.count == 1 else { return nil }
        let solid = recipe.layers[0].name + (recipe.layers[0].isDrawing ? ".fill" : "-fill")
        guard recipe.layers[0].isDrawing ? SymbolDrawings.has(solid) : hasIcon(solid) else { return nil }
        recipe.layers[0].name = solid
        return recipe
    }

    private static func enclosed(
        _ base: String, _ shape: SymbolRecipe.Enclosure, isSolid: Bool, _ hasIcon: (String) -> Bool
    ) -> SymbolRecipe? {
        // An enclosed enclosure is no symbol.
        let lastWord = base.split(separator: ".").last.map(String.init) ?? ""
        guard SymbolRecipe.Enclosure(rawValue: lastWord) == nil,
            var recipe = recipe(named: base, hasIcon: hasIcon), recipe.enclosure == nil
        else { return nil }
        if let icon = recipe.plainIcon {
            // The icon set's own file is drawn with more care than ours can be put together.
            let stem = icon.hasSuffix("-lg") ? String(icon.dropLast(3)) : icon
            let file = "\(stem)-\(shape.rawValue)" + (isSolid ? "-fill" : "")
            if hasIcon(file) { return SymbolRecipe(icon: file) }
        }
        // Inside a shape SF Symbols draws the solid form, which stays legible when it is small.
        if let solid = self.recipe(named: base + ".fill", hasIcon: hasIcon) { recipe = solid }
        recipe.isSlashInside = recipe.hasSlash
        recipe.enclosure = shape
        recipe.isSolid = isSolid
        return recipe
    }

    private static func slashed(_ base: String, _ hasIcon: (String) -> Bool) -> SymbolRecipe? {
        guard var recipe = recipe(named: base, hasIcon: hasIcon), !recipe.isSolid, !recipe.hasSlash else { return nil }
        recipe.hasSlash = true
        return recipe
    }

    /// The base, a little smaller, with a small mark at its lower right and room around the mark.
    private static func badged(
        _ base: String, _ badge: Badge, _ hasIcon: (String) -> Bool
    ) -> SymbolRecipe? {
        guard var recipe = recipe(named: base, hasIcon: hasIcon), recipe.enclosure == nil, !recipe.hasSlash else {
            return nil
        }
        for index in recipe.layers.indices {
            recipe.layers[index].steps += [.scale(0.92), .moveX(-0.64), .moveY(-0.64)]
            recipe.layers[index].level = max(recipe.layers[index].level, 1)
        }
        recipe.layers.append(
            .init(
                name: badge.icon, isDrawing: false, steps: [.scale(0.46), .moveX(4.3), .moveY(4.3)],
                color: badge.color, hasGap: true))
        return recipe
    }

    /// The recipe's text by name; a recipe is only read when its symbol is asked for.
    private static let names: [Substring: Substring] = {
        var names: [Substring: Substring] = [:]
        for line in [shapeNames, thingNames, layeredNames].joined(separator: "\n").split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { continue }
            for name in parts[1].split(separator: " ") { names[name] = parts[0] }
        }
        return names
    }()
}
