/// Which of the known words a misspelt one is meant to be.
package enum Spelling {
    /// The nearest word; nil where none is near enough: a third of its letters wrong at the most, and no more than three.
    package static func nearest(to word: String, among known: some Sequence<String>) -> String? {
        let letters = Array(word.lowercased())
        var best: (distance: Int, word: String)?
        for candidate in known where candidate != word {
            let other = Array(candidate.lowercased())
            let most = min(3, max(letters.count, other.count) / 3)
            guard abs(letters.count - other.count) <= most else { continue }
            let distance = distance(letters, other)
            guard distance <= most else { continue }
            // Among equals the first by its name, so that the answer depends on nothing else.
            if best.map({ (distance, candidate) < ($0.distance, $0.word) }) ?? true { best = (distance, candidate) }
        }
        return best?.word
    }

    /// Whether no more than two letters are wrong.
    package static func isNear(_ word: String, _ other: String) -> Bool {
        distance(word, other) <= 2
    }

    /// How many letters of one word have to be changed to get the other.
    package static func distance(_ word: String, _ other: String) -> Int {
        distance(Array(word.lowercased()), Array(other.lowercased()))
    }

    /// How many letters have to be added, left out, exchanged or swapped with their neighbour.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var before: [Int] = []
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i]
            for j in 1...b.count {
                var least = min(row[j - 1] + 1, last[j] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { least = min(least, before[j - 2] + 1) }
                row.append(least)
            }
            (before, last) = (last, row)
        }
        return last[b.count]
    }
}
