import Foundation
import GalleyDrawing
import GalleyExport
import GalleyImages
import GalleyFormats
import GalleyGeometry
import Testing

/// The table of formats, and WebP, which was added to it last.
@Suite struct FormatTests {
    @Test("Each format of the table is written, the same each time", arguments: PictureFormat.stills)
    func table(_ format: PictureFormat) throws {
        let file = try format.data(for: Samples.picture)
        #expect(!file.isEmpty)
        #expect(try format.data(for: Samples.picture) == file)
        #expect(PictureFormat(rawValue: format.rawValue) == format)
        for size in [CGSize(width: 0, height: 5), CGSize(width: CGFloat.infinity, height: 5)] {
            #expect(throws: ExportError.self) { try format.data(for: DisplayList(size: size)) }
        }
        _ = try format.data(for: Samples.hostile)
    }

    @Test func namesInWords() {
        #expect(PictureFormat(rawValue: "tiff") == nil && PictureFormat(rawValue: "jpeg") == .jpeg)
        #expect([PictureFormat.png, .svg, .pdf].titles() == "PNG, SVG or PDF")
        #expect([PictureFormat.png, .svg].endings("and") == ".png and .svg")
        #expect([PictureFormat.webp].titles() == "WebP" && [PictureFormat]().titles() == "")
        #expect(PictureFormat.all(with: .quality) == [.webp, .jpeg, .avif, .mp4])
    }

    /// The types that IANA has registered; "jpg" is none (RFC 2046 §4.2).
    @Test func mediaTypes() {
        #expect(
            PictureFormat.allCases.map(\.mediaType) == [
                "image/png", "image/svg+xml", "application/pdf", "image/webp", "image/jpeg", "image/avif", "image/gif",
                "video/mp4",
            ])
    }

    @Test("Files are known to be whole, and when their end is missing", arguments: PictureFormat.stills)
    func whole(_ format: PictureFormat) throws {
        let file = try format.data(for: Samples.picture)
        func isWhole(_ bytes: some Sequence<UInt8>) -> Bool { Array(bytes).withUnsafeBytes(format.isWhole) }
        #expect(isWhole(file))
        for count in [0, 1, 3, 4, 8, 12, file.count / 2, file.count - 9, file.count - 2] {
            #expect(!isWhole(file.prefix(count)), "\(count) of \(file.count) bytes")
        }
        #expect(!isWhole(file.dropFirst()) && !isWhole([UInt8](repeating: 0, count: file.count)))
    }

    /// ISO 14496-12 §4.2: a length of 0 reaches to the end, one of 1 stands for eight bytes behind the type.
    @Test("Boxes of a film are counted") func boxes() {
        let head: [UInt8] = [0, 0, 0, 8] + Array("ftyp".utf8)
        func isWhole(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes(PictureFormat.mp4.isWhole) }
        #expect(isWhole(head) && isWhole(head + [0, 0, 0, 9] + Array("mdat!".utf8)))
        #expect(!isWhole(head + [0, 0, 0, 10] + Array("mdat!".utf8)) && !isWhole(head + [0, 0, 0, 8]))
        #expect(isWhole(head + [0, 0, 0, 0] + Array("mdat and more".utf8)))
        let long: [UInt8] = [0, 0, 0, 1] + Array("mdat".utf8) + [0, 0, 0, 0, 0, 0, 0]
        #expect(isWhole(head + long + [17, 1]) && !isWhole(head + long + [18, 1]) && !isWhole(head + long))
        #expect(!isWhole(head + [0, 0, 0, 4] + Array("mdat".utf8)))
        #expect(!isWhole([0, 0, 0, 1] + Array("ftyp".utf8) + [UInt8](repeating: 255, count: 8)))
    }

    @Test("Without a quality a WebP file has a PNG file's pixels", arguments: [1.0, 2.5])
    func lossless(scale: Double) throws {
        var settings = PictureSettings()
        settings.scale = scale
        let png = try PictureFormat.png.data(for: Samples.picture, settings)
        let webp = try PictureFormat.webp.data(for: Samples.picture, settings)
        let (a, b) = (try ImageDecoder.decode([UInt8](png)), try ImageDecoder.decode([UInt8](webp)))
        #expect(a.pixelWidth == b.pixelWidth && a.pixelHeight == b.pixelHeight)
        // Both keep colours that are not multiplied by alpha; their readers may round by one when they multiply.
        #expect(zip(a.premultipliedBGRA, b.premultipliedBGRA).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
        settings.isOpaque = true
        let opaque = [
            try PictureFormat.png.data(for: Samples.picture, settings),
            try PictureFormat.webp.data(for: Samples.picture, settings),
        ].map { try? ImageDecoder.decode([UInt8]($0)).premultipliedBGRA }
        #expect(opaque[0] != nil && opaque[0] == opaque[1])
    }

    @Test("A lower quality makes smaller files that differ more") func quality() throws {
        var settings = PictureSettings()
        settings.isOpaque = true
        settings.background = .white
        func file(_ quality: Double?) throws -> (count: Int, difference: Int) {
            settings.quality = quality
            let file = try PictureFormat.webp.data(for: Samples.picture, settings)
            let pixels = try ImageDecoder.decode([UInt8](file)).premultipliedBGRA
            settings.quality = nil
            let exact = try PNGExporter(isOpaque: true, background: .white).image(for: Samples.picture)
            return (file.count, zip(pixels, exact.premultipliedBGRA).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) })
        }
        let (exact, good, poor) = (try file(nil), try file(90), try file(10))
        #expect(exact.difference == 0 && good.difference > 0 && poor.difference > good.difference)
        #expect(poor.count < good.count)
        for odd in [-5, .nan, 1e9] as [Double] { _ = try file(odd) }
    }

    @Test func largestSide() throws {
        #expect(throws: ExportError.self) {
            try PictureFormat.webp.data(for: DisplayList(size: CGSize(width: 16_384, height: 1)))
        }
        let file = try PictureFormat.webp.data(for: DisplayList(size: CGSize(width: 16_383, height: 1)))
        #expect(try ImageDecoder.decode([UInt8](file)).pixelWidth == 16_383)
    }
}
