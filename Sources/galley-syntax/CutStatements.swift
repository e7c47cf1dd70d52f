import SwiftSyntax

/// Statements, and the bodies that they stand in.
extension CutSearch {
    /// What a statement makes.
    private enum Context {
        /// Views, around which others are seen.
        case views
        /// A preview: what it shows is all that there is.
        case preview
        case other
    }

    // MARK: Bodies

    func function(_ node: FunctionDeclSyntax, from child: Syntax) -> SourceCut.Edit? {
        let name = node.name.text
        guard let body = node.body, child.id == body.id, cut.coarseness < .members else {
            return member(node, "\(name)()", [name])
        }
        let parameter = node.signature.parameterClause.parameters.first
        let given =
            switch (name, parameter?.firstName.text) {
            case ("body", "content"): parameter?.secondName?.text ?? "content"
            case ("makeBody", "configuration"): "\(parameter?.secondName?.text ?? "configuration").label"
            default: String?.none
            }
        let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        let type = node.signature.returnClause?.type
        guard let text = given ?? replacement(type, name, isThrowing: isThrowing) else {
            return member(node, "\(name)()", [name])
        }
        let isView = given != nil || type.map(Self.isView) ?? false
        return edit(body.bytes, "{ \(text) }", isView ? .view : .body, "\(name)()")
    }

    func initializer(_ node: InitializerDeclSyntax, from child: Syntax) -> SourceCut.Edit? {
        guard let body = node.body, child.id == body.id, cut.coarseness < .members else {
            return member(node, "init", [])
        }
        return edit(body.bytes, "{ \(trap("init")) }", .body, "init")
    }

    func accessor(_ node: AccessorDeclSyntax, from child: Syntax) -> SourceCut.Edit? {
        guard let body = node.body, child.id == body.id, cut.coarseness < .members else { return nil }
        let binding = node.parent?.parent?.parent?.as(PatternBindingSyntax.self)
        let name = binding?.pattern.trimmedDescription ?? "subscript"
        guard node.accessorSpecifier.text == "get" else {
            return edit(body.bytes, "{}", .body, "\(name)'s \(node.accessorSpecifier.text)")
        }
        let isThrowing = node.effectSpecifiers?.throwsClause != nil
        guard let type = binding?.typeAnnotation?.type, let text = replacement(type, name, isThrowing: isThrowing)
        else {
            return nil
        }
        return edit(body.bytes, "{ \(text) }", Self.isView(type) ? .view : .body, name)
    }

    /// A computed property's body, or the value of one that is made when it is asked for.
    func binding(_ node: PatternBindingSyntax, from child: Syntax) -> SourceCut.Edit? {
        let name = node.pattern.trimmedDescription
        guard cut.coarseness < .members, let type = node.typeAnnotation?.type else { return nil }
        if let block = node.accessorBlock, child.id == block.id {
            guard !isPreviews(node), case .getter = block.accessors,
                let text = replacement(type, name, isThrowing: false)
            else { return nil }
            let owner = name == "body" ? Self.owner(of: node).map { "\($0)'s body" } : nil
            return edit(block.bytes, "{ \(text) }", Self.isView(type) ? .view : .body, owner ?? name)
        }
        guard let value = node.initializer, child.id == value.id,
            let declaration = node.parent?.parent?.as(VariableDeclSyntax.self), declaration.isLazy
        else { return nil }
        return edit(value.value.bytes, trap(name, "__galleyValue"), .body, name)
    }

    /// What a body does instead; nil where nothing would do.
    private func replacement(_ type: TypeSyntax?, _ name: String, isThrowing: Bool) -> String? {
        let text = type?.trimmedDescription ?? "Void"
        if isThrowing { return "throw __galleyError(\(literal(name)), \(literal(place)))" }
        if ["Void", "()", "Swift.Void"].contains(text) { return "" }
        if text == "AnyView" { return "AnyView(\(box(name)))" }
        if type.map(Self.isView) ?? false { return box(name) }
        if type?.is(OptionalTypeSyntax.self) ?? false { return "nil" }
        // Which type it is depends on what is no longer there.
        return type?.is(SomeOrAnyTypeSyntax.self) ?? false ? nil : trap(name)
    }

    /// Whether something is a view of which it is not said which.
    static func isView(_ type: TypeSyntax) -> Bool {
        ["some View", "any View", "some SwiftUI.View", "AnyView"].contains(type.trimmedDescription)
    }

    /// The name of the type around something.
    static func owner(of node: some SyntaxProtocol) -> String? {
        var node = node.parent
        while let current = node {
            if current.isProtocol((any DeclGroupSyntax).self) {
                return current.asProtocol((any NamedDeclSyntax).self)?.name.text
                    ?? current.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            }
            node = current.parent
        }
        return nil
    }

    // MARK: Statements

