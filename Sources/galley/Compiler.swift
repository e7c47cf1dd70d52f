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
        /// What the compiler is told beside that: how it is to read the source.
        var arguments: [String] = []
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
        // Nobody may remove the compiler's modules while it runs; afterwards they may be too many.
        let survey = try withExtendedLifetime(cache.lockModules()) {
            try build(Job(source: source, generated: generated, options: options, work: work))
        }
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
        hash.combine("\(options.conditions?.rawValue ?? "as") \(options.standardConditions.rawValue)")
        // The path as written is in the compiled file: #file and the messages of a crash show it.
        hash.combine(source.path)
        hash.combine(FileManager.default.currentDirectoryPath)
        hash.combine(keepsLines ? "lines" : "")
        hash.combine(options.view.map { "--view \($0)" } ?? "")
        hash.combine(generated.code)
        hash.combine(source.content)
        return hash.hex
    }

    /// Compiles with the file's conditions as on one platform after the other, until that succeeds.
    ///
    /// - Returns: What the file declares; empty when the view was given.
    private func build(_ job: Job) throws -> SourceSurvey {
        let conditions = try ConditionedSource(
            job.source, options: job.options, installation: installation, limits: limits, work: job.work, cache: cache)
        let declared =
            job.options.view == nil ? try SourceSurvey(of: job.source, installation: installation, limits: limits) : nil
        var parsed = try job.options.view.map { try ViewExpression($0, installation: installation, limits: limits) }
        var failed: BuildOutput?
        for attempt in conditions.attempts {
            var job = job
            job.arguments = attempt.arguments
            var survey = declared ?? SourceSurvey()
            let output =
                if let expression = job.options.view {
                    try build(job, entry: EntryFile(content: .expression(expression)))
                } else {
                    try build(job, survey: &survey)
                }
            if output.ending.isSuccess {
                try parsed?.check(isCompiled: true)
                survey.warning = attempt.warning
                return survey
            }
            if failed == nil || attempt.isReported { failed = output }
        }
        try parsed?.check(isCompiled: false)
        try failed?.check(of: job.source, compiler: self)
        return SourceSurvey()
    }

    /// Compiles with the views that the survey says can be made; one that cannot be after all is left out.
    private func build(_ job: Job, survey: inout SourceSurvey) throws -> BuildOutput {
        var candidates = survey.providers.filter(\.isReachable)
            .map { EntryFile.Candidate(name: Self.viewName(ofProvider: $0.name), type: $0.name, line: $0.line) }
        if survey.previews.isEmpty && candidates.isEmpty {
            candidates = survey.apps.filter(\.isReachable).map { .init(name: $0.name, type: $0.name, isApp: true) }
        }
        if survey.previews.isEmpty && candidates.isEmpty {
            candidates = survey.views.filter { $0.obstacle == nil }.map { .init(name: $0.name, type: $0.name) }
        }
        // A type that several branches of a condition declare is one view.
        var types: Set<String> = []
        candidates = candidates.filter { types.insert($0.type).inserted }
        guard !survey.previews.isEmpty || !candidates.isEmpty else {
            throw Failure(ExitStatus.usage, Self.nothingToShow(job.source, survey: survey))
        }
        let output = try build(job, entry: EntryFile(content: .views(candidates)))
        let usable = candidates.filter { !output.text.contains("\($0.place):") }
        guard !output.ending.isSuccess, usable.count < candidates.count,
            !usable.isEmpty || !survey.previews.isEmpty
        else { return output }
        survey.unusable = candidates.map(\.type).filter { type in !usable.contains { $0.type == type } }
        return try build(job, entry: EntryFile(content: .views(usable)))
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
            toolchain.frontend, frontendArguments(job, files: files, object: object), job)
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

    private func frontendArguments(_ job: Job, files: [String], object: String) -> [String] {
        var arguments = ["-frontend", "-c"] + files + ["-o", object, "-module-name", "GalleyUserFile"]
        arguments += ["-target", toolchain.triple, "-resource-dir", toolchain.resources, "-disable-objc-interop"]
        arguments += [
            "-diagnostic-style", "llvm", "-Onone", keepsLines ? "-gline-tables-only" : "-gnone", "-parse-as-library",
            "-suppress-warnings",
        ]
        // Xcode builds previews for debugging, so source may guard them with `#if DEBUG`.
        arguments += ["-swift-version", job.options.swiftVersion, "-D", "DEBUG", "-module-cache-path", cache.modules]
        arguments += ["-I", installation.modules]
        arguments += ["-Xcc", "-fmodule-map-file=\(installation.cModuleMap)"]
        if FileManager.default.fileExists(atPath: toolchain.pluginServer) {
            arguments += ["-in-process-plugin-server-path", toolchain.pluginServer, "-plugin-path", toolchain.plugins]
        }
        arguments += ["-load-plugin-executable", "\(installation.macros)#GalleyMacros"]
        arguments += AppleModules.arguments(for: job.source) + job.arguments
        if isatty(STDERR_FILENO) != 0 {
            arguments.append("-color-diagnostics")
        }
        return arguments
    }

    /// The toolchain's libraries that `libGalleyRuntime.so` depends on, so that they are loaded wherever a user's library is.
    private static let broughtByTheRuntime: Set = [
        "libFoundation.so", "libFoundationEssentials.so", "libFoundationInternationalization.so",
        "lib_FoundationICU.so",
        "libswiftCore.so", "libswift_Concurrency.so", "libswift_StringProcessing.so", "libswift_RegexParser.so",
        "libswiftObservation.so", "libswiftGlibc.so", "libdispatch.so", "libswiftDispatch.so", "libBlocksRuntime.so",
    ]

    private func linkerArguments(object: String, library: String) -> [String] {
        let system = toolchain.runtimeLibraries
        let names = (try? FileManager.default.contentsOfDirectory(atPath: system)) ?? []
        // Any of the toolchain's libraries may be imported; only those used become dependencies. Those that the runtime brings
        // need not be read: their tables of symbols are half of the linker's work (36 ms, 21 without).
        let libraries = names.filter { $0.hasSuffix(".so") && !Self.broughtByTheRuntime.contains($0) }
            .sorted().map { "\(system)/\($0)" }
        return ["-shared", "-o", library, toolchain.startObject, object, installation.foundation, installation.runtime]
            + ["--as-needed"] + libraries
            + ["-rpath", installation.folder, "-rpath", system]
    }
}
