/// What a node does once the layout around it is known: builds content from its size, moves, hands values up.
///
/// Two rounds: outside-in, nodes move (`reposition`); inside-out, they build and report (`resolve`), so that a node's
/// resolving finds the preferences of everything inside it.
@MainActor
package protocol DeferredWork {
    func reposition(_ node: Int, in tree: ViewTree)
    func resolve(_ node: Int, in tree: ViewTree)
    // What every picture asks every such node for. These are requirements, since a cast to another protocol that fails takes as
    // long as building a small view.
    /// What the node shows of its content; nil where it shows all of it.
    func clip(_ rect: CGRect) -> Path?
    /// Whether someone can scroll the node's content: it takes fingers and wheels all over, and what it scrolls jumps.
    var isScrolling: Bool { get }
    /// The layer that the content is drawn in, where a page moves it by itself; nil where it is drawn in the space around.
    func layer(of node: Int, in tree: ViewTree) -> ScrollLayer?
    /// Writes the node into `frames`, those of the node's own space, where views inside it refer to it; `child` is where the way to them
    /// continues, nil where it ends at the node.
    func mark(_ frames: inout CoordinateFrames, node: Int, child: Int?, in tree: ViewTree)
}

extension DeferredWork {
    package func reposition(_ node: Int, in tree: ViewTree) {}
    package func resolve(_ node: Int, in tree: ViewTree) {}
    package func clip(_ rect: CGRect) -> Path? { nil }
    package var isScrolling: Bool { false }
    package func layer(of node: Int, in tree: ViewTree) -> ScrollLayer? { nil }
    package func mark(_ frames: inout CoordinateFrames, node: Int, child: Int?, in tree: ViewTree) {}
}

/// What is scrolled, drawn in a space that moves as a whole: what is in it stays the same picture wherever it is scrolled to.
package struct ScrollLayer {
    /// The kind of the layer's group.
    package static let kind = "ScrollContent"
    /// What the group is called, as pages know views.
    package var name: String
    /// Where the content's origin lies, from the scroll view's.
    package var origin: CGPoint
    /// Where it is drawn in the layer's space.
    package var base: CGPoint

    package init(name: String, origin: CGPoint, base: CGPoint) {
        (self.name, self.origin, self.base) = (name, origin, base)
    }
}
