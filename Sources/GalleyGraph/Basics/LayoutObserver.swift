import GalleyEngine

/// Looks on while a view is laid out.
@MainActor
package protocol LayoutObserver: AnyObject {
    /// The view is laid out: for the first time, or again because it changed its own state.
    func layoutBegins()

    /// A tree has been built (the view's own, or that of a node whose content depends on the layout) and is about to be
    /// laid out; what is returned is called when it has its places.
    func willLayOut(_ tree: LayoutTree, hasText: Bool) -> (Pass) -> Void
}
