import GalleyProtocol

/// What of a request a picture failed for: a symbol, an image or a font that it names, or a character that no font has.
struct AskedValue {
    /// The parameter that brought it.
    let parameter: String
    /// What the one who asked is told: nothing of the server's files.
    let message: String

    /// Nil where something else failed, too, or what failed does not come from the request.
    init?(in fields: [HostField], causing diagnostics: [HostResult.Diagnostic]) {
        let faults = diagnostics.filter { $0.severity != "note" }
        let causes = faults.map { fault in fields.first { Self.causes($0.value, fault.message) } }
        guard let first = causes.first, let field = first, !causes.contains(where: { $0 == nil }) else { return nil }
        parameter = field.name
        message =
            Self.glyph(faults[0].message).map { "'\(field.name)' has U+\($0), which no font here has" }
            ?? "there is no “\(field.value.prefix(100))”"
    }

    private static func causes(_ value: String, _ message: String) -> Bool {
        if let code = glyph(message) {
            return value.unicodeScalars.contains { $0.value == UInt32(code, radix: 16) }
        }
        return !value.isEmpty && message.contains("“\(value)”")
    }

    /// The character that a message says no font has.
    private static func glyph(_ message: String) -> Substring? {
        message.prefixMatch(of: /no font has a glyph for U\+([0-9A-F]+):/)?.output.1
    }
}
