/// Writes to the preferences of a node.
private struct PreferenceWork: DeferredWork {
    let change: PreferenceModifier.Change

    func resolve(_ node: Int, in tree: ViewTree) {
        var values = tree.preferences[node] ?? PreferenceValues()
        switch change {
        case .value(let change):
            change(&values)
        case .anchored(let change):
            change(&values, PlacedView(frames: tree.frames(of: node), size: CGSize(tree.pass.size(of: node))))
        }
        tree.preferences[node] = values
    }
}

/// A view's size and place.
package struct PlacedView {
    package let frames: CoordinateFrames
    package let size: CGSize

    package init(frames: CoordinateFrames, size: CGSize) {
        self.frames = frames
        self.size = size
    }

    /// A part of the view as an anchor.
    package func anchor<A>(_ source: Anchor<A>.Source) -> Anchor<A> { source.make(frames, size) }
}

nonisolated struct PreferenceModifier: PrimitiveModifier {
    enum Change {
        case value((inout PreferenceValues) -> Void)
        /// The value depends on where the view lies.
        case anchored((inout PreferenceValues, PlacedView) -> Void)
    }

    let kind: String
    let change: Change

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let item = NodeItem(modifier.kind, DeferredContent(PreferenceWork(change: modifier.change)))
        builder.wrap({ Base._build(content, into: builder) }, item) { builder.tree.addPassthrough(around: $0) }
    }
}

extension View {
    /// Hands up a value, in place of what the view's own content hands up for the key (rules.md §20.2).
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier(kind: "preference", change: .value { $0[key] = value }))
    }

    /// Changes the value that the view's content hands up (rules.md §20.2).
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier(
                kind: "transformPreference",
                change: .value { values in
                    var value = values[key] ?? K.defaultValue
                    callback(&value)
                    values[key] = value
                }))
    }

    /// Hands up a value made from a point or rectangle of the view (rules.md §20.3).
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            PreferenceModifier(
                kind: "anchorPreference",
                change: .anchored { values, view in values[K.self] = transform(view.anchor(value)) }))
    }

    /// Changes the value that the view's content hands up, with a point or rectangle of the view (rules.md §20.3).
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier(
                kind: "transformAnchorPreference",
                change: .anchored { values, view in
                    var current = values[K.self] ?? K.defaultValue
                    transform(&current, view.anchor(value))
                    values[K.self] = current
                }))
    }

    /// Runs an action with the value that the view's content hands up, first and whenever it changes (rules.md §20.2).
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceObserver<K>(action: action))
    }
}

/// Reports a preference when it changes.
private struct PreferenceObserverWork<K: PreferenceKey>: DeferredWork where K.Value: Equatable {
    let action: (K.Value) -> Void
    let memory: ChangeMemory<K.Value>

    func resolve(_ node: Int, in tree: ViewTree) {
        let value = tree.preferences[node]?[K.self] ?? K.defaultValue
        memory.report(value, by: "onPreferenceChange(\(K.self).self)", tree.context) { _, value in action(value) }
    }
}

nonisolated struct PreferenceObserver<K: PreferenceKey>: PrimitiveModifier where K.Value: Equatable {
    let action: (K.Value) -> Void

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let work = PreferenceObserverWork<K>(action: modifier.action, memory: builder.changeMemory(K.Value.self))
        let item = NodeItem("onPreferenceChange", DeferredContent(work))
        builder.wrap({ builder.buildContent(content) }, item) {
            builder.tree.addPassthrough(around: $0)
        }
    }
}
