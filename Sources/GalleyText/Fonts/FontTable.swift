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
    /// | standard, from 21 points on | Inter Display, 9 weights | `InterDisplay-….otf` |
    /// | rounded [SF Rounded] | Nunito, weights 200…1000 | `Nunito[wght].ttf` |
    /// | serif [New York] | Newsreader, weights 200…800, optical sizes 6…72 | `Newsreader[opsz,wght].ttf` |
    /// | monospaced [SF Mono] | JetBrains Mono, weights 100…800 | `JetBrainsMono-….ttf` |
    ///
    /// Widths of the standard design are those of `SystemAdvances`. SF's own shapes change between 17 and 28 points: from 21 on
    /// they are as wide as Inter Display's to a few per cent, and up to 12 % narrower than Inter's.
    static func primary(_ request: FontRequest) -> FontChoice {
        let weight = Double(request.weight)
        let italic = request.isItalic ? "-Italic" : ""
        switch request.design {
        case .standard:
            let family = request.size >= firstDisplaySize ? "InterDisplay" : "Inter"
            return FontChoice(file: "\(family)-\(styleName(request.weight, request.isItalic)).otf")
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

    /// The size from which the standard design has the shapes of titles.
    static let firstDisplaySize = 21.0

    /// What is taken when the file of the design is missing.
    static let lastResorts = ["Inter-Regular.otf", "NotoSans-Regular.ttf", "JetBrainsMono-Regular.ttf"].map {
        FontChoice(file: $0)
    }

    /// Extra space after each letter, in em, so that lines are as wide as with Apple's font of the design.
    ///
    /// The standard design has the letter spacing that is published. JetBrains Mono's letters are 0.6 em wide, SF Mono's
    /// 0.618164 at every size and weight (recorded at 8, 15, 17 and 20 points). Nunito and Newsreader are brought to the widths
    /// that were recorded at 20 points; how their spacing depends on the size is inferred.
    static func tracking(_ request: FontRequest) -> Double {
        switch request.design {
        case .standard: SystemTracking.em(request.size)
        case .monospaced: 0.018164
        case .rounded: 0.0095 + spacing(request.size)
        case .serif: 0.059 + spacing(request.size) / 2
        }
    }

    private static func spacing(_ size: Double) -> Double {
        SystemAdvances.between([(6, 0.043), (11, 0.008), (13, -0.004), (17, -0.024), (20, -0.030)], size)
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
        ("System, titles (Inter Display)", "InterDisplay-Regular.otf", "fonts-inter"),
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
