// What a character is drawn with when the font that was asked for lacks it.

/// The language of Chinese characters, told by the other characters of the text: kana make it Japanese, else Hangul Korean,
/// else it is taken for Chinese.
enum HanLanguage: Hashable, Sendable {
    case japanese, korean, chinese

    /// The face of the language in the collections of Noto CJK.
    var collectionIndex: Int {
        switch self {
        case .japanese: 0
        case .korean: 1
        case .chinese: 2
        }
    }

    init(of codes: UnsafeBufferPointer<UInt32>) {
        var hasHangul = false
        for code in codes where code >= 0x1100 {
            if (0x3041...0x30FF).contains(code) || (0x31F0...0x31FF).contains(code) || (0xFF66...0xFF9D).contains(code)
            {
                self = .japanese
                return
            }
            if (0xAC00...0xD7A3).contains(code) || code <= 0x11FF || (0x3131...0x318E).contains(code) {
                hasHangul = true
            }
        }
        self = hasHangul ? .korean : .chinese
    }
}

/// Characters that fall back on the same fonts.
enum FallbackClass: Hashable, Sendable {
    case hangul, kana, han, emoji, mathematics, other
    case script(Int)

    init(_ code: UInt32) {
        switch code {
        case ..<0x0530: self = .other
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .hangul
        case 0x3040...0x30FF, 0x31F0...0x31FF: self = .kana
        case 0x2E80...0x303F, 0x3100...0x312F, 0x3190...0x31EF, 0x3200...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF00...0xFFEF, 0x20000...0x3FFFF:
            self = .han
        case 0x1D400...0x1D7FF: self = .mathematics
        default:
            var low = 0
            var high = FontFallback.scripts.count
            while low < high {
                let middle = (low + high) / 2
                if FontFallback.scripts[middle].last < code { low = middle + 1 } else { high = middle }
            }
            let isInside = low < FontFallback.scripts.count && FontFallback.scripts[low].first <= code
            self = isInside ? .script(low) : .other
        }
    }
}

enum FontFallback {
    static let emoji = FontChoice(file: "NotoColorEmoji.ttf")

    /// The fonts that are asked for a class of characters, in order.
    ///
    /// | characters | fonts |
    /// |---|---|
    /// | emoji, and what U+FE0F asks to be | Noto Color Emoji |
    /// | Hangul | Noto Sans CJK KR; rounded: NanumSquareRound; serif: Noto Serif CJK KR |
    /// | kana, Chinese characters | Noto Sans CJK or Noto Serif CJK of the text's language |
    /// | other scripts | Noto Sans of the script; serif: Noto Serif where there is one |
    /// | signs | Inter, Noto Sans, Noto Sans Symbols, Symbols 2, Math, Noto Sans CJK |
    static func fonts(
        _ kind: FallbackClass, _ design: FontFamilyDesign, isBold: Bool, _ language: HanLanguage
    ) -> [FontChoice] {
        let weight = isBold ? "Bold" : "Regular"
        let collection = design == .serif ? "NotoSerifCJK" : "NotoSansCJK"
        func cjk(_ language: HanLanguage) -> FontChoice {
            FontChoice(file: "\(collection)-\(weight).ttc", index: language.collectionIndex)
        }
        let nanum = FontChoice(file: isBold ? "NanumSquareRoundB.ttf" : "NanumSquareRoundR.ttf")
        let plain = [FontChoice(file: "Inter-\(weight).otf"), FontChoice(file: "NotoSans-\(weight).ttf")]
        let signs =
            plain + [
                FontChoice(file: "NotoSansSymbols-\(weight).ttf"), FontChoice(file: "NotoSansSymbols2-Regular.ttf"),
                FontChoice(file: "NotoSansMath-Regular.ttf"), cjk(language), FontChoice(file: "NotoMusic-Regular.ttf"),
                emoji,
            ]
        switch kind {
        case .emoji: return [emoji] + signs
        case .hangul: return design == .rounded ? [nanum, cjk(.korean)] : [cjk(.korean), nanum]
        case .kana: return [cjk(.japanese)] + signs
        case .han:
            return [cjk(language)] + [.chinese, .japanese, .korean].filter { $0 != language }.map(cjk) + signs
        case .mathematics: return [FontChoice(file: "NotoSansMath-Regular.ttf")] + signs
        case .other: return signs
        case .script(let index):
            let name = scripts[index].name
            let families = design == .serif ? ["NotoSerif", "NotoSans"] : ["NotoSans", "NotoSerif"]
            let own = families.flatMap { family in
                (isBold ? ["Bold", "Regular"] : ["Regular"]).map { FontChoice(file: "\(family)\(name)-\($0).ttf") }
            }
            return own + signs
        }
    }

