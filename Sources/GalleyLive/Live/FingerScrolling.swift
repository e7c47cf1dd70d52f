import GalleyGraph

/// What scrolls a view that is alive.
@MainActor
package protocol FingerScrolling: DeferredWork {
    /// The axes along which a finger or a wheel moves it; none where that is disabled.
    var handAxes: Axis.Set { get }
    /// How far someone has scrolled; nil in a picture.
    var offset: ScrollOffset? { get }
    /// Whether a page moves the content by itself, and tells how far.
    var isLocal: Bool { get }
    /// Whether it shows how far the content is scrolled.
    var showsBars: Bool { get }
    /// How far beyond the scroll view's frame its content is seen.
    var reach: EdgeReach { get }
}

extension FingerScrolling {
    package var isScrolling: Bool { true }
}

extension NodeItem {
    /// What scrolls the node's content; nil where nothing does.
    @MainActor package var scrolling: (any FingerScrolling)? {
        guard let late, late.isScrolling else { return nil }
        return late as? any FingerScrolling
    }
}
