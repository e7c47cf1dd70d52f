import Foundation

// Source: Apple's pages of PersonNameComponents.FormatStyle and of PersonNameComponentsFormatter.Style, whose example is "Dr. Thomas
// Louis Clark Esq.": "Tom", "Thomas Clark", the whole name, "TC". Foundation has the parts of names on Linux and no format for them.

extension PersonNameComponents {
    /// A person's name as a text.
    public struct FormatStyle: Foundation.ParseableFormatStyle, Codable, Hashable, Sendable {
        /// How much of it.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// What friends say.
            case short
            /// The first and the last name.
            case medium
            /// All of it.
            case long
            /// The first letters.
            case abbreviated
        }

        /// How much of it.
        public var style: Style
        /// Whose order of the parts.
        public var locale: Locale

        /// A style.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// The same for another language.
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

        /// The text of a name.
        public func format(_ value: PersonNameComponents) -> String {
            func words(_ parts: [String?]) -> [String] { parts.compactMap(\.self).filter { !$0.isEmpty } }
            let isFamilyFirst = isFamilyFirst(value)
            let given = [value.givenName], family = [value.familyName]
            switch style {
            case .short:
                return words([value.nickname]).first ?? words(given).first ?? words(family).first ?? ""
            case .medium:
                return joined(words(isFamilyFirst ? family + given : given + family))
            case .long:
                let own = isFamilyFirst ? family + given + [value.middleName] : given + [value.middleName] + family
                return joined(words([value.namePrefix] + own + [value.nameSuffix]))
            case .abbreviated:
                let first = words(isFamilyFirst ? family + given : given + family)
                // One letter stands for a name in these scripts, which is the family's.
                return first.contains(where: Self.isIdeographic)
                    ? words(family).first ?? first[0] : first.compactMap(\.first).map { $0.uppercased() }.joined()
            }
        }

        /// How a text becomes a name.
        public var parseStrategy: ParseStrategy { ParseStrategy() }

        private func joined(_ words: [String]) -> String {
            words.joined(separator: words.allSatisfy(Self.isIdeographic) ? "" : " ")
        }

        /// Hungarian names and those in Chinese, Japanese and Korean letters have the family's first.
        private func isFamilyFirst(_ name: PersonNameComponents) -> Bool {
            if [name.givenName, name.familyName].compactMap(\.self).contains(where: Self.isIdeographic) { return true }
            return ["hu", "vi"].contains(locale.language.languageCode?.identifier ?? "")
        }

        private static func isIdeographic(_ word: String) -> Bool {
            let letters: [ClosedRange<UInt32>] = [0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3]
            return word.unicodeScalars.contains { letter in letters.contains { $0.contains(letter.value) } }
        }
    }

    /// How a text becomes a name: its first word is the given name, its last the family's.
    public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
        /// Words in the order of the Latin script.
        public init() {}

        /// The name of a text; an error where there is no word in it.
        public func parse(_ value: String) throws -> PersonNameComponents {
            let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let first = words.first else {
                throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "There is no name in '\(value)'"])
            }
            var name = PersonNameComponents()
            name.givenName = first
            if words.count > 1 { name.familyName = words[words.count - 1] }
            if words.count > 2 { name.middleName = words[1..<words.count - 1].joined(separator: " ") }
            return name
        }
    }

    /// The first and the last name.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The name in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A person's name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}

extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A person's name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// A person's name.
    public static var name: Self { .init() }
}
