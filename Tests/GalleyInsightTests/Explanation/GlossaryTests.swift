import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyInsight

/// The words of explanations: what a page links, and what docs/explain.md says they mean.
@MainActor @Suite("Words of explanations")
struct GlossaryTests {
    @Test("The document has each word with the same meaning") func document() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let text = try String(contentsOf: root.appending(path: "docs/explain.md"), encoding: .utf8)
            .replacing("\n", with: " ")
        for entry in Glossary.entries {
            #expect(text.contains("| \(entry.word) | \(entry.meaning) |"), "\(entry.word)")
        }
    }

    @Test("Words that are used are named") func footer() {
        #expect(
            Glossary.footer(of: "Text \"A\" is least flexible (0): offered 9.").contains("Words: proposal, flexible."))
        #expect(Glossary.footer(of: "12×12") == "")
    }

    @Test("Words are linked once, and not in quotes, in links or in other words") func links() {
        #expect(
            Glossary.linked("It is its ideal, and an ideal.")
                == "It is its <a href=\"#word-ideal\">ideal</a>, and an ideal.")
        #expect(Glossary.linked("Text &quot;ideal&quot; is 3.") == "Text &quot;ideal&quot; is 3.")
        #expect(Glossary.linked("It guided.") == "It guided.")
        #expect(
            Glossary.linked("an equal share") == "<a href=\"#word-equal-share\">an equal share</a>")
    }
}
