import Foundation
import GalleyRandom

@testable import GalleyText

/// Texts and fonts that nobody would write by hand, from a seed.
struct HostileText {
    var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    mutating func any<T>(_ values: [T]) -> T { values[below(values.count)] }

    private static let pieces = [
        "Hello ", "wide ", "fi", "a", " ", "  ", "\t", "\n", "\r\n", "\u{2028}", "\u{AD}", "\u{200B}", "\u{A0}",
        "\u{2060}",
        "안녕하세요", "한", "日本語、", "「漢字」", "かな", "カー", "שלום", "עִבְ", "مرحبا", "عَرَبِيّ", "١٢", "123", "1,234.5",
        "$", "%",
        "มนุษย์", "ที่", "नमस्ते", "क्षि", "বাংলা", "தமிழ்", "ကမ္ဘာ", "ខ្មែរ", "བོད་", "ᠮᠣᠩᠭᠣᠯ",
        "👍🏽", "👨‍👩‍👧‍👦", "🇰🇷", "🇰", "1️⃣", "❤️", "☎", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "\u{1F3FB}", "\u{FE0F}", "\u{200D}", "\u{20E3}",
        "\u{301}", "\u{5B4}", "\u{64B}", "\u{E34}", "\u{94D}", "\u{1161}", "\u{11A8}", "\u{1100}",
        "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
        "\u{200E}", "\u{200F}", "\u{61C}", "(", ")", "[", "]", "\0", "\u{1B}", "\u{85}", "\u{FEFF}", "\u{FFFC}",
        "\u{FFFD}",
        "\u{FFFE}", "\u{10FFFF}", "\u{E000}", "\u{E0041}", "\u{1D400}", "\u{20000}",
    ]

    mutating func text() -> String {
        var text = ""
        for _ in 0..<below(14) {
            switch below(24) {
            case 0: text += String(repeating: any(Self.pieces), count: 1 + below(400))
            case 1:
                // Any bytes and any 16-bit units: what is no character is replaced, lone surrogates among it.
                text += String(decoding: (0..<below(30)).map { _ in UInt8(below(256)) }, as: UTF8.self)
            case 2: text += String(decoding: (0..<below(20)).map { _ in UInt16(0xD700 + below(0x900)) }, as: UTF16.self)
            case 3:
                for _ in 0..<below(20) {
                    if let scalar = Unicode.Scalar(UInt32(below(0x11_0000))) { text.unicodeScalars.append(scalar) }
                }
            default: text += any(Self.pieces)
            }
        }
        return text
    }

    mutating func length() -> Double {
        switch below(12) {
        case 0: .nan
        case 1: .infinity
        case 2: -Double(below(100))
        case 3: 0
        case 4: 1e300
        case 5: 1e-300
        default: Double(below(40_000)) / 100
        }
    }

    mutating func options() -> ParagraphOptions {
        var options = ParagraphOptions(
            lineLimit: below(2) == 0 ? below(5) - 1 : nil, reservedLines: any([0, 0, 2, .min, .max]),
            truncation: any([.head, .middle, .tail]),
            minimumScale: any([1, 1, 0.5, 0, -1, .nan, 1e-9]), allowsTightening: below(3) == 0,
            alignment: any([.leading, .center, .trailing]), lineSpacing: any([0, 0, 4, -4, .nan, .infinity, 1e300]),
            pixelLength: any([1, 0.5, 1.0 / 3]), isRightToLeft: below(3) == 0)
        if below(10) == 0 { options.pixelLength = length() }
        return options
    }

    mutating func font(family: String?) -> FontRequest {
        FontRequest(
            family: family, design: any([.standard, .rounded, .serif, .monospaced]),
            size: any([10, 13, 17, 34, 17, 17, 0, -5, .nan, .infinity, 1e300, 1e-300]),
            weight: any([400, 700, 0, -1, 10_000, 550]), isItalic: below(4) == 0,
            lineHeight: any([nil, nil, 20, .nan, -3, 1e300]), platform: any([.iOS, .macOS]),
            monospacedDigits: below(4) == 0)
    }

    mutating func spans(family: String?) -> [TextSpan] {
        (0..<any([0, 1, 1, 1, 2, 4])).map { tag in
            TextSpan(
                text(), font: font(family: family), tag: tag, tracking: any([0, 0, 0, 3, -30, .nan, 1e300]),
                baselineOffset: any([0, 0, 0, 5, -5, .infinity]))
        }
    }

    /// A font file with bytes that are changed, left out or doubled.
    mutating func corrupted(_ font: [UInt8]) -> [UInt8] {
        var bytes = font
        for _ in 0..<1 + below(6) where !bytes.isEmpty {
            // Half of the time in the directory and the headers, where it does most.
            let place = below(2) == 0 ? below(bytes.count) : below(min(bytes.count, 400))
            switch below(8) {
            case 0: bytes.removeLast(below(bytes.count))
            case 1: bytes.removeSubrange(place..<min(place + below(64), bytes.count))
            case 2: bytes.insert(contentsOf: bytes[place..<min(place + below(64), bytes.count)], at: place)
            case 3: for index in place..<min(place + 4, bytes.count) { bytes[index] = 0xFF }
            case 4: for index in place..<min(place + 2, bytes.count) { bytes[index] = 0x80 }
            default: bytes[place] = UInt8(below(256))
            }
        }
        return bytes
    }
}
