/// How many views under an identity have appeared.
@MainActor
private final class AppearanceMemory {
    var count = 0
}

/// Runs an action when a view is there for the first time.
nonisolated private struct AppearanceModifier: PrimitiveModifier {
    let action: (() -> Void)?

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        if builder.isTrial { return builder.step(0xA99) { Base._build(content, into: builder) } }
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

/// What is done when a view is gone. The whole build that does not meet it any more ends it.
@MainActor
private final class Departure: DepartingObject {
    var action: (() -> Void)?

    func depart() { action?() }
}

/// Runs an action when a view is gone.
nonisolated private struct DisappearanceModifier: PrimitiveModifier {
    let action: (() -> Void)?

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        if builder.isTrial { return builder.step(0xD15) { Base._build(content, into: builder) } }
        let departure = builder.context.store.object(at: builder.identity.child(Departure.self)) { Departure() }
        departure.action = modifier.action
        builder.step(0xD15) { Base._build(content, into: builder) }
    }
}

extension View {
    /// Runs an action when a `LiveView` does not show the view any more. From a picture nothing disappears.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(DisappearanceModifier(action: action))
    }

    /// Runs an action when the view is there for the first time, before the picture is drawn; for each of several views.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(action: action))
    }
}
