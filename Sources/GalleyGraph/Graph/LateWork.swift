/// What a node does once the layout around it is known: builds content from its size, moves, hands values up.
///
/// Two rounds: outside-in, nodes move (`adjust`); inside-out, they build and report (`settle`), so that a node's
/// settling finds the preferences of everything inside it.
@MainActor
package protocol LateWork {
    func adjust(_ node: Int, in tree: ViewTree)
    func settle(_ node: Int, in tree: ViewTree)
}

extension LateWork {
    package func adjust(_ node: Int, in tree: ViewTree) {}
    package func settle(_ node: Int, in tree: ViewTree) {}
}

/// A node that cuts its content off.
@MainActor
package protocol ClippingWork: LateWork {
    func clip(_ rect: CGRect) -> Path?
}

/// A node whose content somebody can scroll: it takes fingers and wheels all over, and what it scrolls jumps.
@MainActor
package protocol ScrollingWork: ClippingWork {}
