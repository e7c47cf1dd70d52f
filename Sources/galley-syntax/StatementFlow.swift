import SwiftSyntax

/// Whether what stands behind statements can be reached, as far as the statements tell. In doubt it cannot.
struct StatementFlow {
    /// The functions that are declared as never returning.
    let endless: Set<String>

    /// Whether the end of a list of statements can be reached.
    func completes(_ statements: CodeBlockItemListSyntax) -> Bool { statements.allSatisfy { completes($0.item) } }

    private func completes(_ item: CodeBlockItemSyntax.Item) -> Bool {
        switch item {
        // Which branch of a condition holds is not known here.
        case .decl(let node): return !node.is(IfConfigDeclSyntax.self) && !node.is(MacroExpansionDeclSyntax.self)
        case .stmt(let node): return completes(node, label: nil)
        case .expr(let node): return completes(node, label: nil)
        @unknown default: return false
        }
    }

    private func completes(_ node: StmtSyntax, label: String?) -> Bool {
        switch node.as(StmtSyntaxEnum.self) {
        case .returnStmt, .throwStmt, .breakStmt, .continueStmt, .fallThroughStmt: return false
        case .expressionStmt(let node): return completes(node.expression, label: label)
        case .labeledStmt(let node): return completes(node.statement, label: node.label.text)
        case .deferStmt, .forStmt, .discardStmt: return true
        case .guardStmt(let node): return !isAlways(node.conditions, false)
        case .whileStmt(let node):
            return !isAlways(node.conditions, true) || Exits.leave(Syntax(node.body), label: label)
        case .repeatStmt(let node):
            if Exits.leave(Syntax(node.body), label: label) { return true }
            guard node.condition.trimmedDescription != "true" else { return false }
            return completes(node.body.statements) || Exits.goOn(Syntax(node.body))
        case .doStmt(let node):
            return completes(node.body.statements) || node.catchClauses.contains { completes($0.body.statements) }
                || label != nil && Exits.leave(Syntax(node), label: label, isLoop: false)
        default: return false
        }
    }

    private func completes(_ node: ExprSyntax, label: String?) -> Bool {
        if let choice = node.as(IfExprSyntax.self) { return completes(choice, label) }
        if let choice = node.as(SwitchExprSyntax.self) {
            return Exits.leave(Syntax(choice.cases), label: label) || choice.cases.contains { completes($0) }
        }
        return !node.is(MacroExpansionExprSyntax.self) && !mayEnd(node)
    }

    private func completes(_ node: IfExprSyntax, _ label: String?) -> Bool {
        if label != nil, Exits.leave(Syntax(node), label: label, isLoop: false) { return true }
        // What a version has is there wherever the file is for no other.
        let isSure =
            isAlways(node.conditions, true)
            || node.conditions.contains { $0.condition.is(AvailabilityConditionSyntax.self) }
        if !isAlways(node.conditions, false), completes(node.body.statements) { return true }
        guard !isSure else { return false }
        switch node.elseBody {
        case .codeBlock(let block): return completes(block.statements)
        case .ifExpr(let other): return completes(other, nil)
        case nil: return true
        @unknown default: return false
        }
    }

    private func completes(_ node: SwitchCaseListSyntax.Element) -> Bool {
        switch node {
        case .switchCase(let one): completes(one.statements)
        // Whether those under a condition are there is not known.
        case .ifConfigDecl: false
        @unknown default: false
        }
    }

    private func isAlways(_ conditions: ConditionElementListSyntax, _ value: Bool) -> Bool {
        conditions.count == 1 && conditions.first?.condition.trimmedDescription == "\(value)"
    }

    /// Whether an expression may never come back: it names, outside of closures, a function that is declared or called so.
    private func mayEnd(_ node: ExprSyntax) -> Bool {
        if let literal = node.as(StringLiteralExprSyntax.self), literal.segments.count < 2 { return false }
        return CalledNames.all(in: node).contains { name in
            if Self.known.contains(name) || endless.contains(name) { return true }
            let small = name.lowercased()
            return Self.signs.contains { small.contains($0) }
        }
    }

    private static let known: Set = [
        "abort", "exit", "_exit", "dispatchMain", "longjmp", "quick_exit", "NSApplicationMain", "UIApplicationMain",
    ]

    /// How functions are called that never return.
    private static let signs = [
        "fatal", "fail", "abort", "crash", "never", "unreachable", "trap", "die", "implemented", "override", "abstract",
        "terminate", "todo", "undefined", "raise", "rethrow",
    ]
}

/// The functions that an expression calls, without those in closures.
private final class CalledNames: SyntaxVisitor {
    private var names: Set<String> = []

    static func all(in node: ExprSyntax) -> Set<String> {
        let called = CalledNames(viewMode: .sourceAccurate)
        called.walk(node)
        return called.names
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            names.insert(member.declName.baseName.text)
        } else {
            names.insert(node.calledExpression.trimmedDescription)
        }
        return .visitChildren
    }
}

/// The `break`s and `continue`s that belong to a loop or a `switch`.
private final class Exits: SyntaxVisitor {
    private let label: String?
    /// How many loops, and how many loops and `switch`es, stand around the current place.
    private var loops = 0
    private var breakable = 0
    private(set) var leaves = false
    private var goesOn = false

    private init(label: String?, isLoop: Bool) {
        self.label = label
        // Without a label nothing but loops and `switch` is left.
        breakable = isLoop ? 0 : 1
        super.init(viewMode: .sourceAccurate)
    }

    /// Whether a statement in a body leaves the loop or the `switch` whose body it is.
    static func leave(_ body: Syntax, label: String?, isLoop: Bool = true) -> Bool {
        let exits = Exits(label: label, isLoop: isLoop)
        exits.walk(body)
        return exits.leaves
    }

    /// Whether a statement goes to the condition of the loop whose body it is.
    static func goOn(_ body: Syntax) -> Bool {
        let exits = Exits(label: nil, isLoop: true)
        exits.walk(body)
        return exits.goesOn
    }

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.label?.text { leaves = leaves || name == label } else { leaves = leaves || breakable == 0 }
        return .skipChildren
    }

    override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
        goesOn = goesOn || loops == 0
        return .skipChildren
    }

    private func enter(isLoop: Bool) -> SyntaxVisitorContinueKind {
        breakable += 1
        if isLoop { loops += 1 }
        return .visitChildren
    }

    private func leave(isLoop: Bool) {
        breakable -= 1
        if isLoop { loops -= 1 }
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter(isLoop: true) }
    override func visitPost(_ node: ForStmtSyntax) { leave(isLoop: true) }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter(isLoop: true) }
    override func visitPost(_ node: WhileStmtSyntax) { leave(isLoop: true) }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enter(isLoop: true) }
    override func visitPost(_ node: RepeatStmtSyntax) { leave(isLoop: true) }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enter(isLoop: false) }
    override func visitPost(_ node: SwitchExprSyntax) { leave(isLoop: false) }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
