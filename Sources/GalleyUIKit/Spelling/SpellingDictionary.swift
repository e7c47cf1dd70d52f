import Foundation
import GalleyGraph
import GalleyViews

/// A language's dictionary, one of those that are installed for Hunspell.
@MainActor
final class SpellingDictionary {
    private let library: Hunspell
    private let dictionary: Hunspell.Dictionary
    private let words: String
    /// The words that are in the list of words as they stand, in alphabetical order.
    private lazy var stems = readStems()

    private static let folders = [
        "/usr/local/share/hunspell", "/usr/share/hunspell", "/usr/share/myspell/dicts", "/usr/share/myspell",
    ]
    private static var known: [String: SpellingDictionary?] = [:]

    private init(_ library: Hunspell, _ dictionary: Hunspell.Dictionary, words: String) {
        (self.library, self.dictionary, self.words) = (library, dictionary, words)
    }

    /// The dictionary for a language such as `en`, `en_US` or `en-US`; where its region has none, another's of the same language.
    ///
    /// - Returns: Nil, and a message once, if the language has no dictionary or Hunspell is not installed.
    static func of(_ language: String) -> SpellingDictionary? {
        if let known = known[language] { return known }
        let found = open(language)
        known[language] = .some(found)
        return found
    }

    /// The languages for which there are dictionaries, in alphabetical order.
    static var languages: [String] {
        let files = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
        let names = files.filter { $0.hasSuffix(".dic") && !$0.hasPrefix("hyph") }.map { String($0.dropLast(4)) }
        return Set(names).filter { file($0 + ".aff") != nil }.sorted()
    }

    private static func file(_ name: String) -> String? {
        folders.lazy.map { "\($0)/\(name)" }.first { FileManager.default.fileExists(atPath: $0) }
    }

    private static func open(_ language: String) -> SpellingDictionary? {
        let languages = languages
        guard let library = Hunspell.shared, let name = name(for: language, of: languages),
            let rules = file(name + ".aff"), let words = file(name + ".dic"),
            let dictionary = library.open(rules: rules, words: words)
        else {
            tell(
                "there is no dictionary for the language '\(language)', and every word counts as spelled right: `make setup` "
                    + "installs Hunspell with English, and Debian's packages hunspell-… have other languages")
            return nil
        }
        if name != language.replacing("-", with: "_"), language.contains(where: { "-_".contains($0) }) {
            tell("there is no dictionary for '\(language)'; words are looked up in that of '\(name)'")
        }
        return SpellingDictionary(library, dictionary, words: words)
    }

    private static func name(for language: String, of languages: [String]) -> String? {
        let whole = language.replacing("-", with: "_")
        if languages.contains(whole) { return whole }
        let main = String(whole.prefix { $0 != "_" })
        guard !main.isEmpty else { return nil }
        // A language's usual region first: English is that of the United States, as on devices.
        let usual = [main == "en" ? "en_US" : "\(main)_\(main.uppercased())", main]
        return usual.first(where: languages.contains) ?? languages.first { $0.hasPrefix("\(main)_") }
    }

    private static func tell(_ message: String) {
        DiagnosticOutput.print([Diagnostic(severity: .warning, message: message)])
    }

    /// Whether a word is spelled right.
    func isRight(_ word: String) -> Bool { library.isRight(word, in: dictionary) }

    /// The longest word that anything is suggested for, in UTF-16 units: what suggesting costs grows with the word.
    private static let longest = 60

    /// What a word may be meant to be, the likeliest first.
    func guesses(for word: String) -> [String] {
        word.utf16.count > Self.longest ? [] : library.suggestions(for: word, in: dictionary)
    }

    /// The words that begin with some letters, in alphabetical order.
    func completions(of beginning: String) -> [String] {
        let beginning = beginning.lowercased()
        guard !beginning.isEmpty else { return [] }
        var (low, high) = (0, stems.count)
        while low < high {
            let middle = (low + high) / 2
            if stems[middle] < beginning { low = middle + 1 } else { high = middle }
        }
        return Array(stems[low...].prefix { $0.hasPrefix(beginning) })
    }

    private func readStems() -> [String] {
        guard let data = FileManager.default.contents(atPath: words),
            let text = String(data: data, encoding: dictionary.encoding)
        else { return [] }
        // A line is a word, perhaps a stroke and letters that stand for rules; the first line is their number.
        let lines = text.split(whereSeparator: \.isNewline).dropFirst()
        let stems = lines.map { $0.prefix { $0 != "/" && $0 != "\t" && $0 != " " } }
        return stems.filter { $0.count > 1 && $0.allSatisfy { $0.isLowercase || "'’-".contains($0) } }.map(String.init)
            .sorted()
    }
}
