import GalleyGraph

/// A view that goes through phases. A picture shows the first one.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: Trigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?

    /// Goes through the phases when `trigger` changes, and back to the first one.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = Trigger(trigger)
        self.content = content
        self.animation = animation
    }

    /// Goes through the phases over and over.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    @MainActor public var body: some View {
        if !phases.isEmpty {
            PhaseRunner(phases: phases, trigger: trigger, content: content, animation: animation)
        }
    }
}

/// A value of any type whose change sets something going.
package nonisolated struct Trigger: Equatable {
    private let value: any Equatable

    package init(_ value: some Equatable) { self.value = value }

    package static func == (a: Self, b: Self) -> Bool {
        func open<V: Equatable>(_ value: V) -> Bool { value == b.value as? V }
        return open(a.value)
    }
}

/// Goes from phase to phase, each when the animation to the one before has ended.
private struct PhaseRunner<Phase: Equatable, Content: View>: View {
    @State private var index = 0
    @Environment(\.isLive) private var isLive
    let phases: [Phase]
    let trigger: Trigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    init(
        phases: [Phase], trigger: Trigger?, content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    var body: some View {
        content(phases[min(index, phases.count - 1)])
            .onAppear { if trigger == nil { goOn() } }
            .onChange(of: trigger) { goOn() }
    }

    private func goOn() {
        guard isLive, phases.count > 1 else { return }
        let next = (index + 1) % phases.count
        withAnimation(animation(phases[next])) {
            index = next
        } completion: {
            if trigger == nil || next != 0 { goOn() }
        }
    }
}

extension View {
    /// Takes the view through phases when `trigger` changes. A picture shows the first one.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }

    /// Takes the view through phases over and over. A picture shows the first one.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }
}
