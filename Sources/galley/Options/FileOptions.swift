import ArgumentParser
import GalleyFormats

/// What can be chosen for the files that are made, by their formats: the options of `FileSettings`.
struct FileOptions: ParsableArguments {
    @OptionGroup var scale: ScaleOptions

    @Option(
        help: ArgumentHelp(
            "How close \(PictureFormat.all(with: .quality).titles("and")) files stay to what was drawn, 0 to 100; without "
                + "it JPEG has 90, MP4 80, and the others lose nothing.", valueName: "N"),
        transform: number("quality", from: 0...100, example: "80"))
    var quality: Double?

    @Option(
        help: ArgumentHelp(
            "How much work goes into making PNG files small: fast, balanced (the default) or small. The pixels are the same.",
            valueName: "SETTING"), transform: choice("setting for PNG files"))
    var png: PNGEncoding?

    @Option(
        help: ArgumentHelp(
            "How many threads share the encoding of a large PNG file; 1 unless given. The file is the same.",
            valueName: "N"),
        transform: reading("number of threads", else: "give one from 1 to 256") { text in
            Int(text).flatMap { (1...256).contains($0) ? $0 : nil }
        })
    var threads: Int?

    @Option(
        help: ArgumentHelp(
            "Which colours the numbers of pixels mean in \(PictureFormat.all(with: .colorSpace).titles("and")) files: srgb "
                + "(the default) or p3, for colours that sRGB lacks.", valueName: "SPACE"),
        transform: choice("colour space"))
    var colorSpace: PictureColorSpace?

    @Option(
        help: ArgumentHelp(
            "How text is written into SVG files: as outlines (the default), or embedded, as text in fonts that the file brings "
                + "along.", valueName: "STYLE"), transform: choice("way to write text"))
    var svgText: SVGTextStyle?

    /// The settings that the options make, for pictures on a device.
    func settings(on device: Device?) -> FileSettings {
        var settings = FileSettings()
        settings.scale = scale.scale(on: device)
        settings.quality = quality
        settings.pngEncoding = png ?? settings.pngEncoding
        settings.encodingThreads = threads ?? settings.encodingThreads
        settings.colorSpace = colorSpace ?? settings.colorSpace
        settings.svgText = svgText ?? settings.svgText
        return settings
    }

    /// Says of an option that none of the formats heeds it.
    func check(_ formats: [PictureFormat]) throws {
        try Self.check("quality", quality != nil, for: PictureFormat.all(with: .quality), in: formats)
        try Self.check("png", png != nil, for: PictureFormat.all(with: .encoding), in: formats)
        try Self.check("threads", threads != nil, for: PictureFormat.all(with: .encoding), in: formats)
        try Self.check("color-space", colorSpace == .displayP3, for: PictureFormat.all(with: .colorSpace), in: formats)
        try Self.check("svg-text", svgText != nil, for: [.svg], in: formats)
    }

    private static func check(
        _ option: String, _ isGiven: Bool, for heeding: [PictureFormat], in formats: [PictureFormat]
    ) throws {
        guard !isGiven || formats.contains(where: heeding.contains) else {
            throw ValidationError("--\(option) is for \(heeding.titles("and")) files; none is asked for.")
        }
    }
}
