import NIOHTTP1

/// The answers that a client has kept.
extension HTTPRequest {
    /// Whether `If-None-Match` names an answer (RFC 9110 §13.1.2): by `*`, or by its tag in a list, weak or not.
    ///
    /// A field that is no such list names nothing.
    ///
    /// - Parameter tag: The answer's strong tag, in its quotes.
    package func names(answer tag: String) -> Bool {
        let lines = headers["If-None-Match"]
        if lines == ["*"] { return true }
        return EntityTagList(lines)?.tags.contains(tag) ?? false
    }
}

/// A list of entity tags; of weak ones, the tag without its `W/`, as they are compared here (RFC 9110 §8.8.3.2).
struct EntityTagList {
    private(set) var tags: [String] = []

    /// - Parameter lines: A field's values; several are one list (RFC 9110 §5.3).
    init?(_ lines: [String]) {
        for line in lines where !take(line.utf8) { return nil }
    }

    /// Takes the tags between the commas, of which empty elements may be none (RFC 9110 §5.6.1.2); false where there is something else.
    private mutating func take(_ line: String.UTF8View) -> Bool {
        var rest = line[...]
        var needsComma = false
        while let byte = rest.first {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): rest = rest.dropFirst()
            case UInt8(ascii: ","):
                rest = rest.dropFirst()
                needsComma = false
            default:
                guard !needsComma, let tag = Self.takeTag(&rest) else { return false }
                tags.append(tag)
                needsComma = true
            }
        }
        return true
    }

    /// `W/`, in this case of letters, may come first; a quote inside of quotes cannot be written.
    private static func takeTag(_ rest: inout Substring.UTF8View) -> String? {
        if rest.starts(with: "W/".utf8) { rest = rest.dropFirst(2) }
        guard rest.first == UInt8(ascii: "\"") else { return nil }
        let inside = rest.dropFirst().prefix { $0 == 0x21 || $0 >= 0x23 && $0 != 0x7F }
        guard rest.count > inside.count + 1, rest[inside.endIndex] == UInt8(ascii: "\"") else { return nil }
        rest = rest[inside.endIndex...].dropFirst()
        return "\"" + String(Substring(inside)) + "\""
    }
}
