import GalleyEngine

/// Does something once the layout is known, and shows the tree that comes of it.
package final class DeferredContent: NodeContent {
    let work: any DeferredWork

    package init(_ work: any DeferredWork) { self.work = work }

    package func draw(_ place: NodePlace, with painter: inout Painter, inside: (inout Painter, CGPoint) -> Void) {
        let before = painter.items.count
        let inner = place.tree.inner[place.node]
        let clip = work.clip(painter.rounded(place.rect))
        if let inner, inner.isBehind { painter.draw(inner.tree, at: place.rect.origin) }
        if let layer = work.layer(of: place.node, in: place.tree) {
            draw(layer, at: place.rect.origin, with: &painter, inside: inside)
        } else {
            inside(&painter, place.rect.origin)
        }
        if let inner, !inner.isBehind { painter.draw(inner.tree, at: place.rect.origin) }
        if let clip { painter.group(from: before) { DrawGroup(clip: DrawClip(clip), $0) } }
    }

    /// Draws what is scrolled where the layer has it, and the layer where it lies.
    private func draw(
        _ layer: ScrollLayer, at origin: CGPoint, with painter: inout Painter, inside: (inout Painter, CGPoint) -> Void
    ) {
        let before = painter.items.count
        inside(&painter, CGPoint(x: layer.base.x - layer.origin.x, y: layer.base.y - layer.origin.y))
        let shift = CGAffineTransform(
            translationX: origin.x + layer.origin.x - layer.base.x, y: origin.y + layer.origin.y - layer.base.y)
        painter.group(from: before) {
            DrawGroup(tag: ViewTag(kind: ScrollLayer.kind, identifier: layer.name), transform: shift, $0)
        }
    }

    package func hit(_ point: CGPoint, in place: NodePlace, inside: (CGPoint) -> [LivePlace]?) -> [LivePlace]? {
        if let clip = work.clip(place.rect), !clip.contains(point) { return nil }
        let inner = place.tree.inner[place.node]
        var found: [LivePlace]?
        if let inner, !inner.isBehind { found = HitTest.hit(inner.tree, at: place.rect.origin, point) }
        found = found ?? inside(point)
        if let inner, inner.isBehind, found == nil { found = HitTest.hit(inner.tree, at: place.rect.origin, point) }
        if found == nil, work.isScrolling, place.rect.contains(point) { found = [] }
        return found
    }

    package func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }
    package var motion: Motion? { nil }
    package var frameWay: FrameWay { work.isScrolling ? .scrolled : .inside }
    package var medium: ContentMedium { .inside }
    package var ownLabel: String? { nil }
    package var isSeen: Bool { false }
}

extension NodeItem {
    /// What the node does once the layout is known.
    @MainActor package var late: (any DeferredWork)? { (content as? DeferredContent)?.work }
}
