import SwiftSyntax

/// Pieces that go where declarations have to stay: nothing of the rest is run, and all of it is looked at.
extension CutSearch {
    /// What a view holds, without the view: what is wrong in that shows, too.
    func group(_ expression: ExprSyntax, _ name: String) -> SourceCut.Edit? {
        guard let call = expression.as(FunctionCallExprSyntax.self), let content = call.trailingClosure,
            call.calledExpression.trimmedDescription.first?.isUppercase == true, offset < content.bytes.lowerBound,
            call.additionalTrailingClosures.isEmpty, content.signature == nil, !content.isAction,
            !content.tokens(viewMode: .sourceAccurate).contains(where: {
                $0.text.hasPrefix("$") && $0.text.dropFirst().allSatisfy(\.isNumber)
            })
        else { return nil }
        let bytes = call.bytes.lowerBound..<content.bytes.lowerBound
        let text = "SwiftUI.Group "
        return cut.isCut(bytes, as: text) ? nil : edit(bytes, text, .view, name)
    }

    /// An initialiser's body, where the declaration has to stay.
    func initializer(_ node: InitializerDeclSyntax, from child: Syntax) -> SourceCut.Edit? {
        guard cut.keepsDeclarations, let body = node.body, child.id == body.id else { return member(node, "init", []) }
        return edit(body.bytes, "{ fatalError() }", .body, "init")
    }
}
