import GalleyEngine

/// Writes a laid-out tree down as a display list.
@MainActor
struct Painter {
    var items: [DrawItem] = []
    /// The filters of the views around, the innermost last.
    var filters: [ColorFilter]
    private let grid: PixelGrid
    /// The frame of the nearest transform around, as laid out and as rounded: what fills it has its rounded size.
    var space: (frame: CGRect, rounded: CGRect)?

    /// - Parameters:
    ///   - scale: Pixels per point, to which drawing rectangles are rounded; nil leaves them as laid out.
    ///   - filters: Those of the views around what is drawn.
    init(scale: CGFloat?, filters: [ColorFilter] = []) {
        grid = PixelGrid(scale: scale ?? 0)
        self.filters = filters
    }

    /// Draws a tree and those inside it; `base` is the origin of the space that its root lies in.
    mutating func draw(_ tree: ViewTree, at base: CGPoint = .zero) {
        guard tree.pass.count > 0 else { return }
        let before = items.count
        draw(0, of: tree, at: CGPoint(x: base.x + tree.origin.x, y: base.y + tree.origin.y))
        if !tree.covers.isEmpty, let page = tree.context.pageBehind {
            items.replaceSubrange(before..., with: page.items(Array(items[before...])))
        }
        for cover in tree.covers { draw(cover) }
    }

    mutating func draw(_ node: Int, of tree: ViewTree, at base: CGPoint) {
        let pass = tree.pass
        guard !pass.isLeftOut(node) else { return }
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
        if let drawing = live.motions[key]?.drawing(at: live.now) { item.drawing = drawing }
        if let shift = live.frames[key]?.shift(at: live.now) {
            frame.origin = CGPoint(x: rect.minX + shift.origin.x, y: rect.minY + shift.origin.y)
            // Text keeps the size that its lines were made for.
            if case .text = item.drawing {
            } else {
                frame.size = CGSize(
                    width: max(rect.width + shift.size.width, 0), height: max(rect.height + shift.size.height, 0))
            }
        }
        for ghost in live.ghosts(in: key, isInFront: false) { draw(ghost, at: rect.origin) }
        if case .effect(.clip) = item.drawing, frame != rect {
            drawClipped(item, node, tree, rect, shown: frame)
        } else {
            draw(item, node, of: tree, frame)
        }
        for ghost in live.ghosts(in: key, isInFront: true) { draw(ghost, at: rect.origin) }
    }

    /// Draws what a clip that moves cuts off; what is inside moves by itself.
    private mutating func drawClipped(
        _ item: NodeItem, _ node: Int, _ tree: ViewTree, _ rect: CGRect, shown: CGRect
    ) {
        guard case .effect(.clip(let path, let style)) = item.drawing else { return }
        let before = items.count
        let clip = DrawClip(placed(path, in: rounded(shown)), style)
        drawChildren(of: node, tree, rect.origin)
        group(from: before) { DrawGroup(clip: clip, $0) }
    }

    private mutating func draw(_ item: NodeItem, _ node: Int, of tree: ViewTree, _ rect: CGRect) {
        let pass = tree.pass
        let origin = rect.origin
        let isLeaf = pass.children(of: node).isEmpty
        let isTagged = isLeaf || item.identifier != nil
        let before = items.count
        switch item.drawing {
        case .effect(let effect):
            draw(effect, node, tree, rect) { $0.drawChildren(of: node, tree, $1) }
        case .late(let work):
            let inner = tree.inner[node]
            let clip = (work as? any ClippingWork)?.clip(rounded(rect))
            if let inner, inner.isBehind { draw(inner.tree, at: origin) }
            drawChildren(of: node, tree, origin)
            if let inner, !inner.isBehind { draw(inner.tree, at: origin) }
            if let clip { group(from: before) { DrawGroup(clip: DrawClip(clip), $0) } }
        case .shape(var shape):
            if let container = shape.container { shape.follow(container, from: tree.frames(of: node)) }
            paint(.shape(shape), in: rect)
            drawChildren(of: node, tree, origin)
        default:
            paint(item.drawing, in: rect)
            drawChildren(of: node, tree, origin)
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
    mutating func group(from start: Int, _ group: ([DrawItem]) -> DrawGroup) {
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

    /// A frame as it is drawn in.
    func rounded(_ rect: CGRect) -> CGRect {
        if let space, rect == space.frame { return space.rounded }
        return grid.rounded(rect)
    }

    /// An outline made in the view's own space, where the view lies.
    func placed(_ path: (CGRect) -> Path, in rect: CGRect) -> Path {
        let own = path(CGRect(origin: .zero, size: rect.size))
        if rect.origin == .zero { return own }
        return own.applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    }

    /// A paint for a rectangle, as the filters around leave it.
    func resolved(_ paint: StylePaint, in rect: CGRect) -> Paint {
        filters.resolved(paint, in: rect)
    }
}
