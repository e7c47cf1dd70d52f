/// The closure of a `#Preview` whose state is declared inside it with `@Previewable`.
struct PreviewableBody {
    /// What stands before the closure: the argument list, if any.
    var arguments: Substring
    /// The declarations, without the word `@Previewable`.
    var declarations: [String] = []
    /// The rest of the closure: the view.
    var statements = ""

    /// Reads the arguments of a `#Preview`; nil where nothing in its closure is `@Previewable`.
    init?(_ text: Substring) {
        guard text.contains("@") else { return nil }
        var rest = text
        while let first = rest.first, first != "{" {
            if let next = SourceText.afterOpaque(rest) {
                rest = next
            } else {
                rest = "([".contains(first) ? SourceText.afterBrackets(rest) : rest.dropFirst()
            }
        }
        guard !rest.isEmpty else { return nil }
        arguments = text[..<rest.startIndex]
        let after = SourceText.afterBrackets(rest)
        read(rest[..<after.startIndex].dropFirst().dropLast())
        if declarations.isEmpty { return nil }
    }

    /// Sorts what stands in the closure itself, not in the brackets inside, into declarations and the rest.
    private mutating func read(_ body: Substring) {
        var rest = body
        // The attributes that what is read stands behind, and whether it may be the last one's arguments.
        var attributes = ""
        var isArgument = false
        while let first = rest.first {
            let start = rest
            // Whether attributes go on behind it.
            var isBetween = false
            var isPath = false
            if let next = SourceText.afterOpaque(rest) {
                rest = next
                isBetween = first == "/"
            } else if "([{".contains(first) {
                rest = SourceText.afterBrackets(rest)
                isBetween = isArgument
            } else if first == "@" {
                let path = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
                rest = rest[path.endIndex...]
                if path.split(separator: ".").last == "Previewable" {
                    let declaration = rest
                    rest = Self.afterDeclaration(rest)
                    declarations.append(attributes + declaration[..<rest.startIndex])
                    // What follows keeps its line.
                    statements += (attributes + declaration[..<rest.startIndex]).filter(\.isNewline)
                    attributes = ""
                    isArgument = false
                    continue
                }
                isBetween = true
                isPath = true
            } else {
                rest = rest.dropFirst()
                isBetween = first.isWhitespace
            }
            isArgument = isPath
            if isPath || isBetween && !attributes.isEmpty {
                attributes += start[..<rest.startIndex]
            } else {
                statements += attributes + start[..<rest.startIndex]
                attributes = ""
            }
        }
        statements += attributes
    }

    /// What follows a variable's declaration: it ends with its line, unless that line or the next one says otherwise.
    private static func afterDeclaration(_ text: Substring) -> Substring {
        var rest = text
        var isNamed = false
        var last: Character = " "
        while let first = rest.first {
            let word = SourceText.word(rest)
            if let next = SourceText.afterOpaque(rest) {
                if first != "/" { last = first }
                rest = next
            } else if "([{".contains(first) {
                rest = SourceText.afterBrackets(rest)
                last = ")"
            } else if first == ";", isNamed {
                return rest.dropFirst()
            } else if first.isNewline, isNamed {
                let next = SourceText.afterTrivia(rest).first ?? "}"
                if !"=,:+-*/&|.".contains(last), !".?:=+*/&|".contains(next) { return rest }
                rest = rest.dropFirst()
            } else if word.isEmpty {
                if !first.isWhitespace { last = first }
                rest = rest.dropFirst()
            } else {
                // The variable's name, after the word and on its line.
                if word == "var" || word == "let" { isNamed = true }
                last = "a"
                rest = rest[word.endIndex...]
            }
        }
        return rest
    }
}
