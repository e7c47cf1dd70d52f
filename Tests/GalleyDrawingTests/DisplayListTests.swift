import Foundation
import GalleyDrawing
import GalleyExport
import GalleyGeometry
import GalleyText
import Testing

/// How the tree of groups is walked.
@Suite struct DisplayListTests {
    private func square(_ x: Double, _ y: Double, _ side: Double) -> DrawItem {
        .fill(Path(CGRect(x: x, y: y, width: side, height: side)), .color(.black), FillStyle())
    }

    @Test("A group's items go through its effect, its clip and its transform, in this order") func order() throws {
        let red = ResolvedColor(red: 1, green: 0, blue: 0)
        let list = DisplayList(
            size: CGSize(width: 20, height: 4),
            items: [
                .group(
                    transform: CGAffineTransform(translationX: 10, y: 0),
                    clip: DrawClip(Path(CGRect(x: 0, y: 0, width: 4, height: 4))),
                    effect: .shadow(LayerShadow(color: red, radius: 0, x: 3)), [square(0, 0, 2)])
            ])
        let expected = [nil, [0, 0, 0, 255], [0, 0, 0, 255], nil, [255, 0, 0, 255], nil, nil]
        let pixels = Pixels(try PNGExporter().image(for: list))
        for (x, color) in zip(9..., expected) { #expect(pixels[x, 1] == color ?? [0, 0, 0, 0], "at \(x)") }
    }

    @Test("A canvas is asked for nothing that cannot be seen") func invisible() {
        let path = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
        let odd = Path(CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9))
        let canvas = CountingCanvas()
        canvas.draw(
            DisplayList(
                size: CGSize(width: 10, height: 10),
                items: [
                    .fill(Path(), .color(.black), FillStyle()), .fill(odd, .color(.black), FillStyle()),
                    .stroke(path, .color(.black), StrokeStyle(lineWidth: 0)),
                    .stroke(path, .color(.black), StrokeStyle(lineWidth: .infinity)),
                    .group(transform: CGAffineTransform(scaleX: 0, y: 1), [square(0, 0, 9)]),
                    .group(transform: CGAffineTransform(translationX: .nan, y: 1), [square(0, 0, 9)]),
                    .group(clip: DrawClip(Path()), [square(0, 0, 9)]),
                    .group(clip: DrawClip(odd), [square(0, 0, 9)]),
                    .group(effect: .opacity(0), [square(0, 0, 9)]),
                    .group(effect: .opacity(.nan), [square(0, 0, 9)]),
                ]))
        #expect(canvas.marks == 0 && canvas.groups == 0)
        canvas.draw([
            .group(transform: .identity, effect: .opacity(1), [square(0, 0, 9)]),
            .group(effect: .blur(LayerBlur(radius: 0)), [square(0, 0, 9)]),
        ])
        #expect(canvas.marks == 2 && canvas.groups == 0)
    }

    @Test("Depth is bounded by memory, not by the stack") func depth() throws {
        var items = [square(0, 0, 9)]
        for level in 0..<100_000 {
            let step: CGFloat = level % 2 == 0 ? 1 : -1
            items = [.group(transform: CGAffineTransform(translationX: step, y: 0), items)]
        }
        let list = DisplayList(size: CGSize(width: 10, height: 10), items: items)
        #expect(Pixels(try PNGExporter().image(for: list))[5, 5] == [0, 0, 0, 255])
        let text = String(decoding: try SVGExporter().data(for: list), as: UTF8.self)
        #expect(text.split(separator: "\n").filter { $0 == "</g>" }.count == 100_000)
        _ = try PDFExporter().data(for: list)
    }
}

/// Counts what it is asked for.
private final class CountingCanvas: DrawingCanvas {
    var marks = 0
    var groups = 0

    func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) { marks += 1 }
    func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) { marks += 1 }
    func draw(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint, pictures: [UInt32: GlyphPicture]) { marks += 1 }
    func draw(_ picture: Picture, in rect: CGRect, _ style: ImageStyle) { marks += 1 }

    func draw(_ tag: ViewTag, _ content: () -> Void) { draw(content) }
    func draw(through transform: CGAffineTransform, _ content: () -> Void) { draw(content) }
    func draw(inside clip: DrawClip, _ content: () -> Void) { draw(content) }
    func draw(_ items: [DrawItem], with effect: LayerEffect) { draw { draw(items) } }

    private func draw(_ content: () -> Void) {
        groups += 1
        content()
    }
}
