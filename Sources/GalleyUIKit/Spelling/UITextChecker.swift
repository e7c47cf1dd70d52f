import Foundation
import GalleyViews

/// UIKit's check of spelling, by the dictionaries that are installed for Hunspell: `make setup` brings that of American English.
///
/// Words differ from Apple's dictionaries now and then. Where a language has no dictionary every word counts as spelled
/// right, as on a device without it, and a message says so.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    /// The words that this checker takes for right.
    open var ignoredWords: [String]?

    /// A checker that ignores no words yet.
    nonisolated public override init() { super.init() }

    /// The first word in a part of a text that is spelled wrong, in UTF-16 units; its location is `NSNotFound` if there is none.
    ///
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: The part of it.
    ///   - startingOffset: Where in the text the search begins.
    ///   - wrapFlag: Whether it continues at the part's beginning.
    ///   - language: Such as `en` or `en_US`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let nothing = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = SpellingDictionary.of(language) else { return nothing }
        let text = stringToCheck as NSString
        let words = SpelledWords.of(text, in: text.held(range))
        let first = words.firstIndex { $0.range.location >= startingOffset } ?? words.endIndex
        let ahead = words[first...] + (wrapFlag ? words[..<first] : [])
        return ahead.first { !isRight($0.text, dictionary) }?.range ?? nothing
    }

    private func isRight(_ word: String, _ dictionary: SpellingDictionary) -> Bool {
        dictionary.isRight(word) || ignoredWords?.contains(word) == true || Self.hasLearnedWord(word)
    }

    /// What a word may be meant to be, the likeliest first; nil where the language has no dictionary.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let text = string as NSString
        return SpellingDictionary.of(language)?.guesses(for: text.substring(with: text.held(range)))
    }

    /// The words that begin with a part of a text, in alphabetical order; nil where the language has no dictionary.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let text = string as NSString
        return SpellingDictionary.of(language)?.completions(of: text.substring(with: text.held(range)))
    }

    /// Takes a word for right from now on, in this checker.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// The words that the device has learned.
    private struct LearnedWords {
        var words: Set<String> = []
    }

    /// Takes a word for right from now on, in all checkers of the view that is shown.
    open class func learnWord(_ word: String) {
        MainStrings.current.device.update(LearnedWords()) { _ = $0.words.insert(word) }
    }

    /// Whether a word has been learned.
    open class func hasLearnedWord(_ word: String) -> Bool {
        MainStrings.current.device.update(LearnedWords()) { $0.words.contains(word) }
    }

    /// Forgets a word that has been learned.
    open class func unlearnWord(_ word: String) {
        MainStrings.current.device.update(LearnedWords()) { _ = $0.words.remove(word) }
    }

    /// The languages that have dictionaries, such as `en_US`.
    open class var availableLanguages: [String] { SpellingDictionary.languages }
}

extension NSString {
    /// As much of a range as the text has.
    fileprivate func held(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), length)
        let count = max(min(range.length, length - start), 0)
        return NSRange(location: start, length: count)
    }
}
