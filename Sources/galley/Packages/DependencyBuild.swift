import Foundation
import GalleyProtocol

/// What a project is compiled against, built by SwiftPM in a folder of the cache.
///
/// What does not build, or is not here, is left out: a record says why, for anyone who imports it. Where no file has changed since, SwiftPM
/// is not asked.
struct DependencyBuild {
    let source: SourceSet
    let dependencies: ProjectDependencies
    let compiler: Compiler
    let options: SourceOptions

    private static let recordName = "record.json"

    /// The modules that the source imports, and the project's frameworks.
    private var imports: Set<String> {
        let frameworks = dependencies.frameworks.values.flatMap(\.files).compactMap { try? SourceFile(path: $0) }
        return Set((source.files + frameworks).flatMap(\.imports).map { String($0.prefix { $0 != "." }) })
    }

    /// What was built, and its folder; nil where nothing is needed of what there is.
    func record() throws -> (DependencyRecord, Cache.Entry)? {
        let needed = dependencies.packages.isEmpty ? [] : missingImports
        guard !needed.isEmpty || !dependencies.frameworks.isEmpty else { return nil }
        var parts = [source.identity] + needed.sorted() + dependencies.checkouts
        parts += dependencies.packages.map(\.text) + dependencies.frameworks.keys.sorted()
        // A package that is checked out now is there from now on.
        parts += dependencies.checkouts.flatMap { Cache.names(in: $0).sorted() }
        let key = compiler.buildKey("galley dependencies 1", parts, options: options)
        if let base = compiler.cache.builtObjects(key), let record = read(base), isCurrent(record) {
            return (record, base)
        }
        guard let base = try compiler.cache.awaitObjects(key, compiler.limits.time) else {
            throw Failure(
                ExitStatus.timeout,
                "another run builds the packages of \(source.name) for longer than \(compiler.limits.time.text) seconds; wait "
                    + "for it, or give more time with --timeout")
        }
        // This run asks again, to find a crash's line or after a change, and the product keeps the folder.
        defer { base.share() }
        if let record = read(base), isCurrent(record) { return (record, base) }
        let work = try compiler.cache.makeWorkFolder()
        defer { work.discard() }
        let progress = Progress("Building packages of \(source.name) …", isQuiet: options.quiet)
        defer { progress.finish() }
        let record = try withExtendedLifetime(compiler.cache.lockModules()) { try build(in: base, work) }
        let data = try SealedFile.sealed(JSONEncoder().encode(record))
        try base.write(data, to: Self.recordName, in: compiler.cache)
        compiler.cache.noteGrowth(bytes: Cache.size(of: base.path))
        return (record, base)
    }

    /// The modules that files import and that neither Galley nor the toolchain has.
    private var missingImports: Set<String> {
        let known = MissingModules.modules(compiler, ConditionedSource.Attempt())
        return imports.filter { !known.contains($0) }
    }

    private func read(_ base: Cache.Entry) -> DependencyRecord? {
        SealedFile.contents(atPath: "\(base.path)/\(Self.recordName)")
            .flatMap { try? JSONDecoder().decode(DependencyRecord.self, from: $0) }
    }

    private func isCurrent(_ record: DependencyRecord) -> Bool {
        PackageFolder.fingerprint(of: record.inputs, besides: compiler.cache.folder) == record.fingerprint
    }

    // MARK: Building

    private func build(in base: Cache.Entry, _ work: Cache.Entry) throws -> DependencyRecord {
        unlink("\(base.path)/\(Self.recordName)")
        let tool = try self.tool(base, work)
        let plan = try plan(tool)
        var record = DependencyRecord()
        record.inputs = inputs(plan)
        record.fingerprint = PackageFolder.fingerprint(of: record.inputs, besides: compiler.cache.folder)
        var shadows = PackageShadows(plan: plan, base: base, cache: compiler.cache, replacesAbsent: false)
        var umbrella = DependencyUmbrella(dependencies: dependencies, plan: plan, shadows: shadows, imports: imports)
        try? FileManager.default.removeItem(atPath: umbrella.folder)
        try shadows.make(umbrella.folder)
        try shadows.write()
        var parts = try umbrella.parts()
        try umbrella.write(parts, resolved: dependencies.resolved)
        if try !isFetched(plan, tool) {
            shadows.replacesAbsent = true
            umbrella = DependencyUmbrella(dependencies: dependencies, plan: plan, shadows: shadows, imports: imports)
            try shadows.write()
            parts = try umbrella.parts()
            for (_, absent) in plan.absent.sorted(by: { $0.key < $1.key }) { record.add(absent: absent) }
            parts = record.buildable(parts, without: plan)
        }
        for (_, fault) in plan.faults.sorted(by: { $0.key < $1.key }) { record.warnings.append(fault) }
        if !parts.isEmpty {
            try DependencyRun(build: self, umbrella: umbrella, tool: tool, base: base, work: work).run(parts, &record)
        }
        record.unbuilt = unbuilt(umbrella, record)
        return record
    }

