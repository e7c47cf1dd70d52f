import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyImages
import GalleyRandom
import Testing

@testable import GalleyExport

/// Glass in pages that are sent picture after picture: what the blur hides has no pixels (rules.md §16.7).
@Suite("Glass in live SVG") struct SVGGlassTests {
    private static let size = CGSize(width: 200, height: 100)
    private static let glass = CGRect(x: 50, y: 20, width: 100, height: 60)

    /// Glass over black, white at 65 %.
    private func list(radius: Double, around: CGAffineTransform = .identity, clip: DrawClip? = nil) -> DisplayList {
        func fill(_ rect: CGRect) -> DrawItem { .fill(Path(rect), .color(.black), FillStyle()) }
        let white = ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.65)
        let backdrop = LayerBackdrop(radius: radius, saturation: 1, tint: white)
        return DisplayList(
            size: Self.size,
            items: [
                fill(CGRect(origin: .zero, size: Self.size)),
                .group(transform: around, clip: clip, [.group(effect: .backdrop(backdrop), [fill(Self.glass)])]),
            ])
    }

    private func image(in svg: String) throws -> RasterImage {
        let text = try #require(svg.firstMatch(of: /data:image\/png;base64,([^"]+)"/)?.1)
        return try ImageDecoder.decode([UInt8](try #require(Data(base64Encoded: String(text)))))
    }

    private func page(_ list: DisplayList) throws -> RasterImage {
        try image(in: SVGExporter(background: .black).picture(for: list, SVGMemory()).text)
    }

    /// The picture is as large as the glass and 2.1 radii and two points around it, inside of the whole.
    @Test(
        "Three pixels to the radius of the blur, at most two and at least a quarter of one to the point",
        arguments: [
            (3, 118, 78), (6, 65, 45), (12, 39, 25), (29.5, 50, 25), (1, 110 * 2, 70 * 2), (0, 104 * 2, 64 * 2),
        ] as [(Double, Int, Int)])
    func pixels(radius: Double, width: Int, height: Int) throws {
        let image = try page(list(radius: radius))
        #expect((image.pixelWidth, image.pixelHeight) == (width, height))
    }

    @Test("A document has two pixels to the point, whatever the blur") func documents() throws {
        let image = try image(
            in: String(decoding: SVGExporter(background: .black).data(for: list(radius: 29.5)), as: UTF8.self))
        #expect((image.pixelWidth, image.pixelHeight) == (400, 200))
    }

    /// 0.65 × 255 = 166 at the glass's edges as in its middle, and a pixel beyond them, which a browser mixes in.
    @Test(
        "The picture is glass up to its edges and a pixel beyond, whatever cuts it off",
        arguments: [nil, CGRect(x: 50, y: 20, width: 100, height: 60), CGRect(x: 60, y: 30, width: 40, height: 40)])
    func edges(clip: CGRect?) throws {
        let image = try page(list(radius: 29.5, clip: clip.map { DrawClip(Path($0)) }))
        for (x, y) in [(25, 12), (12, 12), (11, 12), (37, 12), (38, 12), (25, 5), (25, 4), (25, 19), (25, 20)] {
            let start = (y * image.pixelWidth + x) * 4
            #expect(Array(image.premultipliedBGRA[start..<start + 4]) == [166, 166, 166, 255], "\(x) \(y)")
        }
    }

    @Test("Glass that is drawn larger is blurred further, and has no more pixels") func stretched() throws {
        let doubled = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -100, ty: -50)
        // 6 points are 12 of the picture's, a quarter of a pixel to the point; all of the picture is near.
        let image = try page(list(radius: 6, around: doubled))
        #expect((image.pixelWidth, image.pixelHeight) == (50, 25))
    }

    // MARK: What is there already

    /// Glass over the left of a row of squares: those up to 80 lie within 50 + 2.1 × 10 + 2 points of it, those from 100 on do not.
    private func row(_ shades: [Double], tint: Double = 0.5) -> [DrawItem] {
        let squares = shades.enumerated().map { index, shade in
            let square = CGRect(x: CGFloat(index) * 20, y: 10, width: 18, height: 80)
            let color = ResolvedColor(red: shade, green: shade, blue: shade)
            return DrawItem.group(
                transform: CGAffineTransform(translationX: 1, y: 0),
                [.fill(Path(square), .color(color), FillStyle())])
        }
        let white = ResolvedColor(red: 1, green: 1, blue: 1, alpha: tint)
        let glass = LayerBackdrop(radius: 10, saturation: 1, tint: white)
        let shape = Path(CGRect(x: 0, y: 0, width: 50, height: 100))
        return squares + [.group(effect: .backdrop(glass), [.fill(shape, .color(.black), FillStyle())])]
    }

    @Test("A picture after others is the one without them") func remembered() throws {
        let (memory, exporter) = (SVGMemory(), SVGExporter(background: .black))
        var random = SeededGenerator(seed: 7)
        var shades = [Double](repeating: 0.5, count: 10)
        var tint = 0.5
        for _ in 0..<60 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0: tint = .random(in: 0...1, using: &random)
            case 1: break
            default: shades[.random(in: 0..<10, using: &random)] = .random(in: 0...1, using: &random)
            }
            let list = DisplayList(size: Self.size, items: row(shades, tint: tint))
            #expect(try exporter.picture(for: list, memory).text == exporter.picture(for: list, SVGMemory()).text)
        }
    }

    @Test("Glass is drawn again where something has changed behind it or in it, and else not") func drawnAgain() throws
    {
        let memory = BackdropMemory()
        func drawn(_ items: [DrawItem]) -> RasterImage? {
            var image: RasterImage?
            var search = FirstImage { image = $0 }
            BackdropPictures.replacing(
                DisplayList(size: Self.size, items: items), background: .black, memory: memory
            ).items.walk(&search)
            return image
        }
        let first = try #require(drawn(row([0, 0, 0, 0, 0, 0, 0, 0])))
        #expect(drawn(row([0, 0, 0, 0, 0, 0, 0, 0])) === first)
        #expect(drawn(row([0, 0, 0, 0, 0, 1, 1, 1])) === first)
        let behind = try #require(drawn(row([0, 0, 0, 1, 0, 1, 1, 1])))
        #expect(behind !== first)
        #expect(drawn(row([0, 0, 0, 1, 0, 1, 1, 1], tint: 0.6)) !== behind)
        // Pictures that were not in the last one are forgotten.
        #expect(drawn(row([0, 0, 0, 0, 0, 0, 0, 0])) !== first)
    }

    @Test("At rest small pictures are kept") func rest() throws {
        for (width, isKept) in [(256, true), (257, false)] {
            let memory = BackdropMemory()
            let bytes = [UInt8](repeating: 0, count: width * 256 * 4)
            let image = try #require(RasterImage(pixelWidth: width, pixelHeight: 256, premultipliedBGRA: bytes))
            let source = BackdropMemory.Source(items: row([0]), room: .zero, scale: 1, background: nil)
            memory.note(image, of: source)
            memory.endPicture()
            memory.rest()
            #expect((memory.image(of: source) === image) == isKept)
        }
    }
}

private struct FirstImage: DrawWalk {
    let found: (RasterImage) -> Void

    mutating func visit(_ mark: DrawItem) -> Bool {
        guard case .image(.raster(let image), _, _) = mark else { return true }
        found(image)
        return false
    }

    mutating func enter(_ group: DrawGroup) -> DrawStep { .inside }
}
