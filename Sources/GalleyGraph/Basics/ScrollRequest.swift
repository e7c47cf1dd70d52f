/// Where a scroll view has been asked to scroll to.
package nonisolated final class ScrollRequest {
    package var name: AnyHashable?
    package var anchor: UnitPoint?
    /// How often it was asked.
    package var number = 0
    /// Whether someone may scroll away in between, so that the same request counts again.
    package var isLive = false

    package init() {}
}
