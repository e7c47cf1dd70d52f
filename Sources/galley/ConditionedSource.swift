import Foundation
import GalleyAssets
import GalleyProtocol

/// A file as the compiler is to read it: with conditions such as `os(iOS)` as they are on another platform.
///
/// `galley-syntax` rewrites them in place, and the compiler reads the rewritten text under the file's own name (an overlay of
/// its file system), so that messages, `#file` and lines stay the user's.
struct ConditionedSource {
    /// One way to read the file.
    struct Attempt {
        /// What makes the compiler read the file so; nothing where it is read as it stands.
        var arguments: [String] = []
        /// What the user has to know of a picture that is made so.
        var warning: String?
        /// Whether its messages are shown where no attempt compiles.
        var isReported = true
    }

    /// In the order in which they are to be tried; one is reported.
    private(set) var attempts: [Attempt] = []

    private let source: SourceFile
    private let installation: Installation
    private let limits: Subprocess.Limits
    private let work: Cache.Entry
    private let cache: Cache

    /// - Parameter work: A folder for the files that the compiler needs.
    init(
        _ source: SourceFile, options: SourceOptions, installation: Installation, limits: Subprocess.Limits,
        work: Cache.Entry, cache: Cache
    ) throws {
        self.source = source
        self.installation = installation
        self.limits = limits
        self.work = work
        self.cache = cache
        let platform = options.conditions ?? options.standardConditions
        guard let framework = platform.framework, source.mayAskForPlatform else {
            attempts = [Attempt()]
            return
        }
        let rewritten = try rewritten(as: platform)
        // The framework itself cannot be imported; what stands behind the question may compile all the same.
        if rewritten.asksForFramework, !source.imports.contains(framework) {
            var attempt = try attempt(self.rewritten(as: platform, ["--framework"]), "conditions-framework")
            attempt.isReported = false
            attempts.append(attempt)
        }
        attempts.append(try attempt(rewritten, "conditions"))
        guard options.conditions == nil, rewritten.text != nil else { return }
        let warning =
            "'\(source.path)' does not compile as on \(platform.name): its conditions count as on Linux; --as "
            + "\(platform.rawValue) shows why"
        attempts.append(Attempt(warning: warning, isReported: false))
    }

    /// Reading a text in place of the file's.
    private func attempt(_ rewritten: Rewritten, _ name: String) throws -> Attempt {
        guard let text = rewritten.text else { return Attempt() }
        let file = Overlay.File(
            name: URL(fileURLWithPath: source.path).standardizedFileURL.path, contents: "\(work.path)/\(name).swift")
        try work.write(Data(text.utf8), to: "\(name).swift", in: cache)
        try work.write(JSONEncoder().encode(Overlay(roots: [file])), to: "\(name).json", in: cache)
        return Attempt(arguments: ["-vfsoverlay", "\(work.path)/\(name).json"])
    }

    /// The file's text with its conditions as on a platform.
    private func rewritten(as platform: SourcePlatform, _ options: [String] = []) throws -> Rewritten {
        let (ending, output) = try Subprocess.run(
            installation.syntax, ["--as", platform.rawValue] + options + [source.path], limits: limits)
        guard ending.isSuccess, let answer = try? JSONDecoder().decode(Rewritten.self, from: output) else {
            throw Failure(
                ExitStatus.unavailable,
                "cannot read the conditions of '\(source.path)': '\(installation.syntax)' failed; build it with "
                    + "`make build`, or take the conditions as they are with --as linux")
        }
        return answer
    }

    /// What `galley-syntax` answers.
    private struct Rewritten: Decodable {
        var text: String?
        var asksForFramework: Bool
    }
}

/// The compiler's map of files that stand for others.
private struct Overlay: Encodable {
    struct File: Encodable {
        var type = "file"
        var name: String
        var contents: String

        enum CodingKeys: String, CodingKey {
            case type, name
            case contents = "external-contents"
        }
    }

    var version = 0
    var usesContentsNames = false
    var roots: [File]

    enum CodingKeys: String, CodingKey {
        case version, roots
        case usesContentsNames = "use-external-names"
    }
}

extension SourceFile {
    /// Whether a condition may ask for the platform; most files have none that does.
    fileprivate var mayAskForPlatform: Bool {
        content.holds("#if")
            && (content.holds("os(") || content.holds("targetEnvironment(") || content.holds("canImport("))
    }
}
