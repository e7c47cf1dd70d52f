import GalleyScenario

/// What was looked for before in all files or words: each search goes through thousands.
final class NearestWords {
    private var found: [String: String?] = [:]
    /// What is said of a message's slip, of which each look at a file tells it again.
    private var slips: [String: String?] = [:]
    private var views: Set<String>?

    func word(to name: String, among known: Set<String>, _ list: String) -> String? {
        let key = "\(list)\u{1F}\(name)"
        if let word = found[key] { return word }
        let word = Spelling.nearest(to: name, among: known)
        found[key] = word
        return word
    }

    func advice(onSlip key: String, _ find: () -> String?) -> String? {
        if let advice = slips[key] { return advice }
        let advice = find()
        slips[key] = advice
        return advice
    }

    /// The types that files declare as views.
    func views(of source: SourceSet) -> Set<String> {
        if let views { return views }
        var all: Set<String> = []
        for file in source.files {
            for match in file.text.matches(of: /\b(?:struct|class|enum|extension)\s+(\w+)[^{]*?:([^{]*)\{/)
            where match.2.contains(/\b(View|Shape|ViewModifier)\b/) {
                all.insert(String(match.1))
            }
        }
        views = all
        return all
    }
}
