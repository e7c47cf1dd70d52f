import SwiftSyntax

/// What a file declares, as far as it decides what else has to go.
extension SourceCut {
    /// The types that it declares, in others or outside of all.
    var declaredTypes: Set<String> { survey.types }

    /// The structures that say that they are views.
    var views: Set<String> { Set(survey.views.map(\.name)) }

    /// The views that show nothing but what is left out.
    var boxedViews: [String] { survey.views.filter(\.isBox).map(\.name) }

    /// Whether nothing is left but imports.
    var isEmpty: Bool {
        func isEmpty(_ list: CodeBlockItemListSyntax) -> Bool {
            list.allSatisfy { item in
                if item.item.is(ImportDeclSyntax.self) { return true }
                guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return false }
                return condition.clauses.allSatisfy { clause in
                    guard case .statements(let inner) = clause.elements else { return clause.elements == nil }
                    return isEmpty(inner)
                }
            }
        }
        return isEmpty(tree.statements)
    }

    /// The names that are used anywhere but in `@UIApplicationDelegateAdaptor(NAME.self)` and in their own declarations.
    var namesUsedOutsideOfAdaptors: Set<String> {
        Set(
            uses.filter { name, offsets in
                offsets.contains { offset in
                    let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
                    return !isInAdaptor(token) && !isInside(token, of: name)
                }
            }.keys)
    }

    private func isInAdaptor(_ token: TokenSyntax?) -> Bool {
        var node = token?.parent
        while let current = node {
            if let attribute = current.as(AttributeSyntax.self) {
                return attribute.attributeName.trimmedDescription.hasSuffix("DelegateAdaptor")
            }
            // The property may say its type.
            if let variable = current.as(VariableDeclSyntax.self) { return variable.isAdaptor }
            node = current.parent
        }
        return false
    }

    private func isInside(_ token: TokenSyntax?, of name: String) -> Bool {
        var node = token?.parent
        while let current = node {
            if let type = current.as(ClassDeclSyntax.self), type.name.text == name || type.isDelegate { return true }
            if let type = current.as(ExtensionDeclSyntax.self), type.extendedType.trimmedDescription == name {
                return true
            }
            node = current.parent
        }
        return false
    }

    /// Takes away previews all of whose views are such.
    func cutPreviews(thatShow boxes: Set<String>, of views: Set<String>) {
        for preview in survey.previews {
            let shown = preview.names.intersection(views)
            guard !shown.isEmpty, shown.isSubset(of: boxes), let name = shown.sorted().first else { continue }
            let fault = LeaveOut.Fault(line: 0, column: 0, message: "it shows \(name)", uses: name)
            take(preview.node, preview.name, because: fault)
        }
    }
}

/// Finds the types, views and previews of a file.
final class CutCollector: SyntaxVisitor {
    struct View {
        var name: String
        var isBox: Bool
    }

    struct Preview {
        var node: Syntax
        var name: String
        /// The names that it uses.
        var names: Set<String>
    }

    private(set) var types: Set<String> = []
    private(set) var views: [View] = []
    private(set) var previews: [Preview] = []

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.inherits("View") { views.append(View(name: node.name.text, isBox: Self.isBox(node))) }
        return declare(node, node.name.text)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name.text) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name.text) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name.text) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name.text) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name.text) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name.text) }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.arguments) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { note(node, node.arguments) }

    private func declare(_ name: String) -> SyntaxVisitorContinueKind {
        types.insert(name)
        return .visitChildren
    }

    private func declare(_ node: some DeclGroupSyntax, _ name: String) -> SyntaxVisitorContinueKind {
        if node.inherits("PreviewProvider") {
            previews.append(Preview(node: Syntax(node), name: name, names: Self.names(in: node.memberBlock)))
        }
        return declare(name)
    }

    private func note(_ node: some FreestandingMacroExpansionSyntax, _ arguments: LabeledExprListSyntax)
        -> SyntaxVisitorContinueKind
    {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        let literal = arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)
        let name = literal?.representedLiteralValue.map { "#Preview(\"\($0)\")" } ?? "#Preview"
        previews.append(Preview(node: Syntax(node), name: name, names: Self.names(in: node)))
        return .visitChildren
    }

    private static func names(in node: some SyntaxProtocol) -> Set<String> {
        Set(
            node.tokens(viewMode: .sourceAccurate).compactMap { token in
                if case .identifier(let name) = token.tokenKind { name } else { nil }
            })
    }

    /// Whether the view's body is one view, which stands for what is left out.
    private static func isBox(_ node: StructDeclSyntax) -> Bool {
        node.memberBlock.members.contains { member in
            guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
                binding.pattern.trimmedDescription == "body",
                case .getter(let items) = binding.accessorBlock?.accessors,
                items.count == 1
            else { return false }
            return items.first?.item.trimmedDescription.hasPrefix("__GalleyLeftOut(") ?? false
        }
    }
}
