/// Where a scroll view has been asked to scroll to.
nonisolated final class ScrollRequest {
    var name: AnyHashable?
    var anchor: UnitPoint?
    /// How often it was asked.
    var number = 0
    /// Whether somebody may scroll away in between, so that the same request counts again.
    var isLive = false
}
