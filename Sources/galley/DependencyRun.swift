import Foundation
import GalleyProtocol

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
        let whole = try build(DependencyUmbrella.all, sources, conditions)
        if whole.output.ending.isSuccess {
            take(whole.result, into: &record)
        } else if parts.count == 1 {
            note(parts[0], whole.output, in: &record)
        } else {
            var (built, failed): (Set<String>, Set<String>) = ([], [])
            var last = PackageTool.Result()
            for part in parts {
                let (output, result) = try build(part.target, sources, conditions)
                if output.ending.isSuccess {
                    built.formUnion(part.modules)
                    last.add(result)
                } else {
                    failed.formUnion(part.modules)
                    note(part, output, in: &record)
                }
            }
            last.remove(failed.subtracting(built))
            take(last, into: &record)
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

    /// Builds a target with the conditions as on one platform after the other, until that succeeds.
    private func build(
        _ target: String, _ sources: SourceSet, _ conditions: ConditionedSource
    ) throws -> (output: BuildOutput, result: PackageTool.Result) {
        var failed: BuildOutput?
        // With the framework, and then as on the platform: what compiles neither way is not tried as on Linux for each part.
        let attempts = target == DependencyUmbrella.all ? conditions.attempts : Array(conditions.attempts.prefix(2))
        for attempt in attempts {
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
        for (given, own) in umbrella.files where text.contains(given) { text = text.replacing(given, with: own) }
        let lines = text.split(separator: "\n")
        let error = lines.first { $0.contains(": error: ") } ?? lines.first { $0.contains("error: ") } ?? ""
        let reason = "\(part.name) does not build: \(error)"
        record.warnings.append(reason)
        for module in part.modules { record.reasons[module] = reason }
    }

    private static let hashesName = "sources.json"

    /// Removes the objects of sources that hold something else than when they were compiled: SwiftPM goes by dates.
    private func removeStale(_ files: [(given: String, own: String)]) throws {
        let known =
            FileManager.default.contents(atPath: "\(base.path)/\(Self.hashesName)")
            .flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
        var hashes: [String: String] = [:]
        for (given, own) in files {
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

extension PackageTool.Result {
    /// Removes modules that are not whole: the compiler may have described one, and failed at its code.
    fileprivate mutating func remove(_ names: Set<String>) {
        let folders = names.map { "/\($0).build/" }
        objects.removeAll { object in folders.contains(where: object.contains) }
        for folder in modules where folder.hasSuffix("/Modules") {
            for name in names { unlink("\(folder)/\(name).swiftmodule") }
        }
    }

    /// Takes in what another build gave.
    fileprivate mutating func add(_ other: PackageTool.Result) {
        func join(_ first: [String], _ second: [String]) -> [String] { first + second.filter { !first.contains($0) } }
        modules = join(modules, other.modules)
        maps = join(maps, other.maps)
        objects = join(objects, other.objects)
        libraries = join(libraries, other.libraries)
    }
}
