import Foundation
import GalleyProtocol

/// The compiler's and the linker's runs.
extension Compiler {
    /// One file with its entry: the frontend and the linker are called directly, since the driver between them would cost a
    /// tenth of a second.
    func buildFile(_ job: Job, entry: EntryFile) throws -> BuildOutput {
        let folder = job.work.path
        let object = "\(folder)/view.o"
        var files = job.source.files.map(\.path)
        func add(_ name: String, _ text: String) throws {
            guard !text.isEmpty else { return }
            try job.work.write(Data(text.utf8), to: name, in: cache)
            files.append("\(folder)/\(name)")
        }
        try add(EntryFile.fileName, entry.text)
        try add("galley-generated.swift", job.generated.code)
        let compiled = try run(toolchain.frontend, frontendArguments(job, files: files, object: object), job)
        guard compiled.ending.isSuccess else { return compiled }
        let linked = try link([object], job)
        try? FileManager.default.removeItem(atPath: object)
        return linked
    }

    /// The entry of a package's target, with what SwiftPM has built of it.
    func buildEntry(_ entry: EntryFile, _ record: PackageBuild.Record, _ job: Job) throws -> BuildOutput {
        let object = "\(job.work.path)/view.o"
        var job = job
        job.modules = record.modules
        try job.work.write(Data(entry.text.utf8), to: EntryFile.fileName, in: cache)
        var arguments = frontendArguments(job, files: ["\(job.work.path)/\(EntryFile.fileName)"], object: object)
        arguments += record.maps.flatMap { ["-Xcc", $0] }
        let compiled = try run(toolchain.frontend, arguments, job)
        guard compiled.ending.isSuccess else { return compiled }
        let linked = try link([object] + record.objects + record.libraries, job)
        try? FileManager.default.removeItem(atPath: object)
        return linked
    }

    /// Whether a file with imports alone compiles.
    func canImport(_ file: String, _ attempt: ConditionedSource.Attempt, _ work: Cache.Entry) throws -> Bool {
        var arguments = ["-frontend", "-typecheck", file, "-target", toolchain.triple]
        arguments += ["-resource-dir", toolchain.resources, "-disable-objc-interop", "-suppress-warnings"]
        arguments += ["-module-cache-path", cache.modules, "-I", installation.modules]
        arguments += dependencyArguments
        arguments += ["-Xcc", "-fmodule-map-file=\(installation.cModuleMap)"]
        arguments += AppleModules.aliasArguments + attempt.arguments
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = work.path
        return try Subprocess.run(toolchain.frontend, arguments, environment: environment, limits: limits).0.isSuccess
    }

    /// Where the modules are that the files are compiled against.
    private var dependencyArguments: [String] {
        (dependencies?.modules ?? []).flatMap { ["-I", $0] } + (dependencies?.maps ?? []).flatMap { ["-Xcc", $0] }
    }

    /// Links objects into the library for the host.
    func link(_ objects: [String], _ job: Job) throws -> BuildOutput {
        let objects = objects + (dependencies?.objects ?? []) + (dependencies?.libraries ?? [])
        return try run(linker, linkerArguments(objects: objects, library: "\(job.work.path)/\(Self.libraryName)"), job)
    }

    /// Runs the compiler or the linker; its temporary files go where they are removed with the rest.
    ///
    /// - Parameter isSupervised: Whether the program starts others, which must end with us, too.
    func run(_ program: String, _ arguments: [String], _ job: Job, isSupervised: Bool = false) throws -> BuildOutput {
        try run(program, arguments, in: job.work.path, compiling: job.source.name, isSupervised: isSupervised)
    }

    func run(
        _ program: String, _ arguments: [String], in folder: String, compiling name: String, isSupervised: Bool = false
    ) throws -> BuildOutput {
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = folder
        var (path, list, limits) = (program, arguments, limits)
        if isSupervised {
            // Who supervises stays outside.
            let shutIn = limits.confinement?.command(program, arguments) ?? (path: program, arguments: arguments)
            (path, list) = (installation.host, ["--supervise", shutIn.path] + shutIn.arguments)
            limits.confinement = nil
        }
        let (ending, output) = try Subprocess.run(path, list, environment: environment, limits: limits)
        guard ending != .timeout else {
            throw Failure(
                ExitStatus.timeout,
                "compiling \(name) took longer than \(limits.time.text) seconds; give it more with --timeout"
            )
        }
        return BuildOutput(ending: ending, text: String(decoding: output, as: UTF8.self))
    }

