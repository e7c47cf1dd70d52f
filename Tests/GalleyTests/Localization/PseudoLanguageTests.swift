import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyViews

/// A text in the pseudo-language is as much longer as W3C's "Text size in translation" says of English: short texts double, long
/// ones grow by three tenths.
@Suite("Pseudo-language")
struct PseudoLanguageTests {
    private func letters(_ text: String) -> Int { text.count { $0.isLetter } }

    @Test(
        "How many letters there are at least",
        arguments: [
            (1, 100), (10, 100), (11, 80), (20, 80), (21, 60), (30, 60), (31, 40), (50, 40), (51, 30), (100, 30),
        ])
    func lengths(count: Int, share: Int) {
        // Without vowels all that is added is words.
        for letter in ["b", "a"] {
            let text = String(repeating: letter, count: count)
            let least = count + (count * share + 99) / 100
            let found = letters(PseudoLanguage.lengthened(text))
            #expect(found >= least && found < least + 5, "\(found), at least \(least)")
        }
    }

    @Test("Vowels double, and stand between brackets with what else is added") func texts() {
        #expect(PseudoLanguage.lengthened("aei") == "[aaeeii]")
        #expect(PseudoLanguage.lengthened("OU") == "[OoUu]")
        #expect(PseudoLanguage.lengthened("b") == "[b one]")
        #expect(PseudoLanguage.lengthened("bcd") == "[bcd one]")
        #expect(PseudoLanguage.lengthened("bcdf") == "[bcdf one two]")
    }

    @Test(
        "What has no letters stays, and so do formats",
        arguments: [
            ("", ""), ("12 + 3", "12 + 3"), ("a%lld", "[aa%lld one]"), ("a %@ e", "[aa %@ ee]"),
            ("%1$@ a", "[%1$@ aa]"),
        ])
    func formats(text: String, expected: String) {
        let found = PseudoLanguage.lengthened(text)
        #expect(found.hasPrefix(expected.replacing("]", with: "").replacing(" one", with: "")), "\(found)")
        #expect(found.isEmpty == expected.isEmpty && found.hasSuffix("]") == expected.hasSuffix("]"))
    }
}
