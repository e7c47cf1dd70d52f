/// What an explanation's text says, without its prose: the line of each view, and below it the numbers, the quoted texts and the names of
/// parameters (`maxWidth`) that its sentences hold, in their order. Sentences may be worded anew; what they tell may not change.
enum ExplanationStructure {
    static func of(_ text: String) -> String {
        var lines: [String] = []
        var sentences = ""
        var dash = 0
        func end() {
            guard !sentences.isEmpty else { return }
            let told = facts(sentences)
            if !told.isEmpty { lines.append(String(repeating: " ", count: dash) + "- " + told) }
            sentences = ""
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let indent = line.prefix { $0 == " " }.count
            let rest = line.dropFirst(indent)
            if rest.hasPrefix("- ") {
                dash = indent
                sentences += " " + rest.dropFirst(2)
            } else if !sentences.isEmpty, indent == dash + 2 {
                sentences += " " + rest
            } else {
                end()
                lines.append(String(line))
            }
        }
        end()
        return lines.joined(separator: "\n")
    }

    private static func facts(_ sentences: String) -> String {
        sentences.matches(of: #/"[^"]*"|-?[0-9∞][0-9∞×.]*|[A-Za-z]+/#).map(\.output)
            .filter { !($0.first?.isLetter ?? false) || isName($0) }
            .map { $0.hasSuffix(".") ? $0.dropLast() : $0 }
            .joined(separator: " ")
    }

    /// A small letter first, a large one later.
    private static func isName(_ word: Substring) -> Bool {
        word.first?.isLowercase == true && word.contains { $0.isUppercase }
    }
}
