import Glibc

/// The fonts: found by name in known folders, opened when first needed and kept.
///
/// What a character is drawn with depends on its grapheme cluster, the request and the language of the text (told by its own
/// characters), never on what was drawn before.
public final class FontLibrary: Sendable {
    /// The fonts of the folders in `GALLEY_FONTS`, of Galley's own folders, and of the system's packages.
    public static let shared = FontLibrary()

    /// In the order in which they are searched.
    let folders: [String]
    private let state = Locked(State())

    /// Texts that were shaped lately with these fonts.
    let shapedTexts = ShapedTextCache()

    private struct FaceKey: Hashable {
        var file: ObjectIdentifier
        var variations: [FontVariation]
        var syntheticSlant: Bool
        var stretch: Double
    }

    private struct State {
        var files: [FontChoice: FontFile?] = [:]
        var faces: [FaceKey: FontFace?] = [:]
        var choices: [FontChoice: FontFace?] = [:]
        var resolved: [FontRequest: ResolvedFont] = [:]
        var registered: [String: [FontFile]] = [:]
        var diagnostics: [String] = []
    }

    /// A library that reads fonts as they are asked for.
    /// - Parameter folders: Where the font files lie, the first searched first; nil for the usual folders.
    public init(folders: [String]? = nil) {
        if let folders {
            self.folders = folders
            return
        }
        func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
        var found = (environment("GALLEY_FONTS") ?? "").split(separator: ":").map(String.init)
        found.append("/usr/local/share/galley/fonts")
        if let home = environment("HOME") { found.append(home + "/.local/share/galley/fonts") }
        self.folders = found + FontTable.systemFolders
    }

    // MARK: Files

    /// Where a font file lies, or nil.
    func path(of file: String) -> String? {
        guard !file.isEmpty, !file.utf8.contains(UInt8(ascii: "/")) else { return nil }
        return folders.lazy.map { "\($0)/\(file)" }.first { access($0, R_OK) == 0 }
    }

    /// The face of a choice; nil where its file is not installed or not readable.
    func face(_ choice: FontChoice) -> FontFace? {
        // Opened under the lock, so that there is one only for each file and setting.
        state.withLock { state in
            if let known = state.choices[choice] { return known }
            if max(state.choices.count, state.files.count) >= Self.mostFiles {
                // Names of files that are not there come from the program's own texts: there may be any number.
                state.choices = state.choices.filter { $0.value != nil }
                state.files = state.files.filter { $0.value != nil }
            }
            let plain = FontChoice(file: choice.file, index: choice.index)
            let file = state.files[plain] ?? path(of: choice.file).flatMap { FontFile(path: $0, index: choice.index) }
            state.files[plain] = .some(file)
            let face = file.flatMap { Self.face($0, choice.variations, false, choice.stretch, &state) }
            state.choices[choice] = .some(face)
            return face
        }
    }

    private static func face(
        _ file: FontFile, _ variations: [FontVariation], _ syntheticSlant: Bool, _ stretch: Double,
        _ state: inout State
    ) -> FontFace? {
        // Files are never let go, so that their identity stays theirs.
        let key = FaceKey(
            file: ObjectIdentifier(file), variations: variations, syntheticSlant: syntheticSlant, stretch: stretch)
        if let known = state.faces[key] { return known }
        let face = FontFace(file, variations: variations, syntheticSlant: syntheticSlant, stretch: stretch)
        state.faces[key] = .some(face)
        return face
    }

    // MARK: Requests

    /// What a request means, before any fallback for characters that its font lacks.
    func resolve(_ request: FontRequest) -> ResolvedFont {
        if let known = state.withLock({ $0.resolved[request] }) { return known }
        let made = ResolvedFont(request, in: self)
        return state.withLock { state in
            // Another thread may have been first: then that one is taken, so that there is only one.
            if let known = state.resolved[request] { return known }
            if state.resolved.count >= 1024 { state.resolved.removeAll() }
            state.resolved[request] = made
            return made
        }
    }

    /// The most names of files that are remembered, but for those that were found.
    static let mostFiles = 4096

    /// The names of files that are remembered.
    var knownFileCount: Int { state.withLock { max($0.choices.count, $0.files.count) } }

    /// The requests that are kept.
    var resolvedCount: Int { state.withLock { $0.resolved.count } }

    /// The vertical metrics of a request: SF's for every system design, so that layouts come out as on Apple's platforms; a
    /// named family's own.
    public func lineMetrics(for request: FontRequest) -> LineMetrics { resolve(request).metrics }

    /// Where the lines at the letters of a request's font lie.
    public func decorationMetrics(for request: FontRequest) -> DecorationMetrics { resolve(request).decorations }

    /// The advance of a space in a request's font, in points.
    public func spaceAdvance(for request: FontRequest) -> Double {
        let font = resolve(request)
        return (font.advances?.space ?? font.face?.spaceAdvance ?? 0) * font.size + font.tracking
    }

