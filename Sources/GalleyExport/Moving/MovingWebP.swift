import CWebP
import Foundation
import GalleyDrawing
import GalleyFormats

/// WebP files that move.
extension PictureFormat.WebPWriter: MovingPictureWriter {
    static func data(for picture: MovingPicture, _ settings: PictureSettings) throws -> Data {
        let frames = try FramePixels(picture, settings)
        let exporter = WebPExporter(settings)
        try exporter.checkSides(frames.width, frames.height)
        var options = WebPAnimEncoderOptions()
        guard WebPAnimEncoderOptionsInit(&options) != 0 else { throw WebPExporter.otherVersion }
        // Two bytes in the file.
        options.anim_params.loop_count = Int32(min(65_535, max(0, picture.repetitions)))
        guard let encoder = WebPAnimEncoderNew(Int32(frames.width), Int32(frames.height), &options) else {
            throw ExportError.drawingFailed("out of memory")
        }
        defer { WebPAnimEncoderDelete(encoder) }
        var config = try exporter.configuration()
        func time(_ index: Int) -> Int32 {
            Int32(clamping: Int((Double(index) * picture.frameDuration * 1000).rounded()))
        }
        for (index, list) in picture.frames.enumerated() {
            var frame = WebPPicture()
            guard WebPPictureInit(&frame) != 0 else { throw WebPExporter.otherVersion }
            defer { WebPPictureFree(&frame) }
            frame.use_argb = 1
            frame.width = Int32(frames.width)
            frame.height = Int32(frames.height)
            let rows = try PNGRows.unmultipliedRGBA(frames.whole(list))
            guard WebPPictureImportRGBA(&frame, rows, Int32(frames.width * 4)) != 0 else {
                throw ExportError.drawingFailed("out of memory")
            }
            guard WebPAnimEncoderAdd(encoder, &frame, time(index), &config) != 0 else { throw failure(encoder) }
        }
        guard WebPAnimEncoderAdd(encoder, nil, time(picture.frames.count), nil) != 0 else { throw failure(encoder) }
        var bytes = WebPData()
        WebPDataInit(&bytes)
        defer { WebPDataClear(&bytes) }
        guard WebPAnimEncoderAssemble(encoder, &bytes) != 0 else { throw failure(encoder) }
        return try WebPExporter.adding(settings.colorSpace, to: Data(bytes: bytes.bytes, count: bytes.size))
    }

    private static func failure(_ encoder: OpaquePointer) -> ExportError {
        .drawingFailed(
            "libwebp: " + (WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "no reason given"))
    }
}
