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

    /// Makes a picture from pixels. Nil unless both sides are positive and the pixels are exactly as many as they should be.
    public init?(pixelWidth: Int, pixelHeight: Int, premultipliedBGRA: [UInt8], encoded: [UInt8] = []) {
        guard pixelWidth > 0, pixelHeight > 0 else { return nil }
        let (pixels, overflow) = pixelWidth.multipliedReportingOverflow(by: pixelHeight)
        guard !overflow, pixels <= Int.max / 4, pixels * 4 == premultipliedBGRA.count else { return nil }
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.premultipliedBGRA = premultipliedBGRA
        self.encoded = encoded
    }
}
