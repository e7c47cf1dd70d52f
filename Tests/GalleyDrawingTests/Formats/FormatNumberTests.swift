import Foundation
import Testing

@testable import GalleyFormats

/// How files of each format begin and end (their specifications), the words for formats, and moments of a range.
@Suite("Formats, byte by byte") struct FormatNumberTests {
    private func isWhole(_ format: PictureFormat, _ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { format.isWhole($0) }
    }

    private func isWhole(_ format: PictureFormat, _ text: String) -> Bool { isWhole(format, Array(text.utf8)) }

    @Test("PNG, JPEG and GIF: their first bytes and their last") func pixels() {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1, 2, 3] + Array("IEND".utf8) + [4, 5, 6, 7]
        #expect(isWhole(.png, png) && !isWhole(.png, Array(png.dropLast())) && !isWhole(.png, Array(png.dropFirst())))
        #expect(!isWhole(.png, png + [8]) && !isWhole(.png, []))
        #expect(isWhole(.jpeg, [0xFF, 0xD8, 0xFF, 0xD9]) && isWhole(.jpeg, [0xFF, 0xD8, 0xFF, 0xFF, 0xD9]))
        #expect(
            !isWhole(.jpeg, [0xFF, 0xD8, 0xFF, 0, 0xFF, 0xD8]) && !isWhole(.jpeg, [0xFF, 0xD8, 0xFE, 0, 0xFF, 0xD9]))
        #expect(!isWhole(.jpeg, [0xFF, 0xD8, 0xFF]))
        #expect(
            isWhole(.gif, "GIF89a;") && isWhole(.gif, "GIF8;") && !isWhole(.gif, "GIF89a") && !isWhole(.gif, "GIF7;"))
    }

    @Test("SVG and PDF: signs that end them, and lines that may follow") func documents() {
        #expect(
            isWhole(.svg, "<svg/>") && isWhole(.svg, "<svg/>\n \n") && !isWhole(.svg, "<svg/> x")
                && !isWhole(.svg, " <svg/>"))
        #expect(!isWhole(.svg, "svg>") && !isWhole(.svg, ""))
        #expect(
            isWhole(.pdf, "%PDF-1.7\n%%EOF") && isWhole(.pdf, "%PDF-1.7\n%%EOF\n") && isWhole(.pdf, "%PDF-%%EOF\r\n\n"))
        #expect(
            !isWhole(.pdf, "%PDF-%%EOF\r\n\n\n") && !isWhole(.pdf, "%PDF-1.7\n%%EO") && !isWhole(.pdf, "PDF-1.7\n%%EOF")
        )
    }

    @Test("WebP: as many bytes as its head says") func webP() {
        func file(_ count: UInt8, _ rest: Int) -> [UInt8] {
            Array("RIFF".utf8) + [count, 0, 0, 0] + [UInt8](repeating: 7, count: rest)
        }
        #expect(
            isWhole(.webp, file(4, 4)) && isWhole(.webp, file(9, 9)) && !isWhole(.webp, file(9, 8))
                && !isWhole(.webp, file(9, 10)))
        #expect(!isWhole(.webp, file(3, 3)) && !isWhole(.webp, Array("RIFX".utf8) + file(4, 4).dropFirst(4)))
        #expect(isWhole(.webp, Array("RIFF".utf8) + [0, 1, 0, 0] + [UInt8](repeating: 7, count: 256)))
    }

    private func box(_ type: String, _ content: Int, length: Int? = nil) -> [UInt8] {
        let count = length ?? content + 8
        return [24, 16, 8, 0].map { UInt8(count >> $0 & 255) } + Array(type.utf8)
            + [UInt8](repeating: 0, count: content)
    }

    @Test("AVIF and MP4: boxes one after the other, of which the first is ftyp", arguments: [PictureFormat.avif, .mp4])
    func boxes(format: PictureFormat) {
        let start = box("ftyp", 4)
        #expect(
            isWhole(format, start) && isWhole(format, start + box("mdat", 0))
                && isWhole(format, start + box("mdat", 300)))
        #expect(
            !isWhole(format, box("moov", 4)) && !isWhole(format, Array(start.dropLast()))
                && !isWhole(format, start + [0, 0, 0]))
        #expect(
            !isWhole(format, start + box("mdat", 0, length: 7)) && !isWhole(format, start + box("mdat", 5, length: 14)))
        // 0 is all that is left; 1 stands before a length of eight bytes.
        #expect(
            isWhole(format, start + box("mdat", 5, length: 0)) && !isWhole(format, start + box("mdat", 0, length: 1)))
        let long: [UInt8] = box("mdat", 0, length: 1) + [0, 0, 0, 0, 0, 0, 0, 18, 1, 2]
        #expect(isWhole(format, start + long) && isWhole(format, start + long + box("free", 1)))
        #expect(!isWhole(format, start + long.dropLast()) && !isWhole(format, start + long.prefix(15)))
    }

    @Test("Names, endings, types, and what can be chosen") func words() {
        let formats: [PictureFormat] = [.png, .svg, .pdf, .webp, .jpeg, .avif, .gif, .mp4]
        #expect(PictureFormat.allCases == formats && PictureFormat.stills == Array(formats.dropLast()))
        #expect(formats.map(\.rawValue) == ["png", "svg", "pdf", "webp", "jpg", "avif", "gif", "mp4"])
        #expect(formats.map(\.title) == ["PNG", "SVG", "PDF", "WebP", "JPEG", "AVIF", "GIF", "MP4"])
        #expect(
            formats.map { PictureFormat(rawValue: $0.rawValue) } == formats && PictureFormat(rawValue: "PNG") == nil)
        #expect(
            PictureFormat(rawValue: "jpeg") == .jpeg && PictureFormat.jpeg.otherNames == ["jpeg"]
                && PictureFormat.png.otherNames.isEmpty)
        #expect(formats.map(\.isStill) == [true, true, true, true, true, true, true, false])
        #expect(PictureFormat.all(with: .quality) == [.webp, .jpeg, .avif, .mp4])
        #expect(
            PictureFormat.all(with: .frames) == [.png, .webp, .gif, .mp4]
                && PictureFormat.all(with: .encoding) == [.png])
        #expect(PictureFormat.all(with: .scale) == [.png, .webp, .jpeg, .avif, .gif, .mp4])
        #expect(PictureFormat.all(with: .colorSpace) == [.png, .webp, .jpeg, .avif])
        #expect([PictureFormat]().titles() == "" && [PictureFormat.png].titles() == "PNG")
        #expect(
            [PictureFormat.png, .svg].titles() == "PNG or SVG"
                && [PictureFormat.png, .svg, .jpeg].endings("and") == ".png, .svg and .jpg")
        #expect(PictureFormat.missingFFmpeg.hasSuffix("apt-get install ffmpeg), or choose PNG, WebP or GIF"))
    }

    @Test("Ranges of moments: what can be one, and its moments") func ranges() throws {
        func moments(_ text: String) -> [Double]? { FrameRange(text)?.moments }
        #expect(
            moments("0...1@2") == [0, 0.5, 1] && moments("0..<1@2") == [0, 0.5]
                && moments("1...1.5@4") == [1, 1.25, 1.5])
        // The last moment is shown where it is one of them.
        #expect(
            moments("0...1@1.5") == [0, 1 / 1.5] && moments("0..<1@1.5") == [0, 1 / 1.5] && moments("0..<0.1@1") == [0])
        #expect(moments("0...0.3@10")?.count == 4 && moments("0..<0.3@10")?.count == 3)
        for wrong in [
            "", "0...1", "0...1@", "@2", "1...1@2", "2...1@2", "-1...1@2", "0...1@0", "0...1@-2", "0..1@2", "a...1@2",
            "0...1@2@3", "0...inf@2", "nan...1@2", "0...1@1001",
        ] {
            #expect(FrameRange(wrong) == nil, "\(wrong)")
        }
        #expect(
            FrameRange("0...1@1000") != nil && FrameRange("0...18@1000") != nil && FrameRange("0...18.1@1000") == nil)
        let range = try #require(FrameRange(from: 1, to: 3, showsEnd: false, framesPerSecond: 5))
        #expect(
            range.start == 1 && range.end == 3 && !range.showsEnd && range.framesPerSecond == 5
                && FrameRange.most == 18_000)
        #expect(FrameRange("1..<3@5") == range && range.moments.count == 10)
        #expect(PDFStandard.allCases.map(\.title) == ["PDF/UA-1", "PDF/A-2a", "PDF/A-4"])
        let pairs = PDFStandard.allCases.map { one in PDFStandard.allCases.map { one.agrees(with: $0) } }
        #expect(pairs == [[true, true, false], [true, true, false], [false, false, true]])
        #expect(PDFStandard.allCases.map(\.rawValue) == ["ua-1", "a-2a", "a-4"])
    }
}
