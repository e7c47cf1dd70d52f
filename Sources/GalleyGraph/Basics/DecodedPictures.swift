import GalleyDrawing
import GalleyImages

/// The pictures of a view, each decoded once.
@MainActor
package final class DecodedPictures {
    private struct Entry {
        var data: [UInt8]
        var picture: Result<Picture, any Error>
        var pixels: Int
    }

    /// The most pixels of all pictures of one view together: a gigabyte decoded.
    static let maximumPixels = 256_000_000

    private var entries: [String: Entry] = [:]
    private var pixels = 0

    /// A file's picture.
    /// - Parameter key: Where the file is. If its bytes have changed since, it is decoded again.
    /// - Throws: `ImageError` if it cannot be read.
    package func picture(_ data: [UInt8], key: String) throws -> Picture {
        if let known = entries[key] {
            if known.data == data { return try known.picture.get() }
            pixels -= known.pixels
        }
        var count = 0
        let picture = Result { () throws -> Picture in
            if VectorFile.canRead(data) { return .vector(try VectorFile.read(data)) }
            let image = try ImageDecoder.decode(data)
            count = image.pixelWidth * image.pixelHeight
            guard pixels + count <= Self.maximumPixels else {
                count = 0
                throw ImageError.imageTooLarge(
                    width: image.pixelWidth, height: image.pixelHeight,
                    limit: "256 megapixels for all images of a view together")
            }
            return .raster(image)
        }
        pixels += count
        entries[key] = Entry(data: data, picture: picture, pixels: count)
        return try picture.get()
    }
}
