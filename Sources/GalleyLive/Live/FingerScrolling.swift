import GalleyGraph

/// What scrolls a view that is alive.
@MainActor
package protocol FingerScrolling: ScrollingWork {
    var axes: Axis.Set { get }
    /// How far someone has scrolled; nil in a picture.
    var offset: ScrollOffset? { get }
    /// Whether a page moves the content by itself, and tells how far.
    var isLocal: Bool { get }
    /// Whether it shows how far the content is scrolled.
    var showsBars: Bool { get }
    /// How far beyond the scroll view's frame its content is seen.
    var reach: EdgeReach { get }
}
