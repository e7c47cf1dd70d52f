import SwiftSyntax

/// Reads a declaration at the top of a file for `PieceItem`.
final class PieceCollector: SyntaxVisitor {
    private(set) var types: Set<String> = []
    private(set) var name: String?
    private(set) var hidden: Set<String> = []
    private(set) var words: Set<String> = []
    private(set) var tellsLines = false
    /// Whether the file means something else when it is taken apart.
    private(set) var mustStayWhole = false
    /// The declarations around the current place, and whether each is an extension that hides what is in it.
    private var owners: [(name: String, isHidingExtension: Bool)] = []

    /// Functions whose calls print their lines.
    private static let lineTellers: Set = [
        "fatalError", "precondition", "preconditionFailure", "assert", "assertionFailure",
    ]
    /// Members that the language calls where no name is written.
    private static let unnamed: Set = [
        "callAsFunction", "dynamicallyCall", "appendInterpolation", "appendLiteral", "buildBlock", "buildExpression",
        "makeIterator", "next", "wrappedValue", "projectedValue",
    ]

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        switch token.tokenKind {
        case .identifier(let text):
            let word = text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
            words.insert(word)
            if Self.lineTellers.contains(word) { tellsLines = true }
        case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text): words.insert(text)
        case .keyword(.`init`): words.insert("init")
        case .exclamationMark, .pound: tellsLines = true
        default: break
        }
        return .visitChildren
    }

    // MARK: What only the file can see

    /// Notes a declaration, at the top or in a type.
    ///
    /// - Parameter names: All that a use of it names.
    private func declare(_ names: [String], _ modifiers: DeclModifierListSyntax) {
        let words = modifiers.map(\.name.text)
        // What is private in a type can be seen in its extensions, which stay with it.
        let isHidden = owners.isEmpty && words.contains("private") || words.contains("fileprivate")
        guard isHidden || owners.last?.isHidingExtension ?? false else { return }
        hidden.formUnion(names)
        if names.isEmpty || names.contains(where: Self.unnamed.contains) { mustStayWhole = true }
    }

    private func enter(_ type: String, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        declare([type], modifiers)
        note(type)
        owners.append((type, false))
        return .visitChildren
    }

    private func note(_ type: String) {
        guard owners.isEmpty else { return }
        types.insert(type)
        name = name ?? type
    }

    private func leave() { owners.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.modifiers)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = node.extendedType.trimmedDescription
        let type = String(path.prefix { $0 != "." && $0 != "<" })
        note(type)
        let isHidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        owners.append((type, isHidden))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        declare([node.name.text], node.modifiers)
        return .visitChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declare([node.name.text], node.modifiers)
        return .visitChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        declare(names.count == node.bindings.count ? names : [], node.modifiers)
        return .visitChildren
    }
    /// An initialiser is called by its type's name, or by its own.
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        declare([owners.last?.name ?? "", "init"], node.modifiers)
        return .visitChildren
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.parameterClause.parameters.filter { $0.secondName != nil }.map(\.firstName.text), node.modifiers)
        return .visitChildren
    }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        declare([node.name.text], node.modifiers)
        return .visitChildren
    }
    override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
        mustStayWhole = true
        return .visitChildren
    }
}
