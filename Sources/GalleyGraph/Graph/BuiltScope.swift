/// A view that can be built again by itself when its state has changed.
struct BuiltScope {
    var identity: Identity
    /// Larger than those of the views inside it, also where they made the same items.
    var number: Int
    var position: ViewTreeBuilder.Position
    var stackAxis: Axis?
    /// The items of the nodes that its body made.
    var tags: Range<Int>
    /// Those of the outermost ones.
    var roots: [Int]
    /// What the body itself calls the outermost ones; modifiers around the view may call them something else.
    var names: [String?]
    /// Whether the body's outermost nodes tell a container around the view anything.
    var hasTraits: Bool
    /// What the view and those inside it keep.
    var lookups: StateStore.Lookups
    var build: @MainActor (ViewTreeBuilder) -> Void
}

// Views and modifiers with dynamic properties.
extension ViewTreeBuilder {
    /// Whether a view has no dynamic properties.
    @usableFromInline func isPlain<T>(_ type: T.Type) -> Bool {
        DynamicFields.areNone(in: type) && !notesOrigins && (live == nil || !DynamicFields.of(type).isAnimatable)
    }

    /// Gives a view's or modifier's dynamic properties their values, then builds its body.
    @usableFromInline package func withInstalled<T>(
        _ value: T, _ build: @escaping @MainActor (T, ViewTreeBuilder) -> Void
    ) {
        guard notesOrigins else { return install(value, build) }
        owned(by: T.self) { install(value, build) }
    }

    private func install<T>(_ value: T, _ build: @escaping @MainActor (T, ViewTreeBuilder) -> Void) {
        let fields = DynamicFields.of(T.self)
        let moves = live != nil && fields.isAnimatable && !isTrial
        if fields.isEmpty, !moves { return descend(T.self) { build(value, self) } }
        let outer = here
        identity = outer.identity.child(T.self)
        scope = identity
        transactionScope = transactionScope(of: scope)
        let (firstTag, firstPending) = (items.count, pending.count)
        let lookups = context.store.lookups
        var installed = value
        fields.install(into: &installed, place(in: T.self))
        if moves { installed = presented(installed) }
        descend(T.self) { build(installed, self) }
        if context.keepsScopes, fields.mayChange || moves {
            let nodes = pending[firstPending...]
            let roots = nodes.map { tree.tag(of: $0) }
            scopes.append(
                BuiltScope(
                    identity: scope, number: scopes.count, position: outer, stackAxis: stackAxis,
                    tags: firstTag..<items.count, roots: roots,
                    names: roots.map { items.indices.contains($0) ? items[$0].identifier : nil },
                    hasTraits: nodes.contains { tree.traits(of: $0) >= 0 }, lookups: context.store.lookups - lookups,
                    build: { $0.withInstalled(value, build) }))
        }
        (identity, scope, transactionScope) = (outer.identity, outer.scope, outer.transactionScope)
    }

    /// Gives a view's dynamic properties their values, then lists what its body stands for. The body is part of the
    /// view that lists it: a change builds that one again.
    package func withListed<T>(_ value: T, into elements: ViewElements, _ list: (T) -> Void) {
        guard notesOrigins else { return installListed(value, into: elements, list) }
        owned(by: T.self) { installListed(value, into: elements, list) }
    }

    private func installListed<T>(_ value: T, into elements: ViewElements, _ list: (T) -> Void) {
        let fields = DynamicFields.of(T.self)
        let outer = identity
        var value = value
        if !fields.isEmpty {
            identity = outer.child(T.self)
            fields.install(into: &value, place(in: T.self))
        }
        switch enter(T.self, mark: elements.segments.count) {
        case .directly: list(value)
        case .onCheckedStack: context.stack.run { list(value) }
        case .notAtAll: return identity = outer
        }
        if let mark = nesting.pointee.leave() { elements.removeSegments(since: mark) }
        identity = outer
    }

    private func place<T>(in type: T.Type) -> PropertyPlace {
        var place = PropertyPlace(
            environment: environment, identity: identity, scope: scope, store: context.store, part: part)
        if place.store.carrier != nil { place.key = environment.carriedPath + "/" + CarriedForm.name(of: T.self) }
        return place
    }
}
