import Foundation
import Galley
import GalleyTestSupport
import Testing

/// The checks of the 100 days' sixth project and of Stanford's course of 2025, as people write them.
@Suite("UIKit's check of spelling")
@MainActor
struct UITextCheckerTests {
    private func wrong(
        _ text: String, from start: Int = 0, wrap: Bool = false, language: String = "en",
        _ checker: UITextChecker = UITextChecker()
    ) -> String? {
        let range = NSRange(location: 0, length: text.utf16.count)
        let found = checker.rangeOfMisspelledWord(
            in: text, range: range, startingAt: start, wrap: wrap, language: language)
        return found.location == NSNotFound ? nil : (text as NSString).substring(with: found)
    }

    // Words that WordScramble's players make of "silkworm", and what is none. The words are in any English dictionary.
    @Test(arguments: ["silk", "worm", "milk", "works", "doesn't", "doesn’t", "Paris", "SILK"])
    func wordsThatThereAre(word: String) { #expect(wrong(word) == nil) }

    @Test(arguments: ["silkwo", "kmlirw", "wrom"])
    func wordsThatThereAreNot(word: String) { #expect(wrong(word) == word) }

    // What holds a digit is no word, whichever of its letters that is.
    @Test(arguments: ["wr0m", "1wrom", "wrom2", "kml½rw"])
    func wordsWithDigits(word: String) { #expect(wrong(word) == nil && wrong(word + " wrom") == "wrom") }

    @Test func theFirstFromAPlaceOn() {
        let text = "Ths is 🐛 a tst"
        #expect(wrong(text) == "Ths")
        #expect(wrong(text, from: 3) == "tst")
        #expect(wrong(text, from: 15) == nil)
        #expect(wrong(text, from: 15, wrap: true) == "Ths")
    }

    @Test func rangesBeyondTheTextAreHeldToIt() {
        let checker = UITextChecker()
        let range = NSRange(location: 4, length: 100)
        #expect(
            checker.rangeOfMisspelledWord(in: "abc wrom", range: range, startingAt: -7, wrap: false, language: "en")
                == NSRange(location: 4, length: 4))
        let beyond = NSRange(location: 50, length: NSNotFound)
        #expect(
            checker.rangeOfMisspelledWord(in: "wrom", range: beyond, startingAt: 0, wrap: true, language: "en").location
                == NSNotFound)
        #expect(checker.guesses(forWordRange: beyond, in: "wrom", language: "en") == [])
    }

    // NSHipster's article on the class: the first guess for "hipstar" is "hipster".
    @Test func guesses() {
        let found = UITextChecker().guesses(
            forWordRange: NSRange(location: 0, length: 7), in: "hipstar", language: "en_US")
        #expect(found?.first == "hipster")
    }

    // The same article: completions come in alphabetical order.
    @Test func completions() {
        let found = UITextChecker().completions(
            forPartialWordRange: NSRange(location: 0, length: 7), in: "hamster", language: "en_US")
        #expect(found == ["hamster"])
        let more = UITextChecker().completions(
            forPartialWordRange: NSRange(location: 0, length: 5), in: "swift", language: "en")
        #expect(more?.first == "swift" && more == more?.sorted() && more?.count ?? 0 > 1)
    }

    @Test func wordsThatAreIgnoredOrLearned() {
        let checker = UITextChecker()
        checker.ignoreWord("wrom")
        #expect(wrong("wrom", checker) == nil && checker.ignoredWords == ["wrom"])
        #expect(wrong("wrom") == "wrom")
        // Outside of a view the process stands for the device.
        UITextChecker.learnWord("galleyish")
        #expect(UITextChecker.hasLearnedWord("galleyish") && wrong("galleyish") == nil)
        UITextChecker.unlearnWord("galleyish")
        #expect(wrong("galleyish") == "galleyish")
    }

    @Test func aLanguageWithoutADictionaryHasNoMistakes() {
        #expect(UITextChecker.availableLanguages.contains("en_US"))
        #expect(wrong("wrom", language: "tlh") == nil)
        #expect(
            UITextChecker().guesses(forWordRange: NSRange(location: 0, length: 4), in: "wrom", language: "tlh") == nil)
        #expect(wrong("wrom", language: "en-US") == "wrom")
        #expect(wrong("wrom", language: "") == nil && wrong("wrom", language: "../en_US") == nil)
    }

    @Test func inAView() {
        struct Game: View {
            var words = ["silk", "wrom"]
            var body: some View {
                VStack { ForEach(words.filter(isReal), id: \.self) { Text($0) } }
            }

            func isReal(word: String) -> Bool {
                let checker = UITextChecker()
                let range = NSRange(location: 0, length: word.utf16.count)
                let misspelledRange = checker.rangeOfMisspelledWord(
                    in: word, range: range, startingAt: 0, wrap: false, language: "en")
                return misspelledRange.location == NSNotFound
            }
        }
        #expect(RenderedView(Game()).size == RenderedView(Text("silk")).size)
    }
}
