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
        /// What `customAttribute(_:)` said, by its type.
        var attributes: [ObjectIdentifier: any TextAttribute] = [:]

        /// Whether nothing was said of it.
        var isPlain: Bool { source == nil && isUnstyled }

        var isUnstyled: Bool {
            style == nil && attributes.isEmpty && isEqual(to: Segment(string: string, source: source))
        }

        /// Whether both have the same characters and attributes that can be compared.
        func isEqual(to other: Segment) -> Bool {
            string == other.string && source == other.source && font == other.font && traits == other.traits
                && tracking == other.tracking
                && kerning == other.kerning && baselineOffset == other.baselineOffset && underline == other.underline
                && strikethrough == other.strikethrough && scale == other.scale && background == other.background
        }
    }

    var segments: [Segment]

    init(segments: [Segment]) { self.segments = segments }

    /// A text shown as it is.
    public init(verbatim content: String) { segments = [Segment(string: content)] }

    /// A text shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

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

extension Text: _PrimitiveView {
    @MainActor public static func _build(_ view: Text, into builder: ViewTreeBuilder) {
        let leaf = builder.textLeaves.leaf(view, builder)
        let node = builder.tree.addLeaf(leaf, spacing: leaf.spacing)
        builder.push(node, NodeItem("Text", .text(leaf)))
    }
}