    /// Scripts with a separate font, in the order of their code points, by the name that the font's file bears.
    static let scripts: [(first: UInt32, last: UInt32, name: String)] = [
        (0x0530, 0x058F, "Armenian"), (0x0590, 0x05FF, "Hebrew"), (0x0600, 0x06FF, "Arabic"),
        (0x0700, 0x074F, "Syriac"),
        (0x0750, 0x077F, "Arabic"), (0x0780, 0x07BF, "Thaana"), (0x07C0, 0x07FF, "NKo"), (0x0800, 0x083F, "Samaritan"),
        (0x0840, 0x085F, "Mandaic"), (0x0860, 0x086F, "Syriac"), (0x0870, 0x08FF, "Arabic"),
        (0x0900, 0x097F, "Devanagari"), (0x0980, 0x09FF, "Bengali"), (0x0A00, 0x0A7F, "Gurmukhi"),
        (0x0A80, 0x0AFF, "Gujarati"), (0x0B00, 0x0B7F, "Oriya"), (0x0B80, 0x0BFF, "Tamil"), (0x0C00, 0x0C7F, "Telugu"),
        (0x0C80, 0x0CFF, "Kannada"), (0x0D00, 0x0D7F, "Malayalam"), (0x0D80, 0x0DFF, "Sinhala"),
        (0x0E00, 0x0E7F, "Thai"),
        (0x0E80, 0x0EFF, "Lao"), (0x0F00, 0x0FFF, "Tibetan"), (0x1000, 0x109F, "Myanmar"), (0x10A0, 0x10FF, "Georgian"),
        (0x1200, 0x139F, "Ethiopic"), (0x13A0, 0x13FF, "Cherokee"), (0x1400, 0x167F, "CanadianAboriginal"),
        (0x1680, 0x169F, "Ogham"), (0x16A0, 0x16FF, "Runic"), (0x1700, 0x171F, "Tagalog"), (0x1720, 0x173F, "Hanunoo"),
        (0x1740, 0x175F, "Buhid"), (0x1760, 0x177F, "Tagbanwa"), (0x1780, 0x17FF, "Khmer"),
        (0x1800, 0x18AF, "Mongolian"),
        (0x18B0, 0x18FF, "CanadianAboriginal"), (0x1900, 0x194F, "Limbu"), (0x1950, 0x197F, "TaiLe"),
        (0x1980, 0x19DF, "NewTaiLue"), (0x19E0, 0x19FF, "Khmer"), (0x1A00, 0x1A1F, "Buginese"),
        (0x1A20, 0x1AAF, "TaiTham"),
        (0x1B00, 0x1B7F, "Balinese"), (0x1B80, 0x1BBF, "Sundanese"), (0x1BC0, 0x1BFF, "Batak"),
        (0x1C00, 0x1C4F, "Lepcha"),
        (0x1C50, 0x1C7F, "OlChiki"), (0x1C90, 0x1CBF, "Georgian"), (0x1CC0, 0x1CCF, "Sundanese"),
        (0x1CD0, 0x1CFF, "Devanagari"), (0x2C00, 0x2C5F, "Glagolitic"), (0x2C80, 0x2CFF, "Coptic"),
        (0x2D00, 0x2D2F, "Georgian"), (0x2D30, 0x2D7F, "Tifinagh"), (0x2D80, 0x2DDF, "Ethiopic"),
        (0xA000, 0xA4CF, "Yi"),
        (0xA4D0, 0xA4FF, "Lisu"), (0xA500, 0xA63F, "Vai"), (0xA6A0, 0xA6FF, "Bamum"), (0xA800, 0xA82F, "SylotiNagri"),
        (0xA830, 0xA83F, "Devanagari"), (0xA840, 0xA87F, "PhagsPa"), (0xA880, 0xA8DF, "Saurashtra"),
        (0xA8E0, 0xA8FF, "Devanagari"), (0xA900, 0xA92F, "KayahLi"), (0xA930, 0xA95F, "Rejang"),
        (0xA980, 0xA9DF, "Javanese"), (0xA9E0, 0xA9FF, "Myanmar"), (0xAA00, 0xAA5F, "Cham"),
        (0xAA60, 0xAA7F, "Myanmar"),
        (0xAA80, 0xAADF, "TaiViet"), (0xAAE0, 0xAAFF, "MeeteiMayek"), (0xAB00, 0xAB2F, "Ethiopic"),
        (0xAB70, 0xABBF, "Cherokee"), (0xABC0, 0xABFF, "MeeteiMayek"), (0xFB13, 0xFB17, "Armenian"),
        (0xFB1D, 0xFB4F, "Hebrew"), (0xFB50, 0xFDFF, "Arabic"), (0xFE70, 0xFEFF, "Arabic"),
        (0x10000, 0x100FF, "LinearB"),
        (0x10280, 0x1029F, "Lycian"), (0x102A0, 0x102DF, "Carian"), (0x10300, 0x1032F, "OldItalic"),
        (0x10330, 0x1034F, "Gothic"), (0x10350, 0x1037F, "OldPermic"), (0x10380, 0x1039F, "Ugaritic"),
        (0x103A0, 0x103DF, "OldPersian"), (0x10400, 0x1044F, "Deseret"), (0x10450, 0x1047F, "Shavian"),
        (0x10480, 0x104AF, "Osmanya"), (0x104B0, 0x104FF, "Osage"), (0x10500, 0x1052F, "Elbasan"),
        (0x10530, 0x1056F, "CaucasianAlbanian"), (0x10600, 0x1077F, "LinearA"), (0x10800, 0x1083F, "Cypriot"),
        (0x10840, 0x1085F, "ImperialAramaic"), (0x10860, 0x1087F, "Palmyrene"), (0x10880, 0x108AF, "Nabataean"),
        (0x10900, 0x1091F, "Phoenician"), (0x10920, 0x1093F, "Lydian"), (0x10980, 0x109FF, "Meroitic"),
        (0x10A00, 0x10A5F, "Kharoshthi"), (0x10A60, 0x10A7F, "OldSouthArabian"), (0x10A80, 0x10A9F, "OldNorthArabian"),
        (0x10AC0, 0x10AFF, "Manichaean"), (0x10B00, 0x10B3F, "Avestan"), (0x10B40, 0x10B5F, "InscriptionalParthian"),
        (0x10B60, 0x10B7F, "InscriptionalPahlavi"), (0x10B80, 0x10BAF, "PsalterPahlavi"),
        (0x10C00, 0x10C4F, "OldTurkic"), (0x10C80, 0x10CFF, "OldHungarian"), (0x10D00, 0x10D3F, "HanifiRohingya"),
        (0x11000, 0x1107F, "Brahmi"), (0x11080, 0x110CF, "Kaithi"), (0x110D0, 0x110FF, "SoraSompeng"),
        (0x11100, 0x1114F, "Chakma"), (0x11150, 0x1117F, "Mahajani"), (0x11180, 0x111DF, "Sharada"),
        (0x11200, 0x1124F, "Khojki"), (0x11280, 0x112AF, "Multani"), (0x112B0, 0x112FF, "Khudawadi"),
        (0x11300, 0x1137F, "Grantha"), (0x11400, 0x1147F, "Newa"), (0x11480, 0x114DF, "Tirhuta"),
        (0x11580, 0x115FF, "Siddham"), (0x11600, 0x1165F, "Modi"), (0x11680, 0x116CF, "Takri"),
        (0x118A0, 0x118FF, "WarangCiti"), (0x11A00, 0x11A4F, "ZanabazarSquare"), (0x11A50, 0x11AAF, "Soyombo"),
        (0x11C00, 0x11C6F, "Bhaiksuki"), (0x11C70, 0x11CBF, "Marchen"), (0x11D00, 0x11D5F, "MasaramGondi"),
        (0x11D60, 0x11DAF, "GunjalaGondi"), (0x12000, 0x1254F, "Cuneiform"), (0x13000, 0x1345F, "EgyptianHieroglyphs"),
        (0x14400, 0x1467F, "AnatolianHieroglyphs"), (0x16800, 0x16A3F, "Bamum"), (0x16A40, 0x16A6F, "Mro"),
        (0x16AD0, 0x16AFF, "BassaVah"), (0x16F00, 0x16F9F, "Miao"), (0x17000, 0x18D7F, "Tangut"),
        (0x1B170, 0x1B2FF, "Nushu"), (0x1BC00, 0x1BC9F, "Duployan"), (0x1D800, 0x1DAAF, "SignWriting"),
        (0x1E800, 0x1E8DF, "MendeKikakui"), (0x1E900, 0x1E95F, "Adlam"), (0x1EC70, 0x1ECBF, "IndicSiyaqNumbers"),
    ]

    /// Whether a grapheme cluster is to be drawn as an emoji.
    static func wantsEmoji(_ cluster: Slice<UnsafeBufferPointer<UInt32>>) -> Bool {
        guard let first = cluster.first else { return false }
        if cluster.count == 1 {
            // Nothing between the letters, or among those of East Asia, is an emoji by itself.
            guard first >= 0x231A, !(0x3000...0xFFFF).contains(first) else { return false }
            return Unicode.Scalar(first)?.properties.isEmojiPresentation ?? false
        }
        guard first >= 0x23, let scalar = Unicode.Scalar(first), scalar.properties.isEmoji else { return false }
        for code in cluster {
            if code == 0xFE0F || (0x1F3FB...0x1F3FF).contains(code) { return true }
            if code == 0xFE0E { return false }
        }
        return scalar.properties.isEmojiPresentation
    }

    /// Characters that show nothing and need no glyph: joiners, selectors, marks of direction.
    static func needsNoGlyph(_ code: UInt32) -> Bool {
        guard code >= 0xAD else { return false }
        switch code {
        case 0xAD, 0x034F, 0x061C, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F,
            0xFEFF, 0xE0000...0xE0FFF:
            return true
        default: return false
        }
    }
}
