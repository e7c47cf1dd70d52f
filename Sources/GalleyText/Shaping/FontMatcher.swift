/// Chooses a font for each grapheme cluster of a text.
struct FontMatcher {
    private let library: FontLibrary
    private let fonts: [ResolvedFont]
    private let language: HanLanguage
    private var chains: [Key: [FontChoice]] = [:]
    private var lastKey: Key?
    private var last: [FontFace?] = []
    private(set) var diagnostics: [String] = []

    private struct Key: Hashable {
        var span: Int
        var kind: FallbackClass
    }

    init(_ library: FontLibrary, _ fonts: [ResolvedFont], _ language: HanLanguage) {
        self.library = library
        self.fonts = fonts
        self.language = language
    }

    /// The face for a cluster of a span; nil if there is no font at all.
    mutating func face(for cluster: Slice<UnsafeBufferPointer<UInt32>>, span: Int) -> FontFace? {
        guard let primary = fonts[span].face, let first = cluster.first else { return fonts[span].face }
        let wantsEmoji = FontFallback.wantsEmoji(cluster)
        if !wantsEmoji, Self.covers(primary, cluster) { return primary }
        let key = Key(span: span, kind: wantsEmoji ? .emoji : FallbackClass(first))
        if let face = fallback(key, cluster) { return face }
        if wantsEmoji, Self.covers(primary, cluster) { return primary }
        // A font with the base character is better than none with all its marks.
        if primary.hasGlyph(for: first) { return primary }
        if let face = fallback(key, cluster.prefix(1)) { return face }
        if !FontFallback.needsNoGlyph(first) {
            let number = String(first, radix: 16, uppercase: true)
            let padded = String(repeating: "0", count: max(4 - number.count, 0)) + number
            let message = "no font has a glyph for U+\(padded): a box is drawn"
            if diagnostics.count < 20, !diagnostics.contains(message) { diagnostics.append(message) }
        }
        return primary
    }

    private static func covers(_ face: FontFace, _ cluster: Slice<UnsafeBufferPointer<UInt32>>) -> Bool {
        cluster.allSatisfy { FontFallback.needsNoGlyph($0) || face.hasGlyph(for: $0) }
    }

    /// The first font of the key's that has the cluster; fonts are opened one by one.
    private mutating func fallback(_ key: Key, _ cluster: Slice<UnsafeBufferPointer<UInt32>>) -> FontFace? {
        if lastKey != key {
            lastKey = key
            last = []
        }
        for face in last { if let face, Self.covers(face, cluster) { return face } }
        let choices: [FontChoice]
        if let known = chains[key] {
            choices = known
        } else {
            choices = fonts[key.span].fallbacks(key.kind, language)
            chains[key] = choices
        }
        for choice in choices.dropFirst(last.count) {
            let face = library.face(choice)
            last.append(face)
            if let face, Self.covers(face, cluster) { return face }
        }
        return nil
    }
}
