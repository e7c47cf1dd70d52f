import Foundation
import GalleyGraph
import GalleyText
import GalleyViews

/// What a font of UIKit's is, as a value.
struct FontDescription: Hashable, Sendable {
    /// A family's or font's name; nil is the system's.
    var name: String?
    /// In points.
    var size: CGFloat = 12
    /// Nil is the font's own.
    var weight: UIFont.Weight?
    var design = Font.Design.default
    var width: UIFont.Width?
    var isItalic = false
    var hasMonospacedDigits = false
    /// The style that it was made of.
    var style: UIFont.TextStyle?
    /// Whether lines are nearer to each other, or further apart.
    var leading: Font.Leading?

    /// The same font for SwiftUI's texts. Its size follows no setting.
    var font: Font {
        var font =
            name.map { Font.custom($0, fixedSize: size) }
            ?? .system(size: size, weight: weight?.swiftUI, design: design)
        if name != nil, let weight { font = font.weight(weight.swiftUI) }
        if isItalic { font = font.italic() }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        if let width { font = font.width(Font.Width(width.rawValue)) }
        if let leading { font = font.leading(leading) }
        return font
    }

    /// The same font for the library of fonts.
    var request: FontRequest {
        let size = size.isFinite ? min(max(Double(size), 0.1), 10_000) : 17
        var request = FontRequest(
            family: name, size: size, weight: weight?.number ?? 400, isItalic: isItalic,
            platform: MainStrings.current.platform.fontPlatform, monospacedDigits: hasMonospacedDigits)
        request.design =
            switch design {
            case .default: .standard
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        request.width = Double(width?.rawValue ?? 0)
        return request
    }

    /// The system font of a text style at a setting of Dynamic Type.
    static func of(_ style: UIFont.TextStyle, _ setting: DynamicTypeSize) -> FontDescription {
        let metrics = TextStyleMetrics.of(
            style.swiftUI.gallery, platform: MainStrings.current.platform.fontPlatform, setting: setting.setting)
        return FontDescription(
            size: CGFloat(metrics.size), weight: UIFont.Weight(number: metrics.weight), style: style)
    }
}
