import GalleyGraph
import GalleyText

/// One or more lines of text (rules.md §13.1).
nonisolated public struct Text: Equatable {
    /// Where text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning.
        case head
        /// At the end, as by default.
        case tail
        /// In the middle.
        case middle
    }

    /// A stretch of text with what was said of it alone.
    package struct Segment {
        package var string: String
        /// What becomes text, or a picture, where the environment is known; `string` is empty then.
        var source: TextSource?
        var font: Font?
        var traits = FontTraits()
        var style: AnyShapeStyle?
        var tracking, kerning, baselineOffset: CGFloat?
        /// Nil where nothing was said, and a value of nil where no line is wanted.
        var underline, strikethrough: LineStyle??
        var scale: Scale?
        /// What is behind the letters.
        var background: Color?
        /// The address that a tap opens.
        var link: String?
        /// What `customAttribute(_:)` said, by its type.
        var attributes: [ObjectIdentifier: any TextAttribute] = [:]

        package init(
            string: String, source: TextSource? = nil, font: Font? = nil, traits: FontTraits = FontTraits(),
            style: AnyShapeStyle? = nil, tracking: CGFloat? = nil, kerning: CGFloat? = nil,
            baselineOffset: CGFloat? = nil, underline: LineStyle?? = nil, strikethrough: LineStyle?? = nil,
            scale: Scale? = nil, background: Color? = nil, link: String? = nil,
            attributes: [ObjectIdentifier: any TextAttribute] = [:]
        ) {
            self.string = string
            self.source = source
            self.font = font
            self.traits = traits
            self.style = style
            self.tracking = tracking
            self.kerning = kerning
            self.baselineOffset = baselineOffset
            self.underline = underline
            self.strikethrough = strikethrough
            self.scale = scale
            self.background = background
            self.link = link
            self.attributes = attributes
        }

        /// Whether nothing was said of it.
        var isPlain: Bool { source == nil && isUnstyled }

        var isUnstyled: Bool { font == nil && traits == FontTraits() && saysNoMoreThanItsFont }

        var saysNoMoreThanItsFont: Bool {
            style == nil && link == nil && attributes.isEmpty && tracking == nil && kerning == nil
                && baselineOffset == nil
                && underline == nil && strikethrough == nil && scale == nil && background == nil
        }

        /// Whether both have the same characters and attributes that can be compared.
        func isEqual(to other: Segment) -> Bool {
            string == other.string && source == other.source && font == other.font && traits == other.traits
                && tracking == other.tracking
                && kerning == other.kerning && baselineOffset == other.baselineOffset && underline == other.underline
                && strikethrough == other.strikethrough && scale == other.scale && background == other.background
                && link == other.link
        }
    }

    /// What the text consists of. Most texts are one string or key about which nothing is said, and take no array.
    private enum Content {
        case verbatim(String)
        case key(LocalizedText)
        case segments([Segment])
    }

    private var content: Content

    var segments: [Segment] {
        get {
            switch content {
            case .verbatim(let string): [Segment(string: string)]
            case .key(let text): [Segment(string: "", source: .localized(text))]
            case .segments(let segments): segments
            }
        }
        set { content = .segments(newValue) }
    }

    init(segments: [Segment]) { content = .segments(segments) }

    init(_ text: LocalizedText) { content = .key(text) }

    /// A text shown as it is.
    public init(verbatim content: String) { self.content = .verbatim(content) }

    /// The text, where it is one string and nothing more was ever said.
    var verbatim: String? {
        if case .verbatim(let string) = content { return string }
        return nil
    }

    /// What a text says that many texts of a picture may say alike: one string or key, and at most its font.
    struct Common {
        var string: String
        /// Whether the string is a key of the main bundle's table, without values.
        var isKey = false
        var font: Font?
        var traits = FontTraits()
    }

    /// The text as such, where it is no more.
    var common: Common? {
        switch content {
        case .verbatim(let string): return Common(string: string)
        case .key(let text): return text.isPlain ? Common(string: text.key.key, isKey: true) : nil
        case .segments(let segments):
            guard segments.count == 1, segments[0].saysNoMoreThanItsFont else { return nil }
            let segment = segments[0]
            switch segment.source {
            case nil: return Common(string: segment.string, font: segment.font, traits: segment.traits)
            case .localized(let text) where text.isPlain:
                return Common(string: text.key.key, isKey: true, font: segment.font, traits: segment.traits)
            default: return nil
            }
        }
    }

    /// A text shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    /// Changes all of the text; what was said of a part of it before stays.
    func changed(_ change: (inout Segment) -> Void) -> Text {
        var segments = segments
        for index in segments.indices { change(&segments[index]) }
        return Text(segments: segments)
    }

    /// Two texts as one paragraph.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(segments: lhs.segments + rhs.segments)
    }

    public static func == (a: Text, b: Text) -> Bool {
        a.segments.count == b.segments.count && zip(a.segments, b.segments).allSatisfy { $0.isEqual(to: $1) }
    }
}

extension Text: _PrimitiveView {
    @MainActor public static func _build(_ view: Text, into builder: ViewTreeBuilder) {
        let leaf = builder.textLeaves.leaf(view, builder)
        let node = builder.tree.addLeaf(leaf, spacing: leaf.spacing)
        var item = NodeItem("Text", leaf)
        if builder.notesOrigins { item.origin = ViewOrigin(owner: nil, written: view.writtenKey) }
        builder.push(node, item)
    }
}
