/// What is chosen for a picture's file, whatever its format; each format heeds what means something to it. It travels as one
/// value from the tool's options to the exporters.
public struct FileSettings: Codable, Hashable, Sendable {
    /// Pixels per point; 1 by default.
    public var scale = 1.0
    /// Whether the picture has no transparency: what stays uncovered shows a background.
    public var isOpaque = false
    /// From 0 to 100: how close to what was drawn a lossy format stays; nil is without loss, where the format can.
    public var quality: Double?
    /// How much work goes into making PNG files small; the pixels are the same with each.
    public var pngEncoding = PNGEncoding.balanced
    /// How many threads share the encoding of a large PNG file; the file is the same whatever their number. More than one pays
    /// where one picture is made at a time, at a scale of 2 or 3.
    public var encodingThreads = 1
    /// How text is written into SVG files: as outlines, or as text in fonts that the file brings along.
    public var svgText = SVGTextStyle.outlines
    /// Which colours the numbers of pixels mean, in formats that say so (PNG, WebP, JPEG, AVIF). In Display P3 the colours that
    /// sRGB lacks are as they were asked for; elsewhere they are the nearest that sRGB has.
    public var colorSpace = PictureColorSpace.sRGB
    /// What PDF documents are called, and what they hold besides their pages.
    public var pdf = PDFSettings()

    /// Makes settings: one pixel a point, transparent, without loss.
    public init() {}
}
