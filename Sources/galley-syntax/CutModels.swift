import SwiftSyntax

/// What SwiftData makes of a program's types and properties, where it is not here: a model is a plain class, and a query finds nothing.
extension CutSearch {
    /// `@Model` of a class: it can be observed, and is equal to itself alone, as a model is.
    func model(_ node: AttributeSyntax, of type: ClassDeclSyntax) -> SourceCut.Edit? {
        guard node.attributeName.trimmedDescription == "Model" else { return nil }
        let brace = type.memberBlock.leftBrace
        let rest = cut.text[node.bytes.upperBound..<brace.bytes.lowerBound]
        let head = String(decoding: rest, as: UTF8.self).replacing("\n", with: " ")
        guard !head.contains("//") else { return nil }
        let inherited = ["Identifiable", "Hashable", "Observable"].filter { !type.inherits($0) }
        let list = inherited.joined(separator: ", ")
        var text =
            head.trimmedAtEnd + (inherited.isEmpty ? "" : type.inheritanceClause == nil ? ": \(list)" : ", \(list)")
        text += " {"
        let members = type.memberBlock.members.trimmedDescription
        if inherited.contains("Hashable"), !members.contains("func =="), !members.contains("func hash") {
            text += " static func == (a: \(type.name.text), b: \(type.name.text)) -> Bool { a === b };"
            text += " func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) };"
        }
        let name = "@Model of \(type.name.text)"
        return edit(node.bytes.lowerBound..<brace.bytes.upperBound, text, .member, name, [type.name.text])
    }

    /// What SwiftData's attribute says of a property: a query's is empty, any other is a plain one.
    func modelProperty(_ node: AttributeSyntax, of property: VariableDeclSyntax) -> SourceCut.Edit? {
        guard property.bindings.count == 1, let binding = property.bindings.first else { return nil }
        let attribute = node.attributeName.trimmedDescription
        let name = "@\(attribute) of \(binding.pattern.trimmedDescription)"
        switch attribute {
        case "Attribute", "Relationship", "Transient": return removal(node, .member, name)
        case "Query":
            guard let type = binding.typeAnnotation?.type, binding.initializer == nil, binding.accessorBlock == nil,
                !type.is(OptionalTypeSyntax.self)
            else { return nil }
            // A stored one that is private would make the initialiser private, too.
            let bytes = node.bytes.lowerBound..<property.bytes.upperBound
            let rest = String(decoding: cut.text[node.bytes.upperBound..<bytes.upperBound], as: UTF8.self)
            return edit(bytes, rest.replacing("\n", with: " ") + " { [] }", .member, name)
        default: return nil
        }
    }
}

extension String {
    /// Without blanks at its end.
    fileprivate var trimmedAtEnd: String { String(reversed().drop { $0.isWhitespace }.reversed()) }
}
