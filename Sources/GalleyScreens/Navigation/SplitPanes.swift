import GalleyControls
import GalleyGraph
import GalleyViews

/// Panes side by side in a window of macOS, with lines between them that people would move.
nonisolated public struct HSplitView<Content: View>: View {
    private let content: Content

    /// Puts the views of `content` side by side.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The view that the panes are.
    @MainActor public var body: some View {
        NamedView("HSplitView") { HStack(spacing: 0) { SplitPanes(content: content) }.fillsWindow() }
    }
}

/// Panes below each other in a window of macOS, with lines between them that people would move.
nonisolated public struct VSplitView<Content: View>: View {
    private let content: Content

    /// Puts the views of `content` below each other.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The view that the panes are.
    @MainActor public var body: some View {
        NamedView("VSplitView") { VStack(spacing: 0) { SplitPanes(content: content) }.fillsWindow() }
    }
}

/// The panes of a split view, a line before each but the first.
nonisolated private struct SplitPanes<Content: View>: View {
    let content: Content

    @MainActor var body: some View {
        Group(subviews: content) { panes in
            ForEach(panes) { pane in
                if pane.id != panes.first?.id { Divider() }
                pane
            }
        }
    }
}

extension View {
    /// As wide and as high as there is room.
    nonisolated fileprivate func fillsWindow() -> some View { frame(maxWidth: .infinity, maxHeight: .infinity) }
}
