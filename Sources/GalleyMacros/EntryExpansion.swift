/// Turns `@Entry var name: Type = value` into a key and the accessors that use it.
struct EntryExpansion {
    private var name: Substring
    private var type: Substring?
    private var value: Substring?
    /// The protocol of the key: environment values, container values and transactions have one each.
    private var key: String

    /// The entry that a declaration stands for, or nil and a message where it stands for none.
    static func of(_ expansion: HostMessage.Expansion) -> (entry: EntryExpansion?, message: String) {
        guard let declaration = expansion.declSyntax, let entry = EntryExpansion(declaration.source) else {
            return (nil, "'@Entry' expects a variable: '@Entry var name: Type = value'")
        }
        var found = entry
        if let container = expansion.lexicalContext?.first {
            switch extendedType(container.source) {
            case "EnvironmentValues": found.key = "EnvironmentKey"
            case "Transaction": found.key = "TransactionKey"
            case "ContainerValues": found.key = "ContainerValueKey"
            default:
                return (nil, "'@Entry' belongs in an extension of EnvironmentValues, ContainerValues or Transaction")
            }
        }
        if found.value == nil, found.type.map({ isOptional($0) }) != true {
            return (nil, "'\(found.name)' needs a default value, or an optional type")
        }
        return (found, "")
    }

    /// The accessors that stand in for the variable's value.
    var accessors: String {
        """
        {
            get { self[__Key_\(name).self] }
            set { self[__Key_\(name).self] = newValue }
        }
        """
    }

    /// The key, named for the variable. A default without a type gets it from its value, by another macro.
    var keyType: String {
        let property =
            if let type {
                "static var defaultValue: \(type) { get { \(value ?? "nil")\n} }"
            } else {
                "@__EntryDefaultValue static var defaultValue = \(value ?? "nil")"
            }
        return """
            private struct __Key_\(name): \(key) {
                \(property)
            }
            """
    }

    /// The accessor of a key's default value: what the variable is given, asked for each time.
    var defaultAccessor: String? {
        value.map { "{\n    get { \($0)\n}\n}" }
    }

    /// Reads `… var name: Type = value`; attributes and modifiers before it do not matter.
    init?(_ source: String) {
        var rest = Substring(source)
        while true {
            rest = SourceText.afterTrivia(rest)
            guard let first = rest.first else { return nil }
            let word = SourceText.word(rest)
            if word == "var" { break }
            if word == "let" || word == "func" { return nil }
            if let next = SourceText.afterOpaque(rest) {
                rest = next
            } else if "([{".contains(first) {
                rest = SourceText.afterBrackets(rest)
            } else {
                rest = word.isEmpty ? rest.dropFirst() : rest[word.endIndex...]
            }
        }
        rest = SourceText.afterTrivia(rest.dropFirst(3)).drop { $0 == "`" }
        name = SourceText.word(rest)
        rest = SourceText.afterTrivia(rest[name.endIndex...].drop { $0 == "`" })
        key = "EnvironmentKey"
        if name.isEmpty { return nil }
        if rest.first == ":" {
            rest = rest.dropFirst()
            let start = rest
            while let first = rest.first, first != "=", first != "{" {
                if let next = SourceText.afterOpaque(rest) {
                    rest = next
                } else {
                    rest = "([".contains(first) ? SourceText.afterBrackets(rest) : rest.dropFirst()
                }
            }
            type = Self.trimmed(start[..<rest.startIndex])
        }
        if rest.first == "=" {
            value = Self.trimmed(rest.dropFirst())
        } else if !SourceText.afterTrivia(rest).isEmpty {
            return nil
        }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let text = SourceText.afterTrivia(text)
        guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return text }
        return text[...last]
    }

    private static func isOptional(_ type: Substring) -> Bool {
        type.hasSuffix("?") || type.hasPrefix("Optional<") || type.hasPrefix("Swift.Optional<")
    }

    /// The last part of the name after `extension`.
    private static func extendedType(_ source: String) -> Substring? {
        var rest = Substring(source)
        while !rest.isEmpty {
            rest = SourceText.afterTrivia(rest)
            let word = SourceText.word(rest)
            if word == "extension" {
                let name = SourceText.afterTrivia(rest[word.endIndex...])
                let path = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
                return path.split(separator: ".").last
            }
            if word.isEmpty {
                rest = SourceText.afterOpaque(rest) ?? rest.dropFirst()
            } else {
                rest = rest[word.endIndex...]
            }
        }
        return nil
    }
}
