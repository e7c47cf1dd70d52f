import Synchronization

extension SymbolCatalog {
    /// What was found last: a view that is alive asks for the same name with every layout.
    private static let known = Mutex<[String: [String]]>([:])
    private static let mostKept = 256

    /// Names of the table for another one that is not in it, three at most: what means the same, else what is spelled almost
    /// alike; then what is made of the same words.
    package static func namesNear(_ name: String) -> [String] {
        // Long names are no typing mistakes, and comparing them takes time.
        guard !name.isEmpty, name.utf8.count <= 64 else { return [] }
        if let found = known.withLock({ $0[name] }) { return found }
        let found = search(for: name.lowercased())
        known.withLock { kept in
            if kept.count >= mostKept { kept = [:] }
            kept[name] = found
        }
        return found
    }

    private static func search(for name: String) -> [String] {
        let meant = alike(name)
        var found: [String] = []
        // A word that means something is spelled rightly.
        for candidate in (meant.isEmpty ? misspelled(name) : meant) + sharing(name)
        where found.count < 3 && !found.contains(candidate) {
            found.append(candidate)
        }
        return found
    }

    /// Names that one wrong letter separates, or two in a long name: what was typed badly. More letters are another word.
    private static func misspelled(_ name: String) -> [String] {
        let parts = name.split(separator: ".")
        let stem = parts.prefix { !isVariant($0) }.joined(separator: ".")
        let variants = parts.drop { !isVariant($0) }
        let whole = near(name)
        guard !stem.isEmpty, !variants.isEmpty else { return whole }
        // A variant is in no list where it is made of another symbol.
        return near(stem).map { ([Substring($0)] + variants).joined(separator: ".") }.filter(has) + whole
    }

    private static func near(_ name: String) -> [String] {
        let letters = Array(name.utf8)
        let limit = letters.count < 5 ? 1 : letters.count < 12 ? 2 : 3
        let near = names.compactMap { known -> (distance: Int, name: String)? in
            let distance = editDistance(letters, Array(known.utf8), limit: limit)
            return distance <= limit ? (distance, known) : nil
        }
        return near.sorted { ($0.distance, $0.name.utf8.count, $0.name) < ($1.distance, $1.name.utf8.count, $1.name) }
            .map(\.name)
    }

    /// Names that mean the same, with the variant that was asked for where they have it: `trash.fill` for `bin.fill`.
    private static func alike(_ name: String) -> [String] {
        let parts = words(of: name)
        let variants = parts.filter(isVariant)
        // What several of the words mean comes first.
        var votes: [(symbol: String, count: Int)] = []
        for word in parts where !isVariant(word) {
            for symbol in SymbolMeanings.symbols(for: word) {
                let varied = ([symbol] + variants).joined(separator: ".")
                guard let symbol = [varied, String(symbol)].first(where: has) else { continue }
                if let index = votes.firstIndex(where: { $0.symbol == symbol }) {
                    votes[index].count += 1
                } else {
                    votes.append((symbol, 1))
                }
            }
        }
        return votes.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
            .map(\.element.symbol)
    }

    /// Names with the same words in another order, or with some of them.
    private static func sharing(_ name: String) -> [String] {
        let wanted = Set(words(of: name))
        let meaningful = wanted.filter { !isVariant($0) && $0.count > 2 }
        guard !meaningful.isEmpty else { return [] }
        let near = names.compactMap { known -> (lacking: Int, more: Int, name: String)? in
            let words = Set(words(of: known))
            guard !words.isDisjoint(with: meaningful) else { return nil }
            return (meaningful.subtracting(words).count, words.symmetricDifference(wanted).count, known)
        }
        return near.sorted {
            ($0.lacking, $0.more, $0.name.utf8.count, $0.name) < ($1.lacking, $1.more, $1.name.utf8.count, $1.name)
        }
        .prefix(3).map(\.name)
    }

    /// The words of a name; people write them with other marks, too.
    private static func words(of name: String) -> [Substring] { name.split { ".-_ ".contains($0) } }

    private static func isVariant(_ word: Substring) -> Bool {
        ["fill", "circle", "square", "rectangle", "slash", "badge", "and", "inverse"].contains(word)
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
