import SwiftSyntax

/// Finds functions, getters and closures that are to give a value and whose statements can end without one, and bodies of `guard` that go
/// on. The compiler tells both last, of files that have no other error (lib/SILOptimizer/Mandatory/DataflowDiagnostics.cpp); the words and
/// the places are its own.
///
/// Where it depends on more than the statements whether they end, as with a function that may never return, nothing is told.
final class MissingReturnCollector: SyntaxVisitor {
    private(set) var found: [UsedNames.MissingReturn] = []
    private let converter: SourceLocationConverter
    /// The functions of the file that never return, beside those that all files know.
    private let endless: Set<String>

    init(converter: SourceLocationConverter, of tree: SourceFileSyntax) {
        self.converter = converter
        let functions = EndlessFunctions(viewMode: .sourceAccurate)
        functions.walk(tree)
        endless = functions.names
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: What gives a value

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.signature.returnClause?.type, let body = node.body {
            check(body, of: type, kind(of: node), attributes: node.attributes)
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let block = node.accessorBlock, let type = node.typeAnnotation?.type,
            let variable = node.parent?.parent?.as(VariableDeclSyntax.self)
        else { return .visitChildren }
        // Protocols have what is called so built.
        let isBuilt = ["body", "content", "previews"].contains(node.pattern.trimmedDescription)
        if !isBuilt || OwnReturns.hasValue(in: block) { check(block, of: type, variable.attributes) }
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if let block = node.accessorBlock { check(block, of: node.returnClause.type, node.attributes) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        // What a closure gives that does not say so itself is for the compiler to find out.
        if let type = node.signature?.returnClause?.type, OwnReturns.hasValue(in: node.statements) {
            check(node.statements, end: node.rightBrace, of: type, "closure", id: "missing_return_closure")
        }
        return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        guard !node.hasError, flow.completes(node.body.statements) else { return .visitChildren }
        let text = "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
        note(node.body.rightBrace.positionAfterSkippingLeadingTrivia, text, "guard_body_must_not_fallthrough")
        return .visitChildren
    }

    private var flow: StatementFlow { StatementFlow(endless: endless) }

    private func check(_ block: AccessorBlockSyntax, of type: TypeSyntax, _ attributes: AttributeListSyntax) {
        switch block.accessors {
        case .getter(let statements):
            guard isPlain(attributes, statements, type) else { return }
            check(statements, end: block.rightBrace, of: type, "getter")
        case .accessors(let list):
            for accessor in list where accessor.accessorSpecifier.text == "get" {
                guard let body = accessor.body else { continue }
                guard isPlain(attributes, body.statements, type), accessor.attributes.isEmpty else { continue }
                check(body.statements, end: body.rightBrace, of: type, "getter")
            }
        @unknown default: return
        }
    }

    private func check(
        _ body: CodeBlockSyntax, of type: TypeSyntax, _ kind: String, attributes: AttributeListSyntax
    ) {
        guard isPlain(attributes, body.statements, type) else { return }
        check(body.statements, end: body.rightBrace, of: type, kind)
    }

    /// Whether statements make a value by `return` alone, and not by a result builder.
    private func isPlain(
        _ attributes: AttributeListSyntax, _ statements: CodeBlockItemListSyntax, _ type: TypeSyntax
    ) -> Bool {
        let names = attributes.map { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        guard names.allSatisfy({ $0.map(Self.attributes.contains) ?? false }) else { return false }
        // A protocol may say that its members are built, and whoever writes `return` says that this one is not.
        return !type.is(SomeOrAnyTypeSyntax.self) || OwnReturns.hasValue(in: statements)
    }

    /// Attributes that leave a body as it is.
    private static let attributes: Set = [
        "available", "discardableResult", "inlinable", "inline", "objc", "nonobjc", "usableFromInline", "MainActor",
        "Sendable", "preconcurrency", "warn_unqualified_access", "IBAction", "concurrent", "backDeployed",
        "_disfavoredOverload",
    ]

    private func check(
        _ statements: CodeBlockItemListSyntax, end: TokenSyntax, of type: TypeSyntax, _ kind: String,
        id: String = "missing_return_decl"
    ) {
        let name = type.trimmedDescription
        guard !["Void", "()", "Swift.Void", "Never", "Swift.Never"].contains(name), !statements.hasError,
            end.presence == .present, !isValue(statements), flow.completes(statements)
        else { return }
        guard OwnReturns.hasValue(in: statements) || isMadeOfStatements(statements) else { return }
        let text = "missing return in \(kind) expected to return '\(name)'"
        note(place(in: statements) ?? end.positionAfterSkippingLeadingTrivia, text, id)
    }

    /// Whether statements without `return` are none that a protocol has built: those are values, and choices of values.
    private func isMadeOfStatements(_ statements: CodeBlockItemListSyntax) -> Bool {
        statements.isEmpty
            || statements.contains { !$0.item.is(ExprSyntax.self) && !$0.item.is(ExpressionStmtSyntax.self) }
    }

    /// Whether one expression is all that there is, which then is the value.
    private func isValue(_ statements: CodeBlockItemListSyntax) -> Bool {
        guard statements.count == 1, let item = statements.first?.item else { return false }
        let expression = item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
        guard let expression else { return false }
        let isChoice = expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
        return !isChoice || !OwnReturns.hasAny(in: statements)
    }

    /// The last expression, where that is most likely the value.
    private func place(in statements: CodeBlockItemListSyntax) -> AbsolutePosition? {
        guard let expression = statements.last?.item.as(ExprSyntax.self), Self.values.contains(expression.kind) else {
            return nil
        }
        if let sequence = expression.as(SequenceExprSyntax.self),
            sequence.elements.contains(where: {
                $0.is(AssignmentExprSyntax.self) || $0.trimmedDescription.hasSuffix("=")
            })
        {
            return nil
        }
        return expression.positionAfterSkippingLeadingTrivia
    }

    private static let values: Set<SyntaxKind> = [
        .declReferenceExpr, .memberAccessExpr, .sequenceExpr, .stringLiteralExpr, .integerLiteralExpr,
        .floatLiteralExpr,
        .booleanLiteralExpr, .nilLiteralExpr, .arrayExpr, .dictionaryExpr,
    ]

    private func kind(of node: FunctionDeclSyntax) -> String {
        let words = node.modifiers.map(\.name.text)
        var parent = node.parent
        while let current = parent {
            if current.is(MemberBlockSyntax.self) {
                return words.contains("static")
                    ? "static method" : words.contains("class") ? "class method" : "instance method"
            }
            if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
                || current.is(AccessorBlockSyntax.self)
            {
                return "local function"
            }
            parent = current.parent
        }
        return "global function"
    }

    private func note(_ position: AbsolutePosition, _ text: String, _ id: String) {
        let place = converter.location(for: position)
        found.append(.init(line: place.line, column: place.column, text: text, id: id))
    }
}

/// The functions that a file declares as never returning.
private final class EndlessFunctions: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.signature.returnClause?.type.trimmedDescription.hasSuffix("Never") ?? false {
            names.insert(node.name.text)
        }
        return .visitChildren
    }
}

/// The `return`s of a body, without those of functions and closures in it.
private final class OwnReturns: SyntaxVisitor {
    private var values = 0
    private var all = 0

    static func hasValue(in body: some SyntaxProtocol) -> Bool { reading(body).values > 0 }

    static func hasAny(in body: some SyntaxProtocol) -> Bool { reading(body).all > 0 }

    private static func reading(_ body: some SyntaxProtocol) -> OwnReturns {
        let returns = OwnReturns(viewMode: .sourceAccurate)
        // Those of accessors in it are another's.
        for child in body.children(viewMode: .sourceAccurate) { returns.walk(child) }
        return returns
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        all += 1
        if node.expression != nil { values += 1 }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
