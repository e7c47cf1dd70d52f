import Foundation
import Galley
import GalleyDrawing
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// The parts of a picture with borders that keep their size, and pictures of Core Graphics': two pixels to the point,
/// all by hand (docs/rules.md §14.1; Apple's pages of `resizable(capInsets:resizingMode:)` and
/// `init(decorative:scale:orientation:)`).
@MainActor @Suite("Parts of pictures")
struct PicturePartTests {
    /// 10 by 8 pixels whose blue is the column and whose green is the row: 5 by 4 points.
    private func picture() throws -> RasterImage {
        var bytes: [UInt8] = []
        for y in 0..<8 { for x in 0..<10 { bytes += [UInt8(x), UInt8(y), 0, 255] } }
        return try #require(RasterImage(pixelWidth: 10, pixelHeight: 8, premultipliedBGRA: bytes))
    }

    private func drawing(_ insets: EdgeInsets, isTiled: Bool = false) throws -> ImageDrawing {
        let size = CGSize(width: 5, height: 4)
        return ImageDrawing(
            picture: .raster(try picture()), size: size, displayScale: 2,
            insets: PictureInsets(insets, in: size),
            isTiled: isTiled, isSmooth: true, isAntialiased: true)
    }

    /// First column and row and how many pixels; the rectangle; the tile.
    private func told(_ parts: [PicturePart]) -> [[Double]] {
        parts.map { part in
            guard case .raster(let image) = part.picture else { return [] }
            let pixels = [
                Double(image.premultipliedBGRA[0]), Double(image.premultipliedBGRA[1]),
                Double(image.pixelWidth),
                Double(image.pixelHeight),
            ]
            let rect = [part.rect.minX, part.rect.minY, part.rect.width, part.rect.height].map {
                Double($0)
            }
            return pixels + rect + (part.tile.map { [Double($0.width), Double($0.height)] } ?? [])
        }
    }

    private let rect = CGRect(x: 3, y: 4, width: 20, height: 10)

    @Test("Corners keep their size, what is between them grows; a border of nothing is no part")
    func borders() throws {
        let insets = EdgeInsets(top: 1, leading: 1, bottom: 0, trailing: 2)
        let parts = try drawing(insets).parts(in: rect, filter: nil)
        let wanted: [[Double]] = [
            [0, 0, 2, 2, 3, 4, 1, 1], [2, 0, 4, 2, 4, 4, 17, 1], [6, 0, 4, 2, 21, 4, 2, 1],
            [0, 2, 2, 6, 3, 5, 1, 9], [2, 2, 4, 6, 4, 5, 17, 9], [6, 2, 4, 6, 21, 5, 2, 9],
        ]
        #expect(told(parts) == wanted)
        let tiled = try drawing(insets, isTiled: true).parts(in: rect, filter: nil)
        // Corners are not repeated; the rest in its own size: 2 by 3 points in the middle.
        let tiles: [[Double]] = [[], [2, 1], [], [1, 3], [2, 3], [2, 3]]
        #expect(told(tiled) == zip(wanted, tiles).map { $0 + $1 })
    }

    @Test("Where there is no room between borders nothing is there; all four have one") func narrow()
        throws
    {
        let all = try drawing(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
        #expect(told(all.parts(in: CGRect(x: 0, y: 0, width: 4, height: 4), filter: nil)).count == 6)
        let nine = all.parts(in: rect, filter: nil)
        #expect(nine.count == 9 && told([nine[8]]) == [[6, 6, 4, 2, 21, 13, 2, 1]])
        #expect(told([nine[4]]) == [[4, 2, 2, 4, 5, 5, 16, 8]])
        // A border of less than a pixel is a pixel of the picture.
        let thin = try drawing(EdgeInsets(top: 0, leading: 0.1, bottom: 0, trailing: 0)).parts(
            in: rect, filter: nil)
        #expect(thin.count == 2 && told([thin[0]]) == [[0, 0, 1, 8, 3, 4, 0.1, 10]])
    }

    @Test("Without borders it is one part, repeated from the corner on where it is tiled")
    func whole() throws {
        let plain = try drawing(EdgeInsets()).parts(in: rect, filter: nil)
        let tiled = try drawing(EdgeInsets(), isTiled: true).parts(in: rect, filter: nil)
        #expect(
            told(plain) == [[0, 0, 10, 8, 3, 4, 20, 10]]
                && told(tiled) == [[0, 0, 10, 8, 3, 4, 20, 10, 5, 4]])
        var calls = 0
        let filtered = try drawing(EdgeInsets()).parts(in: rect) { image in
            calls += 1
            return image
        }
        #expect(calls == 1 && filtered.count == 1)
    }

    @Test("Pixels a point of Core Graphics' pictures, and which way they are turned")
    func coreGraphics() throws {
        let image = CGImage(try picture())
        func size(_ image: Image) -> [CGFloat] {
            let size = RenderedView(image).size
            return [size.width, size.height]
        }
        let scales: [CGFloat] = [1, 2, 0.5, 0, -1, .nan, .infinity]
        #expect(
            scales.map { size(Image(decorative: image, scale: $0))[0] } == [10, 5, 20, 10, 10, 10, 10])
        let sizes = Image.Orientation.allCases.map {
            size(Image(image, scale: 2, orientation: $0, label: Text("a")))
        }
        #expect(sizes == Array(repeating: [5, 4], count: 4) + Array(repeating: [4, 5], count: 4))
        #expect(Image.Orientation.allCases.map(\.rawValue) == Array(0...7))
        let down = try picture().turned(.down)
        let left = try picture().turned(.left)
        #expect(Array(down.premultipliedBGRA.prefix(2)) == [9, 7] && down.pixelWidth == 10)
        // Turned to the left, its upper right corner is the upper left one.
        #expect(Array(left.premultipliedBGRA.prefix(2)) == [9, 0] && left.pixelWidth == 8)
        #expect(CGImage(try picture()).alphaInfo == .premultipliedLast)
        let bytes = try #require(image.dataProvider?.data)
        #expect(bytes.count == 320 && Array(bytes[44..<48]) == [0, 1, 1, 255])
    }
}
