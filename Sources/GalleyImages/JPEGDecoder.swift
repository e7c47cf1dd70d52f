import CTurboJPEG
import GalleyDrawing

/// Reads JPEG files with libjpeg-turbo. Its TurboJPEG interface returns errors, where libjpeg's own jumps over Swift's frames.
enum JPEGDecoder {
    private struct Header {
        var width: Int32 = 0
        var height: Int32 = 0
        /// Four inks instead of three colours.
        var hasInks = false

        init(_ bytes: [UInt8], _ handle: tjhandle) throws {
            var sampling: Int32 = 0
            var space: Int32 = 0
            let status = bytes.withUnsafeBufferPointer {
                tjDecompressHeader3(handle, $0.baseAddress, UInt($0.count), &width, &height, &sampling, &space)
            }
            guard status == 0 else { throw damage(handle) }
            hasInks = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
        }
    }

    private static func withDecoder<Result>(_ body: (tjhandle) throws -> Result) throws -> Result {
        guard let handle = tjInitDecompress() else { throw ImageError.decodingFailed("out of memory") }
        defer { tjDestroy(handle) }
        return try body(handle)
    }

    static func headerSize(_ bytes: [UInt8]) throws -> (width: Int, height: Int) {
        let header = try withDecoder { try Header(bytes, $0) }
        return (Int(header.width), Int(header.height))
    }

    static func decode(_ bytes: [UInt8]) throws -> RasterImage { try withDecoder { try decode(bytes, $0) } }

    private static func decode(_ bytes: [UInt8], _ handle: tjhandle) throws -> RasterImage {
        let header = try Header(bytes, handle)
        let (width, height, hasInks) = (header.width, header.height, header.hasInks)
        try ImageDecoder.check("JPEG", width: Int(width), height: Int(height))
        let format = Int32((hasInks ? TJPF_CMYK : TJPF_BGRA).rawValue)
        var pixels = try [UInt8](unsafeUninitializedCapacity: Int(width) * Int(height) * 4) { buffer, count in
            // What a broken file leaves out is not what the memory held before.
            buffer.initialize(repeating: 0)
            // Limited: a progressive file may ask for millions of passes over the picture.
            let status = bytes.withUnsafeBufferPointer {
                tjDecompress2(
                    handle, $0.baseAddress, UInt($0.count), buffer.baseAddress, width, 0, height, format,
                    Int32(TJFLAG_LIMITSCANS))
            }
            if status != 0 { try checkWarning(handle) }
            count = buffer.count
        }
        if hasInks { mixInks(&pixels) }
        let exif = EXIFOrientation(jpeg: bytes)
        let orientation = exif?.orientation ?? .up
        let sides = orientation.swapsSides ? (height, width) : (width, height)
        guard
            let image = RasterImage(
                pixelWidth: Int(sides.0), pixelHeight: Int(sides.1),
                premultipliedBGRA: orientation.turned(pixels, width: Int(width), height: Int(height)),
                // Not every viewer inverts Adobe's inks.
                file: hasInks
                    ? nil : EncodedImage(.jpeg, exif?.removed(from: bytes) ?? bytes, orientation: orientation))
        else { throw ImageError.damagedImage(type: "JPEG", reason: "its pixels are of an unknown kind") }
        return image
    }

    /// What is odd in a file, but takes nothing away from its picture. The decoder's other warnings are about pictures that
    /// are partly there; its error codes do not tell such from failures that follow.
    private static let harmless = [
        "extraneous bytes", "unknown JFIF revision", "Unknown Adobe color transform", "Inconsistent progression",
    ]

    private static func checkWarning(_ handle: tjhandle) throws {
        let text = reason(handle)
        guard tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue), harmless.contains(where: text.contains) else {
            throw damage(handle)
        }
    }

    private static func damage(_ handle: tjhandle) -> ImageError {
        let text = reason(handle)
        return .damagedImage(type: "JPEG", reason: text.lowercased().contains("premature") ? "it ends too early" : text)
    }

    private static func reason(_ handle: tjhandle) -> String { String(cString: tjGetErrorStr2(handle)) }

    /// From inks to colours. Files with four inks come from Adobe's programs, which store how much is left white.
    private static func mixInks(_ pixels: inout [UInt8]) {
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let black = Int(pixels[start + 3])
            func mixed(_ ink: UInt8) -> UInt8 { UInt8((Int(ink) * black + 127) / 255) }
            let (red, green, blue) = (pixels[start], pixels[start + 1], pixels[start + 2])
            pixels[start] = mixed(blue)
            pixels[start + 1] = mixed(green)
            pixels[start + 2] = mixed(red)
            pixels[start + 3] = 255
        }
    }
}
