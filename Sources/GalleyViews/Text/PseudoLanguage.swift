import GalleyGraph

/// A language that shows what longer translations would do to a layout: texts that would be translated get longer and stand
/// between brackets, so that one sees where a text ends. What is not translated stays as it is.
///
/// How much longer is what W3C's "Text size in translation" says of English: short texts double, long ones grow by a third.
nonisolated enum PseudoLanguage {
    /// The locale that stands for it; Android calls its pseudo-language for English so, too.
    static let identifier = "en_XA"

    private static let longer: [Character: String] = [
        "a": "aa", "e": "ee", "i": "ii", "o": "oo", "u": "uu", "A": "Aa", "E": "Ee", "I": "Ii", "O": "Oo", "U": "Uu",
    ]

    /// The text, longer; formats such as `%lld` and `%1$@`, and what stands in Markdown's brackets, stay.
    static func lengthened(_ text: String) -> String {
        let letters = text.filter(\.isLetter).count
        guard letters > 0 else { return text }
        var missing = (letters * share(letters) + 99) / 100
        var result = ""
        var isFormat = false
        for character in text {
            result.append(character)
            if character == "%" {
                isFormat.toggle()
                continue
            }
            if isFormat {
                // A conversion's letter ends a format; lengths and positions come before it.
                if character.isLetter || character == "@", !"lhqzt".contains(character) { isFormat = false }
                continue
            }
            guard missing > 0, let pair = longer[character] else { continue }
            result += pair.dropFirst()
            missing -= 1
        }
        let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        var word = 0
        while missing > 0 {
            result += " " + words[word % words.count]
            missing -= words[word % words.count].count
            word += 1
        }
        return "[" + result + "]"
    }

    /// How much longer, in parts of a hundred: W3C, "Text size in translation".
    private static func share(_ count: Int) -> Int {
        switch count {
        case ...10: 100
        case ...20: 80
        case ...30: 60
        case ...50: 40
        default: 30
        }
    }
}
