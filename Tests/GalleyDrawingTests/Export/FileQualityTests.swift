import Foundation
import GalleyDrawing
import GalleyFormats
import GalleyGeometry
import GalleyTestPrograms
import Testing

@testable import GalleyExport

/// What a quality becomes in each format, and the limits of sizes: the exporters' doc comments, ITU-T T.81 (JPEG,
/// B.2.2) and ffmpeg's documentation of libx264 (`-crf` from 0 to 51).
@Suite("Qualities and sizes of files") struct FileQualityTests {
    private let list = DisplayList(
        size: CGSize(width: 9, height: 7),
        items: [
            .fill(
                Path(ellipseIn: CGRect(x: 1, y: 1, width: 7, height: 5)),
                .color(ResolvedColor(red: 1, green: 0.4, blue: 0.1)), FillStyle())
        ])

    @Test("Numbers beyond 0 to 100 count as those, and none as none") func clamped() throws {
        func jpeg(_ quality: Double?) throws -> Data { try JPEGExporter(quality: quality).data(for: list) }
        #expect(try jpeg(101) == jpeg(100) && jpeg(100) != jpeg(99) && jpeg(0) == jpeg(1) && jpeg(-5) == jpeg(1))
        #expect(try jpeg(1) != jpeg(2) && jpeg(.nan) == jpeg(1) && jpeg(89.6) == jpeg(90) && jpeg(nil) == jpeg(90))
        #expect(JPEGExporter.usualQuality == 90 && JPEGExporter.maximumSide == 65_500)
        func webP(_ quality: Double?) throws -> Data { try WebPExporter(quality: quality).data(for: list) }
        #expect(try webP(101) == webP(100) && webP(-1) == webP(0) && webP(.nan) == webP(0) && webP(0) != webP(100))
        #expect(try webP(nil) != webP(100) && WebPExporter.maximumSide == 16_383)
        func avif(_ quality: Double?) throws -> Data { try AVIFExporter(quality: quality).data(for: list) }
        #expect(try avif(101) == avif(100) && avif(-1) == avif(0) && avif(.nan) == avif(0) && avif(0) != avif(90))
    }

    /// The numbers of samples of each colour, across and down.
    private func sampling(_ file: Data) throws -> [UInt8] {
        let bytes = [UInt8](file)
        let start = try #require(bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
        return [bytes[start + 11], bytes[start + 14], bytes[start + 17]]
    }

    @Test("From 85 on a JPEG file has colours for each pixel, below for four together") func sampling() throws {
        for (quality, first) in [(84.0, 0x22), (85, 0x11), (100, 0x11), (84.4, 0x22), (84.5, 0x11)] as [(Double, UInt8)]
        {
            #expect(try sampling(JPEGExporter(quality: quality).data(for: list)) == [first, 0x11, 0x11], "\(quality)")
        }
        let bytes = [UInt8](try JPEGExporter().data(for: list))
        // JFIF's segment, then the profile's: marker, length, name, the first of one.
        let place = 4 + Int(bytes[4]) * 256 + Int(bytes[5])
        #expect(bytes[place] == 0xFF && bytes[place + 1] == 0xE2)
        let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
        #expect(length == 16 + ColorProfile.of(.sRGB).count)
        #expect(Array(bytes[place + 4..<place + 18]) == Array("ICC_PROFILE\0".utf8) + [1, 1])
        #expect(bytes[place + 2 + length] == 0xFF)
    }

