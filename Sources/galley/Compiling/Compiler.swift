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
    /// Whether a file will be compiled again with small changes.
    var keepsPieces = false
    /// What the files are compiled against beside Galley.
    var dependencies: DependencyRecord?
    /// What `galley-syntax` has answered of the files.
    var answers = RememberedAnswers()

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
        } else if keepsPieces, !keepsLines, source.files[0].content.count >= Self.leastInPieces {
            job.objects = cache.objects(
                buildKey("galley pieces 1", [source.identity, languageName(source, options)], options: options))
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
}
