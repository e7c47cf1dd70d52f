/// A decoded picture. Pixels are rows from the top, four bytes each: blue, green, red, alpha, multiplied by alpha.
public final class RasterImage: Sendable {
    /// The picture's width in pixels.
    public let pixelWidth: Int
    /// The picture's height in pixels.
    public let pixelHeight: Int
    /// The pixels; `pixelWidth × pixelHeight × 4` bytes, no padding between rows.
    public let premultipliedBGRA: [UInt8]
    /// The file the picture came from, for formats that can carry it as it is; empty if there is none.
    public let encoded: [UInt8]
    /// How the pixels in `encoded` are turned to be those of the picture. The file itself does not ask for it any more.
    public let encodedOrientation: ImageOrientation

    /// Makes a picture from pixels. Nil unless both sides are positive and the pixels are exactly as many as they should be.
    public init?(
        pixelWidth: Int, pixelHeight: Int, premultipliedBGRA: [UInt8], encoded: [UInt8] = [],
        encodedOrientation: ImageOrientation = .up
    ) {
        guard pixelWidth > 0, pixelHeight > 0 else { return nil }
        let (pixels, overflow) = pixelWidth.multipliedReportingOverflow(by: pixelHeight)
        guard !overflow, pixels <= Int.max / 4, pixels * 4 == premultipliedBGRA.count else { return nil }
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.premultipliedBGRA = premultipliedBGRA
        self.encoded = encoded
        self.encodedOrientation = encodedOrientation
    }

    /// A part of the picture: the columns and rows that both the ranges and the picture have. Nil if there are none.
    public func cropped(columns: Range<Int>, rows: Range<Int>) -> RasterImage? {
        let columns = columns.clamped(to: 0..<pixelWidth)
        let rows = rows.clamped(to: 0..<pixelHeight)
        if columns.count == pixelWidth, rows.count == pixelHeight { return self }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(columns.count * rows.count * 4)
        for row in rows {
            let start = row * pixelWidth
            pixels += premultipliedBGRA[(start + columns.lowerBound) * 4..<(start + columns.upperBound) * 4]
        }
        return RasterImage(pixelWidth: columns.count, pixelHeight: rows.count, premultipliedBGRA: pixels)
    }
}
