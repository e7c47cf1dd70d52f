import GalleyEngine

/// Writes a laid-out tree down as a display list.
@MainActor
package struct Painter {
    package var items: [DrawItem] = []
    /// The filters of the views around, the innermost last.
    package var filters: [ColorFilter]
    private let grid: PixelGrid
    /// The frame of the nearest transform around, as laid out and as rounded: what fills it has its rounded size.
    package var space: (frame: CGRect, rounded: CGRect)?
    /// What is drawn as it is when it does not move.
    var resting: Passage?

    /// - Parameters:
    ///   - scale: Pixels per point, to which drawing rectangles are rounded; nil leaves them as laid out.
    ///   - filters: Those of the views around what is drawn.
    package init(scale: CGFloat?, filters: [ColorFilter] = []) {
        grid = PixelGrid(scale: scale ?? 0)
        self.filters = filters
    }

    /// Draws a tree and those inside it; `base` is the origin of the space that its root lies in.
    package mutating func draw(_ tree: ViewTree, at base: CGPoint = .zero) {
        guard tree.pass.count > 0 else { return }
        let before = items.count
        draw(0, of: tree, at: CGPoint(x: base.x + tree.origin.x, y: base.y + tree.origin.y))
        if !tree.covers.isEmpty, let page = tree.context.coveredPage {
            items.replaceSubrange(before..., with: page(Array(items[before...])))
        }
        drawCovers(of: tree)
    }

    /// Draws what lies over a window, and what leaves it, each at its level.
    private mutating func drawCovers(of tree: ViewTree) {
        guard let live = tree.context.store.live, !live.leaving.isEmpty, live.shownTree === tree else {
            return tree.covers.forEach { draw($0) }
        }
        for level in 0...max(tree.covers.count, live.leaving.count) {
            for one in live.leaving where min(one.level, tree.covers.count) == level {
                one.draw(with: &self, at: live.now)
            }
            if level < tree.covers.count { draw(tree.covers[level]) }
        }
    }

    package mutating func draw(_ node: Int, of tree: ViewTree, at base: CGPoint) {
        let pass = tree.pass
        guard !pass.isExcluded(node) else { return }
        let own = CGPoint(pass.origin(of: node))
        let origin = CGPoint(x: base.x + own.x, y: base.y + own.y)
        let rect = CGRect(origin: origin, size: CGSize(pass.size(of: node)))
        guard let item = tree.item(node) else { return drawChildren(of: node, tree, origin) }
        if tree.context.store.live != nil { return drawLive(node, item, tree, rect) }
        draw(item, node, of: tree, rect)
    }

    /// Draws a node of a view that is alive: what moves, where it is on its way.
    private mutating func drawLive(_ node: Int, _ item: NodeItem, _ tree: ViewTree, _ rect: CGRect) {
        guard let live = tree.context.store.live, let key = tree.key(of: node) else {
            return draw(item, node, of: tree, rect)
        }
        var (item, frame) = (item, rect)
        if let content = live.motions[key]?.content(at: live.now) { item.content = content }
        let way = item.content?.frameWay ?? .inside
        if let shift = live.frames[key]?.shift(at: live.now) {
            frame.origin = CGPoint(x: rect.minX + shift.origin.x, y: rect.minY + shift.origin.y)
            if way != .place {
                frame.size = CGSize(
                    width: max(rect.width + shift.size.width, 0), height: max(rect.height + shift.size.height, 0))
            }
        }
        let before = items.count
        for ghost in live.ghosts(in: key, isInFront: false) { draw(ghost, at: rect.origin) }
        draw(item, node, of: tree, frame, inside: way == .outline ? rect.origin : nil)
        for ghost in live.ghosts(in: key, isInFront: true) { draw(ghost, at: rect.origin) }
        if let part = item.passage { move(part, since: before, node, of: tree, frame, at: live.now) }
    }

    /// - Parameter inside: Where the space of what lies inside begins, where that does not move with the node.
    private mutating func draw(
        _ item: NodeItem, _ node: Int, of tree: ViewTree, _ rect: CGRect, inside: CGPoint? = nil
    ) {
        let isLeaf = tree.pass.children(of: node).isEmpty
        let isTagged = isLeaf || item.identifier != nil
        let before = items.count
        if let content = item.content {
            content.draw(NodePlace(tree: tree, node: node, rect: rect), with: &self) {
                $0.drawChildren(of: node, tree, inside ?? $1)
            }
        } else {
            drawChildren(of: node, tree, rect.origin)
        }
        let semantics = item.semantics(isLeaf: isLeaf)
        if isTagged {
            let tag = ViewTag(kind: item.kind, label: item.label, identifier: item.identifier)
            group(from: before) { DrawGroup(tag: tag, semantics: semantics, $0) }
        } else if let semantics {
            group(from: before) { DrawGroup(semantics: semantics, $0) }
        }
    }

    /// Makes a group of what was drawn since there were `start` items, if that is anything.
    package mutating func group(from start: Int, _ group: ([DrawItem]) -> DrawGroup) {
        guard items.count > start else { return }
        let drawn = Array(items[start...])
        items.removeSubrange(start...)
        items.append(.group(group(drawn)))
    }

    mutating func drawChildren(of node: Int, _ tree: ViewTree, _ origin: CGPoint) {
        let children = tree.pass.children(of: node)
        guard tree.isReordered(node) else {
            for child in children { draw(child, of: tree, at: origin) }
            return
        }
        for child in tree.drawingOrder(of: node) { draw(child, of: tree, at: origin) }
    }

    /// A frame as it is drawn in; nil where it has no finite place: there is nothing to see.
    package func box(of frame: CGRect) -> CGRect? {
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else { return nil }
        return rounded(frame)
    }

    /// A frame as it is drawn in.
    package func rounded(_ rect: CGRect) -> CGRect {
        if let space, rect == space.frame { return space.rounded }
        return grid.rounded(rect)
    }

    /// An outline made in the view's own space, where the view lies.
    package func placed(_ path: (CGRect) -> Path, in rect: CGRect) -> Path {
        let own = path(CGRect(origin: .zero, size: rect.size))
        if rect.origin == .zero { return own }
        return own.applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    }
}
