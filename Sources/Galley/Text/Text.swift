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
        var tracking: CGFloat = 0
        var baselineOffset: CGFloat = 0

        /// Whether nothing was said of it.
        var isPlain: Bool {
            font == nil && style == nil && tracking == 0 && baselineOffset == 0 && traits == FontTraits()
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

    private func changed(_ change: (inout Segment) -> Void) -> Text {
        var text = self
        for index in text.segments.indices { change(&text.segments[index]) }
        return text
    }

    public func font(_ font: Font?) -> Text { changed { $0.font = font ?? $0.font } }
    public func bold() -> Text { bold(true) }
    public func bold(_ isActive: Bool) -> Text { changed { $0.traits.isBold = isActive } }
    public func italic() -> Text { italic(true) }
    public func italic(_ isActive: Bool) -> Text { changed { $0.traits.isItalic = isActive } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.traits.weight = weight ?? $0.traits.weight } }
    public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.traits.design = design ?? $0.traits.design } }
    public func monospaced(_ isActive: Bool = true) -> Text {
        changed { $0.traits.design = isActive ? .monospaced : nil }
    }
    public func monospacedDigit() -> Text { changed { $0.traits.hasMonospacedDigits = true } }
    /// The space between letters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { changed { $0.tracking = tracking.isFinite ? tracking : 0 } }
    /// The space between letters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }
    /// How far the text stands above the baseline, in points.
    public func baselineOffset(_ offset: CGFloat) -> Text {
        changed { $0.baselineOffset = offset.isFinite ? offset : 0 }
    }
    public func foregroundColor(_ color: Color?) -> Text {
        changed { $0.style = color.map { AnyShapeStyle($0) } ?? $0.style }
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        let style = AnyShapeStyle(style)
        return changed { $0.style = $0.style ?? style }
    }

    /// Two texts as one paragraph.
    public static func + (lhs: Text, rhs: Text) -> Text {
        var text = lhs
        text.segments += rhs.segments
        return text
    }

    public static func == (a: Text, b: Text) -> Bool {
        a.segments.count == b.segments.count
            && zip(a.segments, b.segments).allSatisfy {
                $0.string == $1.string && $0.font == $1.font && $0.traits == $1.traits && $0.tracking == $1.tracking
                    && $0.baselineOffset == $1.baselineOffset
            }
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
