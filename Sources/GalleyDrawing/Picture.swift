import Foundation

/// What an image shows.
public enum Picture: Sendable {
    /// Pixels.
    case raster(RasterImage)
    /// A drawing that is sharp at every size.
    case vector(VectorImage)
}

/// An SVG file that has been looked at: it can be drawn.
public final class VectorImage: Sendable {
    /// The size that the file says it has, in points.
    public let size: CGSize
    /// The file.
    public let svg: [UInt8]

    /// Makes a picture from a file that is known to be drawable.
    public init(size: CGSize, svg: [UInt8]) {
        self.size = size
        self.svg = svg
    }
}

/// How a picture is drawn into its rectangle.
public struct ImageStyle: Hashable, Sendable {
    /// Whether enlarging and reducing blends pixels.
    public var isSmooth: Bool
    /// If set, only the picture's alpha counts, and it is painted with this (template rendering).
    public var tint: Paint?
    /// If set, the picture is repeated in this size, in points, from the rectangle's top left corner on, instead of
    /// stretched.
    public var tile: CGSize?
    /// Whether edges that do not follow the pixels are blended with what lies behind; documents leave it to their viewer.
    public var isAntialiased: Bool

    /// Makes a style; without arguments that of a plain picture.
    public init(isSmooth: Bool = true, tint: Paint? = nil, tile: CGSize? = nil, isAntialiased: Bool = true) {
        self.isSmooth = isSmooth
        self.tint = tint
        self.tile = tile
        self.isAntialiased = isAntialiased
    }
}
