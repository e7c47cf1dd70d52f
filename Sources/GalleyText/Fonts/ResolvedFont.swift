/// A request with the font that was found for it.
final class ResolvedFont: Sendable {
    let request: FontRequest
    /// The font asked first; nil if there is none at all.
    let face: FontFace?
    /// The size of the glyphs in points, made usable.
    let size: Double
    let metrics: LineMetrics
    let decorations: DecorationMetrics
    /// Extra space after each letter of `face`, in points (`FontTable.tracking`).
    let tracking: Double
    /// What was missing.
    let diagnostics: [String]
    /// The sign for text that is left out, and the hyphen of a word that is parted.
    let ellipsis, hyphen: Sign

    /// Glyphs that the text does not have itself.
    struct Sign: Sendable {
        var text: String
        var face: FontFace?
        var glyphs: [ShapedText.Glyph] = []
        var advance = 0.0
    }

    init(_ request: FontRequest, in library: FontLibrary) {
        var request = request
        request.size = request.size.isFinite ? min(max(request.size, 0.01), 100_000) : 17
        request.weight = min(max(request.weight, 1), 1000)
        request.glyphScale = request.glyphScale.isFinite ? min(max(request.glyphScale, 0.01), 10) : 1
        let glyphSize = request.size * request.glyphScale
        var messages: [String] = []
        var face: FontFace?
        var ownMetrics: LineMetrics?
        var tracking = 0.0
        if let family = request.family {
            face = library.custom(family, request)
            ownMetrics = face?.ownMetrics(size: request.size)
            if face == nil {
                messages.append(
                    "no font is named “\(family)”: the system font is used. Put its file into a folder that GALLEY_FONTS names."
                )
            }
        }
        if face == nil {
            var choice = FontTable.primary(request)
            choice.stretch = request.stretch
            face = library.face(choice)
            if face != nil {
                tracking = FontTable.tracking(request) * glyphSize * choice.stretch
            } else {
                let found = FontTable.lastResorts.lazy.compactMap { library.face($0) }.first
                face = found
                messages.append(
                    found.map {
                        "the font file \(choice.file) is missing: \($0.postScriptName) is used. `galley doctor` says what to install."
                    } ?? "no font was found: text is not drawn. `galley doctor` says what to install.")
            }
        }
        self.request = request
        self.face = face
        self.tracking = tracking
        size = glyphSize
        diagnostics = messages
        metrics =
            ownMetrics
            ?? LineMetrics.sanFrancisco(
                size: request.size, lineHeight: request.lineHeight.flatMap { $0.isFinite ? $0 : nil },
                platform: request.platform
            ).leaded(by: request.extraLeading)
        decorations =
            ownMetrics == nil
            ? DecorationMetrics.sanFrancisco(glyphSize, weight: request.weight, request.design)
            : face?.ownDecorations(size: glyphSize)
                ?? DecorationMetrics.sanFrancisco(glyphSize, weight: request.weight, request.design)
        func sign(_ codes: [UInt32], or other: [UInt32]) -> Sign {
            let choices = ([face] + FontTable.lastResorts.lazy.map { library.face($0) }).compactMap { $0 }
            let best = choices.first { $0.hasGlyph(for: codes[0]) }
            let taken = best == nil ? other : codes
            return Shaper.sign(taken, best ?? face, request, tracking: tracking)
        }
        ellipsis = sign([0x2026], or: [0x2E, 0x2E, 0x2E])
        hyphen = sign([0x2010], or: [0x2D])
    }

    /// The fonts asked for a character that `face` lacks.
    func fallbacks(_ kind: FallbackClass, _ language: HanLanguage) -> [FontChoice] {
        FontFallback.fonts(kind, request.design, isBold: request.weight >= 600, language)
    }
}
