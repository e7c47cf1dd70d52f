import Foundation
import GalleyBytes
import GalleyProcesses
import GalleyProtocol

/// Checks the targets of a package, each as a module, those first that others depend on. SwiftPM reads the manifest and builds nothing of
/// the package's own; packages that it depends on are built once, and again when the manifest changes.
struct PackageCheck {
    let package: PackageFolder
    let compiler: Compiler
    let options: SourceOptions

    /// What is known of the package until its manifest or the names of its files change.
    private struct Plan: Codable {
        struct Target: Codable {
            var name: String
            var module: String
            var files: [String]
            var dependencies: [String]
        }

        var key: String
        var manifest: PackageSettings
        var targets: [Target]
        /// Where the modules of other packages are found, and the maps of C modules.
        var modules: [String]
        var maps: [String]
        /// Where Galley's are found.
        var brought: String
    }

    func outcome() throws -> ModuleCheck.Outcome {
        guard !options.limits.sandbox else {
            throw Failure(
                ExitStatus.usage,
                "--sandbox shuts in compilers, and a package's manifest is a program; give the folder of a target's sources instead"
            )
        }
        let base = compiler.cache.objects(
            compiler.buildKey(
                "galley check package 3", [package.absolutePath, options.input.target ?? ""] + options.input.packages,
                options: options))
        let work = try compiler.cache.makeWorkFolder()
        defer { work.discard() }
        let plan = try plan(in: base ?? work, work)
        var outcome = ModuleCheck.Outcome()
        var modules = plan.modules
        for target in plan.targets where !target.files.isEmpty {
            let language = plan.manifest.language(of: target.name, on: options.platform == .macos ? "macos" : "ios")
            let source = try SourceSet(
                files: target.files.map(shown), name: "the target '\(target.name)'", language: language)
            let folder = "\((base ?? work).path)/modules-\(target.module)"
            let isUsed = plan.targets.contains { $0.dependencies.contains(target.name) }
            var check = ModuleCheck(compiler: compiler, options: options)
            check.module = ModuleCheck.Module(
                name: target.module, folders: modules, brought: plan.brought, maps: plan.maps,
                result: isUsed ? "\(folder)/\(target.module).swiftmodule" : nil)
            outcome.add(try check.outcome(of: source))
            if isUsed { modules.append(folder) }
        }
        return outcome
    }

    /// A path as the user would write it, where the package is named by a path from here.
    private func shown(_ path: String) -> String {
        let root = package.absolutePath + "/"
        guard path.hasPrefix(root), !package.path.hasPrefix("/") else { return path }
        let rest = String(path.dropFirst(root.count))
        return package.path == "." ? rest : "\(package.path)/\(rest)"
    }

    // MARK: The plan

    private static let planName = "plan.json"

    private func plan(in base: Cache.Entry, _ work: Cache.Entry) throws -> Plan {
        let path = "\(base.path)/\(Self.planName)"
        let known = SealedFile.contents(atPath: path).flatMap { try? JSONDecoder().decode(Plan.self, from: $0) }
        if let known, known.key == key(known.targets.flatMap(\.files)) { return known }
        let progress = Progress("Reading \(package.name) …", isQuiet: options.quiet)
        defer { progress.finish() }
        var tool = PackageTool(package: package, compiler: compiler, base: base, work: work)
        let description = try tool.describeOwn(checkouts: options.input.packages)
        let wanted = try targets(of: description)
        var plan = Plan(
            key: "", manifest: try tool.manifestSettings(), targets: [], modules: [], maps: [],
            brought: try tool.modules())
        for target in wanted {
            plan.targets.append(
                Plan.Target(
                    name: target.name, module: target.c99name, files: description.files(of: target).sorted(),
                    dependencies: target.targetDependencies ?? []))
        }
        if !description.dependencies.isEmpty, let last = wanted.last {
            // Packages that are checked out beside, or that come with Galley, are known to a shadow of the package.
            let root = PackageRoot(
                package: package, description: description, tool: tool, checkouts: options.input.packages,
                platform: options.conditions ?? options.standardConditions)
            let place = try root.place()
            tool.folder = place.path
            tool.imports = place.imports
            (plan.modules, plan.maps) = try built(for: last, plan, tool, place.conditional)
        }
        plan.key = key(plan.targets.flatMap(\.files))
        try base.write(SealedFile.sealed(JSONEncoder().encode(plan)), to: Self.planName, in: compiler.cache)
        return plan
    }

    /// The modules of other packages, and maps of C modules; those that cannot be built are told where they are imported.
    private func built(
        for target: PackageDescription.Target, _ plan: Plan, _ tool: PackageTool, _ others: ConditionalFiles
    ) throws -> (modules: [String], maps: [String]) {
        let files = plan.targets.flatMap(\.files)
        var attempt = ConditionedSource.Attempt()
        let wide = try others.attempt(beside: files, of: package, for: compiler, options, in: tool.base)
        if let wide, try !others.contains(mistakesOf: tool.build(target.name, wide.sources, wide.attempt).0) {
            attempt = wide.attempt
        } else {
            _ = try tool.build(target.name, SourceSet(files: files, name: package.name), attempt)
        }
        let maps = tool.partialResult(attempt).maps
        let folder = "\(tool.base.path)/scratch-\(attempt.name)"
        let names = Cache.names(in: folder).filter {
            FileManager.default.fileExists(atPath: "\(folder)/\($0)/debug/Modules")
        }
        return (names.sorted().prefix(1).map { "\(folder)/\($0)/debug/Modules" }, maps)
    }

    /// Changes with the manifest and with the names of the targets' files.
    private func key(_ files: [String]) -> String {
        var hash = StableHash()
        let manifests = Cache.names(in: package.absolutePath).filter { $0.hasPrefix("Package") }
        for name in manifests.sorted() {
            hash.combine(name)
            hash.combine(FileManager.default.contents(atPath: "\(package.absolutePath)/\(name)") ?? Data())
        }
        let folders = Set(files.map(\.parentFolder))
        for folder in folders.sorted() {
            hash.combine(folder)
            for name in Cache.names(in: folder).sorted() { hash.combine(name) }
        }
        return hash.hex
    }

    /// The target that is asked for with those that it depends on, or all that views can be in.
    private func targets(of description: PackageDescription) throws -> [PackageDescription.Target] {
        var roots = description.targets.filter {
            $0.moduleType == "SwiftTarget" && ["library", "executable"].contains($0.type)
        }
        if let name = options.input.target {
            roots = [try PackageTarget(description, compiler: compiler, options: options).target]
            guard roots[0].name == name else { return roots }
        }
        var ordered: [PackageDescription.Target] = []
        func add(_ target: PackageDescription.Target, _ depth: Int) {
            guard depth < 64, target.moduleType == "SwiftTarget", !ordered.contains(where: { $0.name == target.name })
            else { return }
            for name in target.targetDependencies ?? [] {
                for other in description.targets where other.name == name { add(other, depth + 1) }
            }
            if !ordered.contains(where: { $0.name == target.name }) { ordered.append(target) }
        }
        for root in roots.sorted(by: { $0.name < $1.name }) { add(root, 0) }
        guard !ordered.isEmpty else {
            throw Failure(ExitStatus.usage, "\(package.name) has no library and no program in Swift")
        }
        return ordered
    }
}