    func statement(_ node: CodeBlockItemSyntax) -> SourceCut.Edit? {
        guard !node.isOutermost else { return removal(node, .declaration, "a statement") }
        if let declaration = node.item.as(DeclSyntax.self), !declaration.is(VariableDeclSyntax.self) {
            // A function or a type in a body goes alone.
            return removal(node, .body, "a local declaration")
        }
        guard cut.coarseness == .views, !isValueClosure(node.parent?.parent) else { return nil }
        let context = context(of: node)
        guard context != .other else { return nil }
        if let declaration = node.item.as(DeclSyntax.self) {
            guard context == .views, let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
            return removal(node, .view, named(variable.bindings.map(\.pattern.trimmedDescription)))
        }
        if let expression = node.item.as(ExprSyntax.self), !expression.isCondition { return chain(expression, context) }
        if let value = node.item.as(ReturnStmtSyntax.self)?.expression { return chain(value, context) }
        return context == .views ? edit(node.item.bytes, box("a condition"), .view, "a condition") : nil
    }

    /// A view with modifiers: one of them, or the view under them.
    private func chain(_ expression: ExprSyntax, _ context: Context) -> SourceCut.Edit? {
        var current = expression
        while let call = current.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            Self.isModified(base)
        {
            let start = base.endPositionBeforeTrailingTrivia.utf8Offset
            if offset >= start {
                let bytes = start..<call.endPositionBeforeTrailingTrivia.utf8Offset
                var edit = edit(bytes, "", .modifier, ".\(member.declName.baseName.text)")
                edit.part.line = cut.line(at: member.declName.bytes.lowerBound)
                return edit
            }
            current = base
        }
        guard context == .views else { return nil }
        let name = Self.name(of: current)
        return edit(current.bytes, box(name), .view, name)
    }

    /// Whether it is a view that a member of it modifies, as far as one can see.
    private static func isModified(_ base: ExprSyntax) -> Bool {
        if base.is(FunctionCallExprSyntax.self) { return true }
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text { return name == "content" }
        guard let member = base.as(MemberAccessExprSyntax.self) else { return false }
        let root = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        return root == "configuration" || root?.first?.isUppercase ?? false
    }

    /// What a view is called in the source.
    private static func name(of expression: ExprSyntax) -> String {
        guard let call = expression.as(FunctionCallExprSyntax.self) else {
            let text = expression.trimmedDescription
            return text.count <= 40 && !text.contains("\n") ? text : "a view"
        }
        let callee = call.calledExpression.trimmedDescription
        return callee.count <= 40 && !callee.contains("\n") ? callee : "a view"
    }

    /// Whether a closure makes values for a collection, and no views.
    private func isValueClosure(_ node: Syntax?) -> Bool {
        guard let closure = node?.as(ClosureExprSyntax.self) else { return false }
        let call =
            closure.parent?.as(FunctionCallExprSyntax.self)
            ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        // `{ … }()` makes a value, too.
        if closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == Syntax(closure).id { return true }
        let names: Set = [
            "map", "filter", "sorted", "contains", "first", "firstIndex", "reduce", "compactMap", "flatMap",
            "allSatisfy", "min", "max", "sort", "removeAll", "Binding", "init",
        ]
        let callee = call?.calledExpression
        let name =
            callee?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? callee?.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name.map(names.contains) ?? false
    }

    private func context(of node: CodeBlockItemSyntax) -> Context {
        var node = node.parent
        while let current = node {
            switch current.as(SyntaxEnum.self) {
            case .macroExpansionDecl(let macro) where macro.macroName.text == "Preview": return .preview
            case .macroExpansionExpr(let macro) where macro.macroName.text == "Preview": return .preview
            case .functionDecl(let function):
                return function.signature.returnClause.map { Self.isView($0.type) } ?? false ? .views : .other
            case .patternBinding(let binding) where binding.accessorBlock != nil:
                if isPreviews(binding) { return .preview }
                let type = binding.typeAnnotation?.type
                let isScene = type?.trimmedDescription == "some Scene"
                return isScene || type.map(Self.isView) ?? false ? .views : .other
            case .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl, .accessorDecl: return .other
            default: node = current.parent
            }
        }
        return .other
    }

    /// Whether it is what a `PreviewProvider` shows.
    private func isPreviews(_ binding: PatternBindingSyntax) -> Bool {
        guard binding.pattern.trimmedDescription == "previews" else { return false }
        let type = binding.parent?.parent?.parent?.parent?.parent?.parent
        return type?.asProtocol((any DeclGroupSyntax).self)?.inherits("PreviewProvider") ?? false
    }
}

extension ExprSyntax {
    /// Whether it chooses among statements.
    fileprivate var isCondition: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }
}

extension VariableDeclSyntax {
    /// Whether its value is made when it is first asked for.
    fileprivate var isLazy: Bool {
        modifiers.contains { ["static", "lazy"].contains($0.name.text) }
            || isOutermost
    }
}
