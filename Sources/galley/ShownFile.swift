import Foundation
import GalleyProtocol

/// A user's files on their way through the compiler and the host: what `render` and `layout` have in common.
struct ShownFile {
    private let source: SourceSet
    private let options: SourceOptions
    private let compiler: Compiler

    init(_ options: SourceOptions) throws {
        if options.limits.sandbox, let fault = Sandbox.fault { throw Failure(ExitStatus.unavailable, fault) }
        self.options = options
        source = try options.input.source
        compiler = try Compiler(limits: options.limits)
    }

    /// Compiles the files, unless that has been done, and runs them.
    func run(_ request: HostRequest, destination: RenderDestination? = nil) throws -> ResultReport {
        var request = request
        request.assetFolders = options.assets + source.assetFolders
        let product = try compiler.compile(source, options: options)
        if let warning = product.survey.warning {
            guard !options.strict else { throw Failure(ExitStatus.notDrawn, warning) }
            if !options.quiet { complain("galley: warning: \(warning)") }
        }
        var host = try host(for: product, request)
        host.destination = destination
        host.crashSite = { [request] in crashSite(ofView: $0, request) }
        return ResultReport(results: try host.run(request), survey: product.survey, options: options)
    }

    private func host(for product: Compiler.Product, _ request: HostRequest) throws -> HostProcess {
        var host = HostProcess(installation: compiler.installation, product: product, limits: options.limits)
        guard options.limits.sandbox else { return host }
        let given = options.assets + options.symbols + options.limits.readable
        host.sandbox = try Sandbox(
            installation: compiler.installation, toolchain: compiler.toolchain, library: product.library,
            folders: given,
            assets: request.assetFolders.filter { !given.contains($0) })
        return host
    }

    /// The place in the user's source where a view's code crashes; nil when it cannot be told.
    ///
    /// Compiled files have no table of lines, which would make them slower to compile and load. So the file is compiled once
    /// more with one, and the view is run again.
    private func crashSite(ofView index: Int, _ request: HostRequest) -> CrashSite? {
        var compiler = compiler
        compiler.keepsLines = true
        var request = request
        (request.skip, request.count) = (index, 1)
        guard let product = try? compiler.compile(source, options: options),
            let note = try? host(for: product, request).crash(request)
        else { return nil }
        return LineTable(library: product.library, toolchain: compiler.toolchain, limits: options.limits)
            .site(of: note.places, in: source)
    }
}
