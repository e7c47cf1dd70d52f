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
    ) -> some View { background(style, ignoresSafeAreaEdges: .all) }

    /// Puts a view behind all of what lies around this one.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return background(alignment: alignment) { content.ignoresSafeArea() }
    }
}
