import GalleyExport
import GalleyGraph

/// A picture where it is drawn.
struct ImageDrawing {
    var picture: Picture
    /// The picture's own size, in points.
    var size: CGSize
    /// Pixels per point, for what must become pixels.
    var displayScale: CGFloat
    /// The borders that keep their size.
    var insets: PictureInsets
    /// Whether what grows is repeated.
    var isTiled: Bool
    var isSmooth: Bool
    var isAntialiased: Bool
    /// The paint of a stencil.
    var tint: StylePaint?
}

/// The widths of a picture's borders, in points: not negative, and no more than the picture.
struct PictureInsets: Equatable {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0

    init() {}

    init(_ insets: EdgeInsets, in size: CGSize) {
        func length(_ value: CGFloat, _ room: Double) -> Double { value > 0 ? min(Double(value), room) : 0 }
        left = length(insets.leading, Double(size.width))
        right = length(insets.trailing, Double(size.width) - left)
        top = length(insets.top, Double(size.height))
        bottom = length(insets.bottom, Double(size.height) - top)
    }

    var isZero: Bool { self == PictureInsets() }
}

/// A part of a picture and where it goes.
struct PicturePart {
    var picture: Picture
    var rect: CGRect
    /// If set, the part is repeated in this size.
    var tile: CGSize?
}

extension ImageDrawing {
    /// What is drawn where in a rectangle: the whole picture, or its nine parts.
    /// - Parameter filter: What happens to the pixels of every part, if anything.
    func parts(in rect: CGRect, filter: ((RasterImage) -> RasterImage)?) -> [PicturePart] {
        if insets.isZero, !isTiled {
            return [PicturePart(picture: filtered(picture, rect.size, filter), rect: rect)]
        }
        guard case .raster(let image) = filtered(pixels(size) ?? picture, size, filter) else {
            // A drawing that cannot be made pixels of fails again in the exporter, which says so.
            return [PicturePart(picture: picture, rect: rect)]
        }
        let across = Axis(Double(rect.minX), rect.width, size.width, image.pixelWidth, insets.left, insets.right)
        let down = Axis(Double(rect.minY), rect.height, size.height, image.pixelHeight, insets.top, insets.bottom)
        return down.spans.flatMap { row in
            across.spans.compactMap { column -> PicturePart? in
                guard column.length > 0, row.length > 0,
                    let part = image.cropped(columns: column.pixels, rows: row.pixels)
                else { return nil }
                let isRepeated = isTiled && (column.grows || row.grows)
                return PicturePart(
                    picture: .raster(part),
                    rect: CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
                    tile: isRepeated ? CGSize(width: column.natural, height: row.natural) : nil)
            }
        }
    }

    /// The picture as pixels, for a size in points; nil if it cannot be drawn.
    private func pixels(_ size: CGSize) -> Picture? {
        guard case .vector(let image) = picture else { return picture }
        func count(_ length: CGFloat) -> Int { Int(min(max(1, (length * displayScale).rounded(.up)), 1e6)) }
        return try? .raster(image.raster(pixelWidth: count(size.width), pixelHeight: count(size.height)))
    }

    private func filtered(_ picture: Picture, _ size: CGSize, _ filter: ((RasterImage) -> RasterImage)?) -> Picture {
        guard let filter, case .raster(let image)? = pixels(size) else { return picture }
        return .raster(filter(image))
    }

    /// One axis of a picture with borders.
    private struct Axis {
        struct Span {
            var pixels: Range<Int>
            /// The part's own length, in points.
            var natural: Double
            var start: Double
            var length: Double
            var grows = false
        }

        let spans: [Span]

        init(_ start: Double, _ length: CGFloat, _ own: CGFloat, _ pixels: Int, _ low: Double, _ high: Double) {
            let density = Double(pixels) / Double(own)
            let first = min(pixels, max(low > 0 ? 1 : 0, Int((low * density).rounded())))
            let last = max(first, min(pixels, pixels - Int((high * density).rounded())))
            let end = start + Double(length)
            spans = [
                Span(pixels: 0..<first, natural: low, start: start, length: low),
                Span(
                    pixels: first..<last, natural: Double(last - first) / density, start: start + low,
                    length: max(0, Double(length) - low - high), grows: true),
                Span(pixels: last..<pixels, natural: high, start: end - high, length: high),
            ]
        }
    }
}
