import Foundation
import GalleyDrawing
import GalleyFormats
import GalleyGeometry
import Testing

@testable import GalleyExport

/// Files that move, byte by byte: GIF89a, PNG's third edition (11.3.6), WebP's container.
@Suite("Files that move") struct MovingFileTests {
    private func picture(_ places: [Int], seconds: Double = 0.1, repetitions: Int = 0, colors: Int = 1) -> MovingPicture
    {
        let frames = places.map { place in
            DisplayList(
                size: CGSize(width: 20, height: 12),
                items: [.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 12)), .color(.black), FillStyle())]
                    + (0..<colors).map { index in
                        let color = ResolvedColor(red: 1, green: Double(index) / 15, blue: 0)
                        return .fill(
                            Path(CGRect(x: place + index, y: 3, width: 4, height: 5)), .color(color), FillStyle())
                    })
        }
        return MovingPicture(frames: frames, frameDuration: seconds, repetitions: repetitions)
    }

    private func settings(_ isOpaque: Bool) -> PictureSettings {
        var settings = PictureSettings()
        settings.isOpaque = isOpaque
        return settings
    }

    private func big(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    /// The frames' times as fractions.
    @Test(
        "PNG: times of two bytes each, exact where they can be",
        arguments: [
            (0.1, 0, 0), (1, 1, 1), (1.0 / 24, 1, 24), (0.04, 1, 25), (2.5, 60, 24), (1.0 / 60, 1, 60),
            (0.123, 123, 1000), (1e-9, 1, 1000), (1e9, 65_535, 1000), (70, 70, 1), (70_000, 65_535, 1000),
        ] as [(Double, Int, Int)])
    func times(seconds: Double, numerator: Int, denominator: Int) throws {
        let file = [UInt8](try PictureFormat.png.data(for: picture([0, 5], seconds: seconds), settings(true)))
        let place = try #require(file.indices.dropLast(4).first { Array(file[$0..<$0 + 4]) == Array("fcTL".utf8) }) + 4
        let (above, below) = (big(file[place + 20..<place + 22]), big(file[place + 22..<place + 24]))
        if numerator > 0 { #expect(above == numerator && below == denominator) } else { #expect(above * 10 == below) }
        #expect(Array(file[place + 24..<place + 26]) == [0, 0])
    }

    @Test("What a frame changes of the one before") func changes() throws {
        var frames = try FramePixels(picture([0]), settings(true))
        func change(_ place: Int) throws -> [Int] {
            let part = try frames.changes(picture([place]).frames[0])
            #expect(part.pixels.count == part.width * part.height)
            return [part.x, part.y, part.width, part.height]
        }
        #expect(try change(0) == [0, 0, 20, 12] && frames.width == 20 && frames.height == 12)
        // A square of four by five at (0, 3) that moves by two; then by more than its side; then not at all.
        #expect(try change(2) == [0, 3, 6, 5])
        #expect(try change(12) == [2, 3, 14, 5])
        #expect(try change(12) == [0, 0, 1, 1])
        #expect(try change(18) == [12, 3, 8, 5])
        let part = try frames.changes(picture([0]).frames[0])
        #expect(part.x == 0 && part.width == 20 && part.pixels[0] == 0xFFFF_0000 && part.pixels[4] == 0xFF00_0000)
    }

    @Test("A side of an odd number of pixels gets one more where sides are to be even, an even one none")
    func evenSides() throws {
        for (width, height, even) in [(20, 12, [20, 12]), (21, 13, [22, 14]), (22, 1, [22, 2]), (1, 14, [2, 14])] {
            let list = DisplayList(size: CGSize(width: width, height: height), items: [])
            let picture = MovingPicture(frames: [list], frameDuration: 1)
            let (padded, plain) = (
                try FramePixels(picture, settings(true), hasEvenSides: true), try FramePixels(picture, settings(true))
            )
            #expect([padded.width, padded.height] == even && [plain.width, plain.height] == [width, height])
        }
    }

    /// The blocks of a GIF file: extensions, and frames with their places and colour tables.
    private func blocks(_ file: [UInt8]) -> (extensions: [(code: UInt8, bytes: [UInt8])], frames: [[Int]]) {
        func little(_ place: Int) -> Int { Int(file[place]) | Int(file[place + 1]) << 8 }
        var position = 13 + (file[10] & 0x80 != 0 ? 3 << (Int(file[10] & 7) + 1) : 0)
        var found: (extensions: [(code: UInt8, bytes: [UInt8])], frames: [[Int]]) = ([], [])
        func parts() -> [UInt8] {
            var bytes: [UInt8] = []
            while file[position] != 0 {
                bytes += file[position + 1...position + Int(file[position])]
                position += 1 + Int(file[position])
            }
            position += 1
            return bytes
        }
        while file[position] != 0x3B {
            if file[position] == 0x21 {
                let code = file[position + 1]
                position += 2
                found.extensions.append((code, parts()))
            } else {
                let colors = file[position + 9] & 0x80 != 0 ? 2 << Int(file[position + 9] & 7) : 0
                found.frames.append([
                    little(position + 1), little(position + 3), little(position + 5), little(position + 7), colors,
                ])
                position += 10 + 3 * colors + 1
                _ = parts()
            }
        }
        return found
    }

    @Test("GIF: repetitions, times, and what becomes of frames", arguments: [(0, 0), (1, 0), (2, 1), (300, 299)])
    func gif(repetitions: Int, told: Int) throws {
        let file = [UInt8](
            try PictureFormat.gif.data(
                for: picture([0, 2, 2], seconds: 0.125, repetitions: repetitions), settings(true)))
        #expect(String(decoding: file.prefix(6), as: UTF8.self) == "GIF89a" && Array(file[6..<10]) == [20, 0, 12, 0])
        let (extensions, frames) = blocks(file)
        #expect(
            extensions[0].code == 0xFF
                && extensions[0].bytes == Array("NETSCAPE2.0".utf8) + [1, UInt8(told & 255), UInt8(told >> 8)])
        // Hundredths of a second that add up: 13, 12 and 13. Left as they are, no clear colour.
        #expect(
            extensions.dropFirst().map(\.bytes) == [13, 12, 13].map { [1 << 2, $0, 0, 255] }
                || extensions.dropFirst().map { $0.bytes[1] } == [13, 12, 13])
        #expect(extensions.dropFirst().allSatisfy { $0.code == 0xF9 && $0.bytes[0] == 4 })
        #expect(frames == [[0, 0, 20, 12, 2], [0, 3, 6, 5, 2], [0, 0, 1, 1, 2]])
    }

    @Test("GIF: a still picture has no times, and tables as long as a power of two") func still() throws {
        for (colors, table) in [(1, 2), (2, 4), (3, 4), (4, 8), (8, 16)] {
            let file = [UInt8](try PictureFormat.gif.data(for: picture([0], colors: colors), settings(true)))
            let (extensions, frames) = blocks(file)
            #expect(
                extensions.count == 1 && extensions[0].bytes.prefix(3) == [0, 0, 0]
                    && frames == [[0, 0, 20, 12, table]])
        }
        // With a clear colour, which is the one behind the others.
        let (extensions, frames) = blocks([UInt8](try PictureFormat.gif.data(for: picture([0, 1]), settings(false))))
        #expect(frames.map { Array($0.prefix(4)) } == [[0, 0, 20, 12], [0, 0, 20, 12]] && frames[0][4] == 4)
        #expect(extensions.dropFirst().allSatisfy { $0.bytes[0] == 2 << 2 | 1 && $0.bytes[3] == 2 })
        #expect(throws: ExportError.self) {
            try PictureFormat.gif.data(
                for: MovingPicture(frames: picture([0]).frames, frameDuration: 0), settings(true))
        }
    }

    /// The chunks of WebP's container (ANIM: background, then how often; ANMF: place, size, milliseconds).
    @Test("WebP: repetitions, and times that add up") func webP() throws {
        let file = [UInt8](
            try PictureFormat.webp.data(for: picture([0, 5, 9], seconds: 1.0 / 30, repetitions: 7), settings(true)))
        func little(_ place: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(file[place + $1]) << (8 * $1) }
        }
        var position = 12, durations: [Int] = [], loops = -1
        while position + 8 <= file.count {
            let type = String(decoding: file[position..<position + 4], as: UTF8.self), length = little(position + 4, 4)
            if type == "ANIM" { loops = little(position + 12, 2) }
            if type == "ANMF" { durations.append(little(position + 8 + 12, 3)) }
            position += 8 + length + length % 2
        }
        // 0, 33, 67 and 100 ms.
        #expect(loops == 7 && durations == [33, 34, 33])
    }
}
