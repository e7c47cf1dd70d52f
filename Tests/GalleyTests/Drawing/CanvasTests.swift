import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Canvas")
struct CanvasTests {
    @Test func drawsInItsOwnSpace() {
        let bounds = drawnBounds(
            in: 100, 80,
            Canvas { context, size in
                context.fill(Path(CGRect(x: 2, y: 3, width: size.width / 2, height: 10)), with: .color(.red))
            }
            .frame(width: 60, height: 40).accessibilityIdentifier("canvas"))
        // The canvas lies at (20, 20) of the window.
        #expect(bounds["canvas"] == CGRect(x: 22, y: 23, width: 30, height: 10))
    }

    @Test func viewsByTheirTags() {
        var sizes: [CGSize?] = []
        let bounds = drawnBounds(
            in: 100, 100,
            Canvas { context, _ in
                let symbol = context.resolveSymbol(id: 2)
                sizes = [symbol?.size, context.resolveSymbol(id: 9)?.size, context.resolveSymbol(id: "two")?.size]
                if let symbol { context.draw(symbol, at: CGPoint(x: 50, y: 60), anchor: .bottomTrailing) }
            } symbols: {
                box(10, 10).tag(1)
                box(20, 30).tag(2)
            }
            .accessibilityIdentifier("canvas"))
        #expect(sizes == [CGSize(width: 20, height: 30), nil, nil])
        #expect(bounds["canvas"] == CGRect(x: 30, y: 30, width: 20, height: 30))
    }

    @Test func textsAreMeasuredAsTheyAreDrawn() {
        var (wide, narrow) = (CGSize.zero, CGSize.zero)
        _ = RenderedView(
            Canvas { context, _ in
                let text = context.resolve(Text("Two words"))
                wide = text.measure(in: CGSize(width: 1_000, height: 1_000))
                narrow = text.measure(in: CGSize(width: wide.width - 1, height: 1_000))
            }
            .frame(width: 10, height: 10))
        #expect(wide == RenderedView(Text("Two words")).size)
        #expect(narrow.height > wide.height)
    }

    @Test func opaqueCanvasesHaveABlackGround() throws {
        let canvas = Canvas(opaque: true) { _, _ in }.frame(width: 4, height: 4)
        #expect(try RenderedView(canvas).pngData() == RenderedView(Color.black.frame(width: 4, height: 4)).pngData())
    }
}
