import Foundation
import GalleyAssets
import GalleyProtocol

/// How workers for a user's files are started.
struct PreparedWorker {
    var worker: ServerSettings.Worker
    /// Keeps the library from being removed by others.
    var product: Compiler.Product
    /// Keeps the home folder of the workers' views.
    var home: ScenarioHome?
}

/// A user's files on their way through the compiler and the host: what `render` and `layout` have in common.
struct ShownFile {
    private var input: InputArguments.Input
    private let options: SourceOptions
    /// Nil where everything is compiled.
    private let compiler: Compiler?
    /// The home folder of the views; nil where it is the machine's.
    private let home: ScenarioHome?

    /// - Parameter isWatched: Whether the files are shown again whenever they are saved.
    init(_ options: SourceOptions, isWatched: Bool = false) throws {
        // Not when options are read: for some commands the sandbox holds without being asked for.
        guard options.limits.sandbox || options.limits.readable.isEmpty else {
            throw Failure(
                ExitStatus.usage, "--allow-read says what may be read with --sandbox; without it everything may")
        }
        if options.limits.sandbox, let fault = Sandbox.fault { throw Failure(ExitStatus.unavailable, fault) }
        self.options = options
        home = try options.scenario.map { try ScenarioHome($0.scenario) }
        input = try options.input.read(for: options.platform, within: options.limits.time)
        if case .module(let source) = input { try Self.check(source, options) }
        if case .built(let built) = input {
            try Installation.current.check(compiles: false)
            try built.check(options)
            compiler = nil
        } else {
            var compiler = try Compiler(limits: options.limits)
            compiler.keepsPieces = isWatched
            self.compiler = compiler
        }
    }

    /// Says which files were passed over, and refuses those that a stranger's project may not name.
    private static func check(_ source: SourceSet, _ options: SourceOptions) throws {
        if options.limits.sandbox, let place = source.outside(options.limits.readable) {
            throw Failure(
                ExitStatus.usage,
                "'\(place)' belongs to \(source.name) and lies outside of it, where --sandbox lets nobody read; give its folder with "
                    + "--allow-read")
        }
        guard source.absent.isEmpty || !options.strict else {
            throw Failure(ExitStatus.noInput, "there is no file '\(source.absent[0])', which \(source.name) lists")
        }
        guard !options.quiet else { return }
        for path in source.absent {
            complain("galley: warning: there is no file '\(path)', which \(source.name) lists; it is left out")
        }
        for note in source.notes { complain("galley: note: \(note)") }
        let endings = options.limits.sandbox ? Sandbox.endings : []
        let strays = source.strays + source.assetFolders.flatMap { AssetFolders.strays(in: $0, endings: endings) }
        for stray in strays.prefix(10) {
            complain(
                "galley: warning: '\(stray)' is a link that leads out of its folder, and is passed over; give what it leads to "
                    + (stray.hasSuffix(".swift") ? "instead" : "with --assets"))
        }
    }

    /// Compiles the files, unless that has been done, and runs them.
    ///
    /// - Parameter receive: Takes each view's pictures, and the paths that the destination has for them, instead of their being written.
    func run(
        _ request: HostRequest, destination: RenderDestination? = nil,
        receive: ((inout HostResult, HostProcess.Delivery) throws -> Void)? = nil
    ) throws -> ResultReport {
        var request = request
        request.data = try options.readData
        let product = try product(compiler)
        try tell(of: product)
        do {
            return try show(product, request, destination: destination, receive: receive)
        } catch let failure as Failure where failure.status == ExitStatus.unavailable && !product.isNew {
            // What was compiled by an earlier run cannot be loaded any more; what is compiled now may be.
            guard let entry = product.entry else { throw failure }
            compiler?.cache.discard(entry)
            return try show(self.product(compiler), request, destination: destination, receive: receive)
        }
    }

