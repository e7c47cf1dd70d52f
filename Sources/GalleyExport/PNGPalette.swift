import Foundation

/// The colours of a picture that has few of them.
struct PNGPalette {
    /// The most colours that a PNG file can name.
    static let most = 256
    /// How many pixels, from all over the picture, say whether counting on is worth its time.
    private static let sample = 4096

    /// The colours as pixels have them, in the order in which they come first.
    let colors: [UInt32]
    /// Which of the colours each pixel has.
    let indices: PixelMemory

    /// Nil where there are more colours than `most`: for nearly every such picture a sample says so.
    init?(_ pixels: UnsafeBufferPointer<UInt32>) {
        guard !pixels.isEmpty else { return nil }
        if pixels.count > 4 * Self.sample {
            var table = ColorTable()
            // Odd, so that columns are not always the same.
            for index in stride(from: 0, to: pixels.count, by: pixels.count / Self.sample | 1) {
                guard table.number(of: pixels[index]) != nil else { return nil }
            }
        }
        guard let indices = PixelMemory(count: pixels.count) else { return nil }
        let out = indices.bytes.assumingMemoryBound(to: UInt8.self)
        var table = ColorTable()
        var (last, number) = (~pixels[0], UInt8(0))
        for index in 0..<pixels.count {
            let pixel = pixels[index]
            if pixel != last {
                guard let known = table.number(of: pixel) else { return nil }
                (last, number) = (pixel, known)
            }
            out[index] = number
        }
        colors = table.colors
        self.indices = indices
    }
}

/// Numbers colours as they come.
private struct ColorTable {
    private(set) var colors: [UInt32] = []
    /// Four places a colour, found by multiplication: behind each color the number of it, and one more.
    private var places = [UInt64](repeating: 0, count: 1024)

    /// A colour's number; nil where there are more than a palette has.
    mutating func number(of color: UInt32) -> UInt8? {
        var place = Int((color &* 0x9E37_79B1) >> 22)
        while places[place] != 0 {
            if UInt32(truncatingIfNeeded: places[place] >> 32) == color {
                return UInt8(truncatingIfNeeded: places[place] - 1)
            }
            place = (place + 1) & 1023
        }
        guard colors.count < PNGPalette.most else { return nil }
        colors.append(color)
        places[place] = UInt64(color) << 32 | UInt64(colors.count)
        return UInt8(colors.count - 1)
    }
}
