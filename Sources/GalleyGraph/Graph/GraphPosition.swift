// Where in the graph the view that is being built stands, and how deep.
extension ViewTreeBuilder {
    /// Runs `content` one step further down the graph.
    package func step(_ step: Int, _ content: () -> Void) {
        let outer = identity
        identity = outer.child(step)
        content()
        identity = outer
    }

    /// Runs `content` as an element with a separate name.
    package func step(named name: some Hashable, _ content: () -> Void) {
        let outer = identity
        identity = outer.named(name)
        let mark = pending.count
        let around = enterElement(name)
        content()
        if let around { restoreEnvironment(around) }
        noteName(name, since: mark)
        identity = outer
    }

    /// Notes the first node made since `mark` as that of a view with a name.
    @usableFromInline func noteName(_ name: some Hashable, since mark: Int) {
        guard notesNames, pending.count > mark else { return }
        let tag = tree.tag(of: pending[mark])
        if tag >= 0 { namedTags.append((tag, AnyHashable(name))) }
    }

    /// How many nodes wait for their container.
    @usableFromInline package var pendingCount: Int { pending.count }

    /// Runs `content` as that of a view whose type is known only now; not where views are nested too deep.
    package func nested(_ type: Any.Type, _ content: () -> Void) {
        let outer = identity
        identity = outer.child(type)
        descend(nil, content)
        identity = outer
    }

    /// Runs `content` one view further down, as far as views are built at all. `type` is that of a view or style whose body
    /// `content` builds.
    @inlinable @inline(__always) func descend(_ type: Any.Type?, _ content: () -> Void) {
        switch enter(type) {
        case .directly: content()
        case .onCheckedStack: onCheckedStack(content)
        case .notAtAll: return
        }
        leave()
    }

    /// How a view one step further down is built.
    @usableFromInline enum Descent { case directly, onCheckedStack, notAtAll }

    /// Goes one view further down, as far as views are built at all; `leave()` goes back up. `type` is that of a view whose body
    /// is built.
    @usableFromInline func enter(_ type: Any.Type?) -> Descent { enter(type, mark: pending.count) }

    func enter(_ type: Any.Type?, mark: Int) -> Descent {
        if let refusal = nesting.pointee.enter(type, mark: mark) {
            context.report(refusal)
            return .notAtAll
        }
        let depth = nesting.pointee.depth
        deepest = max(deepest, depth)
        // Asked now and then: between two questions the stack cannot use up its margin.
        return depth % 16 == 0 ? .onCheckedStack : .directly
    }

    /// Runs `body`, which resolves a style of this type; not where styles resolve to each other without end.
    package func resolving(_ type: Any.Type, _ body: () -> Void) { descend(type, body) }

    @usableFromInline func leave() {
        if let mark = nesting.pointee.leave() { pending.removeSubrange(mark...) }
    }

    /// Runs `content` where the stack has room for it.
    @usableFromInline func onCheckedStack(_ content: () -> Void) { context.stack.run(content) }

    /// The place in the graph and what is known there.
    package struct Position {
        package var identity = Identity.root
        var scope = Identity.root
        package var environment: EnvironmentValues
        package var scrollAxes: Axis.Set = []
        package var scrollTarget: ScrollRequest?
        package var isNearUnsafeArea = false
        var transactionScope: TransactionScope?
        var part: KeptPart?
        var authorship = Authorship()
        /// See `ViewTreeBuilder.expectsOne`.
        var expectsOne = false

        init(environment: EnvironmentValues) { self.environment = environment }
    }

    /// The place, for something that is built there later on, apart from what is built now.
    package var position: Position {
        var position = here
        position.expectsOne = false
        return position
    }

    /// Runs `content` as at another place in the graph; the container that is being built stays.
    package func at(_ position: consuming Position, _ content: () -> Void) {
        let outer = here
        move(to: position)
        content()
        move(to: outer)
    }

    package func move(to position: consuming Position) {
        if position.authorship.isPart != here.authorship.isPart { partTags.change(at: items.count) }
        tree.isRightToLeft = position.environment.layoutDirection == .rightToLeft
        here = position
    }
}
