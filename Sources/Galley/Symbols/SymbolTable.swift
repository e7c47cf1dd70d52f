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
        for (badge, icon) in badges {
            variants.append((".badge.\(badge)", { badged($0, badge, icon, $1) }))
            variants.append((".fill.badge.\(badge)", { badged($0 + ".fill", badge, icon, $1) }))
        }
        variants.append((".fill", { filled($0, $1) }))
        return variants
    }()

    private static let badges = [
        ("plus", "plus-circle-fill"), ("minus", "dash-circle-fill"), ("xmark", "x-circle-fill"),
        ("checkmark", "check-circle-fill"), ("exclamationmark", "exclamation-circle-fill"),
        ("questionmark", "question-circle-fill"), ("clock", "clock-fill"), ("gearshape", "gear"),
        ("person.crop", "person-circle"),
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
            var recipe = recipe(named: base, hasIcon: hasIcon), recipe.enclosure == nil, !recipe.hasSlash
        else { return nil }
        if let icon = recipe.plainIcon {
            // The icon set's own file is drawn with more care than ours can be put together.
            let stem = icon.hasSuffix("-lg") ? String(icon.dropLast(3)) : icon
            let file = "\(stem)-\(shape.rawValue)" + (isSolid ? "-fill" : "")
            if hasIcon(file) { return SymbolRecipe(icon: file) }
        }
        // Inside a shape SF Symbols draws the solid form, which stays legible when it is small.
        if let solid = filled(base, hasIcon) { recipe = solid }
        recipe.enclosure = shape
        recipe.isSolid = isSolid
        return recipe
    }

    private static func slashed(_ base: String, _ hasIcon: (String) -> Bool) -> SymbolRecipe? {
        guard var recipe = recipe(named: base, hasIcon: hasIcon), !recipe.isSolid else { return nil }
        if let icon = recipe.plainIcon {
            let file = icon.hasSuffix("-fill") ? "\(icon.dropLast(5))-slash-fill" : "\(icon)-slash"
            if hasIcon(file) { return SymbolRecipe(icon: file) }
        }
        recipe.hasSlash = true
        return recipe
    }

    /// The base, a little smaller, with a small mark at its lower right.
    private static func badged(
        _ base: String, _ badge: String, _ mark: String, _ hasIcon: (String) -> Bool
    ) -> SymbolRecipe? {
        guard var recipe = recipe(named: base, hasIcon: hasIcon), recipe.enclosure == nil else { return nil }
        if let icon = recipe.plainIcon {
            let (stem, fill) = icon.hasSuffix("-fill") ? (String(icon.dropLast(5)), "-fill") : (icon, "")
            let words = ["plus": "plus", "minus": "minus", "xmark": "x", "checkmark": "check"]
            let alternatives = [words[badge], badge == "minus" ? "dash" : nil].compactMap { $0 }
            for word in alternatives where hasIcon("\(stem)-\(word)\(fill)") {
                return SymbolRecipe(icon: "\(stem)-\(word)\(fill)")
            }
        }
        // Apart from each other: outlines cannot be subtracted here, and overlapping ones would be hard to read.
        for index in recipe.layers.indices {
            recipe.layers[index].steps += [.scale(0.7), .moveX(-2.4), .moveY(-2.4)]
        }
        recipe.layers.append(
            .init(name: mark, isDrawing: false, steps: [.scale(0.36), .moveX(5.1), .moveY(5.1)]))
        return recipe
    }

    /// The recipe's text by name; a recipe is only read when its symbol is asked for.
    private static let names: [Substring: Substring] = {
        var names: [Substring: Substring] = [:]
        for line in (shapeNames + "\n" + thingNames).split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { continue }
            for name in parts[1].split(separator: " ") { names[name] = parts[0] }
        }
        return names
    }()
}
