/// Which of the known words a misspelt one is meant to be.
package enum Spelling {
    /// The nearest word; nil where none is near enough: a third of its letters wrong at the most, and no more than three.
    package static func nearest(to word: String, among known: some Sequence<String>) -> String? {
        let letters = Array(word.lowercased())
        let bytes = ascii(word)
        var best: (distance: Int, word: String)?
        for candidate in known where candidate != word {
            let distance: Int?
            if let bytes, let other = ascii(candidate, near: bytes.count) {
                guard let other else { continue }
                distance = near(bytes, other)
            } else {
                distance = near(letters, Array(candidate.lowercased()))
            }
            guard let distance else { continue }
            // Among equals the first by its name, so that the answer depends on nothing else.
            if best.map({ (distance, candidate) < ($0.distance, $0.word) }) ?? true { best = (distance, candidate) }
        }
        return best?.word
    }

    /// The distance of two words; nil where too many of their letters are wrong.
    private static func near<Letter: Equatable>(_ word: [Letter], _ other: [Letter]) -> Int? {
        let most = min(mostWrong, max(word.count, other.count) / 3)
        guard abs(word.count - other.count) <= most else { return nil }
        let distance = distance(word, other, atMost: most)
        return distance <= most ? distance : nil
    }

    private static let mostWrong = 3

    /// The small letters of a word that has no others than ASCII's, which are compared faster; nil for any other word.
    private static func ascii(_ word: String) -> [UInt8]? {
        var letters: [UInt8] = []
        letters.reserveCapacity(word.utf8.count)
        for byte in word.utf8 {
            guard byte < 128 else { return nil }
            letters.append((65...90).contains(byte) ? byte | 32 : byte)
        }
        return letters
    }

    /// The same for a word that is compared with one of so many letters; an inner nil where its length rules it out.
    private static func ascii(_ word: String, near count: Int) -> [UInt8]?? {
        // No character has fewer bytes than one.
        if word.utf8.count + mostWrong < count { return .some(nil) }
        guard let letters = ascii(word) else { return nil }
        return .some(letters.count - count <= mostWrong ? letters : nil)
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
    ///
    /// - Parameter most: Where there are more than so many, any number that is larger is as good.
    private static func distance<Letter: Equatable>(_ a: [Letter], _ b: [Letter], atMost most: Int = .max) -> Int {
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var before = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        var row = before
        for i in 1...a.count {
            row[0] = i
            for j in 1...b.count {
                var least = min(row[j - 1] + 1, last[j] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { least = min(least, before[j - 2] + 1) }
                row[j] = least
            }
            (before, last, row) = (last, row, before)
            // No path to the end is shorter than the shortest to one of two neighbouring rows.
            if min(last.min() ?? 0, before.min() ?? 0) > most { return most + 1 }
        }
        return last[b.count]
    }
}
