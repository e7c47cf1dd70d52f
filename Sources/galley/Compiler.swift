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
    /// What the programs are allowed that compile and read the source.
    private(set) var limits: Subprocess.Limits
    /// Whether the library says which lines its instructions come from.
    var keepsLines = false
    /// What the files are compiled against beside Galley.
    private(set) var dependencies: DependencyRecord?

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
        guard limits.sandbox else { return }
        var confinement = Confinement(host: installation.host)
        let linkers = URL(fileURLWithPath: linker).resolvingSymlinksInPath().deletingLastPathComponent().path
        confinement.allow(.run, [toolchain.usr, installation.folder, linkers] + Self.systemLibraries)
        confinement.allow(.read, Self.systemFiles)
        // The compiler's own cache of C modules.
        confinement.allow(.write, [cache.modules])
        self.limits.confinement = confinement
    }

    private static let systemLibraries = ["/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib"]
    /// The C library's headers, and what the programs ask about the system. Swift's programs read their arguments in /proc, and
    /// libdispatch the states of its threads; what is private to other processes there stays so under Landlock.
    private static let systemFiles = [
        "/usr/include", "/usr/local/include", "/usr/share", "/etc/ld.so.cache", "/etc/localtime", "/etc/os-release",
        "/etc/lsb-release", "/etc/debian_version", "/proc", "/sys/devices/system/cpu", "/dev/urandom",
    ]

    /// A compiler that may read and write further places, where it is shut in at all.
    func reaching(_ places: [String] = [], writing folders: [String] = []) -> Compiler {
        var compiler = self
        compiler.limits.confinement?.allow(.read, places)
        compiler.limits.confinement?.allow(.write, folders)
        return compiler
    }

    /// A compiler of files that use what has been built of packages.
    func compiling(against built: DependencyRecord) -> Compiler {
        var compiler = self
        compiler.dependencies = built
        return compiler
    }

    /// Files to compile.
    struct Job {
        var source: SourceSet
        var generated: GeneratedSource
        var options: SourceOptions
        /// The folder that the results go to.
        var work: Cache.Entry
        /// The folder that keeps what several files were compiled to, so that only what changes is compiled again.
        var objects: Cache.Entry?
        /// Where modules are found; nil where only Galley's are needed.
        var modules: [String]?
        /// How the compiler is to read the source.
        var attempt = ConditionedSource.Attempt()
        /// What the module is called.
        var moduleName = EntryFile.ownModule
    }

    /// What was compiled.
    struct Product {
        var library: String
        /// Changes with what was compiled.
        var identity: String
        /// What the files declare; empty when the view was given.
        var survey: SourceSurvey
        /// Keeps the library from being removed by others; nil where it lies in no cache.
        var entry: Cache.Entry?
        /// Whether it was compiled now, and not by an earlier run.
        var isNew = false
        /// Where images, colours and translations are looked for.
        var assetFolders: [String] = []
        /// Folders of symbols that were built with the views.
        var symbolFolders: [String] = []
        /// Font files that the program brings along.
        var fonts: [String] = []
        /// Whose controls the views were built for; nil where options say so.
        var look: HostRequest.Look?
        /// A host that lies beside the bundles of a package's targets; nil for Galley's own.
        var host: String?
        /// What stands for the app's bundle; nil where the views ask for none, or it would be empty.
        var bundle: BundleFolder?
        /// What the user has to know of the packages that the files are compiled against.
        var warnings: [String] = []
        /// The Swift files of a package's target, whose library has lines.
        var packageFiles: [String]?
        /// Keeps what was built of a package, which the library reads its resources from.
        var objects: Cache.Entry?
    }

    static let libraryName = "view.so"
    static let surveyName = "survey.json"

    /// A compiler that knows what a project's packages and frameworks declare, and what keeps that; itself where there is nothing to know.
    func knowing(_ source: SourceSet, options: SourceOptions) throws -> (compiler: Compiler, kept: Cache.Entry?) {
        guard dependencies == nil, limits.confinement == nil, let needed = source.dependencies,
            let (record, base) = try DependencyBuild(
                source: source, dependencies: needed, compiler: self, options: options
            ).record()
        else { return (self, nil) }
        return (compiling(against: record), base)
    }

    /// The library of files; compiles them unless that has been done.
    func compile(_ source: SourceSet, options: SourceOptions) throws -> Product {
        guard dependencies == nil, let needed = source.dependencies else {
            return try compileModule(source, options: options)
        }
        var compiler = self
        compiler.dependencies = DependencyRecord()
        guard limits.confinement == nil else {
            // A manifest, a plugin and a macro are programs that run while a package is built.
            var product = try compiler.compileModule(source, options: options)
            product.warnings = ["--sandbox builds no packages: what imports them does not compile"]
            return product
        }
        // What is built of packages has lines, whether they are asked for or not.
        var builder = self
        builder.keepsLines = false
        guard
            let (record, base) = try DependencyBuild(
                source: source, dependencies: needed, compiler: builder, options: options
            ).record()
        else { return try compiler.compileModule(source, options: options) }
        compiler.dependencies = record
        var product = try compiler.compileModule(source, options: options)
        product.assetFolders += record.assetFolders
        product.warnings = record.warnings
        product.objects = base
        return product
    }

    private func compileModule(_ source: SourceSet, options: SourceOptions) throws -> Product {
        let generated = try GeneratedSource(
            for: source, assets: options.assets, hasDate: options.scenario?.scenario.date != nil,
            within: SearchLimit(options.limits.time))
        let key = key(source, generated, options: options)
        if var product = cache.entry(key).flatMap(product) {
            (product.assetFolders, product.fonts) = (source.assetFolders, source.fonts)
            return product
        }
        // Nothing, or something damaged.
        cache.remove(key)
        let work = try cache.makeWorkFolder()
        defer { work.discard() }
        var job = Job(source: source, generated: generated, options: options, work: work)
        if source.files.count > 1 {
            job.objects = cache.objects(
                buildKey("galley objects 2", [source.identity, languageName(source, options)], options: options))
        }
        let isFirst = job.objects.map { Cache.names(in: $0.path).isEmpty } ?? false
        let confined = reaching(source.places, writing: [work.path] + (job.objects.map { [$0.path] } ?? []))
        // Nobody may remove the compiler's modules while it runs; afterwards they may be too many.
        let survey = try withExtendedLifetime(cache.lockModules()) { try confined.build(job) }
        if isFirst, let objects = job.objects { cache.noteGrowth(bytes: Cache.size(of: objects.path)) }
        try work.write(JSONEncoder().encode(survey), to: Self.surveyName, in: cache)
        try source.checkUnchanged()
        var product = try publish(work, as: key)
        (product.assetFolders, product.fonts) = (source.assetFolders, source.fonts)
        return product
    }

    /// Gives what was made its place in the cache, instead of what may be there.
    func publish(_ work: Cache.Entry, as key: String) throws -> Product {
        let entry = try cache.publish(work, as: key, sealing: [Self.surveyName, Self.libraryName])
        guard var product = product(in: entry) else {
            throw Failure(
                ExitStatus.cannotWrite,
                "the cache entry '\(entry.path)' cannot be read; `galley cache clear` makes room for a new one")
        }
        product.isNew = true
        return product
    }

    /// What an entry holds; nil when it is not as it was written.
    func product(in entry: Cache.Entry) -> Product? {
        guard let files = CacheSeal.contents(of: [Self.surveyName, Self.libraryName], in: entry.path),
            let survey = try? JSONDecoder().decode(SourceSurvey.self, from: files[0])
        else { return nil }
        let library = "\(entry.path)/\(Self.libraryName)"
        return Product(library: library, identity: library, survey: survey, entry: entry)
    }

    private func key(_ source: SourceSet, _ generated: GeneratedSource, options: SourceOptions) -> String {
        var hash = settings("galley 3", options)
        hash.combine(languageName(source, options))
        hash.combine(Self.shownView(options))
        hash.combine(generated.code)
        for file in source.files {
            // The path as written is in the compiled file: #file and the messages of a crash show it.
            hash.combine(file.path)
            hash.combine("\(file.content.count)")
            hash.combine(file.content)
        }
        return hash.hex
    }

    /// What decides the entry.
    static func shownView(_ options: SourceOptions) -> String {
        (options.view.map { "--view \($0)" } ?? "") + (options.data == nil ? "" : " --data")
            + (options.everyDecodable ? " --every-decodable" : "")
    }

    /// Names what was built with the same options for the same purpose.
    func buildKey(_ purpose: String, _ parts: [String], options: SourceOptions) -> String {
        var hash = settings(purpose, options)
        for part in parts { hash.combine(part) }
        return hash.hex
    }

    /// The language that files are compiled as, in a word.
    private func languageName(_ source: SourceSet, _ options: SourceOptions) -> String {
        source.language.arguments(mode: options.swiftVersion).joined(separator: " ")
    }

    /// What every compilation with the same options has in common.
    private func settings(_ purpose: String, _ options: SourceOptions) -> StableHash {
        var hash = StableHash(purpose)
        hash.combine(installation.identity)
        hash.combine(toolchain.version)
        hash.combine(toolchain.resources)
        hash.combine(options.swiftVersion ?? "")
        hash.combine("\(options.conditions?.rawValue ?? "as") \(options.standardConditions.rawValue)")
        hash.combine("\(options.systemVersion)")
        hash.combine(FileManager.default.currentDirectoryPath)
        hash.combine(keepsLines ? "lines" : "")
        if let dependencies {
            hash.combine("\(dependencies.fingerprint) \(dependencies.objects.joined(separator: " "))")
        }
        return hash
    }

    /// Compiles with the conditions as on one platform after the other, until that succeeds.
    ///
    /// - Returns: What the files declare; empty when the view was given.
    private func build(_ job: Job) throws -> SourceSurvey {
        let conditions = try ConditionedSource(
            job.source, options: job.options, installation: installation, limits: limits,
            work: job.objects ?? job.work, cache: cache)
        let declared =
            job.options.view == nil || job.options.usesData
            ? try SourceSurvey(of: job.source, installation: installation, limits: limits) : nil
        var parsed =
            try declared == nil
            ? job.options.view.map { try ViewExpression($0, installation: installation, limits: limits) } : nil
        if let survey = try buildWithoutModules(job, conditions) {
            try parsed?.check(isCompiled: true)
            return survey
        }
        var failed: BuildOutput?
        var outputs: [(attempt: ConditionedSource.Attempt, output: BuildOutput)] = []
        for attempt in conditions.attempts {
            var job = job
            job.attempt = attempt
            if let last = outputs.last, let output = try refusal(of: job, after: last.output) {
                outputs.append((attempt, output))
                if attempt.isReported && !output.misses(namesOf: job.source) { failed = output }
                continue
            }
            var survey = declared ?? SourceSurvey()
            let output = try buildEntries(of: job.source, options: job.options, survey: &survey) {
                try build(job, entry: EntryFile(content: $0))
            }
            if output.ending.isSuccess {
                try parsed?.check(isCompiled: true)
                survey.warning = attempt.warning
                return survey
            }
            // Where the answer to the question for the framework is no, what stands behind it is missing; better to say why the
            // answer was not yes.
            if failed == nil || attempt.isReported && !output.misses(namesOf: job.source) { failed = output }
            outputs.append((attempt, output))
        }
        if let survey = try buildRest(of: job, conditions, outputs) {
            try parsed?.check(isCompiled: true)
            return survey
        }
        try parsed?.check(isCompiled: false)
        try failed?.check(of: job.source, compiler: self)
        return SourceSurvey()
    }

    /// Compiles with what the options ask for; without `--view` with the views that the survey says can be made, where one that
    /// cannot be after all is left out. The survey is then that of the views that were not asked for.
    func buildEntries(
        of source: SourceSet, options: SourceOptions, survey: inout SourceSurvey,
        _ build: (EntryFile.Content) throws -> BuildOutput
    ) throws -> BuildOutput {
        if options.usesData {
            let types = try survey.decodableTypes(
                named: options.view, isEvery: options.everyDecodable, in: source)
            survey = SourceSurvey()
            return try build(.decoded(types))
        }
        if let expression = options.view { return try build(.expression(try completed(expression, in: source))) }
        let candidates = survey.candidates(in: source)
        guard !survey.previews.isEmpty || !candidates.isEmpty else {
            throw Failure(ExitStatus.usage, survey.nothingToShow(in: source))
        }
        let output = try build(.views(candidates))
        let usable = candidates.filter { !output.text.contains("\($0.place):") }
        guard !output.ending.isSuccess, usable.count < candidates.count,
            !usable.isEmpty || !survey.previews.isEmpty
        else { return output }
        survey.unusable = candidates.map(\.type).filter { type in !usable.contains { $0.type == type } }
        return try build(.views(usable))
    }

    func build(_ job: Job, entry: EntryFile) throws -> BuildOutput {
        let progress = Progress("Compiling \(job.source.name) …", isQuiet: job.options.quiet)
        defer { progress.finish() }
        return job.source.files.count == 1 ? try buildFile(job, entry: entry) : try buildModule(job, entry: entry)
    }
}
