import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyImages
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
        "Six pixels to the radius of the blur, at most two and at least half a one to the point",
        arguments: [(3, 118 * 2, 78 * 2), (6, 130, 90), (12, 78, 50), (29.5, 100, 50), (0, 104 * 2, 64 * 2)]
            as [(Double, Int, Int)])
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
        for (x, y) in [(50, 25), (25, 25), (24, 25), (74, 25), (75, 25), (50, 10), (50, 9), (50, 39), (50, 40)] {
            let start = (y * image.pixelWidth + x) * 4
            #expect(Array(image.premultipliedBGRA[start..<start + 4]) == [166, 166, 166, 255], "\(x) \(y)")
        }
    }

    @Test("Glass that is drawn larger is blurred further, and has no more pixels") func stretched() throws {
        let doubled = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -100, ty: -50)
        // 6 points are 12 of the picture's, half a pixel to the point; all of the picture is near.
        let image = try page(list(radius: 6, around: doubled))
        #expect((image.pixelWidth, image.pixelHeight) == (100, 50))
    }
}
