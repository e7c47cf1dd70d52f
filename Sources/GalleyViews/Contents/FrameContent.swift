import GalleyGraph

/// A content that fills its node's frame: it is drawn there below the views inside, is touched anywhere in it, and leaves the views
/// inside where they are.
///
/// A content that has an outline of its own says itself where it is hit.
@MainActor
package protocol FrameContent: NodeContent {
    /// Draws the content alone. `box` is the frame in the space of the painter.
    func draw(in box: CGRect, of place: NodePlace, with painter: inout Painter)
}

extension FrameContent {
    package func draw(_ place: NodePlace, with painter: inout Painter, inside: (inout Painter, CGPoint) -> Void) {
        if let box = painter.box(of: place.rect) { draw(in: box, of: place, with: &painter) }
        inside(&painter, place.rect.origin)
    }

    package func hit(_ point: CGPoint, in place: NodePlace, inside: (CGPoint) -> [LivePlace]?) -> [LivePlace]? {
        inside(point) ?? (place.rect.contains(point) ? [] : nil)
    }

    package func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }
}
