import GalleyText

/// One or more lines of text.
nonisolated public struct Text: Equatable {
    /// Where text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable {
        case head
        case tail
        case middle
    }

    /// A stretch of text with what was said of it alone.
    struct Segment {
        var string: String
        var font: Font?
        var traits = FontTraits()
        var style: AnyShapeStyle?
        var tracking, kerning, baselineOffset: CGFloat?
        /// Nil where nothing was said, and a value of nil where no line is wanted.
        var underline, strikethrough: LineStyle??
        var scale: Scale?
        /// What `customAttribute(_:)` said, by its type.
        var attributes: [ObjectIdentifier: any TextAttribute] = [:]

        /// Whether nothing was said of it.
        var isPlain: Bool { style == nil && attributes.isEmpty && isEqual(to: Segment(string: string)) }

        /// Whether both have the same characters and attributes that can be compared.
        func isEqual(to other: Segment) -> Bool {
            string == other.string && font == other.font && traits == other.traits && tracking == other.tracking
                && kerning == other.kerning && baselineOffset == other.baselineOffset && underline == other.underline
                && strikethrough == other.strikethrough && scale == other.scale
        }
    }

    var segments: [Segment]

    /// A text shown as it is.
    public init(verbatim content: String) { segments = [Segment(string: content)] }

    /// A text shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    /// A text from a literal, with its interpolations.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(verbatim: key.string)
    }

    /// Changes all of the text; what was said of a part of it before stays.
    func changed(_ change: (inout Segment) -> Void) -> Text {
        var text = self
        for index in text.segments.indices { change(&text.segments[index]) }
        return text
    }

    /// Two texts as one paragraph.
    public static func + (lhs: Text, rhs: Text) -> Text {
        var text = lhs
        text.segments += rhs.segments
        return text
    }

    public static func == (a: Text, b: Text) -> Bool {
        a.segments.count == b.segments.count && zip(a.segments, b.segments).allSatisfy { $0.isEqual(to: $1) }
    }
}

/// A literal with interpolations, as texts and titles take it.
nonisolated public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    let string: String

    public init(_ value: String) { string = value }
    public init(stringLiteral value: String) { string = value }
    public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

    /// Collects the pieces of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var string = ""

        public init(literalCapacity: Int, interpolationCount: Int) { string.reserveCapacity(literalCapacity) }
        public mutating func appendLiteral(_ literal: String) { string += literal }
        public mutating func appendInterpolation(_ string: String) { self.string += string }
        public mutating func appendInterpolation<T>(_ value: T) { string += "\(value)" }
        /// A number by a C format, as in `\(value, specifier: "%.2f")`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            string += String(format: specifier, locale: Locale(identifier: "en_US_POSIX"), value)
        }
        /// A value in a format of its own.
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            string += format.format(value)
        }
        public mutating func appendInterpolation(_ text: Text) { string += text.segments.map(\.string).joined() }
    }
}

extension Text: _PrimitiveView {
    @MainActor public static func _build(_ view: Text, into builder: ViewTreeBuilder) {
        let leaf = builder.textLeaves.leaf(view, builder)
        let node = builder.tree.addLeaf(leaf, spacing: leaf.spacing)
        builder.push(node, NodeItem("Text", .text(leaf)))
    }
}
