import Foundation
import GalleyGeometry
import GalleyText
import Testing

@testable import GalleyDrawing

/// Pictures as pixels: parts, turns, patterns, and what Core Graphics calls an image.
@Suite("Pictures of pixels") struct PixelPictureTests {
    /// Every pixel says where it lies.
    private func image(_ width: Int, _ height: Int) throws -> RasterImage {
        let pixels = (0..<height).flatMap { y in (0..<width).flatMap { x -> [UInt8] in [UInt8(x), UInt8(y), 0, 255] } }
        return try #require(RasterImage(pixelWidth: width, pixelHeight: height, premultipliedBGRA: pixels))
    }

    /// The first pixel's place, and the size.
    private func part(_ image: RasterImage?) -> [Int]? {
        image.map { [Int($0.premultipliedBGRA[0]), Int($0.premultipliedBGRA[1]), $0.pixelWidth, $0.pixelHeight] }
    }

    @Test func sizesMustFit() throws {
        for (width, height, count) in [
            (0, 0, 0), (-1, -1, 4), (1, 0, 0), (0, 1, 0), (2, 1, 4), (1, 1, 8), (Int.max, Int.max, 4),
            (Int.max / 2, 2, 4),
        ] {
            #expect(
                RasterImage(
                    pixelWidth: width, pixelHeight: height, premultipliedBGRA: [UInt8](repeating: 0, count: count))
                    == nil)
        }
        // Rows with something between them.
        let rows: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 99, 99, 11, 12, 13, 14, 15, 16, 17, 18, 99, 99]
        func made(_ isOpaque: Bool) -> [UInt8]? {
            rows.withUnsafeBufferPointer {
                $0.baseAddress.flatMap {
                    RasterImage(pixelWidth: 2, pixelHeight: 2, rows: $0, bytesPerRow: 10, isOpaque: isOpaque)?
                        .premultipliedBGRA
                }
            }
        }
        #expect(made(false) == [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16, 17, 18])
        #expect(made(true) == [1, 2, 3, 255, 5, 6, 7, 255, 11, 12, 13, 255, 15, 16, 17, 255])
        #expect(
            rows.withUnsafeBufferPointer {
                $0.baseAddress.map { RasterImage(pixelWidth: 0, pixelHeight: 2, rows: $0, bytesPerRow: 10) == nil }
            } == true)
        let (a, b) = (try image(1, 1), try image(1, 1))
        #expect(a.number != b.number)
    }

    @Test func partsOfPictures() throws {
        let image = try image(10, 6)
        #expect(part(image.cropped(columns: 2..<5, rows: 1..<6)) == [2, 1, 3, 5])
        #expect(part(image.cropped(columns: -3..<4, rows: 4..<99)) == [0, 4, 4, 2])
        #expect(
            image.cropped(columns: 0..<10, rows: 0..<6) === image
                && image.cropped(columns: -1..<99, rows: 0..<6) === image)
        #expect(
            image.cropped(columns: 10..<12, rows: 0..<6) == nil && image.cropped(columns: 0..<3, rows: 6..<9) == nil)
        let cut = try #require(image.cropped(columns: 3..<5, rows: 2..<4))
        #expect(cut.premultipliedBGRA == [3, 2, 0, 255, 4, 2, 0, 255, 3, 3, 0, 255, 4, 3, 0, 255])
        #expect(
            part(image.cropped(columns: 0..<10, rows: 0..<5)) == [0, 0, 10, 5]
                && part(image.cropped(columns: 0..<9, rows: 0..<6)) == [0, 0, 9, 6])
    }

    /// Apple's documentation of `CGImage.cropping(to:)`: the rectangle is made integral first, and nil where it does not meet the image.
    @Test func coreGraphicsImages() throws {
        let whole = CGImage(try image(10, 6))
        #expect(
            whole.width == 10 && whole.height == 6 && whole.bytesPerRow == 40 && whole.bitsPerPixel == 32
                && whole.bitsPerComponent == 8)
        func crop(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Int]? {
            part(whole.cropping(to: CGRect(x: x, y: y, width: width, height: height))?.raster)
        }
        #expect(
            crop(2.5, 1.2, 2, 2) == [2, 1, 3, 3] && crop(0, 0, 1, 1) == [0, 0, 1, 1]
                && crop(0, 0, 0.5, 0.5) == [0, 0, 1, 1])
        #expect(crop(-5, -5, 6, 7) == [0, 0, 1, 2] && crop(9, 5, 50, 50) == [9, 5, 1, 1])
        #expect(
            crop(10, 0, 5, 5) == nil && crop(0, 6, 5, 5) == nil && crop(-5, 0, 5, 5) == nil && crop(0, -5, 5, 5) == nil)
        #expect(crop(3, 3, 0, 2) == nil && crop(3, 3, 2, 0) == nil && crop(99, 99, 1, 1) == nil)
        let other = CGImage(try image(10, 6))
        #expect(whole == CGImage(whole.raster) && whole != other && whole.copy() === whole)
        #expect(Set([whole, CGImage(whole.raster)]).count == 1 && whole.colorSpace?.name == CGColorSpace.sRGB)
    }

    /// EXIF 2.3, table 4, by where the first pixel, its neighbour and the one below it go in the upright picture.
    @Test func turns() throws {
        let (width, height) = (3, 2)
        let stored = try image(width, height).premultipliedBGRA
        let places: [(ImageOrientation, (Int, Int) -> (Int, Int))] = [
            (.up, { ($0, $1) }), (.upMirrored, { (width - 1 - $0, $1) }),
            (.down, { (width - 1 - $0, height - 1 - $1) }),
            (.downMirrored, { ($0, height - 1 - $1) }), (.leftMirrored, { ($1, $0) }),
            (.right, { (height - 1 - $1, $0) }),
            (.rightMirrored, { (height - 1 - $1, width - 1 - $0) }), (.left, { ($1, width - 1 - $0) }),
        ]
        for (index, (orientation, place)) in places.enumerated() {
            #expect(orientation.rawValue == index + 1 && orientation.swapsSides == (index >= 4))
            let turned = orientation.turned(stored, width: width, height: height)
            let rowLength = orientation.swapsSides ? height : width
            for y in 0..<height {
                for x in 0..<width {
                    let (column, row) = place(x, y)
                    let start = (row * rowLength + column) * 4
                    #expect(
                        Array(turned[start..<start + 4]) == [UInt8(x), UInt8(y), 0, 255], "\(orientation) \(x) \(y)")
                    // The transform takes the pixel's middle to its new middle.
                    let middle = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
                        .applying(orientation.transform(width: Double(width), height: Double(height)))
                    #expect(middle == CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5))
                }
            }
            let sides = orientation.swapsSides ? (height, width) : (width, height)
            #expect(orientation.inverse.turned(turned, width: sides.0, height: sides.1) == stored)
        }
    }

    @Test func glyphPicturesStandOnTheirPens() throws {
        let picture = GlyphPicture(image: try image(1, 1), box: CGRect(x: 0.25, y: -0.75, width: 1.5, height: 0.5))
        let paragraph = Paragraph(
            [TextSpan("ab", font: FontRequest(size: 8, weight: 400))], options: ParagraphOptions(), fonts: .shared)
        var glyph = try #require(paragraph.layout(width: nil, height: nil).lines.first?.runs.first?.glyphs.last)
        (glyph.x, glyph.y) = (3, 5)
        #expect(
            picture.rect(of: glyph, size: 8, origin: CGPoint(x: 100, y: 200))
                == CGRect(x: 105, y: 199, width: 12, height: 4))
    }

    @Test func patternsTakeOtherColours() throws {
        let pixels: [UInt8] = [10, 20, 30, 255, 0, 0, 0, 0, 64, 32, 0, 128, 5, 5, 5, 255]
        let source = try #require(RasterImage(pixelWidth: 2, pixelHeight: 2, premultipliedBGRA: pixels))
        let tile = CGRect(x: 1, y: 2, width: 3, height: 4)
        let paint = Paint.imagePattern(source, tile: tile)
        let turned = paint.mapColors { ResolvedColor(red: $0.blue, green: $0.red, blue: $0.green, alpha: $0.alpha / 2) }
        guard case .image(let pattern) = turned else {
            Issue.record("no pattern")
            return
        }
        // Blue, green, red of half the alpha: what was green, red, blue.
        #expect(
            pattern.image.premultipliedBGRA == [10, 15, 5, 128, 0, 0, 0, 0, 16, 0, 32, 64, 3, 3, 3, 128]
                && pattern.tile == tile)
        for empty in [
            CGRect(x: 0, y: 0, width: 0, height: 5), CGRect(x: 0, y: 0, width: 5, height: 0.0009),
            CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), .null,
        ] {
            #expect(Paint.imagePattern(source, tile: empty) == .color(.clear))
        }
        for small in [CGSize(width: 0.001, height: 5), CGSize(width: 5, height: 0.001)] {
            #expect(Paint.imagePattern(source, tile: CGRect(origin: .zero, size: small)) != .color(.clear))
        }
        let other = try #require(RasterImage(pixelWidth: 2, pixelHeight: 2, premultipliedBGRA: pixels))
        #expect(paint == Paint.imagePattern(source, tile: tile) && paint != Paint.imagePattern(other, tile: tile))
        #expect(
            paint != Paint.imagePattern(source, tile: tile.offsetBy(dx: 1, dy: 0))
                && paint.hashValue == Paint.imagePattern(source, tile: tile).hashValue)
    }
}
