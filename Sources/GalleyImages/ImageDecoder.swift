import GalleyDrawing

/// Reads image files: PNG, JPEG, WebP and GIF (of moving pictures the first frame). What a file's header says is looked at
/// before memory is taken.
///
/// Decoders are Debian's: libpng by way of Cairo, libjpeg-turbo, libwebp and giflib. They are small, so that linking them
/// does not slow the start; SVG files are not pixels, and `VectorFile` reads them.
public enum ImageDecoder {
    /// The most pixels a decoded image may have: 64 megapixels, 256 MB decoded.
    public static let maximumPixels = 64_000_000
    /// The most pixels along a side.
    public static let maximumSide = 32_767

    /// Decodes a file. JPEG pictures stand upright, as their EXIF data says.
    /// - Throws: `ImageError` if the bytes are of another kind, broken, or too large an image.
    public static func decode(_ bytes: [UInt8]) throws -> RasterImage {
        switch ImageKind(bytes) {
        case .png: try PNGDecoder.decode(bytes)
        case .jpeg: try JPEGDecoder.decode(bytes)
        case .webP: try WebPDecoder.decode(bytes)
        case .gif: try GIFDecoder.decode(bytes)
        case .svg: throw ImageError.unsupportedImage(type: "SVG")
        case .other(let name): throw ImageError.unsupportedImage(type: name)
        }
    }

    /// What the header of a PNG or JPEG file says, in pixels: what pictures inside SVG files may be.
    static func headerSize(_ bytes: [UInt8]) throws -> (width: Int, height: Int) {
        let size =
            switch ImageKind(bytes) {
            case .png: try PNGDecoder.headerSize(bytes)
            case .jpeg: try JPEGDecoder.headerSize(bytes)
            default: throw ImageError.damagedImage(type: "SVG", reason: "a picture inside is neither PNG nor JPEG")
            }
        try check("inner", width: size.width, height: size.height)
        return size
    }

    /// Throws unless a header's numbers are those of a picture that may be decoded.
    static func check(_ type: String, width: Int, height: Int) throws {
        guard width > 0, height > 0 else {
            throw ImageError.damagedImage(type: type, reason: "its header says \(width) × \(height) pixels")
        }
        guard width <= maximumSide, height <= maximumSide, width * height <= maximumPixels else {
            throw ImageError.imageTooLarge(
                width: width, height: height, limit: "64 megapixels, and \(maximumSide) a side")
        }
    }
}
