import GalleyGraph

/// The words of explanations that mean something of their own in layout; docs/explain.md has the same.
package enum Glossary {
    /// A word with its meaning.
    package struct Entry: Sendable {
        /// As the glossary has it.
        package let word: String
        /// How sentences write it.
        let forms: [String]
        package let meaning: String

        /// The name of its place on a page.
        var anchor: String { "word-" + word.replacing(" ", with: "-") }
    }

    package static let entries = [
        Entry(
            word: "proposal", forms: ["proposed", "proposes", "offered", "offers"],
            meaning: "The size that a container offers a view. The view need not take it."),
        Entry(
            word: "answer", forms: ["answered", "took"],
            meaning:
                "The size that a view takes for a proposal: it is the view's own choice, and its container's to live with."
        ),
        Entry(
            word: "ideal", forms: ["ideal"],
            meaning: "The length that a view takes where none is proposed: of a text one line, of a shape 10."),
        Entry(
            word: "flexible", forms: ["least flexible", "flexibility"],
            meaning:
                "How much a view's length can differ: the most that it takes less the least. A stack asks the least flexible view first."
        ),
        Entry(
            word: "equal share", forms: ["an equal share"],
            meaning: "What a stack offers next: the room that is left, divided by the views that have not been asked."),
        Entry(
            word: "kept back", forms: ["kept back", "kept for"],
            meaning:
                "The least lengths of views of lower priority, which a stack takes off before it offers room to those of a higher one."
        ),
        Entry(
            word: "guide", forms: ["guide", "guides"],
            meaning:
                "A line of a view by which a container aligns it: an edge, a center, a baseline or one of your own."),
    ]

    /// The words that a text uses.
    package static func words(in text: String) -> [Entry] {
        entries.filter { entry in entry.forms.contains { text.contains($0) } }
    }

    /// What a text says about its words, a line; empty where it uses none.
    package static func footer(of text: String) -> String {
        let words = words(in: text).map(\.word)
        return words.isEmpty ? "" : "\nWords: \(words.joined(separator: ", ")). See docs/explain.md#words.\n"
    }

    /// A sentence of a page, its words linked to their meanings.
    static func linked(_ escaped: String) -> String {
        var text = escaped
        for entry in entries {
            for form in entry.forms {
                guard let range = text.firstRange(of: form), isWord(range, in: text) else { continue }
                text.replaceSubrange(range, with: "<a href=\"#\(entry.anchor)\">\(form)</a>")
                break
            }
        }
        return text
    }

    /// Whether a range is a word by itself and no part of another, of a quote or of a link.
    private static func isWord(_ range: Range<String.Index>, in text: String) -> Bool {
        let before = text[..<range.lowerBound], after = text[range.upperBound...]
        func isLetter(_ character: Character?) -> Bool { character?.isLetter ?? false }
        let quotes = before.ranges(of: "&quot;").count, opened = before.ranges(of: "<a ").count
        return !isLetter(before.last) && !isLetter(after.first) && quotes % 2 == 0
            && opened == before.ranges(of: "</a>").count
    }

    /// The meanings for a page.
    static var html: String {
        let list = entries.map { "<dt id=\"\($0.anchor)\">\($0.word)</dt><dd>\($0.meaning)</dd>" }
        return "<dl class=\"words\">\(list.joined(separator: "\n"))</dl>\n"
    }
}
