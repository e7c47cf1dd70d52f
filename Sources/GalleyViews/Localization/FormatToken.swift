import GalleyGraph

/// A piece of a C format as Apple's strings have them.
nonisolated enum FormatToken: Equatable {
    case literal(String)
    /// A value: `%2$08.3lf` has the position 2, the options `08.3` and the conversion `f`.
    case value(position: Int?, options: String, conversion: Character)
    /// A text that depends on a number: `%#@birds@`.
    case variable(position: Int?, name: String)

    /// The pieces of a format. What is no valid format stays as it is.
    ///
    /// Every text with a value in it comes here whenever it is laid out, so bytes are read and not characters.
    static func tokens(of format: String) -> [FormatToken] {
        guard format.hasByte(UInt8(ascii: "%")) else { return [.literal(format)] }
        var tokens: [FormatToken] = []
        var literal = ""
        var rest = format.utf8[...]
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            literal += String(Substring(rest[..<percent]))
            rest = rest[percent...].dropFirst()
            if rest.first == UInt8(ascii: "%") {
                literal.append("%")
                rest = rest.dropFirst()
            } else if let token = token(&rest) {
                if !literal.isEmpty { tokens.append(.literal(literal)) }
                literal = ""
                tokens.append(token)
            } else {
                literal.append("%")
            }
        }
        literal += String(Substring(rest))
        if !literal.isEmpty { tokens.append(.literal(literal)) }
        return tokens
    }

    /// Takes a token without its `%` off a text, or leaves the text as it is.
    private static func token(_ text: inout Substring.UTF8View) -> FormatToken? {
        var rest = text
        func skip(atMost limit: Int, _ isWanted: (UInt8) -> Bool) {
            rest = rest[rest.prefix(limit).prefix(while: isWanted).endIndex...]
        }
        func skipped(since start: String.Index) -> String { String(Substring(text[start..<rest.startIndex])) }
        func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
        var position: Int?
        skip(atMost: 3, isDigit)
        if rest.first == UInt8(ascii: "$"), let number = Int(skipped(since: text.startIndex)), number > 0 {
            position = number
            rest = rest.dropFirst()
        } else {
            rest = text
        }
        if rest.starts(with: "#@".utf8) {
            rest = rest.dropFirst(2)
            let start = rest.startIndex
            skip(atMost: 200) { $0 != UInt8(ascii: "@") }
            let name = skipped(since: start)
            guard !name.isEmpty, rest.first == UInt8(ascii: "@") else { return nil }
            text = rest.dropFirst()
            return .variable(position: position, name: name)
        }
        // Widths and precisions of more than three digits are no formats: they would only fill the memory.
        let start = rest.startIndex
        skip(atMost: 5) { "-+ #0'".hasByte($0) }
        skip(atMost: 3, isDigit)
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            skip(atMost: 3, isDigit)
        }
        let options = skipped(since: start)
        skip(atMost: 2) { "hlqLztj".hasByte($0) }
        guard let conversion = rest.first, "@diuoxXfFeEgGaAcC".hasByte(conversion) else { return nil }
        text = rest.dropFirst()
        return .value(position: position, options: options, conversion: Character(Unicode.Scalar(conversion)))
    }
}
