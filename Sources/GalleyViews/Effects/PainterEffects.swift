import GalleyEngine
import GalleyGraph

// What effects do to what was drawn inside of them.
extension Painter {
    /// Draws a layer that an effect changes as a whole; as it is without one.
    mutating func draw(
        as effect: LayerEffect?, _ origin: CGPoint, _ content: (inout Painter, CGPoint) -> Void
    ) {
        let before = items.count
        content(&self, origin)
        if let effect { group(from: before) { DrawGroup(effect: effect, $0) } }
    }

    mutating func draw(
        clippedTo path: (CGRect) -> Path, _ style: FillStyle, _ rect: CGRect,
        _ content: (inout Painter, CGPoint) -> Void
    ) {
        let before = items.count
        let clip = DrawClip(placed(path, in: rounded(rect)), style)
        content(&self, rect.origin)
        group(from: before) { DrawGroup(clip: clip, $0) }
    }

    /// Draws a layer that blend modes inside do not look out of; without any there is nothing to keep apart.
    mutating func drawIsolated(_ origin: CGPoint, _ content: (inout Painter, CGPoint) -> Void) {
        let before = items.count
        content(&self, origin)
        if !items[before...].blendModes.subtracting(.backdrop).isEmpty {
            group(from: before) { DrawGroup(effect: .isolation, $0) }
        }
    }

    /// Draws what is as opaque as it is light. What is around filters the result, which is black.
    mutating func drawLuminance(_ origin: CGPoint, _ content: (inout Painter, CGPoint) -> Void) {
        let color = filters.reversed().reduce(ResolvedColor.black) { $1.apply(to: $0) }
        let outer = filters
        filters = []
        draw(as: .luminanceToAlpha(color), origin, content)
        filters = outer
    }

    mutating func draw(
        through transform: CGAffineTransform, _ rect: CGRect, _ content: (inout Painter, CGPoint) -> Void
    ) {
        let (before, box) = (items.count, rounded(rect))
        let turned = CGAffineTransform(translationX: -box.minX, y: -box.minY).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: box.minX, y: box.minY))
        let outer = space
        space = (CGRect(origin: box.origin, size: rect.size), box)
        content(&self, box.origin)
        space = outer
        group(from: before) { DrawGroup(transform: turned, $0) }
    }

    /// Draws what is seen from elsewhere; nothing where it is seen from its side.
    mutating func draw(
        projected projection: ProjectionTransform, _ rect: CGRect, _ content: (inout Painter, CGPoint) -> Void
    ) {
        if !projection.hasPerspective { return draw(through: projection.affine, rect, content) }
        let (before, box) = (items.count, rounded(rect))
        let placed = ProjectionTransform(CGAffineTransform(translationX: -box.minX, y: -box.minY))
            .concatenating(projection)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: box.minX, y: box.minY)))
        guard let layer = LayerProjection(placed) else { return }
        let outer = space
        space = (CGRect(origin: box.origin, size: rect.size), box)
        content(&self, box.origin)
        space = outer
        group(from: before) { DrawGroup(effect: .projection(layer), $0) }
    }

    /// Draws a view through its mask, the node's second child. Nothing is seen through a mask that draws nothing.
    mutating func drawMasked(_ node: Int, _ tree: ViewTree, _ origin: CGPoint) {
        let children = tree.pass.children(of: node)
        guard children.count == 2 else { return }
        let before = items.count
        draw(children.lowerBound, of: tree, at: origin)
        guard items.count > before else { return }
        let (middle, outer) = (items.count, filters)
        // The filters around have met what is masked.
        filters = []
        draw(children.lowerBound + 1, of: tree, at: origin)
        filters = outer
        let mask = LayerMask(Array(items[middle...]))
        items.removeSubrange(middle...)
        if mask.group.items.isEmpty {
            items.removeSubrange(before...)
        } else if let clip = mask.clip {
            group(from: before) { DrawGroup(clip: clip, $0) }
        } else {
            group(from: before) { DrawGroup(effect: .mask(mask), $0) }
        }
    }
}
