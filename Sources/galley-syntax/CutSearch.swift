import SwiftSyntax

/// Looks for the piece of a file that goes for a fault: from where it is told outwards.
struct CutSearch {
    let cut: SourceCut
    let fault: LeaveOut.Fault
    /// The line and the byte that the fault is at.
    let line: Int
    let offset: Int

    /// The smallest piece that has not gone already; nil without one.
    func edit(from token: TokenSyntax) -> SourceCut.Edit? {
        if !cut.keepsDeclarations, let delegate = delegate(around: token) { return delegate }
        var child = Syntax(token)
        var node = token.parent
        while let current = node {
            if let edit = edit(current, from: child), !cut.isCut(edit.bytes, as: edit.text) {
                let isInside = [.view, .modifier, .body].contains(edit.part.kind)
                return isInside || !cut.keepsDeclarations ? edit : nil
            }
            child = current
            node = current.parent
        }
        return nil
    }

    /// What can go of a node.
    ///
    /// - Parameter child: The part of it that the fault is in.
    private func edit(_ node: Syntax, from child: Syntax) -> SourceCut.Edit? {
        switch node.as(SyntaxEnum.self) {
        // Whatever module of Apple's is not here would bring Foundation along.
        case .importDecl(let node): edit(node.bytes, "import Foundation", .module, node.path.trimmedDescription)
        case .codeBlockItem(let node): statement(node)
        case .macroExpansionDecl(let node) where node.macroName.text == "Preview": preview(node, node.arguments)
        case .macroExpansionExpr(let node) where node.macroName.text == "Preview": preview(node, node.arguments)
        case .macroExpansionDecl(let node): member(node, "#\(node.macroName.text)", [])
        case .attribute(let node): attribute(node)
        case .inheritedType(let node): conformance(node)
        case .accessorDecl(let node): accessor(node, from: child)
        case .patternBinding(let node): binding(node, from: child)
        case .functionDecl(let node): function(node, from: child)
        case .initializerDecl(let node): initializer(node, from: child)
        case .variableDecl(let node): variable(node)
        case .subscriptDecl(let node): member(node, "subscript", [])
        case .deinitializerDecl(let node): member(node, "deinit", [])
        case .enumCaseDecl(let node):
            member(node, named(node.elements.map(\.name.text)), node.elements.map(\.name.text))
        case .typeAliasDecl(let node): member(node, node.name.text, [node.name.text])
        case .associatedTypeDecl(let node): member(node, node.name.text, [node.name.text])
        case .structDecl(let node): type(node, node.name.text)
        case .classDecl(let node): type(node, node.name.text)
        case .enumDecl(let node): type(node, node.name.text)
        case .actorDecl(let node): type(node, node.name.text)
        case .protocolDecl(let node): type(node, node.name.text)
        case .extensionDecl(let node): extended(node)
        case .sourceFile(let node): everything(node)
        default: nil
        }
    }

    // MARK: Making pieces

    func edit(
        _ bytes: Range<Int>, _ text: String, _ kind: LeftOutFile.Part.Kind, _ name: String, _ names: [String] = []
    ) -> SourceCut.Edit {
        let part = LeftOutFile.Part(
            kind: kind, name: name, line: cut.line(at: bytes.lowerBound), reason: fault.message, reasonLine: line,
            names: names, uses: fault.uses)
        return SourceCut.Edit(bytes: bytes, text: text, part: part)
    }

    func removal(
        _ node: some SyntaxProtocol, _ kind: LeftOutFile.Part.Kind, _ name: String, _ names: [String] = []
    ) -> SourceCut.Edit {
        edit(node.bytes, "", kind, name, names)
    }

    /// The name of several things.
    func named(_ names: [String]) -> String { names.joined(separator: ", ") }

    /// The view that stands for what is left out.
    func box(_ name: String) -> String { "__GalleyLeftOut(\(literal(name)), \(literal(place)))" }

    var place: String { "\(cut.file):\(line): \(fault.message)" }

