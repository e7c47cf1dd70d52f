import Foundation
import GalleyProtocol

/// Compiles a user's file into a library for the host, once for each content.
///
/// The frontend and the linker are called directly: the driver between them would cost a tenth of a second.
struct Compiler {
    var installation: Installation
    var toolchain: Toolchain
    var cache: Cache
    var linker: String
    /// What the compiler is allowed.
    var limits: Subprocess.Limits
    /// Whether the library says which lines its instructions come from.
    var keepsLines = false

    init(limits: LimitOptions) throws {
        installation = .current
        try installation.check()
        cache = try Cache()
        toolchain = try Toolchain.find(cache: cache, limits: limits.compiling)
        self.limits = limits.compiling
        guard let linker = toolchain.linker else {
            throw Failure(ExitStatus.unavailable, "no linker: neither ld.lld nor ld.gold nor ld is on the path")
        }
        self.linker = linker
    }

    /// A file to compile.
    private struct Job {
        var source: SourceFile
        var generated: GeneratedSource
        var options: SourceOptions
        /// The folder that the results go to.
        var work: Cache.Entry
    }

    /// A compiled file.
    struct Product {
        var library: String
        /// What the file declares; empty when the view was given.
        var survey: SourceSurvey
        /// Keeps the library from being removed by others.
        var entry: Cache.Entry
    }

    private static let libraryName = "view.so"
    private static let surveyName = "survey.json"

    /// The library of a file; compiles it unless that has been done.
    func compile(_ source: SourceFile, options: SourceOptions) throws -> Product {
        let generated = GeneratedSource(for: source, assets: options.assets)
        let key = key(source, generated, options: options)
        if let product = cache.entry(key).flatMap(product) { return product }
        // Nothing, or something damaged.
        cache.remove(key)
        let work = try cache.makeWorkFolder()
        defer { work.discard() }
        let job = Job(source: source, generated: generated, options: options, work: work)
        // Nobody may remove the compiler's modules while it runs; afterwards they may be too many.
        let survey = try withExtendedLifetime(cache.lockModules()) { try build(job) }
        try work.write(JSONEncoder().encode(survey), to: Self.surveyName, in: cache)
        guard try SourceFile(path: source.path).content == source.content else {
            throw Failure(ExitStatus.noInput, "'\(source.path)' changed while it was compiled; run the command again")
        }
        let entry = try cache.publish(work, as: key)
        guard let product = product(in: entry) else {
            throw Failure(
                ExitStatus.cannotWrite, "the cache entry '\(entry.path)' cannot be read; delete it and run again")
        }
        return product
    }

    /// Compiles a file in the work folder, and returns what it declares.
    private func build(_ job: Job) throws -> SourceSurvey {
        let (source, options, work) = (job.source, job.options, job.work)
        var survey = SourceSurvey()
        if let expression = options.view {
            if AppDeclarations.mayBe(in: source) {
                let all = try SourceSurvey(of: source, installation: installation, limits: limits)
                survey.apps = AppDeclarations.toLeaveOut(of: all)
            }
            try AppDeclarations.leaveOut(survey.apps ?? [], of: source, in: work, cache)
            let entry = EntryFile(content: .expression(expression))
            var parsed = try ViewExpression(expression, installation: installation, limits: limits)
            let output = try build(job, entry: entry)
            try parsed.check(isCompiled: output.ending.isSuccess)
            try check(output, source: source, in: work)
        } else {
            survey = try SourceSurvey(of: source, installation: installation, limits: limits)
            survey.apps = AppDeclarations.toLeaveOut(of: survey)
            try AppDeclarations.leaveOut(survey.apps ?? [], of: source, in: work, cache)
            try build(job, survey: &survey)
        }
        return survey
    }

    /// What an entry holds; nil when it is damaged.
    private func product(in entry: Cache.Entry) -> Product? {
        let library = "\(entry.path)/\(Self.libraryName)"
        guard let data = FileManager.default.contents(atPath: "\(entry.path)/\(Self.surveyName)"),
            let survey = try? JSONDecoder().decode(SourceSurvey.self, from: data),
            FileManager.default.fileExists(atPath: library)
        else { return nil }
        return Product(library: library, survey: survey, entry: entry)
    }

