import SwiftParser
import SwiftSyntax

/// Whether a text is one Swift expression, as `--view` takes it.
enum ExpressionCheck: String {
    /// One expression.
    case whole
    /// Nothing but white space and comments.
    case empty
    /// Several expressions, or statements and declarations.
    case several
    /// Not Swift.
    case broken
    /// No Swift either: brackets without their partners.
    case unbalanced

    init(_ text: String) {
        let tree = Parser.parse(source: text)
        if tree.hasError {
            self = Self.isBalanced(tree) ? .broken : .unbalanced
        } else if tree.statements.isEmpty {
            self = .empty
        } else if tree.statements.count == 1, let item = tree.statements.first?.item, Self.isExpression(item) {
            self = .whole
        } else {
            self = .several
        }
    }

    private static func isBalanced(_ tree: SourceFileSyntax) -> Bool {
        var open: [TokenKind] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            switch token.tokenKind {
            case .leftParen: open.append(.rightParen)
            case .leftSquare: open.append(.rightSquare)
            case .leftBrace: open.append(.rightBrace)
            case .rightParen, .rightSquare, .rightBrace:
                guard open.popLast() == token.tokenKind else { return false }
            default: continue
            }
        }
        return open.isEmpty
    }

    private static func isExpression(_ item: CodeBlockItemSyntax.Item) -> Bool {
        if case .expr = item { return true }
        // `if` and `switch` are expressions, too.
        if case .stmt(let statement) = item { return statement.is(ExpressionStmtSyntax.self) }
        return false
    }
}
