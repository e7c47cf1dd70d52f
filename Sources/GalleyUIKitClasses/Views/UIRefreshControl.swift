/// The spinner above a list. It is not drawn: no one pulls.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// Whether it turns; false.
    open private(set) var isRefreshing = false
    /// Words below it: kept.
    open var attributedTitle: NSAttributedString?

    /// Lets it turn.
    open func beginRefreshing() { isRefreshing = true }
    /// Lets it rest.
    open func endRefreshing() { isRefreshing = false }
}
