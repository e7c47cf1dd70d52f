import GalleyScenario
import Testing

/// Which word a misspelt one is meant to be.
struct SpellingTests {
    /// Words are compared as bytes and given up when too far; the answer is that of the distance by its definition: letters added, left out,
    /// exchanged, or swapped with their neighbour.
    @Test func theNearestWordIsTheNearestByDefinition() {
        let known = [
            "padding", "paddle", "tag", "tab", "frame", "foregroundStyle", "foregroundColor", "größe", "Größen",
            "opacity", "id",
        ]
        var numbers = SeededNumbers(state: 7)
        for _ in 0..<400 {
            var letters = Array(known.randomElement(using: &numbers) ?? "")
            for _ in 0..<Int.random(in: 1...3, using: &numbers) {
                let place = Int.random(in: 0..<max(letters.count, 1), using: &numbers)
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0: letters.insert("é", at: min(place, letters.count))
                case 1: letters.insert("x", at: min(place, letters.count))
                case 2 where letters.count > 1: letters.remove(at: place)
                default: if place + 1 < letters.count { letters.swapAt(place, place + 1) }
                }
            }
            let word = String(letters)
            let near = known.filter { $0 != word }.map { (distance: Self.distance(word, $0), word: $0) }
                .filter { $0.distance <= min(3, max(word.count, $0.word.count) / 3) }
            #expect(
                Spelling.nearest(to: word, among: known)
                    == near.min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word, "\(word)")
        }
    }

    /// The definition, without a table.
    private static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a.lowercased()), Array(b.lowercased()))
        var known: [[Int]: Int] = [:]
        func rest(_ i: Int, _ j: Int) -> Int {
            if i == a.count { return b.count - j }
            if j == b.count { return a.count - i }
            if let known = known[[i, j]] { return known }
            var least = min(rest(i + 1, j) + 1, rest(i, j + 1) + 1, rest(i + 1, j + 1) + (a[i] == b[j] ? 0 : 1))
            if i + 1 < a.count, j + 1 < b.count, a[i] == b[j + 1], a[i + 1] == b[j] {
                least = min(least, rest(i + 2, j + 2) + 1)
            }
            known[[i, j]] = least
            return least
        }
        return rest(0, 0)
    }
}

/// The same numbers in every run.
private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 31)
    }
}
