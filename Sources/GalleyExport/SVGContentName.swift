import GalleyText
import Synchronization

/// Names for definitions that follow from what is defined.
enum SVGContentName {
    /// A letter and 64 bits of the key's hash: the same in every process.
    static func text(_ letter: Character, _ key: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func mix(_ word: UInt64) {
            hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
            hash ^= hash >> 29
        }
        var key = key
        key.withUTF8 { bytes in
            let raw = UnsafeRawBufferPointer(bytes)
            var place = 0
            while place + 8 <= raw.count {
                mix(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
                place += 8
            }
            var rest: UInt64 = 0
            while place < raw.count {
                rest = rest << 8 | UInt64(raw[place])
                place += 1
            }
            mix(rest)
            mix(UInt64(raw.count))
        }
        return "\(letter)\(String(hash, radix: 36))"
    }
}

/// The outlines of glyphs as pictures that come one after the other define them.
enum SVGGlyphMemory {
    struct Entry: Sendable {
        var name: String
        var path: String
        /// Keeps the font, whose identity is part of the key.
        var face: FontFace
    }

    /// About 2 MB of outlines.
    private static let most = 4096
    private static let entries = Mutex<[GlyphKey: Entry]>([:])

    /// A glyph's entry, made from its path if there is none yet; nil where the path is empty.
    static func entry(_ face: FontFace, _ key: GlyphKey, path: @autoclosure () -> String) -> Entry? {
        if let known = entries.withLock({ $0[key] }) { return known.path.isEmpty ? nil : known }
        let path = path()
        let entry = Entry(name: SVGContentName.text("g", path), path: path, face: face)
        entries.withLock { entries in
            if entries.count >= most { entries = [:] }
            entries[key] = entry
        }
        return path.isEmpty ? nil : entry
    }
}
