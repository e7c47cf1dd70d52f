/// The kinds of image files that are distinguished by their first bytes.
enum ImageKind {
    case png
    case jpeg
    case webP
    case gif
    case svg
    /// Nothing that can be read; the name is what it looks like.
    case other(String)

    init(_ bytes: [UInt8]) {
        func has(_ text: String, at offset: Int = 0) -> Bool {
            bytes.count >= offset + text.utf8.count && bytes[offset...].starts(with: text.utf8)
        }
        if bytes.starts(with: PNGDecoder.signature) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if has("RIFF") && has("WEBP", at: 8) {
            self = .webP
        } else if has("GIF8") {
            self = .gif
        } else if Self.looksLikeSVG(bytes) {
            self = .svg
        } else if bytes.isEmpty {
            self = .other("empty")
        } else if has("ftyp", at: 4) {
            self = .other(has("avif", at: 8) ? "AVIF" : "HEIC")
        } else if has("BM") {
            self = .other("BMP")
        } else if has("II*\0") || has("MM\0*") {
            self = .other("TIFF")
        } else if has("%PDF") {
            self = .other("PDF")
        } else {
            self = .other("unknown")
        }
    }

    /// SVG has no signature: text that begins with `<`, and has an svg element early on.
    private static func looksLikeSVG(_ bytes: [UInt8]) -> Bool {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
        guard let first = text.first(where: { $0 > 0x20 }), first == UInt8(ascii: "<") else { return false }
        let head = text.prefix(64 << 10)
        var index = head.startIndex
        while let start = head[index...].firstIndex(of: UInt8(ascii: "s")) {
            if head[start...].starts(with: "svg".utf8), start > head.startIndex,
                head[start - 1] == UInt8(ascii: "<") || head[start - 1] == UInt8(ascii: ":")
            {
                return true
            }
            index = start + 1
        }
        return false
    }
}
