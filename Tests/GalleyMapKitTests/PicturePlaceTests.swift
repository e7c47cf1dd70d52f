import Foundation
import GalleyDrawing
import Testing

@testable import GalleyCoreImage

/// Where parts of pictures lie and what pixels they have. Core Image's origin is the lower left corner (Apple's page of `CIImage`).
@Suite("Places of Core Image's pictures") struct PicturePlaceTests {
    /// 4 × 3 pixels with the numbers 0 to 11 as their blue, rows from the top.
    private static func numbered() throws -> CIImage {
        let bytes = (0..<12).flatMap { blue -> [UInt8] in [UInt8(blue), 0, 0, 255] }
        let raster = try #require(RasterImage(pixelWidth: 4, pixelHeight: 3, premultipliedBGRA: bytes))
        return CIImage(cgImage: CGImage(raster))
    }

    /// The numbers of a picture's pixels, row by row; −1 for what is not seen.
    private func numbers(_ raster: RasterImage) -> [[Int]] {
        let bytes = raster.premultipliedBGRA
        return (0..<raster.pixelHeight).map { y in
            (0..<raster.pixelWidth).map { x in
                let start = (y * raster.pixelWidth + x) * 4
                return bytes[start + 3] == 0 ? -1 : Int(bytes[start])
            }
        }
    }

    private func numbers(_ image: CIImage) -> [[Int]] { numbers(image.raster) }

    @Test("A part of a part lies where it lay in the whole") func parts() throws {
        let image = try Self.numbered()
        let part = image.cropped(to: CGRect(x: 1, y: 0, width: 3, height: 2))
        #expect(part.extent == CGRect(x: 1, y: 0, width: 3, height: 2) && numbers(part) == [[5, 6, 7], [9, 10, 11]])
        let inner = part.cropped(to: CGRect(x: 2, y: 1, width: 9, height: 9))
        #expect(inner.extent == CGRect(x: 2, y: 1, width: 2, height: 1) && numbers(inner) == [[6, 7]])
        #expect(part.cropped(to: CGRect(x: 9, y: 9, width: 1, height: 1)) === part)
        let made = CIContext().createCGImage(part, from: CGRect(x: 2, y: 0, width: 1, height: 2))
        #expect(made.map { numbers($0.raster) } == [[6], [10]])
    }

    @Test("A moved, turned or larger picture has its pixels at their new places") func transforms() throws {
        let part = try Self.numbered().cropped(to: CGRect(x: 1, y: 0, width: 3, height: 2))
        let moved = part.transformed(by: CGAffineTransform(translationX: -1, y: 5))
        #expect(
            moved.extent == CGRect(x: 0, y: 5, width: 3, height: 2) && numbers(moved) == [[5, 6, 7], [9, 10, 11]])
        // A quarter turn to the left: (x, y) comes to (−y, x).
        let turned = part.transformed(by: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(turned.extent == CGRect(x: -2, y: 1, width: 2, height: 3))
        #expect(numbers(turned) == [[7, 11], [6, 10], [5, 9]])
        let wide = part.transformed(by: CGAffineTransform(scaleX: 2, y: 1))
        #expect(wide.extent == CGRect(x: 2, y: 0, width: 6, height: 2))
        #expect(numbers(wide) == [[5, 5, 6, 6, 7, 7], [9, 9, 10, 10, 11, 11]])
        let upright = part.transformed(by: CGAffineTransform(scaleX: 1, y: 0.5))
        #expect(upright.extent == CGRect(x: 1, y: 0, width: 3, height: 1))
        // Sheared by a whole pixel a row: (x, y) comes to (x + y, y), so that the lower row lies half a pixel to the right, cut down.
        let sheared = part.transformed(by: CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0))
        #expect(sheared.extent == CGRect(x: 1, y: 0, width: 5, height: 2))
        #expect(numbers(sheared).map { $0.filter { $0 >= 0 }.count } == [3, 3])
        // What is flat, empty or larger than any picture stays.
        for none in [CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 1e6, y: 1e6)] {
            #expect(part.transformed(by: none) === part)
        }
    }

    @Test("A filter leaves a part where it is") func filtered() throws {
        let part = try Self.numbered().cropped(to: CGRect(x: 1, y: 0, width: 3, height: 2))
        let inverted = part.applyingFilter("CIColorInvert")
        #expect(inverted.extent == part.extent && numbers(inverted) == [[250, 249, 248], [246, 245, 244]])
        #expect(part.applyingFilter("CINone") === part && part.applyingFilter("CIEdges") === part)
        // Squares of two from the lower left corner: the means of 5, 6, 9 and 10, and of 7 and 11.
        let squares = part.applyingFilter("CIPixellate", parameters: [kCIInputScaleKey: 2])
        #expect(numbers(squares) == [[7, 7, 9], [7, 7, 9]])
    }

    @Test("A code has a light module around it") func code() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("a".utf8)
        let extents = ["L", "H", "?"].map { level -> CGRect in
            filter.correctionLevel = level
            return filter.outputImage?.extent ?? .zero
        }
        #expect(extents == [CGRect](repeating: CGRect(x: 0, y: 0, width: 23, height: 23), count: 3))
        let raster = try #require(filter.outputImage).raster
        let rows = numbers(raster)
        let edge = rows[0] + rows[22] + rows.map { $0[0] } + rows.map { $0[22] }
        #expect(edge == [Int](repeating: 255, count: 92))
        // The finder's uppermost row: seven dark modules, one light one.
        #expect(Array(rows[1][1...8]) == [0, 0, 0, 0, 0, 0, 0, 255])
        // Without a level that there is, the usual one: M, whose 14 bytes fill the smallest code.
        let sides = [14, 15].map { count -> CGFloat in
            filter.message = Data(count: count)
            return filter.outputImage?.extent.width ?? 0
        }
        #expect(sides == [23, 27])
    }
}
