import Galley
import GalleyText
import Testing

/// What is filled of the named views of a window's content: the box around each, in the window, inside the clips.
@MainActor package func drawnBounds<V: View>(in width: CGFloat, _ height: CGFloat, _ view: V) -> [String: CGRect] {
    var options = RenderOptions()
    options.canvas = CGSize(width: width, height: height)
    options.proposal = ProposedViewSize(width: width, height: height)
    let canvas = BoundsCanvas()
    canvas.draw(RenderedView(view, options: options).displayList)
    return canvas.bounds
}

/// Notes where filled paths lie.
private final class BoundsCanvas: DrawingCanvas {
    var bounds: [String: CGRect] = [:]
    private var names: [String] = []
    private var toPicture = CGAffineTransform.identity
    private var seen = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
        let drawn = path.boundingRect.applying(toPicture).intersection(seen)
        for name in names { bounds[name] = bounds[name]?.union(drawn) ?? drawn }
    }

    func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {}
    func draw(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint, pictures: [UInt32: GlyphPicture]) {}
    func draw(_ picture: Picture, in rect: CGRect, _ style: ImageStyle) {}

    func draw(_ tag: ViewTag, _ content: () -> Void) {
        let outer = names
        if let name = tag.identifier { names.append(name) }
        content()
        names = outer
    }

    func draw(through transform: CGAffineTransform, _ content: () -> Void) {
        let outer = toPicture
        toPicture = transform.concatenating(outer)
        content()
        toPicture = outer
    }

    func draw(inside clip: DrawClip, _ content: () -> Void) {
        let outer = seen
        seen = seen.intersection(clip.path.boundingRect.applying(toPicture))
        content()
        seen = outer
    }

    func draw(_ items: [DrawItem], with effect: LayerEffect) { draw(items) }
}
