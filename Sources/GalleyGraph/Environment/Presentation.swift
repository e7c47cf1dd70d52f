/// Whether a scene is in use.
public enum ScenePhase: Hashable, Comparable, Sendable {
    /// It is not seen.
    case background
    /// It is seen, and does nothing.
    case inactive
    /// It is in use, as a picture's is.
    case active
}

/// Takes a presented view away, or leads back from a screen that was pushed. Elsewhere the action does nothing, as on Apple's
/// platforms.
nonisolated public struct DismissAction: Sendable {
    private let close: (@MainActor @Sendable () -> Void)?

    package init(_ close: (@MainActor () -> Void)?) { self.close = close }

    /// Closes what presents the view; nothing happens where nothing presents it.
    @MainActor public func callAsFunction() { close?() }
}

/// What a view knows of its own presentation, as older files ask for it.
nonisolated public struct PresentationMode {
    /// Whether the view is presented by another.
    public private(set) var isPresented: Bool
    private let close: (@MainActor () -> Void)?

    fileprivate init(isPresented: Bool, close: (@MainActor () -> Void)?) {
        self.isPresented = isPresented
        self.close = close
    }

    /// Takes the view away.
    @MainActor public mutating func dismiss() {
        isPresented = false
        close?()
    }
}

private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private enum DismissKey: EnvironmentKey { static let defaultValue = DismissAction(nil) }
private enum PresentedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the scene is in use. A picture shows views as they are seen: active unless set.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Takes the view away where it is presented, and leads back where it was pushed.
    public package(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is presented by another.
    public package(set) var isPresented: Bool {
        get { self[PresentedKey.self] }
        set { self[PresentedKey.self] = newValue }
    }

    /// Whether the view is presented, and how it is taken away.
    public var presentationMode: Binding<PresentationMode> {
        let (isPresented, dismiss) = (isPresented, dismiss)
        return Binding(
            get: { PresentationMode(isPresented: isPresented) { dismiss() } },
            set: { _ in })
    }
}
