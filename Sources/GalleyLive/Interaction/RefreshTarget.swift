import GalleyGraph

/// A view whose content can be pulled down, as anyone who handles the finger sees it.
@MainActor
package struct RefreshTarget {
    /// Told how far the content has been pulled, in points.
    package let pull: @MainActor (CGFloat) -> Void
    /// Told that the finger has gone up.
    package let end: @MainActor () -> Void

    package init(pull: @escaping @MainActor (CGFloat) -> Void, end: @escaping @MainActor () -> Void) {
        self.pull = pull
        self.end = end
    }
}
