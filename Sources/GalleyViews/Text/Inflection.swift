import Foundation
import GalleyGraph

/// Grammar that agrees: in `^[3 new message](inflect: true)` the noun agrees with the number.
///
/// Apple's grammar engine knows several languages; here it is English. The number is the first in the marked text, the noun the
/// last word before a preposition, and one it has no plural for stays as it is: "1 message", "3 new messages", "2 cups of tea".
nonisolated enum Inflection {
    /// Marks of where a text begins and ends that is to agree. Markdown's rules look at the characters beside emphasis, so that
    /// towards the text they are punctuation, as the brackets are; the controls (of annotations) are in no plain text.
    static let start = "\u{FFF9}\u{2E3A}"
    static let end = "\u{2E3A}\u{FFFB}"

    /// Whether a language's words can be made to agree.
    static func isPossible(in locale: Locale) -> Bool { locale.language.languageCode == .english }

    /// The segments without the marks, the words between them in agreement.
    static func agreed(_ segments: [Text.Segment]) -> [Text.Segment] {
        var letters = Letters(segments)
        for region in letters.takeRegions().reversed() { letters.inflect(region) }
        return letters.written(into: segments)
    }

    /// What all segments say, character by character, each with the segment that it is of: words may be put together from several.
    private struct Letters {
        private var characters: [Unicode.Scalar] = []
        private var owners: [Int] = []

        init(_ segments: [Text.Segment]) {
            for (index, segment) in segments.enumerated() {
                characters += segment.string.unicodeScalars
                owners += Array(repeating: index, count: segment.string.unicodeScalars.count)
            }
        }

        /// Takes the marks away; returns what lay between them.
        mutating func takeRegions() -> [Range<Int>] {
            var regions: [Range<Int>] = []
            var kept: ([Unicode.Scalar], [Int]) = ([], [])
            var opened: [Int] = []
            var index = 0
            func stands(_ mark: String) -> Bool { characters[index...].starts(with: mark.unicodeScalars) }
            while index < characters.count {
                if stands(Inflection.start) {
                    opened.append(kept.0.count)
                    index += 2
                } else if stands(Inflection.end) {
                    // What lies inside of another agrees with it.
                    if let start = opened.popLast(), opened.isEmpty { regions.append(start..<kept.0.count) }
                    index += 2
                } else {
                    kept.0.append(characters[index])
                    kept.1.append(owners[index])
                    index += 1
                }
            }
            (characters, owners) = kept
            return regions
        }

        /// Puts the noun of a marked text into the number that is in it.
        mutating func inflect(_ region: Range<Int>) {
            let words = self.words(in: region)
            guard let number = words.firstIndex(where: { isNumber($0) }), !isSingular(words, at: number) else { return }
            let following = words[(number + 1)...].prefix { !Self.prepositions.contains(text($0).lowercased()) }
            guard let noun = following.last, text(noun).unicodeScalars.allSatisfy(\.isASCII) else { return }
            let plural = Array(EnglishPlural.plural(of: text(noun)).unicodeScalars)
            let owner = owners[noun.upperBound - 1]
            // The letters that stay keep their segments.
            let same = zip(plural, characters[noun]).prefix { $0 == $1 }.count
            let replaced = noun.lowerBound + same..<noun.upperBound
            characters.replaceSubrange(replaced, with: plural[same...])
            owners.replaceSubrange(replaced, with: Array(repeating: owner, count: plural.count - same))
        }

        func written(into segments: [Text.Segment]) -> [Text.Segment] {
            var strings = [String](repeating: "", count: segments.count)
            for (character, owner) in zip(characters, owners) { strings[owner].unicodeScalars.append(character) }
            return zip(segments, strings).map { segment, string in
                var segment = segment
                segment.string = string
                return segment
            }
        }

        private func text(_ word: Range<Int>) -> String {
            var text = ""
            text.unicodeScalars.append(contentsOf: characters[word])
            return text
        }

        /// Stretches of letters, and of digits with what stands in and before numbers.
        private func words(in region: Range<Int>) -> [Range<Int>] {
            var words: [Range<Int>] = []
            var start: Int?
            for index in region {
                let properties = characters[index].properties
                let isPart =
                    properties.isAlphabetic || properties.numericType != nil
                    || "'’.,-−⁄".unicodeScalars.contains(characters[index])
                if isPart, start == nil { start = index }
                if !isPart, let begun = start.take() { words.append(begun..<index) }
            }
            if let begun = start { words.append(begun..<region.upperBound) }
            return words.map(trimmed).filter { !$0.isEmpty }
        }

        /// A word without the punctuation behind it.
        private func trimmed(_ word: Range<Int>) -> Range<Int> {
            let end = word.last { !"'’.,-−".unicodeScalars.contains(characters[$0]) }
            return word.lowerBound..<(end.map { $0 + 1 } ?? word.lowerBound)
        }

        private func isNumber(_ word: Range<Int>) -> Bool {
            characters[word].contains { $0.properties.numericType != nil }
                && !characters[word].contains { $0.properties.isAlphabetic }
        }

        /// Whether a number is one, or a fraction of one: "½ cup", and "0.5 cups" and "1 ½ cups" (Chicago Manual of Style, on units of
        /// measure after fractions below 1).
        private func isSingular(_ words: [Range<Int>], at number: Int) -> Bool {
            let word = words[number]
            if isFraction(word) { return true }
            guard ["1", "-1", "−1"].contains(text(word)) else { return false }
            // What stands right behind a one as a second number is added to it.
            guard let next = words[(number + 1)...].first, isNumber(next) else { return true }
            return !characters[word.upperBound..<next.lowerBound].allSatisfy(\.properties.isWhitespace)
        }

        /// Whether a number is a fraction below one: "½" or "3⁄4". A slash may as well stand in a date, or before a total.
        private func isFraction(_ word: Range<Int>) -> Bool {
            let digits = characters[word].drop { "-−".unicodeScalars.contains($0) }
            if digits.count == 1, let value = digits.first?.properties.numericValue { return value > 0 && value < 1 }
            let parts = digits.split(separator: "⁄", omittingEmptySubsequences: false).map {
                Int(String(String.UnicodeScalarView($0)))
            }
            guard parts.count == 2, let above = parts[0], let below = parts[1] else { return false }
            return above > 0 && above < below
        }

        private static let prepositions: Set = [
            "of", "in", "on", "at", "for", "from", "to", "with", "by", "per", "about", "over", "under", "and", "or",
            "ago", "left",
        ]
    }
}
