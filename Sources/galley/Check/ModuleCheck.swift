import Foundation
import GalleyBytes
import GalleyProtocol

/// Checks files that are compiled as one module: every declaration type-checked, nothing generated, linked or run.
struct ModuleCheck {
    var compiler: Compiler
    let options: SourceOptions
    var module = Module()

    /// What is said of a module that is one of several.
    struct Module: Equatable {
        var name = EntryFile.ownModule
        /// Where it finds others; nil where only Galley's are needed.
        var folders: [String]?
        /// Where it finds Galley's, if these are not all that are there.
        var brought: String?
        /// Maps of C modules that others are made from.
        var maps: [String] = []
        /// What of others is declared that may have errors.
        var declared: Set<String> = []
        /// The file that others read what they can see of it from.
        var result: String?
    }

    /// What came of a check.
    struct Outcome {
        var messages: [ToolMessage] = []
        /// How many files there are.
        var files = 0
        /// How many of them were looked at, and not remembered.
        var looked = 0

        mutating func add(_ other: Self) {
            messages += other.messages
            files += other.files
            looked += other.looked
        }
    }

    /// Checks files with those modules of the project's own packages that could not be built. Of what else could not nothing is told,
    /// and what it declares is known.
    func outcome(withPackagesOf source: SourceSet) throws -> Outcome {
        let known = try compiler.knowing(source, options: options)
        var check = self
        check.compiler = known.compiler
        var outcome = Outcome()
        try withExtendedLifetime(known.kept) {
            for unbuilt in known.compiler.dependencies?.unbuilt ?? [] {
                guard let kept = known.kept else { continue }
                let folder = "\(kept.path)/checked-\(unbuilt.module)"
                var module = check.module
                module.name = unbuilt.module
                module.result = "\(folder)/\(unbuilt.module).swiftmodule"
                let other = ModuleCheck(compiler: check.compiler, options: options, module: module)
                let files = try SourceSet(
                    files: unbuilt.files, name: "the module '\(unbuilt.module)'", language: unbuilt.language)
                let found = try other.outcome(of: files)
                if unbuilt.isOwn { outcome.add(found) }
                let words = DeclaredWords(files)
                check.module.declared.formUnion(words.names.union(words.members))
                check.module.folders = (check.module.folders ?? []) + [folder]
            }
            outcome.add(try check.outcome(of: source))
        }
        return outcome
    }

    /// Checks what has changed since the last time.
    func outcome(of source: SourceSet) throws -> Outcome {
        let generated = try GeneratedSource(
            for: source, assets: options.assets, within: SearchLimit(options.limits.time))
        let settings = settings(source, generated)
        let kept = compiler.cache.objects(StableHash("galley check \(settings)").hex)
        let work = try compiler.cache.makeWorkFolder()
        defer { work.discard() }
        let hashes = source.files.map { StableHash($0.content).hex }
        let whole = StableHash(([settings] + source.files.map(\.path) + hashes).joined(separator: "\n")).hex
        var memory = CheckMemory(in: kept)
        if memory.whole == whole, module.result.map(FileManager.default.fileExists) ?? true {
            return Outcome(messages: memory.messages, files: source.files.count)
        }
        let isFirst = memory.whole == nil
        var compiler = compiler
        compiler.answers = memory.answers
        var pass = CheckPass(
            compiler: compiler.reaching(source.places, writing: [work.path] + (kept.map { [$0.path] } ?? [])),
            options: options, source: source, generated: generated, work: work, settings: settings, hashes: hashes,
            memory: memory, module: module)
        let progress = Progress("Checking \(source.name) …", isQuiet: options.quiet)
        defer { progress.finish() }
        let messages = try withExtendedLifetime(compiler.cache.lockModules()) { try pass.messages() }
        try source.checkUnchanged()
        memory = pass.memory
        (memory.whole, memory.messages) = (whole, messages)
        try memory.write(to: kept, compiler.cache)
        if isFirst, let kept { compiler.cache.noteGrowth(bytes: Cache.size(of: kept.path)) }
        return Outcome(messages: messages, files: source.files.count, looked: pass.looked.count)
    }

    /// What every file's findings depend on, beside the files.
    private func settings(_ source: SourceSet, _ generated: GeneratedSource) -> String {
        let language = source.language.arguments(mode: options.swiftVersion) + [source.language.concurrency ?? ""]
        // What others can see of a module is in its file.
        let others = (module.folders ?? []).flatMap { folder in
            Cache.names(in: folder).filter { $0.hasSuffix(".swiftmodule") }.sorted().map { name in
                let path = "\(folder)/\(name)"
                let data = [path + CheckPass.seen, path].lazy.compactMap(FileManager.default.contents).first
                return "\(path) " + (data.map { ContentSum($0).hex } ?? "")
            }
        }
        let parts = [source.identity, generated.code, Self.tool, module.name] + others + language
        var compiler = compiler
        // Of packages none of which is built no more is seen than what their own checks have written.
        if let known = compiler.dependencies, known.modules.isEmpty {
            compiler.dependencies?.fingerprint = "\(known.reasons.sorted { $0.key < $1.key })"
        }
        return compiler.buildKey("galley check 1", parts, options: options)
    }

    /// Changes whenever the tool is built again, which finds the words.
    private static var tool: String {
        var status = stat()
        guard stat("/proc/self/exe", &status) == 0 else { return "" }
        return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
