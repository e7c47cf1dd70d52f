import GalleyGraph

// Opening and closing windows. A picture shows one: the actions do nothing.

/// Opens a window.
nonisolated public struct OpenWindowAction: Sendable {
    /// Does nothing: a picture shows one window.
    @MainActor public func callAsFunction(id: String) {}
    /// Does nothing: a picture shows one window.
    @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Does nothing: a picture shows one window.
    @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window.
nonisolated public struct DismissWindowAction: Sendable {
    /// Does nothing: a picture's window stays.
    @MainActor public func callAsFunction() {}
    /// Does nothing: a picture's window stays.
    @MainActor public func callAsFunction(id: String) {}
    /// Does nothing: a picture's window stays.
    @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Does nothing: a picture's window stays.
    @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the window of the program's settings.
nonisolated public struct OpenSettingsAction: Sendable {
    /// Does nothing: a picture shows one window.
    @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Opens a window.
    public var openWindow: OpenWindowAction { OpenWindowAction() }

    /// Closes a window.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }

    /// Opens the window of the program's settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }

    /// Whether the program can have several windows. A picture shows one.
    public var supportsMultipleWindows: Bool { false }
}
