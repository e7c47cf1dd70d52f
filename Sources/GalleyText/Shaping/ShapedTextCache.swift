import Glibc

/// Texts that were shaped lately. It is emptied when it is full: what a text looks like does not depend on it.
final class ShapedTextCache: Sendable {
    /// What a shaped text depends on.
    private struct Key: Hashable {
        /// A text with its font. Equal means the same code points: strings of Swift's are equal, too, where they only mean the same
        /// ("é" in one code point or two), but those are shaped each in its own way.
        struct Span: Equatable {
            var text: String
            var font: FontRequest
            var tracking, kerning, baselineOffset: Double
            var object: TextObject?

            init(_ span: TextSpan) {
                text = span.text
                font = span.font
                tracking = usable(span.tracking)
                kerning = usable(span.kerning)
                baselineOffset = usable(span.baselineOffset)
                object = span.object
            }

            static func == (a: Span, b: Span) -> Bool {
                sameBytes(a.text, b.text) && a.font == b.font && a.tracking == b.tracking && a.kerning == b.kerning
                    && a.baselineOffset == b.baselineOffset && a.object == b.object
            }

            private static func sameBytes(_ a: String, _ b: String) -> Bool {
                // The addresses of what is not empty are there.
                let same = a.utf8.withContiguousStorageIfAvailable { a in
                    b.utf8.withContiguousStorageIfAvailable { b in
                        a.count == b.count && (a.isEmpty || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0)
                    }
                }
                return (same ?? nil) ?? a.utf8.elementsEqual(b.utf8)
            }
        }

        var first: Span
        var others: [Span]
        var isRightToLeft: Bool

        init(_ spans: [TextSpan], _ isRightToLeft: Bool) {
            first = Span(spans[0])
            others = spans.count == 1 ? [] : spans.dropFirst().map(Span.init)
            self.isRightToLeft = isRightToLeft
        }

        /// Texts differ mostly in their characters, then in their sizes: the rest need not be hashed.
        func hash(into hasher: inout Hasher) {
            let isHashed = first.text.utf8.withContiguousStorageIfAvailable { bytes in
                hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
                return true
            }
            if isHashed != true { for byte in first.text.utf8 { hasher.combine(byte) } }
            hasher.combine(first.font.size)
            hasher.combine(others.count)
        }
    }

    private struct Entry {
        let text: ShapedText
        /// A paragraph of the text that someone has. Told of live views' alone.
        weak var paragraph: Paragraph?
    }

    private struct State {
        var texts: [Key: Entry] = [:]
        var bytes = 0

        mutating func removeAll() {
            texts.removeAll(keepingCapacity: true)
            bytes = 0
        }
    }

    private let state = Locked(State())
    /// About the memory that the texts may take.
    static let limit = 12 << 20

    /// The shaped form of `spans`, which are not empty.
    func shaped(_ spans: [TextSpan], isRightToLeft: Bool, _ library: FontLibrary) -> ShapedText {
        let key = Key(spans, isRightToLeft)
        if let known = state.withLock({ $0.texts[key]?.text }) { return known }
        let made = ShapedText(spans, isRightToLeft: isRightToLeft, library)
        let bytes = made.glyphs.count * 48 + made.text.utf8.count * 2 + spans.count * 200 + 1000
        if bytes <= Self.limit / 8 {
            state.withLock { state in
                if state.bytes + bytes > Self.limit { state.removeAll() }
                if state.texts.updateValue(Entry(text: made), forKey: key) == nil { state.bytes += bytes }
            }
        }
        return made
    }

    /// The paragraph of `spans` and `options` that was noted last, if someone has it still and it is equal.
    func paragraph(_ spans: [TextSpan], _ options: ParagraphOptions) -> Paragraph? {
        guard let known = state.withLock({ $0.texts[Key(spans, options.isRightToLeft)]?.paragraph }) else { return nil }
        return known.options == options && known.spans == spans ? known : nil
    }

    /// Notes a paragraph for others who need an equal one.
    func note(_ paragraph: Paragraph) {
        let key = Key(paragraph.spans, paragraph.options.isRightToLeft)
        state.withLock { $0.texts[key]?.paragraph = paragraph }
    }

    /// About the memory that the texts take.
    var bytes: Int { state.withLock { $0.bytes } }

    func removeAll() { state.withLock { $0.removeAll() } }
}
