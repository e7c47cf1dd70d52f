/// Walks over Swift source without parsing it: enough to tell code from comments and strings.
enum SourceText {
    /// What follows the comment or string literal that `text` starts with, or nil where it starts with neither.
    static func afterOpaque(_ text: Substring) -> Substring? {
        switch text.first {
        case "/":
            if text.hasPrefix("//") { return text.drop { !$0.isNewline } }
            return text.hasPrefix("/*") ? afterBlockComment(text) : nil
        case "\"", "#":
            return afterString(text)
        default:
            return nil
        }
    }

    /// `text` without the white space and comments that it starts with.
    static func afterTrivia(_ text: Substring) -> Substring {
        var rest = text.drop { $0.isWhitespace }
        while rest.first == "/", let next = afterOpaque(rest) { rest = next.drop { $0.isWhitespace } }
        return rest
    }

    /// What follows the bracket that closes the one that `text` starts with; the end where none does.
    static func afterBrackets(_ text: Substring) -> Substring {
        var rest = text
        var depth = 0
        while let character = rest.first {
            if let next = afterOpaque(rest) {
                rest = next
                continue
            }
            rest.removeFirst()
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) {
                depth -= 1
                if depth <= 0 { return rest }
            }
        }
        return rest
    }

    /// The identifier that `text` starts with; empty where it starts with none.
    static func word(_ text: Substring) -> Substring {
        text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// Block comments nest in Swift.
    private static func afterBlockComment(_ text: Substring) -> Substring {
        var rest = text
        var depth = 0
        repeat {
            if rest.hasPrefix("/*") {
                depth += 1
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
            }
        } while depth > 0 && !rest.isEmpty
        return rest
    }

    /// Strings of one line or several, raw or not, with interpolations that may hold strings themselves.
    private static func afterString(_ text: Substring) -> Substring? {
        let hashes = text.prefix { $0 == "#" }
        var rest = text[hashes.endIndex...]
        guard rest.first == "\"" else { return nil }
        let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        rest = rest.dropFirst(quotes.count)
        let escape = "\\" + hashes
        while !rest.isEmpty {
            if rest.hasPrefix(escape + "(") {
                rest = afterBrackets(rest.dropFirst(escape.count))
            } else if rest.hasPrefix(escape) {
                rest = rest.dropFirst(escape.count + 1)
            } else if rest.hasPrefix(quotes + hashes) {
                return rest.dropFirst(quotes.count + hashes.count)
            } else {
                rest = rest.dropFirst()
            }
        }
        return rest
    }
}
