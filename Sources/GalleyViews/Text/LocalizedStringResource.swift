import GalleyGraph

/// A string that is translated where it is shown.
nonisolated public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// Where the tables are.
    public enum BundleDescription: Equatable, Sendable {
        /// What stands for the main bundle: the folders that images are looked for in.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// The bundle in a folder.
        case atURL(URL)

        public static func == (left: Self, right: Self) -> Bool {
            switch (left, right) {
            case (.main, .main): true
            case (.forClass(let left), .forClass(let right)): left == right
            case (.atURL(let left), .atURL(let right)): left == right
            default: false
            }
        }

        fileprivate var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// What the tables are searched for.
    public let key: String
    /// What is shown where no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The table's file name, without extension; nil is `Localizable`.
    public let table: String?
    private let bundle: BundleDescription
    /// The locale that was asked for; nil is the user's.
    var chosenLocale: Locale?

    /// The language and the way in which values are written.
    public var locale: Locale {
        get { chosenLocale ?? MainStrings.current.locale }
        set { chosenLocale = newValue }
    }

    /// A string for a key that is also what is shown where no table has it.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, with the values in it.
    ///   - table: The table's file name, without extension; nil is `Localizable`.
    ///   - locale: Nil, the default, is the user's, `Locale.current` on Apple's platforms.
    ///   - bundle: Where the table is.
    ///   - comment: For translators; nothing is done with it.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key.key
        defaultValue = keyAndValue
        self.table = table
        self.bundle = bundle
        chosenLocale = locale
    }

    /// A string for a key, and what is shown where no table has it.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.bundle = bundle
        chosenLocale = locale
    }

    /// A string for a key of a bundle's. Disfavoured: `.main` is a `BundleDescription`'s.
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
    }

    /// A string for a key of a bundle's, and what is shown where no table has it. Disfavoured: `.main` is a `BundleDescription`'s.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(
            key, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL),
            comment: comment)
    }

    /// Called by the compiler for a literal without values: the key in the main bundle's table.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Called by the compiler for a literal with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    var text: LocalizedText {
        LocalizedText(key: key, defaultValue: defaultValue, table: table, bundle: bundle.bundle)
    }
}

/// A value that says of itself how it is written for people.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text that people read.
    var localizedStringResource: LocalizedStringResource { get }
}

extension Text {
    /// A text for a resource: what a table of translations has for it, with its Markdown. A literal is a `LocalizedStringKey`.
    @_disfavoredOverload nonisolated public init(_ resource: LocalizedStringResource) { self.init(resource.text) }
}
