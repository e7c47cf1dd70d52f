import Foundation
import GalleyDrawing
import GalleyExport
import GalleyImages
import GalleyGeometry
import Testing

/// How pictures get into each kind of document.
@Suite struct PictureTests {
    private func list(
        _ picture: Picture, _ style: ImageStyle = ImageStyle(), size: CGSize = CGSize(width: 32, height: 24)
    )
        -> DisplayList
    {
        DisplayList(size: size, items: [.image(picture, in: CGRect(origin: .zero, size: size), style)])
    }

    private func svg(_ list: DisplayList) throws -> String {
        String(decoding: try SVGExporter().data(for: list), as: UTF8.self)
    }

    private func raster(_ name: String) throws -> Picture {
        .raster(try ImageDecoder.decode(ImageFiles.bytes(name)))
    }

    @Test(arguments: ["quadrants.jpg", "quadrants.png"]) func svgHoldsTheFileItself(name: String) throws {
        let file = try ImageFiles.bytes(name)
        #expect(try svg(list(raster(name))).contains(Data(file).base64EncodedString()))
    }

    @Test func svgTurnsAPhoto() throws {
        let image = try ImageDecoder.decode(ImageFiles.turned(ImageFiles.bytes("quadrants.jpg"), 6))
        let text = try svg(list(.raster(image), size: CGSize(width: 24, height: 32)))
        #expect(text.contains("<image id=\"i1\" width=\"32\" height=\"24\" transform=\"matrix(0 1 -1 0 24 0)\""))
        #expect(text.contains("data:image/jpeg"))
    }

    @Test func pdfHoldsTheJPEGItself() throws {
        for orientation in 1...8 {
            let image = try ImageDecoder.decode(ImageFiles.turned(ImageFiles.bytes("quadrants.jpg"), orientation))
            let size = CGSize(width: image.pixelWidth, height: image.pixelHeight)
            let pdf = try PDFExporter().data(for: list(.raster(image), size: size))
            let file = try #require(image.file)
            #expect(pdf.range(of: Data(file.bytes)) != nil)
            #expect(pdf.range(of: Data("/DCTDecode".utf8)) != nil)
        }
    }

    @Test func vectorsStayVectors() throws {
        let file = try ImageFiles.bytes("quadrants.svg")
        let picture = Picture.vector(try VectorFile.read(file))
        #expect(try svg(list(picture)).contains("data:image/svg+xml;base64,\(Data(file).base64EncodedString())"))
        let pdf = try PDFExporter().data(for: list(picture))
        #expect(pdf.range(of: Data("/Subtype /Image".utf8)) == nil)
        let pixels = Pixels(try PNGExporter(scale: 3).image(for: list(picture)))
        #expect(pixels[47, 35] == ImageDecoderTests.red && pixels[48, 36] == ImageDecoderTests.white)
    }

    @Test func tilesRepeatFromTheTopLeft() throws {
        let style = ImageStyle(isSmooth: false, tile: CGSize(width: 16, height: 12))
        let tiled = list(try raster("quadrants.png"), style, size: CGSize(width: 40, height: 30))
        let pixels = Pixels(try PNGExporter(scale: 2).image(for: tiled))
        // Tiles are 32 × 24 pixels, quarters 16 × 12: the third column of tiles shows its left half only.
        #expect(pixels[8, 6] == ImageDecoderTests.red && pixels[24, 6] == ImageDecoderTests.green)
        #expect(pixels[40, 30] == ImageDecoderTests.red && pixels[56, 42] == ImageDecoderTests.white)
        #expect(pixels[72, 54] == ImageDecoderTests.red)
        #expect(try svg(tiled).contains("patternUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"16\" height=\"12\""))
    }

    @Test func stencilsTakeGradients() throws {
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        let paint = Paint.linearGradient(stops, start: .zero, end: CGPoint(x: 32, y: 0))
        for picture in [try raster("clear.gif"), try .vector(VectorFile.read(ImageFiles.bytes("quadrants.svg")))] {
            let tinted = list(picture, ImageStyle(tint: paint))
            let pixels = Pixels(try PNGExporter().image(for: tinted))
            #expect(pixels[0, 2][0] < 20 && pixels[14, 2][0] > 80 && pixels[14, 2][3] == 255)
            #expect(try svg(tinted).contains("mask=\"url(#m1)\""))
            _ = try PDFExporter().data(for: tinted)
        }
        let clear = Pixels(try PNGExporter().image(for: list(raster("clear.gif"), ImageStyle(tint: paint))))
        #expect(clear[24, 18][3] == 0)
    }
}
