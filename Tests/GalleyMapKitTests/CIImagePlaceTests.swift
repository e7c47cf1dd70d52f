import Foundation
import GalleyDrawing
import Testing

@testable import GalleyCoreImage

/// Pictures that are cut, moved, turned and enlarged. Apple's page of `CIImage`: the origin is the lower left corner;
/// an extent has a place; a transform moves the extent with the pixels.
@Suite("Places of pictures") struct CIImagePlaceTests {
    /// 4 × 3 pixels: blue is the number of the column, green that of the row from the top.
    private static func picture() throws -> CIImage {
        var bytes: [UInt8] = []
        for row in 0..<3 { for column in 0..<4 { bytes += [UInt8(column * 10), UInt8(row * 10), 7, 255] } }
        let raster = try #require(RasterImage(pixelWidth: 4, pixelHeight: 3, premultipliedBGRA: bytes))
        return CIImage(raster, at: CGPoint(x: 100, y: 50))
    }

    /// Columns and rows of the pixels, row by row from the top; "--" where nothing is.
    private func told(_ image: CIImage) -> [String] {
        let bytes = image.raster.premultipliedBGRA, width = image.raster.pixelWidth
        return (0..<image.raster.pixelHeight).map { row in
            (0..<width).map { column -> String in
                let start = (row * width + column) * 4
                return bytes[start + 3] == 0 ? "--" : "\(bytes[start] / 10)\(bytes[start + 1] / 10)"
            }.joined(separator: " ")
        }
    }

    private let whole = ["00 10 20 30", "01 11 21 31", "02 12 22 32"]

    @Test("A part has its own place") func cropping() throws {
        let picture = try Self.picture()
        #expect(picture.extent == CGRect(x: 100, y: 50, width: 4, height: 3) && told(picture) == whole)
        let part = picture.cropped(to: CGRect(x: 101, y: 50, width: 2, height: 1))
        #expect(part.extent == CGRect(x: 101, y: 50, width: 2, height: 1) && told(part) == ["12 22"])
        // What juts out is left out; a part of a pixel is all of it.
        let corner = picture.cropped(to: CGRect(x: 102.5, y: 51.5, width: 50, height: 50))
        #expect(corner.extent == CGRect(x: 102, y: 51, width: 2, height: 2) && told(corner) == ["20 30", "21 31"])
        let again = corner.cropped(to: CGRect(x: 103, y: 51, width: 1, height: 1))
        #expect(told(again) == ["31"] && again.extent.origin == CGPoint(x: 103, y: 51))
        for rect in [CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 104, y: 50, width: 2, height: 2), .zero] {
            #expect(told(picture.cropped(to: rect)) == whole, "\(rect)")
        }
        let context = CIContext(options: nil)
        let image = context.createCGImage(picture, from: CGRect(x: 100, y: 52, width: 3, height: 1))
        #expect(image.map { told(CIImage(cgImage: $0)) } == ["00 10 20"])
        #expect(context.createCGImage(picture, from: picture.extent)?.width == 4)
    }

    @Test("A move, a turn, a mirror and other lengths") func transforms() throws {
        let picture = try Self.picture()
        let moved = picture.transformed(by: CGAffineTransform(translationX: -100, y: 7))
        #expect(moved.extent == CGRect(x: 0, y: 57, width: 4, height: 3) && told(moved) == whole)
        // A quarter against the clock takes (x, y) to (−y, x): what was at the right is above.
        let turned = picture.transformed(by: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(turned.extent == CGRect(x: -53, y: 100, width: 3, height: 4))
        #expect(told(turned) == ["30 31 32", "20 21 22", "10 11 12", "00 01 02"])
        let flipped = picture.transformed(by: CGAffineTransform(scaleX: 1, y: -1))
        #expect(flipped.extent == CGRect(x: 100, y: -53, width: 4, height: 3))
        #expect(told(flipped) == Array(whole.reversed()))
        let wide = picture.transformed(by: CGAffineTransform(scaleX: 2, y: 1))
        #expect(wide.extent == CGRect(x: 200, y: 50, width: 8, height: 3))
        #expect(told(wide)[1] == "01 01 11 11 21 21 31 31")
        let tall = picture.transformed(by: CGAffineTransform(scaleX: 1, y: 3))
        #expect(tall.extent == CGRect(x: 100, y: 150, width: 4, height: 9))
        #expect(told(tall).map { $0.prefix(2) } == ["00", "00", "00", "01", "01", "01", "02", "02", "02"])
        // Half as large: the middles of the pixels are at 1 and 3 of four, which begin new ones.
        let small = picture.transformed(by: CGAffineTransform(scaleX: 0.5, y: 1))
        #expect(small.extent == CGRect(x: 50, y: 50, width: 2, height: 3) && told(small)[0] == "10 30")
    }

    @Test("What has no size afterwards, or too large a one, is left as it is") func limits() throws {
        let picture = try Self.picture()
        let matrices = [
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 1, y: 0),
            CGAffineTransform(a: 2, b: 4, c: 1, d: 2, tx: 0, ty: 0), CGAffineTransform(scaleX: 10_000, y: 10_000),
        ]
        for matrix in matrices {
            let same = picture.transformed(by: matrix)
            #expect(same.extent == picture.extent && told(same) == whole, "\(matrix)")
        }
        // A shear by one to one keeps the area; what comes from outside is nothing.
        let shear = picture.transformed(by: CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: -150, ty: 0))
        #expect(shear.extent == CGRect(x: 0, y: 50, width: 7, height: 3))
        #expect(told(shear).map { $0.contains("--") } == [true, true, true])
        let counts = told(shear).map { $0.split(separator: " ").filter { $0 != "--" }.count }
        #expect(counts.allSatisfy { (3...4).contains($0) })
    }

    @Test("A filter that is not known changes nothing; numbers of every kind are numbers") func filters() throws {
        let picture = try Self.picture()
        #expect(told(picture.applyingFilter("CINothing")) == whole)
        func bytes(_ value: Any) -> [UInt8] {
            picture.applyingFilter("CISepiaTone", parameters: [kCIInputIntensityKey: value]).raster.premultipliedBGRA
        }
        let half = bytes(0.5)
        #expect(half != picture.raster.premultipliedBGRA)
        #expect(bytes(Float(0.5)) == half && bytes(CGFloat(0.5)) == half && bytes(NSNumber(value: 0.5)) == half)
        #expect(bytes(0) == picture.raster.premultipliedBGRA && bytes("0.5") == bytes(1) && bytes(1) != half)
        #expect(CIImage(data: Data([1, 2, 3])) == nil)
        #expect(CIImage(contentsOf: URL(fileURLWithPath: "/not/there.png")) == nil)
    }
}
