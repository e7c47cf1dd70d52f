/// The transaction of a part of the views while they are built, and how it came to be: what changes it for views that are built by
/// themselves later.
@MainActor
final class TransactionScope {
    let transaction: Transaction
    let outer: TransactionScope?
    /// What changes every transaction here.
    let transform: ((inout Transaction) -> Void)?
    /// The transaction in which views here go to other places, where that is another one.
    private(set) var moved: Transaction?
    /// Whether it is that of a change of the view's own state, and no modifier's.
    let isOfChange: Bool

    /// The place of a view whose own state has changed in a transaction.
    init(_ transaction: Transaction, of moved: Transaction?) {
        (self.transaction, self.moved, isOfChange) = (transaction, moved, true)
        (outer, transform) = (nil, nil)
    }

    init(_ transaction: Transaction, inside outer: TransactionScope?, transform: ((inout Transaction) -> Void)?) {
        self.transaction = transaction
        (moved, isOfChange) = (nil, false)
        self.outer = outer
        self.transform = transform
    }

    /// Views here go to other places in a transaction that is changed likewise.
    func move(in outer: Transaction, _ change: (inout Transaction) -> Void) {
        var changed = outer
        change(&changed)
        moved = changed
    }

    /// The same place in a later update with another transaction.
    func renewed(_ root: Transaction) -> TransactionScope {
        var transaction = outer?.renewed(root).transaction ?? root
        transform?(&transaction)
        return TransactionScope(transaction, inside: outer, transform: transform)
    }
}

extension ViewTreeBuilder {
    /// The transaction in which the view that is being built changes.
    var transaction: Transaction { transactionScope?.transaction ?? live?.transaction ?? Transaction() }

    /// The place in the transaction of the change that has the view at `identity` built again; in another change than its surroundings'
    /// it goes to another place as they do. What modifiers around say of transactions goes before.
    func transactionScope(of identity: Identity) -> TransactionScope? {
        guard let live, !isTrial, let own = live.changeTransactions[identity], transactionScope?.isOfChange != false
        else { return transactionScope }
        return TransactionScope(own, of: own.effectiveAnimation == nil ? transactionScope?.moved ?? transaction : nil)
    }

    /// Runs `content` with a changed transaction.
    func withTransaction(
        always: Bool, _ change: @escaping (inout Transaction) -> Void, _ content: () -> Void
    ) {
        let outer = transactionScope
        var changed = transaction
        change(&changed)
        let scope = TransactionScope(changed, inside: outer, transform: always ? change : nil)
        if let moved = outer?.moved { scope.move(in: moved, change) }
        transactionScope = scope
        content()
        transactionScope = outer
    }
}

/// The value that a modifier last saw.
@MainActor
private final class SeenValue {
    var value: Any?
    /// The update in which the value was another than before: a part of the views may be built several times in one.
    var changed = -1
}

/// Changes the transaction of the views inside: always, or when a value is another than in the last build.
nonisolated struct TransactionModifier: PrimitiveModifier {
    /// Tells whether this build's value is another one; nil where the change is always made.
    let differs: ((_ last: Any?) -> Bool)?
    let value: Any?
    let change: (inout Transaction) -> Void

    /// Always.
    init(_ change: @escaping (inout Transaction) -> Void) {
        differs = nil
        value = nil
        self.change = change
    }

    /// When `value` changes.
    init<V: Equatable>(value: V, _ change: @escaping (inout Transaction) -> Void) {
        differs = { last in last.map { $0 as? V != value } ?? false }
        self.value = value
        self.change = change
    }

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        guard let live = builder.live, !builder.isTrial else { return Base._build(content, into: builder) }
        let build = { builder.buildContent(content) }
        guard let differs = modifier.differs else {
            return builder.withTransaction(always: true, modifier.change, build)
        }
        let seen = builder.context.store.object(at: builder.identity.child(SeenValue.self), in: builder.part) {
            SeenValue()
        }
        if differs(seen.value) { seen.changed = live.update }
        seen.value = modifier.value
        if seen.changed == live.update {
            builder.withTransaction(always: false, modifier.change, build)
        } else {
            build()
        }
    }
}

/// Views with the transaction of the place around a modifier that changes it.
nonisolated struct OuterTransaction<Content: View>: _PrimitiveView {
    let content: Content

    @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let inner = builder.transactionScope
        builder.transactionScope = inner?.outer
        Content._build(view.content, into: builder)
        builder.transactionScope = inner
    }

    @MainActor static func _list(_ view: Self, into elements: ViewElements) {
        Content._list(view.content, into: elements)
    }
}

/// A modifier whose own changes have another transaction than the view that it modifies.
nonisolated struct ModifierInTransaction<Modifier: ViewModifier>: ViewModifier {
    let modifier: Modifier
    let transform: (inout Transaction) -> Void

    func body(content: Content) -> some View {
        content.transaction(transform) { $0.modifier(modifier) }
    }
}

extension ViewModifier {
    /// The modifier with changed transactions for what it changes itself; the view that it modifies keeps its own.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        ModifierInTransaction(modifier: self, transform: transform)
    }

    /// The modifier with an animation for what it changes itself; the view that it modifies keeps its own.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}
