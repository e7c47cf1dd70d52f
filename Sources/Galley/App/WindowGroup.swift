/// Windows of one kind, of which a program shows one at first.
nonisolated public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    private let content: Content

    @MainActor public static func _show(_ scene: Self, in windows: SceneWindows) { windows.show(scene.content) }

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }

    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension WindowGroup {
    /// Windows for values; a new one has none.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content(.constant(nil)))
    }

    /// Windows for values; a new one has none.
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content(.constant(nil)))
    }

    /// Windows for values; a new one has none.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content(.constant(nil)))
    }

    /// Windows for values; a new one has none.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content(.constant(nil)))
    }

    /// Windows for values; a new one has none.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content(.constant(nil)))
    }

    /// Windows for values; a new one has none.
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content(.constant(nil)))
    }

    /// Windows for values; a new one has none.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content(.constant(nil)))
    }

    /// Windows for values; a new one has none.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content(.constant(nil)))
    }

    /// Windows for values, with the one of a new window.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content(.constant(defaultValue())))
    }

    /// Windows for values, with the one of a new window.
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content(.constant(defaultValue())))
    }

    /// Windows for values, with the one of a new window.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content(.constant(defaultValue())))
    }

    /// Windows for values, with the one of a new window.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content(.constant(defaultValue())))
    }

    /// Windows for values, with the one of a new window.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content(.constant(defaultValue())))
    }

    /// Windows for values, with the one of a new window.
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content(.constant(defaultValue())))
    }

    /// Windows for values, with the one of a new window.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content(.constant(defaultValue())))
    }

    /// Windows for values, with the one of a new window.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content(.constant(defaultValue())))
    }
}

/// The content of a window for a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    fileprivate let content: Content

    @MainActor public var body: some View { content }
}

/// One window of a program.
nonisolated public struct Window<Content: View>: Scene {
    public typealias Body = Never
    private let content: Content

    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public static func _show(_ scene: Self, in windows: SceneWindows) { windows.show(scene.content) }
}

/// The window of a program's settings, which is not there at first.
nonisolated public struct Settings<Content: View>: Scene {
    public typealias Body = Never
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _show(_ scene: Self, in windows: SceneWindows) {
        windows.show(scene.content, isMain: false)
    }
}

/// A symbol in the menu bar of macOS, and what it opens, which is not there at first.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene {
    public typealias Body = Never
    private let content: Content
    private let label: Label

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content, label: label)
    }

    @MainActor public static func _show(_ scene: Self, in windows: SceneWindows) {
        windows.show(scene.content, isMain: false)
    }
}

extension MenuBarExtra where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension MenuBarExtra where Label == Galley.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Galley.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Galley.Label(title, systemImage: systemImage) }
    }

    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Galley.Label(titleKey, image: image) }
    }
}
