import GalleyGraph

/// What scrolls a view that is alive.
@MainActor
package protocol FingerScrolling: ScrollingWork {
    var axes: Axis.Set { get }
    /// How far someone has scrolled; nil in a picture.
    var offset: ScrollOffset? { get }
}
