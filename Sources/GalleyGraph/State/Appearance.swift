/// How many views under an identity have appeared. What is not shown any more appears again when it is.
@MainActor
private final class AppearanceMemory: DepartingObject {
    var count = 0

    func depart() {}
}

/// Runs an action when a view is there for the first time.
nonisolated private struct AppearanceModifier: PrimitiveModifier {
    let action: (() -> Void)?

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        if builder.isTrial { return builder.buildContent(content) }
        let memory = builder.context.store.object(at: builder.identity.child(AppearanceMemory.self), in: builder.part) {
            AppearanceMemory()
        }
        let before = builder.pending.count
        builder.buildContent(content)
        guard let action = modifier.action else { return }
        let count = builder.pending.count - before
        for _ in 0..<max(count - memory.count, 0) {
            builder.context.actions.append(RenderContext.Action(name: "onAppear", run: action))
        }
        memory.count = max(count, memory.count)
    }
}

/// What is done when a view is gone. The whole build that does not show it any more ends it.
@MainActor
private final class Departure: DepartingObject {
    var action: (() -> Void)?

    func depart() { action?() }
}

/// Runs an action when a view is gone.
nonisolated private struct DisappearanceModifier: PrimitiveModifier {
    let action: (() -> Void)?

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        if builder.isTrial { return builder.buildContent(content) }
        builder.buildContent(content)
        // After what is inside: in this order the views are told that they are gone.
        let departure = builder.context.store.object(at: builder.identity.child(Departure.self), in: builder.part) {
            Departure()
        }
        departure.action = modifier.action
    }
}

extension View {
    /// Runs an action when a `LiveView` does not show the view any more: it is gone, or its tab is hidden. What has come instead has
    /// appeared before, and views inside disappear before those around them (rules.md §20.5). From a picture nothing disappears.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(DisappearanceModifier(action: action))
    }

    /// Runs an action when the view begins to be shown, before the picture is drawn; for each of several views. Views inside appear
    /// before those around them (rules.md §20.5).
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(action: action))
    }
}
