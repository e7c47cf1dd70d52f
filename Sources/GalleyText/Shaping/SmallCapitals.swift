extension SmallCaps {
    /// How large capitals are that stand for small capitals. No font's own are looked at: SF's x is 0.75 capitals tall.
    static let scale = 0.75

    /// The capital of a letter, if it is a single character.
    static func capital(of code: UInt32) -> UInt32 {
        guard let scalar = Unicode.Scalar(code) else { return code }
        let capital = scalar.properties.uppercaseMapping.unicodeScalars
        return capital.count == 1 ? capital.first?.value ?? code : code
    }

    /// Whether a character is drawn as a small capital.
    private func takes(_ scalar: Unicode.Scalar) -> Bool {
        contains(.lowercase) && scalar.properties.isLowercase || contains(.uppercase) && scalar.properties.isUppercase
    }

    /// `spans` with a separate span for each stretch of small capitals that its font has no glyphs for.
    static func split(_ spans: [TextSpan], _ fonts: FontLibrary) -> [TextSpan] {
        guard spans.contains(where: { !$0.font.smallCaps.isEmpty }) else { return spans }
        // The first character of each grapheme cluster speaks for the others, which may be in other spans.
        let leaders = spans.map(\.text).joined().flatMap { character in
            character.unicodeScalars.map { _ in character.unicodeScalars.first }
        }
        var start = 0
        return spans.flatMap { (span) -> [TextSpan] in
            let end = start + span.text.unicodeScalars.count
            defer { start = end }
            let wanted = span.font.smallCaps
            guard !wanted.isEmpty, fonts.resolve(span.font).face?.hasSmallCaps(wanted) != true else { return [span] }
            var plain = span
            plain.font.smallCaps = []
            return wanted.split(plain, leaders[start..<end])
        }
    }

    private func split(_ span: TextSpan, _ leaders: ArraySlice<Unicode.Scalar?>) -> [TextSpan] {
        var parts: [TextSpan] = []
        for (scalar, leader) in zip(span.text.unicodeScalars, leaders) {
            let isSmall = leader.map(takes) ?? false
            if let last = parts.indices.last, parts[last].font.drawsCapitals == isSmall {
                parts[last].text.unicodeScalars.append(scalar)
                continue
            }
            var part = span
            part.text = String(scalar)
            part.font.drawsCapitals = isSmall
            if isSmall { part.font.glyphScale *= Self.scale }
            parts.append(part)
        }
        return parts.isEmpty ? [span] : parts
    }
}
