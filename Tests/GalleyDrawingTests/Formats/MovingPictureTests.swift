import Foundation
import GalleyDrawing
import GalleyExport
import GalleyFormats
import GalleyGeometry
import GalleyImages
import Testing

@Suite("Pictures that move, and formats with loss") struct MovingPictureTests {
    /// A square that goes one point to the right a frame.
    private func frames(_ count: Int, background: Bool = true) -> MovingPicture {
        let ground = DrawItem.fill(
            Path(CGRect(x: 0, y: 0, width: 40, height: 30)), .color(ResolvedColor(red: 0.2, green: 0.4, blue: 0.6)),
            FillStyle())
        let lists = (0..<count).map { index in
            DisplayList(
                size: CGSize(width: 40, height: 30),
                items: (background ? [ground] : []) + [
                    .fill(Path(CGRect(x: Double(index), y: 5, width: 10, height: 10)), .color(.white), FillStyle())
                ])
        }
        return MovingPicture(frames: lists, frameDuration: 1.0 / 30)
    }

    private func settings(opaque: Bool) -> PictureSettings {
        var settings = PictureSettings()
        settings.isOpaque = opaque
        return settings
    }

    /// The types of a PNG file's chunks, and what they hold.
    private func chunks(_ file: Data) -> [(type: String, bytes: [UInt8])] {
        let bytes = [UInt8](file)
        var found: [(type: String, bytes: [UInt8])] = []
        var start = 8
        while start + 12 <= bytes.count {
            let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
            found.append((type, Array(bytes[start + 8..<start + 8 + length])))
            start += 12 + length
        }
        return found
    }

    private func number(_ bytes: [UInt8], _ start: Int) -> Int {
        bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    // PNG specification, third edition, 11.3.6: one acTL before IDAT, an fcTL a frame, one row of numbers for fcTL and fdAT.
    @Test(
        "PNG: the chunks are numbered in order, and later frames are as large as what changes",
        arguments: [true, false])
    func png(opaque: Bool) throws {
        let picture = frames(5)
        let file = try PictureFormat.png.data(for: picture, settings(opaque: opaque))
        let all = chunks(file)
        #expect(
            all.map(\.type).filter { $0.hasSuffix("AT") || $0.hasSuffix("TL") }
                == ["acTL", "fcTL", "IDAT"] + (0..<4).flatMap { _ in ["fcTL", "fdAT"] })
        #expect(all.first { $0.type == "acTL" }.map { [number($0.bytes, 0), number($0.bytes, 4)] } == [5, 0])
        let numbered = all.filter { ["fcTL", "fdAT"].contains($0.type) }
        #expect(numbered.map { number($0.bytes, 0) } == Array(0..<9))
        let controls = all.filter { $0.type == "fcTL" }.map(\.bytes)
        // A square of ten that moves by one changes a column on each side.
        #expect(controls.dropFirst().allSatisfy { number($0, 4) == 11 && number($0, 8) == 10 && number($0, 16) == 5 })
        #expect(controls.map { number($0, 12) } == [0, 0, 1, 2, 3])
        #expect(controls.allSatisfy { Array($0[20..<24]) == [0, 1, 0, 30] })
        // The still picture in it is the first frame.
        let still = try ImageDecoder.decode(
            [UInt8](PictureFormat.png.data(for: picture.frames[0], settings(opaque: opaque))))
        #expect(try ImageDecoder.decode([UInt8](file)).premultipliedBGRA == still.premultipliedBGRA)
    }

    @Test("The first frame of GIF and WebP files is the first picture", arguments: [PictureFormat.gif, .webp])
    func firstFrame(format: PictureFormat) throws {
        let picture = frames(4)
        let file = try format.data(for: picture, settings(opaque: true))
        let wanted = try PNGExporter(isOpaque: true).image(for: picture.frames[0])
        #expect(try ImageDecoder.decode([UInt8](file)).premultipliedBGRA == wanted.premultipliedBGRA)
        #expect(try format.data(for: picture, settings(opaque: true)) == file)
    }

    /// WebP's container: "ANIM", its length, a background of four bytes, and how often it is shown, 0 for ever.
    @Test("WebP says how often it is shown", arguments: [(0, 0), (1, 1), (3, 3), (-2, 0)])
    func repetitions(count: Int, wanted: Int) throws {
        var picture = frames(2)
        picture.repetitions = count
        let file = try PictureFormat.webp.data(for: picture)
        let place = try #require(file.range(of: Data("ANIM".utf8))).upperBound
        #expect(Int(file[place + 8]) + Int(file[place + 9]) << 8 == wanted)
    }