    /// The modules that are not built though their sources are here.
    private func unbuilt(_ umbrella: DependencyUmbrella, _ record: DependencyRecord) -> [DependencyRecord.Unbuilt] {
        let built = Set(record.modules.flatMap(Cache.names))
        var files: [String: [String]] = [:]
        for file in umbrella.files where !built.contains("\(file.module).swiftmodule") {
            files[file.module, default: []].append(file.own)
        }
        let own = Set(dependencies.packages.filter(\.isFolder).map(\.identity))
        var languages: [String: (language: LanguageSettings, isOwn: Bool)] = [:]
        for package in umbrella.plan.packages.values {
            for target in package.manifest.targets {
                let language = package.manifest.settings?.language(
                    of: target.name, on: options.platform == .macos ? "macos" : "ios")
                languages[target.moduleName] = (language ?? .standard, own.contains(package.identity))
            }
        }
        for framework in dependencies.frameworks.values { languages[framework.module] = (framework.language, true) }
        return DependencyRecord.ordered(
            files.sorted { $0.key < $1.key }.map { module, files in
                let known = languages[module] ?? (.standard, false)
                return DependencyRecord.Unbuilt(
                    module: module, files: files, language: known.language, isOwn: known.isOwn)
            })
    }

    /// Whether all packages that something is asked of are here, now that SwiftPM has tried to fetch the others.
    private func isFetched(_ plan: PackagePlan, _ tool: PackageTool) throws -> Bool {
        let needed = plan.absent.values.filter { !$0.products.isEmpty }.map(\.address).sorted()
        guard !needed.isEmpty else { return true }
        if !options.quiet {
            complain(
                "galley: note: fetching \(needed.joined(separator: ", ")); --packages names a folder with such packages"
            )
        }
        return try tool.resolve()
    }

    private func tool(_ base: Cache.Entry, _ work: Cache.Entry) throws -> PackageTool {
        let folder = "\(base.path)/umbrella"
        mkdir(folder, 0o777)
        // It is a package by its manifest.
        if !PackageFolder.isOne(folder) {
            try base.update(
                Data("// swift-tools-version: 5.9\n".utf8), at: "umbrella/Package.swift", in: compiler.cache)
        }
        guard let package = try PackageFolder(paths: [folder]) else {
            throw compiler.cache.cannotWrite(OutputFile.WriteError(folder))
        }
        return PackageTool(package: package, compiler: compiler, base: base, work: work)
    }

    /// Finds the packages, and what of them is asked for.
    private func plan(_ tool: PackageTool) throws -> PackagePlan {
        var plan = PackagePlan(
            dependencies.packages, checkouts: dependencies.checkouts, read: { try tool.manifest(in: $0) })
        let imports = imports
        var unmatched = missingImports
        var found: [(product: PackageManifest.Product, manifest: PackageManifest, identity: String)] = []
        for reference in dependencies.packages {
            guard let manifest = plan.add(reference) else { continue }
            found += manifest.products.map { ($0, manifest, reference.identity) }
        }
        for (product, manifest, identity) in found {
            let modules = product.targets.compactMap { manifest.target($0)?.moduleName }.filter(imports.contains)
            guard !modules.isEmpty else { continue }
            unmatched.subtract(modules)
            plan.need(product.name, of: identity)
        }
        // A module that a product is built with can be imported, too.
        for (product, manifest, identity) in found where !unmatched.isEmpty {
            let modules = manifest.closure(of: [product.name]).map(\.moduleName).filter(unmatched.contains)
            guard !modules.isEmpty else { continue }
            unmatched.subtract(modules)
            plan.need(product.name, of: identity)
        }
        // What is asked of packages that are not here is known from the project's list.
        let absent = dependencies.packages.filter { plan.absent[$0.identity] != nil }
        for product in dependencies.products.sorted() where !found.contains(where: { $0.product.name == product }) {
            guard unmatched.contains(product.moduleName), let owner = dependencies.owner(of: product, among: absent)
            else { continue }
            plan.need(product, of: owner)
        }
        return plan
    }

    private func inputs(_ plan: PackagePlan) -> [String] {
        let files = dependencies.frameworks.values.flatMap(\.files).map {
            URL(fileURLWithPath: $0).standardizedFileURL.path
        }
        return plan.packages.values.map(\.folder).sorted() + files.sorted()
    }
}

extension DependencyRecord {
    /// Notes why a part is not there.
    mutating func add(failed part: DependencyUmbrella.Part, _ reason: String) {
        warnings.append("\(part.name) \(reason)")
        for module in part.own { reasons[module] = "\(part.name) \(reason)" }
    }

    /// Notes which parts need packages that are not here.
    ///
    /// - Returns: The others.
    fileprivate mutating func buildable(
        _ parts: [DependencyUmbrella.Part], without plan: PackagePlan
    ) -> [DependencyUmbrella.Part] {
        let needy = parts.filter { !$0.absent.isEmpty }
        guard !needy.isEmpty else { return parts }
        for part in needy {
            let names = part.absent.sorted().compactMap { plan.absent[$0]?.address }.joined(separator: ", ")
            add(
                failed: part,
                "needs \(names), not here and not to be fetched: check it out, and name the folder that it lies in with "
                    + "--packages")
        }
        // What is built with one of them does not build either.
        let failed = DependencyRun.failed(of: parts, faulty: Set(needy.flatMap(\.own)))
        for part in failed where part.absent.isEmpty { add(failed: part, "is built with what is not here") }
        return parts.filter { part in !failed.contains { $0.target == part.target } }
    }

    /// Notes what is not to be had, and how it is.
    fileprivate mutating func add(absent: PackagePlan.Absent) {
        for product in absent.products {
            reasons[product.moduleName] =
                "'\(product)' is a product of the package \(absent.address), which is not here and cannot be fetched: check it "
                + "out, and name the folder that it lies in with --packages"
        }
    }
}

extension String {
    /// The name of a module of that name.
    var moduleName: String { String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }) }
}
