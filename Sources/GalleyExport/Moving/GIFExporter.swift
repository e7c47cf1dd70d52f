import CGif
import Foundation
import GalleyDrawing
import GalleyFormats

/// Writes GIF files with giflib, still and moving: 256 colours a frame, chosen by median cut, and pixels that are opaque or clear.
struct GIFExporter {
    private let file: UnsafeMutablePointer<GifFileType>
    private let output: Output
    private let hasAlpha: Bool

    private final class Output {
        var data = Data()
    }

    /// Begins a file.
    private init(width: Int, height: Int, hasAlpha: Bool) throws {
        guard width <= 65_535, height <= 65_535 else {
            throw ExportError.pictureTooLarge(
                width: Double(width), height: Double(height), limit: "65,535 pixels a side in GIF")
        }
        output = Output()
        self.hasAlpha = hasAlpha
        var error: Int32 = 0
        let opened = EGifOpen(
            Unmanaged.passUnretained(output).toOpaque(),
            { file, bytes, count in
                guard let output = file?.pointee.UserData, let bytes else { return 0 }
                Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().data.append(bytes, count: Int(count))
                return count
            }, &error)
        guard let opened else { throw Self.failure(error) }
        file = opened
        EGifSetGifVersion(file, true)
        guard EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, nil) == GIF_OK else {
            throw Self.failure(file.pointee.Error)
        }
    }

    /// The file's bytes; nothing can be added after that.
    private consuming func finish() throws -> Data {
        var error: Int32 = 0
        guard EGifCloseFile(file, &error) == GIF_OK else { throw Self.failure(error) }
        return output.data
    }

    private static func failure(_ error: Int32) -> ExportError {
        .drawingFailed("giflib: " + (GifErrorString(error).map { String(cString: $0) } ?? "error \(error)"))
    }

    private func check(_ status: Int32) throws {
        guard status == GIF_OK else { throw Self.failure(file.pointee.Error) }
    }

    static func data(for picture: MovingPicture, _ settings: PictureSettings) throws -> Data {
        var frames = try FramePixels(picture, settings)
        var isFinished = false
        let exporter = try GIFExporter(width: frames.width, height: frames.height, hasAlpha: !settings.isOpaque)
        defer { if !isFinished { EGifCloseFile(exporter.file, nil) } }
        if picture.frames.count > 1 { try exporter.putRepetitions(picture.repetitions) }
        for (index, list) in picture.frames.enumerated() {
            // What is clear would show the frame before: then each frame is whole, and taken away.
            let part =
                settings.isOpaque
                ? try frames.changes(list)
                : ChangedPixels(
                    x: 0, y: 0, width: frames.width, height: frames.height, pixels: try frames.whole(list))
            func time(_ index: Int) -> Int { Int((Double(index) * picture.frameDuration * 100).rounded()) }
            try exporter.put(part, hundredths: time(index + 1) - time(index), isAlone: picture.frames.count == 1)
        }
        isFinished = true
        return try exporter.finish()
    }

    /// Netscape's extension, which all programs follow: how often the frames are shown.
    private func putRepetitions(_ count: Int) throws {
        try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
        try check(EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"))
        let times = UInt16(clamping: max(0, count == 0 ? 0 : count - 1))
        try check(EGifPutExtensionBlock(file, 3, [1, UInt8(times & 0xFF), UInt8(times >> 8)]))
        try check(EGifPutExtensionTrailer(file))
    }

    private func put(_ part: ChangedPixels, hundredths: Int, isAlone: Bool) throws {
        var (colors, indices) = try Self.quantize(part, most: hasAlpha ? 255 : 256)
        let clear = colors.count
        if hasAlpha { colors.append(GifColorType(Red: 0, Green: 0, Blue: 0)) }
        // A colour table is as long as a power of two.
        var length = 2
        while length < colors.count { length *= 2 }
        colors += Array(repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: length - colors.count)
        if hasAlpha {
            for (index, pixel) in part.pixels.enumerated() where pixel >> 24 < 128 { indices[index] = UInt8(clear) }
        }
        var control = GraphicsControlBlock()
        control.DisposalMode = isAlone ? DISPOSAL_UNSPECIFIED : hasAlpha ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT
        control.DelayTime = isAlone ? 0 : Int32(clamping: max(2, hundredths))
        control.TransparentColor = hasAlpha ? Int32(clear) : NO_TRANSPARENT_COLOR
        var extension4 = [UInt8](repeating: 0, count: 4)
        EGifGCBToExtension(&control, &extension4)
        try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, extension4))
        guard let map = GifMakeMapObject(Int32(length), colors) else {
            throw ExportError.drawingFailed("out of memory")
        }
        defer { GifFreeMapObject(map) }
        try check(
            EGifPutImageDesc(
                file, Int32(part.x), Int32(part.y), Int32(part.width), Int32(part.height), false, map))
        for row in 0..<part.height {
            try indices.withUnsafeMutableBufferPointer {
                try check(EGifPutLine(file, $0.baseAddress.map { $0 + row * part.width }, Int32(part.width)))
            }
        }
    }

    /// At most so many colours that are like those of the pixels, and which of them each pixel has.
    private static func quantize(_ part: ChangedPixels, most: Int) throws -> ([GifColorType], [UInt8]) {
        let count = part.pixels.count
        // Clear pixels count as black ones: alpha is told by one colour of its own.
        func plane(_ shift: UInt32) -> [UInt8] {
            part.pixels.map { pixel in
                let alpha = pixel >> 24
                guard alpha > 0 else { return 0 }
                return UInt8(min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha))
            }
        }
        var (red, green, blue) = (plane(16), plane(8), plane(0))
        var known: [UInt32: UInt8] = [:]
        var few: [GifColorType] = []
        var indices = [UInt8](repeating: 0, count: count)
        for index in 0..<count {
            let color = UInt32(red[index]) << 16 | UInt32(green[index]) << 8 | UInt32(blue[index])
            if let place = known[color] {
                indices[index] = place
            } else if few.count < most {
                known[color] = UInt8(few.count)
                indices[index] = UInt8(few.count)
                few.append(GifColorType(Red: red[index], Green: green[index], Blue: blue[index]))
            } else {
                few = []
                break
            }
        }
        if !few.isEmpty { return (few, indices) }
        var length = Int32(most)
        var colors = [GifColorType](repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: 256)
        let status = GifQuantizeBuffer(
            UInt32(part.width), UInt32(part.height), &length, &red, &green, &blue, &indices, &colors)
        guard status == GIF_OK else { throw ExportError.drawingFailed("giflib finds no colours") }
        return (Array(colors[..<Int(length)]), indices)
    }
}

extension PictureFormat.GIFWriter: PictureWriter, MovingPictureWriter {
    static func data(for list: DisplayList, _ settings: PictureSettings) throws -> Data {
        try GIFExporter.data(for: MovingPicture(frames: [list], frameDuration: 1), settings)
    }

    static func data(for picture: MovingPicture, _ settings: PictureSettings) throws -> Data {
        try GIFExporter.data(for: picture, settings)
    }
}