    @Test("GIF has a frame for each picture, clear where nothing is drawn") func gif() throws {
        let file = [UInt8](try PictureFormat.gif.data(for: frames(4, background: false)))
        // Graphic control extensions: 0x21 0xF9 0x04, then what becomes of the frame and whether a colour is clear.
        let controls = (0..<file.count - 4).filter { file[$0] == 0x21 && file[$0 + 1] == 0xF9 && file[$0 + 2] == 4 }
        #expect(controls.count == 4)
        #expect(controls.allSatisfy { file[$0 + 3] == 2 << 2 | 1 })
        // Thirtieths of a second in hundredths: 3, 4, 3 and 3, so that none is lost.
        #expect(controls.map { Int(file[$0 + 4]) }.reduce(0, +) == 13)
        let pixels = Pixels(try ImageDecoder.decode(file))
        #expect(pixels[0, 0][3] == 0 && pixels[5, 10] == [255, 255, 255, 255])
    }

    @Test("GIF keeps up to 256 colours as they are, and comes near more") func colors() throws {
        let stops = [
            GradientStop(color: .black, location: 0),
            GradientStop(color: ResolvedColor(red: 1, green: 0.5, blue: 0), location: 1),
        ]
        let items: [DrawItem] = [
            .fill(
                Path(CGRect(x: 0, y: 0, width: 300, height: 200)),
                .linearGradient(stops, start: .zero, end: CGPoint(x: 300, y: 200)), FillStyle())
        ]
        let list = DisplayList(size: CGSize(width: 300, height: 200), items: items)
        let exact = Pixels(try PNGExporter(isOpaque: true).image(for: list))
        let file = try PictureFormat.gif.data(for: list, settings(opaque: true))
        let near = Pixels(try ImageDecoder.decode([UInt8](file)))
        for y in stride(from: 0, to: 200, by: 9) {
            for x in stride(from: 0, to: 300, by: 7) {
                for channel in 0..<3 { #expect(abs(exact[x, y][channel] - near[x, y][channel]) <= 16) }
            }
        }
    }

    @Test("JPEG is near what was drawn, nearer and larger with more quality, and white where nothing is") func jpeg()
        throws
    {
        let picture = Samples.picture
        let exact = try PNGExporter(isOpaque: true, background: .white).image(for: picture).premultipliedBGRA
        var errors: [Double] = []
        var sizes: [Int] = []
        for quality in [20.0, 60, 95] {
            let file = try JPEGExporter(quality: quality).data(for: picture)
            let read = try ImageDecoder.decode([UInt8](file)).premultipliedBGRA
            #expect(read.count == exact.count)
            errors.append(zip(exact, read).map { abs(Double($0) - Double($1)) }.reduce(0, +) / Double(exact.count))
            sizes.append(file.count)
        }
        #expect(errors[0] > errors[1] && errors[1] > errors[2] && errors[2] < 2)
        #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
        let empty = DisplayList(size: CGSize(width: 16, height: 16), items: [])
        #expect(
            try ImageDecoder.decode([UInt8](JPEGExporter().data(for: empty))).premultipliedBGRA.allSatisfy { $0 == 255 }
        )
    }

    @Test("AVIF: a file of the format, the same every time, smaller with less quality") func avif() throws {
        let exact = try AVIFExporter().data(for: Samples.picture)
        #expect(exact[4..<12] == Data("ftypavif".utf8))
        #expect(try AVIFExporter().data(for: Samples.picture) == exact)
        #expect(try AVIFExporter(quality: 40).data(for: Samples.picture).count < exact.count)
    }

    @Test("What cannot move says which formats can") func still() throws {
        let error = #expect(throws: ExportError.self) { try PictureFormat.pdf.data(for: frames(2)) }
        #expect("\(String(describing: error))".contains("PNG, WebP, GIF and MP4"))
        #expect(throws: ExportError.self) {
            try PictureFormat.gif.data(for: MovingPicture(frames: frames(2).frames, frameDuration: .nan))
        }
        #expect(throws: ExportError.self) {
            try PictureFormat.gif.data(for: MovingPicture(frames: [], frameDuration: 1))
        }
    }
}
