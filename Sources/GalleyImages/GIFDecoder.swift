import CGif
import GalleyDrawing

/// Reads the first frame of GIF files with giflib.
enum GIFDecoder {
    static func decode(_ bytes: [UInt8]) throws -> RasterImage {
        try bytes.withUnsafeBufferPointer { buffer in
            var reader = Reader(bytes: buffer)
            return try withUnsafeMutablePointer(to: &reader) { pointer in
                var error: Int32 = 0
                guard let file = DGifOpen(pointer, Self.read, &error) else { throw damage(error) }
                defer { DGifCloseFile(file, nil) }
                return try decode(file)
            }
        }
    }

    /// Where reading stands; giflib's callback gets a pointer to it.
    private struct Reader {
        var bytes: UnsafeBufferPointer<UInt8>
        var position = 0
    }

    private static let read: InputFunc = { file, target, count in
        guard let target, let data = file?.pointee.UserData else { return 0 }
        let reader = data.assumingMemoryBound(to: Reader.self)
        let start = reader.pointee.position
        let count = min(max(0, Int(count)), reader.pointee.bytes.count - start)
        if count > 0, let base = reader.pointee.bytes.baseAddress { target.update(from: base + start, count: count) }
        reader.pointee.position = start + count
        return Int32(count)
    }

    private static func decode(_ file: UnsafeMutablePointer<GifFileType>) throws -> RasterImage {
        var clearIndex: Int?
        while true {
            var record = UNDEFINED_RECORD_TYPE
            guard DGifGetRecordType(file, &record) == GIF_OK else { throw damage(file.pointee.Error) }
            switch record {
            case IMAGE_DESC_RECORD_TYPE: return try picture(file, clearIndex)
            case EXTENSION_RECORD_TYPE: clearIndex = try clearColor(file) ?? clearIndex
            default: throw ImageError.damagedImage(type: "GIF", reason: "it has no picture")
            }
        }
    }

    /// Reads an extension: which colour is clear, if this is the one that says so.
    private static func clearColor(_ file: UnsafeMutablePointer<GifFileType>) throws -> Int? {
        var code: Int32 = 0
        var block: UnsafeMutablePointer<GifByteType>?
        guard DGifGetExtension(file, &code, &block) == GIF_OK else { throw damage(file.pointee.Error) }
        var result: Int?
        while let content = block {
            // Its length, flags, two bytes of delay, the index.
            if code == GRAPHICS_EXT_FUNC_CODE, content[0] >= 4, content[1] & 1 != 0 { result = Int(content[4]) }
            guard DGifGetExtensionNext(file, &block) == GIF_OK else { throw damage(file.pointee.Error) }
        }
        return result
    }

    private static func picture(_ file: UnsafeMutablePointer<GifFileType>, _ clearIndex: Int?) throws -> RasterImage {
        guard DGifGetImageDesc(file) == GIF_OK else { throw damage(file.pointee.Error) }
        let frame = file.pointee.Image
        let (frameWidth, frameHeight) = (Int(frame.Width), Int(frame.Height))
        try ImageDecoder.check("GIF", width: frameWidth, height: frameHeight)
        // Some old files leave the canvas out.
        let hasCanvas = file.pointee.SWidth > 0 && file.pointee.SHeight > 0
        let width = hasCanvas ? Int(file.pointee.SWidth) : frameWidth
        let height = hasCanvas ? Int(file.pointee.SHeight) : frameHeight
        try ImageDecoder.check("GIF", width: width, height: height)
        guard let map = frame.ColorMap ?? file.pointee.SColorMap, let table = map.pointee.Colors else {
            throw ImageError.damagedImage(type: "GIF", reason: "it has no colours")
        }
        let colors = (0..<max(0, Int(map.pointee.ColorCount))).map { index -> UInt32 in
            let color = table[index]
            return 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
        }
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        var line = [GifByteType](repeating: 0, count: frameWidth)
        let columns = max(0, min(frameWidth, width - Int(frame.Left)))
        for row in rows(frameHeight, isInterlaced: frame.Interlace) {
            guard DGifGetLine(file, &line, Int32(frameWidth)) == GIF_OK else { throw damage(file.pointee.Error) }
            let y = Int(frame.Top) + row
            guard y < height else { continue }
            for x in 0..<columns {
                let index = Int(line[x])
                guard index != clearIndex, index < colors.count else { continue }
                let start = (y * width + Int(frame.Left) + x) * 4
                for byte in 0..<4 {
                    pixels[start + byte] = UInt8(truncatingIfNeeded: colors[index] >> (8 * UInt32(byte)))
                }
            }
        }
        guard let image = RasterImage(pixelWidth: width, pixelHeight: height, premultipliedBGRA: pixels) else {
            throw ImageError.damagedImage(type: "GIF", reason: "its pixels are of an unknown kind")
        }
        return image
    }

    /// The order in which rows are stored (GIF89a, appendix E).
    private static func rows(_ count: Int, isInterlaced: Bool) -> [Int] {
        guard isInterlaced else { return Array(0..<count) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: count, by: $0.1)) }
    }

    private static func damage(_ error: Int32) -> ImageError {
        let endings = [D_GIF_ERR_READ_FAILED, D_GIF_ERR_EOF_TOO_SOON]
        let text = GifErrorString(error).map { String(cString: $0) } ?? "its data makes no sense"
        return .damagedImage(type: "GIF", reason: endings.contains(error) ? "it ends too early" : text)
    }
}