    /// Says what is not as in the source; under `--strict` that is a failure.
    private func tell(of product: Compiler.Product) throws {
        let text = LeftOutText(product.survey.leftOut ?? [])
        if options.strict {
            if let warning = product.survey.warning { throw Failure(ExitStatus.notDrawn, warning) }
            guard text.isHarmless else { throw Failure(ExitStatus.source, text.failure(of: name)) }
        }
        guard !options.quiet else { return }
        if let warning = product.survey.warning { complain("galley: warning: \(warning)") }
        // Of many files that was said before compiling began.
        let isSaid = if case .module(let source) = input { product.isNew && source.announcesModules } else { false }
        if !isSaid { for line in text.moduleLines { complain("galley: warning: \(line)") } }
        for line in text.lines { complain("galley: \(line.severity): \(line.text)") }
    }

    /// What messages call the files.
    private var name: String {
        switch input {
        case .module(let source): source.name
        case .package(let package): package.name
        case .built(let built): "'\(built.path)'"
        }
    }

    private func show(
        _ product: Compiler.Product, _ request: HostRequest, destination: RenderDestination?,
        receive: ((inout HostResult, HostProcess.Delivery) throws -> Void)?
    ) throws -> ResultReport {
        var request = request
        try complete(&request, for: product)
        var host = try host(for: product, request)
        host.destination = destination
        host.receive = receive
        host.crashSite = { crashSite($0, product) }
        return ResultReport(results: try host.run(request), survey: product.survey, options: options)
    }

    /// Compiles the files, unless that has been done, for workers that draw one row after the other.
    ///
    /// - Parameter keepsLines: Whether the code can tell its lines where it crashes; it takes longer to compile then.
    func prepare(_ request: HostRequest, keepsLines: Bool = false) throws -> PreparedWorker {
        var request = request
        var compiler = compiler
        compiler?.keepsLines = keepsLines
        let product = try product(compiler)
        request.hasRows = true
        if !keepsLines { try tell(of: product) }
        try complete(&request, for: product)
        // A provider that crashes would take the others with it, each time that the views are made.
        if product.survey.providers.count > 1 { request.deferred = try names(in: product).deferred }
        let host = try host(for: product, request)
        let worker = ServerSettings.Worker(
            path: host.program, arguments: host.arguments, environment: host.environment,
            request: request, memory: options.limits.memory)
        return PreparedWorker(worker: worker, product: product, home: home)
    }

    /// Takes in what the compiled files bring along, and which of their views are meant.
    private func complete(_ request: inout HostRequest, for product: Compiler.Product) throws {
        request.assetFolders = options.assets + product.assetFolders
        request.symbolFolders = options.symbols + product.symbolFolders
        request.fonts = product.fonts
        request.bundle = product.bundle?.path
        if options.look == nil, let look = product.look { request.look = look }
        request.only = try chosenViews(of: product)
    }

    /// The places of the views that are meant; nil for all.
    private func chosenViews(of product: Compiler.Product) throws -> [Int]? {
        if let wanted = options.preview {
            return try PreviewChoice(wanted, among: names(of: product)).indices
        }
        guard case .built(let built) = input else { return nil }
        if options.usesData { return try built.decodableIndices(options) }
        return try options.view.map { [try built.index(of: $0, among: names(of: product))] }
    }

    /// What the compiled views are called.
    func names(of product: Compiler.Product) throws -> [String] { try names(in: product).names }

    private func names(in product: Compiler.Product) throws -> (names: [String], deferred: [Int]) {
        var question = HostRequest(action: .layout)
        question.count = 0
        question.fonts = product.fonts
        question.bundle = product.bundle?.path
        return try host(for: product, question).names(question)
    }

    /// The files that are compiled as one module; none of a package's.
    var sources: [SourceFile] {
        if case .module(let source) = input { source.files } else { [] }
    }

    /// The files as one module; nil for a package.
    var module: SourceSet? { if case .module(let source) = input { source } else { nil } }

    var installation: Installation { .current }
    /// What programs are allowed that read the source from standard input.
    var readingLimits: Subprocess.Limits { compiler?.limits ?? options.limits.compiling }

