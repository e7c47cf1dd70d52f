/// How many views under an identity have appeared.
@MainActor
private final class AppearanceMemory {
    var count = 0
}

/// Runs an action when a view is there for the first time.
nonisolated private struct AppearanceModifier: PrimitiveModifier {
    let action: (() -> Void)?

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let memory = builder.context.store.object(at: builder.identity.child(AppearanceMemory.self)) {
            AppearanceMemory()
        }
        let before = builder.pending.count
        builder.step(0xA99) { Base._build(content, into: builder) }
        guard let action = modifier.action else { return }
        let count = builder.pending.count - before
        for _ in 0..<max(count - memory.count, 0) {
            builder.context.actions.append(RenderContext.Action(name: "onAppear", run: action))
        }
        memory.count = max(count, memory.count)
    }
}

extension View {
    /// Runs an action when the view is there for the first time, before the picture is drawn; for each of several views.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(action: action))
    }
}
