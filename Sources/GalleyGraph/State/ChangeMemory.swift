/// The value that an observer reported last, kept under the observer's identity.
@MainActor
package final class ChangeMemory<T> {
    private var last: T?

    /// Runs `action` after the layout, where `value` is the first or not the last one.
    package func report(_ value: T, by name: String, _ context: RenderContext, _ action: @escaping (T, T) -> Void)
    where T: Equatable {
        if let last, last == value { return }
        let old = last ?? value
        last = value
        context.actions.append(RenderContext.Action(name: name) { action(old, value) })
    }
}

extension ViewTreeBuilder {
    /// What the observer that is being built reported last.
    package func changeMemory<T>(_ type: T.Type) -> ChangeMemory<T> {
        context.store.object(at: identity.child(ChangeMemory<T>.self), in: part) { ChangeMemory<T>() }
    }
}
