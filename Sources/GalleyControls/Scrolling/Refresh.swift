import GalleyGraph
import GalleyLive
import GalleyViews

/// Runs what `refreshable(action:)` was given.
nonisolated public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Fetches again, as the view around says, and returns when that is done.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// What brings the content up to date; nil where nothing does.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Lets the content be brought up to date by pulling it down. It looks the same at rest; while the action runs the content lies lower,
    /// a wheel above it.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(RefreshModifier(action: action)).environment(\.refresh, RefreshAction(action: action))
    }
}

private enum PullKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }

extension EnvironmentValues {
    /// How far down the content of the nearest scroll view lies, because someone pulls it or has it refreshed.
    var pull: CGFloat {
        get { self[PullKey.self] }
        set { self[PullKey.self] = newValue }
    }
}

nonisolated private struct RefreshModifier: PrimitiveModifier {
    let action: @Sendable () async -> Void

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        guard builder.live != nil, !builder.isTrial else { return Base._build(content, into: builder) }
        builder.withInstalled(PulledView(action: modifier.action)) { pulled, builder in
            pulled.build(ElementView { Base._build(content, into: $0) }, builder)
        }
    }
}

/// Content that can be pulled down, and the wheel above it.
private struct PulledView {
    @State private var pull: CGFloat = 0
    @State private var isRefreshing = false
    let action: @Sendable () async -> Void

    init(action: @escaping @Sendable () async -> Void) { self.action = action }

    /// How far the content is pulled for the action to run, and where it lies meanwhile.
    private static let threshold: CGFloat = 80
    private static let room: CGFloat = 60

    @MainActor func build(_ content: ElementView, _ builder: ViewTreeBuilder) {
        let (pull, isRefreshing, action) = ($pull, $isRefreshing, action)
        let target = RefreshTarget(
            pull: { way in pull.wrappedValue = way },
            end: {
                let isFar = pull.wrappedValue >= Self.threshold
                pull.wrappedValue = 0
                guard isFar, !isRefreshing.wrappedValue else { return }
                isRefreshing.wrappedValue = true
                Task { @MainActor in
                    await action()
                    isRefreshing.wrappedValue = false
                }
            })
        let down = max(self.pull, self.isRefreshing ? Self.room : 0)
        let item = NodeItem(
            "refreshable", InteractionContent(.refresh(target), isEnabled: builder.environment.isEnabled))
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        let view = content.environment(\.pull, down).overlay(alignment: .top) {
            if down > 0 {
                ProgressView().opacity(isRefreshing.wrappedValue ? 1 : min(down / Self.threshold, 1))
                    .frame(height: min(down, Self.room))
            }
        }
        builder.wrap({ build(view) }, item) { builder.tree.addPassthrough(around: $0) }
    }
}
