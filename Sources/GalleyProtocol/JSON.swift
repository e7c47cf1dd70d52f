import Foundation

// One way to write JSON: keys in the order of their letters, so that the same values are the same bytes, and what JSON has no
// number for in quotes.

extension JSONEncoder {
    /// Writes one line: `"inf"`, `"-inf"` and `"nan"` stand for what JSON has no number for.
    public static func galley() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }
}

extension JSONDecoder {
    /// Reads what ``Foundation/JSONEncoder/galley()`` writes.
    public static func galley() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }
}
