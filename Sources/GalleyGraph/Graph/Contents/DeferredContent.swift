import GalleyEngine

/// Does something once the layout is known, and shows the tree that comes of it.
package final class DeferredContent: NodeContent {
    let work: any DeferredWork

    package init(_ work: any DeferredWork) { self.work = work }

    package func draw(_ place: NodePlace, with painter: inout Painter, inside: (inout Painter, CGPoint) -> Void) {
        let before = painter.items.count
        let inner = place.tree.inner[place.node]
        let clip = (work as? any ClippingWork)?.clip(painter.rounded(place.rect))
        if let inner, inner.isBehind { painter.draw(inner.tree, at: place.rect.origin) }
        inside(&painter, place.rect.origin)
        if let inner, !inner.isBehind { painter.draw(inner.tree, at: place.rect.origin) }
        if let clip { painter.group(from: before) { DrawGroup(clip: DrawClip(clip), $0) } }
    }

    package func hit(_ point: CGPoint, in place: NodePlace, inside: (CGPoint) -> [LivePlace]?) -> [LivePlace]? {
        if let clip = (work as? any ClippingWork)?.clip(place.rect), !clip.contains(point) { return nil }
        let inner = place.tree.inner[place.node]
        var found: [LivePlace]?
        if let inner, !inner.isBehind { found = HitTest.hit(inner.tree, at: place.rect.origin, point) }
        found = found ?? inside(point)
        if let inner, inner.isBehind, found == nil { found = HitTest.hit(inner.tree, at: place.rect.origin, point) }
        if found == nil, work is any ScrollingWork, place.rect.contains(point) { found = [] }
        return found
    }

    package func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }
    package var motion: Motion? { nil }
    package var frameWay: FrameWay { work is any ScrollingWork ? .scrolled : .inside }
    package var medium: ContentMedium { .inside }
    package var ownLabel: String? { nil }
    package var isSeen: Bool { false }
}

extension NodeItem {
    /// What the node does once the layout is known.
    @MainActor package var late: (any DeferredWork)? { (content as? DeferredContent)?.work }
}