    /// Looks for errors of the files, without an entry; nothing is made.
    ///
    /// - Parameters:
    ///   - chosen: The absolute paths of the files to look at; nil for all. What they use of others is looked up only.
    ///   - looksAtBodies: Whether what functions do is looked at, too, beside what is declared.
    ///   - effort: What the compiler may spend on an expression.
    func typeCheck(
        _ job: Job, _ chosen: Set<String>?, looksAtBodies: Bool = true, effort: SolverEffort = .quick
    ) throws -> BuildOutput {
        try job.work.write(Data(job.generated.code.utf8), to: "galley-generated.swift", in: cache)
        let files = job.source.files.flatMap { file in
            chosen?.contains(file.absolutePath) ?? false ? ["-primary-file", file.path] : [file.path]
        }
        let arguments =
            ["-frontend", "-typecheck"] + files + ["\(job.work.path)/galley-generated.swift"] + effort.arguments
            + (looksAtBodies ? [] : ["-experimental-skip-all-function-bodies"]) + sharedArguments(job)
        return try run(toolchain.frontend, arguments, job)
    }

    private func frontendArguments(_ job: Job, files: [String], object: String) -> [String] {
        ["-frontend", "-c"] + files + ["-o", object] + sharedArguments(job)
    }

    /// What the frontend is told whatever it makes.
    func sharedArguments(_ job: Job) -> [String] {
        var arguments = ["-target", toolchain.triple, "-resource-dir", toolchain.resources, "-disable-objc-interop"]
        arguments += languageArguments(job)
        if FileManager.default.fileExists(atPath: toolchain.pluginServer) {
            arguments += ["-in-process-plugin-server-path", toolchain.pluginServer, "-plugin-path", toolchain.plugins]
        }
        arguments += AppleModules.importArguments(for: job.source, in: job.attempt)
        return arguments
    }

    /// What the frontend and the driver are told alike.
    func languageArguments(_ job: Job) -> [String] {
        var arguments = ["-module-name", job.moduleName, "-diagnostic-style", "llvm", "-Onone"]
        arguments += [keepsLines ? "-gline-tables-only" : "-gnone", "-parse-as-library", "-suppress-warnings"]
        // Xcode builds previews for debugging, so source may guard them with `#if DEBUG`.
        arguments += job.source.language.arguments(mode: job.options.swiftVersion)
        arguments += ["-D", "DEBUG", "-module-cache-path", cache.modules]
        arguments += (job.modules ?? [installation.modules]).flatMap { ["-I", $0] } + dependencyArguments
        arguments += ["-Xcc", "-fmodule-map-file=\(installation.cModuleMap)"]
        arguments += ["-load-plugin-executable", "\(installation.macros)#GalleyMacros"]
        arguments += AppleModules.aliasArguments + job.attempt.arguments
        if isatty(STDERR_FILENO) != 0 { arguments.append("-color-diagnostics") }
        return arguments
    }

    /// The toolchain's libraries that `libGalleyRuntime.so` depends on, so that they are loaded wherever a user's library is.
    private static let broughtByTheRuntime: Set = [
        "libFoundation.so", "libFoundationEssentials.so", "libFoundationInternationalization.so",
        "lib_FoundationICU.so", "libswiftCore.so", "libswift_Concurrency.so", "libswift_StringProcessing.so",
        "libswift_RegexParser.so", "libswiftObservation.so", "libswiftGlibc.so", "libdispatch.so",
        "libswiftDispatch.so", "libBlocksRuntime.so",
    ]

    private func linkerArguments(objects: [String], library: String) -> [String] {
        let system = toolchain.runtimeLibraries
        let names = (try? FileManager.default.contentsOfDirectory(atPath: system)) ?? []
        // Any of the toolchain's libraries may be imported; only those used become dependencies. Those that the runtime brings
        // need not be read: their tables of symbols are half of the linker's work (36 ms, 21 without).
        let libraries = names.filter { $0.hasSuffix(".so") && !Self.broughtByTheRuntime.contains($0) }.sorted().map {
            "\(system)/\($0)"
        }
        return ["-shared", "-o", library, toolchain.startObject] + objects
            + [installation.foundation, installation.runtime, "--as-needed"] + libraries
            + ["-rpath", installation.folder, "-rpath", system]
    }
}
