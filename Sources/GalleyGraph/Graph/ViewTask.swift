/// The task of a view that is shown. It is cancelled when the view is gone, and with the rendering.
@MainActor
class RunningTask: DepartingObject {
    fileprivate var task: Task<Void, Never>?

    deinit { task?.cancel() }

    func depart() { task?.cancel() }
}

@MainActor
private final class IdentifiedTask<ID: Equatable>: RunningTask {
    private var id: ID?

    /// Starts the task, unless it was started for the same `id`; one that was for another is cancelled.
    func start(id: ID, priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
        guard self.id != id else { return }
        self.id = id
        task?.cancel()
        task = Task(priority: priority) { await action() }
    }
}

/// Does something asynchronous while a view is shown.
nonisolated private struct TaskModifier<ID: Equatable>: PrimitiveModifier {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        builder.buildContent(content)
        // After those inside, as they start and end before this one.
        if builder.isTrial { return }
        let running = builder.context.store.object(at: builder.identity.child(RunningTask.self), in: builder.part) {
            IdentifiedTask<ID>()
        }
        builder.context.tasks.append {
            running.start(id: modifier.id, priority: modifier.priority, modifier.action)
        }
    }
}

extension View {
    /// Starts a task when the view is shown, and cancels it when it is not any more.
    ///
    /// A picture waits for it as `RenderOptions.settle` says, is drawn with the state that it has set, and cancels it; a
    /// `LiveView` lets it run.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Starts a task when the view is shown, and again when `id` changes; the one before is cancelled.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
