import Foundation
import GalleyHTTP
import GalleyPreview
import GalleyProtocol
import Logging
import Synchronization

/// Serves views to many people: the page, its sockets, and the sessions behind them.
package final class ServeService: Sendable {
    let settings: ServeSettings
    let logger: Logger
    let sessions: SessionTable
    let metrics = ServiceMetrics(help: ServeService.help)
    let hostList = Mutex(HostList())
    private let page: KeptPage
    /// Where files lie that people hand over; none are where there is no room for them.
    let uploads: UploadFolder?

    package init(_ settings: ServeSettings, logger: Logger, uploads: UploadFolder? = nil) {
        var settings = settings
        if let uploads { settings.worker = uploads.readable(by: settings.worker) }
        self.settings = settings
        self.uploads = uploads
        self.logger = logger
        sessions = SessionTable(most: settings.mostSessions)
        page = ServePage.page(title: settings.title, fillsPage: settings.worker.request.followsPreviews)
    }

    var hosts: [SharedHost] { hostList.withLock { $0.all } }

    /// Starts the hosts; returns when one is ready.
    ///
    /// - Throws: Why the first that ended has, where none becomes ready.
    func start() async throws(HostFailure) {
        let (stream, continuation) = AsyncStream<SharedHost.Event>.makeStream()
        let hosts = (0..<(settings.workers ?? ProcessInfo.processInfo.activeProcessorCount)).map { _ in
            SharedHost(settings) { [weak self] host, event in
                continuation.yield(event)
                self?.take(event, of: host)
            }
        }
        hostList.withLock { $0.common = hosts }
        for host in hosts { host.start() }
        for await event in stream {
            switch event {
            case .ready: return continuation.finish()
            case .ended(let ending): throw HostFailure(description: ending.reason)
            default: continue
            }
        }
    }

    struct HostFailure: Error {
        var description: String
    }

    func end() {
        for host in hosts { host.end() }
    }

    // MARK: Requests

    /// The answer to a request that asks for no WebSocket, or for one that it does not get.
    package func answer(_ request: HTTPRequest) async -> HTTPResponse {
        var response = route(request)
        response.headers.replaceOrAdd(name: "X-Content-Type-Options", value: "nosniff")
        metrics.count("galley_requests_total", "status=\"\(response.status)\"")
        return response
    }

    private func route(_ request: HTTPRequest) -> HTTPResponse {
        guard ["GET", "HEAD"].contains(request.method) else { return .text("only GET is answered\n", status: 405) }
        guard isOwn(request) else {
            return .text(
                "this is served to its own address only; galley serve --origin and --allow-host name others\n",
                status: 403)
        }
        switch request.path {
        case "/healthz": return health()
        case "/metrics": return figures()
        case "/": return page.answer(to: request)
        case "/live": return refusal(of: request)
        // What browsers and machines ask for by themselves.
        case "/favicon.ico", "/robots.txt": return .text("there is nothing here; the page is at /\n", status: 404)
        case let path where path.hasPrefix("/.well-known/"):
            return .text("there is nothing here; the page is at /\n", status: 404)
        // The address of a screen, which the page asks its view for.
        default: return page.answer(to: request)
        }
    }

    /// Why a request gets no socket.
    private func refusal(of request: HTTPRequest) -> HTTPResponse {
        guard request.isFromOwnPage(of: settings.origins) else {
            metrics.count("galley_refused_total", "reason=\"origin\"")
            return .text("the page is from another place\n", status: 403)
        }
        guard let page = PageGreeting.page(of: request.parameters) else {
            return .text("a page names itself by 32 digits\n", status: 400)
        }
        guard !sessions.hasRoom(for: page) || !hasHost else {
            var response = HTTPResponse.text("a WebSocket is served here\n", status: 426)
            // What is wanted is said in the same way as it is asked for (RFC 9110 §15.5.22, RFC 6455 §4.4).
            response.headers.add(name: "Connection", value: "Upgrade")
            response.headers.add(name: "Upgrade", value: "websocket")
            response.headers.add(name: "Sec-WebSocket-Version", value: "13")
            return response
        }
        metrics.count("galley_refused_total", "reason=\"full\"")
        var response = HTTPResponse.text("too many use this at the moment\n", status: 503)
        response.headers.add(name: "Retry-After", value: "\(retryAfter)")
        return response
    }

    private func isOwn(_ request: HTTPRequest) -> Bool {
        request.isAddressed(to: settings.listen.host, origins: settings.origins, names: settings.listen.allowedHosts)
    }

    /// Whether some host takes sessions of anybody.
    var hasHost: Bool { commonHosts.contains(where: \.isReady) }

    private var commonHosts: [SharedHost] { hostList.withLock { $0.common } }

    private var retryAfter: Int {
        hasHost ? 10 : max(1, Int((commonHosts.map(\.pause).min() ?? 1).rounded(.up)))
    }

    /// Serves a page's WebSocket; nil for what gets none.
    package func webSocket(_ request: HTTPRequest) -> (@Sendable (WebSocket) async -> Void)? {
        guard request.path == "/live", isOwn(request), request.isFromOwnPage(of: settings.origins), hasHost,
            let page = PageGreeting.page(of: request.parameters), sessions.hasRoom(for: page)
        else { return nil }
        return { socket in await self.serve(socket, page) }
    }

    // MARK: Hosts

    func take(_ event: SharedHost.Event, of host: SharedHost) {
        switch event {
        case .ready(let views): logger.info("host ready", metadata: ["views": "\(views.joined(separator: ", "))"])
        case .opened(let number): session(number, of: host)?.hasOpened()
        case .picture(let number, let picture):
            metrics.count("galley_pictures_total")
            metrics.count("galley_picture_bytes_total", by: picture.count)
            if let wait = session(number, of: host)?.take(picture) {
                metrics.note("galley_event_seconds", seconds: wait)
            }
        case .same(let number):
            if let wait = session(number, of: host)?.takeSame() { metrics.note("galley_event_seconds", seconds: wait) }
        case .sessionEnded(let number, let reason):
            guard let session = session(number, of: host) else { return }
            end(session, .ended, "memory", SessionNews(notice: "This has ended: \(reason)."))
        case .ended(let ending): hasEnded(host, ending)
        }
    }

    /// A host is believed about its own sessions only: what it says is said by the views' code, if that likes.
    func session(_ number: Int, of host: SharedHost) -> ServedSession? {
        sessions[number].flatMap { $0.host === host ? $0 : nil }
    }

    // MARK: Sessions

    /// Ends a session, here and in its host.
    func end(_ session: ServedSession, _ reason: CloseReason, _ word: String, _ news: SessionNews? = nil) {
        guard sessions.remove(session) else { return }
        session.end(reason, news)
        session.host.close(session.number)
        metrics.count("galley_sessions_ended_total", "reason=\"\(word)\"")
        let seconds = ((.now - session.begin) / .milliseconds(1)).rounded() / 1000
        logger.info(
            "session ended", metadata: ["session": "\(session.number)", "reason": "\(word)", "seconds": "\(seconds)"])
    }

    /// A page's session; nil where it gets none, and is told why.
    func open(_ page: String, _ greeting: PageGreeting, _ socket: WebSocket) -> ServedSession.Attachment.Owned? {
        let host = freestHost(for: page)
        let answer = sessions.session(of: page, token: greeting.token) { number in
            host.map {
                ServedSession(
                    number: number, page: page, host: $0, mostEvents: settings.mostEvents, uploads: uploads)
            }
        }
        switch answer {
        case .full:
            metrics.count("galley_refused_total", "reason=\"full\"")
            socket.close(.tryAgainLater)
        case .notYours:
            metrics.count("galley_refused_total", "reason=\"token\"")
            logger.notice("wrong token")
            socket.close(.notYours)
        case .new(let session):
            let result = greeting.token == nil ? "new" : "lost"
            metrics.count("galley_sessions_total", "result=\"\(result)\"")
            logger.info("session began", metadata: ["session": "\(session.number)", "result": "\(result)"])
            return begin(session, socket, notice: greeting.token == nil ? nil : lostNotice(for: page))
        case .known(let session):
            metrics.count("galley_sessions_total", "result=\"resumed\"")
            return begin(session, socket, notice: nil)
        }
        return nil
    }

    private func begin(
        _ session: ServedSession, _ socket: WebSocket, notice: String?
    ) -> ServedSession.Attachment.Owned? {
        guard let attachment = session.attach(socket), session.host.open(session.number) else {
            end(session, .serviceRestart, "host")
            socket.close(.serviceRestart)
            return nil
        }
        return .init(
            session: session, attachment: attachment, news: SessionNews(token: session.token.text, notice: notice))
    }
}

extension ServedSession.Attachment {
    /// A page that has a session.
    struct Owned: Sendable {
        var session: ServedSession
        var attachment: ServedSession.Attachment
        /// What it is told first.
        var news: SessionNews
    }
}
