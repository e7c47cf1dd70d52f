import SwiftSyntax

/// What a binding holds at first, as source, where a view that needs one is shown by itself.
enum BindingValue {
    private static let plain = [
        "Bool": "false", "String": "\"\"", "Int": "0", "Double": "0", "CGFloat": "0", "Float": "0",
        "NavigationPath": "NavigationPath()",
    ]

    /// The value of a type that has one to begin with: no, nothing, none; nil for any other.
    static func first(of type: TypeSyntax) -> String? {
        let name = type.trimmedDescription
        if type.is(OptionalTypeSyntax.self) { return "nil as \(name)" }
        if type.is(DictionaryTypeSyntax.self) { return "[:] as \(name)" }
        let isSet = type.as(IdentifierTypeSyntax.self)?.name.text == "Set"
        if isSet || type.is(ArrayTypeSyntax.self) { return "[] as \(name)" }
        return plain[name].map { "\($0) as \(name)" }
    }
}
