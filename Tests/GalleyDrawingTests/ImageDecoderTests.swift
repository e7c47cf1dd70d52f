import Foundation
import GalleyDrawing
import GalleyExport
import Testing

@testable import GalleyImages

@Suite struct ImageDecoderTests {
    private func png() throws -> [UInt8] { [UInt8](try PNGExporter().data(for: Samples.picture)) }

    static let red = [255, 0, 0, 255]
    static let green = [0, 255, 0, 255]
    static let blue = [0, 0, 255, 255]
    static let white = [255, 255, 255, 255]

    /// The colours of the four quarters, from the top left on.
    private func quarters(_ image: RasterImage) -> [[Int]] {
        let pixels = Pixels(image)
        let (x, y) = (image.pixelWidth / 4, image.pixelHeight / 4)
        return [pixels[x, y], pixels[3 * x, y], pixels[x, 3 * y], pixels[3 * x, 3 * y]]
    }

    private func isNear(_ colors: [[Int]], _ wanted: [[Int]], _ tolerance: Int) -> Bool {
        zip(colors.joined(), wanted.joined()).allSatisfy { abs($0 - $1) <= tolerance }
    }

    @Test(arguments: [
        ("quadrants.png", 0), ("quadrants.jpg", 3), ("quadrants-progressive.jpg", 3), ("cmyk.jpg", 3),
        ("quadrants.webp", 0), ("quadrants.gif", 0), ("interlaced.gif", 0), ("moving.gif", 0), ("moving.webp", 0),
    ])
    func everyFormat(name: String, tolerance: Int) throws {
        let image = try ImageDecoder.decode(ImageFiles.bytes(name))
        #expect(image.pixelWidth == 32 && image.pixelHeight == 24)
        #expect(
            isNear(quarters(image), [Self.red, Self.green, Self.blue, Self.white], tolerance), "\(quarters(image))")
    }

    /// The grays are ITU-R BT.709's luma, which ImageMagick, which wrote the file, converts with.
    @Test func grayJPEG() throws {
        let grays = quarters(try ImageDecoder.decode(ImageFiles.bytes("gray.jpg")))
        #expect(isNear(grays, [54, 182, 18, 255].map { [$0, $0, $0, 255] }, 3), "\(grays)")
    }

    @Test func clearPartsStayClear() throws {
        let webP = quarters(try ImageDecoder.decode(ImageFiles.bytes("clear-corner.webp")))
        #expect(webP[3] == [0, 0, 0, 0] && webP[0][3] == 255)
        let gif = quarters(try ImageDecoder.decode(ImageFiles.bytes("clear.gif")))
        #expect(gif == [Self.red, [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])
    }

    /// EXIF 2.3, table 4: where the stored picture's first row and first column are seen.
    @Test(arguments: [
        (1, "top", "left"), (2, "top", "right"), (3, "bottom", "right"), (4, "bottom", "left"), (5, "left", "top"),
        (6, "right", "top"), (7, "right", "bottom"), (8, "left", "bottom"),
    ])
    func orientation(value: Int, row: String, column: String) throws {
        for isBigEndian in [false, true] {
            let file = ImageFiles.turned(try ImageFiles.bytes("quadrants.jpg"), value, isBigEndian: isBigEndian)
            let image = try ImageDecoder.decode(file)
            let isOnItsSide = row == "left" || row == "right"
            #expect(image.pixelWidth == (isOnItsSide ? 24 : 32) && image.pixelHeight == (isOnItsSide ? 32 : 24))
            // Red is stored in the first row and column, green further along the row, blue further down.
            var seen: [String: [Int]] = [:]
            let opposite = ["top": "bottom", "bottom": "top", "left": "right", "right": "left"]
            for (color, isFirstRow, isFirstColumn) in [
                (Self.red, true, true), (Self.green, true, false), (Self.blue, false, true), (Self.white, false, false),
            ] {
                let sides = [isFirstRow ? row : opposite[row]!, isFirstColumn ? column : opposite[column]!].sorted()
                seen[sides.joined()] = color
            }
            let wanted = ["lefttop", "righttop", "bottomleft", "bottomright"].map { seen[$0] ?? [] }
            #expect(isNear(quarters(image), wanted, 3), "\(value): \(quarters(image))")
            #expect(image.file?.orientation.rawValue == value)
            // The file itself no longer asks to be turned.
            let again = try ImageDecoder.decode(try #require(image.file).bytes)
            #expect(
                again.pixelWidth == 32 && isNear(quarters(again), [Self.red, Self.green, Self.blue, Self.white], 3))
        }
    }

    @Test func orientationsThatMakeNoSenseAreNone() throws {
        for value in [0, 9, 65535] {
            let image = try ImageDecoder.decode(ImageFiles.turned(ImageFiles.bytes("quadrants.jpg"), value))
            #expect(image.pixelWidth == 32 && image.file?.orientation == .up)
        }
    }

    @Test(arguments: ["quadrants.png", "quadrants.jpg", "quadrants-progressive.jpg", "quadrants.webp", "quadrants.gif"])
    func truncatedFilesAreErrors(name: String) throws {
        let whole = try ImageFiles.bytes(name)
        for count in [0, 4, 8, 20, 33, 40, whole.count / 2, whole.count * 3 / 4] where count < whole.count {
            #expect(throws: ImageError.self, "\(count)") { try ImageDecoder.decode(Array(whole.prefix(count))) }
        }
    }

    @Test func aShortPNGIsSaidToBeShort() throws {
        var whole = try ImageFiles.bytes("quadrants.png")
        #expect(throws: ImageError.damagedImage(type: "PNG", reason: "it ends too early")) {
            try ImageDecoder.decode(Array(whole.prefix(whole.count * 3 / 4)))
        }
        // The first byte of the compressed pixels says how they are compressed.
        let pixels = try #require(Data(whole).range(of: Data("IDAT".utf8))).upperBound
        whole[pixels] ^= 0xFF
        let error = #expect(throws: ImageError.self) { try ImageDecoder.decode(whole) }
        #expect(error != .damagedImage(type: "PNG", reason: "it ends too early"))
    }

    /// Bytes 6 to 9 of a GIF file are its canvas: without one of its sides it is as large as the picture.
    @Test func canvasesThatAreLeftOut() throws {
        for side in [6, 8] {
            var bytes = try ImageFiles.bytes("quadrants.gif")
            bytes.replaceSubrange(side..<side + 2, with: [0, 0])
            let image = try ImageDecoder.decode(bytes)
            #expect(image.pixelWidth == 32 && image.pixelHeight == 24)
            #expect(quarters(image) == [Self.red, Self.green, Self.blue, Self.white])
        }
    }

    /// A file may end anywhere in its segments, also behind a marker's first byte: libjpeg skips what is no marker, this does not.
    @Test func exifOfFilesThatEndEarly() throws {
        let whole = ImageFiles.turned(try ImageFiles.bytes("quadrants.jpg"), 6)
        var found: Set<Bool> = []
        for count in 0...whole.count {
            let orientation = EXIFOrientation(jpeg: Array(whole.prefix(count)))?.orientation
            #expect(orientation == nil || orientation?.rawValue == 6, "\(count)")
            found.insert(orientation == nil)
        }
        #expect(found == [true, false])
    }

    @Test func hugeHeadersAreRejectedBeforeMemoryIsTaken() throws {
        let wanted = ImageError.imageTooLarge(
            width: 20_000, height: 20_000, limit: "64 megapixels, and 32767 a side")
        // 20,000 is 0x4E20.
        var bytes = try png()
        bytes.replaceSubrange(16..<24, with: [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20])
        #expect(throws: wanted) { try ImageDecoder.decode(bytes) }
        var jpeg = try ImageFiles.bytes("quadrants.jpg")
        let frame = try #require(jpeg.indices.first { jpeg[$0] == 0xFF && $0 + 1 < jpeg.count && jpeg[$0 + 1] == 0xC0 })
        jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x4E, 0x20, 0x4E, 0x20])
        #expect(throws: wanted) { try ImageDecoder.decode(jpeg) }
        var gif = try ImageFiles.bytes("quadrants.gif")
        gif.replaceSubrange(6..<10, with: [0x20, 0x4E, 0x20, 0x4E])
        #expect(throws: wanted) { try ImageDecoder.decode(gif) }
        // Lossless WebP says its sides, less one, in 14 bits each: 16,384 at most, but that is 268 megapixels.
        var webP = try ImageFiles.bytes("quadrants.webp")
        let start = try #require(webP.indices.first { webP[$0] == 0x2F && $0 > 19 })
        webP.replaceSubrange(start + 1..<start + 5, with: [0xFF, 0xFF, 0xFF, webP[start + 4] | 0x0F])
        #expect(
            throws: ImageError.imageTooLarge(
                width: 16_384, height: 16_384, limit: "64 megapixels, and 32767 a side")
        ) { try ImageDecoder.decode(webP) }
        bytes.replaceSubrange(16..<24, with: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
        #expect(throws: ImageError.self) { try ImageDecoder.decode(bytes) }
        bytes.replaceSubrange(16..<24, with: [0, 0, 0, 0, 0, 0, 0, 0])
        #expect(throws: ImageError.self) { try ImageDecoder.decode(bytes) }
    }

    @Test func otherKindsAreNamed() {
        let kinds: [(String, [UInt8])] = [
            ("TIFF", Array("II*\0".utf8)), ("HEIC", Array("\0\0\0\u{18}ftypheic".utf8)),
            ("PDF", Array("%PDF-1.7".utf8)),
            ("BMP", Array("BM6".utf8)), ("SVG", Array("<svg/>".utf8)), ("empty", []), ("unknown", [1, 2, 3]),
        ]
        for (name, bytes) in kinds {
            #expect(throws: ImageError.unsupportedImage(type: name)) { try ImageDecoder.decode(bytes) }
        }
        #expect(ImageError.unsupportedImage(type: "HEIC").description.contains("HEIC"))
    }
}
