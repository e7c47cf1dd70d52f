import CSymbolTables

/// From SF Symbols names to recipes. The names themselves are in the table `names.tsv`; variants that follow from a name are
/// made here, so that `star` brings `star.fill`, `star.circle`, `star.slash` and so on.
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
    static var allNames: [String] { names.names }

    /// The table's own recipe for a name, variants left out.
    static func listed(_ name: String) -> SymbolRecipe? { text(name).flatMap { SymbolRecipe($0) } }

    /// The recipe as the table has it.
    static func text(_ name: String) -> Substring? { names[name] }

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
            // The older way of naming the solid form: `doc.badge.clock.fill` is `doc.fill.badge.clock`.
            variants.append((".\(badge.name).fill", { badged($0 + ".fill", badge, $1) }))
            variants.append((".\(badge.name)", { badged($0, badge, $1) }))
        }
        variants.append((".badge.fill", { dotted($0 + ".fill", $1) }))
        variants.append((".badge", { dotted($0, $1) }))
        variants.append((".fill", { filled($0, $1) }))
        return variants
    }()

    private struct Badge {
        var name: String
        /// As in a recipe.
        var icon: String
        var color: SymbolColor?
    }

    /// Plus is green and minus and cross are red in Apple's multicolour symbols.
    private static let badges = [
        Badge(name: "badge.plus", icon: "plus-circle-fill", color: .green),
        Badge(name: "badge.minus", icon: "dash-circle-fill", color: .red),
        Badge(name: "badge.xmark", icon: "x-circle-fill", color: .red),
        Badge(name: "badge.checkmark", icon: "check-circle-fill", color: .green),
        Badge(name: "badge.exclamationmark", icon: "exclamation-circle-fill", color: .yellow),
        Badge(name: "badge.questionmark", icon: "question-circle-fill"),
        Badge(name: "badge.clock", icon: "*clock.fill"), Badge(name: "badge.play", icon: "play-circle-fill"),
        Badge(name: "badge.arrow.up", icon: "arrow-up-circle-fill"),
        Badge(name: "badge.arrow.down", icon: "arrow-down-circle-fill"),
        Badge(name: "badge.ellipsis", icon: "*badge.ellipsis.fill"), Badge(name: "badge.mic", icon: "mic-fill"),
        Badge(name: "badge.heart", icon: "heart-fill", color: .red), Badge(name: "badge.star", icon: "star-fill"),
        Badge(name: "badge.moon", icon: "moon-fill"),
        Badge(name: "badge.gearshape", icon: "gear-wide"), Badge(name: "badge.gear", icon: "gear-wide"),
        Badge(name: "badge.person.crop", icon: "person-circle"),
        Badge(name: "trianglebadge.exclamationmark", icon: "exclamation-triangle-fill", color: .yellow),
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
            var recipe = SymbolText.recipe(named: base) ?? recipe(named: base, hasIcon: hasIcon),
            recipe.enclosure == nil
        else { return nil }
        if isSolid, var outlined = listed("\(base).\(shape.rawValue)"), outlined.enclosure == shape {
            outlined.isSolid = true
            return outlined
        }
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

    /// The base, a little smaller, with a dot at its upper right and room around the dot.
    private static func dotted(_ base: String, _ hasIcon: (String) -> Bool) -> SymbolRecipe? {
        guard var recipe = recipe(named: base, hasIcon: hasIcon), recipe.enclosure == nil, !recipe.hasSlash else {
            return nil
        }
        for index in recipe.layers.indices {
            recipe.layers[index].steps += [.scale(0.92), .moveX(-0.64), .moveY(0.64)]
            recipe.layers[index].level = max(recipe.layers[index].level, 1)
        }
        let steps: [SymbolRecipe.Step] = [.scale(0.42), .moveX(4.4), .moveY(-4.4)]
        recipe.layers.append(
            .init(name: "circle-fill", isDrawing: false, steps: steps, color: .red, hasGap: true))
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
        let isDrawing = badge.icon.hasPrefix("*")
        recipe.layers.append(
            .init(
                name: isDrawing ? String(badge.icon.dropFirst()) : badge.icon, isDrawing: isDrawing,
                steps: [.scale(0.46), .moveX(4.3), .moveY(4.3)], color: badge.color, hasGap: true))
        return recipe
    }

    /// The recipe's text by name; a recipe is only read when its symbol is asked for.
    private static let names = SortedTable(galley_symbol_names())
}
