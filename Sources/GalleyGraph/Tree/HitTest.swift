import GalleyEngine

/// A node of one of the trees of a view.
@MainActor
package struct LivePlace {
    package var tree: ViewTree
    package var node: Int

    package var item: NodeItem? { tree.item(node) }
    package var key: Identity? { tree.key(of: node) }
}

extension ViewTree {
    /// What tells a node's view from others in the next build.
    package func key(of node: Int) -> Identity? {
        let tag = pass.tag(of: node)
        return keys.indices.contains(tag) ? keys[tag] : nil
    }
}

/// Finds what lies under a point: what was drawn last is asked first.
///
/// A view is hit where it draws: a gap in a stack is not (Apple's documentation of `contentShape(_:eoFill:)`: the content shape is
/// what hit testing uses; by default the view's own drawing). What is hidden, fully transparent or cut off is not there.
@MainActor
package struct HitTest {
    /// The nodes at a point, the innermost first; empty where nothing is hit.
    package static func places(at point: CGPoint, in tree: ViewTree) -> [LivePlace] {
        // A device's own clock and bar, the last cover, are not touched.
        let covers = tree.context.options.chrome ? tree.covers.dropLast() : tree.covers[...]
        for cover in covers.reversed() {
            if let found = Self.hit(cover, at: .zero, point) { return found }
        }
        return hit(tree, at: .zero, point) ?? []
    }

    static func hit(_ tree: ViewTree, at base: CGPoint, _ point: CGPoint) -> [LivePlace]? {
        guard tree.pass.count > 0 else { return nil }
        return hit(0, of: tree, at: CGPoint(x: base.x + tree.origin.x, y: base.y + tree.origin.y), point)
    }

    package static func hit(_ node: Int, of tree: ViewTree, at base: CGPoint, _ point: CGPoint) -> [LivePlace]? {
        let pass = tree.pass
        guard !pass.isExcluded(node) else { return nil }
        let own = CGPoint(pass.origin(of: node))
        let origin = CGPoint(x: base.x + own.x, y: base.y + own.y)
        let rect = CGRect(origin: origin, size: CGSize(pass.size(of: node)))
        guard let item = tree.item(node) else { return children(of: node, tree, origin, point) }
        func inside(_ point: CGPoint) -> [LivePlace]? { children(of: node, tree, origin, point) }
        let hit =
            item.content.map { $0.hit(point, in: NodePlace(tree: tree, node: node, rect: rect), inside: inside) }
            ?? inside(point)
        guard var found = hit else { return nil }
        found.append(LivePlace(tree: tree, node: node))
        return found
    }

    /// Whether a point lies in the frames around a node that hold nothing else.
    package static func isInFrames(_ point: CGPoint, of place: NodePlace) -> Bool {
        let tree = place.tree
        var (node, rect) = (place.node, place.rect)
        while rect.contains(point) {
            let parent = tree.pass.parent(of: node)
            guard parent >= 0, tree.pass.children(of: parent).count == 1 else { return true }
            // Beyond an effect that moves what it is around points are others.
            let size = CGSize(tree.pass.size(of: parent))
            if tree.geometry(of: parent).affine != nil { return true }
            let own = CGPoint(tree.pass.origin(of: node))
            rect = CGRect(
                origin: CGPoint(x: rect.minX - own.x, y: rect.minY - own.y), size: size)
            node = parent
        }
        return false
    }

    /// The children in the reverse of the order in which they are drawn.
    private static func children(
        of node: Int, _ tree: ViewTree, _ origin: CGPoint, _ point: CGPoint
    ) -> [LivePlace]? {
        func first(of children: some Sequence<Int>) -> [LivePlace]? {
            for child in children {
                if let found = hit(child, of: tree, at: origin, point) { return found }
            }
            return nil
        }
        guard tree.isReordered(node) else { return first(of: tree.pass.children(of: node).reversed()) }
        return first(of: tree.drawingOrder(of: node).reversed())
    }
}
