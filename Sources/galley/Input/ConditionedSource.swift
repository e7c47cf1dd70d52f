import Foundation
import GalleyAssets
import GalleyProtocol

/// Files as the compiler is to read them: with conditions such as `os(iOS)` as they are on another platform.
///
/// `galley-syntax` rewrites them in place, and the compiler reads the rewritten text under the file's own name (an overlay of
/// its file system), so that messages, `#file` and lines stay the user's.
struct ConditionedSource {
    /// One way to read the files.
    struct Attempt {
        /// A word for it.
        var name = "plain"
        /// What makes the compiler read the files so; nothing where they are read as they stand.
        var arguments: [String] = []
        /// What makes modules of Apple's stand for Galley's; among the arguments.
        fileprivate(set) var modules: [String] = []
        /// What is read in place of files' texts, by their absolute paths.
        var texts: [String: String] = [:]
        /// What the user has to know of a picture that is made so.
        var warning: String?
        /// Whether its messages are shown where no attempt compiles.
        var isReported = true

        init() {}

        fileprivate init(name: String, overlay: String, texts: [String: String]) {
            self.name = name
            self.texts = texts
            arguments = ["-vfsoverlay", overlay]
        }
    }

    /// In the order in which they are to be tried; one is reported.
    private(set) var attempts: [Attempt] = []

    private let source: SourceSet
    private let installation: Installation
    private let limits: Subprocess.Limits
    private let work: Cache.Entry
    private let cache: Cache
    private let version: Int
    private let answers: RememberedAnswers

    /// - Parameters:
    ///   - work: A folder for the files that the compiler needs.
    ///   - label: What the attempts' names begin with: those of another label lie beside them.
    ///   - answers: What is remembered of the files.
    init(
        _ source: SourceSet, options: SourceOptions, installation: Installation, limits: Subprocess.Limits,
        work: Cache.Entry, cache: Cache, label: String = "", answers: RememberedAnswers = RememberedAnswers()
    ) throws {
        self.answers = answers
        self.source = source
        self.installation = installation
        self.limits = limits
        self.work = work
        self.cache = cache
        let platform = options.conditions ?? options.standardConditions
        let modules = AppleModules.frameworks(of: platform, for: source)
        func add(_ attempt: Attempt, isReported: Bool = true) {
            var attempt = attempt
            attempt.modules = modules + AppleModules.parts(of: source)
            attempt.arguments += attempt.modules
            attempt.isReported = isReported
            attempts.append(attempt)
        }
        version = options.systemVersion
        let asking = source.files.filter { $0.mayAskForPlatform || $0.mayAskForVersion(after: options.systemVersion) }
        guard let framework = platform.framework, !asking.isEmpty else {
            add(try plain())
            return
        }
        let rewritten = try rewritten(asking, as: platform)
        // Little or nothing of the framework is here; what stands behind the question may compile all the same.
        if rewritten.contains(where: \.asksForFramework),
            !modules.isEmpty || !source.files.contains(where: { $0.imports(framework) })
        {
            add(
                try attempt(self.rewritten(asking, as: platform, ["--framework"]), "\(label)conditions-framework"),
                isReported: false)
        }
        add(try attempt(rewritten, "\(label)conditions"))
        guard options.conditions == nil, rewritten.contains(where: { $0.text != nil }) else { return }
        let (does, its) = source.isSeveral ? ("do", "their") : ("does", "its")
        let warning =
            "\(source.name) \(does) not compile as on \(platform.name): \(its) conditions count as on Linux; --as "
            + "\(platform.rawValue) shows why"
        var last = try plain()
        (last.warning, last.isReported) = (warning, false)
        attempts.append(last)
    }

    /// Reading the files as they stand.
    private func plain() throws -> Attempt {
        // The compiler knows standard input as a file only.
        let files = source.files.filter(\.isInMemory)
        return try attempt(
            files.map { Rewritten(text: $0.text, asksForFramework: false, path: $0.absolutePath) }, "plain")
    }

