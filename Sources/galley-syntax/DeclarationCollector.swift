import SwiftParser
import SwiftSyntax

/// Walks the declarations of files, which are parts of one module; function bodies are of no interest.
final class DeclarationCollector: SyntaxVisitor {
    /// The lines of the file that is walked.
    private var converter: SourceLocationConverter
    /// Names the file that is walked; nil where there is one only.
    private var file: String?
    /// The types around the current place, outermost first.
    private var scopes: [(name: String, access: AccessLevel, isGeneric: Bool)] = []
    private var types: [TypeDeclaration] = []
    /// The protocols that extensions add, by the type's name.
    private var extensionConformances: [String: Set<String>] = [:]
    private var previews: [SourceSurvey.Preview] = []

    init() {
        converter = SourceLocationConverter(fileName: "", tree: SourceFileSyntax(statements: []))
        super.init(viewMode: .sourceAccurate)
    }

    /// Takes in a file.
    ///
    /// - Parameter file: What its declarations say that they are in.
    func collect(_ source: String, file: String?) {
        let tree = Parser.parse(source: source)
        converter = SourceLocationConverter(fileName: file ?? "", tree: tree)
        self.file = file
        walk(tree)
    }

    /// Everything found, in source order.
    var survey: SourceSurvey {
        var survey = SourceSurvey()
        survey.previews = previews
        var mentions: [Set<String>] = []
        for type in types {
            let conformances = type.conformances.union(extensionConformances[type.name] ?? [])
            if conformances.contains("View"), var view = type.view {
                view.isDecodable = !conformances.isDisjoint(with: ["Decodable", "Codable"])
                survey.views.append(view)
                mentions.append(type.mentions)
            }
            if conformances.contains("App") {
                survey.apps.append(
                    .init(file: type.file, name: type.name, line: type.line, access: type.access.rawValue))
            }
            if conformances.contains("PreviewProvider") {
                survey.providers.append(
                    .init(file: type.file, name: type.name, line: type.line, access: type.access.rawValue))
            }
        }
        spreadNeeds(in: &survey.views, mentions: mentions)
        return survey
    }

    /// A view that shows another one needs the objects that the other one needs, unless it provides some itself.
    private func spreadNeeds(in views: inout [SourceSurvey.View], mentions: [Set<String>]) {
        var changed = true
        while changed {
            changed = false
            for index in views.indices {
                for other in views where other.name != views[index].name && mentions[index].contains(other.name) {
                    if !mentions[index].contains("environmentObject") {
                        changed = add(other.environmentObjects, to: &views[index].environmentObjects) || changed
                    }
                    if !mentions[index].contains("environment") {
                        changed = add(other.environmentValues, to: &views[index].environmentValues) || changed
                    }
                }
            }
        }
    }

    private func add(_ needs: [String], to list: inout [String]) -> Bool {
        let new = needs.filter { !list.contains($0) }
        list += new
        return !new.isEmpty
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, isStruct: true)
    }

    override func visitPost(_ node: StructDeclSyntax) { leave() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, isStruct: false)
    }

    override func visitPost(_ node: EnumDeclSyntax) { leave() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, isStruct: false)
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        extensionConformances[name, default: []].formUnion(inheritedNames(node.inheritanceClause))
        scopes.append((name, AccessLevel(node.modifiers), false))
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.macroName, node.arguments, at: node)
        return .skipChildren
    }

    // At the top level the parser takes `#Preview { … }` for an expression.
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.macroName, node.arguments, at: node)
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func note(_ macro: TokenSyntax, _ arguments: LabeledExprListSyntax, at node: some SyntaxProtocol) {
        guard macro.text == "Preview" else { return }
        let literal = arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)
        previews.append(.init(file: file, name: literal?.representedLiteralValue, line: line(of: node)))
    }

    private func enter(_ node: some DeclGroupSyntax & NamedDeclSyntax, isStruct: Bool) -> SyntaxVisitorContinueKind {
        let parameters = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
        let access = scopes.map(\.access).reduce(AccessLevel(node.modifiers), min)
        let isGeneric = parameters != nil || scopes.contains { $0.isGeneric }
        let name = (scopes.map(\.name) + [node.name.text]).joined(separator: ".")
        types.append(
            TypeDeclaration(
                file: file, name: name, line: line(of: node.name), access: access, isGeneric: isGeneric,
                isStruct: isStruct,
                conformances: inheritedNames(node.inheritanceClause), members: node.memberBlock.members,
                bytes: node.positionAfterSkippingLeadingTrivia
                    .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset))
        scopes.append((node.name.text, AccessLevel(node.modifiers), parameters != nil))
        return .visitChildren
    }

    private func leave() { scopes.removeLast() }

    private func line(of node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    /// The last part of each inherited type's name: `SwiftUI.View` is `View`.
    private func inheritedNames(_ clause: InheritanceClauseSyntax?) -> Set<String> {
        var names: Set<String> = []
        for inherited in clause?.inheritedTypes ?? [] {
            for part in inherited.type.trimmedDescription.split(separator: "&") {
                let last = part.split { $0 == "." || $0 == " " }.last
                names.insert(last.map(String.init) ?? "")
            }
        }
        return names
    }
}
