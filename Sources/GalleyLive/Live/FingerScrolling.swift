import GalleyGraph

/// What scrolls a view that is alive.
@MainActor
package protocol FingerScrolling: ScrollingWork {
    var axes: Axis.Set { get }
    /// How far somebody has scrolled; nil in a picture.
    var offset: ScrollOffset? { get }
}