    /// Reading texts in place of files'.
    private func attempt(_ rewritten: [Rewritten], _ name: String) throws -> Attempt {
        var files: [SourceOverlay.File] = []
        var texts: [String: String] = [:]
        for (index, file) in rewritten.enumerated() {
            guard let text = file.text else { continue }
            let copy = "\(name)-\(index).swift"
            try work.update(Data(text.utf8), at: copy, in: cache)
            files.append(SourceOverlay.File(name: file.path, contents: "\(work.path)/\(copy)"))
            texts[file.path] = text
        }
        guard !files.isEmpty else { return name == "plain" ? Attempt() : try plain() }
        try work.update(SourceOverlay(roots: files).data(), at: "\(name).json", in: cache)
        return Attempt(name: name, overlay: "\(work.path)/\(name).json", texts: texts)
    }

    /// Reading the files as in another attempt, but for the texts of some.
    ///
    /// - Parameter texts: By the files' absolute paths; all that are not as on disk.
    func attempt(_ texts: [String: String], like base: Attempt) throws -> Attempt {
        let rewritten = source.files.map { file in
            Rewritten(text: texts[file.absolutePath], asksForFramework: false, path: file.absolutePath)
        }
        var attempt = try attempt(rewritten, "left")
        attempt.arguments += base.modules
        attempt.modules = base.modules
        return attempt
    }

    /// Files' text with their conditions as on a platform.
    private func rewritten(
        _ files: [SourceFile], as platform: SourcePlatform, _ options: [String] = []
    ) throws -> [Rewritten] {
        let question = ["--as", platform.rawValue, "--version", "\(version)"] + options
        let answered: [Rewritten]? = try answers.all(
            "\(Installation.version) \(question.joined(separator: " "))", of: files.map(\.text)
        ) {
            let (ending, output) = try Subprocess.run(
                installation.syntax, question + $0.map { files[$0].syntaxPath }, input: source.syntaxInput,
                limits: limits)
            if let failure = Failure.syntax(ending, output, reading: source.name, limits: limits) { throw failure }
            return ending.isSuccess ? try? JSONDecoder().decode([Rewritten].self, from: output) : nil
        }
        guard var answers = answered else {
            throw Failure(
                ExitStatus.unavailable,
                "cannot read the conditions of \(source.name): '\(installation.syntax)' failed; build it with "
                    + "`make build`, or take the conditions as they are with --as linux")
        }
        for (index, file) in files.enumerated() { answers[index].path = file.absolutePath }
        return answers
    }

    /// What `galley-syntax` answers.
    private struct Rewritten: Codable {
        var text: String?
        var asksForFramework: Bool
        /// The file's own name.
        var path = ""

        enum CodingKeys: CodingKey { case text, asksForFramework }
    }
}

/// The compiler's map of files that stand for others.
struct SourceOverlay: Encodable {
    struct File: Encodable {
        var type = "file"
        var name: String
        var contents: String

        enum CodingKeys: String, CodingKey {
            case type, name
            case contents = "external-contents"
        }
    }

    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(self)
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
    fileprivate func imports(_ module: Substring) -> Bool { imports.contains(module) }

    /// Whether a condition may ask for a version of the platform that is not there: most ask for older ones.
    fileprivate func mayAskForVersion(after version: Int) -> Bool {
        guard content.holds("available(") else { return false }
        return text.matches(of: /(?:iOS|macOS|iOSApplicationExtension|macOSApplicationExtension|OSX)\s+([0-9]+)/)
            .contains {
                Int($0.1).map { $0 > version } ?? false
            }
    }

    /// Whether a condition may ask for the platform, a declaration be missing there, Objective-C be needed, or something be called that
    /// is not the same there; most files have none of that.
    fileprivate var mayAskForPlatform: Bool {
        let hasCondition =
            content.holds("#if")
            && (content.holds("os(") || content.holds("targetEnvironment(") || content.holds("canImport("))
        let isForObjectiveC =
            content.holds("#selector") || content.holds("@objc") || content.holds("#keyPath") || content.holds("@IB")
            || content.holds("ApplicationMain") || content.holds("@NSManaged")
            || content.holds("override") && (content.holds("extension UI") || content.holds("extension NS"))
        let calls =
            content.holds("scheduledTimer(withTimeInterval") || content.holds("addObserver(forName")
            || content.holds("DispatchQueue.global")
        return hasCondition || isForObjectiveC || calls
            || content.holds("@available") && (content.holds("unavailable") || content.holds("obsoleted"))
            || imports.contains { $0.contains(".") }
    }
}
