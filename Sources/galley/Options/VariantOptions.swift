import ArgumentParser
import Foundation
import GalleyProtocol

/// The ways in which every view is shown: where options have several values, in each combination of them.
struct VariantOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Light or dark colours, or both.", valueName: "light|dark|both"),
        completion: .list(["light", "dark", "both"]),
        transform: { text in
            try values(text, "appearance", example: "dark") { word -> [Bool]? in
                switch word {
                case "light": [false]
                case "dark": [true]
                case "both": [false, true]
                default: nil
                }
            }.flatMap { $0 }
        })
    var appearance: [[Bool]] = []

    @Option(
        name: [.customLong("dynamic-type"), .customLong("type-sizes")],
        help: ArgumentHelp(
            "How large a person wants text to be: xSmall to xxxLarge, accessibility1 to accessibility5; large unless given.",
            valueName: "SIZE"),
        completion: .list(HostVariant.TypeSize.allCases.map(\.rawValue)),
        transform: { text in
            try values(text, "text size", example: "xxxLarge or accessibility3") { word in
                HostVariant.TypeSize.allCases.first { $0.rawValue.lowercased() == word.lowercased() }
            }
        })
    var dynamicType: [[HostVariant.TypeSize]] = []

    @Option(
        name: [.customLong("locale"), .customLong("locales")],
        help: ArgumentHelp(
            "The language and region of texts, such as de_DE; en_US unless given; pseudo: longer words, as translations have them.",
            valueName: "ID"),
        transform: { text in
            try values(text, "language", example: "de, de_DE or zh-Hans_CN") { name in
                if name == "pseudo" { return "en_XA" }
                return isLocale(name) ? name : nil
            }
        })
    var locale: [[String]] = []

    @Option(
        name: .customLong("layout-direction"),
        help: ArgumentHelp("The direction in which rows and text run; ltr unless given.", valueName: "ltr|rtl"),
        completion: .list(["ltr", "rtl"]),
        transform: { text in
            try values(text, "direction", example: "rtl", HostVariant.Direction.init)
        })
    var layoutDirection: [[HostVariant.Direction]] = []

    /// Whether a name is that of a language, with or without a region.
    static func isLocale(_ name: String) -> Bool {
        guard let language = Locale(identifier: name).language.languageCode else { return false }
        return (name == "en_XA" || Locale.LanguageCode.isoLanguageCodes.contains(language))
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-@=;".contains($0)) }
    }

    /// The values of a list with commas.
    private static func values<Value>(
        _ text: String, _ kind: String, example: String, _ value: (String) -> Value?
    ) throws -> [Value] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { word in
            guard let value = value(String(word)) else {
                throw ValidationError("'\(word)' is no \(kind); write it like \(example), several with commas.")
            }
            return value
        }
    }

    /// Every combination: appearances outermost, then sizes of text, languages and directions. A label has a word for each option
    /// that has several values.
    var variants: [HostVariant] {
        var variants = [HostVariant()]
        func multiply<Value: Hashable>(
            _ lists: [[Value]], _ word: (Value) -> String, _ set: (inout HostVariant, Value) -> Void
        ) {
            var known: Set<Value> = []
            let values = lists.flatMap { $0 }.filter { known.insert($0).inserted }
            guard !values.isEmpty else { return }
            variants = variants.flatMap { variant in
                values.map { value in
                    var variant = variant
                    set(&variant, value)
                    if values.count > 1 { variant.label += (variant.label.isEmpty ? "" : "-") + word(value) }
                    return variant
                }
            }
        }
        multiply(appearance, { $0 ? "dark" : "light" }, { $0.isDark = $1 })
        multiply(dynamicType, \.rawValue, { $0.typeSize = $1 })
        multiply(locale, { $0 == "en_XA" ? "pseudo" : $0 }, { $0.locale = $1 })
        multiply(layoutDirection, \.rawValue, { $0.direction = $1 })
        return variants
    }

    /// The same, with languages that are written from right to left laid out so, unless a direction is asked for.
    var variantsInTheirDirections: [HostVariant] {
        variants.map { variant in
            var variant = variant
            if layoutDirection.isEmpty, let locale = variant.locale,
                Locale(identifier: locale).language.characterDirection == .rightToLeft
            {
                variant.direction = .rightToLeft
            }
            return variant
        }
    }
}
