import SwiftParser
import SwiftSyntax

/// Finds the types, functions, modifiers and attributes that a file names.
final class UseCollector: SyntaxVisitor {
    private(set) var names = UsedNames()
    private let converter: SourceLocationConverter
    /// The types around the current place, outermost first.
    private var owners: [String] = []

    init(converter: SourceLocationConverter) {
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    /// What a file's text uses and declares.
    static func names(_ text: String) -> UsedNames {
        let tree = Parser.parse(source: text)
        let collector = UseCollector(converter: SourceLocationConverter(fileName: "", tree: tree))
        collector.walk(tree)
        let returns = MissingReturnCollector(converter: collector.converter, of: tree)
        returns.walk(tree)
        collector.names.missingReturns = returns.found
        return collector.names
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        if node.trailingClosure != nil { labels += "{}" }
        for closure in node.additionalTrailingClosures { labels += closure.label.text + ":{}" }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            note(
                member.declName.baseName, labels: "(\(labels))", isMember: member.base != nil, literal(node), end: node)
            if let base = member.base { walk(base) }
        } else if let function = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            note(function.baseName, labels: "(\(labels))", isMember: false, literal(node), end: node)
        } else if let special = node.calledExpression.as(GenericSpecializationExprSyntax.self),
            let type = special.expression.as(DeclReferenceExprSyntax.self)
        {
            let count = names.uses.count
            note(type.baseName, labels: "(\(labels))", isMember: false, literal(node), end: node)
            if names.uses.count > count {
                names.uses[count].generics = special.genericArgumentClause.arguments.count
            }
            walk(special.genericArgumentClause)
        } else {
            walk(node.calledExpression)
        }
        walk(node.arguments)
        if let closure = node.trailingClosure { walk(closure) }
        walk(node.additionalTrailingClosures)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.declName.baseName, isMember: node.base != nil)
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.baseName, isMember: false)
        return .skipChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
        note(node.declName.baseName, isMember: true)
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let count = names.uses.count
        note(node.name, labels: attributeLabels(node), isMember: false)
        if names.uses.count > count {
            names.uses[count].role = role(of: Syntax(node))
            names.uses[count].generics = node.genericArgumentClause?.arguments.count
        }
        return .visitChildren
    }

    /// What the place of a type's name makes of it.
    private func role(of type: Syntax) -> String {
        guard let around = type.parent else { return "type" }
        if let attribute = around.as(AttributeSyntax.self) {
            let isOnVariable = attribute.parent?.parent?.is(VariableDeclSyntax.self) ?? false
            return isOnVariable ? "wrapper" : "attribute"
        }
        if around.is(InheritedTypeSyntax.self) { return "inherited" }
        if let annotation = around.as(TypeAnnotationSyntax.self), annotation.isOfObject { return "object" }
        if around.is(GenericParameterSyntax.self) || around.is(SomeOrAnyTypeSyntax.self)
            || around.is(ConformanceRequirementSyntax.self)
        {
            return "constraint"
        }
        return around.is(CompositionTypeElementSyntax.self) ? "constraint" : "type"
    }

    /// What is given to an attribute, as to a call.
    private func attributeLabels(_ type: IdentifierTypeSyntax) -> String? {
        guard let attribute = type.parent?.as(AttributeSyntax.self),
            case .argumentList(let arguments) = attribute.arguments
        else { return nil }
        return "(" + arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, isMember: true)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: MacroExpansionExprSyntax) { leave(node) }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: MacroExpansionDeclSyntax) { leave(node) }

    private func enter(_ macro: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        note(macro.macroName, isMember: false)
        if macro.macroName.text == "Preview" {
            let line = converter.location(for: macro.positionAfterSkippingLeadingTrivia).line
            owners.append("#Preview:\(line)")
        }
        return .visitChildren
    }

    private func leave(_ macro: some FreestandingMacroExpansionSyntax) {
        if macro.macroName.text == "Preview" { owners.removeLast() }
    }

    // MARK: Declarations

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        owners.append(node.extendedType.trimmedDescription)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.variables.insert(node.identifier.text)
        return .visitChildren
    }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        names.declared.insert(name.text)
        return .visitChildren
    }

    private func enter(_ type: TokenSyntax) -> SyntaxVisitorContinueKind {
        owners.append(type.text)
        return declare(type)
    }

    /// The first argument as a text; where values stand in it, `%` for each.
    private func literal(_ call: FunctionCallExprSyntax) -> String? {
        guard let text = call.arguments.first?.expression.as(StringLiteralExprSyntax.self) else { return nil }
        if let whole = text.representedLiteralValue { return whole }
        guard text.segments.count > 1 else { return nil }
        return text.segments.map { $0.as(StringSegmentSyntax.self)?.content.text ?? "%" }.joined()
    }

    private func note(
        _ name: TokenSyntax, labels: String? = nil, isMember: Bool, _ literal: String? = nil,
        end: FunctionCallExprSyntax? = nil
    ) {
        guard case .identifier(let text) = name.tokenKind else { return }
        let last = end.map { converter.location(for: $0.endOfArguments) }
        let first = isMember ? end.map { converter.location(for: $0.positionAfterSkippingLeadingTrivia) } : nil
        let place = converter.location(for: name.positionAfterSkippingLeadingTrivia)
        names.uses.append(
            .init(
                name: text, labels: labels, isMember: isMember, line: place.line, column: place.column,
                endLine: last?.line, endColumn: last?.column, startLine: first?.line, literal: literal,
                owner: owners.isEmpty ? nil : owners.joined(separator: ".")))
    }
}

extension TypeAnnotationSyntax {
    /// Whether the variable is one that a view watches an object by.
    fileprivate var isOfObject: Bool {
        let variable = parent?.parent?.parent?.as(VariableDeclSyntax.self)
        return variable?.attributes.contains { attribute in
            let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
            return ["EnvironmentObject", "ObservedObject", "StateObject"].contains(name)
        } ?? false
    }
}

extension FunctionCallExprSyntax {
    /// Where what is given in parentheses ends.
    fileprivate var endOfArguments: AbsolutePosition {
        (rightParen?.endPositionBeforeTrailingTrivia ?? calledExpression.endPositionBeforeTrailingTrivia)
    }
}
