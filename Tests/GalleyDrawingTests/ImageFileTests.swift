import Foundation
import GalleyDrawing
import Testing

@testable import GalleyImages

/// GIF files made byte by byte (GIF89a, 18 to 23), the limits of pictures, and what of an SVG file is looked at before
/// it is drawn.
@Suite("Image files, byte by byte") struct ImageFileTests {
    private func little(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }

    /// A frame of pixels that are numbers below 128. Before each the table of codes is forgotten, so that every code
    /// has eight bits.
    private func frame(
        _ pixels: [[UInt8]], x: Int = 0, y: Int = 0, isInterlaced: Bool = false, colors: [[UInt8]] = []
    ) -> [UInt8] {
        var bytes: [UInt8] = [0x2C] + little(x) + little(y) + little(pixels[0].count) + little(pixels.count)
        bytes.append((isInterlaced ? 0x40 : 0) | (colors.isEmpty ? 0 : 0x80))
        bytes += colors.flatMap { $0 }
        let codes: [UInt8] = pixels.joined().flatMap { [UInt8(128), $0] } + [129]
        bytes.append(7)
        for start in stride(from: 0, to: codes.count, by: 255) {
            let part = codes[start..<min(start + 255, codes.count)]
            bytes.append(UInt8(part.count))
            bytes += part
        }
        return bytes + [0]
    }

    /// A file with four colours: red, green, blue and white.
    private func gif(_ width: Int, _ height: Int, _ parts: [UInt8], hasColors: Bool = true) -> [UInt8] {
        let colors: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
        return Array("GIF89a".utf8) + little(width) + little(height) + [hasColors ? 0x81 : 0, 0, 0]
            + (hasColors ? colors : []) + parts + [0x3B]
    }

    /// The pixels by the first letters of their colours; a dot is clear.
    private func told(_ file: [UInt8]) throws -> [String] {
        let image = try ImageDecoder.decode(file)
        let names: [[UInt8]: Character] = [
            [0, 0, 255, 255]: "r", [0, 255, 0, 255]: "g", [255, 0, 0, 255]: "b", [255, 255, 255, 255]: "w",
            [0, 0, 0, 0]: ".", [3, 2, 1, 255]: "o", [6, 5, 4, 255]: "p",
        ]
        return (0..<image.pixelHeight).map { y in
            String(
                (0..<image.pixelWidth).map { x in
                    let start = (y * image.pixelWidth + x) * 4
                    return names[Array(image.premultipliedBGRA[start..<start + 4])] ?? "?"
                })
        }
    }

    @Test("GIF: a frame in its place on the canvas, as far as it lies on it") func places() throws {
        let pixels: [[UInt8]] = [[0, 1, 2], [3, 2, 1]]
        #expect(try told(gif(3, 2, frame(pixels))) == ["rgb", "wbg"])
        #expect(try told(gif(5, 4, frame(pixels, x: 1, y: 2))) == [".....", ".....", ".rgb.", ".wbg."])
        #expect(try told(gif(3, 3, frame(pixels, x: 1, y: 2))) == ["...", "...", ".rg"])
        #expect(try told(gif(2, 1, frame(pixels, x: 5, y: 0))) == [".."])
        // Without a canvas it is as large as the frame.
        #expect(try told(gif(0, 2, frame(pixels))) == ["rgb", "wbg"])
        // The first frame alone is shown.
        #expect(try told(gif(3, 2, frame(pixels) + frame([[1, 1, 1]]))) == ["rgb", "wbg"])
    }

    @Test("GIF: rows of an interlaced frame come by eighths, fourths and halves") func interlaced() throws {
        // Rows 0 and 8, then 4, then 2 and 6, then 1, 3, 5, 7 and 9.
        let rows: [UInt8] = [0, 0, 1, 2, 2, 3, 3, 3, 3, 3]
        let file = gif(1, 10, frame(rows.map { [$0] }, isInterlaced: true))
        #expect(try told(file) == ["r", "w", "b", "w", "g", "w", "b", "w", "r", "w"])
        #expect(try told(gif(1, 10, frame(rows.map { [$0] }))) == rows.map { ["r", "g", "b", "w"][Int($0)] })
    }

    private func control(_ flags: UInt8, _ index: UInt8) -> [UInt8] { [0x21, 0xF9, 4, flags, 7, 0, index, 0] }

