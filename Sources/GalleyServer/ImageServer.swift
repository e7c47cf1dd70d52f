import Foundation
import Galley
import GalleyFormats
import GalleyImageService
import GalleyProcesses
import GalleyProtocol
import GalleyWorker

/// Answers HTTP requests with pictures of views, each made from its URL's query.
///
///     @main struct Cards {
///         struct Query: Decodable { var title: String; var stars: Int? }
///
///         static func main() throws {
///             let server = ImageServer()
///             server.view("card") { (query: Query) in Card(title: query.title, stars: query.stars ?? 0) }
///             try server.run()
///         }
///     }
///
/// `GET /card.png?title=Hello` is then the view's picture; `.svg`, `.pdf` and `.webp` are others of it. Pictures are drawn by worker
/// processes: this program, started again for each core, with the same arguments. A view that crashes, or takes longer than it may,
/// costs its own request. What stands before `run()` is run by every worker, too, and should be quick.
///
/// docs/server.md tells what is answered with which status, and what the limits are for.
@MainActor
public final class ImageServer {
    /// What is served, and the most that may be asked for. The defaults are those of `galley serve-images`.
    public struct Configuration: Sendable {
        /// The address to listen on; only this machine reaches the default.
        public var host = "127.0.0.1"
        /// 0 lets the system choose.
        public var port = 8080
        /// Names, besides this machine's, under which requests are answered where `host` is a loopback address, such as
        /// `cards.example.com`; requests for others are answered with 403.
        public var allowedHosts: [String] = []
        /// The most connections of one address on which nothing is asked for; for one more the oldest of them is closed.
        public var mostIdleConnections = 256
        /// How many pictures are drawn at the same time; nil is one for each core.
        public var workers: Int?
        /// How many pictures may wait for a worker; more are answered with 503.
        public var mostWaiting = 64
        /// The seconds that a picture may take; then it is answered with 408.
        public var timeLimit = 10.0
        /// Megabytes that each worker may use.
        public var memory = 1024
        /// What views are offered, where the URL says nothing.
        public var proposal = ProposedViewSize.unspecified
        /// Pixels a point, where the URL says nothing.
        public var scale: Double = 1
        /// Whether pictures have a background, white or black by appearance.
        public var isOpaque = false
        /// The most pixels of a picture; more are answered with 413.
        public var mostPixels = 16_777_216
        /// The most views in a picture; more are answered with 422.
        public var mostNodes = 20_000
        /// The most views in each other; more are answered with 422.
        public var mostDepth = 500
        /// The most characters of a picture's texts, and of a query.
        public var mostCharacters = 20_000
        /// The seconds for which clients may keep a picture, and the server does.
        public var mostAge = 3600
        /// The most bytes of pictures that are kept.
        public var cacheBytes = 64 << 20
        /// The key that URLs must be signed with, 32 bytes at least; nil asks for no signature.
        public var signingKey: [UInt8]?
        /// Whether a view with warnings, such as a missing image, is answered with 500.
        public var isStrict = true
        /// The hosts that images may be fetched from, over HTTPS, such as `images.example.com`; none unless given.
        public var imageHosts: [String] = []
        /// Folders in which images are looked up by name.
        public var assetFolders: [URL] = []

        /// The usual configuration.
        public init() {}
    }

    /// A server that cannot do what it is asked to.
    public struct Failure: Error, CustomStringConvertible {
        public var description: String
    }

    private struct ServedView {
        var name: String
        var draw: @MainActor (HostRow, RenderOptions, inout PhaseClock) throws -> RenderedView
    }

    /// How the server was configured.
    public let configuration: Configuration
    private var views: [ServedView] = []
    /// Tells the worker processes that they are some.
    private static let marker = "GALLEY_SERVER_WORKER"

    /// A server that answers nothing yet.
    public init(_ configuration: Configuration = .init()) { self.configuration = configuration }

    /// Serves a view at `/NAME.png`, and at its other formats' endings.
    ///
    /// - Parameters:
    ///   - name: The path without its format: small letters, digits and dashes.
    ///   - make: Makes the view from the query. What it throws is answered with 400 and its description.
    public func view<Query: Decodable, Content: View>(
        _ name: String, make: @escaping @MainActor (Query) throws -> Content
    ) {
        views.append(
            ServedView(name: name) { row, options, clock in
                let query = try FieldsDecoder(row.data.fields ?? []).decode(Query.self, refusesOthers: true)
                let view = try make(query)
                clock.end("decode")
                return RenderedView(view, options: options)
            })
    }

    /// Serves a view that is made from its own properties.
    public func view<Content: View & Decodable>(_ name: String, _ type: Content.Type) {
        view(name) { (content: Content) in content }
    }

