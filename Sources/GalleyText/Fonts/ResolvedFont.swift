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
    /// How wide letters of `face` are, where it stands for the system font of the standard design.
    let advances: SystemAdvances?
    /// What was missing.
    let diagnostics: [String]
    /// The sign for text that is left out, and the hyphen of a word that is parted.
    let ellipsis, hyphen: Sign

    init(_ request: FontRequest, in library: FontLibrary) {
        let request = request.clamped
        let glyphSize = request.size * request.glyphScale
        let found = FoundFace(request, glyphSize: glyphSize, in: library)
        let face = found.face
        self.request = request
        self.face = face
        tracking = found.tracking
        advances = found.advances
        size = glyphSize
        diagnostics = found.messages
        let ownMetrics = found.isCustom ? face?.ownMetrics(size: request.size) : nil
        let ownDecorations = ownMetrics == nil ? nil : face?.ownDecorations(size: glyphSize)
        metrics = ownMetrics ?? LineMetrics(standingFor: request)
        decorations =
            ownDecorations ?? DecorationMetrics.sanFrancisco(glyphSize, weight: request.weight, request.design)
        ellipsis = Sign([0x2026], or: [0x2E, 0x2E, 0x2E], found, request, in: library)
        hyphen = Sign([0x2010], or: [0x2D], found, request, in: library)
    }

    /// The fonts asked for a character that `face` lacks.
    func fallbacks(_ kind: FallbackClass, _ language: HanLanguage) -> [FontChoice] {
        FontFallback.fonts(kind, request.design, isBold: request.weight >= 600, language)
    }
}

/// The font that is asked first, and what is to be said of it.
struct FoundFace {
    var face: FontFace?
    /// Whether it is the one that was asked for by name, whose own measures count.
    var isCustom = false
    var tracking = 0.0
    var advances: SystemAdvances?
    var messages: [String] = []

    init(_ request: FontRequest, glyphSize: Double, in library: FontLibrary) {
        if let family = request.family {
            face = library.custom(family, request)
            isCustom = face != nil
            if isCustom { return }
            messages.append(
                "no font is named “\(family)”: the system font is used. Put its file into a folder that GALLEY_FONTS names; an "
                    + "app's own fonts are those that its Info.plist lists (UIAppFonts) or FontLibrary.registerFont(atPath:) is given."
            )
        }
        takeSystemFont(request, glyphSize, library)
    }

    /// The font that stands for the system's, or one of the last resorts.
    private mutating func takeSystemFont(_ request: FontRequest, _ glyphSize: Double, _ library: FontLibrary) {
        let choice = FontTable.primary(request)
        face = library.face(choice, stretch: request.stretch)
        if face == nil, request.design == .standard, request.size >= FontTable.firstDisplaySize {
            // Older packages of Inter have no titles' shapes.
            var texts = request
            texts.size = 17
            face = library.face(FontTable.primary(texts), stretch: request.stretch)
            if let face { messages.append(Self.message(missing: choice, face)) }
        }
        if face != nil {
            tracking = FontTable.tracking(request) * glyphSize * request.stretch
            if request.design == .standard { advances = SystemAdvances(request) }
            return
        }
        face = FontTable.lastResorts.lazy.compactMap { library.face($0) }.first
        messages.append(
            face.map { Self.message(missing: choice, $0) }
                ?? "no font was found: text is not drawn. `galley doctor` says what to install.")
    }

    private static func message(missing choice: FontChoice, _ face: FontFace) -> String {
        "the font file \(choice.file) is missing: \(face.postScriptName) is used. `galley doctor` says what to install."
    }
}

extension FontLibrary {
    fileprivate func face(_ choice: FontChoice, stretch: Double) -> FontFace? {
        var choice = choice
        choice.stretch = stretch
        return face(choice)
    }
}

extension FontRequest {
    /// The request with numbers that a font can have.
    fileprivate var clamped: FontRequest {
        var request = self
        request.size = size.isFinite ? min(max(size, 0.01), 100_000) : 17
        request.weight = min(max(weight, 1), 1000)
        request.glyphScale = glyphScale.isFinite ? min(max(glyphScale, 0.01), 10) : 1
        return request
    }
}

extension LineMetrics {
    /// Those of Apple's font that a system font stands for.
    fileprivate init(standingFor request: FontRequest) {
        self = LineMetrics.sanFrancisco(
            size: request.size, lineHeight: request.lineHeight.flatMap { $0.isFinite ? $0 : nil },
            platform: request.platform
        ).leaded(by: request.extraLeading)
    }
}
