import SwiftSyntax

/// Finds what only a compiler with Objective-C takes: `#selector(…)` and `#keyPath(…)`, attributes such as `@objc`, and overrides in
/// extensions.
///
/// UIKit's names are values here that never call a method by its name. So a selector is the name itself, as a call of `_Sel` of the
/// module that stands for UIKit; a key path is the text that it is with Objective-C, and the attributes are left out. So are methods
/// with which an extension replaces a class's, such as `viewDidLoad` of every `UINavigationController`.
final class ObjectiveCNames: SyntaxVisitor {
    /// What is written in another's place: no longer than that.
    struct Replacement {
        var range: Range<Int>
        var text: String
    }

    private(set) var replacements: [Replacement] = []

    private static let attributes: Set = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
        // Where a program starts: its views are shown, and the compiler crashes here on these two.
        "UIApplicationMain", "NSApplicationMain",
    ]

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.attributes.contains(name) { replace(node, by: "") }
        // The compiler takes it, and nothing has the property's accessors: a program with one cannot be loaded.
        if name == "NSManaged" { replace(node, by: "@CoreData") }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.arguments.first else { return .visitChildren }
        let name = Self.name(argument.expression)
        switch node.macroName.text {
        case "selector": replace(node, by: "_Sel(\"\(name)\")")
        case "keyPath": replace(node, by: "\"\(name)\"")
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        for member in node.memberBlock.members where Self.overrides(member.decl) { replace(member.decl, by: "") }
        return .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let isInExtension = node.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
        return isInExtension && Self.overrides(node.decl) ? .skipChildren : .visitChildren
    }

    private static func overrides(_ declaration: DeclSyntax) -> Bool {
        declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "override" }
            == true
    }

    private func replace(_ node: some SyntaxProtocol, by text: String) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let range = start..<start + node.trimmedLength.utf8Length
        if text.utf8.count <= range.count { replacements.append(Replacement(range: range, text: text)) }
    }

    /// The name of a method as Objective-C has it: `A.changed(_:by:)` is `changed:by:`.
    private static func name(_ expression: ExprSyntax) -> String {
        let name: DeclReferenceExprSyntax? =
            expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
        guard let name else {
            if let cast = expression.as(AsExprSyntax.self) { return self.name(cast.expression) }
            if let tuple = expression.as(TupleExprSyntax.self), let first = tuple.elements.first {
                return self.name(first.expression)
            }
            if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
                return self.name(first)
            }
            return expression.trimmedDescription.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        }
        let labels = name.argumentNames?.arguments.map { $0.name.text == "_" ? ":" : "\($0.name.text):" } ?? []
        guard let first = labels.first else { return name.baseName.text }
        // The first label is part of the method's name: `move(to:)` is `moveTo:`.
        let start = first == ":" ? first : first.prefix(1).uppercased() + first.dropFirst()
        return name.baseName.text + start + labels.dropFirst().joined()
    }
}
