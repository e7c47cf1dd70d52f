import Foundation
import GalleyDrawing
import GalleyExport
import GalleyGeometry
import Testing

@testable import GalleyImages

@Suite struct VectorFileTests {
    private func read(_ text: String) throws -> VectorImage { try VectorFile.read(Array(text.utf8)) }

    private func damage(_ text: String) -> String {
        do {
            _ = try read(text)
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test func isDrawnInAnySize() throws {
        let image = try VectorFile.read(ImageFiles.bytes("quadrants.svg"))
        #expect(image.size == CGSize(width: 32, height: 24))
        let pixels = Pixels(try image.raster(pixelWidth: 200, pixelHeight: 100))
        #expect(pixels[99, 49] == ImageDecoderTests.red && pixels[100, 49] == ImageDecoderTests.green)
        #expect(pixels[99, 50] == ImageDecoderTests.blue && pixels[100, 50] == ImageDecoderTests.white)
    }

    @Test func sizes() throws {
        #expect(try read("<svg width='10' height='20'/>").size == CGSize(width: 10, height: 20))
        #expect(try read("<svg viewBox='5 5 30 40'/>").size == CGSize(width: 30, height: 40))
        #expect(try read("<svg width='100%' height='100%' viewBox='0 0 7 9'/>").size == CGSize(width: 7, height: 9))
        #expect(try read("<svg width='1in' height='72pt'/>").size == CGSize(width: 96, height: 96))
        #expect(damage("<svg/>").contains("neither width and height nor a view box"))
        #expect(damage("<svg width='0' height='10'/>").contains("0"))
        #expect(damage("<svg width='1e9' height='10'/>").contains("1000000000"))
    }

    @Test func brokenFilesAreErrors() {
        #expect(damage("<svg width='10' height='10'><g").contains("damaged"))
        #expect(damage("<svg width='10' height='10'><g></svg>").contains("damaged"))
        #expect(damage("<?xml version='1.0' encoding='UTF-16'?><svg width='1' height='1'/>").contains("utf-16"))
    }

    @Test func entitiesDoNotMultiply() {
        var text = "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'>"
        for (name, inner) in zip("bcdefghij", "abcdefghi") {
            text += "<!ENTITY \(name) '\(String(repeating: "&\(inner);", count: 10))'>"
        }
        #expect(damage(text + "]><svg width='9' height='9'><text>&j;</text></svg>").contains("entities"))
        // As Illustrator writes them.
        #expect(
            damage(
                "<!DOCTYPE svg [<!ENTITY ns_svg 'http://www.w3.org/2000/svg'>]><svg xmlns='&ns_svg;' width='9' height='9'/>"
            ).isEmpty)
    }

    @Test func depthIsLimited() {
        let deep = String(repeating: "<g opacity='.9'>", count: 100_000)
        #expect(damage("<svg width='9' height='9'>\(deep)").contains("nested"))
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)).utf8)
        }
        #expect(throws: Never.self) { try SVGGuard.check(nested(200) + nested(200)) }
        #expect(throws: ImageError.self) { try SVGGuard.check(nested(201)) }
    }

    /// Each group uses the one before ten times: 10⁹ squares, of which librsvg draws half a million, or gives up.
    @Test func uses() {
        var text = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect id='a0' width='1' height='1'/>"
        for level in 1...9 {
            text += "<g id='a\(level)'>\(String(repeating: "<use href='#a\(level - 1)'/>", count: 10))</g>"
        }
        #expect(damage(text + "</svg>").contains("SVG image"))
    }

    @Test func picturesInsideAreCheckedFirst() throws {
        func wrapped(_ file: [UInt8], _ type: String = "png") -> String {
            "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><image width='9' height='9' "
                + "href='data:image/\(type);base64,\(Data(file).base64EncodedString())'/></svg>"
        }
        var png = try ImageFiles.bytes("quadrants.png")
        let image = try read(wrapped(png))
        #expect(Pixels(try image.raster(pixelWidth: 90, pixelHeight: 90))[20, 20][3] == 255)
        png.replaceSubrange(16..<24, with: [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20])
        #expect(damage(wrapped(png)).contains("20000"))
        // The same with the first letter written as a number.
        #expect(damage(wrapped(png).replacingOccurrences(of: "data:", with: "&#x64;ata:")).contains("20000"))
        #expect(damage(wrapped(Array("GIF89a".utf8), "gif")).contains("neither PNG nor JPEG"))
    }

    @Test func picturesOfOneSizeStayApartInSVG() throws {
        let images = try ["#f00", "#00f"].map {
            try read(
                "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path fill='\($0)' d='M0 0h9v9'/></svg>")
        }
        let rect = CGRect(x: 0, y: 0, width: 9, height: 9)
        let items = (images + images).map { DrawItem.image(.vector($0), in: rect, ImageStyle()) }
        let list = DisplayList(size: rect.size, items: items)
        let text = String(decoding: try SVGExporter().data(for: list), as: UTF8.self)
        for image in images { #expect(text.components(separatedBy: Data(image.svg).base64EncodedString()).count == 2) }
        #expect(text.components(separatedBy: "<use").count == 5)
    }

    @Test func otherFilesAreNotOpened() throws {
        let path = ImageFiles.folder.appendingPathComponent("quadrants.png").path
        let image = try read(
            "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><image width='9' height='9' href='file://\(path)'/></svg>"
        )
        let raster = try image.raster(pixelWidth: 9, pixelHeight: 9)
        #expect(raster.premultipliedBGRA.allSatisfy { $0 == 0 })
    }
}
