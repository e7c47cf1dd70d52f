/// The transactions of the changes that one build takes in.
///
/// A change that is animated moves the whole view; one that is not, made beside it, changes only the views that it concerns at once: the
/// button that is let go looks so, and moves with what its action moves.
struct ChangeTransactions {
    /// That of all views of which nothing else is known.
    let whole: Transaction
    private var own: [Identity: Transaction] = [:]

    init(_ changes: ArraySlice<ChangeBatch>) {
        let animated = changes.filter { $0.transaction?.effectiveAnimation != nil }
        whole = (animated.first ?? changes.first { $0.transaction != nil })?.transaction ?? Transaction()
        guard changes.count > 1, !animated.isEmpty else { return }
        for change in changes {
            let transaction = change.transaction ?? Transaction()
            for scope in change.scopes where scope != .root {
                // Of a view that changes both ways nobody knows which of its changes leads to what.
                if transaction.effectiveAnimation != nil || own[scope] == nil { own[scope] = transaction }
            }
        }
    }

    /// The transaction of the view at `identity`, where it is not that of the whole view.
    subscript(identity: Identity) -> Transaction? { own.isEmpty ? nil : own[identity] }
}