    private func key(_ source: SourceFile, _ generated: GeneratedSource, options: SourceOptions) -> String {
        var hash = StableHash("galley 2")
        hash.combine(installation.identity)
        hash.combine(toolchain.version)
        hash.combine(toolchain.resources)
        hash.combine(options.swiftVersion)
        // The path as written is in the compiled file: #file and the messages of a crash show it.
        hash.combine(source.path)
        hash.combine(FileManager.default.currentDirectoryPath)
        hash.combine(keepsLines ? "lines" : "")
        hash.combine(options.view.map { "--view \($0)" } ?? "")
        hash.combine(generated.code)
        hash.combine(source.content)
        return hash.hex
    }

    /// Compiles with the views that the survey says can be made; one that cannot be after all is left out.
    private func build(_ job: Job, survey: inout SourceSurvey) throws {
        var candidates = survey.providers.filter { $0.access != "private" && $0.access != "fileprivate" }
            .map { EntryFile.Candidate(name: Self.viewName(ofProvider: $0.name), type: $0.name, line: $0.line) }
        if survey.previews.isEmpty && candidates.isEmpty {
            candidates = survey.views.filter { $0.obstacle == nil }.map { .init(name: $0.name, type: $0.name) }
        }
        guard !survey.previews.isEmpty || !candidates.isEmpty else {
            throw Failure(ExitStatus.usage, Self.nothingToShow(job.source, survey: survey))
        }
        let output = try build(job, entry: EntryFile(content: .views(candidates)))
        let usable = candidates.filter { !output.text.contains("\($0.place):") }
        guard !output.ending.isSuccess, usable.count < candidates.count,
            !usable.isEmpty || !survey.previews.isEmpty
        else {
            return try check(output, source: job.source, in: job.work)
        }
        try check(build(job, entry: EntryFile(content: .views(usable))), source: job.source, in: job.work)
        survey.unusable = candidates.map(\.type).filter { type in !usable.contains { $0.type == type } }
    }

    /// `Card_Previews` shows `Card`.
    private static func viewName(ofProvider name: String) -> String {
        let ending = "_Previews"
        return name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : name
    }

    private static func nothingToShow(_ source: SourceFile, survey: SourceSurvey) -> String {
        let reasons = survey.views.compactMap { view in view.obstacle.map { "\n  \(view.name) \($0)" } }
        return "'\(source.path)' declares no preview and no view that can be shown by itself; name one with --view"
            + reasons.joined()
    }

    private struct BuildOutput {
        var ending: Subprocess.Ending
        var text: String
    }

    private func build(_ job: Job, entry: EntryFile) throws -> BuildOutput {
        let progress = Progress("Compiling \(job.source.path) …", isQuiet: job.options.quiet)
        defer { progress.finish() }
        let folder = job.work.path
        let object = "\(folder)/view.o"
        var files = [job.source.path]
        func add(_ name: String, _ text: String) throws {
            guard !text.isEmpty else { return }
            try job.work.write(Data(text.utf8), to: name, in: cache)
            files.append("\(folder)/\(name)")
        }
        try add("galley-entry.swift", entry.text)
        try add("galley-generated.swift", job.generated.code)
        let compiled = try run(
            toolchain.frontend,
            frontendArguments(job.source, files: files, object: object, options: job.options)
                + AppDeclarations.arguments(in: folder), job)
        guard compiled.ending.isSuccess else { return compiled }
        let linked = try run(linker, linkerArguments(object: object, library: "\(folder)/\(Self.libraryName)"), job)
        try? FileManager.default.removeItem(atPath: object)
        return linked
    }

