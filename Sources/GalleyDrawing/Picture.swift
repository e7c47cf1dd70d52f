import Foundation
import GalleyText

/// What an image shows.
public enum Picture: Sendable {
    /// Pixels.
    case raster(RasterImage)
    /// A drawing that is sharp at every size.
    case vector(VectorImage)
}

/// An SVG file that has been looked at: it can be drawn.
public final class VectorImage: Sendable {
    /// Draws a file on a Cairo context, stretched to a size. Where that fails, the context may still be drawn on for a while.
    package typealias Drawing = @Sendable (_ context: OpaquePointer, _ size: CGSize) throws -> Void

    /// The size that the file says it has, in points.
    public let size: CGSize
    /// The file.
    public let svg: [UInt8]
    /// No other picture in the process has it, before or after.
    package let number = PictureNumber.next()
    private let drawing: Drawing

    /// Makes a picture from a file that is known to be drawable, and what draws it.
    package init(size: CGSize, svg: [UInt8], drawing: @escaping Drawing) {
        self.size = size
        self.svg = svg
        self.drawing = drawing
    }

    /// Draws the picture on a Cairo context, stretched to a size in the context's units.
    /// - Throws: What keeps the file from being drawn.
    package func draw(on context: OpaquePointer, size: CGSize) throws { try drawing(context, size) }
}

/// The picture that a glyph is, in fonts that have such.
public struct GlyphPicture: Sendable {
    /// The glyph's pixels, as the font's file holds them.
    public var image: RasterImage
    /// The box that it fills: 1 em = 1, y down, the origin on the baseline.
    public var box: CGRect

    /// Makes a glyph's picture.
    public init(image: RasterImage, box: CGRect) {
        self.image = image
        self.box = box
    }

    /// The box in a picture where a glyph of a run whose glyphs count from `origin` stands.
    package func rect(of glyph: PlacedGlyph, size: Double, origin: CGPoint) -> CGRect {
        CGRect(
            x: origin.x + glyph.x + box.minX * size, y: origin.y + glyph.y + box.minY * size, width: box.width * size,
            height: box.height * size)
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