    /// What ffmpeg is called with.
    private func arguments(_ quality: Double?, _ seconds: Double = 0.04) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("ffmpeg-\(UUID().uuidString)")
        try writeProgram("cat > /dev/null; printf '%s\\n' \"$@\"", to: file.path)
        defer { try? FileManager.default.removeItem(at: file) }
        var settings = PictureSettings()
        settings.quality = quality
        var exporter = MP4Exporter(settings)
        exporter.program = file.path
        let moving = MovingPicture(frames: [list, list], frameDuration: seconds)
        return String(decoding: try exporter.data(for: moving), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test("A film's loss is from 51 to 10 for a quality from 0 to 100, and 18 where none is chosen") func film() throws
    {
        func value(_ name: String, _ arguments: [String]) -> String? {
            arguments.firstIndex(of: name).map { arguments[$0 + 1] }
        }
        for (quality, loss) in [(nil, "18"), (0, "51"), (100, "10"), (200, "10"), (-1, "51"), (50, "30"), (.nan, "51")]
            as [(Double?, String)]
        {
            #expect(try value("-crf", arguments(quality)) == loss, "\(String(describing: quality))")
        }
        let told = try arguments(nil, 1.0 / 30)
        // Sides are even: 10 by 8.
        #expect(value("-framerate", told) == "30.0" && value("-video_size", told) == "10x8")
        #expect(value("-pixel_format", told) == "bgr0" && value("-threads", told) == "4" && told.last == "/dev/fd/1")
    }

    @Test("Pixels of a picture: whole numbers, rounded up but for a hair") func sizes() throws {
        func size(_ width: Double, _ height: Double, _ scale: Double = 1) throws -> [Int] {
            let size = try PNGExporter(scale: scale).pixelSize(of: CGSize(width: width, height: height))
            return [size.width, size.height]
        }
        #expect(try size(9, 7) == [9, 7] && size(9.1, 7.5) == [10, 8] && size(9.0000005, 7.00001) == [9, 8])
        #expect(try size(9, 7, 2.5) == [23, 18] && size(0.1, 0.001) == [1, 1] && size(9, 7, 0.01) == [1, 1])
        #expect(try size(16_384, 16_384) == [16_384, 16_384] && size(8192, 1, 2) == [16_384, 2])
        func error(_ width: Double, _ height: Double, _ scale: Double = 1) -> ExportError? {
            #expect(throws: ExportError.self) { try size(width, height, scale) }
        }
        let limit = "16384 pixels a side"
        #expect(error(16_385, 7) == .pictureTooLarge(width: 16_385, height: 7, limit: limit))
        #expect(error(7, 16_385) == .pictureTooLarge(width: 7, height: 16_385, limit: limit))
        #expect(
            error(0, 7) == .emptyPicture(width: 0, height: 7) && error(7, -1) == .emptyPicture(width: 7, height: -1))
        #expect(error(.infinity, 7) == .emptyPicture(width: .infinity, height: 7))
        #expect(error(9, 7, 0) == .invalidScale(0) && error(9, 7, -2) == .invalidScale(-2))
        #expect(error(9, 7, .infinity) == .invalidScale(.infinity))
        let wide = DisplayList(size: CGSize(width: 16_384, height: 1))
        #expect(
            #expect(throws: ExportError.self) { try WebPExporter().data(for: wide) }
                == .pictureTooLarge(width: 16_384, height: 1, limit: "16383 pixels a side in WebP"))
    }

    @Test("A PDF page's sides") func pages() throws {
        func error(_ width: Double, _ height: Double) -> ExportError? {
            do {
                _ = try PDFExporter().data(for: DisplayList(size: CGSize(width: width, height: height)))
                return nil
            } catch { return error as? ExportError }
        }
        let limit = "14,400 points a side in PDF"
        #expect(error(14_400, 1) == nil && error(1, 14_400) == nil)
        #expect(error(14_401, 1) == .pictureTooLarge(width: 14_401, height: 1, limit: limit))
        #expect(error(1, 14_401) == .pictureTooLarge(width: 1, height: 14_401, limit: limit))
        #expect(error(0, 1) == .emptyPicture(width: 0, height: 1) && error(1, 0) == .emptyPicture(width: 1, height: 0))
    }

    @Test("What is said of pictures that cannot be written") func messages() {
        let errors: [(ExportError, String)] = [
            (.emptyPicture(width: 0, height: 2), "the picture is 0.0 × 2.0 points: there is nothing to draw"),
            (.invalidScale(-1), "the scale is -1.0; it must be a positive number"),
            (
                .pictureTooLarge(width: 3, height: 4, limit: "l"),
                "the picture would be 3.0 × 4.0 pixels; the limit is l"
            ),
            (.drawingFailed("x"), "drawing failed: x"),
            (.notConforming(to: "S", missing: ["a", "b"]), "the document is not S: a; b"),
        ]
        for (error, text) in errors { #expect(error.description == text) }
        let settings = PictureSettings()
        #expect(settings.scale == 1 && !settings.isOpaque && settings.quality == nil && settings.background == nil)
        #expect(settings.pngEncoding == .balanced && settings.encodingThreads == 1 && settings.svgText == .outlines)
        #expect(settings.pdf.isTagged && settings.pdf.hasOutline && settings.pdf.effectsDPI == 300)
        #expect(settings.colorSpace == .sRGB && settings.pdf.standards.isEmpty && settings.pdf.keywords.isEmpty)
    }
}
