import SwiftSyntax

/// Finds calls of Foundation's and Dispatch's that take a closure which may run elsewhere.
///
/// On Apple's platforms the compiler at most warns of one that touches what is the main actor's: the functions come from Objective-C
/// there, or are `@preconcurrency`. Those of Linux are neither, and it would be an error. So functions of the same form that are
/// `@preconcurrency` (GalleyFoundation) are called in their place.
final class PreconcurrencyCalls: SyntaxVisitor {
    private(set) var replacements: [ObjectiveCNames.Replacement] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            let name = Self.name(access.declName.baseName.text, of: base, node.arguments.first?.label?.text)
        {
            let token = access.declName.baseName
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            replacements.append(.init(range: start..<start + token.trimmedLength.utf8Length, text: name))
        }
        return .visitChildren
    }

    /// The name in a function's place, no longer than its own.
    private static func name(_ function: String, of base: ExprSyntax, _ firstLabel: String?) -> String? {
        switch (function, firstLabel) {
        case ("scheduledTimer", "withTimeInterval") where base.trimmedDescription == "Timer": return "_scheduled"
        case ("addObserver", "forName") where base.trimmedDescription == "NotificationCenter.default": return "_observe"
        case ("async", nil), ("asyncAfter", "deadline"):
            // Of the main queue the compiler knows that its closures are the main actor's.
            let queue = base.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
            return queue == "DispatchQueue.global" ? (firstLabel == nil ? "_run" : "_runAfter") : nil
        default: return nil
        }
    }
}
