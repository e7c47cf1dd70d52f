import GalleyGraph

extension View {
    /// Puts a bar on the top or bottom edge; this view gets what is left, as with `safeAreaInset`. What scrolls beneath is not blurred.
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Puts a bar on the leading or trailing edge; this view gets what is left, as with `safeAreaInset`. What scrolls beneath is not
    /// blurred.
    nonisolated public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}
