import Foundation

/// Core Graphics' image: pixels in sRGB, for source that gives it to `Image(_:scale:label:)`.
///
/// `ImageRenderer`, `UIImage` and `NSImage` make them.
public final class CGImage: Hashable, Sendable {
    package let raster: RasterImage

    package init(_ raster: RasterImage) { self.raster = raster }

    /// In pixels.
    public var width: Int { raster.pixelWidth }
    /// In pixels.
    public var height: Int { raster.pixelHeight }
    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// Always 32: red, green, blue and alpha.
    public var bitsPerPixel: Int { 32 }
    /// Four for each pixel of a row; there is nothing between rows.
    public var bytesPerRow: Int { width * 4 }
    /// sRGB, whatever the file had: pictures are converted as they are read.
    public var colorSpace: CGColorSpace? { .standard }

    /// The image.
    public func copy() -> CGImage? { self }

    /// The part of the image in a rectangle, in pixels from the top left corner, enlarged to whole ones; nil where the image has
    /// none of it.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard !(rect.minX + rect.minY + rect.width + rect.height).isNaN else { return nil }
        // First: lengths without an end have no whole pixels.
        let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
        guard part.width > 0, part.height > 0 else { return nil }
        return raster.cropped(
            columns: Int(part.minX)..<Int(part.maxX), rows: Int(part.minY)..<Int(part.maxY)
        ).map(CGImage.init)
    }

    public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.raster === b.raster }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(raster)) }
}
