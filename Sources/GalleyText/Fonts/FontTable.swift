// Which file stands for which font: named files from named packages, in order; no search of what happens to be installed.
// What scripts fall back on is in FontFallback.swift.

/// A font by the name of its file.
struct FontChoice: Hashable, Sendable {
    var file: String
    /// The face in a collection.
    var index = 0
    var variations: [FontVariation] = []
    /// How wide letters are drawn where the font has no axis for it; 1 is as they are.
    var stretch = 1.0
}

enum FontTable {
    /// The folders of the packages that `make setup` installs.
    static let systemFolders = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/jetbrains-mono",
        "/usr/share/fonts/truetype/nanum",
        "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
    ]

    /// The font of a design; Apple's own are in brackets.
    ///
    /// | design | font | file |
    /// |---|---|---|
    /// | standard [SF Pro] | Inter, 9 weights | `Inter-….otf` |
    /// | rounded [SF Rounded] | Nunito, weights 200…1000 | `Nunito[wght].ttf` |
    /// | serif [New York] | Newsreader, weights 200…800, optical sizes 6…72 | `Newsreader[opsz,wght].ttf` |
    /// | monospaced [SF Mono] | JetBrains Mono, weights 100…800 | `JetBrainsMono-….ttf` |
    ///
    /// Inter Display is not used for titles: letter spacing (`tracking`) alone brings Inter to SF's widths, in one step
    /// less, and a text that grows keeps its letters.
    static func primary(_ request: FontRequest) -> FontChoice {
        let weight = Double(request.weight)
        let italic = request.isItalic ? "-Italic" : ""
        switch request.design {
        case .standard:
            return FontChoice(file: "Inter-\(styleName(request.weight, request.isItalic)).otf")
        case .monospaced:
            return FontChoice(file: "JetBrainsMono-\(styleName(min(request.weight, 800), request.isItalic)).ttf")
        case .rounded:
            return FontChoice(
                file: "Nunito\(italic)[wght].ttf",
                variations: [FontVariation(tag: "wght", value: min(max(weight, 200), 1000))])
        case .serif:
            return FontChoice(
                file: "Newsreader\(italic)[opsz,wght].ttf",
                variations: [
                    FontVariation(tag: "opsz", value: opticalSize(request.size)),
                    FontVariation(tag: "wght", value: min(max(weight, 200), 800)),
                ])
        }
    }

    /// What is taken when the file of the design is missing.
    static let lastResorts = ["Inter-Regular.otf", "NotoSans-Regular.ttf", "JetBrainsMono-Regular.ttf"].map {
        FontChoice(file: $0)
    }

    /// Extra space after each letter, in em, so that lines are as wide as with Apple's font of the design.
    ///
    /// Inter: at 13 points the figure gives the widths of the recordings T-159, T-165 and T-166 exactly. At other
    /// sizes it follows the tracking that SF Pro is published with (+6/1000 em at 11 points, −6 at 13, −26 at 17); from 20 points
    /// on SF's letters are set closer in the font itself, which its tracking then takes back in part. Nunito and Newsreader
    /// are narrower; they are brought to SF's widths at 13 points, too. JetBrains Mono is as wide as SF Mono, nearly.
    static func tracking(_ request: FontRequest) -> Double {
        let size = request.size
        switch request.design {
        case .monospaced: return 0
        case .standard: return sanFranciscoTracking(size)
        case .rounded: return 0.024 + sanFranciscoTracking(size)
        case .serif: return 0.012 + sanFranciscoTracking(size) / 2
        }
    }

    private static func sanFranciscoTracking(_ size: Double) -> Double {
        let points: [(size: Double, tracking: Double)] = [
            (6, 0.043), (11, 0.008), (13, -0.004), (17, -0.024), (20, -0.030),
        ]
        guard size > points[0].size else { return points[0].tracking }
        for (low, high) in zip(points, points.dropFirst()) where size < high.size {
            return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
        }
        return points[points.count - 1].tracking
    }

    /// One of a few optical sizes, so that a size that changes gradually does not open a font at each step.
    private static func opticalSize(_ size: Double) -> Double {
        [72, 48, 36, 28, 22, 18, 15, 12, 9].first { $0 <= size } ?? 6
    }

    /// The ending of a static font's file.
    static func styleName(_ weight: Int, _ isItalic: Bool) -> String {
        let name =
            switch weight {
            case ..<150: "Thin"
            case ..<250: "ExtraLight"
            case ..<350: "Light"
            case ..<450: "Regular"
            case ..<550: "Medium"
            case ..<650: "SemiBold"
            case ..<750: "Bold"
            case ..<850: "ExtraBold"
            default: "Black"
            }
        guard isItalic else { return name }
        return name == "Regular" ? "Italic" : name + "Italic"
    }

    /// The fonts that an installation should have, with the package that ships each.
    static let expected: [(family: String, file: String, package: String)] = [
        ("System (Inter)", "Inter-Regular.otf", "fonts-inter"),
        ("Rounded (Nunito)", "Nunito[wght].ttf", "fontpkg-nunito (PyPI)"),
        ("Serif (Newsreader)", "Newsreader[opsz,wght].ttf", "fontpkg-newsreader (PyPI)"),
        ("Monospaced (JetBrains Mono)", "JetBrainsMono-Regular.ttf", "fonts-jetbrains-mono"),
        ("Korean, Japanese, Chinese (Noto Sans CJK)", "NotoSansCJK-Regular.ttc", "fonts-noto-cjk"),
        ("Serif Korean, Japanese, Chinese (Noto Serif CJK)", "NotoSerifCJK-Regular.ttc", "fonts-noto-cjk"),
        ("Rounded Korean (NanumSquareRound)", "NanumSquareRoundR.ttf", "fonts-nanum"),
        ("Arabic (Noto Sans Arabic)", "NotoSansArabic-Regular.ttf", "fonts-noto-core"),
        ("Hebrew (Noto Sans Hebrew)", "NotoSansHebrew-Regular.ttf", "fonts-noto-core"),
        ("Thai (Noto Sans Thai)", "NotoSansThai-Regular.ttf", "fonts-noto-core"),
        ("Hindi (Noto Sans Devanagari)", "NotoSansDevanagari-Regular.ttf", "fonts-noto-core"),
        ("Signs (Noto Sans Symbols 2)", "NotoSansSymbols2-Regular.ttf", "fonts-noto-core"),
        ("Emoji (Noto Color Emoji)", "NotoColorEmoji.ttf", "fonts-noto-color-emoji"),
    ]
}
