import Foundation
import Galley
import Testing

@testable import GalleyViews

/// Words that agree with a number, letter by letter: which word is the number, which the noun, and of which piece of the text the letters
/// are that come (`Inflection`, `EnglishPlural`). Spelling by English grammars (Oxford: “Plurals of nouns”).
@Suite("Nouns that agree, letter by letter")
struct EnglishAgreementTests {
    @Test("Plurals of nouns that end alike") func plurals() {
        let nouns: [String: String] = [
            "wife": "wives", "life": "lives", "half": "halves", "shelf": "shelves", "wolf": "wolves",
            "thief": "thieves",
            "belief": "beliefs", "cliff": "cliffs", "buzz": "buzzes", "virus": "viruses",
            "glass": "glasses", "fox": "foxes", "brush": "brushes", "oasis": "oases", "crisis": "crises",
            "atlas": "atlases", "gas": "gases", "hero": "heroes", "radio": "radios", "key": "keys", "party": "parties",
            "guy": "guys", "y": "ys", "German": "Germans", "fireman": "firemen", "Child": "Children",
            "Sheep": "Sheep", "TX": "TXs", "URL": "URLs", "tooth": "teeth", "ox": "oxen", "matrix": "matrices",
            "children": "children", "teeth": "teeth", "stomach": "stomachs",
        ]
        let found = nouns.keys.map { ($0, EnglishPlural.plural(of: $0)) }
        #expect(Dictionary(uniqueKeysWithValues: found) == nouns)
    }

    private func agreed(_ text: String) -> String { string(Text(LocalizedStringKey("^[\(text)](inflect: true)"))) }

    @Test("A number has digits and no letters; the noun is the last word before a preposition") func words() {
        let phrases: [String: String] = [
            "2 hour": "2 hours", "2 hour.": "2 hours.", "2 hour, left": "2 hours, left", "1.5 hour": "1.5 hours",
            "1,000 big hour": "1,000 big hours", "-1 degree": "-1 degree", "−1 degree": "−1 degree",
            "-2 degree": "-2 degrees", "the 2nd try": "the 2nd try", "the 2nd of 3 try": "the 2nd of 3 tries",
            "2": "2", "2 of": "2 of", "2 Of hour": "2 Of hour", "hour": "hour", "2 café": "2 café", "0 box": "0 boxes",
            "3 dog’s bowl": "3 dog’s bowls", "1 hour": "1 hour", "11 hour": "11 hours",
            "(2) apple!": "(2) apples!",
        ]
        let found = phrases.keys.map { ($0, agreed($0)) }
        #expect(Dictionary(uniqueKeysWithValues: found) == phrases)
    }

    /// “Amounts of less than one can usually be treated as singular when expressed as simple fractions … but plural when expressed as
    /// decimal fractions” (Chicago Manual of Style, questions and answers on numbers, on its section 10.73).
    @Test("Fractions below one are singular, what is more than one is plural") func fractions() {
        let phrases: [String: String] = [
            "½ hour": "½ hour", "¾ cup of milk": "¾ cup of milk", "⅞ mile": "⅞ mile", "-½ degree": "-½ degree",
            "3⁄4 mile": "3⁄4 mile", "1⁄2 hour": "1⁄2 hour", "1½ hour": "1½ hours", "1 ½ hour": "1 ½ hours",
            "1 1/2 hour": "1 1/2 hours", "1 1⁄2 hour": "1 1⁄2 hours", "2 ½ big cup": "2 ½ big cups",
            "5⁄4 mile": "5⁄4 miles", "0.5 mile": "0.5 miles", "0.25 mile": "0.25 miles", "1.5 hour": "1.5 hours",
            "1, 2 hour": "1, 2 hour", "1 hour": "1 hour",
        ]
        let found = phrases.keys.map { ($0, agreed($0)) }
        #expect(Dictionary(uniqueKeysWithValues: found) == phrases)
    }

    @Test("Letters that come look like the noun's last letter, those that stay as before") func pieces() {
        let texts: [LocalizedStringKey] = [
            "^[2 **apple**!](inflect: true)", "^[2 bab**y**, left](inflect: true)",
            "a ^[2 _pear_](inflect: true) b ^[1 pear](inflect: true) c",
            "^[2 ^[cup](inflect: true)](inflect: true) d",
        ]
        let wanted: [[Shown]] = [
            [Shown(string: "2 "), Shown(string: "apples", isBold: true), Shown(string: "!")],
            [Shown(string: "2 bab"), Shown(string: "ies", isBold: true), Shown(string: ", left")],
            [Shown(string: "a 2 "), Shown(string: "pears", isItalic: true), Shown(string: " b 1 pear c")],
            [Shown(string: "2 cups d")],
        ]
        #expect(texts.map { shown(Text($0)) } == wanted)
    }

    @Test("Other languages are left alone") func languages() {
        let names = ["en", "en_GB", "en-Latn-US", "de_DE", "fr", "ja_JP"]
        let found = names.map { Inflection.isPossible(in: Locale(identifier: $0)) }
        #expect(found == [true, true, true, false, false, false])
    }
}
