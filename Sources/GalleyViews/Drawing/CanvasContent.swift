import GalleyGraph

/// Draws what a canvas says.
final class CanvasContent: FrameContent {
    private let canvas: CanvasDrawing

    init(_ canvas: CanvasDrawing) { self.canvas = canvas }

    func draw(in box: CGRect, of place: NodePlace, with painter: inout Painter) {
        painter.items += canvas.items(in: box, painter.filters)
    }

    /// What is drawn is known to its renderer alone.
    var motion: Motion? { nil }
    var frameWay: FrameWay { .frame }
    var medium: ContentMedium { .drawing }
    var ownLabel: String? { nil }
    var isSeen: Bool { true }
}
