import Foundation
import Synchronization

/// The fonts: found by name in known folders, opened when first needed.
///
/// What a character is drawn with depends on the character, the request and the text's own language, never on what was
/// drawn before.
public final class FontLibrary: Sendable {
    /// The fonts of the folders in `GALLEY_FONTS`, of Galley's own folders, and of the system.
    public static let shared = FontLibrary()

    private let folders: [String]
    private let state = Mutex(State())

    private struct State {
        var faces: [FontFile: FontFace?] = [:]
        var registered: [String: [FontFace]] = [:]
        var diagnostics: [String] = []
    }

    /// Searches these folders, or the usual ones.
    public init(folders: [String]? = nil) {
        if let folders {
            self.folders = folders
            return
        }
        let environment = ProcessInfo.processInfo.environment
        var found = (environment["GALLEY_FONTS"] ?? "").split(separator: ":").map(String.init)
        found.append("/usr/local/share/galley/fonts")
        if let home = environment["HOME"] { found.append(home + "/.local/share/galley/fonts") }
        self.folders = found + FontTable.systemFolders
    }

    // MARK: Faces

    /// The face of a file; nil where it is not installed or not readable.
    func face(_ file: FontFile) -> FontFace? {
        if let known = state.withLock({ $0.faces[file] }) { return known }
        let face = path(of: file.name).flatMap {
            FontFace(path: $0, index: file.index, variations: file.variations, syntheticSlant: file.syntheticSlant)
        }
        state.withLock { $0.faces[file] = .some(face) }
        return face
    }

    private func path(of name: String) -> String? {
        folders.lazy.map { "\($0)/\(name)" }.first { access($0, R_OK) == 0 }
    }

    /// The font that a request means, before any fallback, with its tracking in em.
    func primary(_ request: FontRequest) -> (face: FontFace, tracking: Double)? {
        if let family = request.family {
            if let face = registered(family, request) { return (face, 0) }
            report(
                "no font family named “\(family)”: the system font is used. Register its file, or put it into a folder named by GALLEY_FONTS."
            )
        }
        let file = FontTable.primary(request)
        if let face = face(file) { return (face, file.tracking) }
        // Any system font is better than none.
        let plain = FontFile(name: "Inter-Regular.otf")
        for other in [plain, FontFile(name: "NotoSans-Regular.ttf"), FontFile(name: "JetBrainsMono-Regular.ttf")] {
            if let face = face(other) {
                report(
                    "the font file \(file.name) is missing: \(other.name) is used. `galley doctor` says what to install."
                )
                return (face, 0)
            }
        }
        report("no font was found at all: text is not drawn. `galley doctor` says what to install.")
        return nil
    }

    private func registered(_ family: String, _ request: FontRequest) -> FontFace? {
        let faces = state.withLock { $0.registered[family.lowercased()] } ?? []
        if let face = faces.first { return face }
        for ending in ["ttf", "otf", "ttc"] {
            if let face = face(FontFile(name: "\(family).\(ending)")) { return face }
        }
        return nil
    }

    /// Makes a font file known under its family's and its PostScript name.
    ///
    /// - Throws: `FontError` if the file is missing or no font.
    public func registerFont(atPath path: String) throws {
        guard access(path, R_OK) == 0 else { throw FontError(message: "no readable font file at “\(path)”") }
        guard let face = FontFace(path: path) else { throw FontError(message: "“\(path)” is not a font file") }
        state.withLock { state in
            for name in [face.familyName, face.postScriptName] where !name.isEmpty {
                state.registered[name.lowercased(), default: []].append(face)
            }
        }
    }

    // MARK: Fallback

    /// The face for a grapheme cluster.
    func face(
        for cluster: ArraySlice<Unicode.Scalar>, _ request: FontRequest, primary: FontFace,
        _ language: FontTable.HanLanguage
    ) -> FontFace {
        func covers(_ face: FontFace) -> Bool {
            cluster.allSatisfy { isJoiner($0) || face.hasGlyph(for: $0) }
        }
        if wantsEmoji(cluster), let emoji = face(FontTable.emoji), covers(emoji) { return emoji }
        if covers(primary) { return primary }
        guard let first = cluster.first else { return primary }
        let candidates = FontTable.fallbacks(first, request, language)
        for file in candidates {
            if let face = face(file), covers(face) { return face }
        }
        // A font with the base character is better than none with all marks.
        if primary.hasGlyph(for: first) { return primary }
        for file in candidates {
            if let face = face(file), face.hasGlyph(for: first) { return face }
        }
        if !first.properties.isDefaultIgnorableCodePoint, first.properties.generalCategory != .control {
            report("no font has a glyph for U+\(String(first.value, radix: 16, uppercase: true)): a box is drawn")
        }
        return primary
    }

    private func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x200D || scalar.value == 0x200C || (0xFE00...0xFE0F).contains(scalar.value)
            || scalar.properties.isDefaultIgnorableCodePoint
    }

    private func wantsEmoji(_ cluster: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let first = cluster.first, first.value >= 0x23 else { return false }
        if first.value < 0x80 && cluster.count == 1 { return false }
        if cluster.contains(where: { $0.value == 0xFE0F }) { return first.properties.isEmoji }
        if cluster.contains(where: { $0.value == 0xFE0E }) { return false }
        return first.properties.isEmojiPresentation
    }

    // MARK: Metrics and reports

    /// The vertical metrics of a request. System designs have SF's, so that layouts come out as on Apple's platforms; a
    /// named family has its own.
    public func lineMetrics(for request: FontRequest) -> LineMetrics {
        if let family = request.family, let face = registered(family, request) {
            let own = face.ownMetrics
            return LineMetrics(
                ascent: own.ascent * request.size, descent: own.descent * request.size,
                capHeight: own.capHeight * request.size, leading: own.lineGap * request.size)
        }
        return .sanFrancisco(size: request.size, lineHeight: request.lineHeight, platform: request.platform)
    }

    /// A font that should be there.
    public struct ReportEntry: Sendable {
        public var family: String
        public var file: String
        public var isFound: Bool
        /// Where the file was found.
        public var path: String?
        /// What installs it.
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

    private func report(_ message: String) {
        state.withLock { state in
            if !state.diagnostics.contains(message) { state.diagnostics.append(message) }
        }
    }

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
    public let message: String

    public var description: String { message }
}
