/// The Swift name that Xcode generates for an asset, as files that it generated (GeneratedAssetSymbols.swift, in public
/// repositories) show: `sticky-note` is `stickyNote`, `BGColorOne` `bgColorOne`, `AccentColor` `accent`, `TLS2016` `TLS_2016`.
package enum AssetSymbolName {
    /// The name of an image or a colour. A last word that says no more than that it is one is left out.
    ///
    /// - Parameter kind: That word, such as `Color`.
    /// - Returns: Nil for a name without letters and digits.
    package static func member(_ name: String, kind: String) -> String? {
        var words = words(of: name)
        if words.count > 1, words.last?.lowercased() == kind.lowercased() { words.removeLast() }
        guard let first = words.first else { return nil }
        // Names of capitals and digits alone stay as they are.
        guard name.contains(where: \.isLowercase) else { return identifier(words.joined(separator: "_")) }
        return identifier(first.lowercased() + words.dropFirst().map(capitalized).joined())
    }

    /// The name of a folder that provides a namespace.
    package static func namespace(_ name: String) -> String? {
        let words = words(of: name)
        guard !words.isEmpty else { return nil }
        guard name.contains(where: \.isLowercase) else { return identifier(words.joined(separator: "_")) }
        return identifier(words.map(capitalized).joined())
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func identifier(_ text: String) -> String {
        if text.first?.isNumber == true { return "_" + text }
        return keywords.contains(text) ? "`\(text)`" : text
    }

    /// Runs of digits, of capitals, and of other letters with the capital before them.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        func finish() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        for character in name {
            guard character.isLetter || character.isNumber else {
                finish()
                continue
            }
            if let last = word.last {
                if character.isNumber != last.isNumber || (character.isUppercase && !last.isUppercase) {
                    finish()
                } else if !character.isUppercase, last.isUppercase, word.count > 1 {
                    // The last of several capitals begins a word: `TLSold` is `TL` and `Sold`.
                    word.removeLast()
                    finish()
                    word = String(last)
                }
            }
            word.append(character)
        }
        finish()
        return words
    }

    /// Words that name something only between backquotes.
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
