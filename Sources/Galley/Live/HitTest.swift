import GalleyEngine

/// A node of one of the trees of a view.
@MainActor
struct LivePlace {
    var tree: ViewTree
    var node: Int

    var item: NodeItem? { tree.item(node) }
    var key: Identity? { tree.key(of: node) }
}

extension ViewTree {
    /// What tells a node's view from others in the next build.
    func key(of node: Int) -> Identity? {
        let tag = pass.tag(of: node)
        return keys.indices.contains(tag) ? keys[tag] : nil
    }
}

/// Finds what lies under a point: what was drawn last is asked first.
///
/// A view is hit where it draws: a gap in a stack is not (Apple's documentation of `contentShape(_:eoFill:)`: the content shape is
/// what hit testing uses; by default the view's own drawing). What is hidden, fully transparent or cut off is not there.
@MainActor
struct HitTest {
    /// The nodes at a point, the innermost first; empty where nothing is hit.
    static func places(at point: CGPoint, in tree: ViewTree) -> [LivePlace] {
        // A device's own clock and bar, the last cover, are not touched.
        let covers = tree.context.options.chrome ? tree.covers.dropLast() : tree.covers[...]
        for cover in covers.reversed() {
            if let found = Self.hit(cover, at: .zero, point) { return found }
        }
        return hit(tree, at: .zero, point) ?? []
    }

    private static func hit(_ tree: ViewTree, at base: CGPoint, _ point: CGPoint) -> [LivePlace]? {
        guard tree.pass.count > 0 else { return nil }
        return hit(0, of: tree, at: CGPoint(x: base.x + tree.origin.x, y: base.y + tree.origin.y), point)
    }

    private static func hit(_ node: Int, of tree: ViewTree, at base: CGPoint, _ point: CGPoint) -> [LivePlace]? {
        let pass = tree.pass
        guard !pass.isLeftOut(node) else { return nil }
        let own = CGPoint(pass.origin(of: node))
        let origin = CGPoint(x: base.x + own.x, y: base.y + own.y)
        let rect = CGRect(origin: origin, size: CGSize(pass.size(of: node)))
        guard let item = tree.item(node) else { return children(of: node, tree, origin, point) }
        var found: [LivePlace]?
        switch item.drawing {
        case .effect(let effect):
            found = Self.through([effect], node, tree, rect, point)
        case .late(let work):
            if let clip = (work as? any ClippingWork)?.clip(rect), !clip.contains(point) { return nil }
            let inner = tree.inner[node]
            if let inner, !inner.isBehind { found = hit(inner.tree, at: origin, point) }
            found = found ?? children(of: node, tree, origin, point)
            if let inner, inner.isBehind, found == nil { found = hit(inner.tree, at: origin, point) }
            // A scroll view takes fingers and wheels all over.
            if found == nil, work is ScrollWork, rect.contains(point) { found = [] }
        case .interaction(.allowsHitTesting(false), _):
            return nil
        case .interaction(.staysInFrame, _):
            guard isInFrames(node, of: tree, rect, point) else { return nil }
            found = children(of: node, tree, origin, point)
        case .interaction(.contentShape(let kinds, let path, let isEvenOdd), _) where kinds.contains(.interaction):
            let outline = path(CGRect(origin: .zero, size: rect.size))
            guard outline.contains(CGPoint(x: point.x - rect.minX, y: point.y - rect.minY), eoFill: isEvenOdd) else {
                return nil
            }
            found = children(of: node, tree, origin, point) ?? []
        case .interaction(.press(let target), _) where target.isSolid:
            found = children(of: node, tree, origin, point) ?? (rect.contains(point) ? [] : nil)
        case .interaction(.focusTarget, _), .interaction(.swipe, _):
            found = children(of: node, tree, origin, point) ?? (rect.contains(point) ? [] : nil)
        default:
            found = children(of: node, tree, origin, point)
            if found == nil, draws(item.drawing, node, tree, rect, point) { found = [] }
        }
        return found.map { $0 + [LivePlace(tree: tree, node: node)] }
    }

