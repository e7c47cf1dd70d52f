import GalleyDrawing
import GalleyExport
import GalleyGraph
import GalleyImages

/// Where two pictures differ.
package struct PixelDifference {
    /// How many pixels differ; those that only one picture has count.
    package private(set) var count = 0
    /// The largest difference of a channel, 0…255.
    package private(set) var largest = 0
    private let before, after: RasterImage
    private var picture: [UInt8]
    private let width, height: Int

    package init(_ before: RasterImage, _ after: RasterImage, tolerance: Double) {
        (self.before, self.after) = (before, after)
        width = max(before.pixelWidth, after.pixelWidth)
        height = max(before.pixelHeight, after.pixelHeight)
        picture = [UInt8](repeating: 255, count: width * height * 4)
        let limit = Int((max(tolerance.isFinite ? tolerance : 0, 0) * 255).rounded())
        for y in 0..<height {
            for x in 0..<width { compare(x, y, limit) }
        }
    }

    /// The same of two pictures' files.
    package init(_ before: Data, _ after: Data, tolerance: Double) throws {
        self.init(
            try ImageDecoder.decode(Array(before)), try ImageDecoder.decode(Array(after)), tolerance: tolerance)
    }

    private mutating func compare(_ x: Int, _ y: Int, _ limit: Int) {
        func start(_ image: RasterImage) -> Int? {
            x < image.pixelWidth && y < image.pixelHeight ? (y * image.pixelWidth + x) * 4 : nil
        }
        let target = (y * width + x) * 4
        guard let old = start(before), let new = start(after) else {
            count += 1
            largest = 255
            return mark(target)
        }
        var most = 0
        for channel in 0..<4 {
            most = max(
                most, abs(Int(before.premultipliedBGRA[old + channel]) - Int(after.premultipliedBGRA[new + channel])))
        }
        if most > limit {
            count += 1
            largest = max(largest, most)
            return mark(target)
        }
        // What is the same is shown faintly.
        let level = (0..<3).reduce(0) { $0 + Int(after.premultipliedBGRA[new + $1]) } / 3
        let clear = 255 - Int(after.premultipliedBGRA[new + 3])
        for channel in 0..<3 { picture[target + channel] = UInt8(min(200 + (level + clear) * 55 / 255, 255)) }
    }

    private mutating func mark(_ target: Int) {
        (picture[target], picture[target + 1], picture[target + 2]) = (40, 0, 220)
    }

    /// In a few words.
    package var summary: String {
        if before.pixelWidth != after.pixelWidth || before.pixelHeight != after.pixelHeight {
            return
                "\(after.pixelWidth)×\(after.pixelHeight) pixels in place of \(before.pixelWidth)×\(before.pixelHeight)"
        }
        return "\(count) of \(width * height) pixels, by \(largest) of 255 at most"
    }

    /// What differs in red, over a pale picture of what is the same.
    package func png() throws -> Data {
        guard let image = RasterImage(pixelWidth: width, pixelHeight: height, premultipliedBGRA: picture) else {
            return Data()
        }
        return try PNGExporter(scale: 1).data(for: image)
    }
}
