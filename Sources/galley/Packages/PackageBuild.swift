import Foundation
import GalleyAssets
import GalleyBytes
import GalleyProtocol

/// A package's target, built by SwiftPM with Galley's modules in place of SwiftUI's, and linked for the host.
///
/// SwiftPM works in a folder of the cache (`--scratch-path`), so nothing of the package's own `.build` is touched. What came of it
/// is noted in a record; where no file of the package has changed since, SwiftPM is not asked.
struct PackageBuild {
    let package: PackageFolder
    let compiler: Compiler
    let options: SourceOptions

    /// What the last build came to.
    struct Record: Codable {
        /// What the files of `inputs` were like.
        var fingerprint: String
        /// The package's manifests and targets, and the packages beside it that it uses.
        var inputs: [String]
        var module: String
        /// The target's Swift files.
        var files: [String]
        var assetFolders: [String]
        /// The folders of the target's module and those that it uses, and the maps of C modules.
        var modules: [String]
        var maps: [String]
        var objects: [String]
        /// Libraries that the objects ask for.
        var libraries: [String]
        var warning: String?
    }

    private static let recordName = "record.json"

    /// The target's library for the host; builds it unless that has been done.
    func product() throws -> Compiler.Product {
        guard !options.limits.sandbox else {
            throw Failure(
                ExitStatus.usage,
                "--sandbox shuts in views, and a package's manifest, plugins and macros are programs that run while it is "
                    + "built; give the folder of a target's sources instead, or build without --sandbox")
        }
        let key = compiler.buildKey(
            "galley package 3",
            [package.absolutePath, options.input.target ?? ""] + options.input.packages
                + options.input.packages.flatMap { Cache.names(in: $0).sorted() }, options: options)
        if let product = try known(key) { return product }
        guard let base = try compiler.cache.awaitObjects(key, compiler.limits.time) else {
            throw Failure(
                ExitStatus.timeout,
                "another run builds \(package.name) for longer than \(compiler.limits.time.text) seconds; wait for it, or "
                    + "give more time with --timeout")
        }
        // The product keeps the folder for as long as it is shown; others may show it, too.
        defer { base.share() }
        if !options.strict, let rest = PackageRest.kept(in: base),
            fingerprint(of: rest.inputs) == rest.fingerprint
        {
            return try rest.product(package, compiler, options, base)
        }
        do {
            return try product(in: base)
        } catch let rest as PackageRest {
            guard !options.strict else { throw Failure(ExitStatus.source, rest.message) }
            try rest.keep(in: base, compiler.cache)
            return try rest.product(package, compiler, options, base)
        }
    }

    /// Builds the target whole.
    private func product(in base: Cache.Entry) throws -> Compiler.Product {
        let work = try compiler.cache.makeWorkFolder()
        defer { work.discard() }
        let progress = Progress("Building \(package.name) …", isQuiet: options.quiet)
        defer { progress.finish() }
        return try withExtendedLifetime(compiler.cache.lockModules()) {
            // Another run may have built it while we waited; what is there may lack this view only.
            let record = try record(in: base).flatMap { isCurrent($0) ? $0 : nil } ?? build(in: base, work)
            return try product(record, work, base)
        }
    }

    /// What is there already; nil where there is something to do.
    private func known(_ key: String) throws -> Compiler.Product? {
        guard let base = compiler.cache.builtObjects(key), let record = record(in: base), isCurrent(record),
            let entry = compiler.cache.entry(entryKey(record)), var product = compiler.product(in: entry)
        else { return nil }
        product.take(record, base)
        return product
    }

    private func record(in base: Cache.Entry) -> Record? {
        SealedFile.contents(atPath: "\(base.path)/\(Self.recordName)")
            .flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
    }

    private func isCurrent(_ record: Record) -> Bool {
        fingerprint(of: record.inputs) == record.fingerprint
    }

    private func fingerprint(of inputs: [String]) -> String {
        PackageFolder.fingerprint(of: inputs, besides: compiler.cache.folder)
    }

    /// Names the library of a view.
    private func entryKey(_ record: Record) -> String {
        compiler.buildKey(
            "galley package view 1",
            [package.absolutePath, record.module, record.fingerprint, Compiler.shownView(options)],
            options: options)
    }

    // MARK: The package