    func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            case _ where scalar.value < 0x20: " "
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }

    // MARK: Declarations

    /// A declaration in a type or outside of all; of a local one the statement goes.
    func member(_ node: some DeclSyntaxProtocol, _ name: String, _ names: [String]) -> SourceCut.Edit? {
        let isTop = node.isOutermost
        guard isTop || node.parent?.is(MemberBlockItemSyntax.self) ?? false else { return nil }
        return removal(node, isTop ? .declaration : .member, name, names)
    }

    private func variable(_ node: VariableDeclSyntax) -> SourceCut.Edit? {
        let names = node.bindings.map(\.pattern.trimmedDescription)
        // A view or a program is nothing without it.
        guard names != ["body"] else { return nil }
        var edit = member(node, named(names), names)
        if node.isAdaptor { edit?.part.kind = .delegate }
        return edit
    }

    private func preview(_ node: some SyntaxProtocol, _ arguments: LabeledExprListSyntax) -> SourceCut.Edit {
        let literal = arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)
        let name = literal?.representedLiteralValue.map { "#Preview(\"\($0)\")" } ?? "#Preview"
        return removal(node, .preview, name)
    }

    /// The type goes, or what its members do not do for it.
    private func type(_ node: some DeclGroupSyntax & DeclSyntaxProtocol, _ name: String) -> SourceCut.Edit? {
        if let edit = missingConformance(node, name) { return edit }
        let isProvider = node.inherits("PreviewProvider")
        let edit = member(node, name, [name])
        guard isProvider, var edit else { return edit }
        edit.part.kind = .preview
        return edit
    }

    private func extended(_ node: ExtensionDeclSyntax) -> SourceCut.Edit? {
        let name = node.extendedType.trimmedDescription
        return missingConformance(node, name) ?? member(node, "extension \(name)", [])
    }

    /// `type 'X' does not conform to protocol 'P'`: it does not claim that any more.
    private func missingConformance(_ node: some DeclGroupSyntax, _ name: String) -> SourceCut.Edit? {
        guard cut.coarseness < .declarations,
            let match = fault.message.firstMatch(of: /does not conform to protocol '(?:\w+\.)*(\w+)'/),
            let inherited = node.inheritanceClause?.inheritedTypes.first(where: { $0.isCalled(String(match.1)) })
        else { return nil }
        return conformance(inherited)
    }

    /// A representable becomes a view that stands for it.
    private func view(in node: InheritedTypeSyntax) -> SourceCut.Edit? {
        guard let type = node.parent?.parent?.parent?.as(StructDeclSyntax.self) else { return nil }
        let bytes = node.type.bytes.lowerBound..<type.memberBlock.leftBrace.bytes.upperBound
        let rest = cut.text[node.type.bytes.upperBound..<bytes.upperBound]
        let body = " var body: some SwiftUI.View { \(box(type.name.text)) };"
        let text = "SwiftUI.View" + String(decoding: rest, as: UTF8.self).replacing("\n", with: " ") + body
        return edit(bytes, text, .view, type.name.text, [type.name.text])
    }

    func conformance(_ node: InheritedTypeSyntax) -> SourceCut.Edit? {
        guard !node.isCalled("View"), cut.coarseness < .declarations,
            let list = node.parent?.as(InheritedTypeListSyntax.self),
            let clause = list.parent?.as(InheritanceClauseSyntax.self)
        else { return nil }
        if node.type.trimmedDescription.hasSuffix("Representable"), let view = view(in: node) { return view }
        let owner = clause.parent?.asProtocol((any NamedDeclSyntax).self)?.name.text
        let name = "\(owner.map { "\($0)'s " } ?? "")conformance to \(node.type.trimmedDescription)"
        if list.count == 1 { return edit(clause.bytes, "", .member, name, owner.map { [$0] } ?? []) }
        // The comma before the last one goes with it.
        var bytes = node.bytes
        if node.trailingComma == nil, let index = list.index(of: node), index > list.startIndex {
            bytes = list[list.index(before: index)].type.endPositionBeforeTrailingTrivia.utf8Offset..<bytes.upperBound
        }
        return edit(bytes, "", .member, name, owner.map { [$0] } ?? [])
    }

    /// One of a type or a function, such as `@main`; what wraps a property goes with that.
    private func attribute(_ node: AttributeSyntax) -> SourceCut.Edit? {
        if let property = node.parent?.parent?.as(VariableDeclSyntax.self) { return wrapper(node, of: property) }
        guard let owner = node.parent?.parent, cut.coarseness < .declarations,
            owner.isProtocol((any DeclGroupSyntax).self) || owner.is(FunctionDeclSyntax.self)
        else { return nil }
        let isUnknown = fault.message.hasPrefix("unknown attribute")
        if isUnknown, let type = owner.as(ClassDeclSyntax.self), let edit = model(node, of: type) { return edit }
        let name = owner.asProtocol((any NamedDeclSyntax).self)?.name.text
        return removal(
            node, .member, "\(node.trimmedDescription)\(name.map { " of \($0)" } ?? "")", name.map { [$0] } ?? [])
    }

    /// What wraps a property that is not known: without it the property is a plain one, if it has a value by itself.
    private func wrapper(_ node: AttributeSyntax, of property: VariableDeclSyntax) -> SourceCut.Edit? {
        guard fault.message.hasPrefix("unknown attribute"), !property.isAdaptor, cut.coarseness < .members else {
            return nil
        }
        if let edit = modelProperty(node, of: property) { return edit }
        guard property.bindings.count == 1, let binding = property.bindings.first, binding.accessorBlock == nil,
            let type = binding.typeAnnotation?.type
        else { return nil }
        let name = "@\(node.attributeName.trimmedDescription) of \(binding.pattern.trimmedDescription)"
        if binding.initializer != nil || type.is(OptionalTypeSyntax.self) { return removal(node, .member, name) }
        guard type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self) else { return nil }
        let empty = type.is(ArrayTypeSyntax.self) ? " = []" : " = [:]"
        let bytes = node.bytes.lowerBound..<property.bytes.upperBound
        let rest = String(decoding: cut.text[node.bytes.upperBound..<bytes.upperBound], as: UTF8.self)
        return edit(bytes, rest.replacing("\n", with: " ") + empty, .member, name)
    }

    private func everything(_ node: SourceFileSyntax) -> SourceCut.Edit? {
        guard cut.coarseness == .files else { return nil }
        return edit(0..<node.endPosition.utf8Offset, "", .declaration, cut.file, Array(cut.declaredTypes))
    }

    /// What starts a program, and no view names: it need not compile.
    private func delegate(around token: TokenSyntax) -> SourceCut.Edit? {
        var node = token.parent
        while let current = node {
            if let type = current.as(ClassDeclSyntax.self), type.isDelegate, !cut.isNamed(type.name.text) {
                return removal(type, .delegate, type.name.text, [type.name.text])
            }
            node = current.parent
        }
        return nil
    }
}

extension SyntaxProtocol {
    /// Whether it stands outside of all declarations, under conditions or not.
    var isOutermost: Bool {
        var node = parent
        while let current = node {
            switch current.kind {
            case .sourceFile: return true
            case .codeBlockItem, .codeBlockItemList, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl:
                node = current.parent
            default: return false
            }
        }
        return false
    }
}

extension ClassDeclSyntax {
    /// Whether the class answers for a program or a scene of it.
    var isDelegate: Bool {
        ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate"].contains {
            inherits($0)
        }
    }
}

extension VariableDeclSyntax {
    /// Whether a program says by it which class answers for it.
    var isAdaptor: Bool {
        attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("DelegateAdaptor") ?? false
        }
    }
}

extension DeclGroupSyntax {
    /// Whether the declaration says so of itself.
    func inherits(_ name: String) -> Bool { inheritanceClause?.inheritedTypes.contains { $0.isCalled(name) } ?? false }
}

extension InheritedTypeSyntax {
    /// Whether it is that type, in whichever module.
    func isCalled(_ name: String) -> Bool {
        let text = type.trimmedDescription
        return text == name || text.hasSuffix(".\(name)") || text.hasSuffix(" \(name)")
    }
}
