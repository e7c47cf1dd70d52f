/// What a node does once the layout around it is known: builds content from its size, moves, hands values up.
///
/// Two rounds: outside-in, nodes move (`reposition`); inside-out, they build and report (`resolve`), so that a node's
/// resolving finds the preferences of everything inside it.
@MainActor
package protocol DeferredWork {
    func reposition(_ node: Int, in tree: ViewTree)
    func resolve(_ node: Int, in tree: ViewTree)
}

extension DeferredWork {
    package func reposition(_ node: Int, in tree: ViewTree) {}
    package func resolve(_ node: Int, in tree: ViewTree) {}
}

/// A node that cuts its content off.
@MainActor
package protocol ClippingWork: DeferredWork {
    func clip(_ rect: CGRect) -> Path?
}

/// A node whose content someone can scroll: it takes fingers and wheels all over, and what it scrolls jumps.
@MainActor
package protocol ScrollingWork: ClippingWork {}
