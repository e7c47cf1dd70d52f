import GalleyGraph
import GalleyViews

/// Draws the first page of a document.
extension DocumentPages: NodeContent, PagedContent {
    func draw(_ place: NodePlace, with painter: inout Painter, inside: (inout Painter, CGPoint) -> Void) {
        if count > 0, let rect = painter.box(of: place.rect) {
            let transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            painter.items.append(.group(transform: transform, page(0).items))
        }
        inside(&painter, place.rect.origin)
    }

    func hit(_ point: CGPoint, in place: NodePlace, inside: (CGPoint) -> [LivePlace]?) -> [LivePlace]? {
        inside(point) ?? (place.rect.contains(point) ? [] : nil)
    }

    func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }
    /// Another document is shown at once.
    var motion: Motion? { nil }
    /// A page has its own size.
    var frameWay: FrameWay { .place }
    var medium: ContentMedium { .inside }
    var ownLabel: String? { nil }
    var isSeen: Bool { true }
}
