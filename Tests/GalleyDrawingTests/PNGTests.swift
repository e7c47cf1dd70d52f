import Foundation
import GalleyDrawing
import GalleyExport
import GalleyImages
import GalleyGeometry
import Testing

@Suite struct PNGTests {
    private func list(_ width: Double, _ height: Double, _ items: [DrawItem]) -> DisplayList {
        DisplayList(size: CGSize(width: width, height: height), items: items)
    }

    private func fill(_ rect: CGRect, _ color: ResolvedColor = .black) -> DrawItem {
        .fill(Path(rect), .color(color), FillStyle())
    }

    @Test("T-183: 100 × 50 at scale 2 is 200 × 100 pixels") func size() throws {
        let image = try PNGExporter(scale: 2).image(for: list(100, 50, []))
        #expect(image.pixelWidth == 200 && image.pixelHeight == 100)
        #expect(try PNGExporter(scale: 1).pixelSize(of: CGSize(width: 10.2, height: 0.1 + 0.2)) == (11, 1))
    }

    // Views are rounded to pixels before they are drawn (rules.md §24, Galley's PixelGrid): what is drawn is not.
    @Test("A rectangle between pixels covers its share of them") func fractions() throws {
        let items = [fill(CGRect(x: 0.25, y: 1.5, width: 2, height: 2))]
        let pixels = Pixels(try PNGExporter().image(for: list(4, 5, items)))
        #expect(pixels[1, 2][3] == 255 && pixels[1, 0][3] == 0)
        #expect(abs(pixels[1, 1][3] - 128) <= 1 && abs(pixels[1, 3][3] - 128) <= 1)
        #expect(abs(pixels[0, 2][3] - 191) <= 1 && abs(pixels[2, 2][3] - 64) <= 1)
    }

