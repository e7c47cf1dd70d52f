import OpenCombine

/// A view's subscription to a publisher.
@MainActor
private final class Subscription<P: Publisher> {
    private var subscription: AnyCancellable?
    var action: ((P.Output) -> Void)?
    /// What came while the view was being built.
    private var waiting: [P.Output] = []
    private var isBuilding = false

    /// Subscribes once; what the publisher sends at once is returned.
    func subscribe(to publisher: P) -> [P.Output] where P.Failure == Never {
        guard subscription == nil else { return [] }
        isBuilding = true
        subscription = publisher.sink { [weak self] value in
            // A publisher that sends from another thread does so at its own risk, as on Apple's platforms.
            let box = UncheckedValue(value)
            MainActor.assumeIsolated { self?.receive(box.value) }
        }
        isBuilding = false
        defer { waiting = [] }
        return waiting
    }

    private func receive(_ value: P.Output) {
        if isBuilding { waiting.append(value) } else { action?(value) }
    }
}

/// Carries a value into the main actor's code. Unchecked: it is made and used on the main thread, in the same call.
private struct UncheckedValue<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// Runs an action for each value of a publisher.
nonisolated private struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let subscription = builder.context.store.object(at: builder.identity.child(Subscription<P>.self)) {
            Subscription<P>()
        }
        subscription.action = modifier.action
        for value in subscription.subscribe(to: modifier.publisher) {
            builder.context.actions.append(
                RenderContext.Action(name: "onReceive") { modifier.action(value) })
        }
        builder.step(0x2EC) { Base._build(content, into: builder) }
    }
}

extension View {
    /// Runs an action for each value that a publisher sends on the main thread. A picture has seen those that it sends when it is
    /// subscribed to, such as the current value of a subject; a `LiveView` all.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