    /// Whether a point lies in the frames around a node that hold nothing else.
    private static func isInFrames(_ node: Int, of tree: ViewTree, _ rect: CGRect, _ point: CGPoint) -> Bool {
        var (node, rect) = (node, rect)
        while rect.contains(point) {
            let parent = tree.pass.parent(of: node)
            guard parent >= 0, tree.pass.children(of: parent).count == 1 else { return true }
            // Beyond an effect that moves what it is around points are others.
            let size = CGSize(tree.pass.size(of: parent))
            if case .effect(let effect)? = tree.item(parent)?.drawing, effect.transform(size) != nil { return true }
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
        for child in tree.drawingOrder(of: node).reversed() {
            if let found = hit(child, of: tree, at: origin, point) { return found }
        }
        return nil
    }

    /// Looks through effects, the innermost first, at what they change.
    private static func through(
        _ effects: ArraySlice<Effect>, _ node: Int, _ tree: ViewTree, _ rect: CGRect, _ point: CGPoint
    ) -> [LivePlace]? {
        guard let effect = effects.last else { return children(of: node, tree, rect.origin, point) }
        let inner = effects.dropLast()
        func go(_ rect: CGRect, _ point: CGPoint) -> [LivePlace]? { through(inner, node, tree, rect, point) }
        func inOwn(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - rect.minX, y: point.y - rect.minY) }
        func inParent(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + rect.minX, y: point.y + rect.minY) }
        switch effect {
        case .hidden, .opacity(0): return nil
        case .offset(let offset):
            return go(rect, CGPoint(x: point.x - offset.width, y: point.y - offset.height))
        case .transform(let transform):
            let matrix = transform(rect.size)
            guard abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-12 else { return nil }
            return go(rect, inParent(inOwn(point).applying(matrix.inverted())))
        case .parametric(let transform):
            let matrix = transform(rect.size)
            guard abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-12 else { return nil }
            return go(rect, inParent(inOwn(point).applying(matrix.inverted())))
        case .projection(let projection):
            var matrix = projection(rect.size)
            guard matrix.invert() else { return nil }
            return go(rect, inParent(inOwn(point).applying(matrix)))
        case .visual(let effects):
            let proxy = GeometryProxy(
                size: rect.size, frames: tree.frames(of: node), safeArea: tree.safeAreaInsets(of: node))
            return through(inner + effects(proxy), node, tree, rect, point)
        case .clip(let path, let style):
            let outline = path(CGRect(origin: .zero, size: rect.size))
            return outline.contains(inOwn(point), eoFill: style.isEOFilled) ? go(rect, point) : nil
        case .containerClip(let container, let style):
            let inset = container.inset(of: rect.size, in: tree.frames(of: node))
            let outline = container.path(in: CGRect(origin: .zero, size: rect.size), inset: inset)
            return outline.contains(inOwn(point), eoFill: style.isEOFilled) ? go(rect, point) : nil
        case .mask:
            // What is masked, not the mask, the node's second child.
            guard let child = tree.pass.children(of: node).first else { return nil }
            return hit(child, of: tree, at: rect.origin, point)
        // The others change only how the view looks.
        default: return go(rect, point)
        }
    }

    /// Whether a node draws something at a point.
    private static func draws(
        _ drawing: Drawing, _ node: Int, _ tree: ViewTree, _ rect: CGRect, _ point: CGPoint
    ) -> Bool {
        guard rect.contains(point) || isStroked(drawing) else { return false }
        switch drawing {
        case .nothing, .late, .effect, .interaction: return false
        case .fill(let paint): return !paint.isClear
        case .text, .symbol, .image, .canvas, .drawnImage, .pages: return true
        case .shape(var shape):
            if let container = shape.container { shape.follow(container, from: tree.frames(of: node)) }
            let path = shape.path(CGRect(origin: .zero, size: rect.size))
            let inner = CGPoint(x: point.x - rect.minX, y: point.y - rect.minY)
            return shape.layers.contains { layer in
                if layer.paint.isClear { return false }
                switch layer.how {
                case .fill(let style): return path.contains(inner, eoFill: style.isEOFilled)
                case .stroke(let style): return path.strokedPath(style).contains(inner)
                case .border(let outline, let style):
                    return outline(CGRect(origin: .zero, size: rect.size)).strokedPath(style).contains(inner)
                }
            }
        }
    }

    private static func isStroked(_ drawing: Drawing) -> Bool {
        if case .shape = drawing { return true }
        return false
    }
}

extension StylePaint {
    /// Whether nothing of it is seen.
    fileprivate var isClear: Bool {
        if case .color(let color) = self { return color.alpha <= 0 }
        return false
    }
}
