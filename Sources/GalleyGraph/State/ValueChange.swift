/// The value that a view had when it was last built.
@MainActor
private final class LastValue<Value> {
    var value: Value?
}

/// Runs an action when a value is not the one of the last build.
nonisolated private struct ValueChangeModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let isInitial: Bool
    let action: (_ old: Value, _ new: Value) -> Void

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        if builder.isTrial { return builder.buildContent(content) }
        builder.buildContent(content)
        // After what is inside (rules.md §20.5).
        let (value, action) = (modifier.value, modifier.action)
        let last = builder.context.store.object(at: builder.identity.child(LastValue<Value>.self), in: builder.part) {
            LastValue<Value>()
        }
        let old = last.value ?? value
        if last.value == nil ? modifier.isInitial : old != value {
            builder.context.actions.append(RenderContext.Action(name: "onChange") { action(old, value) })
        }
        last.value = value
    }
}

extension View {
    /// Runs an action with the old and the new value when `value` changes, and first where `initial` says so.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ValueChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs an action when `value` changes, and first where `initial` says so.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ValueChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Runs an action with the new value when `value` changes.
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ValueChangeModifier(value: value, isInitial: false) { _, value in action(value) })
    }
}
