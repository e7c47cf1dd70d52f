import Foundation
import GalleyBytes
import GalleyNames

/// SwiftPM's building of what a project is compiled against: all at once, and where that fails each part by itself.
struct DependencyRun {
    let build: DependencyBuild
    let umbrella: DependencyUmbrella
    let tool: PackageTool
    let base: Cache.Entry
    let work: Cache.Entry

    private var compiler: Compiler { build.compiler }

    func run(_ parts: [DependencyUmbrella.Part], _ record: inout DependencyRecord) throws {
        let files = umbrella.files
        let sources = try SourceSet(files: files.map(\.given), name: "the packages of \(build.source.name)")
        try removeStale(files)
        let conditions = try ConditionedSource(
            sources, options: build.options, installation: compiler.installation, limits: compiler.limits, work: base,
            cache: compiler.cache)
        var (left, gone): ([DependencyUmbrella.Part], Set<String>) = (parts, [])
        try removeHopeless(&left, sources, conditions, &record)
        gone = Set(parts.flatMap(\.modules)).subtracting(left.flatMap(\.modules))
        while !left.isEmpty {
            try umbrella.write(left)
            var (output, result) = try build(DependencyUmbrella.all, sources, conditions)
            if output.ending.isSuccess {
                result.remove(gone.subtracting(left.flatMap(\.modules)))
                take(result, into: &record)
                break
            }
            let failed = Self.failed(of: left, faulty: faultyModules(output.text, files))
            for part in failed { note(part, output, in: &record) }
            gone.formUnion(failed.flatMap(\.modules))
            left.removeAll { part in failed.contains { $0.target == part.target } }
        }
        record.assetFolders = umbrella.plan.packages.values.sorted { $0.identity < $1.identity }.flatMap { package in
            package.manifest.closure(of: package.products).flatMap { target in
                let folder = URL(fileURLWithPath: "\(package.folder)/\(target.folder(in: package.folder))")
                    .standardizedFileURL.path
                let all = (try? SourceFolder(folder, mayBeEmpty: true).assetFolders) ?? []
                return all.filter { $0.hasPrefix(folder) }
            }
        }
    }

    /// Leaves out what imports frameworks of Apple's that are not here, under no condition: minutes of building would not bring them.
    private func removeHopeless(
        _ parts: inout [DependencyUmbrella.Part], _ sources: SourceSet, _ conditions: ConditionedSource,
        _ record: inout DependencyRecord
    ) throws {
        guard let attempt = conditions.attempts.first(where: \.isReported) else { return }
        let targets = umbrella.plan.packages.values.flatMap(\.manifest.targets).map(\.moduleName)
        let absent = try MissingModules(
            of: sources, attempt: attempt, compiler, work, besides: Set(targets + umbrella.files.map(\.module)))
        let lines = absent.missing.filter { MissingAPI.isApple($0.name) }.flatMap { name, places in
            places.map { "\($0.file):\($0.line):\($0.column): error: no such module '\(name)'" }
        }
        let output = BuildOutput(ending: .exit(status: 1), text: lines.joined(separator: "\n"))
        let faulty = faultyModules(output.text, umbrella.files)
        guard parts.contains(where: { !$0.modules.isDisjoint(with: faulty) }) else { return }
        let failed = Self.failed(of: parts, faulty: faulty)
        for part in failed { note(part, output, in: &record) }
        parts.removeAll { part in failed.contains { $0.target == part.target } }
    }

    /// The modules in whose files the compiler has found errors.
    private func faultyModules(_ text: String, _ files: [(given: String, own: String, module: String)]) -> Set<String> {
        let places = Set(errors(in: text).map { $0.prefix { $0 != ":" } })
        return Set(files.filter { places.contains($0.given[...]) }.map(\.module))
    }

    /// The parts that do not build: a module with errors takes with it all that is built with it. All, where no error has a place.
    static func failed(
        of parts: [DependencyUmbrella.Part], faulty: Set<String>
    ) -> [DependencyUmbrella.Part] {
        var (faulty, failed): (Set<String>, [DependencyUmbrella.Part]) = (faulty, [])
        while true {
            let more = parts.filter { part in
                !part.modules.isDisjoint(with: faulty) && !failed.contains { $0.target == part.target }
            }
            guard !more.isEmpty else { break }
            failed += more
            faulty.formUnion(more.flatMap(\.own))
        }
        return failed.isEmpty ? parts : failed
    }

    /// Builds a target with the conditions as on one platform after the other, until that succeeds.
    private func build(
        _ target: String, _ sources: SourceSet, _ conditions: ConditionedSource
    ) throws -> (output: BuildOutput, result: PackageTool.Result) {
        var failed: BuildOutput?
        for attempt in conditions.attempts {
            let (output, result) = try tool.build(target, sources, attempt)
            if output.ending.isSuccess { return (output, result) }
            if failed == nil || attempt.isReported { failed = output }
        }
        return (failed ?? BuildOutput(ending: .exit(status: 1), text: ""), PackageTool.Result())
    }

    private func take(_ result: PackageTool.Result, into record: inout DependencyRecord) {
        record.modules = result.modules
        record.maps = result.maps
        record.objects = result.objects
        record.libraries = result.libraries
    }

    /// Notes that a part does not build: the first error says why.
    private func note(_ part: DependencyUmbrella.Part, _ output: BuildOutput, in record: inout DependencyRecord) {
        var text = output.text
        for (given, own, _) in umbrella.files where text.contains(given) { text = text.replacing(given, with: own) }
        let own = Set(umbrella.files.filter { part.modules.contains($0.module) }.map(\.own))
        let all = errors(in: text)
        let error = all.first { error in own.contains(String(error.prefix { $0 != ":" })) } ?? all.first
        record.add(failed: part, "does not build: \(error ?? "SwiftPM does not say why")")
    }

    /// The lines that say what is wrong.
    private func errors(in text: String) -> [Substring] {
        let lines = text.split(separator: "\n")
        let placed = lines.filter { $0.contains(": error: ") }
        return placed.isEmpty ? lines.filter { $0.contains("error: ") } : placed
    }

    private static let hashesName = "sources.json"

    /// Removes the objects of sources that hold something else than when they were compiled: SwiftPM goes by dates.
    private func removeStale(_ files: [(given: String, own: String, module: String)]) throws {
        let known =
            FileManager.default.contents(atPath: "\(base.path)/\(Self.hashesName)")
            .flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
        var hashes: [String: String] = [:]
        for (given, own, _) in files {
            hashes[given] = StableHash(FileManager.default.contents(atPath: own) ?? Data()).hex
        }
        let changed = hashes.filter { known[$0.key] != nil && known[$0.key] != $0.value }.keys
        try base.write(JSONEncoder().encode(hashes), to: Self.hashesName, in: compiler.cache)
        guard !changed.isEmpty else { return }
        let objects = Set(changed.map { ($0 as NSString).lastPathComponent + ".o" })
        let paths = FileManager.default.enumerator(atPath: base.path)
        while let path = paths?.nextObject() as? String {
            if objects.contains((path as NSString).lastPathComponent) { unlink("\(base.path)/\(path)") }
        }
    }
}
