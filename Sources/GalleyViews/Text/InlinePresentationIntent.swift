import GalleyGraph

/// How a stretch of text in a line is meant, as Markdown says it. Foundation has this type on Apple's platforms only.
nonisolated public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: UInt

    /// Makes a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `*text*`, shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// `**text**`, shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Text between backquotes, shown in letters of one width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// `~~text~~`, shown with a line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line's end in the source, shown as a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line's end that stays one.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML in a line, which is not understood.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML between paragraphs, which is not understood.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
    /// The key of `inlinePresentationIntent`.
    @frozen public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        /// What the attribute is called where attributed strings are written down.
        public static var name: String { "NSInlinePresentationIntent" }
    }

    /// How a stretch of text is meant. A key only: it is never read.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
        preconditionFailure("inlinePresentationIntent is a name for key paths and has no value")
    }
}
