import GalleyControls
import GalleyGraph
import GalleyViews

/// Windows of one kind, of which a program shows one at first.
nonisolated public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    private let content: Content

    @MainActor public static func _show(_ scene: Self, in windows: SceneWindows) { windows.show(scene.content) }

    /// Windows without a name.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Windows called `title`, which a picture does not show.
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Windows called by a text that is looked up; a picture does not show it.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Windows called `title` as it stands; a picture does not show it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Windows that `openWindow` knows by `id`.
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Windows called `title`, that `openWindow` knows by `id`.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Windows called by a text that is looked up, that `openWindow` knows by `id`.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Windows called `title` as it stands, that `openWindow` knows by `id`.
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

    /// A window called `title`, that `openWindow` knows by `id`.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    /// A window called by a text that is looked up, that `openWindow` knows by `id`.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A window called `title` as it stands, that `openWindow` knows by `id`.
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

    /// Shown in a picture only where the program has no other window (rules.md §18.10).
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

    /// What the symbol opens is shown in a picture only where the program has no other window (rules.md §18.10).
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// The same; whether the symbol is in the menu bar changes no picture.
    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content, label: label)
    }

    @MainActor public static func _show(_ scene: Self, in windows: SceneWindows) {
        windows.show(scene.content, isMain: false)
    }
}

extension MenuBarExtra where Label == Text {
    /// A text that is looked up in the menu bar.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A text in the menu bar, as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension MenuBarExtra where Label == GalleyControls.Label<Text, Image> {
    /// A symbol in the menu bar; the text names it.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { GalleyControls.Label(titleKey, systemImage: systemImage) }
    }

    /// A symbol in the menu bar; the text names it, as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { GalleyControls.Label(title, systemImage: systemImage) }
    }

    /// A picture of the asset catalogue in the menu bar; the text names it.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { GalleyControls.Label(titleKey, image: image) }
    }
}
