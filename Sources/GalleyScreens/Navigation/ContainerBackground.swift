import GalleyGraph
import GalleyViews

/// What lies around a view and shows its background.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    package init(name: String) { self.name = name }

    /// The screen of a stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// All columns of a split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// The page of a tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// The window.
    public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
    /// Fills what lies around the view with a style.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        modifier(ContainerStyle(container: container, style: style))
    }

    /// Puts a view behind all of what lies around this one.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(ContainerGround(container: container, alignment: alignment, ground: content()))
    }

    /// A widget's place: `containerBackground(_:for:)` of `.widget` inside fills it, or is taken away, as on a locked screen.
    package func widgetGround(isShown: Bool) -> some View {
        environment(\.isInWidget, true)
            .backgroundPreferenceValue(WidgetGroundKey.self) { isShown ? $0 : nil }
    }
}

nonisolated private struct ContainerGround<Ground: View>: ViewModifier {
    @Environment(\.isInWidget) private var isInWidget
    let container: ContainerBackgroundPlacement
    let alignment: Alignment
    let ground: Ground

    init(container: ContainerBackgroundPlacement, alignment: Alignment, ground: Ground) {
        (self.container, self.alignment, self.ground) = (container, alignment, ground)
    }

    @MainActor func body(content: Content) -> some View {
        if isInWidget, container == ContainerBackgroundPlacement(name: "widget") {
            let ground = AnyView(ground)
            content.preference(key: WidgetGroundKey.self, value: ground)
        } else {
            content.background(alignment: alignment) { ground.ignoresSafeArea() }
        }
    }
}

nonisolated private struct ContainerStyle<Style: ShapeStyle>: ViewModifier {
    @Environment(\.isInWidget) private var isInWidget
    let container: ContainerBackgroundPlacement
    let style: Style

    init(container: ContainerBackgroundPlacement, style: Style) {
        (self.container, self.style) = (container, style)
    }

    @MainActor func body(content: Content) -> some View {
        if isInWidget, container == ContainerBackgroundPlacement(name: "widget") {
            let ground = AnyView(Rectangle().fill(style))
            content.preference(key: WidgetGroundKey.self, value: ground)
        } else {
            content.background(style, ignoresSafeAreaEdges: .all)
        }
    }
}

private enum WidgetGroundKey: PreferenceKey {
    static var defaultValue: AnyView? { nil }
    static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

private enum IsInWidgetKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether a widget's place is around, which takes its ground.
    fileprivate var isInWidget: Bool {
        get { self[IsInWidgetKey.self] }
        set { self[IsInWidgetKey.self] = newValue }
    }
}