    /// Serves until SIGTERM or Ctrl-C, and returns when what was under way is answered. A worker process never returns from here.
    ///
    /// - Throws: `Failure` where the port cannot be had, no worker can be started, or the configuration makes no sense.
    public func run() throws {
        if ProcessInfo.processInfo.environment[Self.marker] != nil { serveRows() }
        guard configuration.signingKey?.count ?? 32 >= URLSignature.leastKeyBytes else {
            throw Failure(description: "the signing key has fewer than \(URLSignature.leastKeyBytes) bytes")
        }
        guard !views.isEmpty else { throw Failure(description: "the server has no view; add one with view(_:make:)") }
        let settings = settings
        // The main thread is not needed: views are drawn elsewhere.
        let end = DispatchSemaphore(value: 0)
        let fault = Fault()
        Task.detached {
            do {
                try await ImageService.run(settings)
            } catch {
                fault.set((error as? GalleyProcesses.Failure)?.message ?? "\(error)")
            }
            end.signal()
        }
        end.wait()
        if let message = fault.message { throw Failure(description: message) }
    }

    private var settings: ServerSettings {
        var request = HostRequest(action: .render)
        request.file.scale = configuration.scale
        request.file.isOpaque = configuration.isOpaque
        var environment = ProcessInfo.processInfo.environment
        environment[Self.marker] = "1"
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let path =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        let worker = ServerSettings.Worker(
            path: path, arguments: Array(CommandLine.arguments.dropFirst()), environment: environment, request: request,
            memory: configuration.memory)
        var settings = ServerSettings(worker: worker)
        settings.listen.host = configuration.host
        settings.listen.port = configuration.port
        settings.listen.allowedHosts = configuration.allowedHosts
        settings.listen.mostIdleConnections = configuration.mostIdleConnections
        settings.workers = configuration.workers
        settings.mostWaiting = configuration.mostWaiting
        settings.timeLimit = configuration.timeLimit
        settings.limits = HostLimits(
            pixels: configuration.mostPixels, nodes: configuration.mostNodes, depth: configuration.mostDepth,
            characters: configuration.mostCharacters)
        settings.mostAge = configuration.mostAge
        settings.cacheBytes = configuration.cacheBytes
        settings.signingKey = configuration.signingKey
        settings.isStrict = configuration.isStrict
        settings.images.hosts = configuration.imageHosts
        return settings
    }

    // MARK: In a worker

    private func serveRows() -> Never {
        let streams = WorkerStreams()
        guard let request = streams.next(HostRequest.self) else { exit(ExitStatus.crash) }
        do {
            try streams.report(.views(names: views.map(\.name)))
            while let row = streams.next(HostRow.self) {
                try streams.report(.begin)
                let (result, pictures) = draw(row, request, streams)
                try streams.report(.end(result), pictures)
            }
        } catch {
            // Nobody listens any more.
            exit(ExitStatus.crash)
        }
        exit(0)
    }

    private func draw(_ row: HostRow, _ request: HostRequest, _ streams: WorkerStreams) -> (HostResult, [Data]) {
        guard let index = row.view, views.indices.contains(index) else { return (HostResult(name: ""), []) }
        var result = HostResult(name: views[index].name)
        var clock = PhaseClock()
        var options = options(row)
        options.allowsFileURLs = false
        if request.asksForImages { options.imageLoader = { try streams.image($0) } }
        let rendered: RenderedView
        do {
            rendered = try views[index].draw(row, options, &clock)
        } catch {
            result.failure = .init(
                status: ExitStatus.source, message: "\(error)", cause: .data, field: (error as? FieldMisfit)?.field)
            return (result, [])
        }
        clock.end("layout")
        result.failure = request.limits?.excess(of: rendered, scale: Double(options.scale))
        if result.failure == nil, request.isStrict {
            result.failure = rendered.diagnostics.first { $0.severity != .note }.map {
                .init(status: ExitStatus.notDrawn, message: $0.message)
            }
        }
        guard result.failure == nil else { return (result, []) }
        do {
            let pictures = try (row.formats ?? [.png]).map { try rendered.data(as: $0) }
            clock.end("draw")
            result.pictures = pictures.map(\.count)
            result.phases = clock.phases
            return (result, pictures)
        } catch {
            result.failure = .init(
                status: ExitStatus.notDrawn, message: "\(error)", cause: HostResult.Cause(error))
            return (result, [])
        }
    }

    private func options(_ row: HostRow) -> RenderOptions {
        var options = RenderOptions()
        options.proposal = configuration.proposal
        options.scale = row.scale ?? configuration.scale
        options.isOpaque = configuration.isOpaque
        options.assetFolders = configuration.assetFolders
        if case .window(let size)? = row.room {
            options.canvas = CGSize(width: size.width, height: size.height)
            options.proposal = ProposedViewSize(width: size.width, height: size.height)
        }
        if let isDark = row.isDark { options.colorScheme = isDark ? .dark : .light }
        if let locale = row.locale { options.locale = Locale(identifier: locale) }
        return options
    }
}

/// Why a server ended, told from its task to the thread that waits for it.
private final class Fault: @unchecked Sendable {
    // The semaphore orders the writing before the reading.
    private(set) var message: String?

    func set(_ text: String) { message = text }
}