    @Test("GIF: a clear colour, and numbers that no colour has") func clear() throws {
        let pixels: [[UInt8]] = [[0, 1, 2], [3, 4, 127]]
        #expect(try told(gif(3, 2, frame(pixels))) == ["rgb", "w.."])
        #expect(try told(gif(3, 2, control(1, 1) + frame(pixels))) == ["r.b", "w.."])
        #expect(try told(gif(3, 2, control(1, 0) + frame(pixels))) == [".gb", "w.."])
        #expect(try told(gif(3, 2, control(0, 1) + frame(pixels))) == ["rgb", "w.."])
        #expect(try told(gif(3, 2, control(4, 1) + frame(pixels))) == ["rgb", "w.."])
        // A comment between them changes nothing; the last of two controls holds.
        let comment: [UInt8] = [0x21, 0xFE, 2, 1, 1, 0]
        #expect(try told(gif(3, 2, control(1, 1) + comment + frame(pixels))) == ["r.b", "w.."])
        #expect(try told(gif(3, 2, control(1, 1) + control(1, 2) + frame(pixels))) == ["rg.", "w.."])
    }

    @Test("GIF: a frame's own colours; without any colours it is damaged") func colors() throws {
        let own: [[UInt8]] = [[1, 2, 3], [4, 5, 6]]
        #expect(try told(gif(2, 1, frame([[0, 1]], colors: own))) == ["op"])
        #expect(try told(gif(2, 1, frame([[0, 1]], colors: own), hasColors: false)) == ["op"])
        func error(_ file: [UInt8]) -> ImageError? {
            #expect(throws: ImageError.self) { try ImageDecoder.decode(file) }
        }
        #expect(
            error(gif(2, 1, frame([[0, 1]]), hasColors: false))
                == .damagedImage(type: "GIF", reason: "it has no colours"))
        #expect(error(gif(2, 1, [])) == .damagedImage(type: "GIF", reason: "it has no picture"))
        let whole = gif(2, 1, frame([[0, 1]]))
        #expect(error(Array(whole.prefix(30))) == .damagedImage(type: "GIF", reason: "it ends too early"))
    }

    @Test("How large a picture may be") func limits() {
        func error(_ width: Int, _ height: Int) -> ImageError? {
            do {
                try ImageDecoder.check("X", width: width, height: height)
                return nil
            } catch { return error as? ImageError }
        }
        let limit = "64 megapixels, and 32767 a side"
        #expect(error(32_767, 1) == nil && error(1, 32_767) == nil && error(8000, 8000) == nil && error(1, 1) == nil)
        #expect(error(32_768, 1) == .imageTooLarge(width: 32_768, height: 1, limit: limit))
        #expect(error(1, 32_768) == .imageTooLarge(width: 1, height: 32_768, limit: limit))
        #expect(error(8000, 8001) == .imageTooLarge(width: 8000, height: 8001, limit: limit))
        #expect(error(0, 5) == .damagedImage(type: "X", reason: "its header says 0 × 5 pixels"))
        #expect(error(5, -1) == .damagedImage(type: "X", reason: "its header says 5 × -1 pixels"))
    }

    @Test("Kinds of files, by how they begin") func kinds() {
        func kind(_ text: String) -> String { "\(ImageKind(Array(text.utf8)))" }
        func other(_ name: String) -> String { "\(ImageKind.other(name))" }
        #expect(
            kind("RIFF0000WEBP") == "webP" && kind("RIFF0000WAVE") == other("unknown")
                && kind("RIFF") == other("unknown"))
        #expect(kind("GIF87a") == "gif" && kind("GIF") == other("unknown") && kind("GIF9") == other("unknown"))
        #expect(kind("0000ftypavif") == other("AVIF") && kind("0000ftypheic") == other("HEIC"))
        #expect(kind("0000ftyp") == other("HEIC") && kind("ftyp") == other("unknown"))
        #expect(kind("II*\0") == other("TIFF") && kind("MM\0*") == other("TIFF") && kind("II\0*") == other("unknown"))
        #expect(kind("%PDF-1") == other("PDF") && kind("BM") == other("BMP") && kind("") == other("empty"))
        for text in ["<svg/>", " \n\t<svg>", "\u{FEFF}<svg>", "<?xml?><svg", "<x:svg/>", "<!-- s --><sv><svg>"] {
            #expect(kind(text) == "svg", "\(text)")
        }
        for text in ["svg", "a<svg>", "<asvg>", "<sv>", "< svg>", "<", "   "] {
            #expect(kind(text) == other("unknown"), "\(text)")
        }
        // The first 64 kB are looked at.
        let room = String(repeating: " ", count: 65_536)
        #expect(
            kind("<a>" + room.dropLast(7) + "<svg") == "svg"
                && kind("<a>" + room.dropLast(6) + "<svg") == other("unknown"))
        #expect(ImageKind([0xFF, 0xD8, 0xFF]).isJPEG && !ImageKind([0xFF, 0xD8]).isJPEG)
    }

    @Test("What is said of files that cannot be read") func messages() {
        let errors: [(ImageError, String)] = [
            (.unsupportedImage(type: "empty"), "the file is empty"),
            (.unsupportedImage(type: "BMP"), "BMP images cannot be read: PNG, JPEG, WebP, GIF and SVG can"),
            (.damagedImage(type: "GIF", reason: "x"), "the GIF image is damaged: x"),
            (.imageTooLarge(width: 3, height: 4, limit: "l"), "the image is 3 × 4 pixels; the limit is l"),
            (.missingLibrary("L", package: "p"), "L is not installed (on Debian: apt-get install p)"),
            (.decodingFailed("x"), "drawing failed: x"),
        ]
        for (error, text) in errors { #expect(error.description == text) }
    }

    private func fault(_ text: String) -> String? {
        do {
            try SVGGuard.check(Array(text.utf8))
            return nil
        } catch { return "\(error)" }
    }

    @Test("SVG: encodings that are read, and entities that stand for nothing but text") func encodings() {
        for name in ["UTF-8", "utf8", "US-ASCII", "iso-8859-1"] {
            #expect(fault("<?xml version='1.0' encoding=\"\(name)\"?><svg/>") == nil, "\(name)")
            #expect(fault("<?xml version='1.0' encoding = '\(name)' ?><svg/>") == nil, "\(name)")
        }
        #expect(fault("<?xml version='1.0'?><svg/>") == nil && fault("<?other encoding='utf-16'?><svg/>") == nil)
        let utf16 = fault("<?xml version='1.0' encoding='UTF-16'?><svg/>")
        #expect(utf16 == "the SVG image is damaged: it is encoded in utf-16, not in UTF-8")
        let message = "the SVG image is damaged: it declares entities that stand for markup or for other entities"
        for value in ["&a;", "<g/>", "%a;"] {
            #expect(fault("<!DOCTYPE svg [<!ENTITY a 'x'><!ENTITY b '\(value)'>]><svg/>") == message, "\(value)")
        }
        #expect(fault("<!DOCTYPE svg [<!ENTITY a 'x'><!ENTITY b 'y'>]><svg/>") == nil)
    }

    /// A PNG file's head, as far as its size.
    private func head(_ width: Int, _ height: Int) -> String {
        func big(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }
        let bytes: [UInt8] = PNGDecoder.signature + big(13) + Array("IHDR".utf8) + big(width) + big(height)
        return Data(bytes + [8, 6, 0, 0, 0, 0, 0, 0, 0]).base64EncodedString()
    }

    private func image(_ file: String, _ element: String = "image") -> String {
        "<\(element) href='data:image/png;base64,\(file)'/>"
    }

    @Test("SVG: pictures inside have 64 megapixels together at the most") func pixels() {
        let large = image(head(8000, 4000)), half = image(head(8000, 4000), "x:feImage"), one = image(head(1, 1))
        #expect(fault("<svg>\(large)\(half)</svg>") == nil)
        let message = "the SVG image is damaged: the pictures inside have more than 64 megapixels"
        #expect(fault("<svg>\(large)\(half)\(one)</svg>") == message)
        // What is no picture may say what it likes.
        #expect(fault("<svg>\(large)\(half)\(image(head(1, 1), "text"))</svg>") == nil)
        #expect(fault("<svg>\(image(head(32_768, 1)))</svg>")?.contains("32768 × 1") == true)
        let short = Data(PNGDecoder.signature).base64EncodedString()
        #expect(fault("<svg>\(image(short))</svg>") == "the PNG image is damaged: its header is missing")
        #expect(
            fault("<svg><image href='data:image/png,abc'/></svg>")
                == "the SVG image is damaged: a picture inside is not encoded in base64")
        #expect(fault("<svg><image href='a.png'/></svg>") == nil)
    }

    @Test("SVG: characters by their names and numbers in the addresses of pictures") func references() {
        func address(_ start: String) -> String? { fault("<svg><image href='\(start)image/png;base64,AAAA'/></svg>") }
        let other = "the SVG image is damaged: a picture inside is neither PNG nor JPEG"
        for start in ["data:", "&#100;ata:", "&#x64;ata:", "d&#97;t&#x61;:", "&amp;data:", "&lt;&gt;data:"] {
            #expect(address(start) == other, "\(start)")
        }
        // A quotation mark ends an address, and an entity of the file's own is not looked up.
        #expect(address("&quot;x") == nil && address("&apos;x") == nil && address("x") == nil)
        let message = "the SVG image is damaged: an image element refers to an entity"
        for start in ["&a;", "&#xZ;", "&#1114112;", "&#;"] { #expect(address(start) == message, "\(start)") }
    }
}

extension ImageKind {
    fileprivate var isJPEG: Bool { if case .jpeg = self { true } else { false } }
}
