import GalleyGraph

/// What is chosen for the file that `data(as:)` makes.
extension ImageRenderer {
    /// All that is chosen for the picture's file, `scale` and `isOpaque` among it.
    public var file: FileSettings {
        get {
            var file = chosen
            file.scale = Double(scale)
            file.isOpaque = isOpaque
            return file
        }
        set {
            chosen = newValue
            // Only what changes is published.
            if Double(scale) != newValue.scale { scale = CGFloat(newValue.scale) }
            if isOpaque != newValue.isOpaque { isOpaque = newValue.isOpaque }
        }
    }

    /// How close to what was drawn a lossy format stays, from 0 to 100; nil, the default, is without loss.
    public var quality: Double? {
        get { chosen.quality }
        set { chosen.quality = newValue }
    }

    /// How much work goes into making PNG files small; the pixels are the same with each.
    public var pngEncoding: PNGEncoding {
        get { chosen.pngEncoding }
        set { chosen.pngEncoding = newValue }
    }

    /// How many threads share the encoding of a large PNG file (`FileSettings.encodingThreads`).
    public var encodingThreads: Int {
        get { chosen.encodingThreads }
        set { chosen.encodingThreads = newValue }
    }

    /// How text is written into SVG files.
    public var svgText: SVGTextStyle {
        get { chosen.svgText }
        set { chosen.svgText = newValue }
    }

    /// Which colours the numbers of pixels mean (`FileSettings.colorSpace`); Galley's own, as `colorMode` says nothing of it.
    public var colorSpace: PictureColorSpace {
        get { chosen.colorSpace }
        set { chosen.colorSpace = newValue }
    }
}
