import Foundation
import GalleyDrawing
import GalleyViews

// Small pictures, as Image I/O makes them. Source: Apple's pages of CGImageSourceCreateThumbnailAtIndex and its options.

/// How wide and high a small picture is at most, in pixels.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
/// Whether a small picture is made of the large one, though the file has one: files' own are not read, so it always is.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "kCGImageSourceCreateThumbnailFromImageAlways" }
/// Whether a small picture is made of the large one where the file has none: it always is.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString { "kCGImageSourceCreateThumbnailFromImageIfAbsent" }
/// Whether a small picture is turned as the file says: files are read upright, so it always is.
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "kCGImageSourceCreateThumbnailWithTransform" }
/// Whether what is read is kept: not kept.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
/// Whether it is read at once: it always is.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }

/// A small picture of one of the pictures, no wider and no higher than `kCGImageSourceThumbnailMaxPixelSize` says; without that as large as
/// the picture. Nil without a picture of that number, and for drawings, which have no pixels.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, let raster = isrc.image?.raster else { return nil }
    let given = options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize)
    guard let most = (given as? CGFloat).map({ Double($0) }) ?? (given as? NSNumber)?.doubleValue else {
        return CGImage(raster)
    }
    let scale = most / Double(max(raster.pixelWidth, raster.pixelHeight))
    guard scale > 0, scale < 1 else { return CGImage(raster) }
    return raster.reduced(
        width: max(1, Int((Double(raster.pixelWidth) * scale).rounded())),
        height: max(1, Int((Double(raster.pixelHeight) * scale).rounded()))
    ).map { CGImage($0) }
}

extension RasterImage {
    /// The picture with fewer pixels, each the mean of those that it stands for.
    func reduced(width: Int, height: Int) -> RasterImage? {
        let columns = Self.shares(of: pixelWidth, width)
        let rows = Self.shares(of: pixelHeight, height)
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        for (y, row) in rows.enumerated() {
            for (x, column) in columns.enumerated() {
                var sum = SIMD4<Double>.zero
                for (line, tall) in row {
                    for (place, wide) in column {
                        let start = (line * pixelWidth + place) * 4
                        for byte in 0..<4 { sum[byte] += Double(premultipliedBGRA[start + byte]) * tall * wide }
                    }
                }
                for byte in 0..<4 { pixels[(y * width + x) * 4 + byte] = UInt8(min(255, sum[byte].rounded())) }
            }
        }
        return RasterImage(pixelWidth: width, pixelHeight: height, premultipliedBGRA: pixels)
    }

    /// For each of fewer places, the places that it covers, and which part of it each has.
    private static func shares(of count: Int, _ fewer: Int) -> [[(place: Int, part: Double)]] {
        let step = Double(count) / Double(fewer)
        return (0..<fewer).map { index in
            let (start, end) = (Double(index) * step, min(Double(index + 1) * step, Double(count)))
            return (Int(start)..<max(Int(start) + 1, Int(end.rounded(.up)))).filter { $0 < count }.map { place in
                (place, (min(end, Double(place + 1)) - max(start, Double(place))) / (end - start))
            }
        }
    }
}