    /// Changes the source as it is compiled from now on; the files stay as they are.
    ///
    /// - Parameter shown: The texts that views show.
    mutating func change(_ change: WhatIf.Modifier, shown: Set<String>) throws {
        guard case .module(let source) = input else {
            throw Failure(
                ExitStatus.usage,
                "--what-if changes files and folders, not packages or what is built; give the target's folder of sources"
            )
        }
        input = .module(
            try source.changed(
                by: change, shown: shown, installation: installation, limits: readingLimits))
    }

    /// Compiles the files, unless that has been done, for `galley build`.
    func build() throws -> Compiler.Product {
        let product = try product(compiler)
        try tell(of: product)
        return product
    }

    private func product(_ compiler: Compiler?) throws -> Compiler.Product {
        switch (input, compiler) {
        case (.built(let built), _): return try built.product(for: options)
        case (_, nil): throw Failure(ExitStatus.unavailable, "there is no compiler for \(name)")
        case (.module(let source), let compiler?):
            var product = try compiler.compile(source, options: options)
            let language = options.shownVariants.variants.first?.locale
            product.bundle = try source.appBundle(in: compiler.cache, language: language)
            if let warning = product.warnings.first, options.strict { throw Failure(ExitStatus.notDrawn, warning) }
            if !options.quiet { for warning in product.warnings { complain("galley: warning: \(warning)") } }
            return product
        case (.package(let package), let compiler?):
            return try PackageBuild(package: package, compiler: compiler, options: options).product()
        }
    }

    private func host(for product: Compiler.Product, _ request: HostRequest) throws -> HostProcess {
        var host = HostProcess(installation: installation, product: product, limits: options.limits)
        host.home = home
        guard options.limits.sandbox else { return host }
        let built = if case .built(let built) = input { [built.path] } else { [String]() }
        var sandbox = try Sandbox(
            installation: installation,
            libraries: [installation.swiftLibraries] + (compiler.map { [$0.toolchain.runtimeLibraries] } ?? []),
            library: product.library,
            given: options.assets + options.symbols + options.limits.readable + built
                + (product.bundle.map { [$0.path] } ?? []) + (home.map { [$0.path] } ?? []))
        guard built.isEmpty else {
            host.sandbox = sandbox
            return host
        }
        let roots = if case .module(let source) = input { source.roots } else { [String]() }
        sandbox.addFound(
            product.assetFolders.filter { !options.assets.contains($0) },
            product.fonts + (product.bundle?.targets ?? []), in: roots)
        host.sandbox = sandbox
        return host
    }

    /// The place in the user's source of a crash in code that can tell its lines.
    func crashSite(of note: CrashNote, in product: Compiler.Product) -> CrashSite? {
        let source: SourceSet? =
            switch input {
            case .module(let files): files
            case .package(let package): try? SourceSet(files: product.packageFiles ?? [], name: package.name)
            case .built: nil
            }
        guard let compiler, let entry = product.entry else { return nil }
        let limits = compiler.reaching([entry.path]).limits
        return source.flatMap {
            LineTable(library: product.library, toolchain: compiler.toolchain, limits: limits).site(
                of: note.places, in: $0)
        }
    }

    /// The place in the user's source where a view's code crashes; nil when it cannot be told.
    ///
    /// Compiled files have no table of lines, which would make them slower to compile and load. So the file is compiled once
    /// more with one, and the view is run again.
    private func crashSite(_ request: HostRequest, _ product: Compiler.Product) -> CrashSite? {
        guard var compiler else { return nil }
        compiler.keepsLines = true
        var product = product
        if case .module(let files) = input {
            guard var withLines = try? compiler.compile(files, options: options) else { return nil }
            withLines.bundle = product.bundle
            product = withLines
        }
        guard let note = try? host(for: product, request).crash(request) else { return nil }
        return crashSite(of: note, in: product)
    }
}