    /// Runs the compiler or the linker; its temporary files go where they are removed with the rest.
    private func run(_ program: String, _ arguments: [String], _ job: Job) throws -> BuildOutput {
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = job.work.path
        let (ending, output) = try Subprocess.run(program, arguments, environment: environment, limits: limits)
        guard ending != .timeout else {
            throw Failure(
                ExitStatus.timeout,
                "compiling '\(job.source.path)' took longer than \(limits.time.text) seconds; give it more with "
                    + "--timeout")
        }
        return BuildOutput(ending: ending, text: String(decoding: output, as: UTF8.self))
    }

    private func frontendArguments(
        _ source: SourceFile, files: [String], object: String, options: SourceOptions
    ) -> [String] {
        var arguments = ["-frontend", "-c"] + files + ["-o", object, "-module-name", "GalleyUserFile"]
        arguments += ["-target", toolchain.triple, "-resource-dir", toolchain.resources, "-disable-objc-interop"]
        arguments += [
            "-diagnostic-style", "llvm", "-Onone", keepsLines ? "-gline-tables-only" : "-gnone", "-parse-as-library",
            "-suppress-warnings",
        ]
        // Xcode builds previews for debugging, so source may guard them with `#if DEBUG`.
        arguments += ["-swift-version", options.swiftVersion, "-D", "DEBUG", "-module-cache-path", cache.modules]
        arguments += ["-I", installation.modules]
        arguments += ["-Xcc", "-fmodule-map-file=\(installation.cModuleMap)"]
        if FileManager.default.fileExists(atPath: toolchain.pluginServer) {
            arguments += ["-in-process-plugin-server-path", toolchain.pluginServer, "-plugin-path", toolchain.plugins]
        }
        arguments += ["-load-plugin-executable", "\(installation.macros)#GalleyMacros"]
        arguments += AppleModules.arguments(for: source)
        if isatty(STDERR_FILENO) != 0 {
            arguments.append("-color-diagnostics")
        }
        return arguments
    }

    private func linkerArguments(object: String, library: String) -> [String] {
        let system = toolchain.runtimeLibraries
        let names = (try? FileManager.default.contentsOfDirectory(atPath: system)) ?? []
        // Any of the toolchain's libraries may be imported; only those used become dependencies.
        let libraries = names.filter { $0.hasSuffix(".so") }.sorted().map { "\(system)/\($0)" }
        return ["-shared", "-o", library, toolchain.startObject, object, installation.foundation, installation.runtime]
            + ["--as-needed"] + libraries
            + ["-rpath", installation.folder, "-rpath", system]
    }

    /// Throws what a failed build means to the user.
    private func check(_ output: BuildOutput, source: SourceFile, in work: Cache.Entry) throws {
        guard !output.ending.isSuccess else { return }
        if let reason = lackOfRoom(output) { throw cache.cannotWrite(OutputFile.WriteError(cache.folder, reason)) }
        let text = output.text.trimmingCharacters(in: .whitespacesAndNewlines)
        let foreign = ["cannot be imported by the Swift", "was created by", "module compiled with Swift"]
        if foreign.contains(where: text.contains) {
            throw Failure(
                ExitStatus.unavailable,
                "Galley was built by another Swift than \(toolchain.version); build it anew with `make build`\n\(text)")
        }
        let what =
            text.contains("\(EntryFile.expressionPlace):") ? "the expression of --view does" : "'\(source.path)' does"
        var messages = CompilerMessages(text)
        let file = AppDeclarations.compiledFile(of: source, in: work.path)
        let explained = messages.explained(for: source, in: file, installation: installation, limits: limits)
        throw Failure(ExitStatus.source, "\(what) not compile\n\(explained)")
    }

    /// The error, as in `errno`, when a build failed because there was no room for its files, and not because of the source.
    private func lackOfRoom(_ output: BuildOutput) -> Int32? {
        if output.ending == .signal(SIGXFSZ) { return EFBIG }
        // Lines about the source begin with its place.
        let lines = output.text.split(whereSeparator: \.isNewline).filter { line in
            ["<unknown>:0: error:", "error:", "ld"].contains { line.hasPrefix($0) }
        }
        return [ENOSPC, EFBIG, EDQUOT].first { number in
            lines.contains { $0.contains(String(cString: strerror(number))) }
        }
    }
}
