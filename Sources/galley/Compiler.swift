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

    init() throws {
        installation = .current
        try installation.check()
        cache = try Cache()
        toolchain = try Toolchain.find(cache: cache)
        guard let linker = toolchain.linker else {
            throw Failure(ExitStatus.unavailable, "no linker: neither ld.lld nor ld.gold nor ld is on the path")
        }
        self.linker = linker
    }

    /// A compiled file.
    struct Product {
        var library: String
        /// What the file declares; empty when the view was given.
        var survey: SourceSurvey
    }

    private static let libraryName = "view.so"
    private static let surveyName = "survey.json"

    /// The library of a file; compiles it unless that has been done.
    func compile(_ source: SourceFile, options: SourceOptions) throws -> Product {
        let key = key(source, options: options)
        if let entry = cache.entry(key) {
            if let product = product(in: entry) { return product }
            cache.remove(key)
        }
        let work = try cache.makeWorkFolder()
        defer { try? FileManager.default.removeItem(atPath: work) }
        var survey = SourceSurvey()
        if let expression = options.view {
            let entry = EntryFile(content: .expression(expression))
            try check(build(source, entry: entry, options: options, in: work), source: source)
        } else {
            survey = try SourceSurvey(of: source, installation: installation)
            try build(source, survey: survey, options: options, in: work)
        }
        try JSONEncoder().encode(survey).write(to: URL(fileURLWithPath: "\(work)/\(Self.surveyName)"))
        guard try SourceFile(path: source.path).content == source.content else {
            throw Failure(ExitStatus.noInput, "'\(source.path)' changed while it was compiled; run the command again")
        }
        let entry = try cache.publish(work, as: key)
        guard let product = product(in: entry) else {
            throw Failure(ExitStatus.cannotWrite, "the cache entry '\(entry)' cannot be read; delete it and run again")
        }
        return product
    }

    /// What an entry holds; nil when it is damaged.
    private func product(in entry: String) -> Product? {
        let library = "\(entry)/\(Self.libraryName)"
        guard let data = FileManager.default.contents(atPath: "\(entry)/\(Self.surveyName)"),
            let survey = try? JSONDecoder().decode(SourceSurvey.self, from: data),
            FileManager.default.fileExists(atPath: library)
        else { return nil }
        return Product(library: library, survey: survey)
    }

    private func key(_ source: SourceFile, options: SourceOptions) -> String {
        var hash = StableHash("galley 1")
        hash.combine(installation.identity)
        hash.combine(toolchain.version)
        hash.combine(toolchain.resources)
        hash.combine(options.swiftVersion)
        // The path as written is in the compiled file: #file and the messages of a crash show it.
        hash.combine(source.path)
        hash.combine(FileManager.default.currentDirectoryPath)
        hash.combine(options.view.map { "--view \($0)" } ?? "")
        hash.combine(source.content)
        return hash.hex
    }

    /// Compiles with the views that the survey says can be made; one that cannot be after all is left out.
    private func build(
        _ source: SourceFile, survey: SourceSurvey, options: SourceOptions, in work: String
    ) throws {
        var candidates: [EntryFile.Candidate] = []
        if survey.previews.isEmpty {
            candidates = survey.providers.filter { $0.access != "private" && $0.access != "fileprivate" }
                .map { .init(name: Self.viewName(ofProvider: $0.name), expression: "\($0.name).previews") }
        }
        if survey.previews.isEmpty && candidates.isEmpty {
            candidates = survey.views.filter { $0.obstacle == nil }
                .map { .init(name: $0.name, expression: "\($0.name)()") }
        }
        guard !survey.previews.isEmpty || !candidates.isEmpty else {
            throw Failure(ExitStatus.usage, Self.nothingToShow(source, survey: survey))
        }
        let output = try build(source, entry: EntryFile(content: .views(candidates)), options: options, in: work)
        let usable = candidates.filter { !output.text.contains("\($0.place):") }
        guard output.status != 0, usable.count < candidates.count, !usable.isEmpty else {
            return try check(output, source: source)
        }
        try check(build(source, entry: EntryFile(content: .views(usable)), options: options, in: work), source: source)
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
        var status: Int32
        var text: String

        init(_ output: Subprocess.Output) {
            // A compiler that crashes has said why.
            status = output.isSignal ? 128 + output.status : output.status
            text = String(decoding: output.standardOutput, as: UTF8.self)
        }
    }

    private func build(
        _ source: SourceFile, entry: EntryFile, options: SourceOptions, in work: String
    ) throws -> BuildOutput {
        let progress = Progress("Compiling \(source.path) …", isQuiet: options.quiet)
        defer { progress.finish() }
        let entryPath = "\(work)/galley-entry.swift"
        let object = "\(work)/view.o"
        try Data(entry.text.utf8).write(to: URL(fileURLWithPath: entryPath))
        let compiled = try Subprocess.run(
            toolchain.frontend, frontendArguments(source, entry: entryPath, object: object, options: options))
        guard compiled.status == 0, !compiled.isSignal else { return BuildOutput(compiled) }
        let linked = try Subprocess.run(
            linker, linkerArguments(object: object, library: "\(work)/\(Self.libraryName)"))
        try? FileManager.default.removeItem(atPath: object)
        return BuildOutput(linked)
    }

    private func frontendArguments(
        _ source: SourceFile, entry: String, object: String, options: SourceOptions
    ) -> [String] {
        var arguments = ["-frontend", "-c", source.path, entry, "-o", object, "-module-name", "GalleyUserFile"]
        arguments += ["-target", toolchain.triple, "-resource-dir", toolchain.resources, "-disable-objc-interop"]
        arguments += ["-diagnostic-style", "llvm", "-Onone", "-gnone", "-parse-as-library", "-suppress-warnings"]
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
    private func check(_ output: BuildOutput, source: SourceFile) throws {
        guard output.status != 0 else { return }
        let text = output.text.trimmingCharacters(in: .whitespacesAndNewlines)
        let foreign = ["cannot be imported by the Swift", "was created by", "module compiled with Swift"]
        if foreign.contains(where: text.contains) {
            throw Failure(
                ExitStatus.unavailable,
                "Galley was built by another Swift than \(toolchain.version); build it anew with `make build`\n\(text)")
        }
        if text.contains("\(EntryFile.expressionPlace):") {
            throw Failure(ExitStatus.source, "the expression of --view does not compile\n\(text)")
        }
        throw Failure(ExitStatus.source, "'\(source.path)' does not compile\n\(text)")
    }
}
