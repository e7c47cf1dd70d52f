/// A decoded picture. Pixels are rows from the top, four bytes each: blue, green, red, alpha, multiplied by alpha.
public final class RasterImage: Sendable {
    /// The picture's width in pixels.
    public let pixelWidth: Int
    /// The picture's height in pixels.
    public let pixelHeight: Int
    /// The pixels; `pixelWidth × pixelHeight × 4` bytes, no padding between rows.
    public let premultipliedBGRA: [UInt8]
    /// The file the picture came from, if there is one that documents can hold.
    public let file: EncodedImage?
    /// No other picture in the process has it, before or after.
    package let number = PictureNumber.next()

    /// Makes a picture from pixels. Nil unless both sides are positive and the pixels are exactly as many as they should be.
    public init?(pixelWidth: Int, pixelHeight: Int, premultipliedBGRA: [UInt8], file: EncodedImage? = nil) {
        guard pixelWidth > 0, pixelHeight > 0 else { return nil }
        let (pixels, overflow) = pixelWidth.multipliedReportingOverflow(by: pixelHeight)
        guard !overflow, pixels <= Int.max / 4, pixels * 4 == premultipliedBGRA.count else { return nil }
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.premultipliedBGRA = premultipliedBGRA
        self.file = file
    }

    /// Makes a picture from rows in memory, each `bytesPerRow` after the one before.
    /// - Parameter isOpaque: Whether what stands for alpha in memory means nothing.
    package convenience init?(
        pixelWidth: Int, pixelHeight: Int, rows: UnsafePointer<UInt8>, bytesPerRow: Int, isOpaque: Bool = false,
        file: EncodedImage? = nil
    ) {
        guard pixelWidth > 0, pixelHeight > 0 else { return nil }
        let length = pixelWidth * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: length * pixelHeight) { buffer, count in
            guard let base = buffer.baseAddress else { return }
            for y in 0..<pixelHeight { (base + y * length).initialize(from: rows + y * bytesPerRow, count: length) }
            if isOpaque {
                for index in stride(from: 3, to: length * pixelHeight, by: 4) { base[index] = 255 }
            }
            count = length * pixelHeight
        }
        self.init(pixelWidth: pixelWidth, pixelHeight: pixelHeight, premultipliedBGRA: pixels, file: file)
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
