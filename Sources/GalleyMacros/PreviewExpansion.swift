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
        let line = syntax.location.line + before
        // Names stand without their module: under which name the user's file imported it, is not known here.
        return """
            struct \(type): PreviewRegistry {
                static var fileID: Swift.String { #fileID }
                static var line: Swift.Int { \(line) }
                @_Concurrency.MainActor static func makePreview() -> _GalleyPreview {
            \(preview(arguments, in: syntax.location.fileName, line: line))
            #sourceLocation()
                }
            }
            """
    }

    /// The preview itself, in the lines that it has in the source: a crash in it is told by them. State that is declared in its
    /// closure needs a view to belong to.
    private static func preview(_ arguments: Substring, in file: String, line: Int) -> String {
        let name = file.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let place = "#sourceLocation(file: \"\(name)\", line: "
        guard let body = PreviewableBody(arguments) else { return "\(place)\(line))\n_GalleyPreview\(arguments)" }
        let firstLine = line + body.arguments.count { $0.isNewline }
        return """
            struct _PreviewableContent: View {
            \(body.declarations.joined(separator: "\n"))
            var body: some View {
            \(place)\(firstLine))
            \(body.statements)
            #sourceLocation()
            }
            }
            \(place)\(line))
            return _GalleyPreview\(body.arguments) { _PreviewableContent() }
            """
    }

    /// What follows `#Preview` in the source of its use: the argument list, the closure, or both.
    static func arguments(of source: String) -> Substring? {
        var rest = Substring(source)
        while !rest.isEmpty {
            if let next = SourceText.afterOpaque(rest) {
                rest = next
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
}
