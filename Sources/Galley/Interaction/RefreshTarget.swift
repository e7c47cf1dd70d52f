/// A view whose content can be pulled down, as whoever handles the finger sees it.
@MainActor
struct RefreshTarget {
    /// Told how far the content has been pulled, in points.
    let pull: @MainActor (CGFloat) -> Void
    /// Told that the finger has gone up.
    let end: @MainActor () -> Void
}
