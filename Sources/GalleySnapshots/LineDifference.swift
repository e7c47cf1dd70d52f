/// What differs between two texts, line by line.
package enum LineDifference {
    /// The lines that are in one text only: `- ` was, `+ ` is now; of more than `limit` the first, and how many more there are.
    package static func lines(_ old: [String], _ new: [String], limit: Int = 40) -> [String] {
        var marks: [(line: Int, text: String, isNew: Bool)] = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let line, let text, _): marks.append((line, "- \(text)", false))
            case .insert(let line, let text, _): marks.append((line, "+ \(text)", true))
            }
        }
        marks.sort { $0.line != $1.line ? $0.line < $1.line : !$0.isNew && $1.isNew }
        var lines = marks.prefix(limit).map(\.text)
        if marks.count > limit { lines.append("… \(marks.count - limit) more lines") }
        return lines
    }

    /// The same of two texts as they lie in files.
    package static func lines(_ old: String, _ new: String, limit: Int = 40) -> [String] {
        func split(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
        return lines(split(old), split(new), limit: limit)
    }
}
