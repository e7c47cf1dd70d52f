import GalleyGraph

extension String {
    /// The key of a string in tables of translations, with the values that its formats stand for: what a literal with
    /// interpolations is for `String(localized:)`.
    ///
    /// Unchecked because an argument is a number, a string, or a text that was made of one value and its format here: none of
    /// them is shared with anyone who could change it.
    nonisolated public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
        let key: LocalizedStringKey

        /// A key that is looked up as it stands, without values in it.
        public init(_ value: String) { key = LocalizedStringKey(value) }

        /// Called by the compiler for a literal without values.
        public init(stringLiteral value: String) { self.init(value) }

        /// Called by the compiler for a literal with values in it; each is a format such as `%@` or `%lld` in the key.
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation.pieces)
        }

        /// Collects the pieces of a literal.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var pieces: LocalizedStringKey.StringInterpolation

            /// Called by the compiler, with what it knows of the literal's length.
            public init(literalCapacity: Int, interpolationCount: Int) {
                pieces = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            /// A part that is written as it stands.
            public mutating func appendLiteral(_ literal: String) { pieces.appendLiteral(literal) }

            /// A string, as `%@` in the key.
            public mutating func appendInterpolation(_ string: String) { pieces.appendInterpolation(string) }

            /// A part of a string, as `%@` in the key.
            public mutating func appendInterpolation(_ substring: Substring) {
                pieces.appendInterpolation(String(substring))
            }

            /// A number, written as its locale does.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                pieces.appendInterpolation(value)
            }

            /// A number by a C format, as in `\(value, specifier: "%.2f")`.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                pieces.appendInterpolation(value, specifier: specifier)
            }

            /// A value in a separate format, in the string's locale unless the format names one.
            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                pieces.appendInterpolation(input, format: format)
            }

            /// A value of Foundation's, by a formatter if one is given.
            public mutating func appendInterpolation<Subject: ReferenceConvertible>(
                _ subject: Subject, formatter: Formatter? = nil
            ) {
                pieces.appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
            }

            /// An object, by a formatter if one is given.
            public mutating func appendInterpolation<Subject: NSObject>(
                _ subject: Subject, formatter: Formatter? = nil
            ) {
                pieces.appendInterpolation(formatter?.string(for: subject) ?? subject.description)
            }

            /// Another localized string.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                pieces.appendInterpolation(String(localized: resource))
            }
        }
    }
}

extension String {
    /// What a table of translations has for a key in the user's language, else the key, with its values. Markdown stays as it
    /// is written.
    ///
    /// In a picture the user's language is `RenderOptions.locale`, and the main bundle the folders that images are looked for in.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, with the values in it; also what is taken where no table has it.
    ///   - table: The table's file name, without extension; nil is `Localizable`.
    ///   - bundle: Where the table is; nil is the main bundle.
    ///   - locale: How the values are written; nil, the default, is as the user's locale does, `Locale.current` on Apple's
    ///     platforms.
    ///   - comment: For translators; nothing is done with it.
    nonisolated public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = LocalizedText(key: keyAndValue.key, table: table, bundle: bundle).string(locale: locale)
    }

    /// What a table of translations has for a key, else `defaultValue`, with that one's values.
    nonisolated public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = LocalizedText(key: "\(key)", defaultValue: defaultValue, table: table, bundle: bundle)
            .string(locale: locale)
    }

    /// The string of a resource, in its locale's language.
    nonisolated public init(localized resource: LocalizedStringResource) {
        self = resource.text.string(locale: resource.chosenLocale)
    }
}

extension LocalizedText {
    /// A text for a key that is not what is shown where no table has it.
    nonisolated init(key: String, defaultValue: String.LocalizationValue, table: String?, bundle: Bundle?) {
        let value = defaultValue.key
        self.init(
            key: LocalizedStringKey(key: key, arguments: value.arguments, hasFormatting: value.hasFormatting),
            table: table, bundle: bundle, fallback: value.key)
    }

    nonisolated func string(locale: Locale?) -> String {
        let strings = MainStrings.current
        return strings.string(self, locale: locale ?? strings.locale)
    }
}
