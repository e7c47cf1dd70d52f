@testable import GalleyText

/// The text of case T-160.
let t160 = "Layout must wrap this sentence onto several lines inside a narrow frame."

/// A paragraph in one font. macOS, 13 points and two pixels a point are what the recordings of rules.md §25.11 have.
func paragraph(
    _ text: String, size: Double = 13, weight: Int = 400, design: FontFamilyDesign = .standard,
    lineHeight: Double? = nil, platform: FontPlatform = .macOS, pixels: Double = 2,
    fonts: FontLibrary = .shared, _ change: (inout ParagraphOptions) -> Void = { _ in }
) -> Paragraph {
    var options = ParagraphOptions(pixelLength: 1 / pixels)
    change(&options)
    let font = FontRequest(design: design, size: size, weight: weight, lineHeight: lineHeight, platform: platform)
    return Paragraph([TextSpan(text, font: font)], options: options, fonts: fonts)
}

/// A paragraph in a text style.
func paragraph(
    _ text: String, _ style: TextStyle, _ platform: FontPlatform, pixels: Double,
    _ change: (inout ParagraphOptions) -> Void = { _ in }
) -> Paragraph {
    let metrics = TextStyleMetrics.of(style, platform: platform)
    return paragraph(
        text, size: metrics.size, weight: metrics.weight, lineHeight: metrics.lineHeight, platform: platform,
        pixels: pixels, change)
}

extension Paragraph {
    /// What the lines show at a width.
    func lines(_ width: Double?, height: Double? = nil) -> [String] {
        layout(width: width, height: height).lines.map(\.text)
    }

    /// The files of the fonts used, in order.
    var faces: [String] { layout(width: nil, height: nil).lines.flatMap { $0.runs.map(\.face.postScriptName) } }
}
