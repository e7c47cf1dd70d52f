import GalleyExport

extension RenderOptions {
    /// What an opaque picture lies on.
    var background: ResolvedColor? {
        guard isOpaque else { return nil }
        return colorScheme == .dark ? .black : .white
    }

    /// What the options say of files.
    var pictureSettings: PictureSettings {
        var settings = PictureSettings()
        settings.scale = Double(scale)
        settings.isOpaque = isOpaque
        settings.background = background
        settings.quality = quality
        settings.pngEncoding = pngEncoding
        settings.encodingThreads = encodingThreads
        settings.svgText = svgText
        settings.colorSpace = colorSpace
        settings.pdf = pdf
        return settings
    }
}
