/// A file's text without its imports of modules that cannot be had: the compiler says nothing else of a module while one is missing.
///
/// Spaces stand in their place, so that every other place stays where it is.
package struct BlankedImports {
    /// The text.
    package private(set) var text: String
    /// Whether it had such imports.
    package private(set) var isChanged = false

    /// - Parameters:
    ///   - source: The file's text.
    ///   - modules: What cannot be had.
    package init(_ source: String, modules: Set<String>) {
        text = source
        guard !modules.isEmpty else { return }
        var lines = source.split(omittingEmptySubsequences: false, whereSeparator: Self.endsLine)
        for (index, line) in lines.enumerated() where Self.mayImport(line) {
            guard let rest = Self.withoutImports(of: modules, line) else { continue }
            isChanged = true
            lines[index] = Substring(rest)
            // An attribute may stand in a line of its own.
            var above = index - 1
            while above >= 0, Self.isAttribute(lines[above]) {
                lines[above] = Substring(Self.spaces(lines[above]))
                above -= 1
            }
        }
        guard isChanged else { return }
        text = String(lines[0])
        for (end, line) in zip(source.filter(Self.endsLine), lines.dropFirst()) {
            text.append(end)
            text += line
        }
    }

    /// Whether a character is the end of a line; on Windows that is one of two scalars.
    private static func endsLine(_ character: Character) -> Bool {
        character == "\n" || character == "\r\n" || character == "\r"
    }

    /// Whether the word is in a line. Every line of a project is asked.
    private static func mayImport(_ line: Substring) -> Bool {
        var matched = 0
        for byte in line.utf8 {
            // The word's first letter is nowhere else in it.
            matched = byte == word[matched] ? matched + 1 : byte == word[0] ? 1 : 0
            if matched == word.count { return true }
        }
        return false
    }

    private static let word = Array("import".utf8)

    /// A line without its imports of these modules; nil where it has none.
    private static func withoutImports(of modules: Set<String>, _ line: Substring) -> String? {
        var isChanged = false
        let statements = line.split(separator: ";", omittingEmptySubsequences: false).map { statement -> String in
            guard let module = module(importedBy: statement), modules.contains(module) else {
                return String(statement)
            }
            isChanged = true
            return spaces(statement)
        }
        return isChanged ? statements.joined(separator: ";") : nil
    }

    /// The module that a statement imports; nil where it is anything else.
    private static func module(importedBy statement: Substring) -> String? {
        let words = statement.split { $0 == " " || $0 == "\t" || $0 == "\r" }
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
            words[..<index].allSatisfy({ $0.hasPrefix("@") || access.contains($0) })
        else { return nil }
        let isDeclaration = declarations.contains(words[index + 1]) && index + 2 < words.count
        let path = words[isDeclaration ? index + 2 : index + 1]
        return String(path.prefix { $0 == "_" || $0.isLetter || $0.isNumber })
    }

    private static let access: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    private static let declarations: Set<Substring> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
    ]

    private static func isAttribute(_ line: Substring) -> Bool {
        let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
        return !words.isEmpty && words.allSatisfy { importing.contains($0) }
    }

    private static let importing: Set<Substring> = [
        "@preconcurrency", "@testable", "@_exported", "@_implementationOnly", "@_spi",
    ]

    /// As many bytes.
    private static func spaces(_ text: Substring) -> String {
        String(repeating: " ", count: text.utf8.count)
    }
}
