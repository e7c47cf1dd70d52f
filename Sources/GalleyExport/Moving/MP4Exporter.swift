import Foundation
import GalleyDrawing
import GalleyFormats

/// Writes pictures that follow one another as MP4 files (H.264), by the program `ffmpeg`: films are no matter of Galley's.
///
/// What stays uncovered shows the background, or white. A side of an odd number of pixels gets one more: H.264 halves the sides of
/// what it says of colours.
public struct MP4Exporter: Sendable {
    /// Where ffmpeg is; nil if there is none on the path.
    public var program: String? = Self.installed
    /// How many seconds it may take for a frame, and for the end of the file.
    public var patience = 60.0
    /// What was chosen for the pictures.
    public var settings: PictureSettings

    /// Makes an exporter that runs the `ffmpeg` on the path.
    public init(_ settings: PictureSettings = PictureSettings()) {
        self.settings = settings
        self.settings.isOpaque = true
        self.settings.background = settings.background ?? .white
    }

    /// The `ffmpeg` on the path.
    public static var installed: String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy.map { "\($0)/ffmpeg" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// The pictures as an MP4 file. The same pictures and the same ffmpeg give the same file.
    /// - Throws: `ExportError` if ffmpeg is missing or fails, or a picture's size or scale is not usable.
    public func data(for picture: MovingPicture) throws -> Data {
        guard let program else { throw ExportError.drawingFailed(PictureFormat.missingFFmpeg) }
        let frames = try FramePixels(picture, settings, hasEvenSides: true)
        let film = try Film(program, arguments(frames, picture.frameDuration), patience: patience)
        for list in picture.frames {
            try frames.whole(list).withUnsafeBytes { try film.write($0) }
        }
        return try film.finish()
    }

    private func arguments(_ frames: FramePixels, _ frameDuration: Double) -> [String] {
        // Thirtieths of a second are no whole number of seconds.
        let rate = (1e6 / frameDuration).rounded() / 1e6
        // From 0, the best, to 51. Eyes see no difference to the pictures below 18 or so.
        let loss = settings.quality.map { 51 - (min(100, max(0, $0.isNaN ? 0 : $0)) * 0.41).rounded() } ?? 18
        return [
            "-nostdin", "-v", "error", "-f", "rawvideo", "-pixel_format", "bgr0", "-video_size",
            "\(frames.width)x\(frames.height)", "-framerate", "\(rate)", "-i", "pipe:0",
            // What the numbers of colours mean is said in the file.
            "-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", "-colorspace", "bt709",
            "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-color_range", "tv",
            "-c:v", "libx264", "-crf", "\(Int(loss))", "-threads", "4",
            // Same bytes every time; and what players need first comes first.
            "-fflags", "+bitexact", "-flags:v", "+bitexact", "-movflags", "+faststart", "-y", "-f", "mp4", "/dev/fd/1",
        ]
    }
}

extension PictureFormat.MP4Writer: MovingPictureWriter {
    static func data(for picture: MovingPicture, _ settings: PictureSettings) throws -> Data {
        try MP4Exporter(settings).data(for: picture)
    }
}