    @Test("A rectangle on pixels has hard edges, whatever its lengths add up to") func wholePixels() throws {
        let third = 1.0 / 3
        let items = (0..<100).map {
            fill(CGRect(x: Double($0) * third, y: 0, width: third, height: 7 * third))
        }
        let pixels = Pixels(try PNGExporter(scale: 3).image(for: list(100, 4, items)))
        for x in 0..<100 { #expect(pixels[x, 6][3] == 255 && pixels[x, 7][3] == 0) }
    }

    @Test("Lines narrower than a pixel cover their share of it") func thinLines() throws {
        let line = Path { $0.addLines([CGPoint(x: 0, y: 2.5), CGPoint(x: 8, y: 2.5)]) }
        for width in [0.5, 1] {
            let items = [DrawItem.stroke(line, .color(.black), StrokeStyle(lineWidth: width))]
            let pixels = Pixels(try PNGExporter().image(for: list(8, 5, items)))
            #expect(abs(Double(pixels[4, 2][3]) - 255 * width) <= 12 && pixels[4, 1][3] == 0 && pixels[4, 3][3] == 0)
        }
    }

    @Test func turnedRectanglesHaveSoftEdges() throws {
        let items = [
            DrawItem.group(
                transform: CGAffineTransform(rotationAngle: 0.1), [fill(CGRect(x: 2, y: 2, width: 6, height: 6))])
        ]
        let image = try PNGExporter().image(for: list(10, 10, items))
        #expect(stride(from: 3, to: 400, by: 4).contains { (1..<255).contains(image.premultipliedBGRA[$0]) })
    }

    @Test("T-184: half opacity is alpha 128") func alpha() throws {
        let color = ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let pixels = Pixels(
            try PNGExporter().image(for: list(4, 4, [fill(CGRect(x: 0, y: 0, width: 4, height: 4), color)])))
        #expect(pixels[1, 1][3] == 128)
    }

    @Test func roundTrip() throws {
        var items: [DrawItem] = []
        for index in 0..<10 {
            let share = Double(index) / 9
            let color = ResolvedColor(red: share, green: 1 - share, blue: 0.3, alpha: share)
            items.append(fill(CGRect(x: Double(index) * 5, y: 0, width: 5, height: 40), color))
        }
        items.append(
            .fill(Path(ellipseIn: CGRect(x: 3, y: 3, width: 30, height: 30)), .color(.white), FillStyle()))
        let picture = list(50, 40, items)
        let drawn = try PNGExporter().image(for: picture)
        let read = try ImageDecoder.decode([UInt8](PNGExporter().data(for: picture)))
        #expect(read.pixelWidth == 50 && read.pixelHeight == 40)
        for (a, b) in zip(drawn.premultipliedBGRA, read.premultipliedBGRA) { #expect(abs(Int(a) - Int(b)) <= 1) }
    }

    @Test func opaquePicturesHaveNoAlphaChannel() throws {
        // More colours than a palette has.
        let shades = (0..<8).map { index in
            let end = ResolvedColor(red: 1, green: Double(index) / 8, blue: 0)
            let stops = [GradientStop(color: .black, location: 0), GradientStop(color: end, location: 1)]
            return DrawItem.fill(
                Path(CGRect(x: 0, y: index * 10, width: 100, height: 10)),
                .linearGradient(stops, start: .zero, end: CGPoint(x: 100, y: 0)), FillStyle())
        }
        let picture = list(100, 81, shades)
        let opaque = [UInt8](try PNGExporter(isOpaque: true).data(for: picture))
        #expect(opaque[25] == 2)
        let clear = [UInt8](try PNGExporter().data(for: picture))
        #expect(clear[25] == 6)
        let white = Pixels(try PNGExporter(isOpaque: true, background: .white).image(for: picture))
        #expect(white[0, 80] == [255, 255, 255, 255])
    }

    @Test func noisyPicturesAreFilteredAndSurvive() throws {
        // A soft slope with noise, as a photograph has.
        var state: UInt32 = 1
        var bytes: [UInt8] = []
        for y in 0..<64 {
            for x in 0..<64 {
                state = state &* 1_664_525 &+ 1_013_904_223
                let value = UInt8(truncatingIfNeeded: x + y + Int(state >> 29))
                bytes += [value, value &+ 20, value / 2, 255]
            }
        }
        let image = try #require(RasterImage(pixelWidth: 64, pixelHeight: 64, premultipliedBGRA: bytes))
        let picture = list(
            64, 64, [.image(.raster(image), in: CGRect(x: 0, y: 0, width: 64, height: 64), ImageStyle(isSmooth: false))]
        )
        let data = [UInt8](try PNGExporter().data(for: picture))
        #expect(try ImageDecoder.decode(data).premultipliedBGRA == bytes)
        #expect(data.count < 64 * 64 * 3 * 3 / 4)
    }

    @Test func sameListSameBytes() throws {
        let picture = Samples.picture
        #expect(try PNGExporter(scale: 2).data(for: picture) == PNGExporter(scale: 2).data(for: picture))
    }

    @Test func layersFadeAsOne() throws {
        let items = [
            DrawItem.group(
                effect: .opacity(0.5),
                [fill(CGRect(x: 0, y: 0, width: 6, height: 6)), fill(CGRect(x: 3, y: 0, width: 6, height: 6))])
        ]
        let pixels = Pixels(try PNGExporter().image(for: list(10, 6, items)))
        #expect(abs(pixels[1, 1][3] - 128) <= 1 && pixels[4, 1][3] == pixels[1, 1][3])
    }

    @Test func clipsEnd() throws {
        let items = [
            DrawItem.group(
                clip: DrawClip(Path(CGRect(x: 0, y: 0, width: 5, height: 10))),
                [fill(CGRect(x: 0, y: 0, width: 10, height: 5))]),
            fill(CGRect(x: 0, y: 5, width: 10, height: 5)),
        ]
        let pixels = Pixels(try PNGExporter().image(for: list(10, 10, items)))
        #expect(pixels[2, 2][3] == 255 && pixels[7, 2][3] == 0 && pixels[7, 7][3] == 255)
    }

    @Test func tintUsesAlphaOnly() throws {
        let image = try #require(
            RasterImage(pixelWidth: 2, pixelHeight: 1, premultipliedBGRA: [9, 200, 30, 255, 0, 0, 0, 0]))
        let red = ResolvedColor(red: 1, green: 0, blue: 0)
        let items: [DrawItem] = [
            .image(
                .raster(image), in: CGRect(x: 0, y: 0, width: 2, height: 1),
                ImageStyle(isSmooth: false, tint: .color(red)))
        ]
        let pixels = Pixels(try PNGExporter().image(for: list(2, 1, items)))
        #expect(pixels[0, 0] == [255, 0, 0, 255] && pixels[1, 0][3] == 0)
    }

    @Test func badSizesAreErrors() {
        for size in [(0.0, 5.0), (-1, 5), (.nan, 5), (.infinity, 5)] {
            #expect(throws: ExportError.self) { try PNGExporter().data(for: list(size.0, size.1, [])) }
            #expect(throws: ExportError.self) { try PDFExporter().data(for: list(size.0, size.1, [])) }
            #expect(throws: ExportError.self) { try SVGExporter().data(for: list(size.0, size.1, [])) }
        }
        #expect(throws: ExportError.self) { try PNGExporter().data(for: list(16_385, 5, [])) }
        for scale in [0, -1, Double.nan, .infinity, 1e9] {
            #expect(throws: ExportError.self) { try PNGExporter(scale: scale).data(for: list(10, 10, [])) }
        }
    }
}