    /// Builds the target.
    private func build(in base: Cache.Entry, _ work: Cache.Entry) throws -> Record {
        // Whatever happens now, what was built before is no longer there.
        unlink("\(base.path)/\(Self.recordName)")
        var tool = PackageTool(package: package, compiler: compiler, base: base, work: work)
        var description = try tool.describeOwn(checkouts: options.input.packages)
        let own = description
        let place = try PackageRoot(
            package: package, description: description, tool: tool, checkouts: options.input.packages,
            platform: options.conditions ?? options.standardConditions
        )
        .place()
        tool.imports = place.imports
        let others = Set(place.places.map(\.own)).filter { !$0.hasPrefix("\(package.absolutePath)/") }
        let inputs = package.inputs(of: own) + others.sorted()
        if place.path != package.absolutePath {
            tool.folder = place.path
            description = try tool.describe()
        }
        let fingerprint = fingerprint(of: inputs)
        let target = try PackageTarget(description, compiler: compiler, options: options).target
        let files = description.files(of: target)
        let all = description.closure(of: target).flatMap(description.files)
        let sources = try SourceSet(files: all, name: package.name)
        let conditions = try ConditionedSource(
            sources, options: options, installation: compiler.installation, limits: compiler.limits, work: base,
            cache: compiler.cache)
        let hashes = try removeStale(sources, in: base)
        func record(_ attempt: ConditionedSource.Attempt, _ sources: SourceSet) throws -> (Record?, BuildOutput) {
            let (output, result) = try tool.build(target, sources, attempt)
            guard output.ending.isSuccess else {
                return (nil, place.places.reduce(output) { $0.saying($1.own, for: $1.given) })
            }
            guard self.fingerprint(of: inputs) == fingerprint else {
                throw Failure(
                    ExitStatus.noInput, "\(package.name) changed while it was built; run the command again")
            }
            let record = Record(
                fingerprint: fingerprint, inputs: inputs, module: target.c99name, files: files,
                assetFolders: try SourceFolder("\(own.path)/\(own.path(of: target))").assetFolders,
                modules: result.modules, maps: result.maps, objects: result.objects, libraries: result.libraries,
                warning: attempt.warning)
            try base.write(JSONEncoder().encode(hashes), to: Self.hashesName, in: compiler.cache)
            let note = try SealedFile.sealed(JSONEncoder().encode(record))
            try base.write(note, to: Self.recordName, in: compiler.cache)
            compiler.cache.noteGrowth(bytes: Cache.size(of: base.path))
            return (record, output)
        }
        var failed: (output: BuildOutput, attempt: ConditionedSource.Attempt)?
        let wide = try place.conditional.attempt(beside: all, of: package, for: compiler, options, in: base)
        if let (attempt, sources) = wide {
            let (made, output) = try record(attempt, sources)
            if let made { return made }
            if place.conditional.contains(mistakesOf: output) {
                try base.write(Data(), to: ConditionalFiles.failedName, in: compiler.cache)
            } else {
                failed = (output, attempt)
            }
        }
        // What is wrong with the package itself is told as it is beside all of the others.
        let isOwn = failed != nil
        for attempt in conditions.attempts {
            let (made, output) = try record(attempt, sources)
            if let made { return made }
            if !isOwn, failed == nil || attempt.isReported { failed = (output, attempt) }
        }
        guard let failed else { throw Failure(ExitStatus.source, "\(package.name) does not build") }
        let platform = options.platform == .macos ? "macos" : "ios"
        let language = try tool.manifestSettings().language(of: target.name, on: platform)
        var rest = PackageRest(
            target, of: own, inputs: inputs, fingerprint: fingerprint, failed.output,
            tool.partialResult(failed.attempt), language: language)
        do {
            try failed.output.checkPackage(package, sources, compiler: compiler)
        } catch let failure as Failure where failure.status == ExitStatus.source {
            rest.message = failure.message
        }
        throw rest
    }

    /// What the objects were compiled from: each source's hash.
    private static let hashesName = "sources.json"

    /// Removes the objects of sources that hold something else than when they were compiled: the driver goes by dates in whole
    /// seconds (see `Compiler.buildModule`).
    /// - Returns: What the sources hold.
    private func removeStale(_ sources: SourceSet, in base: Cache.Entry) throws -> [String: String] {
        let known =
            FileManager.default.contents(atPath: "\(base.path)/\(Self.hashesName)")
            .flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
        var hashes: [String: String] = [:]
        for file in sources.files { hashes[file.absolutePath] = StableHash(file.content).hex }
        let changed = hashes.filter { known[$0.key] != $0.value }.keys
        guard !changed.isEmpty else { return hashes }
        try base.write(
            JSONEncoder().encode(known.filter { !changed.contains($0.key) }), to: Self.hashesName, in: compiler.cache)
        let objects = Set(changed.map { ($0 as NSString).lastPathComponent + ".o" })
        let paths = FileManager.default.enumerator(atPath: base.path)
        while let path = paths?.nextObject() as? String {
            if objects.contains((path as NSString).lastPathComponent) { unlink("\(base.path)/\(path)") }
        }
        return hashes
    }

    /// The target's files, for a look at what they declare.
    func sources() throws -> SourceSet {
        let base = try compiler.cache.makeWorkFolder()
        defer { base.discard() }
        var tool = PackageTool(package: package, compiler: compiler, base: base, work: base)
        let description = try tool.describeOwn(checkouts: options.input.packages)
        let target = try PackageTarget(description, compiler: compiler, options: options).target
        return try SourceSet(files: description.files(of: target), name: package.name)
    }

    // MARK: The view

    private func product(_ record: Record, _ work: Cache.Entry, _ base: Cache.Entry) throws -> Compiler.Product {
        let source = try SourceSet(files: record.files, name: package.name)
        var survey = try library(record, source, work)
        survey.warning = record.warning
        try work.write(JSONEncoder().encode(survey), to: Compiler.surveyName, in: compiler.cache)
        // There is none, or a damaged one.
        compiler.cache.remove(entryKey(record))
        var product = try compiler.publish(work, as: entryKey(record))
        product.take(record, base)
        return product
    }

    /// Compiles the entry against the target's module, and links all.
    private func library(_ record: Record, _ source: SourceSet, _ work: Cache.Entry) throws -> SourceSurvey {
        let job = Compiler.Job(source: source, generated: .none, options: options, work: work)
        var survey = SourceSurvey()
        var parsed: ViewExpression?
        if let expression = options.view, !options.usesData {
            parsed = try ViewExpression(expression, installation: compiler.installation, limits: compiler.limits)
        } else {
            survey = try SourceSurvey(of: source, installation: compiler.installation, limits: compiler.limits)
        }
        let output = try compiler.buildEntries(of: source, options: options, survey: &survey) {
            try compiler.buildEntry(EntryFile(content: $0, module: record.module), record, job)
        }
        try parsed?.check(isCompiled: output.ending.isSuccess)
        try output.check(of: source, compiler: compiler)
        return survey
    }
}

extension Compiler.Product {
    /// Takes in what is known of the package.
    fileprivate mutating func take(_ record: PackageBuild.Record, _ base: Cache.Entry) {
        assetFolders = record.assetFolders
        packageFiles = record.files
        objects = base
    }
}
