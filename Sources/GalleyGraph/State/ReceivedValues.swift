import Dispatch
import OpenCombine

/// A view's subscription to a publisher.
@MainActor
private final class Subscription<P: Publisher> where P.Failure == Never {
    private var subscription: AnyCancellable?
    var action: ((P.Output) -> Void)?
    /// What came while the view was being built.
    private var waiting: [P.Output] = []
    private var isBuilding = false

    /// Subscribes once; what the publisher sends at once is returned.
    func subscribe(to publisher: P) -> [P.Output] {
        guard subscription == nil else { return [] }
        isBuilding = true
        subscription = Self.sink(publisher) { [weak self] value in self?.receive(value.value) }
        isBuilding = false
        defer { waiting = [] }
        return waiting
    }

    /// Formed apart from the main actor: publishers call the sink on whatever thread they send from.
    private nonisolated static func sink(
        _ publisher: P, _ receive: @escaping @MainActor @Sendable (SentValue<P.Output>) -> Void
    ) -> AnyCancellable {
        publisher.sink { value in
            let value = SentValue(value)
            if MainThread.isCurrent {
                MainActor.assumeIsolated { receive(value) }
            } else {
                // Views and their state are the main thread's.
                DispatchQueue.main.async { MainActor.assumeIsolated { receive(value) } }
            }
        }
    }

    private func receive(_ value: P.Output) {
        if isBuilding { waiting.append(value) } else { action?(value) }
    }
}

/// Carries a value into the main actor's code. Unchecked: the publisher hands the value over, and anyone who sent it is done with it.
private struct SentValue<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// Whether views of a rendering receive values, and so may change without anything being done to them.
package enum ReceivesValues: RenderKey { package static let defaultValue = false }

/// Runs an action for each value of a publisher.
nonisolated private struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        if builder.isTrial { return builder.buildContent(content) }
        let subscription = builder.context.store.object(
            at: builder.identity.child(Subscription<P>.self), in: builder.part
        ) {
            Subscription<P>()
        }
        builder.context[ReceivesValues.self] = true
        subscription.action = modifier.action
        for value in subscription.subscribe(to: modifier.publisher) {
            builder.context.actions.append(
                RenderContext.Action(name: "onReceive") { modifier.action(value) })
        }
        builder.buildContent(content)
    }
}

extension View {
    /// Runs an action on the main thread for each value that a publisher sends, from whatever thread. A picture has seen those that
    /// it sends when it is subscribed to, such as the current value of a subject, and those that come while the picture waits for
    /// what its view has started (`RenderOptions.settle`); a `LiveView` all.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