    /// The face of a named family that comes nearest to a request, or nil.
    func custom(_ family: String, _ request: FontRequest) -> FontFace? {
        let known = state.withLock { $0.registered[Self.key(family)] } ?? []
        if let best = known.min(by: { distance($0, request) < distance($1, request) }) { return variant(best, request) }
        // A file of that name, plain or with its style: "Noto Sans" is in NotoSans-Regular.ttf.
        let name = family.filter { $0 != " " }
        let styles = [
            FontTable.styleName(request.weight, request.isItalic), request.weight >= 600 ? "Bold" : "Regular",
        ]
        let files = styles.map { "\(name)-\($0)" } + [name, family, "\(name)-Regular"]
        for file in files {
            for ending in ["ttf", "otf", "ttc"] {
                if let face = face(FontChoice(file: "\(file).\(ending)")) { return variant(face.file, request) }
            }
        }
        return nil
    }

    /// How far a font is from a request: a wrong slant counts more than any weight.
    private func distance(_ file: FontFile, _ request: FontRequest) -> Int {
        (file.isItalic == request.isItalic ? 0 : 10_000)
            + (file.axis("wght") != nil ? 0 : abs(file.weight - request.weight))
    }

    /// A font at the weight of a request if it has an axis for it, and slanted if it has no italic.
    private func variant(_ file: FontFile, _ request: FontRequest) -> FontFace? {
        var variations: [FontVariation] = []
        if let axis = file.axis("wght") {
            let weight = min(max(Double(request.weight), axis.lowerBound), axis.upperBound)
            variations.append(FontVariation(tag: "wght", value: weight))
        }
        var stretch = request.stretch
        if stretch != 1, let axis = file.axis("wdth") {
            // The axis counts percent of the usual width.
            let width = min(max(stretch * 100, axis.lowerBound), axis.upperBound)
            variations.append(FontVariation(tag: "wdth", value: width))
            stretch = 1
        }
        return state.withLock { Self.face(file, variations, request.isItalic && !file.isItalic, stretch, &$0) }
    }

    private static func key(_ family: String) -> String { family.lowercased() }

    /// Makes the fonts of a file known by their family's, full and PostScript names, upper or lower case.
    ///
    /// A family may be spread over several files: the weight and slant nearest to a request are taken.
    ///
    /// - Throws: `FontError` if the file is missing or no font.
    public func registerFont(atPath path: String) throws(FontError) {
        guard access(path, R_OK) == 0 else { throw FontError(message: "no readable font file at “\(path)”") }
        let count = min(FontFile.faceCount(path: path), 256)
        let files = (0..<count).compactMap { FontFile(path: path, index: $0) }
        guard !files.isEmpty else { throw FontError(message: "“\(path)” is not a font file") }
        state.withLock { state in
            for file in files {
                for name in Set(file.names.map(Self.key)) {
                    let isKnown = state.registered[name]?.contains { $0.path == file.path && $0.index == file.index }
                    if isKnown != true { state.registered[name, default: []].append(file) }
                }
            }
            state.resolved.removeAll()
        }
        shapedTexts.removeAll()
    }

    /// The files that were registered, each once.
    var registeredFiles: [FontFile] {
        state.withLock { state in
            var known: Set<ObjectIdentifier> = []
            return state.registered.values.joined().filter { known.insert(ObjectIdentifier($0)).inserted }
        }
    }

    // MARK: Reports

    /// A font that should be there.
    public struct ReportEntry: Sendable {
        /// The family's name.
        public var family: String
        /// The file's name, without a folder.
        public var file: String
        /// Whether the file is there and can be read.
        public var isFound: Bool
        /// Where the file was found.
        public var path: String?
        /// What installs it: a Debian package, or a wheel of PyPI.
        public var package: String
    }

    /// The fonts that should be there, found or not.
    public var report: [ReportEntry] {
        FontTable.expected.map { entry in
            let path = path(of: entry.file)
            return ReportEntry(
                family: entry.family, file: entry.file, isFound: path != nil, path: path, package: entry.package)
        }
    }

    /// Keeps messages for `takeDiagnostics`, each once.
    func report(_ messages: [String]) {
        guard !messages.isEmpty else { return }
        state.withLock { state in
            for message in messages where !state.diagnostics.contains(message) && state.diagnostics.count < 200 {
                state.diagnostics.append(message)
            }
        }
    }

    /// What could not be found since the last call of `takeDiagnostics`.
    public var diagnostics: [String] { state.withLock { $0.diagnostics } }

    /// What could not be found since the last call.
    public func takeDiagnostics() -> [String] {
        state.withLock { state in
            defer { state.diagnostics = [] }
            return state.diagnostics
        }
    }
}

/// A font that cannot be used.
public struct FontError: Error, CustomStringConvertible, Sendable {
    /// A whole sentence that names the file and what is wrong with it.
    public let message: String

    public var description: String { message }
}
