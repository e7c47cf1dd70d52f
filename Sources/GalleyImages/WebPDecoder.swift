import CWebP
import GalleyDrawing

/// Reads WebP files with libwebp; of a moving picture the first frame, on its canvas.
enum WebPDecoder {
    static func decode(_ bytes: [UInt8]) throws -> RasterImage {
        try bytes.withUnsafeBufferPointer { buffer in
            var data = WebPData(bytes: buffer.baseAddress, size: buffer.count)
            guard let file = WebPDemux(&data) else {
                throw ImageError.damagedImage(type: "WebP", reason: "it is incomplete, or its header makes no sense")
            }
            defer { WebPDemuxDelete(file) }
            let width = Int(WebPDemuxGetI(file, WEBP_FF_CANVAS_WIDTH))
            let height = Int(WebPDemuxGetI(file, WEBP_FF_CANVAS_HEIGHT))
            try ImageDecoder.check("WebP", width: width, height: height)
            var frame = WebPIterator()
            guard WebPDemuxGetFrame(file, 1, &frame) != 0 else {
                throw ImageError.damagedImage(type: "WebP", reason: "it has no picture")
            }
            defer { WebPDemuxReleaseIterator(&frame) }
            let pixels = try decode(frame, width: width, height: height)
            guard let image = RasterImage(pixelWidth: width, pixelHeight: height, premultipliedBGRA: pixels) else {
                throw ImageError.damagedImage(type: "WebP", reason: "its pixels are of an unknown kind")
            }
            return image
        }
    }

    private static func decode(_ frame: WebPIterator, width: Int, height: Int) throws -> [UInt8] {
        let (x, y) = (Int(frame.x_offset), Int(frame.y_offset))
        var config = WebPDecoderConfig()
        guard WebPInitDecoderConfig(&config) != 0,
            WebPGetFeatures(frame.fragment.bytes, frame.fragment.size, &config.input) == VP8_STATUS_OK,
            x >= 0, y >= 0, config.input.width > 0, config.input.height > 0,
            x + Int(config.input.width) <= width, y + Int(config.input.height) <= height
        else { throw ImageError.damagedImage(type: "WebP", reason: "its frame does not fit its canvas") }
        return try [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            buffer.initialize(repeating: 0)
            let offset = (y * width + x) * 4
            config.output.colorspace = MODE_bgrA
            config.output.is_external_memory = 1
            config.output.u.RGBA.rgba = buffer.baseAddress.map { $0 + offset }
            config.output.u.RGBA.stride = Int32(width * 4)
            config.output.u.RGBA.size = buffer.count - offset
            let status = WebPDecode(frame.fragment.bytes, frame.fragment.size, &config)
            guard status == VP8_STATUS_OK else {
                throw ImageError.damagedImage(type: "WebP", reason: reason(status))
            }
            count = buffer.count
        }
    }

    private static func reason(_ status: VP8StatusCode) -> String {
        switch status {
        case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: "it ends too early"
        case VP8_STATUS_OUT_OF_MEMORY: "there is not enough memory for it"
        default: "its data makes no sense (libwebp's error \(status.rawValue))"
        }
    }
}
