/// Whether a scene is in use.
public enum ScenePhase: Hashable, Comparable, Sendable {
    case background
    case inactive
    case active
}

/// Takes a presented view away. A picture's root view is not presented, and calling the action on such a view does
/// nothing on Apple's platforms either.
nonisolated public struct DismissAction: Sendable {
    @MainActor public func callAsFunction() {}
}

private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

extension EnvironmentValues {
    /// Whether the scene is in use. A picture shows views as they are seen: active unless set.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Takes the view away where it is presented.
    public var dismiss: DismissAction { DismissAction() }

    /// Whether the view is presented by another.
    public var isPresented: Bool { false }
}
