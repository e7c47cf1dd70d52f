import CCairo

/// Text as cairo takes it. It refuses Unicode's noncharacters, of which U+FFFF is one, although they may be in any text ("not
/// illegal in open interchange", Unicode's Corrigendum #9); U+FFFD stands for them.
enum CairoLetters {
    static func accepted(_ bytes: [UInt8]) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.unicodeScalars.contains(where: isNoncharacter) else { return bytes }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(isNoncharacter(scalar) ? "\u{FFFD}" : scalar) }
        return Array(String(result).utf8)
    }

    /// The same for text in clusters, which follow it.
    static func accept(_ bytes: inout [UInt8], _ clusters: inout [cairo_text_cluster_t]) {
        guard accepted(bytes) != bytes else { return }
        var result: [UInt8] = []
        var start = 0
        for index in clusters.indices {
            let end = start + Int(clusters[index].num_bytes)
            let letters = accepted(Array(bytes[start..<end]))
            clusters[index].num_bytes = Int32(letters.count)
            result += letters
            start = end
        }
        bytes = result
    }

    private static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
    }
}
