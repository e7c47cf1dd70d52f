import GalleyGraph

/// Draws what a canvas says.
final class CanvasContent: NodeContent {
    private let canvas: CanvasDrawing

    init(_ canvas: CanvasDrawing) { self.canvas = canvas }

    func draw(_ place: NodePlace, with painter: inout Painter, inside: (inout Painter, CGPoint) -> Void) {
        if let rect = painter.box(of: place.rect) { painter.items += canvas.items(in: rect, painter.filters) }
        inside(&painter, place.rect.origin)
    }

    func hit(_ point: CGPoint, in place: NodePlace, inside: (CGPoint) -> [LivePlace]?) -> [LivePlace]? {
        inside(point) ?? (place.rect.contains(point) ? [] : nil)
    }

    func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }
    /// What is drawn is known to its renderer alone.
    var motion: Motion? { nil }
    var frameWay: FrameWay { .frame }
    var medium: ContentMedium { .drawing }
    var ownLabel: String? { nil }
    var isSeen: Bool { true }
}
