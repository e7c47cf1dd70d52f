/// The system's styles of text.
public enum TextStyle: Int, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
}

/// A text style's size, distance between baselines (points) and weights.
public struct TextStyleMetrics: Sendable {
    /// In points.
    public var size, lineHeight: Double
    /// From 100 to 900: as the style comes, and under `bold()`.
    public var weight, boldWeight: Int

    /// The figures at a setting of Dynamic Type, which only iOS has: rules.md §13.3.
    public static func of(
        _ style: TextStyle, platform: FontPlatform, setting: TypeSizeSetting = .large
    ) -> TextStyleMetrics {
        var metrics = large(style, platform: platform)
        guard platform == .iOS, setting != .large else { return metrics }
        metrics.size = setting.size(of: style)
        metrics.lineHeight = setting.lineHeight(of: style)
        return metrics
    }

    /// The figures at the Large setting: rules.md §13.3.
    private static func large(_ style: TextStyle, platform: FontPlatform) -> TextStyleMetrics {
        let row: (Double, Double, Int, Int)
        switch (platform, style) {
        case (.iOS, .largeTitle): row = (34, 41, 400, 700)
        case (.iOS, .title): row = (28, 34, 400, 700)
        case (.iOS, .title2): row = (22, 28, 400, 700)
        case (.iOS, .title3): row = (20, 25, 400, 600)
        case (.iOS, .headline): row = (17, 22, 600, 600)
        case (.iOS, .body): row = (17, 22, 400, 600)
        case (.iOS, .callout): row = (16, 21, 400, 600)
        case (.iOS, .subheadline): row = (15, 20, 400, 600)
        case (.iOS, .footnote): row = (13, 18, 400, 600)
        case (.iOS, .caption): row = (12, 16, 400, 600)
        case (.iOS, .caption2): row = (11, 13, 400, 600)
        case (.macOS, .largeTitle): row = (26, 32, 400, 700)
        case (.macOS, .title): row = (22, 26, 400, 700)
        case (.macOS, .title2): row = (17, 22, 400, 700)
        case (.macOS, .title3): row = (15, 20, 400, 600)
        case (.macOS, .headline): row = (13, 16, 700, 800)
        case (.macOS, .body): row = (13, 16, 400, 600)
        case (.macOS, .callout): row = (12, 15, 400, 600)
        case (.macOS, .subheadline): row = (11, 14, 400, 600)
        case (.macOS, .footnote): row = (10, 13, 400, 600)
        case (.macOS, .caption): row = (10, 13, 400, 500)
        case (.macOS, .caption2): row = (10, 13, 500, 600)
        }
        return TextStyleMetrics(size: row.0, lineHeight: row.1, weight: row.2, boldWeight: row.3)
    }
}
