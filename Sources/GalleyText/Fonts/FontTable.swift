// Which file stands for which font. Named files from named packages: no font scan, no luck. docs/fonts.md shows the
// same table.

/// A font file that we know by name.
struct FontFile: Hashable, Sendable {
    var name: String
    var index = 0
    var variations: [FontVariation] = []
    var syntheticSlant = false
    /// Width is brought near SF's by this much extra space after each letter, in em.
    var tracking = 0.0
}

enum FontTable {
    /// Folders below which the files lie, after those that the user names.
    static let systemFolders = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/jetbrains-mono",
        "/usr/share/fonts/truetype/nanum",
        "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
    ]

    /// The first font asked for a request.
    static func primary(_ request: FontRequest) -> FontFile {
        switch request.design {
        case .standard:
            return FontFile(
                name: "Inter-\(staticName(request.weight, request.isItalic)).otf",
                tracking: interTracking(request.size))
        case .monospaced:
            return FontFile(name: "JetBrainsMono-\(staticName(min(request.weight, 800), request.isItalic)).ttf")
        case .rounded:
            return FontFile(
                name: request.isItalic ? "Nunito-Italic[wght].ttf" : "Nunito[wght].ttf",
                variations: [FontVariation(tag: "wght", value: Double(min(max(request.weight, 200), 1000)))])
        case .serif:
            return FontFile(
                name: request.isItalic ? "Newsreader-Italic[opsz,wght].ttf" : "Newsreader[opsz,wght].ttf",
                variations: [
                    FontVariation(tag: "opsz", value: min(max(request.size, 6), 72)),
                    FontVariation(tag: "wght", value: Double(min(max(request.weight, 200), 800))),
                ])
        }
    }

    /// Inter is wider than SF: less space after each letter makes lines break in the same places. SF itself is set
    /// tighter the larger it is; the figures bring "The quick brown fox" and the paragraph of semantics.md T-160 to
    /// their measured widths at 13 points.
    static func interTracking(_ size: Double) -> Double { size < 20 ? -0.004 : -0.02 }

    private static func staticName(_ weight: Int, _ isItalic: Bool) -> String {
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

    /// What a text's characters say about the language of its Han characters.
    enum HanLanguage: Hashable, Sendable {
        case japanese, korean, chinese

        /// The face of the Noto CJK collections.
        var index: Int {
            switch self {
            case .japanese: 0
            case .korean: 1
            case .chinese: 2
            }
        }
    }

    /// The fonts asked, in order, for a character that the primary font lacks.
    static func fallbacks(_ scalar: Unicode.Scalar, _ request: FontRequest, _ language: HanLanguage) -> [FontFile] {
        let isBold = request.weight >= 600
        let weight = isBold ? "Bold" : "Regular"
        let cjk = request.design == .serif ? "NotoSerifCJK" : "NotoSansCJK"
        func han(_ language: HanLanguage) -> FontFile { FontFile(name: "\(cjk)-\(weight).ttc", index: language.index) }
        switch scalar.value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF:
            let rounded = FontFile(name: isBold ? "NanumSquareRoundB.ttf" : "NanumSquareRoundR.ttf")
            return request.design == .rounded ? [rounded, han(.korean)] : [han(.korean), rounded]
        case 0x3040...0x30FF, 0x31F0...0x31FF: return [han(.japanese)]
        case 0x2E80...0x303F, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
            return [han(language)]
        default: break
        }
        let common = [
            FontFile(name: "Inter-\(weight).otf"), FontFile(name: "NotoSans-\(weight).ttf"), han(language),
            FontFile(name: "NotoSansMath-Regular.ttf"), FontFile(name: "NotoSansSymbols-\(weight).ttf"),
            FontFile(name: "NotoSansSymbols2-Regular.ttf"), emoji,
        ]
        guard let script = scripts.first(where: { $0.range.contains(scalar.value) }) else { return common }
        return [
            FontFile(name: "NotoSans\(script.name)-\(weight).ttf"),
            FontFile(name: "NotoSans\(script.name)-Regular.ttf"),
        ] + common
    }

    static let emoji = FontFile(name: "NotoColorEmoji.ttf")

    /// Scripts whose letters stand in a file of their own, by the file's name.
    private static let scripts: [(range: ClosedRange<UInt32>, name: String)] = [
        (0x0530...0x058F, "Armenian"), (0x0590...0x05FF, "Hebrew"), (0x0600...0x06FF, "Arabic"),
        (0x0700...0x074F, "Syriac"), (0x0750...0x077F, "Arabic"), (0x0780...0x07BF, "Thaana"), (0x07C0...0x07FF, "NKo"),
        (0x08A0...0x08FF, "Arabic"), (0x0900...0x097F, "Devanagari"), (0x0980...0x09FF, "Bengali"),
        (0x0A00...0x0A7F, "Gurmukhi"), (0x0A80...0x0AFF, "Gujarati"), (0x0B00...0x0B7F, "Oriya"),
        (0x0B80...0x0BFF, "Tamil"), (0x0C00...0x0C7F, "Telugu"), (0x0C80...0x0CFF, "Kannada"),
        (0x0D00...0x0D7F, "Malayalam"), (0x0D80...0x0DFF, "Sinhala"), (0x0E00...0x0E7F, "Thai"),
        (0x0E80...0x0EFF, "Lao"), (0x0F00...0x0FFF, "Tibetan"), (0x1000...0x109F, "Myanmar"),
        (0x10A0...0x10FF, "Georgian"), (0x1200...0x139F, "Ethiopic"), (0x13A0...0x13FF, "Cherokee"),
        (0x1400...0x167F, "CanadianAboriginal"), (0x1780...0x17FF, "Khmer"), (0x1800...0x18AF, "Mongolian"),
        (0xFB1D...0xFB4F, "Hebrew"), (0xFB50...0xFDFF, "Arabic"), (0xFE70...0xFEFF, "Arabic"),
    ]

    /// The families that a installation should have, with the package that ships each; for reports.
    static let expected: [(family: String, file: String, package: String)] = [
        ("System (Inter)", "Inter-Regular.otf", "fonts-inter"),
        ("Rounded (Nunito)", "Nunito[wght].ttf", "fontpkg-nunito (PyPI)"),
        ("Serif (Newsreader)", "Newsreader[opsz,wght].ttf", "fontpkg-newsreader (PyPI)"),
        ("Monospaced (JetBrains Mono)", "JetBrainsMono-Regular.ttf", "fonts-jetbrains-mono"),
        ("Chinese, Japanese, Korean", "NotoSansCJK-Regular.ttc", "fonts-noto-cjk"),
        ("Rounded Hangul (NanumSquareRound)", "NanumSquareRoundR.ttf", "fonts-nanum"),
        ("Arabic", "NotoSansArabic-Regular.ttf", "fonts-noto-core"),
        ("Hebrew", "NotoSansHebrew-Regular.ttf", "fonts-noto-core"),
        ("Thai", "NotoSansThai-Regular.ttf", "fonts-noto-core"),
        ("Emoji", "NotoColorEmoji.ttf", "fonts-noto-color-emoji"),
    ]
}
