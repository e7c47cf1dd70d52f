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
    /// Not Swift: brackets that do not match, for example.
    case broken

    init(_ text: String) {
        let tree = Parser.parse(source: text)
        if tree.hasError {
            self = .broken
        } else if tree.statements.isEmpty {
            self = .empty
        } else if tree.statements.count == 1, let item = tree.statements.first?.item, Self.isExpression(item) {
            self = .whole
        } else {
            self = .several
        }
    }

    private static func isExpression(_ item: CodeBlockItemSyntax.Item) -> Bool {
        if case .expr = item { return true }
        // `if` and `switch` are expressions, too.
        if case .stmt(let statement) = item { return statement.is(ExpressionStmtSyntax.self) }
        return false
    }
}
