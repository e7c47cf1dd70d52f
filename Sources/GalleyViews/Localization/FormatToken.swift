import GalleyGraph

/// A piece of a C format as Apple's strings have them.
nonisolated enum FormatToken: Equatable {
    case literal(String)
    /// A value: `%2$08.3lf` has the position 2, the options `08.3` and the conversion `f`.
    case value(position: Int?, options: String, conversion: Character)
    /// A text that depends on a number: `%#@birds@`.
    case variable(position: Int?, name: String)

    /// The pieces of a format. What is no valid format stays as it is.
    static func tokens(of format: String) -> [FormatToken] {
        guard format.utf8.contains(UInt8(ascii: "%")) else { return [.literal(format)] }
        var tokens: [FormatToken] = []
        var literal = ""
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
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
        literal += rest
        if !literal.isEmpty { tokens.append(.literal(literal)) }
        return tokens
    }

    /// Takes a token without its `%` off a text, or leaves the text as it is.
    private static func token(_ text: inout Substring) -> FormatToken? {
        var rest = text
        func take(atMost limit: Int, _ isWanted: (Character) -> Bool) -> Substring {
            let taken = rest.prefix(limit).prefix(while: isWanted)
            rest = rest[taken.endIndex...]
            return taken
        }
        func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
        var position: Int?
        let digits = take(atMost: 3, isDigit)
        if let number = Int(digits), number > 0, rest.first == "$" {
            position = number
            rest = rest.dropFirst()
        } else {
            rest = text
        }
        if rest.hasPrefix("#@") {
            rest = rest.dropFirst(2)
            let name = take(atMost: 200) { $0 != "@" }
            guard !name.isEmpty, rest.first == "@" else { return nil }
            text = rest.dropFirst()
            return .variable(position: position, name: String(name))
        }
        // Widths and precisions of more than three digits are no formats: they would only fill the memory.
        var options = String(take(atMost: 5) { "-+ #0'".contains($0) })
        options += take(atMost: 3, isDigit)
        if rest.first == "." {
            rest = rest.dropFirst()
            options += "." + take(atMost: 3, isDigit)
        }
        _ = take(atMost: 2) { "hlqLztj".contains($0) }
        guard let conversion = rest.first, "@diuoxXfFeEgGaAcC".contains(conversion) else { return nil }
        text = rest.dropFirst()
        return .value(position: position, options: options, conversion: conversion)
    }
}
