import Foundation
import SwiftParser
import SwiftSyntax

/// A file with a modifier added to views, or taken from them, for `--modify with|without MODIFIER TEXT FILE`.
///
/// The views are those whose initialiser has the text among its arguments; what is added comes after all their modifiers, as an
/// edit would put it there.
struct ModifiedSource: Encodable {
    /// The changed text; nil where there is no such view, or none has such a modifier.
    var text: String?
    /// How many views have the text.
    var found = 0

    init(_ source: String, _ modifier: String, isRemoved: Bool, label: String) {
        let finder = ViewFinder(label)
        finder.walk(Parser.parse(source: source))
        found = finder.views.count
        var edits: [(range: Range<Int>, text: String)] = []
        for view in finder.views {
            if !isRemoved {
                edits.append((view.end..<view.end, ".\(modifier)"))
            } else if let range = view.modifiers.last(where: { $0.name == modifier })?.range {
                edits.append((range, ""))
            }
        }
        guard !edits.isEmpty else { return }
        // From the end on, so that what comes before stays where it is.
        var bytes = Array(source.utf8)
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Reads the arguments; nil where they make no sense, or the file cannot be read.
    init?(_ arguments: [String]) {
        guard arguments.count == 4, ["with", "without"].contains(arguments[0]), let text = source(arguments[3]) else {
            return nil
        }
        self.init(text, arguments[1], isRemoved: arguments[0] == "without", label: arguments[2])
    }
}

/// Finds the views that are written with a text.
private final class ViewFinder: SyntaxVisitor {
    struct View {
        /// Where the expression with all its modifiers ends.
        var end: Int
        var modifiers: [(name: String, range: Range<Int>)]
    }

    private(set) var views: [View] = []
    private let label: String

    init(_ label: String) {
        self.label = label
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
            callee.baseName.text.first?.isUppercase ?? false,
            node.arguments.contains(where: {
                $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue == label
            })
        else { return .visitChildren }
        var outer = ExprSyntax(node)
        var modifiers: [(String, Range<Int>)] = []
        while let access = outer.parent?.as(MemberAccessExprSyntax.self), access.base?.id == outer.id,
            let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id
        {
            let start = outer.endPositionBeforeTrailingTrivia.utf8Offset
            let end = call.endPositionBeforeTrailingTrivia.utf8Offset
            modifiers.append((access.declName.baseName.text, start..<end))
            outer = ExprSyntax(call)
        }
        views.append(View(end: outer.endPositionBeforeTrailingTrivia.utf8Offset, modifiers: modifiers))
        return .visitChildren
    }
}
