import GalleyScenario

/// The nearest words that were looked for; each search goes through thousands.
final class NearestWords {
    private var found: [String: String?] = [:]

    func word(to name: String, among known: Set<String>, _ list: String) -> String? {
        let key = "\(list)\u{1F}\(name)"
        if let word = found[key] { return word }
        let word = Spelling.nearest(to: name, among: known)
        found[key] = word
        return word
    }
}
