import Foundation

/// A picture that repeats itself over what is filled.
public struct ImagePatternPaint: Hashable, Sendable {
    /// What is repeated, stretched to the size of a tile.
    public let image: RasterImage
    /// Where one of its copies lies.
    public let tile: CGRect

    fileprivate init(image: RasterImage, tile: CGRect) {
        self.image = image
        self.tile = tile
    }

    /// Equal patterns have the same object as their picture: pixels are not compared.
    public static func == (a: ImagePatternPaint, b: ImagePatternPaint) -> Bool {
        a.image === b.image && a.tile == b.tile
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(image))
        hasher.combine(Double(tile.minX))
        hasher.combine(Double(tile.minY))
    }

    func mapColors(_ change: (ResolvedColor) -> ResolvedColor) -> Paint {
        var pixels = image.premultipliedBGRA
        for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] > 0 {
            let alpha = Double(pixels[start + 3])
            let color = change(
                ResolvedColor(
                    red: Double(pixels[start + 2]) / alpha, green: Double(pixels[start + 1]) / alpha,
                    blue: Double(pixels[start]) / alpha, alpha: alpha / 255)
            ).clamped
            func byte(_ value: Double) -> UInt8 { UInt8((value * color.alpha * 255).rounded()) }
            (pixels[start], pixels[start + 1]) = (byte(color.blue), byte(color.green))
            (pixels[start + 2], pixels[start + 3]) = (byte(color.red), byte(1))
        }
        let changed = RasterImage(
            pixelWidth: image.pixelWidth, pixelHeight: image.pixelHeight, premultipliedBGRA: pixels)
        return .image(ImagePatternPaint(image: changed ?? image, tile: tile))
    }
}

extension Paint {
    /// A repeating picture; nothing where a copy has no size.
    public static func imagePattern(_ image: RasterImage, tile: CGRect) -> Paint {
        guard tile.isDrawable, tile.width >= 1e-3, tile.height >= 1e-3 else { return .color(.clear) }
        return .image(ImagePatternPaint(image: image, tile: tile))
    }
}
