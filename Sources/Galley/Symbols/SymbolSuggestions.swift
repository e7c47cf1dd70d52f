extension SymbolTable {
    /// Names of the table that are written much like another one, the most alike first, three at most.
    static func namesNear(_ name: String) -> [String] {
        // Long names are no typing mistakes, and comparing them takes time.
        guard !name.isEmpty, name.utf8.count <= 64 else { return [] }
        let letters = Array(name.lowercased().utf8)
        let limit = max(2, letters.count / 4)
        let words = Set(name.lowercased().split(separator: "."))
        var near: [(distance: Int, name: String)] = []
        for known in allNames {
            // The same words in another order, or some of them, are as good as a few wrong letters.
            let shared = Set(known.split(separator: ".")).symmetricDifference(words).count
            let distance = min(
                editDistance(letters, Array(known.utf8), limit: limit), words.count > 1 ? shared + 1 : .max)
            if distance <= limit { near.append((distance, known)) }
        }
        return near.sorted { ($0.distance, $0.name.utf8.count, $0.name) < ($1.distance, $1.name.utf8.count, $1.name) }
            .prefix(3).map(\.name)
    }

    /// How many letters differ, or a number above `limit`.
    private static func editDistance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
        guard abs(a.count - b.count) <= limit else { return limit + 1 }
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var corner = row[0]
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let change = corner + (letter == other ? 0 : 1)
                corner = row[j + 1]
                row[j + 1] = min(change, corner + 1, row[j] + 1)
            }
        }
        return row[b.count]
    }
}
