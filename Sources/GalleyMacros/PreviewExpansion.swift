/// Turns a `#Preview` into a type that the host finds at run time.
enum PreviewExpansion {
    /// The declaration that stands in for the use of the macro, or nil when the use cannot be read.
    ///
    /// The macro's arguments are those of `Preview`'s initialisers, label for label, so they are passed on as they
    /// were written and need no parsing here.
    static func expand(_ expansion: HostMessage.Expansion, syntax: HostMessage.Expansion.Syntax) -> String? {
        guard let arguments = arguments(of: syntax.source) else { return nil }
        // The source starts with the comments and blank lines before the use.
        let before = syntax.source[..<arguments.startIndex].count { $0.isNewline }
        // A name of this form is one that the compiler knows to come from a macro: "fMu" is the mangling for it.
        let name = "Preview"
        let type = "\(expansion.discriminator ?? "$s")\(name.utf8.count)\(name)fMu_"
        // Names stand without their module: under which name the user's file imported it, is not known here.
        return """
            struct \(type): PreviewRegistry {
                static var fileID: Swift.String { #fileID }
                static var line: Swift.Int { \(syntax.location.line + before) }
                @_Concurrency.MainActor static func makePreview() -> _GalleyPreview {
                    _GalleyPreview\(arguments)
                }
            }
            """
    }

    /// What follows `#Preview` in the source of its use: the argument list, the closure, or both.
    static func arguments(of source: String) -> Substring? {
        var rest = Substring(source)
        while !rest.isEmpty {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = afterBlockComment(rest)
            } else if rest.first == "\"" {
                rest = afterString(rest)
            } else if rest.first == "#" {
                let path = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
                if path.split(separator: ".").last == "Preview" {
                    return rest[path.endIndex...]
                }
                rest = rest[path.endIndex...]
            } else {
                rest.removeFirst()
            }
        }
        return nil
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

    /// A one-line string literal, as it stands in an attribute such as `@available(*, deprecated, message: "…")`.
    private static func afterString(_ text: Substring) -> Substring {
        var rest = text.dropFirst()
        while let character = rest.first, character != "\"" {
            rest = rest.dropFirst(character == "\\" ? 2 : 1)
        }
        return rest.dropFirst()
    }
}
