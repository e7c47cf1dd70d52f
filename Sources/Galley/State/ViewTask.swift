/// The task of a view that is shown. It is cancelled when the view is gone.
@MainActor
private final class RunningTask: DepartingObject {
    private var id: AnyHashable?
    private var task: Task<Void, Never>?

    /// Starts the task, unless it was started for the same `id`; one that was for another is cancelled.
    func start(id: AnyHashable, priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
        guard self.id != id else { return }
        self.id = id
        task?.cancel()
        task = Task(priority: priority) { await action() }
    }

    func depart() { task?.cancel() }
}

/// Does something asynchronous while a view is shown.
nonisolated private struct TaskModifier: PrimitiveModifier {
    let id: AnyHashable
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        // A picture is finished before a task gets to run, as with Apple's `ImageRenderer`.
        if builder.context.keepsScopes {
            let running = builder.context.store.object(at: builder.identity.child(RunningTask.self)) { RunningTask() }
            builder.context.actions.append(
                RenderContext.Action(name: "task") {
                    running.start(id: modifier.id, priority: modifier.priority, modifier.action)
                })
        }
        builder.step(0x7A5) { Base._build(content, into: builder) }
    }
}

extension View {
    /// Starts a task when a `LiveView` shows the view, and cancels it when it does not any more. A picture is finished before
    /// the task gets to run.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Starts a task when a `LiveView` shows the view, and again when `id` changes; the one before is cancelled.
    nonisolated public func task<T: Hashable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: AnyHashable(value), priority: priority, action: action))
    }
}
