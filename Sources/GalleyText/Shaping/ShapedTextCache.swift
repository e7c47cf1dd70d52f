/// Texts that were shaped lately. It is emptied when it is full: what a text looks like does not depend on it.
final class ShapedTextCache: Sendable {
    private struct Key: Hashable {
        struct Span: Hashable {
            var text: String
            var font: FontRequest
            var tracking, kerning, baselineOffset: Double
            var object: TextObject?
        }
        var first: Span
        var others: [Span]
        var isRightToLeft: Bool
    }

    private struct State {
        var texts: [Key: ShapedText] = [:]
        var bytes = 0
    }

    private let state = Guarded(State())
    /// About the memory that the texts may take.
    private static let limit = 16 << 20

    /// The shaped form of `spans`, which are not empty.
    func shaped(_ spans: [TextSpan], isRightToLeft: Bool, _ library: FontLibrary) -> ShapedText {
        let key = Key(
            first: Self.span(spans[0]), others: spans.count == 1 ? [] : spans.dropFirst().map(Self.span),
            isRightToLeft: isRightToLeft)
        if let known = state.withLock({ $0.texts[key] }) { return known }
        let made = ShapedText(spans, isRightToLeft: isRightToLeft, library)
        let bytes = made.glyphs.count * 48 + made.text.utf8.count * 2 + spans.count * 200 + 1000
        if bytes <= Self.limit / 8 {
            state.withLock { state in
                if state.bytes + bytes > Self.limit { state = State() }
                if state.texts.updateValue(made, forKey: key) == nil { state.bytes += bytes }
            }
        }
        return made
    }

    private static func span(_ span: TextSpan) -> Key.Span {
        Key.Span(
            text: span.text, font: span.font, tracking: usable(span.tracking), kerning: usable(span.kerning),
            baselineOffset: usable(span.baselineOffset), object: span.object)
    }

    func removeAll() { state.withLock { $0 = State() } }
}
