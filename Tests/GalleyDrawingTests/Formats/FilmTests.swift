import Foundation
import GalleyDrawing
import GalleyExport
import GalleyFormats
import GalleyGeometry
import GalleyFormatChecks
import GalleyTestPrograms
import Testing

@Suite("MP4 films, by ffmpeg") struct FilmTests {
    /// A square that goes one point to the right a frame.
    private func frames(_ count: Int, size: CGSize = CGSize(width: 41, height: 31)) -> MovingPicture {
        let lists = (0..<count).map { index in
            DisplayList(
                size: size,
                items: [
                    .fill(
                        Path(CGRect(x: Double(index), y: 0, width: 20, height: 31)),
                        .color(ResolvedColor(red: 1, green: 0.2, blue: 0)), FillStyle())
                ])
        }
        return MovingPicture(frames: lists, frameDuration: 1.0 / 30)
    }

    /// A program in place of ffmpeg: a shell script.
    private func standIn(_ script: String) throws -> MP4Exporter {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("ffmpeg-\(UUID().uuidString)")
        try writeProgram(script, to: file.path)
        var exporter = MP4Exporter()
        exporter.program = file.path
        exporter.patience = 1
        return exporter
    }

    private func failure(_ exporter: MP4Exporter, _ picture: MovingPicture) -> String {
        defer { try? FileManager.default.removeItem(atPath: exporter.program ?? "") }
        do {
            _ = try exporter.data(for: picture)
            return "none"
        } catch {
            return "\(error)"
        }
    }

    @Test("Without ffmpeg the message says what to do") func missing() {
        var exporter = MP4Exporter()
        exporter.program = nil
        let message = failure(exporter, frames(2))
        for part in ["ffmpeg", "not on the path", "apt-get install ffmpeg", "PNG, WebP or GIF"] {
            #expect(message.contains(part))
        }
    }

    @Test("A still picture is no film, and what cannot move says which formats can") func still() {
        let error = #expect(throws: ExportError.self) { try PictureFormat.mp4.data(for: frames(1).frames[0]) }
        #expect("\(String(describing: error))".contains("--frames"))
        let other = #expect(throws: ExportError.self) { try PictureFormat.jpeg.data(for: frames(2)) }
        #expect("\(String(describing: other))".contains("PNG, WebP, GIF and MP4"))
        #expect(PictureFormat.allCases.filter { !PictureFormat.stills.contains($0) } == [.mp4])
    }

    @Test("An ffmpeg that is broken, killed, too slow or no program is told, and no half film is kept")
    func broken() throws {
        let many = frames(40, size: CGSize(width: 300, height: 200))
        let unknown = try standIn("echo first >&2; echo 'Unknown encoder' >&2; exit 3")
        #expect(failure(unknown, many).contains("with status 3: Unknown encoder"))
        #expect(try failure(standIn("cat > /dev/null; echo half; kill -9 $$"), many).contains("by signal 9"))
        #expect(try failure(standIn("head -c 1000 > /dev/null"), many).contains("ended before it had all pictures"))
        #expect(try failure(standIn("exec sleep 60"), many).contains("taken no picture for 1.0 seconds"))
        let endless = try standIn("cat > /dev/null; exec sleep 60")
        #expect(failure(endless, frames(1)).contains("not ended after 1.0 seconds"))
        #expect(try failure(standIn("cat > /dev/null"), many).contains("written nothing"))
        var none = MP4Exporter()
        none.program = "/nowhere/ffmpeg"
        #expect(failure(none, many).contains("'/nowhere/ffmpeg' cannot be started: No such file or directory"))
    }

    @Test("All pictures come to the program, in order, a pixel of four bytes, sides even and on white") func pictures()
        throws
    {
        let exporter = try standIn("cat")
        defer { try? FileManager.default.removeItem(atPath: exporter.program ?? "") }
        let bytes = [UInt8](try exporter.data(for: frames(3)))
        #expect(bytes.count == 3 * 42 * 32 * 4)
        func pixel(_ frame: Int, _ x: Int, _ y: Int) -> [UInt8] {
            let start = ((frame * 32 + y) * 42 + x) * 4
            return Array(bytes[start..<start + 3])
        }
        for frame in 0..<3 {
            #expect(pixel(frame, frame, 5) == [0, 51, 255] && pixel(frame, frame + 20, 5) == [255, 255, 255])
            #expect(pixel(frame, 41, 31) == [255, 255, 255])
        }
    }

    @Test("A film has the frames, their time, their size and their colours", .enabled(if: MP4Exporter.installed != nil))
    func film() throws {
        let data = try PictureFormat.mp4.data(for: frames(15))
        #expect(data[4..<8] == Data("ftyp".utf8))
        // Players can begin before the file has come whole.
        let index = try #require(data.firstRange(of: Data("moov".utf8)))
        let content = try #require(data.firstRange(of: Data("mdat".utf8)))
        #expect(index.lowerBound < content.lowerBound)
        #expect(try PictureFormat.mp4.data(for: frames(15)) == data)
        let fields =
            "width,height,r_frame_rate,nb_frames,pix_fmt,codec_name,color_space,color_transfer,color_primaries,color_range"
        let (text, status) = try DocumentTool.run(
            "ffprobe", ["-v", "error", "-show_entries", "stream=\(fields)", "-of", "default=nk=0:nw=1", "IN"], data)
        #expect(status == 0)
        #expect(
            Set(text.split(separator: "\n").map(String.init)) == [
                "codec_name=h264", "width=42", "height=32", "pix_fmt=yuv420p", "color_range=tv", "color_space=bt709",
                "color_transfer=iec61966-2-1", "color_primaries=bt709", "r_frame_rate=30/1", "nb_frames=15",
            ])
        let pixels = try pixels(data)
        #expect(pixels.count == 15 * 42 * 32 * 3)
        for frame in [0, 7, 14] {
            // The middle of the square, and where it is not.
            for (x, wanted) in [(frame + 10, [255, 51, 0]), (40, [255, 255, 255])] {
                let start = ((frame * 32 + 12) * 42 + x) * 3
                for channel in 0..<3 { #expect(abs(Int(pixels[start + channel]) - wanted[channel]) <= 12) }
            }
        }
    }

    @Test("More quality is a larger film", .enabled(if: MP4Exporter.installed != nil)) func quality() throws {
        let picture = MovingPicture(
            frames: (0..<4).map { _ in Samples.picture }, frameDuration: 0.1)
        let sizes = try [10.0, 60, 100].map { quality in
            var settings = PictureSettings()
            settings.quality = quality
            return try PictureFormat.mp4.data(for: picture, settings).count
        }
        #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
    }

    /// The film's pixels, red, green and blue, as ffmpeg reads them.
    private func pixels(_ film: Data) throws -> [UInt8] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).rgb")
        defer { try? FileManager.default.removeItem(at: file) }
        _ = try DocumentTool.run(
            "ffmpeg", ["-v", "error", "-i", "IN", "-f", "rawvideo", "-pix_fmt", "rgb24", file.path], film)
        return [UInt8](try Data(contentsOf: file))
    }
}
