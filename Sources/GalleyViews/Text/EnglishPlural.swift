import GalleyGraph

/// English plurals of nouns, by the rules of spelling and the nouns that have forms of their own.
nonisolated enum EnglishPlural {
    /// A noun's plural. A noun that is a plural already, or whose plural is the same, is its own.
    static func plural(of noun: String) -> String {
        let lower = noun.lowercased()
        // An abbreviation's letters are no word's end: PDF, PDFs.
        if noun.count > 1, noun == noun.uppercased() { return noun.hasSuffix("S") ? noun : noun + "s" }
        if unchanged.contains(lower) || plurals.contains(lower) { return noun }
        if let known = irregular[lower] {
            return noun.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
        }
        let (dropped, added) = ending(of: lower)
        return noun.dropLast(dropped) + added
    }

    /// How many letters of the end go, and what comes in their place.
    private static func ending(of noun: String) -> (dropped: Int, added: String) {
        func ends(_ endings: String...) -> Bool { endings.contains { noun.hasSuffix($0) } }
        if ends("man"), !keepsMan.contains(where: noun.hasSuffix) { return (2, "en") }
        if ends("wife", "knife", "life") { return (2, "ves") }
        if fToVes.contains(where: noun.hasSuffix) { return (1, "ves") }
        if ends("y") {
            let isVowel = noun.dropLast().last.map { "aeiou".contains($0) } ?? true
            return isVowel ? (0, "s") : (1, "ies")
        }
        if ends("ss", "us", "x", "ch", "sh", "tz") || singularS.contains(noun) { return (0, "es") }
        if ends("sis", "xis") { return (2, "es") }
        if ends("s") { return (0, "") }
        if ends("z") { return (0, noun.hasSuffix("zz") ? "es" : "zes") }
        return oToOes.contains(noun) ? (0, "es") : (0, "s")
    }

    private static let irregular = [
        "person": "people", "child": "children", "foot": "feet", "tooth": "teeth", "goose": "geese", "mouse": "mice",
        "ox": "oxen", "criterion": "criteria", "phenomenon": "phenomena", "datum": "data", "matrix": "matrices",
        "vertex": "vertices", "louse": "lice", "grandchild": "grandchildren", "stomach": "stomachs",
        "gas": "gases",
    ]
    private static let plurals = Set(irregular.values)
    private static let unchanged: Set = [
        "sheep", "deer", "fish", "series", "species", "aircraft", "spacecraft", "moose", "salmon", "trout", "shrimp",
        "bison",
        "offspring", "news", "equipment", "information", "software", "hardware", "luggage", "furniture", "rice",
        "money",
    ]
    /// Singulars with an s at their end that is no plural's.
    private static let singularS: Set = ["lens", "alias", "atlas", "bias", "canvas", "iris", "pancreas", "christmas"]
    private static let keepsMan = ["human", "german", "roman", "shaman", "talisman", "ottoman", "norman"]
    private static let fToVes = ["leaf", "half", "calf", "elf", "shelf", "wolf", "loaf", "thief", "scarf"]
    private static let oToOes: Set = [
        "potato", "tomato", "hero", "echo", "veto", "torpedo", "embargo", "domino", "mosquito",
    ]
}
