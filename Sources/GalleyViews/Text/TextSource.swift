import GalleyGraph

/// What a piece of text stands for until the environment is known.
package nonisolated enum TextSource: Equatable {
    case image(Image)
    case localized(LocalizedText)
    case attributed(AttributedString)
    case deferred(any DeferredText)

    package static func == (a: TextSource, b: TextSource) -> Bool {
        switch (a, b) {
        case (.image(let a), .image(let b)): a == b
        case (.localized(let a), .localized(let b)): a == b
        case (.attributed(let a), .attributed(let b)): a == b
        case (.deferred(let a), .deferred(let b)): a.isEqual(to: b)
        default: false
        }
    }
}

/// A key and the table that has it.
package nonisolated struct LocalizedText: Equatable {
    var key: LocalizedStringKey
    var table: String?
    var bundle: Bundle?
    /// What is shown where no table has the key, if not the key.
    var fallback: String?

    /// Whether it is a key of the main bundle without values.
    var isPlain: Bool { table == nil && bundle == nil && fallback == nil && !key.hasFormatting }

    /// The text in the context's language, with formats for its values.
    func format(in context: TextContext) -> String {
        let numbers = key.arguments.map(\.number)
        return context.strings.text(key.key, table: table, bundle: bundle, numbers: numbers, context) ?? fallback
            ?? key.key
    }
}

/// A value that is written in the environment's locale, calendar and time zone.
package nonisolated protocol DeferredText {
    func segments(in context: TextContext) -> [Text.Segment]
    func isEqual(to other: any DeferredText) -> Bool
}

extension DeferredText where Self: Equatable {
    package nonisolated func isEqual(to other: any DeferredText) -> Bool { (other as? Self) == self }
}

extension Text {
    /// A text for a key: what a table of translations has for it (docs/text.md), else the key; its Markdown is shown.
    ///
    /// - Parameters:
    ///   - key: The key, with the values in it.
    ///   - tableName: The table's file name, without extension; nil is `Localizable`.
    ///   - bundle: Where the table is; nil is the main bundle, for which the folders stand that images are looked for in.
    ///   - comment: For translators; nothing is done with it.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(LocalizedText(key: key, table: tableName, bundle: bundle))
    }

    /// A picture or symbol on a line of text: a symbol in the text's size and colour, a picture on the baseline.
    public init(_ image: Image) { self.init(.image(image)) }

    /// A text with the attributes that SwiftUI knows: those of its own scope, links, and inline intents such as strong.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    package init(_ source: TextSource) { self.init(segments: [Segment(string: "", source: source)]) }
}

extension Text.Segment {
    /// This piece of a text about which `outer` was said as a whole: what was said of the piece itself stays.
    nonisolated func inside(_ outer: Text.Segment) -> Text.Segment {
        var inner = self
        inner.font = font ?? outer.font
        inner.traits = traits.over(outer.traits)
        inner.style = style ?? outer.style
        inner.tracking = tracking ?? outer.tracking
        inner.kerning = kerning ?? outer.kerning
        inner.baselineOffset = baselineOffset ?? outer.baselineOffset
        inner.underline = underline ?? outer.underline
        inner.strikethrough = strikethrough ?? outer.strikethrough
        inner.scale = scale ?? outer.scale
        inner.background = background ?? outer.background
        inner.attributes = attributes.merging(outer.attributes) { own, _ in own }
        return inner
    }
}
