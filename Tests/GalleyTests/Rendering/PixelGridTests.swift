import Galley
import GalleyExport
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// Drawing rectangles on whole pixels (rules.md §24); the numeric cases are in Tests/Conformance (B6).
@MainActor @Suite("Pixel grid")
struct PixelGridTests {
    private func picture(_ view: some View, width: CGFloat, height: CGFloat, scale: CGFloat) throws -> RenderedPixels {
        var options = RenderOptions()
        options.scale = scale
        options.canvas = CGSize(width: width, height: height)
        options.proposal = ProposedViewSize(width: width, height: height)
        let list = RenderedView(view, options: options).displayList
        return RenderedPixels(try PNGExporter(scale: Double(scale)).image(for: list))
    }

    @Test("Neighbours of uneven widths meet without a seam or an overlap", arguments: [1, 2, 3])
    func seams(scale: CGFloat) throws {
        let row = HStack(spacing: 0) {
            ForEach(0..<7, id: \.self) { _ in
                RoundedRectangle(cornerRadius: 0).fill(Color.black.opacity(0.5))
            }
        }
        let pixels = try picture(row, width: 100, height: 4, scale: scale)
        #expect((0..<pixels.width).allSatisfy { pixels.alpha($0, 2) == 128 })
    }

    @Test("The middle of a pixel goes up, also where a sum lies a hair below it") func halves() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.rounded(CGPoint(x: 0.25, y: -0.25)) == CGPoint(x: 0.5, y: 0))
        #expect(grid.rounded(CGPoint(x: 0.24999999999, y: 10.7)) == CGPoint(x: 0.5, y: 10.5))
        #expect(
            grid.rounded(CGRect(x: 3.7, y: 40.75, width: 10.6, height: 20))
                == CGRect(x: 3.5, y: 41, width: 11, height: 20))
    }

    @Test("Without a scale that makes sense nothing is rounded", arguments: [0, -1, .nan, .infinity])
    func uselessScale(scale: CGFloat) {
        let rect = CGRect(x: 0.3, y: 0.3, width: 1.1, height: 1.1)
        #expect(PixelGrid(scale: scale).rounded(rect).minX == 0.3)
    }

    @Test("Texts stand on pixels, in their own size") func texts() throws {
        func glyphs(_ x: CGFloat) -> [CGPoint] {
            var options = RenderOptions()
            options.scale = 2
            let view = Text("Hello").padding(.leading, x).padding(.top, x)
            return RenderedView(view, options: options).displayList.marks.compactMap {
                if case .glyphs(_, let origin, _, _) = $0 { origin } else { nil }
            }
        }
        #expect(glyphs(0.2) == [CGPoint(x: 0, y: 0)] && glyphs(0.3) == [CGPoint(x: 0.5, y: 0.5)])
    }

    @Test("What fills a transformed view has the view's rounded size") func transforms() throws {
        // 3.2 to 13.6 is 3…14; 10.4 by itself would be 10.
        let view = Rectangle().frame(width: 10.4, height: 10.4).scaleEffect(2, anchor: .topLeading)
            .padding(.leading, 3.2).padding(.top, 3.2)
        let pixels = try picture(
            view.frame(width: 40, height: 40, alignment: .topLeading), width: 40, height: 40, scale: 1)
        #expect(pixels.alpha(2, 10) == 0 && pixels.alpha(3, 10) == 255)
        #expect(pixels.alpha(24, 10) == 255 && pixels.alpha(25, 10) == 0)
    }
}

/// A picture's pixels.
private struct RenderedPixels {
    let image: RasterImage

    init(_ image: RasterImage) { self.image = image }

    var width: Int { image.pixelWidth }

    func alpha(_ x: Int, _ y: Int) -> Int { Int(image.premultipliedBGRA[(y * image.pixelWidth + x) * 4 + 3]) }
}
