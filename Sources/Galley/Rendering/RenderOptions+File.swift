import GalleyExport

/// The settings of `file` under names of their own.
extension RenderOptions {
    /// Pixels per point: of the picture, and for what layout rounds to pixels.
    public var scale: CGFloat {
        get { CGFloat(file.scale) }
        set { file.scale = Double(newValue) }
    }

    /// Whether the picture is drawn on a background, white or black, instead of a transparent one.
    public var isOpaque: Bool {
        get { file.isOpaque }
        set { file.isOpaque = newValue }
    }

    /// How close to what was drawn a lossy format stays, from 0 to 100; nil is without loss, where the format can.
    public var quality: Double? {
        get { file.quality }
        set { file.quality = newValue }
    }

    /// How much work goes into making PNG files small; the pixels are the same with each.
    public var pngEncoding: PNGEncoding {
        get { file.pngEncoding }
        set { file.pngEncoding = newValue }
    }

    /// How many threads share the encoding of a large PNG file (`FileSettings.encodingThreads`).
    public var encodingThreads: Int {
        get { file.encodingThreads }
        set { file.encodingThreads = newValue }
    }

    /// How text is written into SVG files: as outlines, or as text in fonts that the file brings along.
    public var svgText: SVGTextStyle {
        get { file.svgText }
        set { file.svgText = newValue }
    }

    /// Which colours the numbers of pixels mean (`FileSettings.colorSpace`).
    public var colorSpace: PictureColorSpace {
        get { file.colorSpace }
        set { file.colorSpace = newValue }
    }

    /// What PDF documents are called, and what they hold besides their pages.
    public var pdf: PDFSettings {
        get { file.pdf }
        set { file.pdf = newValue }
    }

    /// What an opaque picture lies on.
    var background: ResolvedColor? {
        guard isOpaque else { return nil }
        return colorScheme == .dark ? .black : .white
    }

    /// What the exporters are told.
    var pictureSettings: PictureSettings { PictureSettings(file, background: background) }
}
