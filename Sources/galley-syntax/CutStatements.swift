import SwiftSyntax

/// Statements, and the bodies that they stand in.
extension CutSearch {
    /// What a statement makes.
    private enum Context {
        /// Views, around which others are seen.
        case views
        /// A preview: what it shows is all that there is.
        case preview
        /// A value: most of it may be made all the same.
        case initializer
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

    /// A computed property's body.
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
        if cut.keepsDeclarations, let value = node.initializer, child.id == value.id, !type.is(SomeOrAnyTypeSyntax.self)
        {
            return edit(value.value.bytes, "{ fatalError() }()", .body, name)
        }
        return nil
    }

    /// What a body does instead; nil where nothing would do, and whatever asks for it goes, too.
    private func replacement(_ type: TypeSyntax?, _ name: String, isThrowing: Bool) -> String? {
        let text = type?.trimmedDescription ?? "Void"
        if isThrowing { return "throw __galleyError(\(literal(name)), \(literal(place)))" }
        if ["Void", "()", "Swift.Void"].contains(text) { return "" }
        if text == "AnyView" { return "AnyView(\(box(name)))" }
        if type.map(Self.isView) ?? false { return box(name) }
        if type?.is(OptionalTypeSyntax.self) ?? false { return "nil" }
        // Nothing of it is run, where declarations have to stay.
        return cut.keepsDeclarations && type?.is(SomeOrAnyTypeSyntax.self) == false ? "fatalError()" : nil
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
        if let action = action(around: node), context != .other {
            return removal(action, .body, Self.name(ofStatement: action))
        }
        if context == .initializer {
            // Without a statement a value may be missing.
            return cut.keepsDeclarations ? nil : removal(outermost(node), .body, "a statement of init")
        }
        guard context != .other else { return nil }
        if context == .preview, isPreparation(node) { return removal(node, .body, Self.name(ofStatement: node)) }
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
                // Without the object that it gives the view ends the process.
                if member.declName.baseName.text == "environmentObject" {
                    return context == .views ? box(expression) : nil
                }
                let bytes = start..<call.endPositionBeforeTrailingTrivia.utf8Offset
                var edit = edit(bytes, "", .modifier, ".\(member.declName.baseName.text)")
                edit.part.line = cut.line(at: member.declName.bytes.lowerBound)
                return edit
            }
            current = base
        }
        guard context == .views else { return nil }
        let name = Self.bodyName(of: expression) ?? Self.name(of: current)
        if cut.keepsDeclarations, let edit = group(current, name) { return edit }
        return edit(current.bytes, box(name), .view, name)
    }

    /// A box for a view with all its modifiers.
    private func box(_ expression: ExprSyntax) -> SourceCut.Edit {
        var root = expression
        while let call = root.as(FunctionCallExprSyntax.self),
            let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        {
            root = base
        }
        let name = Self.name(of: root)
        return edit(expression.bytes, box(name), .view, name)
    }

    /// Whether it is a view that a member of it modifies, as far as one can see.
    private static func isModified(_ base: ExprSyntax) -> Bool {
        if base.is(FunctionCallExprSyntax.self) { return true }
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text { return name == "content" }
        guard let member = base.as(MemberAccessExprSyntax.self) else { return false }
        let root = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        return root == "configuration" || root?.first?.isUppercase ?? false
    }

    /// What a view is called that is all there is of another's body, and has no name that anyone would know it by.
    private static func bodyName(of expression: ExprSyntax) -> String? {
        let isCalled = expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription.first?
            .isUppercase
        guard isCalled != true, let items = expression.parent?.parent?.as(CodeBlockItemListSyntax.self),
            items.count == 1,
            let binding = items.parent?.parent?.as(PatternBindingSyntax.self),
            binding.pattern.trimmedDescription == "body"
        else { return nil }
        return owner(of: binding).map { "\($0)'s body" }
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

    /// The statement of an initialiser that this one stands in.
    private func outermost(_ node: CodeBlockItemSyntax) -> CodeBlockItemSyntax {
        var (found, current) = (node, node.parent)
        while let parent = current, !parent.is(InitializerDeclSyntax.self) {
            if let item = parent.as(CodeBlockItemSyntax.self) { found = item }
            current = parent.parent
        }
        return found
    }

    /// The statement of the outermost closure around it that is run when something happens, and shows nothing; nil outside of such.
    private func action(around node: CodeBlockItemSyntax) -> CodeBlockItemSyntax? {
        var found: CodeBlockItemSyntax?
        var item: CodeBlockItemSyntax? = node
        var current: Syntax? = Syntax(node)
        while let parent = current {
            if [.functionDecl, .initializerDecl, .accessorDecl, .structDecl, .classDecl].contains(parent.kind) {
                break
            }
            if let statement = parent.as(CodeBlockItemSyntax.self) { item = statement }
            if let closure = parent.as(ClosureExprSyntax.self), closure.isAction { found = item }
            current = parent.parent
        }
        return found
    }

    /// Whether a statement of a preview makes what is shown, and is not that itself: where one says `return`, all others do.
    private func isPreparation(_ node: CodeBlockItemSyntax) -> Bool {
        if let variable = node.item.as(VariableDeclSyntax.self) { return variable.bindings.count == 1 }
        guard let list = node.parent?.as(CodeBlockItemListSyntax.self), !node.item.is(ReturnStmtSyntax.self) else {
            return false
        }
        return list.contains { $0.item.is(ReturnStmtSyntax.self) }
    }

    /// What a statement calls, for people.
    private static func name(ofStatement node: CodeBlockItemSyntax) -> String {
        if let variable = node.item.as(VariableDeclSyntax.self) {
            return variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
        }
        if let expression = node.item.as(ExprSyntax.self), !expression.isCondition { return name(of: expression) }
        return "a statement"
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
            case .initializerDecl: return .initializer
            case .deinitializerDecl, .subscriptDecl, .variableDecl, .accessorDecl: return .other
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

extension ClosureExprSyntax {
    /// Whether the closure is run when something happens, as far as the call tells that it is given to.
    var isAction: Bool {
        if let argument = parent?.as(MultipleTrailingClosureElementSyntax.self) {
            return Self.labels.contains(argument.label.text)
        }
        if let argument = parent?.as(LabeledExprSyntax.self), let label = argument.label?.text {
            return Self.labels.contains(label) || label.hasPrefix("on")
        }
        let call = parent?.as(FunctionCallExprSyntax.self) ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        guard let call else { return false }
        let name =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        if name == "Button" { return !call.arguments.contains { $0.label?.text == "action" } }
        return Self.names.contains(name) || name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase ?? false
    }

    private static let labels: Set = ["action", "perform", "completion", "completionHandler", "set", "receiveValue"]
    private static let names: Set = [
        "Task", "task", "async", "asyncAfter", "withAnimation", "refreshable", "sink", "detached", "swipeAction",
    ]
}

extension ExprSyntax {
    /// Whether it chooses among statements.
    fileprivate var isCondition: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }
}
