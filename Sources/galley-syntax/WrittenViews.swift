import SwiftSyntax

/// The views that a file writes: calls of types, with the modifiers behind them.
final class WrittenViews: SyntaxVisitor {
    struct Modifier {
        var name: String
        /// The bytes from the end of what comes before to its own.
        var range: Range<Int>
        /// The line of its name.
        var line: Int
    }

    struct View {
        /// The type's name as it is written.
        var kind: String
        /// Where it begins, and where the expression with all its modifiers ends.
        var start, end: Int
        var lines: ClosedRange<Int>
        var modifiers: [Modifier] = []
        /// The texts among its arguments.
        var texts: [WrittenText] = []
        /// What `accessibilityIdentifier` calls it.
        var identifiers: [String] = []
        /// Whether it is a `Text` of something that is not a literal.
        var hasOpenText = false
    }

    private(set) var views: [View] = []
    private let places: SourceLocationConverter

    init(_ places: SourceLocationConverter) {
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let kind = Self.typeName(node.calledExpression) else { return .visitChildren }
        let literals = node.arguments.compactMap { $0.expression.as(StringLiteralExprSyntax.self) }
        let view = View(
            kind: kind, start: node.positionAfterSkippingLeadingTrivia.utf8Offset, end: 0,
            lines: line(node.positionAfterSkippingLeadingTrivia)...line(node.endPositionBeforeTrailingTrivia),
            texts: literals.map(WrittenText.init),
            hasOpenText: kind == "Text" && literals.isEmpty && !node.arguments.isEmpty)
        add(view, ExprSyntax(node))
        return .visitChildren
    }

    /// A value of a type that is a view by itself, such as `Color.red`.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, base.first?.isUppercase ?? false,
            node.declName.baseName.text.first?.isLowercase ?? false, Self.modifier(around: ExprSyntax(node)) != nil
        else { return .visitChildren }
        let view = View(
            kind: base, start: node.positionAfterSkippingLeadingTrivia.utf8Offset, end: 0,
            lines: line(node.positionAfterSkippingLeadingTrivia)...line(node.endPositionBeforeTrailingTrivia))
        add(view, ExprSyntax(node))
        return .visitChildren
    }

    /// Adds a view with the modifiers behind it.
    private func add(_ view: View, _ expression: ExprSyntax) {
        var view = view
        var outer = expression
        while let (access, call) = Self.modifier(around: outer) {
            let start = outer.endPositionBeforeTrailingTrivia.utf8Offset
            let end = call.endPositionBeforeTrailingTrivia.utf8Offset
            let name = access.declName.baseName.text
            view.modifiers.append(
                Modifier(
                    name: name, range: start..<end, line: line(access.declName.positionAfterSkippingLeadingTrivia)))
            if name == "accessibilityIdentifier",
                let text = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            {
                view.identifiers.append(text)
            }
            outer = ExprSyntax(call)
        }
        view.end = outer.endPositionBeforeTrailingTrivia.utf8Offset
        views.append(view)
    }

    private func line(_ position: AbsolutePosition) -> Int { places.location(for: position).line }

    /// The call of a member of an expression.
    private static func modifier(
        around expression: ExprSyntax
    ) -> (access: MemberAccessExprSyntax, call: FunctionCallExprSyntax)? {
        guard let access = expression.parent?.as(MemberAccessExprSyntax.self), access.base?.id == expression.id,
            let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id
        else { return nil }
        return (access, call)
    }

    /// The name of a type that is called, also where its module's name stands before it.
    private static func typeName(_ callee: ExprSyntax) -> String? {
        var name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text
        if let member = callee.as(MemberAccessExprSyntax.self), member.base?.is(DeclReferenceExprSyntax.self) ?? false {
            name = member.declName.baseName.text
        }
        guard let name, name.first?.isUppercase ?? false else { return nil }
        return name
    }
}

/// A text in quotes, in which values may stand.
struct WrittenText {
    /// What stands between the values; one where there are none.
    private let pieces: [String]

    init(_ literal: StringLiteralExprSyntax) {
        if let value = literal.representedLiteralValue {
            pieces = [value]
            return
        }
        var pieces = [""]
        for segment in literal.segments {
            if let text = segment.as(StringSegmentSyntax.self) {
                pieces[pieces.count - 1] += text.content.text
            } else {
                pieces.append("")
            }
        }
        self.pieces = pieces
    }

    /// Whether the text can be shown so.
    func matches(_ text: String) -> Bool {
        guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return pieces.first == text }
        // Values alone say nothing.
        guard pieces.contains(where: { !$0.isEmpty }), text.hasPrefix(first), text.hasSuffix(last),
            text.count >= first.count + last.count
        else { return false }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let range = rest.firstRange(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
