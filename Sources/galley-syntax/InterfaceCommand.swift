import SwiftParser
import SwiftSyntax

/// What other files of a module can see of a file, as text, for `--interface FILE…`: all but comments and what stands in the bodies of
/// functions. While that is the same, no other file's errors change.
///
/// Values that variables begin with stay where their types follow from them.
final class InterfaceCollector: SyntaxRewriter {
    static func text(of source: String) -> String {
        let tree = InterfaceCollector().visit(Parser.parse(source: source))
        return tree.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
    }

    override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax { DeclSyntax(node.with(\.body, nil)) }

    override func visit(_ node: InitializerDeclSyntax) -> DeclSyntax { DeclSyntax(node.with(\.body, nil)) }

    override func visit(_ node: DeinitializerDeclSyntax) -> DeclSyntax { DeclSyntax(node.with(\.body, nil)) }

    override func visit(_ node: SubscriptDeclSyntax) -> DeclSyntax {
        DeclSyntax(node.with(\.accessorBlock, node.accessorBlock.map(Self.signature)))
    }

    override func visit(_ node: PatternBindingSyntax) -> PatternBindingSyntax {
        let isTyped = node.typeAnnotation != nil
        let value = node.initializer.map { isTyped ? $0.with(\.value, ExprSyntax(NilLiteralExprSyntax())) : $0 }
        return node.with(\.initializer, value).with(\.accessorBlock, node.accessorBlock.map(Self.signature))
    }

    /// Previews and other macros that only say what is to be run.
    override func visit(_ node: MacroExpansionDeclSyntax) -> DeclSyntax {
        node.macroName.text == "Preview"
            ? DeclSyntax(node.with(\.trailingClosure, nil).with(\.arguments, [])) : DeclSyntax(node)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> ExprSyntax {
        node.macroName.text == "Preview"
            ? ExprSyntax(node.with(\.trailingClosure, nil).with(\.arguments, [])) : ExprSyntax(node)
    }

    /// Which accessors there are, and what they say of themselves.
    private static func signature(_ block: AccessorBlockSyntax) -> AccessorBlockSyntax {
        switch block.accessors {
        case .getter: block.with(\.accessors, .getter([]))
        case .accessors(let list):
            block.with(
                \.accessors, .accessors(AccessorDeclListSyntax(list.map { $0.with(\.body, nil) })))
        @unknown default: block
        }
    }
}
